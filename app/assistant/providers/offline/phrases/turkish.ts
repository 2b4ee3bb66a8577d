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
    lactose: 'laktoz',
    meat: 'et',
    poultry: 'kanatlı eti',
    pork: 'domuz ürünü',
    gelatine: 'jelatin',
    alcohol: 'alkol',
    honey: 'bal',
  },
  diet: {
    vegetarian: 'vejetaryen',
    vegan: 'vegan',
    pescatarian: 'pesketaryen',
    halal: 'helal',
    kosher: 'koşer',
  },
  sense: {
    spicy: 'acılı',
    kids: 'çocuklara uygun',
    popular: 'şefin önerisi ya da sevilen yemek',
  },

  allergyStaff:
    'Her mutfakta iz miktarda bulaşma olabilir. Lütfen sipariş vermeden önce alerjinizi servis ekibine söyleyin; son söz onlarındır.',
  dietStaff: 'Alerjiniz varsa lütfen servis ekibine de doğrulatın; son söz onlarındır.',

  contains: (dish, fact, reasons) => `${dish}: evet, ${fact} kayıtlı (${reasons}).`,
  containsAll: (dish, facts) =>
    `${dish}: evet, ${facts.slice(0, -1).join(', ')} ve ${facts.at(-1)} kayıtlı.`,
  contradicts: (tag) =>
    `Restoran bunu “${tag}” olarak da işaretlemiş. Bu bilgiler birbirini tutmuyor; lütfen içeriyor kabul edin.`,
  despiteTag: (tag) => `“${tag}” olarak işaretli olduğu hâlde`,
  foodItself: (food) => `Menüde ayrıca ${food} yazmıyor; bu, hiç olmadığı anlamına gelmez.`,
  usual: (dish, fact) =>
    `${dish}: menüde ${fact} kayıtlı değil, ama bu addaki yemeklerde genellikle bulunur. Servis ekibi aksini söylemedikçe lütfen içeriyor kabul edin.`,
  mayHold: (dish, fact, words) =>
    `${dish}: menüde ${fact} kayıtlı değil, ama ${fact} içerebilen bir şey yazıyor: ${words}. Lütfen servis ekibine sorun; o zamana kadar içeriyor kabul edin.`,
  doubtsFree: (dish, fact, tag, words) =>
    `${dish}: restoran bunu “${tag}” olarak işaretlemiş, ama buna güvenemem: “${words}”, ${fact} içeren bir malzemenin yanlış yazılmış adı olabilir. Lütfen servis ekibine sorun; o zamana kadar içeriyor kabul edin.`,
  mentioned: (dish, fact, clauses) =>
    `${dish}: içindekiler arasında ${fact} yazmıyor, ama menüde şöyle geçiyor: “${clauses}”. Lütfen servis ekibine sorun.`,
  markedFree: (dish, fact, tag) =>
    `${dish}: restoran bunu “${tag}” olarak işaretlemiş, menüde buna ters düşen bir kayıt da yok. Sizin için önemliyse (${fact}) lütfen servis ekibine de doğrulatın.`,
  saysContains: (dish, fact) => `${dish}: evet, restoran ${fact} içerdiğini belirtiyor.`,
  saysMayContain: (dish, fact) =>
    `${dish}: restoran ${fact} içerebileceğini belirtiyor. Lütfen servis ekibine sorun.`,
  saysFree: (dish, fact) =>
    `${dish}: restoran ${fact} içermediğini belirtiyor, menüde buna ters düşen bir kayıt da yok. Sizin için önemliyse lütfen servis ekibine de doğrulatın.`,
  factUnknown: (dish, fact, ingredients) =>
    `${dish}: kayıtlı içindekiler arasında bildiğim bir ${fact} kaynağı yok, ama içermediği de kayıtlı değil; bu yüzden güvenli diyemem. Kayıtlı olanlar: ${ingredients}.`,
  othersUnknown: 'Başka bir alerjen içermediği kayıtlı değil; bu yüzden içermiyor diyemem.',
  noneKnown:
    'Bunlar arasında bildiğim bir alerjen kaynağı yok, ama içermediği de kayıtlı değil; bu yüzden güvenli diyemem.',
  noIngredients: (dish) =>
    `${dish}: içindekiler menüde kayıtlı değil, bu yüzden bilmiyorum. Lütfen servis ekibine sorun.`,
  foodUnknown: (dish, food, ingredients) =>
    `${dish}: kayıtlı içindekiler arasında ${food} yazmıyor, ama hiç olmadığına söz veremem. Kayıtlı olanlar: ${ingredients}.`,
  veganIsNoPromise: (dish, tag) =>
    `Restoran ${dish} için “${tag}” diyor; bu, alerjenler konusunda bir güvence değildir.`,
  or: ' veya ',
  andSo: (diets, diet) => `${diets} (dolayısıyla ${diet})`,
  dietMarked: (dish, diet) => `${dish}: restoran bunu ${diet} olarak işaretlemiş.`,
  dietAgainst: (dish, diet, reasons) =>
    `${dish}: menüye göre ${diet} değil; menüde şunlar geçiyor: ${reasons}.`,
  dietContradiction: (dish, diet, reasons) =>
    `${dish}: restoran bunu ${diet} olarak işaretlemiş, ama menüde şunlar da geçiyor: ${reasons}. Bu bilgiler birbirini tutmuyor; güvenmeyin, lütfen servis ekibine sorun.`,
  dietDenied: (dish, diet) =>
    `${dish}: restoran, içinde ${diet} olmayan bir şey bulunduğunu ya da bulunabileceğini belirtiyor.`,
  dietUnknown: (dish, diet) =>
    `${dish}: restoran bunu ${diet} olarak işaretlememiş, bu yüzden öyle diyemem. Lütfen servis ekibine sorun.`,

  ingredients: (dish, ingredients) => `${dish} – kayıtlı içindekiler: ${ingredients}.`,
  calories: (dish, calories) => `${dish}: ${calories} kcal.`,
  noCalories: (dish) =>
    `${dish}: kalorisi menüde yazmıyor, bu yüzden bilmiyorum. Lütfen servis ekibine sorun.`,
  price: (dish, price) => `${dish}: ${price}.`,
  noPrice: (dish) => `${dish}: fiyatı menüde yazmıyor. Lütfen servis ekibine sorun.`,
  cooking: (dish, words) => `${dish}: ${words}`,
  noCooking: (dish) => `${dish}: nasıl yapıldığı menüde yazmıyor. Lütfen servis ekibine sorun.`,
  tagged: (dish, tag) => `${dish}: restoran bunu “${tag}” olarak işaretlemiş.`,
  notTagged: (dish, sense) => `${dish}: restoran bunu böyle işaretlememiş (${sense}).`,
  chiliRecorded: (words) => `Ama menüde şu geçiyor: ${words}.`,
  notThat: 'Bunu bilmiyorum. Menüde yazan şu:',
  pairing: (dish) =>
    `${dish} yanına neyin yakışacağı menüde yazmıyor. Menüden şunları ekleyebilirsiniz:`,

  dishesWith: (fact) => `Menüde ${fact} içerdiği yazan ya da ${fact} adı geçenler:`,
  noDishesWith: (fact) => `Bu menüde içinde ${fact} kayıtlı bir yemek yok.`,
  dishesMarkedFree: (fact) =>
    `Restoranın “${fact} içermez” anlamında işaretledikleri (lütfen bunları da doğrulatın):`,
  noDishesMarkedFree: (fact) => `Restoran hiçbir yemeği “${fact} içermez” anlamında işaretlememiş.`,
  dishesPerhapsWith: (fact) =>
    `Kayıtlı değil, ama adlarına ya da malzemelerine göre şunlarda genellikle ${fact} bulunur ya da bulunabilir:`,
  restUnknown:
    'Diğer yemeklerin bunu içermediği menüde kayıtlı değil; bu yüzden hiçbirine güvenli diyemem.',
  allUnknown:
    'Bu, hiç olmadığı anlamına gelmez: hiçbir yemeğin bunu içermediği kayıtlı değil, bu yüzden hiçbirine güvenli diyemem.',
  dietDishes: (diet) => `Restoranın ${diet} olarak işaretledikleri:`,
  noDietDishes: (diet) =>
    `Restoran hiçbir yemeği ${diet} olarak işaretlememiş; bu yüzden öyle bir öneri yapamam.`,
  dietDoubtful: (diet) =>
    `${diet} olarak işaretli, ama menüde buna uymayan bir şey de geçiyor; lütfen sorun:`,
  senseDishes: (sense) => `Restoranın ${sense} olarak işaretledikleri:`,
  noSenseDishes: (sense) =>
    `Restoran hiçbir yemeği ${sense} olarak işaretlememiş. Lütfen servis ekibine sorun.`,
  notMarkedSpicy: 'Diğerlerinin acısız olduğu menüde yazmıyor; lütfen servis ekibine sorun.',
  heading: (name) => `${name}:`,
  withoutRecorded: (fact) =>
    `Menüde bunlar için ${fact} kayıtlı değil; sizin için önemliyse lütfen servis ekibine sorun:`,
  only: (headings) => `Yalnızca ${headings} başlığına bakarsak:`,
  found: 'Menüde:',
  overview: 'Menüde şunlar var:',
  overviewHint: 'Bunlardan biri, bir yemek, bir malzeme ya da bütçeniz hakkında sorabilirsiniz.',
  cheapest: 'En uygun fiyatlılar:',
  dearest: 'En yüksek fiyatlılar:',
  lightest: 'Kayıtlı kalorilere göre, en hafiften başlayarak:',
  heaviest: 'Kayıtlı kaloriye göre, en yüksekten başlayarak:',
  withinCalories: (most) => `Kaydı en çok ${most} kcal olanlar, en hafiften başlayarak:`,
  noneWithinCalories: (most) => `Menüde en çok ${most} kcal olarak kayıtlı bir şey yok.`,
  noCaloriesAtAll: 'Menüde hiç kalori bilgisi yok. Lütfen servis ekibine sorun.',
  noPrices: 'Bunların fiyatı menüde yazmıyor. Lütfen servis ekibine sorun.',
  andMore: (count) => `… ve ${count} tane daha.`,

  recommend: 'Şunları önerebilirim:',
  recommendDiet: (diet) => `Restoranın ${diet} olarak işaretledikleri arasından önerim:`,
  withinBudget: (budget, people, diet) =>
    diet === undefined
      ? `${each(people)}${budget} bütçeyle önerim:`
      : `Restoranın ${diet} olarak işaretledikleri arasından, ${each(people)}${budget} bütçeyle önerim:`,
  eachWithin: (budget, diet) =>
    diet === undefined
      ? `Her biri en çok ${budget} olanlar:`
      : `Restoranın ${diet} olarak işaretledikleri arasından, her biri en çok ${budget} olanlar:`,
  total: (total, people) =>
    people > 1 ? `Her birinden ${people} tane, toplam ${total}.` : `Hepsi toplam ${total}.`,
  tooSmallBudget: (budget, cheapest) =>
    `${budget} bütçeye uyan bir şey yok. En uygun fiyatlısı: ${cheapest}.`,
  noneFits: 'Menüde bunların hepsine uyan bir şey bulamadım. Lütfen servis ekibine sorun.',
  onlyMarkedFree: (fact) =>
    `Yalnızca restoranın kendisinin “${fact} içermez” anlamında işaretledikleri.`,
  onlySense: (sense) => `Yalnızca restoranın ${sense} olarak işaretledikleri.`,
  leftOut: (foods) =>
    `Menüde ${foods} geçenleri ayırdım; her şey kayıtlı olmayabilir, lütfen servis ekibine de söyleyin.`,
  foreignCurrency: (currency) =>
    `Bu menüdeki fiyatlar ${currency} cinsinden; başka para birimlerini çeviremiyorum.`,

  pictures: 'Buyurun:',
  noPictures: (dishes) => `Resmi olmayanlar: ${dishes}.`,
  notOnMenu: 'Bunu bu menüde bulamadım.',
  near: 'En yakınları şunlar:',
  whichDish: 'Birkaç yemek buna uyuyor. Hangisini soruyorsunuz?',
  moreMatches: (count) => `${count} yemek daha buna uyuyor; adını yazarsanız onu da anlatırım.`,

  greeting: (restaurant) =>
    `Merhaba, ${restaurant} menüsüne hoş geldiniz! İçindekileri, alerjenleri, fiyatları ya da ne yiyebileceğinizi sorabilirsiniz.`,
  thanks: 'Rica ederim, afiyet olsun!',
  help: 'Bu menüden yanıt veriyorum: içindekiler, alerjenler, vejetaryen ve vegan yemekler, kalori, fiyat, resimler ve bütçenize göre öneriler. Menüde yazmayanı servis ekibi bilir.',
  doubt:
    'Yalnızca menüde kayıtlı olanı aktarıyorum, kayıt eksik olabilir. Sizin için önemliyse, hele alerjiniz varsa, lütfen servis ekibine sorun; son söz onlarındır.',
  unknown:
    'Bunu bilmiyorum; yalnızca bu menüde kayıtlı olanları biliyorum. İçindekiler, alerjenler, kalori, fiyat ve öneri konusunda yardımcı olabilirim. Diğer konular için lütfen servis ekibine sorun.',
  medical:
    'Sağlığınız için neyin uygun olduğuna ben karar veremem. Yalnızca menüde kayıtlı olanı biliyorum; lütfen servis ekibine, gerekirse doktorunuza danışın.',
  unknownAllergen:
    'Hangi yemeklerde bunun bulunduğunu bu menüden anlayamıyorum; bu yüzden hiçbirine güvenli diyemem.',
  staff: 'Lütfen servis ekibine sorun.',
}
