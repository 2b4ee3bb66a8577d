import names from '#app/i18n/messages/uk/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/**
 * `name` and `has` are nominatives, after a colon or "є"; `without` is the genitive before "не
 * вказано"; `free` is the kitchen's mark, in quotes. Dishes are quoted too, so they don't inflect.
 */
const fact = (name: string, without: string): NameForms => ({
  name,
  has: name,
  without,
  free: `без ${without}`,
})

export const ukrainian: PhraseBook = {
  facts: {
    gluten: fact(names.fact_gluten, 'глютену'),
    crustaceans: fact(names.fact_crustaceans, 'ракоподібних'),
    eggs: fact(names.fact_eggs, 'яєць'),
    fish: fact(names.fact_fish, 'риби'),
    peanuts: fact(names.fact_peanuts, 'арахісу'),
    soy: fact(names.fact_soy, 'сої'),
    milk: fact(names.fact_milk, 'молочних продуктів'),
    nuts: fact(names.fact_nuts, 'горіхів'),
    celery: fact(names.fact_celery, 'селери'),
    mustard: fact(names.fact_mustard, 'гірчиці'),
    sesame: fact(names.fact_sesame, 'кунжуту'),
    sulphites: fact(names.fact_sulphites, 'сульфітів'),
    lupin: fact(names.fact_lupin, 'люпину'),
    molluscs: fact(names.fact_molluscs, 'молюсків'),
    lactose: fact('лактоза', 'лактози'),
    meat: fact('м’ясо', 'м’яса'),
    poultry: fact('м’ясо птиці', 'м’яса птиці'),
    pork: fact(names.fact_pork, 'свинини'),
    gelatine: fact('желатин', 'желатину'),
    alcohol: fact(names.fact_alcohol, 'алкоголю'),
    honey: fact('мед', 'меду'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'На закуску',
    main: 'З основних страв',
    side: 'На гарнір',
    dessert: 'На десерт',
    drink: 'З напоїв',
  },
  topics: {
    phone: 'телефон',
    links: 'соцмережі та сайт',
    languages: 'мови меню',
    hours: 'години роботи',
    payment: 'оплата',
    booking: 'бронювання',
    place: 'адреса',
    wifi: 'Wi-Fi',
    parking: 'парковка',
    children: 'зручності для дітей',
    pets: 'домашні тварини',
    music: 'музика',
    access: 'туалет/доступ',
    events: 'заходи',
    kitchen: 'кухня',
    terrace: 'тераса',
    takeaway: 'їжа з собою',
  },
  say: {
    hasContains:
      '{why, select, words {Так. «{dish}»: у складі є {fact} ({words}).} other {Так. «{dish}»: за позначкою кухні, у складі є {fact}.}}',
    hasMayContain:
      '{why, select, words {Можливо. «{dish}»: у складі, можливо, є {fact} ({words}).} other {Можливо. «{dish}»: кухня попереджає, що у складі, можливо, є {fact}.}}',
    hasFree: 'Ні: у «{dish}» є позначка кухні «{free}».',
    hasUnknown:
      '{listed, select, none {Не можу сказати: у меню не вказано склад «{dish}», і позначки кухні «{free}» немає.} other {З меню цього не видно: у складі «{dish}» вказано: {listed}. Але позначки кухні «{free}» немає.}}',

    freeContains:
      '{why, select, words {Ні. «{dish}»: у складі є {fact} ({words}).} other {Ні. «{dish}»: за позначкою кухні, у складі є {fact}.}}',
    freeMayContain:
      '{why, select, words {Не точно. «{dish}»: у складі, можливо, є {fact} ({words}).} other {Не точно. «{dish}»: кухня попереджає, що у складі, можливо, є {fact}.}}',
    freeFree: 'Так: у «{dish}» є позначка кухні «{free}».',
    freeUnknown:
      '{listed, select, none {Не підтверджено: у меню не вказано склад «{dish}», і позначки кухні «{free}» немає.} other {Не підтверджено: у меню для «{dish}» {without} не вказано ({listed}), але позначки кухні «{free}» немає.}}',

    suitsContains:
      '{why, select, words {Ні. «{dish}»: у складі є {fact} ({words}).} other {Ні. «{dish}»: за позначкою кухні, у складі є {fact}.}}',
    suitsMayContain:
      '{why, select, words {Краще не варто. «{dish}»: у складі, можливо, є {fact} ({words}).} other {Краще не варто. «{dish}»: кухня попереджає, що у складі, можливо, є {fact}.}}',
    suitsFree: 'Так: у «{dish}» є позначка кухні «{free}».',
    suitsUnknown:
      '{listed, select, none {Не можу обіцяти: у меню не вказано склад «{dish}», і позначки кухні «{free}» немає.} other {Не можу обіцяти: у меню для «{dish}» {without} не вказано ({listed}), але позначки кухні «{free}» немає.}}',

    contradiction:
      'Водночас там стоїть позначка «{tag}», і одне з одним не сходиться; вважайте, будь ласка, що {fact} там є.',

    dietMarked: 'Так: у «{dish}» є позначка кухні «{diet}».',
    dietAgainst: 'Ні: «{dish}» — не {diet} ({words}).',
    dietDenied: 'Ні: за позначкою кухні, «{dish}» — не {diet}.',
    dietDoubtful: 'Не можу обіцяти: «{dish}», можливо, не {diet} ({words}).',
    dietHint: 'Є позначка кухні «{diet}», але слідів це не виключає.',
    dietUnknown:
      '{listed, select, none {Не підтверджено: у «{dish}» немає позначки кухні «{diet}», і склад у меню не вказано.} other {Не підтверджено: у «{dish}» немає позначки кухні «{diet}». У складі вказано: {listed}.}}',
    byName: 'судячи з назви',

    foodListed: 'Так: у складі «{dish}» вказано: {words}.',
    foodListedNegative: 'Ні: у складі «{dish}» вказано: {words}.',
    foodNotListed: 'У складі «{dish}» в меню не вказано: {food}. Вказано ось що: {listed}.',
    foodUnknown: 'Не можу сказати: у меню не вказано склад «{dish}».',

    warnContains: 'Обережно: «{dish}» — у складі є {fact} ({words}).',
    warnContainsByOwner: 'Обережно: «{dish}» — за позначкою кухні, у складі є {fact}.',
    warnMayContain: 'Обережно: «{dish}» — у складі, можливо, є {fact}.',
    warnDiet: 'Обережно: «{dish}» — не {diet} ({words}).',
    warnUnknown: 'Кухня не підтвердила, що «{dish}» — «{free}».',

    dishWithPrice: '{dish} ({price})',
    optionName: '«{option}»',
    optionInGroup: '{group}: {option}',
    choiceNote: 'якщо вибрати {choices}',
    choiceFree: 'Якщо вибрати {choices}, у «{dish}» є позначка кухні «{free}».',
    optionAdds:
      '{state, select, may_add {Якщо вибрати {options}, у складі «{dish}», можливо, є ще {fact}.} other {Якщо вибрати {options}, у складі «{dish}» є ще {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {один на вибір} exactly {{max} на вибір} upTo {до {max} на вибір} other {від {min} до {max} на вибір}}): {options}',
    requestOption: 'Так, у «{dish}» є такий варіант: {options}.',
    priceFrom: 'від {price}',
    bySize: '{dish}, за розміром:',
    ingredients: 'Склад «{dish}»: {listed}.',
    ingredientsToo: 'Склад: {listed}.',
    noIngredients: 'Склад «{dish}» у меню не вказано.',
    price: '«{dish}» — {price}.',
    priceToo: 'Ціна — {price}.',
    teamKnows: 'Офіціант підкаже.',
    noPrice: 'Ціну «{dish}» у меню не вказано.',
    calories: '«{dish}» — {kcal} ккал.',
    caloriesToo: '{kcal} ккал.',
    noCalories: 'Калорійність «{dish}» у меню не вказано.',
    portion: '«{dish}»: {portion}.',
    meatOrigin: '«{dish}»: країна походження м’яса — {countries}.',
    description: '{dish}: «{words}»',
    descriptionToo: '«{words}»',
    cookingUnknown: 'Як готують «{dish}», у меню не написано; офіціант підкаже.',
    hot: '«{dish}» — гостре: {words}.',
    notHot: 'У «{dish}» є позначка, що це не гостре.',
    heatUnknown: 'У меню не вказано, що «{dish}» — гостре.',
    soldOut: '«{dish}»: на сьогодні закінчилося.',
    soldOutNote: 'на сьогодні закінчилося',
    soldOutInstead: 'Натомість є:',
    servedToday: 'з {time}',
    servedTomorrow: 'завтра з {time}',
    servedOn: '{day}, з {time}',
    servedNextWeek: 'через тиждень ({day}) з {time}',
    servedNever: 'зараз не подається',
    notServed: '«{dish}» зараз не подають ({from}).',
    notServedAtPresent: '«{dish}» поки що не подають.',

    listFound: ['Ось що є:', 'Будь ласка:'],
    listFitsMarked:
      '{count, plural, =1 {З позначкою кухні «{marks}» є одне:} other {З позначкою кухні «{marks}»:}}',
    listUnsure:
      '{count, plural, =1 {Не підтверджено, спершу запитайте, будь ласка, в офіціанта:} other {Не підтверджено, спершу запитайте про них, будь ласка, в офіціанта:}}',
    listNoPrice:
      '{count, plural, =1 {Ціну цієї страви в меню не вказано:} other {Ціни цих страв у меню не вказано:}}',
    listNoCalories:
      '{count, plural, =1 {Калорійність цієї страви в меню не вказано:} other {Калорійність цих страв у меню не вказано:}}',
    listUnsureFor:
      '{count, plural, =1 {Кухня не підтвердила «{marks}», спершу запитайте, будь ласка, в офіціанта:} other {Кухня не підтвердила «{marks}», спершу запитайте, будь ласка, в офіціанта:}}',
    listAgainst: '{count, plural, =1 {Це вам не підійде:} other {Ці вам не підійдуть:}}',
    listNone: 'У меню нічого такого не знайшлося.',
    listNoneMarked: 'Таких страв із позначкою кухні «{marks}» немає.',
    listMore:
      '{count, plural, one {і ще {count} позиція} few {і ще {count} позиції} many {і ще {count} позицій} other {і ще {count} позиції}}',
    listNarrow:
      'Назвіть ціну або що саме хочеться — закуску, основну страву, десерт, — і я звужу вибір.',
    listHeadings: 'У меню є:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {Найдешевше — «{dish}», {price}.} other {Найдешевше: {dish} — по {price}.}}',
    dearest:
      '{count, plural, one {Найдорожче — «{dish}», {price}.} other {Найдорожче: {dish} — по {price}.}}',
    fewestKcal:
      '{count, plural, one {Найменше калорій — «{dish}»: {kcal} ккал.} other {Найменше калорій: {dish} — по {kcal} ккал.}}',
    mostKcal:
      '{count, plural, one {Найбільше калорій — «{dish}»: {kcal} ккал.} other {Найбільше калорій: {dish} — по {kcal} ккал.}}',
    noneWithFood: 'У меню в жодній страві у складі не вказано: {food}.',
    noneOfThemWithFood: 'У жодній із цих страв у складі не вказано: {food}.',

    suggest: ['Можу порадити:', 'Як вам таке:'],
    reasonChefsPick: 'вибір шефа',
    reasonInBudget: 'вкладається в бюджет',
    reasonCheapest: 'найдешевше з цього',
    reasonFewestKcal: 'найлегше з цього, {kcal} ккал',
    reasonSuitsDiet: 'позначка «{diet}»',
    reasonMarkedFree: 'позначка «{free}»',
    reasonTag: 'позначка «{tag}»',
    reasonOnlyOne: 'єдине, що підходить',

    meal: '{people, plural, =0 {Ось що підходить:} =1 {На одного:} one {На {people} людину:} few {На {people} людини:} many {На {people} людей:} other {На {people} людини:}}',
    mealTotal:
      '{people, plural, =0 {Разом {total}.} =1 {Разом {total}.} one {На {people} людину виходить {total}.} few {На {people} людини виходить {total}.} many {На {people} людей виходить {total}.} other {На {people} людини виходить {total}.}}',
    mealLeft: 'Залишається {left}.',
    mealTooDear: 'У {total} вкластися не вийде; щонайменше потрібно {least}.',
    mealGap: '{course}: нічого підхожого не знайшлося.',
    sum: 'Разом {total}.',
    sumEach: 'Якщо поділити на {ways}, вийде по {each}.',
    sizeAssumed: '{dish}: пораховано як {size}; є ще {others}.',
    kcal: '{kcal} ккал',
    sumKcal: 'Разом {kcal} ккал.',
    sumOver: 'Це на {over} більше, ніж {budget}.',
    sumIncomplete: 'Без урахування того, для чого в меню немає цифр: {dishes}.',
    sumWithout: 'У меню не знайшлося точного відповідника, тому до суми не враховано: {items}.',

    compareCheaper: '«{dish}» — дешевше на {difference}.',
    compareSamePrice: 'Ціна однакова: {price}.',
    compareLighter: 'У «{dish}» на {difference} ккал менше.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, =1 {Ось, будь ласка:} other {Ось, будь ласка:}}',
    noPictures: 'У меню немає фото: {dishes}.',
    opinion: 'Куштувати я не можу, але «{dish}» — {reason}.',
    opinionNone: 'Куштувати я не можу, тож про «{dish}» не скажу; запитайте в офіціанта.',
    pairing: 'До «{dish}» тут радять «{other}» ({price}).',
    pairingNone: 'Що взяти до «{dish}», у меню не написано. Гляньте, наприклад, на це:',
    request:
      'Чи можна змінити «{dish}», у меню не написано. Запитайте, будь ласка, в офіціанта: передати йому я не можу.',

    houseQuote: 'Ресторан пише: «{words}»',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Мережа Wi-Fi {name}, пароль {password}',
    openUntil: 'Зараз відчинено, до {time}.',
    openAlways: 'Зараз відчинено, цілодобово.',
    opensToday: 'Зараз зачинено; відчиниться о {time}.',
    opensTomorrow: 'Зараз зачинено; відчиниться завтра о {time}.',
    opensOn: 'Зараз зачинено; відчиниться: {day}, {time}.',
    closedNow: 'Зараз зачинено.',
    houseUnknown: 'У меню про це не написано; офіціант підкаже.',
    houseUnknownOf: '{topics}: у меню про це не написано; офіціант підкаже.',
    missing: '«{said}» у меню немає.',
    missingName: 'Під назвою «{said}» у меню нічого немає.',
    missingNear: 'Найближче ось це:',
    unknownSaid: '«{said}»: з меню не скажу; запитайте в офіціанта.',
    unknown: 'З меню цього не видно; офіціант підкаже.',
    whyWords: 'У меню для «{dish}» вказано: {words}.',
    whyOwner: 'Так «{dish}» позначила кухня.',
    whyNothing: 'Більше про «{dish}» у меню нічого немає.',
    explainHolds: '{food}: там зазвичай є {facts}.',
    explainPlain: '{food}: цей продукт я знаю лише за назвою.',

    askDish: 'Яку страву ви маєте на увазі?',
    askFood: 'Який продукт ви маєте на увазі?',
    askBudget: 'На яку суму розраховуєте?',
    askPeople: 'На скільки людей?',
    askKind: 'Чого б вам хотілося?',
    askTakeBack:
      'Більше не зважати на це: {facts}? Поки ви не скажете «так», такого я й далі не раджу.',
    takenBack: 'Добре, більше не зважаю на це: {facts}.',
    avoidNoted: 'Добре, матиму на увазі: {facts}.',

    adviceAllergy:
      'Обов’язково скажіть про це офіціанту, коли замовлятимете: останнє слово за персоналом.',

    emergency:
      'Негайно покличте персонал і телефонуйте {number}. Якщо є шприц-ручка з адреналіном, одразу використайте її. Не залишайтеся на самоті.',
    possibleEmergency:
      'Якщо комусь зле просто зараз, одразу покличте персонал і телефонуйте {number}.',

    greet: ['Вітаю! Що підказати щодо меню?', 'Ласкаво просимо! Питайте про меню.'],
    bye: 'До побачення, приходьте ще!',
    thanks: ['Прошу!', 'Нема за що!'],
    enjoy: 'Смачного!',
    glad: 'Приємно це чути!',
    sorry: 'Перепрошую.',
    small_talk: 'Найкраще я знаю меню; запитайте про будь-яку страву.',
    joke: 'Жарти лишу офіціантам. Подивимось меню?',
    flirt: 'Приємно чути, але я лише меню.',
    who_are_you: 'Я цифровий помічник для цього меню. Відповідаю за тим, що написав ресторан.',
    is_human: 'Ні, я комп’ютерна програма. Люди тут — персонал.',
    no_taste: 'Куштувати я не можу, тому зважаю на меню.',
    privacy: 'Листування зберігається лише для цього ресторану; видалити його можна в меню вгорі.',
    languages: 'Пишіть своєю мовою; по змозі нею й відповім.',
    only_menu: 'Я знаю лише це меню і цей ресторан.',
    no_instructions: 'Цього я зробити не можу. А про меню відповім залюбки.',
    unclear: 'Не зовсім розумію. Запитайте про страву, алерген або ціну.',
    repeat: 'Більше про це в меню нічого немає.',
    sure: 'Так написано в меню. Якщо сумніваєтеся, уточніть в офіціанта.',
    noted: 'Добре, врахую.',
    complaint_food: 'Перепрошую. Скажіть, будь ласка, офіціанту, він постарається все виправити.',
    complaint_wait: 'Перепрошую за очікування. Покличте, будь ласка, офіціанта.',
    complaint_price: 'Ціни я змінити не можу, але можу пошукати щось дешевше.',
    complaint_staff: 'Перепрошую. Попросіть, будь ласка, покликати адміністратора.',
    rude: 'Давайте краще про меню. Що підказати?',
    lost: 'З цим я допомогти не можу; запитайте, будь ласка, в офіціанта.',
    call_staff: 'Покликати нікого не можу. Подайте, будь ласка, знак офіціанту.',
    wait_time: 'Мені не видно, наскільки зайнята кухня; офіціант підкаже.',
    cannot_order: 'Замовлень я не приймаю; скажіть, будь ласка, офіціанту.',
    cannot_change: 'На кухні я нічого змінити не можу; попросіть, будь ласка, офіціанта.',
    cannot_book: 'Столики я не бронюю; зверніться, будь ласка, до персоналу.',
    cannot_pay: 'Оплату я не приймаю; попросіть, будь ласка, рахунок в офіціанта.',
    split_bill: 'Попросіть, будь ласка, офіціанта розділити рахунок.',
    tip: 'Чайові — на ваш розсуд; у меню про них нічого не написано.',
    no_medical: 'Медичних порад я не даю. Запитайте, будь ласка, у лікаря й попередьте офіціанта.',
    pregnancy:
      'Що можна під час вагітності, я судити не можу. Запитайте, будь ласка, в офіціанта, як це готують.',
    alcohol_care: 'Запитайте, будь ласка, в офіціанта; я нічого не подаю.',
  },
}
