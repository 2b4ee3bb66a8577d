import names from '#app/i18n/messages/es/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

const fact = (name: string, has = name): NameForms => ({
  name,
  has,
  without: has,
  free: `sin ${has}`,
})

/**
 * Dishes have no article, and no word agrees with them: "en Nachos hay gluten". The kitchen's marks
 * are quoted, so they don't agree either.
 */
export const spanish: PhraseBook = {
  facts: {
    gluten: fact(names.fact_gluten),
    crustaceans: fact(names.fact_crustaceans),
    eggs: fact(names.fact_eggs, 'huevo'),
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
    lactose: fact('lactosa'),
    meat: fact('carne'),
    poultry: fact('carne de ave'),
    pork: fact(names.fact_pork),
    gelatine: fact('gelatina'),
    alcohol: fact(names.fact_alcohol),
    honey: fact('miel'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'Entrante',
    main: 'Plato principal',
    side: 'Guarnición',
    dessert: 'Postre',
    drink: 'Bebida',
  },
  topics: {
    phone: 'teléfono',
    links: 'redes sociales y página web',
    languages: 'idiomas de la carta',
    hours: 'horario',
    payment: 'pago',
    booking: 'reservas',
    place: 'dirección',
    wifi: 'wifi',
    parking: 'aparcamiento',
    children: 'servicios para niños',
    pets: 'mascotas',
    music: 'música',
    access: 'baños/acceso',
    events: 'eventos',
    kitchen: 'cocina',
    terrace: 'terraza',
    takeaway: 'comida para llevar',
  },
  say: {
    hasContains:
      '{why, select, words {Sí, en {dish} hay {fact} ({words}).} other {Sí, la cocina indica que en {dish} hay {fact}.}}',
    hasMayContain:
      '{why, select, words {Puede ser: en {dish} puede haber {fact} ({words}).} other {Puede ser: la cocina indica que en {dish} puede haber {fact}.}}',
    hasFree: 'No, la cocina ha marcado {dish} como «{free}».',
    hasUnknown:
      '{listed, select, none {No se lo puedo decir: la carta no da los ingredientes de {dish}, y la cocina no lo ha marcado como «{free}».} other {En la carta no lo veo; para {dish} pone: {listed}. Pero la cocina no ha confirmado «{free}».}}',

    freeContains:
      '{why, select, words {No, en {dish} hay {fact} ({words}).} other {No, la cocina indica que en {dish} hay {fact}.}}',
    freeMayContain:
      '{why, select, words {No es seguro: en {dish} puede haber {fact} ({words}).} other {No es seguro: la cocina indica que en {dish} puede haber {fact}.}}',
    freeFree: 'Sí, la cocina ha marcado {dish} como «{free}».',
    freeUnknown:
      '{listed, select, none {No está confirmado: la carta no da los ingredientes de {dish}, y la cocina no lo ha marcado como «{free}».} other {No está confirmado: para {dish} la carta no menciona {without} ({listed}), pero la cocina no lo ha marcado como «{free}».}}',

    suitsContains:
      '{why, select, words {No, en {dish} hay {fact} ({words}).} other {No, la cocina indica que en {dish} hay {fact}.}}',
    suitsMayContain:
      '{why, select, words {Mejor no: en {dish} puede haber {fact} ({words}).} other {Mejor no: la cocina indica que en {dish} puede haber {fact}.}}',
    suitsFree: 'Sí, la cocina ha marcado {dish} como «{free}».',
    suitsUnknown:
      '{listed, select, none {No se lo puedo asegurar: la carta no da los ingredientes de {dish}, y la cocina no lo ha marcado como «{free}».} other {No se lo puedo asegurar: para {dish} la carta no menciona {without} ({listed}), pero la cocina no lo ha marcado como «{free}».}}',

    contradiction:
      'En la carta también pone «{tag}», y eso no cuadra; por favor, cuente con que hay {fact}.',

    dietMarked: 'Sí, la cocina ha marcado {dish} como «{diet}».',
    dietAgainst: 'No, esto no es {diet}: {dish} ({words}).',
    dietDenied: 'No, según la cocina esto no es {diet}: {dish}.',
    dietDoubtful: 'No se lo puedo asegurar: puede que no sea {diet}: {dish} ({words}).',
    dietHint: 'La cocina lo ha marcado como «{diet}», pero eso no descarta trazas.',
    dietUnknown:
      '{listed, select, none {No está confirmado: la cocina no ha marcado {dish} como «{diet}», y la carta no da los ingredientes.} other {No está confirmado: la cocina no ha marcado {dish} como «{diet}». Ingredientes en la carta: {listed}.}}',
    byName: 'por su nombre',

    foodListed: 'Sí, en la carta pone para {dish}: {words}.',
    foodListedNegative: 'No, en la carta pone para {dish}: {words}.',
    foodNotListed: 'La carta no menciona «{food}» para {dish}: {listed}.',
    foodUnknown: 'No se lo puedo decir: la carta no da los ingredientes de {dish}.',

    warnContains: 'Cuidado: en {dish} hay {fact} ({words}).',
    warnContainsByOwner: 'Cuidado: la cocina indica que en {dish} hay {fact}.',
    warnMayContain: 'Cuidado: en {dish} puede haber {fact}.',
    warnDiet: 'Cuidado, esto no es {diet}: {dish} ({words}).',
    warnUnknown: '{dish}: la cocina no ha confirmado «{free}».',

    dishWithPrice: '{dish} ({price})',
    optionName: '«{option}»',
    optionInGroup: '{group}: {option}',
    choiceNote: 'si elige {choices}',
    choiceFree: 'Si elige {choices}, la cocina ha marcado {dish} como «{free}».',
    optionAdds:
      '{state, select, may_add {Con {options}, en {dish} también puede haber {fact}.} other {Con {options}, en {dish} también hay {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {elija uno} exactly {elija {max}} upTo {elija hasta {max}} other {elija de {min} a {max}}}): {options}',
    requestOption: 'Sí, {dish} tiene una opción para eso: {options}.',
    priceFrom: 'desde {price}',
    bySize: '{dish}, según el tamaño:',
    ingredients: '{dish}, ingredientes: {listed}.',
    ingredientsToo: 'Ingredientes: {listed}.',
    noIngredients: 'La carta no da los ingredientes de {dish}.',
    price: '{dish}: {price}.',
    priceToo: 'Cuesta {price}.',
    teamKnows: 'El personal de sala lo sabrá.',
    noPrice: 'La carta no da el precio de {dish}.',
    calories: '{dish}: {kcal} kcal.',
    caloriesToo: 'Tiene {kcal} kcal.',
    noCalories: 'La carta no da las calorías de {dish}.',
    portion: '{dish}: {portion}.',
    meatOrigin: '{dish}, origen de la carne: {countries}.',
    description: '{dish}: «{words}»',
    descriptionToo: '«{words}»',
    cookingUnknown: 'La carta no dice cómo se prepara {dish}; el personal de sala lo sabrá.',
    hot: '{dish}, picante: {words}.',
    notHot: '{dish}: según la carta, no pica.',
    heatUnknown: 'En la carta no pone que {dish} pique.',
    soldOut: '{dish} se ha agotado por hoy.',
    soldOutNote: 'agotado por hoy',
    soldOutInstead: 'En su lugar hay:',
    servedToday: 'desde las {time}',
    servedTomorrow: 'mañana desde las {time}',
    servedOn: 'el {day} desde las {time}',
    servedNextWeek: 'el próximo {day} desde las {time}',
    servedNever: 'no se sirve por ahora',
    notServed: '{dish} no se sirve ahora mismo ({from}).',
    notServedAtPresent: '{dish} no se sirve por ahora.',

    listFound: ['Esto es lo que hay:', 'Aquí tiene:'],
    listFitsMarked:
      '{count, plural, one {La cocina ha marcado como «{marks}»:} other {La cocina ha marcado como «{marks}»:}}',
    listUnsure:
      '{count, plural, one {Sin confirmar, pregunte antes, por favor:} other {Sin confirmar, pregunte antes por ellos, por favor:}}',
    listNoPrice:
      '{count, plural, one {De este la carta no da el precio:} other {De estos la carta no da el precio:}}',
    listNoCalories:
      '{count, plural, one {De este la carta no da las calorías:} other {De estos la carta no da las calorías:}}',
    listUnsureFor:
      '{count, plural, one {No está confirmado como «{marks}», pregunte antes, por favor:} other {No están confirmados como «{marks}», pregunte antes, por favor:}}',
    listAgainst: '{count, plural, one {Este es mejor evitarlo:} other {Estos es mejor evitarlos:}}',
    listNone: 'No he encontrado nada así en la carta.',
    listNoneMarked: 'La cocina no ha marcado nada de eso como «{marks}».',
    listMore: '{count, plural, one {y uno más} other {y {count} más}}',
    listNarrow: 'Dígame un precio o un tipo de plato y le acorto la lista.',
    listHeadings: 'En la carta hay:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {Lo más barato: {dish}, por {price}.} other {Lo más barato: {dish}, por {price} cada uno.}}',
    dearest:
      '{count, plural, one {Lo más caro: {dish}, por {price}.} other {Lo más caro: {dish}, por {price} cada uno.}}',
    fewestKcal:
      '{count, plural, one {Lo que menos calorías tiene: {dish}, {kcal} kcal.} other {Lo que menos calorías tiene: {dish}, {kcal} kcal cada uno.}}',
    mostKcal:
      '{count, plural, one {Lo que más calorías tiene: {dish}, {kcal} kcal.} other {Lo que más calorías tiene: {dish}, {kcal} kcal cada uno.}}',
    noneWithFood: 'Ningún plato de la carta menciona «{food}».',
    noneOfThemWithFood: 'Ninguno de esos platos menciona «{food}».',

    suggest: ['Yo le recomendaría:', '¿Qué le parece esto?'],
    reasonChefsPick: 'una recomendación del chef',
    reasonInBudget: 'entra en su presupuesto',
    reasonCheapest: 'lo más barato de la selección',
    reasonFewestKcal: 'lo más ligero de la selección, {kcal} kcal',
    reasonSuitsDiet: 'marcado como «{diet}»',
    reasonMarkedFree: 'marcado como «{free}»',
    reasonTag: 'con la indicación «{tag}»',
    reasonOnlyOne: 'lo único que encaja',

    meal: '{people, plural, =0 {Un menú que encaja:} one {Para una persona:} other {Para {people} personas:}}',
    mealTotal:
      '{people, plural, =0 {En total, {total}.} one {En total son {total}.} other {Para {people} son {total}.}}',
    mealLeft: 'Le sobran {left}.',
    mealTooDear: 'Con {total} no llega; lo mínimo serían {least}.',
    mealGap: 'No he encontrado nada que encaje para: {course}.',
    sum: 'En total son {total}.',
    sumEach: 'Entre {ways}, salen a {each} por persona.',
    sizeAssumed: '{dish} está contado como {size}; también hay {others}.',
    kcal: '{kcal} kcal',
    sumKcal: 'En total son {kcal} kcal.',
    sumOver: 'Son {over} más que {budget}.',
    sumIncomplete: 'No lo he contado porque la carta no da la cifra: {dishes}.',
    sumWithout: 'No lo he contado porque no sé a qué corresponde en la carta: {items}.',

    compareCheaper: 'Más barato: {dish}, con {difference} de diferencia.',
    compareSamePrice: 'Cuestan lo mismo: {price}.',
    compareLighter: '{dish} tiene {difference} kcal menos.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, one {Aquí tiene la foto:} other {Aquí tiene las fotos:}}',
    noPictures: 'En la carta no hay foto de: {dishes}.',
    opinion: 'Yo no puedo probarlo, pero {dish} es {reason}.',
    opinionNone: 'Yo no puedo probarlo; sobre {dish}, mejor pregunte al personal.',
    pairing: 'Con {dish}, la casa recomienda: {other} ({price}).',
    pairingNone: 'La casa no recomienda nada en concreto con {dish}. Puede mirar esto:',
    request:
      'La carta no dice si se puede cambiar algo en {dish}. Pregunte al personal, por favor; yo no puedo pasar el recado.',

    houseQuote: 'El restaurante dice: «{words}»',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Red wifi {name}, contraseña {password}',
    openUntil: 'Abierto ahora, hasta las {time}.',
    openAlways: 'Abierto ahora, las 24 horas.',
    opensToday: 'Cerrado ahora; abre a las {time}.',
    opensTomorrow: 'Cerrado ahora; abre mañana a las {time}.',
    opensOn: 'Cerrado ahora; abre el {day} a las {time}.',
    closedNow: 'Cerrado ahora.',
    houseUnknown: 'La carta no lo dice; el personal lo sabrá.',
    houseUnknownOf: '{topics}: la carta no lo dice; el personal lo sabrá.',
    missing: '«{said}» no está en la carta.',
    missingName: 'En la carta no hay nada que se llame «{said}».',
    missingNear: 'Lo más parecido que hay:',
    unknownSaid: '«{said}»: la carta no lo dice; el personal lo sabrá.',
    unknown: 'La carta no me lo dice; el personal lo sabrá.',
    whyWords: 'En la carta pone para {dish}: {words}.',
    whyOwner: 'Así lo ha marcado la cocina para {dish}.',
    whyNothing: 'La carta no me dice nada más de {dish}.',
    explainHolds: '«{food}» suele llevar {facts}.',
    explainPlain: '«{food}» es un ingrediente que solo conozco de nombre.',

    askDish: '¿A cuál se refiere?',
    askFood: '¿A qué alimento se refiere?',
    askBudget: '¿Cuánto quiere gastar?',
    askPeople: '¿Para cuántas personas?',
    askKind: '¿Qué le apetece?',
    askTakeBack:
      '¿Entonces ya no tengo en cuenta esto: {facts}? Hasta que me diga que sí, lo sigo dejando fuera.',
    takenBack: 'De acuerdo, ya no lo tengo en cuenta: {facts}.',
    avoidNoted: 'Anotado, lo tengo en cuenta: {facts}.',

    adviceAllergy:
      'Por favor, dígaselo también al personal cuando pida; ellos tienen la última palabra.',

    emergency:
      'Avise ahora mismo al personal y llame al {number}. Si hay un autoinyector de adrenalina, úselo de inmediato. No se quede a solas.',
    possibleEmergency:
      'Si alguien se encuentra mal ahora mismo, avise enseguida al personal y llame al {number}.',

    greet: [
      '¡Hola! ¿Qué quiere saber de la carta?',
      '¡Hola! Pregúnteme lo que quiera sobre la carta.',
    ],
    bye: '¡Adiós, y gracias por su visita!',
    thanks: ['¡De nada!', '¡Un placer!'],
    enjoy: '¡Buen provecho!',
    glad: '¡Me alegro mucho!',
    sorry: 'Lo siento mucho.',
    small_talk: 'Lo mío es la carta; pregúnteme por el plato que quiera.',
    joke: 'Los chistes se los dejo a los camareros. ¿Miramos la carta?',
    flirt: 'Muy amable. Pero yo solo soy la carta.',
    who_are_you:
      'Soy el asistente digital de esta carta. Respondo con lo que ha escrito el restaurante.',
    is_human: 'No, soy un programa de ordenador. Las personas son las del equipo.',
    no_taste: 'Yo no puedo probar nada; me guío por la carta.',
    privacy:
      'Su conversación se guarda solo para este restaurante; puede borrarla en el menú de arriba.',
    languages: 'Escriba en su idioma; le respondo en él siempre que puedo.',
    only_menu: 'Solo conozco esta carta y esta casa.',
    no_instructions: 'Eso no puedo hacerlo. De la carta le cuento lo que quiera.',
    unclear: 'No le he entendido bien. Pregúnteme por un plato, un alérgeno o un precio.',
    repeat: 'La carta no me dice nada más sobre eso.',
    sure: 'Se lo digo tal como está en la carta. Si tiene dudas, pregunte al personal.',
    noted: 'Anotado.',
    complaint_food: 'Lo siento. Dígaselo al personal, por favor; querrán arreglarlo.',
    complaint_wait: 'Siento la espera. Haga una seña al personal, por favor.',
    complaint_price: 'Los precios no puedo cambiarlos, pero puedo buscarle algo más barato.',
    complaint_staff: 'Lo siento. Pida hablar con el encargado, por favor.',
    rude: 'Sigamos con la carta. ¿Qué quiere saber?',
    lost: 'Con eso no puedo ayudarle; pregunte al personal, por favor.',
    call_staff: 'Yo no puedo llamar a nadie. Haga una seña al personal, por favor.',
    wait_time: 'No veo cuánto trabajo hay en la cocina; el personal se lo puede decir.',
    cannot_order: 'No puedo tomarle nota; dígaselo al personal, por favor.',
    cannot_change: 'No puedo cambiar nada en la cocina; pregunte al personal, por favor.',
    cannot_book: 'No puedo reservar mesa; pregunte al personal, por favor.',
    cannot_pay: 'No puedo cobrar; pida la cuenta al personal, por favor.',
    split_bill: 'Para dividir la cuenta, dígaselo al personal, por favor.',
    tip: 'La propina queda a su gusto; la carta no dice nada.',
    no_medical:
      'No puedo dar consejos médicos. Consulte a un médico, por favor, y avise al personal.',
    pregnancy:
      'Qué conviene en el embarazo, yo no lo puedo valorar. Pregunte al personal cómo está hecho.',
    alcohol_care: 'Pregunte al personal, por favor; yo no puedo servir nada.',
  },
}
