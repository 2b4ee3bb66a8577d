import { demoMenu } from '../../tests/fixtures/demo-menu.ts'
import type { EvalMenu } from './menu.ts'

/** The sample restaurant, as `npm start` seeds it. */
export const demo: EvalMenu = {
  menu: demoMenu(),
  markedFree: {
    Fava: ['gluten'],
    'Çoban Salata': ['gluten'],
    'Zeytinyağlı Taze Fasulye': ['gluten'],
  },
  alsoCalled: {
    'Süzme Mercimek Çorbası': ['lentil soup', 'mercimek çorbası'],
    'Yayla Çorbası': ['yogurt soup', 'yoghurt soup'],
    Humus: ['hummus'],
    'Zeytinyağlı Yaprak Sarma': ['stuffed vine leaves', 'yaprak sarma'],
    'Paçanga Böreği': ['pacanga'],
    'Tereyağlı Karides Güveç': ['shrimp casserole', 'karides güveç'],
    'Midye Tava': ['fried mussels'],
    'Çoban Salata': ['shepherd’s salad', 'shepherd salad'],
    'Gavurdağı Salatası': ['gavurdağı'],
    'Izgara Köfte': ['grilled meatballs', 'köfte'],
    'Adana Kebap': ['adana'],
    'Tavuk Şiş': ['chicken skewer', 'chicken shish'],
    'Şarapta Kuzu İncik': ['lamb shank', 'kuzu incik'],
    'Zeytinyağlı Taze Fasulye': ['green beans', 'taze fasulye'],
    'Izgara Levrek': ['sea bass', 'levrek'],
    'Hamsi Tava': ['anchovies', 'hamsi'],
    'Kayseri Mantısı': ['manti', 'mantı'],
    'Kaşarlı Pide': ['pide'],
    'Antep Fıstıklı Baklava': ['baklava'],
    'Fırın Sütlaç': ['rice pudding', 'sütlaç'],
    'Türk Kahvesi': ['turkish coffee'],
    'Demleme Çay': ['çay'],
    'Yayık Ayranı': ['ayran'],
    'Ev Yapımı Limonata': ['lemonade', 'limonata'],
    'Öküzgözü Kırmızı (kadeh)': ['öküzgözü'],
  },
}
