import type { PhraseBook } from './book.ts'
import type { NameForms } from './phrase-types.ts'

/** `without` is a bare noun before "yok" or "içermez". */
const fact = (name: string, free: string): NameForms => ({ name, has: name, without: name, free })

/** `turkish-forms.ts` inflects the dishes: `{dishDe}` is "Fava’da". */
export const turkish: PhraseBook = {
  facts: {
    gluten: fact('gluten', 'glutensiz'),
    crustaceans: fact('kabuklu deniz ürünü', 'kabuklu deniz ürünü içermez'),
    eggs: fact('yumurta', 'yumurtasız'),
    fish: fact('balık', 'balık içermez'),
    peanuts: fact('yer fıstığı', 'yer fıstığı içermez'),
    soy: fact('soya', 'soyasız'),
    milk: fact('süt ürünü', 'sütsüz'),
    nuts: fact('kuruyemiş', 'kuruyemişsiz'),
    celery: fact('kereviz', 'kerevizsiz'),
    mustard: fact('hardal', 'hardalsız'),
    sesame: fact('susam', 'susamsız'),
    sulphites: fact('sülfit', 'sülfitsiz'),
    lupin: fact('acı bakla', 'acı bakla içermez'),
    molluscs: fact('yumuşakça', 'yumuşakça içermez'),
    lactose: fact('laktoz', 'laktozsuz'),
    meat: fact('et', 'etsiz'),
    poultry: fact('kümes hayvanı eti', 'kümes hayvanı eti içermez'),
    pork: fact('domuz eti', 'domuz eti içermez'),
    gelatine: fact('jelatin', 'jelatinsiz'),
    alcohol: fact('alkol', 'alkolsüz'),
    honey: fact('bal', 'balsız'),
  },
  diets: {
    vegetarian: 'vejetaryen',
    vegan: 'vegan',
    pescatarian: 'pesketaryen',
    halal: 'helal',
    kosher: 'koşer',
  },
  courses: {
    starter: 'Başlangıç',
    main: 'Ana yemek',
    side: 'Yanına',
    dessert: 'Tatlı',
    drink: 'İçecek',
  },
  topics: {
    phone: 'telefon',
    links: 'sosyal medya ve web sitesi',
    languages: 'menünün dilleri',
    hours: 'çalışma saatleri',
    payment: 'ödeme',
    booking: 'rezervasyon',
    place: 'adres',
    wifi: 'Wi-Fi',
    parking: 'otopark',
    children: 'çocuklar için olanaklar',
    pets: 'evcil hayvanlar',
    music: 'müzik',
    access: 'tuvalet/engelli erişimi',
    events: 'etkinlikler',
    kitchen: 'mutfak',
    terrace: 'teras',
    takeaway: 'paket servis',
  },
  say: {
    hasContains:
      '{why, select, words {Evet, {dishDe} {fact} var ({words}).} other {Evet, mutfak {dishIn} {fact} içerdiğini belirtmiş.}}',
    hasMayContain:
      '{why, select, words {Olabilir: {dishDe} {fact} bulunabilir ({words}).} other {Olabilir: mutfak {dishDe} {fact} bulunabileceğini belirtmiş.}}',
    hasFree: 'Hayır, mutfak {dishI} “{free}” olarak işaretlemiş.',
    hasUnknown:
      '{listed, select, none {Bilemiyorum: menüde {dishIn} içindekiler yazmıyor, mutfak da “{free}” diye işaretlememiş.} other {Görünmüyor: {dishDe} {listed} var. Ama mutfak “{free}” diye onaylamamış.}}',

    freeContains:
      '{why, select, words {Hayır, {dishDe} {fact} var ({words}).} other {Hayır, mutfak {dishIn} {fact} içerdiğini belirtmiş.}}',
    freeMayContain:
      '{why, select, words {Kesin değil: {dishDe} {fact} bulunabilir ({words}).} other {Kesin değil: mutfak {dishDe} {fact} bulunabileceğini belirtmiş.}}',
    freeFree: 'Evet, mutfak {dishI} “{free}” olarak işaretlemiş.',
    freeUnknown:
      '{listed, select, none {Onaylı değil: menüde {dishIn} içindekiler yazmıyor, mutfak da “{free}” diye işaretlememiş.} other {Onaylı değil: {dishIn} içindekiler arasında {without} yazmıyor ({listed}), ama mutfak “{free}” diye işaretlememiş.}}',

    suitsContains:
      '{why, select, words {Hayır, {dishDe} {fact} var ({words}).} other {Hayır, mutfak {dishIn} {fact} içerdiğini belirtmiş.}}',
    suitsMayContain:
      '{why, select, words {Yememeniz daha iyi: {dishDe} {fact} bulunabilir ({words}).} other {Yememeniz daha iyi: mutfak {dishDe} {fact} bulunabileceğini belirtmiş.}}',
    suitsFree: 'Evet, mutfak {dishI} “{free}” olarak işaretlemiş.',
    suitsUnknown:
      '{listed, select, none {Söz veremem: menüde {dishIn} içindekiler yazmıyor, mutfak da “{free}” diye işaretlememiş.} other {Söz veremem: {dishIn} içindekiler arasında {without} yazmıyor ({listed}), ama mutfak “{free}” diye işaretlememiş.}}',

    contradiction:
      '“{tag}” diye de işaretli, ama bu birbirini tutmuyor; lütfen {fact} var kabul edin.',

    dietMarked: 'Evet, mutfak {dishI} {diet} olarak işaretlemiş.',
    dietAgainst: 'Hayır, {dish} {diet} değil ({words}).',
    dietDenied: 'Hayır, mutfak {dishIn} {diet} olmadığını belirtmiş.',
    dietDoubtful: 'Söz veremem: {dish} {diet} olmayabilir ({words}).',
    dietHint:
      'Mutfak {diet} olarak işaretlemiş, ama bu iz miktarda bulunma ihtimalini ortadan kaldırmaz.',
    dietUnknown:
      '{listed, select, none {Onaylı değil: mutfak {dishI} {diet} olarak işaretlememiş, menüde içindekiler de yazmıyor.} other {Onaylı değil: mutfak {dishI} {diet} olarak işaretlememiş. İçinde {listed} var.}}',
    byName: 'adına bakılırsa',

    foodListed: 'Evet, {dishDe} {words} var.',
    foodListedNegative: 'Hayır, {dishDe} {words} var.',
    foodNotListed: '{dishIn} içindekiler arasında {food} yazmıyor: {listed}.',
    foodUnknown: 'Bilemiyorum: menüde {dishIn} içindekiler yazmıyor.',

    warnContains: 'Dikkat: {dishDe} {fact} var ({words}).',
    warnContainsByOwner: 'Dikkat: mutfak {dishIn} {fact} içerdiğini belirtmiş.',
    warnMayContain: 'Dikkat: {dishDe} {fact} bulunabilir.',
    warnDiet: 'Dikkat: {dish} {diet} değil ({words}).',
    warnUnknown: '{dish} için “{free}” onayı yok.',

    dishWithPrice: '{dish} ({price})',
    optionName: '“{option}”',
    optionInGroup: '{group}: {option}',
    choiceNote: '{choices} seçerseniz',
    choiceFree: '{choices} seçerseniz mutfak {dishI} “{free}” olarak işaretlemiş.',
    optionAdds:
      '{state, select, may_add {{options} seçerseniz {dishDe} {fact} da bulunabilir.} other {{options} seçerseniz {dishDe} {fact} da olur.}}',
    optionGroup:
      '{group} ({how, select, one {birini seçin} exactly {{max} tane seçin} upTo {en çok {max} tane seçin} other {{min}–{max} tane seçin}}): {options}',
    requestOption: 'Evet, {dish} için böyle bir seçenek var: {options}.',
    priceFrom: 'en az {price}',
    bySize: '{dish}, boyuna göre:',
    ingredients: '{dishIn} içindekiler: {listed}.',
    ingredientsToo: 'İçindekiler: {listed}.',
    noIngredients: 'Menüde {dishIn} içindekiler yazmıyor.',
    price: '{dish} {price}.',
    priceToo: 'Fiyatı {price}.',
    teamKnows: 'Servis ekibi bilir.',
    noPrice: 'Menüde {dish} için fiyat yazmıyor.',
    calories: '{dish} {kcal} kcal.',
    caloriesToo: '{kcal} kcal.',
    noCalories: 'Menüde {dish} için kalori yazmıyor.',
    portion: '{dish}: {portion}.',
    meatOrigin: '{dish}: etin menşei {countries}.',
    description: '{dish}: “{words}”',
    descriptionToo: '“{words}”',
    cookingUnknown: 'Menüde {dishIn} nasıl piştiği yazmıyor; servis ekibi bilir.',
    hot: '{dish} acılı: {words}.',
    notHot: '{dish} acısız olarak işaretli.',
    heatUnknown: 'Menüde {dishIn} acılı olduğuna dair bir şey yazmıyor.',
    soldOut: '{dish} bugün tükendi.',
    soldOutNote: 'bugün tükendi',
    soldOutInstead: 'Onun yerine şunlar var:',
    servedToday: '{time} itibaren',
    servedTomorrow: 'yarın {time} itibaren',
    servedOn: '{day} {time} itibaren',
    servedNextWeek: 'haftaya {day} {time} itibaren',
    servedNever: 'şu sıralar servis edilmiyor',
    notServed: '{dish} şu an servis edilmiyor ({from}).',
    notServedAtPresent: '{dish} şu sıralar servis edilmiyor.',

    listFound: ['Şunlar var:', 'Buyurun:'],
    listFitsMarked:
      '{count, plural, one {Mutfağın “{marks}” diye işaretlediği:} other {Mutfağın “{marks}” diye işaretledikleri:}}',
    listUnsure:
      '{count, plural, one {Onaylı değil, lütfen önce sorun:} other {Onaylı değil, lütfen önce bunları sorun:}}',
    listNoPrice:
      '{count, plural, one {Bunun fiyatı menüde yazmıyor:} other {Bunların fiyatı menüde yazmıyor:}}',
    listNoCalories:
      '{count, plural, one {Bunun kalorisi menüde yazmıyor:} other {Bunların kalorisi menüde yazmıyor:}}',
    listUnsureFor:
      '{count, plural, one {“{marks}” onayı yok, lütfen önce sorun:} other {“{marks}” onayı yok, lütfen önce sorun:}}',
    listAgainst: '{count, plural, one {Bunu almayın:} other {Bunları almayın:}}',
    listNone: 'Menüde buna uyan bir şey bulamadım.',
    listNoneMarked: 'Mutfağın “{marks}” diye işaretlediği böyle bir şey yok.',
    listMore: '{count, plural, one {ve bir tane daha} other {ve {count} tane daha}}',
    listNarrow: 'Fiyat ya da yemek türü söylerseniz daraltayım.',
    listHeadings: 'Menüde şunlar var:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {En uygunu {dish}: {price}.} other {En uygunları {dish}: tanesi {price}.}}',
    dearest:
      '{count, plural, one {En pahalısı {dish}: {price}.} other {En pahalıları {dish}: tanesi {price}.}}',
    fewestKcal:
      '{count, plural, one {Kalorisi en az olan {dish}: {kcal} kcal.} other {Kalorisi en az olanlar {dish}: {kcal} kcal.}}',
    mostKcal:
      '{count, plural, one {Kalorisi en çok olan {dish}: {kcal} kcal.} other {Kalorisi en çok olanlar {dish}: {kcal} kcal.}}',
    noneWithFood: 'Menüde içinde {food} yazan bir yemek yok.',
    noneOfThemWithFood: 'Bunların hiçbirinin içindekilerde {food} yazmıyor.',

    suggest: ['Benden öneri:', 'Şunlara ne dersiniz:'],
    reasonChefsPick: 'şefin önerisi',
    reasonInBudget: 'bütçenize uyuyor',
    reasonCheapest: 'bunların en uygunu',
    reasonFewestKcal: 'bunların en hafifi, {kcal} kcal',
    reasonSuitsDiet: '{diet} olarak işaretli',
    reasonMarkedFree: '“{free}” işaretli',
    reasonTag: '“{tag}” işaretli',
    reasonOnlyOne: 'uyan tek seçenek',

    meal: '{people, plural, =0 {Uyan bir menü:} one {Bir kişiye:} other {{people} kişiye:}}',
    mealTotal:
      '{people, plural, =0 {Hepsi {total}.} one {Toplam {total}.} other {{people} kişi için toplam {total}.}}',
    mealLeft: '{left} da artıyor.',
    mealTooDear: '{total} buna yetmiyor; en az {least} gerekiyor.',
    mealGap: 'Uyan bir seçenek bulamadım: {course}.',
    sum: 'Toplam {total}.',
    sumEach: '{ways} kişiye bölünce kişi başı {each}.',
    sizeAssumed: '{dish} için {size} hesapladım; ayrıca {others} var.',
    kcal: '{kcal} kcal',
    sumKcal: 'Toplam {kcal} kcal.',
    sumOver: '{budget} bütçeyi {over} aşıyor.',
    sumIncomplete: 'Menüde şunlar için rakam yok, toplama katmadım: {dishes}.',
    sumWithout: 'Menüde tam karşılığını bulamadığım için toplama katmadım: {items}.',

    compareCheaper: '{dish} {difference} daha uygun.',
    compareSamePrice: 'Fiyatları aynı: {price}.',
    compareLighter: '{dish} {difference} kcal daha az.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, one {Buyurun:} other {Buyurun:}}',
    noPictures: 'Menüde fotoğrafı yok: {dishes}.',
    opinion: 'Ben tadamıyorum ama {dish} {reason}.',
    opinionNone: 'Ben tadamıyorum; {dish} için servis ekibine sorabilirsiniz.',
    pairing: '{dishIn} yanına ev {other} öneriyor ({price}).',
    pairingNone: '{dish} için evin bir eşleştirmesi yok. Şunlara bakabilirsiniz:',
    request:
      'Menüde {dishIn} değiştirilip değiştirilemeyeceği yazmıyor. Lütfen servis ekibine sorun; ben iletemiyorum.',

    houseQuote: 'Restoran şöyle yazmış: “{words}”',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Wi-Fi ağı {name}, şifre {password}',
    openUntil: 'Şu an açık, kapanış {time}.',
    openAlways: 'Şu an açık, 24 saat.',
    opensToday: 'Şu an kapalı; açılış {time}.',
    opensTomorrow: 'Şu an kapalı; açılış yarın {time}.',
    opensOn: 'Şu an kapalı; açılış {day} {time}.',
    closedNow: 'Şu an kapalı.',
    houseUnknown: 'Menüde yazmıyor; servis ekibi bilir.',
    houseUnknownOf: '{topics}: menüde yazmıyor; servis ekibi bilir.',
    missing: '“{said}” menüde yok.',
    missingName: 'Menüde adı “{said}” olan bir şey yok.',
    missingNear: 'En yakını:',
    unknownSaid: '“{said}” konusunda menüde bilgi yok; servis ekibi bilir.',
    unknown: 'Bunu menüden bilemiyorum; servis ekibi bilir.',
    whyWords: 'Menüde {dish} için şu yazıyor: {words}.',
    whyOwner: 'Mutfak {dishI} böyle işaretlemiş.',
    whyNothing: 'Menüde {dish} hakkında başka bir bilgi yok.',
    explainHolds: '{food} genellikle {facts} içerir.',
    explainPlain: '{food} bir malzeme; menüde daha fazla bilgi yok.',

    askDish: 'Hangisini soruyorsunuz?',
    askFood: 'Hangi malzemeyi soruyorsunuz?',
    askBudget: 'Ne kadar harcamak istersiniz?',
    askPeople: 'Kaç kişisiniz?',
    askKind: 'Canınız ne çekiyor?',
    askTakeBack:
      'Artık şunlara dikkat etmeyeyim mi: {facts}? Siz evet diyene kadar bunları önermiyorum.',
    takenBack: 'Tamam, artık şunlara dikkat etmiyorum: {facts}.',
    avoidNoted: 'Tamam, {facts} konusunda dikkat ediyorum.',

    adviceAllergy: 'Lütfen sipariş verirken servis ekibine de söyleyin; son söz onlarda.',

    emergency:
      'Hemen servis ekibine haber verin ve {number} numarasını arayın. Adrenalin kalemi varsa hemen kullanın. Yalnız kalmayın.',
    possibleEmergency:
      'Şu anda rahatsızlanan biri varsa hemen servis ekibine haber verin ve {number} numarasını arayın.',

    greet: [
      'Merhaba! Menü hakkında ne öğrenmek istersiniz?',
      'Hoş geldiniz! Menüyle ilgili ne isterseniz sorun.',
    ],
    bye: 'Güle güle, yine bekleriz!',
    thanks: ['Rica ederim!', 'Ne demek!'],
    enjoy: 'Afiyet olsun!',
    glad: 'Sevindim!',
    sorry: 'Kusura bakmayın.',
    small_talk: 'Ben menüden anlarım; istediğiniz yemeği sorun.',
    joke: 'Espriyi garsonlara bırakıyorum. Menüye bakalım mı?',
    flirt: 'Teşekkür ederim ama ben yalnızca menüyüm.',
    who_are_you: 'Bu menünün dijital asistanıyım. Restoranın yazdıklarından cevap veriyorum.',
    is_human: 'Hayır, ben bir bilgisayar programıyım. İnsanlar servis ekibinde.',
    no_taste: 'Ben tadamıyorum, menüde yazana bakıyorum.',
    privacy: 'Sohbetiniz yalnızca bu restoran için saklanır; yukarıdaki menüden silebilirsiniz.',
    languages: 'Kendi dilinizde yazabilirsiniz; elimden geldiğince o dilde cevap veririm.',
    only_menu: 'Ben yalnızca bu menüyü ve bu restoranı biliyorum.',
    no_instructions: 'Bunu yapamam. Menüyle ilgili sorularınızı seve seve cevaplarım.',
    unclear: 'Tam anlayamadım. Bir yemek, bir alerjen ya da bir fiyat sorabilirsiniz.',
    repeat: 'Menüde bununla ilgili yazan bu kadar.',
    sure: 'Menüde yazanı söylüyorum. Emin olmak için servis ekibine sorun.',
    noted: 'Not ettim.',
    complaint_food: 'Kusura bakmayın. Lütfen servis ekibine söyleyin, düzeltmek isteyeceklerdir.',
    complaint_wait: 'Beklettiğimiz için kusura bakmayın. Lütfen servis ekibine seslenin.',
    complaint_price: 'Fiyatları değiştiremem ama daha uygun bir şey bulabilirim.',
    complaint_staff: 'Kusura bakmayın. Lütfen yetkiliyle görüşmek istediğinizi söyleyin.',
    rude: 'Gelin menüde kalalım. Ne öğrenmek istersiniz?',
    lost: 'Bu konuda yardımcı olamıyorum; lütfen servis ekibine sorun.',
    call_staff: 'Ben kimseyi çağıramıyorum. Lütfen servis ekibine seslenin.',
    wait_time: 'Mutfağın yoğunluğunu göremiyorum; servis ekibi söyleyebilir.',
    cannot_order: 'Sipariş alamıyorum; lütfen servis ekibine söyleyin.',
    cannot_change: 'Mutfakta bir şeyi değiştiremem; lütfen servis ekibine sorun.',
    cannot_book: 'Rezervasyon yapamıyorum; lütfen servis ekibine sorun.',
    cannot_pay: 'Ödeme alamıyorum; hesabı lütfen servis ekibinden isteyin.',
    split_bill: 'Hesabı bölmek için lütfen servis ekibine söyleyin.',
    tip: 'Bahşiş size kalmış; menüde bununla ilgili bir şey yazmıyor.',
    no_medical: 'Tıbbi tavsiye veremem. Lütfen doktorunuza danışın ve servis ekibine de söyleyin.',
    pregnancy:
      'Hamilelikte neyin uygun olduğunu ben söyleyemem. Nasıl yapıldığını lütfen servis ekibine sorun.',
    alcohol_care: 'Lütfen servis ekibine sorun; ben servis yapamıyorum.',
  },
}
