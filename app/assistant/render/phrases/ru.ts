import names from '#app/i18n/messages/ru/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/**
 * `name` and `has` are nominatives, after a colon or "есть"; `without` is the genitive before "не
 * указано"; `free` is the kitchen's mark, in quotes. Dishes are quoted too, so they don't inflect.
 */
const fact = (name: string, without: string): NameForms => ({
  name,
  has: name,
  without,
  free: `без ${without}`,
})

export const russian: PhraseBook = {
  facts: {
    gluten: fact(names.fact_gluten, 'глютена'),
    crustaceans: fact(names.fact_crustaceans, 'ракообразных'),
    eggs: fact(names.fact_eggs, 'яиц'),
    fish: fact(names.fact_fish, 'рыбы'),
    peanuts: fact(names.fact_peanuts, 'арахиса'),
    soy: fact(names.fact_soy, 'сои'),
    milk: fact(names.fact_milk, 'молочных продуктов'),
    nuts: fact(names.fact_nuts, 'орехов'),
    celery: fact(names.fact_celery, 'сельдерея'),
    mustard: fact(names.fact_mustard, 'горчицы'),
    sesame: fact(names.fact_sesame, 'кунжута'),
    sulphites: fact(names.fact_sulphites, 'сульфитов'),
    lupin: fact(names.fact_lupin, 'люпина'),
    molluscs: fact(names.fact_molluscs, 'моллюсков'),
    lactose: fact('лактоза', 'лактозы'),
    meat: fact('мясо', 'мяса'),
    poultry: fact('мясо птицы', 'мяса птицы'),
    pork: fact(names.fact_pork, 'свинины'),
    gelatine: fact('желатин', 'желатина'),
    alcohol: fact(names.fact_alcohol, 'алкоголя'),
    honey: fact('мёд', 'мёда'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'На закуску',
    main: 'На горячее',
    side: 'На гарнир',
    dessert: 'На десерт',
    drink: 'Из напитков',
  },
  topics: {
    phone: 'телефон',
    links: 'соцсети и сайт',
    languages: 'языки меню',
    hours: 'часы работы',
    payment: 'оплата',
    booking: 'бронирование',
    place: 'адрес',
    wifi: 'Wi-Fi',
    parking: 'парковка',
    children: 'удобства для детей',
    pets: 'домашние животные',
    music: 'музыка',
    access: 'туалет/доступ',
    events: 'мероприятия',
    kitchen: 'кухня',
    terrace: 'терраса',
    takeaway: 'еда навынос',
  },
  say: {
    hasContains:
      '{why, select, words {Да. «{dish}»: в составе есть {fact} ({words}).} other {Да. «{dish}»: по отметке кухни, в составе есть {fact}.}}',
    hasMayContain:
      '{why, select, words {Возможно. «{dish}»: в составе, возможно, есть {fact} ({words}).} other {Возможно. «{dish}»: кухня предупреждает, что в составе, возможно, есть {fact}.}}',
    hasFree: 'Нет: у «{dish}» есть отметка кухни «{free}».',
    hasUnknown:
      '{listed, select, none {Не могу сказать: в меню не указан состав «{dish}», и отметки кухни «{free}» у него нет.} other {По меню не видно: в составе «{dish}» указано: {listed}. Но отметки кухни «{free}» нет.}}',

    freeContains:
      '{why, select, words {Нет. «{dish}»: в составе есть {fact} ({words}).} other {Нет. «{dish}»: по отметке кухни, в составе есть {fact}.}}',
    freeMayContain:
      '{why, select, words {Не точно. «{dish}»: в составе, возможно, есть {fact} ({words}).} other {Не точно. «{dish}»: кухня предупреждает, что в составе, возможно, есть {fact}.}}',
    freeFree: 'Да: у «{dish}» есть отметка кухни «{free}».',
    freeUnknown:
      '{listed, select, none {Не подтверждено: в меню не указан состав «{dish}», и отметки кухни «{free}» нет.} other {Не подтверждено: в меню у «{dish}» {without} не указано ({listed}), но отметки кухни «{free}» нет.}}',

    suitsContains:
      '{why, select, words {Нет. «{dish}»: в составе есть {fact} ({words}).} other {Нет. «{dish}»: по отметке кухни, в составе есть {fact}.}}',
    suitsMayContain:
      '{why, select, words {Лучше не надо. «{dish}»: в составе, возможно, есть {fact} ({words}).} other {Лучше не надо. «{dish}»: кухня предупреждает, что в составе, возможно, есть {fact}.}}',
    suitsFree: 'Да: у «{dish}» есть отметка кухни «{free}».',
    suitsUnknown:
      '{listed, select, none {Обещать не могу: в меню не указан состав «{dish}», и отметки кухни «{free}» нет.} other {Обещать не могу: в меню у «{dish}» {without} не указано ({listed}), но отметки кухни «{free}» нет.}}',

    contradiction:
      'При этом стоит отметка «{tag}», и одно с другим не сходится; считайте, пожалуйста, что {fact} там есть.',

    dietMarked: 'Да: у «{dish}» есть отметка кухни «{diet}».',
    dietAgainst: 'Нет: «{dish}» — не {diet} ({words}).',
    dietDenied: 'Нет: по отметке кухни, «{dish}» — не {diet}.',
    dietDoubtful: 'Обещать не могу: «{dish}», возможно, не {diet} ({words}).',
    dietHint: 'Есть отметка кухни «{diet}», но следов это не исключает.',
    dietUnknown:
      '{listed, select, none {Не подтверждено: у «{dish}» нет отметки кухни «{diet}», и состав в меню не указан.} other {Не подтверждено: у «{dish}» нет отметки кухни «{diet}». В составе указано: {listed}.}}',
    byName: 'судя по названию',

    foodListed: 'Да: в составе «{dish}» указано: {words}.',
    foodListedNegative: 'Нет: в составе «{dish}» указано: {words}.',
    foodNotListed: 'В составе «{dish}» в меню не указано: {food}. Указано вот что: {listed}.',
    foodUnknown: 'Не могу сказать: в меню не указан состав «{dish}».',

    warnContains: 'Осторожно: «{dish}» — в составе есть {fact} ({words}).',
    warnContainsByOwner: 'Осторожно: «{dish}» — по отметке кухни, в составе есть {fact}.',
    warnMayContain: 'Осторожно: «{dish}» — в составе, возможно, есть {fact}.',
    warnDiet: 'Осторожно: «{dish}» — не {diet} ({words}).',
    warnUnknown: 'У «{dish}» нет подтверждения кухни «{free}».',

    dishWithPrice: '{dish} ({price})',
    optionName: '«{option}»',
    optionInGroup: '{group}: {option}',
    choiceNote: 'если выбрать {choices}',
    choiceFree: 'Если выбрать {choices}, у «{dish}» есть отметка кухни «{free}».',
    optionAdds:
      '{state, select, may_add {При выборе {options} в «{dish}» может быть ещё {fact}.} other {При выборе {options} в «{dish}» будет ещё {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {один на выбор} exactly {{max} на выбор} upTo {до {max} на выбор} other {от {min} до {max} на выбор}}): {options}',
    requestOption: 'Да, у «{dish}» есть такой вариант: {options}.',
    priceFrom: 'от {price}',
    bySize: '{dish}, по размерам:',
    ingredients: 'Состав «{dish}»: {listed}.',
    ingredientsToo: 'Состав: {listed}.',
    noIngredients: 'Состав «{dish}» в меню не указан.',
    price: '«{dish}» — {price}.',
    priceToo: 'Цена — {price}.',
    teamKnows: 'Официант подскажет.',
    noPrice: 'Цена «{dish}» в меню не указана.',
    calories: '«{dish}» — {kcal} ккал.',
    caloriesToo: '{kcal} ккал.',
    noCalories: 'Калорийность «{dish}» в меню не указана.',
    portion: '«{dish}»: {portion}.',
    meatOrigin: '«{dish}»: страна происхождения мяса — {countries}.',
    description: '{dish}: «{words}»',
    descriptionToo: '«{words}»',
    cookingUnknown: 'Как готовят «{dish}», в меню не написано; официант подскажет.',
    hot: '«{dish}» — острое: {words}.',
    notHot: 'У «{dish}» есть отметка, что это не острое.',
    heatUnknown: 'В меню не указано, что «{dish}» — острое.',
    soldOut: '«{dish}»: на сегодня закончилось.',
    soldOutNote: 'на сегодня закончилось',
    soldOutInstead: 'Вместо этого есть:',
    servedToday: 'с {time}',
    servedTomorrow: 'завтра с {time}',
    servedOn: '{day}, с {time}',
    servedNextWeek: 'через неделю ({day}) с {time}',
    servedNever: 'сейчас не подаётся',
    notServed: '«{dish}» сейчас не подают ({from}).',
    notServedAtPresent: '«{dish}» пока не подают.',

    listFound: ['Вот что есть:', 'Пожалуйста:'],
    listFitsMarked:
      '{count, plural, =1 {С отметкой кухни «{marks}» есть одно:} other {С отметкой кухни «{marks}»:}}',
    listUnsure:
      '{count, plural, =1 {Не подтверждено, сначала спросите, пожалуйста, официанта:} other {Не подтверждены, сначала спросите, пожалуйста, официанта:}}',
    listNoPrice:
      '{count, plural, =1 {Цена этого блюда в меню не указана:} other {Цены этих блюд в меню не указаны:}}',
    listNoCalories:
      '{count, plural, =1 {Калорийность этого блюда в меню не указана:} other {Калорийность этих блюд в меню не указана:}}',
    listUnsureFor:
      '{count, plural, =1 {Кухня не подтвердила «{marks}», сначала спросите, пожалуйста, официанта:} other {Кухня не подтвердила «{marks}», сначала спросите, пожалуйста, официанта:}}',
    listAgainst: '{count, plural, =1 {Это вам не подойдёт:} other {Эти вам не подойдут:}}',
    listNone: 'В меню ничего такого не нашлось.',
    listNoneMarked: 'Таких блюд с отметкой кухни «{marks}» нет.',
    listMore:
      '{count, plural, one {и ещё {count} позиция} few {и ещё {count} позиции} many {и ещё {count} позиций} other {и ещё {count} позиции}}',
    listNarrow:
      'Назовите цену или что именно хочется — закуску, горячее, десерт, — и я подберу точнее.',
    listHeadings: 'В меню есть:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, =1 {Самое недорогое — «{dish}», {price}.} other {Самое недорогое: {dish} — по {price}.}}',
    dearest:
      '{count, plural, =1 {Самое дорогое — «{dish}», {price}.} other {Самое дорогое: {dish} — по {price}.}}',
    fewestKcal:
      '{count, plural, =1 {Меньше всего калорий — «{dish}»: {kcal} ккал.} other {Меньше всего калорий: {dish} — по {kcal} ккал.}}',
    mostKcal:
      '{count, plural, =1 {Больше всего калорий — «{dish}»: {kcal} ккал.} other {Больше всего калорий: {dish} — по {kcal} ккал.}}',
    noneWithFood: 'В меню ни у одного блюда в составе не указано: {food}.',
    noneOfThemWithFood: 'Ни у одного из этих блюд в составе не указано: {food}.',

    suggest: ['Могу посоветовать:', 'Как вам такое:'],
    reasonChefsPick: 'выбор шефа',
    reasonInBudget: 'укладывается в бюджет',
    reasonCheapest: 'самое недорогое из этого',
    reasonFewestKcal: 'самое лёгкое из этого, {kcal} ккал',
    reasonSuitsDiet: 'отметка «{diet}»',
    reasonMarkedFree: 'отметка «{free}»',
    reasonTag: 'отметка «{tag}»',
    reasonOnlyOne: 'единственное, что подходит',

    meal: '{people, plural, =0 {Вот что подходит:} =1 {На одного:} one {На {people} человека:} few {На {people} человека:} many {На {people} человек:} other {На {people} человека:}}',
    mealTotal:
      '{people, plural, =0 {Всего {total}.} =1 {Всего {total}.} one {На {people} человека выходит {total}.} few {На {people} человека выходит {total}.} many {На {people} человек выходит {total}.} other {На {people} человека выходит {total}.}}',
    mealLeft: 'Остаётся {left}.',
    mealTooDear: 'В {total} уложиться не получится; самое меньшее — {least}.',
    mealGap: '{course}: ничего подходящего не нашлось.',
    sum: 'Всего {total}.',
    sumEach: 'Если разделить на {ways}, выйдет по {each}.',
    sizeAssumed: '{dish}: посчитано как {size}; есть ещё {others}.',
    kcal: '{kcal} ккал',
    sumKcal: 'Всего {kcal} ккал.',
    sumOver: 'Это на {over} больше, чем {budget}.',
    sumIncomplete: 'Без учёта того, для чего в меню нет цифр: {dishes}.',
    sumWithout: 'В меню не нашлось точного соответствия, поэтому в сумму не вошло: {items}.',

    compareCheaper: '«{dish}» — дешевле на {difference}.',
    compareSamePrice: 'Цена одинаковая: {price}.',
    compareLighter: 'В «{dish}» на {difference} ккал меньше.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, =1 {Вот, пожалуйста:} other {Вот, пожалуйста:}}',
    noPictures: 'В меню нет фото: {dishes}.',
    opinion: 'Пробовать я не могу, но «{dish}» — {reason}.',
    opinionNone: 'Пробовать я не могу, поэтому про «{dish}» не скажу; спросите официанта.',
    pairing: 'К «{dish}» здесь советуют «{other}» ({price}).',
    pairingNone: 'Что подать к «{dish}», в меню не написано. Посмотрите, например:',
    request:
      'Можно ли изменить «{dish}», в меню не написано. Спросите, пожалуйста, официанта: передать ему я не могу.',

    houseQuote: 'Ресторан пишет: «{words}»',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Сеть Wi-Fi {name}, пароль {password}',
    openUntil: 'Сейчас открыто, до {time}.',
    openAlways: 'Сейчас открыто, круглосуточно.',
    opensToday: 'Сейчас закрыто; откроется в {time}.',
    opensTomorrow: 'Сейчас закрыто; откроется завтра в {time}.',
    opensOn: 'Сейчас закрыто; откроется: {day}, {time}.',
    closedNow: 'Сейчас закрыто.',
    houseUnknown: 'В меню об этом не написано; официант подскажет.',
    houseUnknownOf: '{topics}: в меню об этом не написано; официант подскажет.',
    missing: '«{said}» в меню нет.',
    missingName: 'Под названием «{said}» в меню ничего нет.',
    missingNear: 'Ближе всего вот это:',
    unknownSaid: '«{said}»: по меню не скажу; спросите официанта.',
    unknown: 'По меню этого не видно; официант подскажет.',
    whyWords: 'В меню у «{dish}» указано: {words}.',
    whyOwner: 'Так «{dish}» отметила кухня.',
    whyNothing: 'Больше про «{dish}» в меню ничего нет.',
    explainHolds: '{food}: там обычно есть {facts}.',
    explainPlain: '{food}: этот продукт я знаю только по названию.',

    askDish: 'Какое блюдо вы имеете в виду?',
    askFood: 'Какой продукт вы имеете в виду?',
    askBudget: 'На какую сумму рассчитываете?',
    askPeople: 'На сколько человек?',
    askKind: 'Чего бы вам хотелось?',
    askTakeBack:
      'Больше не учитывать: {facts}? Пока вы не скажете «да», я по-прежнему это исключаю.',
    takenBack: 'Хорошо, больше не учитываю: {facts}.',
    avoidNoted: 'Хорошо, буду иметь в виду: {facts}.',

    adviceAllergy:
      'Обязательно скажите об этом официанту, когда будете заказывать: последнее слово за персоналом.',

    emergency:
      'Немедленно позовите персонал и звоните по номеру {number}. Если есть шприц-ручка с адреналином, сразу используйте её. Не оставайтесь одни.',
    possibleEmergency:
      'Если кому-то плохо прямо сейчас, сразу позовите персонал и звоните по номеру {number}.',

    greet: ['Здравствуйте! Что подсказать по меню?', 'Добро пожаловать! Спрашивайте про меню.'],
    bye: 'До свидания, приходите ещё!',
    thanks: ['Пожалуйста!', 'Всегда пожалуйста!'],
    enjoy: 'Приятного аппетита!',
    glad: 'Очень приятно!',
    sorry: 'Простите, пожалуйста.',
    small_talk: 'Лучше всего я знаю меню; спросите про любое блюдо.',
    joke: 'Шутки оставлю официантам. Посмотрим меню?',
    flirt: 'Приятно слышать, но я всего лишь меню.',
    who_are_you: 'Я цифровой помощник по этому меню. Отвечаю по тому, что написал ресторан.',
    is_human: 'Нет, я компьютерная программа. Люди здесь — персонал.',
    no_taste: 'Пробовать я не могу, поэтому сужу по меню.',
    privacy: 'Переписка хранится только для этого ресторана; удалить её можно в меню наверху.',
    languages: 'Пишите на своём языке; по возможности на нём и отвечу.',
    only_menu: 'Я знаю только это меню и этот ресторан.',
    no_instructions: 'Этого я сделать не могу. А про меню отвечу с удовольствием.',
    unclear: 'Не совсем понимаю. Спросите про блюдо, аллерген или цену.',
    repeat: 'Больше об этом в меню ничего нет.',
    sure: 'Так написано в меню. Если сомневаетесь, уточните у официанта.',
    noted: 'Хорошо, учту.',
    complaint_food: 'Простите, пожалуйста. Скажите официанту, он постарается всё исправить.',
    complaint_wait: 'Простите за ожидание. Позовите, пожалуйста, официанта.',
    complaint_price: 'Цены я изменить не могу, но могу поискать что-нибудь дешевле.',
    complaint_staff: 'Простите, пожалуйста. Попросите позвать администратора.',
    rude: 'Давайте лучше про меню. Что подсказать?',
    lost: 'С этим я помочь не могу; спросите, пожалуйста, официанта.',
    call_staff: 'Позвать никого не могу. Подайте, пожалуйста, знак официанту.',
    wait_time: 'Мне не видно, насколько занята кухня; официант подскажет.',
    cannot_order: 'Заказы я не принимаю; скажите, пожалуйста, официанту.',
    cannot_change: 'На кухне я ничего изменить не могу; попросите, пожалуйста, официанта.',
    cannot_book: 'Столики я не бронирую; обратитесь, пожалуйста, к персоналу.',
    cannot_pay: 'Оплату я не принимаю; попросите, пожалуйста, счёт у официанта.',
    split_bill: 'Попросите, пожалуйста, официанта разделить счёт.',
    tip: 'Чаевые — на ваше усмотрение; в меню о них ничего не написано.',
    no_medical:
      'Медицинских советов я не даю. Спросите, пожалуйста, врача и предупредите официанта.',
    pregnancy:
      'Что можно при беременности, я судить не могу. Спросите, пожалуйста, у официанта, как это готовят.',
    alcohol_care: 'Спросите, пожалуйста, официанта; я ничего не подаю.',
  },
}
