import names from '#app/i18n/messages/fa/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/** Persian nouns don't inflect: "گلوتن دارد", "بدون گلوتن". */
const fact = (name: string): NameForms => ({
  name,
  has: name,
  without: name,
  free: `بدون ${name}`,
})

/**
 * Every phrase that may open a reply begins with a Persian word, because the screen derives a text's
 * direction from its first letter, and names are mostly in Latin script. Numbers are formatted, so
 * that their separators match those of prices.
 */
export const persian: PhraseBook = {
  facts: {
    gluten: fact(names.fact_gluten),
    crustaceans: fact(names.fact_crustaceans),
    eggs: fact(names.fact_eggs),
    fish: fact(names.fact_fish),
    peanuts: fact(names.fact_peanuts),
    soy: fact(names.fact_soy),
    milk: fact(names.fact_milk),
    nuts: fact(names.fact_nuts),
    celery: fact(names.fact_celery),
    mustard: fact(names.fact_mustard),
    sesame: fact(names.fact_sesame),
    sulphites: fact(names.fact_sulphites),
    lupin: fact(names.fact_lupin),
    molluscs: fact(names.fact_molluscs),
    lactose: fact('لاکتوز'),
    meat: fact('گوشت'),
    poultry: fact('گوشت ماکیان'),
    pork: fact(names.fact_pork),
    gelatine: fact('ژلاتین'),
    alcohol: fact(names.fact_alcohol),
    honey: fact('عسل'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'پیش‌غذا',
    main: 'غذای اصلی',
    side: 'کنار غذا',
    dessert: 'دسر',
    drink: 'نوشیدنی',
  },
  topics: {
    phone: 'شمارهٔ تلفن',
    links: 'شبکه‌های اجتماعی و وب‌سایت',
    languages: 'زبان‌های منو',
    hours: 'ساعت کار',
    payment: 'پرداخت',
    booking: 'رزرو',
    place: 'نشانی',
    wifi: 'وای‌فای',
    parking: 'پارکینگ',
    children: 'امکانات کودکان',
    pets: 'حیوانات خانگی',
    music: 'موسیقی',
    access: 'سرویس بهداشتی/دسترسی',
    events: 'رویدادها',
    kitchen: 'آشپزخانه',
    terrace: 'تراس',
    takeaway: 'بیرون‌بر',
  },
  say: {
    hasContains:
      '{why, select, words {بله، {dish} {fact} دارد ({words}).} other {بله، آشپزخانه اعلام کرده که {dish} {fact} دارد.}}',
    hasMayContain:
      '{why, select, words {شاید: ممکن است {dish} {fact} داشته باشد ({words}).} other {شاید: آشپزخانه می‌گوید ممکن است {dish} {fact} داشته باشد.}}',
    hasFree: 'نه، آشپزخانه برای {dish} نشان «{free}» گذاشته است.',
    hasUnknown:
      '{listed, select, none {نمی‌توانم بگویم: در منو مواد {dish} نوشته نشده و آشپزخانه هم نشان «{free}» برایش نگذاشته است.} other {در منو چنین چیزی نوشته نشده: برای {dish} نوشته شده {listed}. ولی آشپزخانه تأیید نکرده که «{free}» باشد.}}',

    freeContains:
      '{why, select, words {نه، {dish} {fact} دارد ({words}).} other {نه، آشپزخانه اعلام کرده که {dish} {fact} دارد.}}',
    freeMayContain:
      '{why, select, words {قطعی نیست: ممکن است {dish} {fact} داشته باشد ({words}).} other {قطعی نیست: آشپزخانه می‌گوید ممکن است {dish} {fact} داشته باشد.}}',
    freeFree: 'بله، آشپزخانه برای {dish} نشان «{free}» گذاشته است.',
    freeUnknown:
      '{listed, select, none {تأیید نشده: در منو مواد {dish} نوشته نشده و آشپزخانه هم نشان «{free}» برایش نگذاشته است.} other {تأیید نشده: در منو برای {dish} {without} نوشته نشده ({listed})، ولی آشپزخانه نشان «{free}» برایش نگذاشته است.}}',

    suitsContains:
      '{why, select, words {نه، {dish} {fact} دارد ({words}).} other {نه، آشپزخانه اعلام کرده که {dish} {fact} دارد.}}',
    suitsMayContain:
      '{why, select, words {بهتر است نخورید: ممکن است {dish} {fact} داشته باشد ({words}).} other {بهتر است نخورید: آشپزخانه می‌گوید ممکن است {dish} {fact} داشته باشد.}}',
    suitsFree: 'بله، آشپزخانه برای {dish} نشان «{free}» گذاشته است.',
    suitsUnknown:
      '{listed, select, none {نمی‌توانم قول بدهم: در منو مواد {dish} نوشته نشده و آشپزخانه هم نشان «{free}» برایش نگذاشته است.} other {نمی‌توانم قول بدهم: در منو برای {dish} {without} نوشته نشده ({listed})، ولی آشپزخانه نشان «{free}» برایش نگذاشته است.}}',

    contradiction:
      'نشان «{tag}» هم دارد که با این جور نیست؛ لطفاً فرض را بر این بگذارید که {fact} دارد.',

    dietMarked: 'بله، آشپزخانه برای {dish} نشان «{diet}» گذاشته است.',
    dietAgainst: 'نه، {dish} «{diet}» نیست ({words}).',
    dietDenied: 'نه، آشپزخانه می‌گوید {dish} «{diet}» نیست.',
    dietDoubtful: 'نمی‌توانم قول بدهم: شاید {dish} «{diet}» نباشد ({words}).',
    dietHint: 'آشپزخانه نشان «{diet}» گذاشته است، اما این وجود مقدار ناچیز را رد نمی‌کند.',
    dietUnknown:
      '{listed, select, none {تأیید نشده: آشپزخانه برای {dish} نشان «{diet}» نگذاشته و در منو هم موادش نوشته نشده است.} other {تأیید نشده: آشپزخانه برای {dish} نشان «{diet}» نگذاشته است. موادی که نوشته شده: {listed}.}}',
    byName: 'از روی اسمش',

    foodListed: 'بله، در مواد {dish} نوشته شده: {words}.',
    foodListedNegative: 'نه، در مواد {dish} نوشته شده: {words}.',
    foodNotListed: 'در منو برای {dish} «{food}» نوشته نشده: {listed}.',
    foodUnknown: 'نمی‌توانم بگویم: در منو مواد {dish} نوشته نشده است.',

    warnContains: 'حواستان باشد: {dish} {fact} دارد ({words}).',
    warnContainsByOwner: 'حواستان باشد: آشپزخانه اعلام کرده که {dish} {fact} دارد.',
    warnMayContain: 'حواستان باشد: ممکن است {dish} {fact} داشته باشد.',
    warnDiet: 'حواستان باشد: {dish} «{diet}» نیست ({words}).',
    warnUnknown: 'تأیید نشده که {dish} «{free}» باشد.',

    dishWithPrice: '{dish} ({price})',
    optionName: '«{option}»',
    optionInGroup: '{group}: {option}',
    choiceNote: 'اگر {choices} را انتخاب کنید',
    choiceFree: 'اگر {choices} را انتخاب کنید، آشپزخانه برای {dish} نشان «{free}» گذاشته است.',
    optionAdds:
      '{state, select, may_add {با {options}، ممکن است {dish} {fact} هم داشته باشد.} other {با {options}، {dish} {fact} هم دارد.}}',
    optionGroup:
      '{group} ({how, select, one {یکی را انتخاب کنید} exactly {{max} تا انتخاب کنید} upTo {حداکثر {max} تا انتخاب کنید} other {از {min} تا {max} انتخاب کنید}}): {options}',
    requestOption: 'بله، برای {dish} این گزینه هست: {options}.',
    priceFrom: 'از {price}',
    bySize: 'بر اساس اندازه، {dish}:',
    ingredients: 'مواد {dish}: {listed}.',
    ingredientsToo: 'مواد: {listed}.',
    noIngredients: 'در منو مواد {dish} نوشته نشده است.',
    price: 'قیمت {dish}: {price}.',
    priceToo: 'قیمت: {price}.',
    teamKnows: 'کارکنان رستوران می‌دانند.',
    noPrice: 'در منو قیمت {dish} نوشته نشده است.',
    calories: 'کالری {dish}: {kcal, number} کیلوکالری.',
    caloriesToo: 'کالری: {kcal, number} کیلوکالری.',
    noCalories: 'در منو کالری {dish} نوشته نشده است.',
    portion: 'مقدار {dish}: {portion}.',
    meatOrigin: 'کشور مبدأ گوشت در {dish}: {countries}.',
    description: 'دربارهٔ {dish}: «{words}»',
    descriptionToo: '«{words}»',
    cookingUnknown: 'در منو نوشته نشده که {dish} چطور پخته می‌شود؛ کارکنان رستوران می‌دانند.',
    hot: 'طعم {dish} تند است: {words}.',
    notHot: 'برای {dish} نشان «غیر تند» گذاشته شده است.',
    heatUnknown: 'در منو چیزی از تند بودن {dish} نوشته نشده است.',
    soldOut: 'امروز {dish} تمام شده است.',
    soldOutNote: 'امروز تمام شده',
    soldOutInstead: 'به‌جای آن این‌ها هست:',
    servedToday: 'از ساعت {time}',
    servedTomorrow: 'فردا از ساعت {time}',
    servedOn: '{day} از ساعت {time}',
    servedNextWeek: '{day} هفتهٔ آینده از ساعت {time}',
    servedNever: 'فعلاً سرو نمی‌شود',
    notServed: 'الان {dish} سرو نمی‌شود ({from}).',
    notServedAtPresent: 'فعلاً {dish} سرو نمی‌شود.',

    listFound: ['این‌ها را داریم:', 'بفرمایید:'],
    listFitsMarked:
      '{count, plural, one {آشپزخانه برای این نشان «{marks}» گذاشته:} other {آشپزخانه برای این‌ها نشان «{marks}» گذاشته:}}',
    listUnsure:
      '{count, plural, one {تأیید نشده؛ لطفاً اول دربارهٔ این بپرسید:} other {تأیید نشده؛ لطفاً اول دربارهٔ این‌ها بپرسید:}}',
    listNoPrice:
      '{count, plural, one {قیمت این در منو نوشته نشده است:} other {قیمت این‌ها در منو نوشته نشده است:}}',
    listNoCalories:
      '{count, plural, one {کالری این در منو نوشته نشده است:} other {کالری این‌ها در منو نوشته نشده است:}}',
    listUnsureFor:
      '{count, plural, one {تأیید نشده که «{marks}» باشد؛ لطفاً اول بپرسید:} other {تأیید نشده که «{marks}» باشند؛ لطفاً اول بپرسید:}}',
    listAgainst: '{count, plural, one {این را کنار بگذارید:} other {این‌ها را کنار بگذارید:}}',
    listNone: 'در منو چنین چیزی پیدا نکردم.',
    listNoneMarked: 'آشپزخانه برای هیچ غذایی از این نوع نشان «{marks}» نگذاشته است.',
    listMore: '{count, plural, one {و یکی دیگر} other {و {count, number} تای دیگر}}',
    listNarrow: 'قیمت یا نوع غذا را بگویید تا دقیق‌تر بگویم.',
    listHeadings: 'در منو این‌ها را داریم:',
    headingWithCount: '{heading} ({count, number})',
    cheapest:
      '{count, plural, one {از همه ارزان‌تر {dish} است: {price}.} other {از همه ارزان‌تر {dish} هستند: هرکدام {price}.}}',
    dearest:
      '{count, plural, one {از همه گران‌تر {dish} است: {price}.} other {از همه گران‌تر {dish} هستند: هرکدام {price}.}}',
    fewestKcal:
      '{count, plural, one {از همه کم‌کالری‌تر {dish} است: {kcal, number} کیلوکالری.} other {از همه کم‌کالری‌تر {dish} هستند: هرکدام {kcal, number} کیلوکالری.}}',
    mostKcal:
      '{count, plural, one {از همه پرکالری‌تر {dish} است: {kcal, number} کیلوکالری.} other {از همه پرکالری‌تر {dish} هستند: هرکدام {kcal, number} کیلوکالری.}}',
    noneWithFood: 'در منو غذایی نیست که برایش «{food}» نوشته شده باشد.',
    noneOfThemWithFood: 'برای هیچ‌کدام از این غذاها «{food}» نوشته نشده است.',

    suggest: ['پیشنهاد من:', 'این‌ها چطور است:'],
    reasonChefsPick: 'پیشنهاد سرآشپز',
    reasonInBudget: 'در حد بودجهٔ شما',
    reasonCheapest: 'ارزان‌ترینِ این‌ها',
    reasonFewestKcal: 'سبک‌ترینِ این‌ها، {kcal, number} کیلوکالری',
    reasonSuitsDiet: 'با نشان «{diet}»',
    reasonMarkedFree: 'با نشان «{free}»',
    reasonTag: 'با نشان «{tag}»',
    reasonOnlyOne: 'تنها گزینهٔ مناسب',

    meal: '{people, plural, =0 {یک وعدهٔ مناسب:} one {برای یک نفر:} other {برای {people, number} نفر:}}',
    mealTotal:
      '{people, plural, =0 {روی هم {total}.} one {روی هم {total}.} other {برای {people, number} نفر روی هم {total}.}}',
    mealLeft: 'باقی می‌ماند: {left}.',
    mealTooDear: 'با {total} نمی‌شود؛ دست‌کم {least} لازم است.',
    mealGap: 'مورد مناسبی پیدا نکردم: {course}.',
    sum: 'جمعاً {total}.',
    sumEach: 'اگر بر {ways, number} نفر تقسیم شود، نفری {each}.',
    sizeAssumed: 'در این حساب، {dish} با اندازهٔ «{size}» آمده؛ {others} هم هست.',
    kcal: '{kcal, number} کیلوکالری',
    sumKcal: 'جمعاً {kcal, number} کیلوکالری.',
    sumOver: 'این {over} بیشتر از {budget} است.',
    sumIncomplete: 'در منو برای این‌ها عددی نیست و حساب نشده‌اند: {dishes}.',
    sumWithout: 'در منو مورد دقیقی برای آن پیدا نشد و حساب نشده است: {items}.',

    compareCheaper: 'ارزان‌تر {dish} است، با {difference} اختلاف.',
    compareSamePrice: 'قیمتشان یکی است: {price}.',
    compareLighter: 'کالری {dish} {difference, number} کیلوکالری کمتر است.',
    compareContents: 'در {dish}: {listed}',

    pictures: '{count, plural, one {بفرمایید، عکسش:} other {بفرمایید، عکس‌ها:}}',
    noPictures: 'در منو عکسی از این‌ها نیست: {dishes}.',
    opinion: 'من نمی‌توانم بچشم، ولی {dish} {reason} است.',
    opinionNone: 'من نمی‌توانم بچشم و دربارهٔ {dish} نظری ندارم؛ از کارکنان رستوران بپرسید.',
    pairing: 'رستوران کنار {dish} این را پیشنهاد می‌کند: {other} ({price}).',
    pairingNone: 'رستوران برای {dish} همراهی ننوشته است. می‌توانید این‌ها را ببینید:',
    request:
      'در منو نوشته نشده که {dish} را می‌شود تغییر داد یا نه. لطفاً از کارکنان رستوران بپرسید؛ من نمی‌توانم درخواستتان را برسانم.',

    houseQuote: 'رستوران نوشته است: «{words}»',
    houseRecord: '{topic}: {words}',
    houseWifi: 'شبکهٔ وای‌فای {name}، رمز {password}',
    openUntil: 'الان باز است، تا ساعت {time}.',
    openAlways: 'الان باز است، شبانه‌روزی.',
    opensToday: 'الان بسته است؛ ساعت {time} باز می‌شود.',
    opensTomorrow: 'الان بسته است؛ فردا ساعت {time} باز می‌شود.',
    opensOn: 'الان بسته است؛ {day} ساعت {time} باز می‌شود.',
    closedNow: 'الان بسته است.',
    houseUnknown: 'در منو نوشته نشده؛ کارکنان رستوران می‌دانند.',
    houseUnknownOf: '{topics}: در منو نوشته نشده؛ کارکنان رستوران می‌دانند.',
    missing: 'در منو «{said}» نیست.',
    missingName: 'در منو چیزی به نام «{said}» نیست.',
    missingNear: 'نزدیک‌ترین به آن:',
    unknownSaid: 'دربارهٔ «{said}» در منو چیزی نیست؛ کارکنان رستوران می‌دانند.',
    unknown: 'این در منو نوشته نشده؛ کارکنان رستوران می‌دانند.',
    whyWords: 'در منو برای {dish} نوشته شده: {words}.',
    whyOwner: 'آشپزخانه برای {dish} چنین نشانی گذاشته است.',
    whyNothing: 'در منو چیز بیشتری دربارهٔ {dish} نیست.',
    explainHolds: 'معمولاً «{food}» این‌ها را دارد: {facts}.',
    explainPlain: 'من «{food}» را فقط به اسم می‌شناسم؛ یکی از مواد غذاست.',

    askDish: 'کدام غذا منظورتان است؟',
    askFood: 'کدام ماده منظورتان است؟',
    askBudget: 'چقدر می‌خواهید هزینه کنید؟',
    askPeople: 'برای چند نفر؟',
    askKind: 'چه میل دارید؟',
    askTakeBack: 'پس دیگر مراقب این‌ها نباشم: {facts}؟ تا وقتی نگویید بله، کنارشان می‌گذارم.',
    takenBack: 'چشم، دیگر این‌ها را کنار نمی‌گذارم: {facts}.',
    avoidNoted: 'چشم، حواسم به این‌ها هست: {facts}.',

    adviceAllergy: 'لطفاً موقع سفارش به کارکنان رستوران هم بگویید؛ حرف آخر با آن‌هاست.',

    emergency:
      'همین حالا به کارکنان رستوران خبر بدهید و با شمارهٔ {number} تماس بگیرید. اگر آمپول خودکار آدرنالین (اپی‌پن) هست، فوراً استفاده کنید. تنها نمانید.',
    possibleEmergency:
      'اگر همین حالا حال کسی بد است، فوراً به کارکنان رستوران خبر بدهید و با شمارهٔ {number} تماس بگیرید.',

    greet: [
      'سلام! دربارهٔ منو چه می‌خواهید بدانید؟',
      'سلام، خوش آمدید! هرچه دربارهٔ منو می‌خواهید بپرسید.',
    ],
    bye: 'خداحافظ، ممنون که تشریف آوردید!',
    thanks: ['خواهش می‌کنم!', 'قابلی نداشت!'],
    enjoy: 'نوش جان!',
    glad: 'چه خوب، خوشحالم!',
    sorry: 'خیلی ببخشید.',
    small_talk: 'تخصص من منوست؛ دربارهٔ هر غذایی بپرسید.',
    joke: 'جوک را می‌سپارم به کارکنان رستوران. برویم سراغ منو؟',
    flirt: 'لطف دارید، ولی من فقط یک منو هستم.',
    who_are_you: 'من دستیار دیجیتال این منو هستم و از روی نوشته‌های رستوران جواب می‌دهم.',
    is_human: 'نه، من یک برنامهٔ کامپیوتری‌ام. آدم‌ها کارکنان رستوران‌اند.',
    no_taste: 'من چیزی نمی‌چشم و از روی منو می‌گویم.',
    privacy: 'گفت‌وگوی شما فقط برای همین رستوران نگه داشته می‌شود؛ از منوی بالا می‌توانید پاکش کنید.',
    languages: 'به زبان خودتان بنویسید؛ تا جایی که بتوانم به همان زبان جواب می‌دهم.',
    only_menu: 'من فقط این منو و همین رستوران را می‌شناسم.',
    no_instructions: 'این کار از من برنمی‌آید. دربارهٔ منو با کمال میل جواب می‌دهم.',
    unclear: 'درست متوجه نشدم. دربارهٔ یک غذا، یک مادهٔ حساسیت‌زا یا قیمت بپرسید.',
    repeat: 'منو دربارهٔ این بیش از این نمی‌گوید.',
    sure: 'این را مستقیم از روی منو می‌گویم. اگر شک دارید از کارکنان رستوران بپرسید.',
    noted: 'چشم، یادداشت شد.',
    complaint_food: 'خیلی ببخشید. لطفاً به کارکنان رستوران بگویید تا درستش کنند.',
    complaint_wait: 'ببخشید که معطل شدید. لطفاً کارکنان رستوران را صدا کنید.',
    complaint_price: 'قیمت‌ها را نمی‌توانم تغییر بدهم، ولی می‌توانم دنبال چیز ارزان‌تری بگردم.',
    complaint_staff: 'خیلی ببخشید. لطفاً با مدیر رستوران صحبت کنید.',
    rude: 'بیایید سر منو بمانیم. چه می‌خواهید بدانید؟',
    lost: 'در این مورد کمکی از من برنمی‌آید؛ لطفاً از کارکنان رستوران بپرسید.',
    call_staff: 'من نمی‌توانم کسی را صدا کنم. لطفاً به کارکنان رستوران اشاره کنید.',
    wait_time: 'من نمی‌بینم آشپزخانه چقدر شلوغ است؛ کارکنان رستوران می‌گویند.',
    cannot_order: 'من نمی‌توانم سفارش بگیرم؛ لطفاً به کارکنان رستوران بگویید.',
    cannot_change: 'من در آشپزخانه نمی‌توانم چیزی را تغییر بدهم؛ لطفاً از کارکنان رستوران بپرسید.',
    cannot_book: 'من نمی‌توانم میز رزرو کنم؛ لطفاً از کارکنان رستوران بپرسید.',
    cannot_pay: 'من نمی‌توانم پول بگیرم؛ لطفاً صورت‌حساب را از کارکنان رستوران بخواهید.',
    split_bill: 'برای تقسیم صورت‌حساب لطفاً به کارکنان رستوران بگویید.',
    tip: 'انعام به میل خودتان است؛ در منو چیزی درباره‌اش نیست.',
    no_medical: 'من نمی‌توانم توصیهٔ پزشکی بکنم. لطفاً از پزشک بپرسید و به کارکنان رستوران هم بگویید.',
    pregnancy:
      'نمی‌توانم بگویم در بارداری چه مناسب است. لطفاً از کارکنان رستوران بپرسید چطور درست می‌شود.',
    alcohol_care: 'لطفاً از کارکنان رستوران بپرسید؛ من نمی‌توانم چیزی سرو کنم.',
  },
}
