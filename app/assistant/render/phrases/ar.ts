import names from '#app/i18n/messages/ar/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/** `has` and `without` take the article: "يحتوي على الحليب", "لا تذكر القائمة الحليب". */
const fact = (name: string, definite = `ال${name}`): NameForms => ({
  name,
  has: definite,
  without: definite,
  free: `خالٍ من ${definite}`,
})

/**
 * The plural addresses the guest politely, whatever their gender. Where a verb or a pronoun agrees
 * with a dish, "صنف" stands before it, as names are of either gender. Every phrase that may open a reply
 * begins with an Arabic word, because the screen derives a text's direction from its first letter,
 * and names are mostly in Latin script.
 */
export const arabic: PhraseBook = {
  facts: {
    gluten: fact(names.fact_gluten),
    crustaceans: fact(names.fact_crustaceans),
    eggs: fact(names.fact_eggs),
    fish: fact(names.fact_fish),
    peanuts: fact(names.fact_peanuts, 'الفول السوداني'),
    soy: fact(names.fact_soy),
    milk: fact(names.fact_milk),
    nuts: fact(names.fact_nuts),
    celery: fact(names.fact_celery),
    mustard: fact(names.fact_mustard),
    sesame: fact(names.fact_sesame),
    sulphites: fact(names.fact_sulphites),
    lupin: fact(names.fact_lupin),
    molluscs: fact(names.fact_molluscs),
    lactose: fact('لاكتوز'),
    meat: fact('لحم'),
    poultry: fact('دواجن'),
    pork: fact(names.fact_pork, 'لحم الخنزير'),
    gelatine: fact('جيلاتين'),
    alcohol: fact(names.fact_alcohol),
    honey: fact('عسل'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'للبداية',
    main: 'الطبق الرئيسي',
    side: 'طبق جانبي',
    dessert: 'للتحلية',
    drink: 'للشرب',
  },
  topics: {
    phone: 'رقم الهاتف',
    links: 'مواقع التواصل والموقع الإلكتروني',
    languages: 'لغات القائمة',
    hours: 'ساعات العمل',
    payment: 'الدفع',
    booking: 'الحجز',
    place: 'العنوان',
    wifi: 'الواي فاي',
    parking: 'موقف السيارات',
    children: 'خدمات الأطفال',
    pets: 'الحيوانات الأليفة',
    music: 'الموسيقى',
    access: 'دورات المياه/سهولة الوصول',
    events: 'المناسبات',
    kitchen: 'المطبخ',
    terrace: 'التراس',
    takeaway: 'الطلبات الخارجية',
  },
  say: {
    hasContains:
      '{why, select, words {نعم، يحتوي صنف «{dish}» على {fact} ({words}).} other {نعم، بحسب المطبخ يحتوي صنف «{dish}» على {fact}.}}',
    hasMayContain:
      '{why, select, words {ربما: قد يحتوي صنف «{dish}» على {fact} ({words}).} other {ربما: بحسب المطبخ قد يحتوي صنف «{dish}» على {fact}.}}',
    hasFree: 'لا، المطبخ وضع على {dish} علامة «{free}».',
    hasUnknown:
      '{listed, select, none {لا أستطيع الجزم: القائمة لا تذكر مكوّنات صنف «{dish}»، والمطبخ لم يضع عليه علامة «{free}».} other {لا يظهر ذلك في القائمة: مكوّنات صنف «{dish}» المذكورة هي {listed}. لكن المطبخ لم يؤكّد أنه «{free}».}}',

    freeContains:
      '{why, select, words {لا، يحتوي صنف «{dish}» على {fact} ({words}).} other {لا، بحسب المطبخ يحتوي صنف «{dish}» على {fact}.}}',
    freeMayContain:
      '{why, select, words {ليس مؤكدًا: قد يحتوي صنف «{dish}» على {fact} ({words}).} other {ليس مؤكدًا: بحسب المطبخ قد يحتوي صنف «{dish}» على {fact}.}}',
    freeFree: 'نعم، المطبخ وضع على {dish} علامة «{free}».',
    freeUnknown:
      '{listed, select, none {غير مؤكد: القائمة لا تذكر مكوّنات صنف «{dish}»، والمطبخ لم يضع عليه علامة «{free}».} other {غير مؤكد: القائمة لا تذكر {without} في مكوّنات صنف «{dish}» ({listed})، لكن المطبخ لم يضع عليه علامة «{free}».}}',

    suitsContains:
      '{why, select, words {لا، يحتوي صنف «{dish}» على {fact} ({words}).} other {لا، بحسب المطبخ يحتوي صنف «{dish}» على {fact}.}}',
    suitsMayContain:
      '{why, select, words {الأفضل تجنّبه: قد يحتوي صنف «{dish}» على {fact} ({words}).} other {الأفضل تجنّبه: بحسب المطبخ قد يحتوي صنف «{dish}» على {fact}.}}',
    suitsFree: 'نعم، المطبخ وضع على {dish} علامة «{free}».',
    suitsUnknown:
      '{listed, select, none {لا أستطيع أن أعدكم بذلك: القائمة لا تذكر مكوّنات صنف «{dish}»، والمطبخ لم يضع عليه علامة «{free}».} other {لا أستطيع أن أعدكم بذلك: القائمة لا تذكر {without} في مكوّنات صنف «{dish}» ({listed})، لكن المطبخ لم يضع عليه علامة «{free}».}}',

    contradiction: 'وعليه أيضًا علامة «{tag}»، وهذا لا يتّفق؛ فالرجاء أن تعتبروا أن فيه {fact}.',

    dietMarked: 'نعم، المطبخ وضع على {dish} علامة «{diet}».',
    dietAgainst: 'لا، صنف «{dish}» ليس «{diet}» ({words}).',
    dietDenied: 'لا، بحسب المطبخ صنف «{dish}» ليس «{diet}».',
    dietDoubtful: 'لا أستطيع أن أعدكم بذلك: قد لا يكون صنف «{dish}» «{diet}» ({words}).',
    dietHint: 'وضع المطبخ عليه علامة «{diet}»، لكن هذا لا يستبعد وجود آثار.',
    dietUnknown:
      '{listed, select, none {غير مؤكد: المطبخ لم يضع على صنف «{dish}» علامة «{diet}»، والقائمة لا تذكر مكوّناته.} other {غير مؤكد: المطبخ لم يضع على صنف «{dish}» علامة «{diet}». مكوّناته المذكورة: {listed}.}}',
    byName: 'بحسب اسمه',

    foodListed: 'نعم، من مكوّنات {dish}: {words}.',
    foodListedNegative: 'لا، من مكوّنات {dish}: {words}.',
    foodNotListed: 'القائمة لا تذكر «{food}» في مكوّنات {dish}: {listed}.',
    foodUnknown: 'لا أستطيع الجزم: القائمة لا تذكر مكوّنات {dish}.',

    warnContains: 'انتبهوا: يحتوي صنف «{dish}» على {fact} ({words}).',
    warnContainsByOwner: 'انتبهوا: بحسب المطبخ يحتوي صنف «{dish}» على {fact}.',
    warnMayContain: 'انتبهوا: قد يحتوي صنف «{dish}» على {fact}.',
    warnDiet: 'انتبهوا: صنف «{dish}» ليس «{diet}» ({words}).',
    warnUnknown: 'غير مؤكد أن صنف «{dish}» «{free}».',

    dishWithPrice: '{dish} ({price})',
    optionName: '«{option}»',
    optionInGroup: '{group}: {option}',
    choiceNote: 'إذا اخترتم {choices}',
    choiceFree: 'إذا اخترتم {choices}، فالمطبخ وضع على {dish} علامة «{free}».',
    optionAdds:
      '{state, select, may_add {مع {options} قد يحتوي صنف «{dish}» أيضًا على {fact}.} other {مع {options} يحتوي صنف «{dish}» أيضًا على {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {اختاروا واحدًا} exactly {اختاروا {max}} upTo {اختاروا حتى {max}} other {اختاروا من {min} إلى {max}}}): {options}',
    requestOption: 'نعم، يوجد خيار لذلك مع {dish}: {options}.',
    priceFrom: 'ابتداءً من {price}',
    bySize: 'بحسب الحجم، {dish}:',
    ingredients: 'مكوّنات {dish}: {listed}.',
    ingredientsToo: 'المكوّنات: {listed}.',
    noIngredients: 'القائمة لا تذكر مكوّنات {dish}.',
    price: 'سعر {dish}: {price}.',
    priceToo: 'السعر: {price}.',
    teamKnows: 'طاقم الخدمة يعرف ذلك.',
    noPrice: 'القائمة لا تذكر سعر {dish}.',
    calories: 'سعرات {dish}: {kcal} سعرة حرارية.',
    caloriesToo: 'السعرات: {kcal} سعرة حرارية.',
    noCalories: 'القائمة لا تذكر سعرات {dish}.',
    portion: 'مقدار {dish}: {portion}.',
    meatOrigin: 'منشأ اللحم في {dish}: {countries}.',
    description: 'عن {dish}: «{words}»',
    descriptionToo: '«{words}»',
    cookingUnknown: 'القائمة لا تذكر طريقة تحضير {dish}؛ طاقم الخدمة يعرف ذلك.',
    hot: 'صنف «{dish}» حار: {words}.',
    notHot: 'على {dish} علامة «غير حار».',
    heatUnknown: 'لا شيء في القائمة يقول إن صنف «{dish}» حار.',
    soldOut: 'نفد اليوم صنف «{dish}».',
    soldOutNote: 'نفد اليوم',
    soldOutInstead: 'بدلًا منه يوجد:',
    servedToday: 'من الساعة {time}',
    servedTomorrow: 'غدًا من الساعة {time}',
    servedOn: '{day} من الساعة {time}',
    servedNextWeek: 'يوم {day} القادم من الساعة {time}',
    servedNever: 'غير متوفر حاليًا',
    notServed: 'لا يُقدَّم الآن صنف «{dish}» ({from}).',
    notServedAtPresent: 'لا يُقدَّم حاليًا صنف «{dish}».',

    listFound: ['هذا ما لدينا:', 'تفضّلوا:'],
    listFitsMarked:
      '{count, plural, one {وضع المطبخ على هذا علامة «{marks}»:} two {وضع المطبخ على هذين علامة «{marks}»:} other {وضع المطبخ على هذه علامة «{marks}»:}}',
    listUnsure:
      '{count, plural, one {غير مؤكد، فالرجاء أن تسألوا عنه أولًا:} two {غير مؤكدين، فالرجاء أن تسألوا عنهما أولًا:} few {غير مؤكدة، فالرجاء أن تسألوا عنها أولًا:} many {غير مؤكدة، فالرجاء أن تسألوا عنها أولًا:} other {غير مؤكدة، فالرجاء أن تسألوا عنها أولًا:}}',
    listNoPrice:
      '{count, plural, one {القائمة لا تذكر سعر هذا:} two {القائمة لا تذكر سعر هذين:} other {القائمة لا تذكر أسعار هذه:}}',
    listNoCalories:
      '{count, plural, one {القائمة لا تذكر سعرات هذا:} two {القائمة لا تذكر سعرات هذين:} other {القائمة لا تذكر سعرات هذه:}}',
    listUnsureFor:
      '{count, plural, one {غير مؤكد أنه «{marks}»، فالرجاء أن تسألوا أولًا:} two {غير مؤكد أنهما «{marks}»، فالرجاء أن تسألوا أولًا:} few {غير مؤكد أنها «{marks}»، فالرجاء أن تسألوا أولًا:} many {غير مؤكد أنها «{marks}»، فالرجاء أن تسألوا أولًا:} other {غير مؤكد أنها «{marks}»، فالرجاء أن تسألوا أولًا:}}',
    listAgainst: '{count, plural, one {تجنّبوا هذا:} two {تجنّبوا هذين:} other {تجنّبوا هذه:}}',
    listNone: 'لم أجد في القائمة شيئًا كهذا.',
    listNoneMarked: 'لم يضع المطبخ علامة «{marks}» على أي طبق كهذا.',
    listMore:
      '{count, plural, one {وطبق آخر} two {وطبقان آخران} few {و{count} أطباق أخرى} many {و{count} طبقًا آخر} other {و{count} طبق آخر}}',
    listNarrow: 'قولوا لي السعر أو نوع الطبق، وأنا أختصر لكم القائمة.',
    listHeadings: 'في القائمة:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {الأرخص: {dish}، بسعر {price}.} other {الأرخص: {dish}، بسعر {price} لكل صنف.}}',
    dearest:
      '{count, plural, one {الأغلى: {dish}، بسعر {price}.} other {الأغلى: {dish}، بسعر {price} لكل صنف.}}',
    fewestKcal:
      '{count, plural, one {الأقل سعرات: {dish}، {kcal} سعرة حرارية.} other {الأقل سعرات: {dish}، {kcal} سعرة حرارية لكل صنف.}}',
    mostKcal:
      '{count, plural, one {الأكثر سعرات: {dish}، {kcal} سعرة حرارية.} other {الأكثر سعرات: {dish}، {kcal} سعرة حرارية لكل صنف.}}',
    noneWithFood: 'لا طبق في القائمة يُذكر فيه «{food}».',
    noneOfThemWithFood: 'لا طبق من هذه الأطباق يُذكر فيه «{food}».',

    suggest: ['أقترح عليكم:', 'ما رأيكم في:'],
    reasonChefsPick: 'من اختيار الشيف',
    reasonInBudget: 'ضمن ميزانيتكم',
    reasonCheapest: 'الأرخص بينها',
    reasonFewestKcal: 'الأخف بينها، {kcal} سعرة حرارية',
    reasonSuitsDiet: 'عليه علامة «{diet}»',
    reasonMarkedFree: 'عليه علامة «{free}»',
    reasonTag: 'عليه علامة «{tag}»',
    reasonOnlyOne: 'الوحيد المناسب',

    meal: '{people, plural, =0 {وجبة تناسبكم:} one {لشخص واحد:} two {لشخصين:} few {لـ{people} أشخاص:} many {لـ{people} شخصًا:} other {لـ{people} شخص:}}',
    mealTotal:
      '{people, plural, =0 {المجموع {total}.} one {المجموع {total}.} two {المجموع لشخصين {total}.} few {المجموع لـ{people} أشخاص {total}.} many {المجموع لـ{people} شخصًا {total}.} other {المجموع لـ{people} شخص {total}.}}',
    mealLeft: 'ويبقى {left}.',
    mealTooDear: 'لا يكفي {total} لذلك؛ أقل مبلغ هو {least}.',
    mealGap: 'لم أجد ما يناسب: {course}.',
    sum: 'المجموع {total}.',
    sumEach: 'وإذا قُسم على {ways}، فعلى كل واحد {each}.',
    sizeAssumed: 'في حساب {dish} اعتُمد الحجم «{size}»، ويوجد أيضًا {others}.',
    kcal: '{kcal} سعرة حرارية',
    sumKcal: 'المجموع {kcal} سعرة حرارية.',
    sumOver: 'هذا أكثر من {budget} بمقدار {over}.',
    sumIncomplete: 'القائمة لا تذكر رقمًا لما يلي، فلم أحسبه: {dishes}.',
    sumWithout: 'لم أجد في القائمة ما يطابقه تمامًا، فلم أحسبه: {items}.',

    compareCheaper: 'الأرخص: {dish}، والفرق {difference}.',
    compareSamePrice: 'السعر واحد: {price}.',
    compareLighter: 'في {dish} سعرات أقل بـ{difference}.',
    compareContents: 'في {dish}: {listed}',

    pictures: '{count, plural, one {تفضّلوا الصورة:} other {تفضّلوا الصور:}}',
    noPictures: 'لا توجد في القائمة صورة لـ: {dishes}.',
    opinion: 'أنا لا أتذوّق، لكن صنف «{dish}» {reason}.',
    opinionNone: 'أنا لا أتذوّق، فلا أستطيع الحكم على {dish}؛ اسألوا طاقم الخدمة.',
    pairing: 'مع {dish} ينصح المطعم بـ: {other} ({price}).',
    pairingNone: 'لا يذكر المطعم شيئًا يناسب {dish}. يمكنكم النظر في:',
    request:
      'القائمة لا تذكر إن كان يمكن تعديل {dish}. الرجاء سؤال طاقم الخدمة؛ فأنا لا أستطيع نقل الطلب.',

    houseQuote: 'يقول المطعم: «{words}»',
    houseRecord: '{topic}: {words}',
    houseWifi: 'شبكة الواي فاي {name}، كلمة المرور {password}',
    openUntil: 'مفتوح الآن حتى الساعة {time}.',
    openAlways: 'مفتوح الآن على مدار الساعة.',
    opensToday: 'مغلق الآن؛ يفتح الساعة {time}.',
    opensTomorrow: 'مغلق الآن؛ يفتح غدًا الساعة {time}.',
    opensOn: 'مغلق الآن؛ يفتح {day} الساعة {time}.',
    closedNow: 'مغلق الآن.',
    houseUnknown: 'القائمة لا تذكر ذلك؛ طاقم الخدمة يعرف.',
    houseUnknownOf: '{topics}: القائمة لا تذكر ذلك؛ طاقم الخدمة يعرف.',
    missing: 'ليس في القائمة «{said}».',
    missingName: 'لا يوجد في القائمة شيء اسمه «{said}».',
    missingNear: 'الأقرب إليه:',
    unknownSaid: 'عن «{said}» لا تقول القائمة شيئًا؛ طاقم الخدمة يعرف.',
    unknown: 'القائمة لا تقول ذلك؛ طاقم الخدمة يعرف.',
    whyWords: 'القائمة تذكر في {dish}: {words}.',
    whyOwner: 'المطبخ هو من وضع هذه العلامة على {dish}.',
    whyNothing: 'لا شيء في القائمة يقول أكثر عن {dish}.',
    explainHolds: 'عادةً ما يوجد في «{food}»: {facts}.',
    explainPlain: 'لا أعرف عن «{food}» إلا الاسم، كأحد المكوّنات.',

    askDish: 'أي طبق تقصدون؟',
    askFood: 'أي مكوّن تقصدون؟',
    askBudget: 'كم تودّون أن تنفقوا؟',
    askPeople: 'لكم شخص؟',
    askKind: 'ماذا تشتهون؟',
    askTakeBack: 'هل أتوقف إذًا عن الانتباه لما يلي: {facts}؟ سأظل أستبعده إلى أن تقولوا لي نعم.',
    takenBack: 'حسنًا، لن أستبعد بعد الآن: {facts}.',
    avoidNoted: 'سأنتبه لما يلي: {facts}.',

    adviceAllergy: 'الرجاء إخبار طاقم الخدمة بذلك عند الطلب؛ فالكلمة الأخيرة لهم.',

    emergency:
      'أخبروا طاقم المطعم حالًا، واتصلوا بالرقم {number}. إن وُجدت حقنة أدرينالين (قلم إبينفرين) فاستعملوها فورًا. لا تبقوا وحدكم.',
    possibleEmergency:
      'إن شعر أحدكم بالمرض أو التوعّك الآن، فأخبروا طاقم المطعم حالًا واتصلوا بالرقم {number}.',

    greet: ['أهلًا وسهلًا! ماذا تحبون أن تعرفوا عن القائمة؟', 'أهلًا بكم! اسألوني ما شئتم عن القائمة.'],
    bye: 'مع السلامة، شرّفتمونا!',
    thanks: ['عفوًا!', 'على الرحب والسعة!'],
    enjoy: 'بالهناء والشفاء!',
    glad: 'يسعدني ذلك!',
    sorry: 'أعتذر منكم عن ذلك.',
    small_talk: 'أنا أعرف القائمة جيدًا؛ اسألوني عن أي طبق.',
    joke: 'أترك النكات للندُل. هل ننظر في القائمة؟',
    flirt: 'هذا لطف منكم، لكنني مجرد قائمة طعام.',
    who_are_you: 'أنا المساعد الرقمي لهذه القائمة، وأجيب مما كتبه المطعم.',
    is_human: 'لا، أنا برنامج حاسوب. أما الناس فهم طاقم الخدمة.',
    no_taste: 'أنا لا أتذوّق شيئًا، فأعتمد على ما في القائمة.',
    privacy: 'محادثتكم محفوظة لهذا المطعم فقط، ويمكنكم حذفها من القائمة في الأعلى.',
    languages: 'اكتبوا بلغتكم، وسأجيبكم بها ما استطعت.',
    only_menu: 'أنا لا أعرف إلا هذه القائمة وهذا المطعم.',
    no_instructions: 'لا أستطيع ذلك. لكن يسعدني أن أجيبكم عن القائمة.',
    unclear: 'لم أفهم تمامًا. اسألوني عن طبق أو مسبّب حساسية أو سعر.',
    repeat: 'هذا كل ما تقوله القائمة عن ذلك.',
    sure: 'أقرأ ذلك من القائمة مباشرة. وعند الشك اسألوا طاقم الخدمة.',
    noted: 'تم، سجّلت ذلك.',
    complaint_food: 'أعتذر منكم. الرجاء إخبار طاقم الخدمة، فهم يودّون إصلاح الأمر.',
    complaint_wait: 'أعتذر عن الانتظار. الرجاء الإشارة إلى طاقم الخدمة.',
    complaint_price: 'لا أستطيع تغيير الأسعار، لكن يمكنني البحث عن شيء أرخص.',
    complaint_staff: 'أعتذر منكم. الرجاء طلب المدير.',
    rude: 'لنبقَ مع القائمة. ماذا تحبون أن تعرفوا؟',
    lost: 'لا أستطيع المساعدة في هذا؛ الرجاء سؤال طاقم الخدمة.',
    call_staff: 'لا أستطيع مناداة أحد. الرجاء الإشارة إلى طاقم الخدمة.',
    wait_time: 'لا أرى مدى انشغال المطبخ؛ طاقم الخدمة يمكنه إخباركم.',
    cannot_order: 'لا أستطيع أخذ الطلبات؛ الرجاء إخبار طاقم الخدمة.',
    cannot_change: 'لا أستطيع تغيير شيء في المطبخ؛ الرجاء سؤال طاقم الخدمة.',
    cannot_book: 'لا أستطيع حجز طاولة؛ الرجاء سؤال طاقم الخدمة.',
    cannot_pay: 'لا أستطيع استلام الدفع؛ الرجاء طلب الحساب من طاقم الخدمة.',
    split_bill: 'لتقسيم الحساب، الرجاء سؤال طاقم الخدمة.',
    tip: 'الإكرامية كما تحبون؛ القائمة لا تذكر شيئًا عنها.',
    no_medical: 'لا أستطيع تقديم نصيحة طبية. الرجاء سؤال الطبيب، وإخبار طاقم الخدمة.',
    pregnancy: 'لا أستطيع أن أحكم على ما يناسب الحمل. الرجاء سؤال طاقم الخدمة عن طريقة التحضير.',
    alcohol_care: 'الرجاء سؤال طاقم الخدمة؛ فأنا لا أستطيع تقديم شيء.',
  },
}
