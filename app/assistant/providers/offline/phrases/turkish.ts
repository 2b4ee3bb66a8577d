import type { Phrases } from './phrases.ts'

const each = (people: number) => (people > 1 ? `${people} kişi için ` : '')

export const turkish: Phrases = {
  fact: {
    gluten: 'gluten',
    crustaceans: 'kabuklu deniz ürünü',
    eggs: 'yumurta',
    fish: 'balık',
    peanuts: 'yer fıstığı',
    soy: 'soya',
    milk: 'süt ürünü',
    nuts: 'sert kabuklu yemiş',
    celery: 'kereviz',
    mustard: 'hardal',
    sesame: 'susam',
    sulphites: 'sülfit',
    lupin: 'acı bakla (lupin)',
    molluscs: 'yumuşakça',
    meat: 'et',
    pork: 'domuz ürünü',
    alcohol: 'alkol',
    honey: 'bal',
  },
  diet: { vegetarian: 'vejetaryen', vegan: 'vegan' },
  staff: 'Lütfen servis ekibine sorun.',
  allergyStaff:
    'Her mutfakta iz miktarda bulaşma olabilir. Lütfen sipariş vermeden önce alerjinizi servis ekibine söyleyin; son söz onlarındır.',
  contains: (dish, fact, reasons) => `${dish}: evet, ${fact} kayıtlı (${reasons}).`,
  mentioned: (dish, fact, sentences) =>
    `${dish}: içindekiler arasında ${fact} yazmıyor, ama menüde şöyle geçiyor: “${sentences}”. Lütfen servis ekibine sorun.`,
  markedFree: (dish, fact, tag) =>
    `${dish}: restoran bunu “${tag}” olarak işaretlemiş, kayıtlı içindekilerde de buna ters düşen bir şey yok. ${fact} tüketmiyorsanız lütfen servis ekibine de doğrulatın.`,
  factUnknown: (dish, fact, ingredients) =>
    `${dish}: kayıtlı içindekiler arasında bilinen bir ${fact} kaynağı yok, ama içermediği de kayıtlı değil; bu yüzden güvenli diyemem. Kayıtlı olanlar: ${ingredients}.`,
  noIngredients: (dish) =>
    `${dish}: içindekiler menüde kayıtlı değil. Lütfen servis ekibine sorun.`,
  hasIngredient: (dish, ingredient) => `${dish}: evet, menüde ${ingredient} kayıtlı.`,
  ingredients: (dish, ingredients) => `${dish} içindekiler: ${ingredients}.`,
  calories: (dish, calories) => `${dish}: ${calories} kcal.`,
  noCalories: (dish) =>
    `${dish}: kalorisi menüde yazmıyor, bilmiyorum. Lütfen servis ekibine sorun.`,
  price: (dish, price) => `${dish}: ${price}.`,
  noPrice: (dish) => `${dish}: fiyatı menüde yazmıyor. Lütfen servis ekibine sorun.`,
  cooking: (dish, words) => `${dish}: ${words}`,
  noCooking: (dish) => `${dish}: nasıl yapıldığı menüde yazmıyor. Lütfen servis ekibine sorun.`,
  dietMarked: (dish, diet) => `${dish}: restoran bunu ${diet} olarak işaretlemiş.`,
  dietAgainst: (dish, diet, reasons) => `${dish} ${diet} değil; menüde şunlar geçiyor: ${reasons}.`,
  dietContradiction: (dish, diet, reasons) =>
    `${dish}: restoran bunu ${diet} olarak işaretlemiş, ama menüde şunlar da geçiyor: ${reasons}. Bu bilgiler birbirini tutmuyor; güvenmeyin, lütfen servis ekibine sorun.`,
  dietUnknown: (dish, diet) =>
    `${dish}: restoran bunu ${diet} olarak işaretlememiş, bu yüzden öyle diyemem. Lütfen servis ekibine sorun.`,
  dishesWith: (fact) => `Menüde ${fact} içerdiği yazan ya da ${fact} adı geçenler:`,
  noDishesWith: (fact) => `Bu menüde içinde ${fact} kayıtlı bir yemek yok.`,
  dishesMarkedFree: (fact) =>
    `Restoranın “${fact} içermez” anlamında işaretledikleri (lütfen bunları da doğrulatın):`,
  restUnknown:
    'Diğer yemeklerin bunu içermediği menüde kayıtlı değil; bu yüzden hiçbirine güvenli diyemem.',
  dietDishes: (diet) => `Restoranın ${diet} olarak işaretledikleri:`,
  noDietDishes: (diet) =>
    `Restoran hiçbir yemeği ${diet} olarak işaretlememiş; bu yüzden öyle bir öneri yapamam. Lütfen servis ekibine sorun.`,
  heading: (name) => `${name}:`,
  overview: 'Menüde şunlar var:',
  overviewHint: 'Bunlardan biri, bir yemek, bir malzeme ya da bütçeniz hakkında sorabilirsiniz.',
  cheapest: 'En uygun fiyatlılar:',
  dearest: 'En yüksek fiyatlılar:',
  lightest: 'Kayıtlı kalorilere göre, en hafiften başlayarak:',
  tag: (dish, tags) => `${dish}: restoranın işaretleri: ${tags}.`,
  noTag: (dish) => `${dish}: restoran böyle işaretlememiş.`,
  tagged: 'Restoranın böyle işaretledikleri:',
  noneTagged: 'Restoran hiçbir yemeği böyle işaretlememiş. Lütfen servis ekibine sorun.',
  recommend: 'Şunları önerebilirim:',
  recommendDiet: (diet) => `Restoranın ${diet} olarak işaretledikleri arasından önerim:`,
  withinBudget: (budget, people) => `${each(people)}${budget} bütçeyle önerim:`,
  total: (total, people) => `${each(people)}toplam ${total}.`,
  tooSmallBudget: (budget, cheapest) =>
    `${budget} bütçeye uyan bir şey yok. En uygun fiyatlısı: ${cheapest}.`,
  pictures: 'Buyurun:',
  noPictures: (dishes) => `Resmi olmayanlar: ${dishes}.`,
  notOnMenu: 'Bunu bu menüde bulamadım.',
  which: 'Birkaç yemek buna uyuyor; bildiklerim şöyle:',
  greeting: (restaurant) =>
    `Merhaba, ${restaurant} menüsüne hoş geldiniz! İçindekileri, alerjenleri, fiyatları ya da ne yiyebileceğinizi sorabilirsiniz.`,
  thanks: 'Rica ederim, afiyet olsun!',
  unknown:
    'Bunu bilmiyorum; yalnızca bu menüde kayıtlı olanları biliyorum. İçindekiler, alerjenler, kalori, fiyat ve öneri konusunda yardımcı olabilirim. Diğer konular için lütfen servis ekibine sorun.',
}
