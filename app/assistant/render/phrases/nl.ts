import names from '#app/i18n/messages/nl/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

/** `without` follows "geen"; `free` comes between "als" and "aangegeven". */
const fact = (name: string, free: string, has = name): NameForms => {
  return { name, has, without: has, free }
}

export const dutch: PhraseBook = {
  facts: {
    gluten: fact(names.fact_gluten, 'glutenvrij'),
    crustaceans: fact(names.fact_crustaceans, 'vrij van schaaldieren'),
    eggs: fact(names.fact_eggs, 'vrij van ei', 'ei'),
    fish: fact(names.fact_fish, 'vrij van vis'),
    peanuts: fact(names.fact_peanuts, 'pindavrij'),
    soy: fact(names.fact_soy, 'sojavrij'),
    milk: fact(names.fact_milk, 'melkvrij'),
    nuts: fact(names.fact_nuts, 'notenvrij'),
    celery: fact(names.fact_celery, 'vrij van selderij'),
    mustard: fact(names.fact_mustard, 'vrij van mosterd'),
    sesame: fact(names.fact_sesame, 'vrij van sesam'),
    sulphites: fact(names.fact_sulphites, 'sulfietvrij'),
    lupin: fact(names.fact_lupin, 'vrij van lupine'),
    molluscs: fact(names.fact_molluscs, 'vrij van weekdieren'),
    lactose: fact('lactose', 'lactosevrij'),
    meat: fact('vlees', 'vrij van vlees'),
    poultry: fact('gevogelte', 'vrij van gevogelte'),
    pork: fact(names.fact_pork, 'vrij van varkensvlees'),
    gelatine: fact('gelatine', 'vrij van gelatine'),
    alcohol: fact(names.fact_alcohol, 'alcoholvrij'),
    honey: fact('honing', 'vrij van honing'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'voorgerecht',
    main: 'hoofdgerecht',
    side: 'bijgerecht',
    dessert: 'nagerecht',
    drink: 'drankje',
  },
  topics: {
    phone: 'telefoonnummer',
    links: 'sociale media en website',
    languages: 'talen van de kaart',
    hours: 'openingstijden',
    payment: 'betaling',
    booking: 'reserveren',
    place: 'adres',
    wifi: 'wifi',
    parking: 'parkeren',
    children: 'voorzieningen voor kinderen',
    pets: 'huisdieren',
    music: 'muziek',
    access: 'toiletten/toegang',
    events: 'evenementen',
    kitchen: 'keuken',
    terrace: 'terras',
    takeaway: 'afhalen',
  },
  say: {
    hasContains:
      '{why, select, words {Ja, {dish} bevat {fact} ({words}).} other {Ja, de keuken heeft bij {dish} aangegeven: bevat {fact}.}}',
    hasMayContain:
      '{why, select, words {Mogelijk: {dish} kan {fact} bevatten ({words}).} other {Mogelijk: de keuken heeft bij {dish} aangegeven: kan {fact} bevatten.}}',
    hasFree: 'Nee, de keuken heeft {dish} als {free} aangegeven.',
    hasUnknown:
      '{listed, select, none {Dat kan ik niet zeggen: op de kaart staan geen ingrediënten bij {dish}, en de keuken heeft het niet als {free} aangegeven.} other {Op de kaart zie ik het niet, bij {dish} staat: {listed}. Maar de keuken heeft niet bevestigd dat het {free} is.}}',

    freeContains:
      '{why, select, words {Nee, {dish} bevat {fact} ({words}).} other {Nee, de keuken heeft bij {dish} aangegeven: bevat {fact}.}}',
    freeMayContain:
      '{why, select, words {Niet zeker: {dish} kan {fact} bevatten ({words}).} other {Niet zeker: de keuken heeft bij {dish} aangegeven: kan {fact} bevatten.}}',
    freeFree: 'Ja, de keuken heeft {dish} als {free} aangegeven.',
    freeUnknown:
      '{listed, select, none {Niet bevestigd: op de kaart staan geen ingrediënten bij {dish}, en de keuken heeft het niet als {free} aangegeven.} other {Niet bevestigd: de kaart noemt geen {without} bij {dish} ({listed}), maar de keuken heeft het niet als {free} aangegeven.}}',

    suitsContains:
      '{why, select, words {Nee, {dish} bevat {fact} ({words}).} other {Nee, de keuken heeft bij {dish} aangegeven: bevat {fact}.}}',
    suitsMayContain:
      '{why, select, words {Liever niet: {dish} kan {fact} bevatten ({words}).} other {Liever niet: de keuken heeft bij {dish} aangegeven: kan {fact} bevatten.}}',
    suitsFree: 'Ja, de keuken heeft {dish} als {free} aangegeven.',
    suitsUnknown:
      '{listed, select, none {Dat kan ik niet beloven: op de kaart staan geen ingrediënten bij {dish}, en de keuken heeft het niet als {free} aangegeven.} other {Dat kan ik niet beloven: de kaart noemt geen {without} bij {dish} ({listed}), maar de keuken heeft het niet als {free} aangegeven.}}',

    contradiction:
      'Er staat ook “{tag}” bij, en dat spreekt elkaar tegen; ga er alstublieft van uit dat het {fact} bevat.',

    dietMarked: 'Ja, de keuken heeft {dish} als {diet} aangegeven.',
    dietAgainst: 'Nee, {dish} is niet {diet} ({words}).',
    dietDenied: 'Nee, volgens de keuken is {dish} niet {diet}.',
    dietDoubtful: 'Dat kan ik niet beloven: {dish} is misschien niet {diet} ({words}).',
    dietHint: 'De keuken heeft het als {diet} aangegeven, maar dat sluit sporen niet uit.',
    dietUnknown:
      '{listed, select, none {Niet bevestigd: de keuken heeft {dish} niet als {diet} aangegeven, en op de kaart staan geen ingrediënten.} other {Niet bevestigd: de keuken heeft {dish} niet als {diet} aangegeven. Op de kaart staat: {listed}.}}',
    byName: 'naar de naam te oordelen',

    foodListed: 'Ja, bij {dish} staat “{words}” op de kaart.',
    foodListedNegative: 'Nee, bij {dish} staat “{words}” op de kaart.',
    foodNotListed: 'De kaart noemt “{food}” niet bij {dish}. Er staat: {listed}.',
    foodUnknown: 'Dat kan ik niet zeggen: op de kaart staan geen ingrediënten bij {dish}.',

    warnContains: 'Let op: {dish} bevat {fact} ({words}).',
    warnContainsByOwner: 'Let op: de keuken heeft bij {dish} aangegeven: bevat {fact}.',
    warnMayContain: 'Let op: {dish} kan {fact} bevatten.',
    warnDiet: 'Let op: {dish} is niet {diet} ({words}).',
    warnUnknown: '{dish} is niet bevestigd als {free}.',

    dishWithPrice: '{dish} ({price})',
    optionName: '“{option}”',
    optionInGroup: '{group}: {option}',
    choiceNote: 'als u {choices} kiest',
    choiceFree: 'Als u {choices} kiest, heeft de keuken {dish} als {free} aangegeven.',
    optionAdds:
      '{state, select, may_add {Met {options} kan {dish} ook {fact} bevatten.} other {Met {options} bevat {dish} ook {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {kies er een} exactly {kies er {max}} upTo {kies er tot {max}} other {kies er {min} tot {max}}}): {options}',
    requestOption: 'Ja, daarvoor is er bij {dish} een keuze: {options}.',
    priceFrom: 'vanaf {price}',
    bySize: '{dish}, per maat:',
    ingredients: 'Bij {dish} staat op de kaart: {listed}.',
    ingredientsToo: 'Op de kaart staat: {listed}.',
    noIngredients: 'Op de kaart staan geen ingrediënten bij {dish}.',
    price: '{dish} kost {price}.',
    priceToo: 'Kost {price}.',
    teamKnows: 'De bediening weet het vast wel.',
    noPrice: 'Op de kaart staat geen prijs bij {dish}.',
    calories: '{dish} heeft {kcal} kcal.',
    caloriesToo: 'Heeft {kcal} kcal.',
    noCalories: 'Op de kaart staan geen calorieën bij {dish}.',
    portion: '{dish}: {portion}.',
    meatOrigin: '{dish}: herkomst van het vlees is {countries}.',
    description: '{dish}: “{words}”',
    descriptionToo: '“{words}”',
    cookingUnknown:
      'Hoe {dish} wordt bereid, staat niet op de kaart; de bediening weet het vast wel.',
    hot: '{dish} is pittig: {words}.',
    notHot: '{dish} is als mild aangegeven.',
    heatUnknown: 'Nergens op de kaart staat dat {dish} pittig is.',
    soldOut: '{dish} is vandaag uitverkocht.',
    soldOutNote: 'vandaag uitverkocht',
    soldOutInstead: 'Wel verkrijgbaar:',
    servedToday: 'vanaf {time} uur',
    servedTomorrow: 'morgen vanaf {time} uur',
    servedOn: '{day} vanaf {time} uur',
    servedNextWeek: 'volgende week {day} vanaf {time} uur',
    servedNever: 'momenteel niet verkrijgbaar',
    notServed: '{dish} wordt nu niet geserveerd ({from}).',
    notServedAtPresent: '{dish} is momenteel niet verkrijgbaar.',

    listFound: ['Dit is er:', 'Alstublieft:'],
    listFitsMarked:
      '{count, plural, one {Door de keuken als {marks} aangegeven:} other {Door de keuken als {marks} aangegeven:}}',
    listUnsure:
      '{count, plural, one {Niet bevestigd, vraag hier alstublieft eerst naar:} other {Niet bevestigd, vraag hier alstublieft eerst naar:}}',
    listNoPrice:
      '{count, plural, one {Hiervoor staat geen prijs op de kaart:} other {Hiervoor staat geen prijs op de kaart:}}',
    listNoCalories:
      '{count, plural, one {Hiervoor staan geen calorieën op de kaart:} other {Hiervoor staan geen calorieën op de kaart:}}',
    listUnsureFor:
      '{count, plural, one {Niet bevestigd als {marks}, vraag het alstublieft eerst na:} other {Niet bevestigd als {marks}, vraag het alstublieft eerst na:}}',
    listAgainst:
      '{count, plural, one {Deze kunt u beter laten staan:} other {Deze kunt u beter laten staan:}}',
    listNone: 'Daarvoor heb ik niets op de kaart gevonden.',
    listNoneMarked: 'De keuken heeft niets passends als {marks} aangegeven.',
    listMore: '{count, plural, one {en nog één} other {en nog {count}}}',
    listNarrow: 'Noem een prijs of een gang, dan maak ik de keuze kleiner.',
    listHeadings: 'Op de kaart staan:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {Het goedkoopst is {dish}: {price}.} other {Het goedkoopst zijn {dish}: elk {price}.}}',
    dearest:
      '{count, plural, one {Het duurst is {dish}: {price}.} other {Het duurst zijn {dish}: elk {price}.}}',
    fewestKcal:
      '{count, plural, one {De minste calorieën heeft {dish}: {kcal} kcal.} other {De minste calorieën hebben {dish}: elk {kcal} kcal.}}',
    mostKcal:
      '{count, plural, one {De meeste calorieën heeft {dish}: {kcal} kcal.} other {De meeste calorieën hebben {dish}: elk {kcal} kcal.}}',
    noneWithFood: 'Bij geen enkel gerecht op de kaart staat {food}.',
    noneOfThemWithFood: 'Bij geen van die gerechten staat {food}.',

    suggest: ['Ik zou nemen:', 'Wat dacht u van:'],
    reasonChefsPick: 'een aanrader van de chef',
    reasonInBudget: 'past binnen uw budget',
    reasonCheapest: 'hiervan het goedkoopst',
    reasonFewestKcal: 'hiervan het lichtst, {kcal} kcal',
    reasonSuitsDiet: 'als {diet} aangegeven',
    reasonMarkedFree: 'als {free} aangegeven',
    reasonTag: 'met de aanduiding “{tag}”',
    reasonOnlyOne: 'het enige dat past',

    meal: '{people, plural, =0 {Dit past bij elkaar:} one {Voor één persoon:} other {Voor {people} personen:}}',
    mealTotal:
      '{people, plural, =0 {Samen {total}.} one {Dat is samen {total}.} other {Voor {people} personen is dat {total}.}}',
    mealLeft: 'U houdt {left} over.',
    mealTooDear: 'Voor {total} lukt dat niet; het wordt minstens {least}.',
    mealGap: 'Ik vond niets passends als {course}.',
    sum: 'Samen is dat {total}.',
    sumEach: 'Gedeeld door {ways} is dat {each} per persoon.',
    sizeAssumed: '{dish} is gerekend als {size}; er is ook {others}.',
    kcal: '{kcal} kcal',
    sumKcal: 'Samen is dat {kcal} kcal.',
    sumOver: 'Dat is {over} meer dan {budget}.',
    sumIncomplete: 'Hierbij staat niets op de kaart, dus dit is niet meegeteld: {dishes}.',
    sumWithout: 'Dit kon ik op de kaart niet thuisbrengen, dus het is niet meegeteld: {items}.',

    compareCheaper: '{dish} is {difference} goedkoper.',
    compareSamePrice: 'Ze kosten evenveel: {price}.',
    compareLighter: '{dish} heeft {difference} kcal minder.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, one {Alstublieft:} other {Alstublieft:}}',
    noPictures: 'Hiervan staat geen foto op de kaart: {dishes}.',
    opinion: 'Proeven kan ik helaas niet, maar {dish} is {reason}.',
    opinionNone: 'Proeven kan ik helaas niet. Vraag de bediening gerust hoe {dish} smaakt.',
    pairing: 'Bij {dish} raadt het huis aan: {other} ({price}).',
    pairingNone: 'Bij {dish} noemt het huis niets in het bijzonder. Kijk eens naar:',
    request:
      'Of {dish} aangepast kan worden, staat niet op de kaart. Vraag het alstublieft aan de bediening; ik kan het niet doorgeven.',

    houseQuote: 'Het restaurant schrijft: “{words}”',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Wifi-netwerk {name}, wachtwoord {password}',
    openUntil: 'Nu open, tot {time} uur.',
    openAlways: 'Nu open, dag en nacht.',
    opensToday: 'Nu gesloten; opent om {time} uur.',
    opensTomorrow: 'Nu gesloten; opent morgen om {time} uur.',
    opensOn: 'Nu gesloten; opent {day} om {time} uur.',
    closedNow: 'Nu gesloten.',
    houseUnknown: 'Dat staat niet op de kaart; de bediening weet het vast wel.',
    houseUnknownOf: '{topics}: dat staat niet op de kaart; de bediening weet het vast wel.',
    missing: '“{said}” staat niet op de kaart.',
    missingName: 'Er staat niets op de kaart dat “{said}” heet.',
    missingNear: 'Dit komt er het dichtst bij:',
    unknownSaid: '“{said}”: daar zegt de kaart niets over; vraag het gerust aan de bediening.',
    unknown: 'Dat staat niet op de kaart; de bediening weet het vast wel.',
    whyWords: 'Bij {dish} staat op de kaart: {words}.',
    whyOwner: 'De keuken heeft {dish} zo aangegeven.',
    whyNothing: 'Meer staat er niet op de kaart over {dish}.',
    explainHolds: '{food} bevat meestal {facts}.',
    explainPlain: '{food} is een ingrediënt dat ik alleen van naam ken.',

    askDish: 'Welk gerecht bedoelt u?',
    askFood: 'Welk ingrediënt bedoelt u?',
    askBudget: 'Hoeveel wilt u uitgeven?',
    askPeople: 'Voor hoeveel personen?',
    askKind: 'Waar hebt u zin in?',
    askTakeBack: 'Zal ik hier niet meer op letten: {facts}? Tot u ja zegt, blijf ik het weglaten.',
    takenBack: 'Goed, hier let ik niet meer op: {facts}.',
    avoidNoted: 'Goed, hier let ik op: {facts}.',

    adviceAllergy:
      'Meld het alstublieft ook aan de bediening als u bestelt; zij hebben het laatste woord.',

    emergency:
      'Waarschuw meteen het personeel en bel {number}. Is er een adrenalinepen (EpiPen)? Gebruik die meteen. Blijf niet alleen.',
    possibleEmergency: 'Is er nu iemand onwel? Waarschuw dan meteen het personeel en bel {number}.',

    greet: [
      'Goedendag! Wat wilt u over de kaart weten?',
      'Welkom! Vraag gerust alles over de kaart.',
    ],
    bye: 'Tot ziens, en bedankt voor uw komst!',
    thanks: ['Graag gedaan!', 'Met plezier!'],
    enjoy: 'Eet smakelijk!',
    glad: 'Fijn om te horen!',
    sorry: 'Dat spijt me.',
    small_talk: 'Ik ben thuis in de kaart; vraag me gerust naar een gerecht.',
    joke: 'De grappen laat ik aan de bediening over. Zullen we naar de kaart kijken?',
    flirt: 'Dat is aardig. Maar ik ben alleen de menukaart.',
    who_are_you:
      'Ik ben de digitale assistent van deze menukaart. Ik antwoord met wat het restaurant heeft geschreven.',
    is_human: 'Nee, ik ben een computerprogramma. De mensen hier, dat is het personeel.',
    no_taste: 'Ik kan niets proeven, ik ga af op de kaart.',
    privacy:
      'Uw chat wordt alleen voor dit restaurant bewaard; u kunt hem bovenaan in het menu verwijderen.',
    languages: 'Schrijf in uw eigen taal; als het kan, antwoord ik daarin.',
    only_menu: 'Ik ken alleen deze kaart en dit restaurant.',
    no_instructions: 'Dat kan ik niet doen. Vragen over de kaart beantwoord ik graag.',
    unclear: 'Dat begreep ik niet helemaal. Vraag me naar een gerecht, een allergeen of een prijs.',
    repeat: 'Meer staat er niet over op de kaart.',
    sure: 'Zo staat het op de kaart. Wilt u het zeker weten, vraag het dan aan de bediening.',
    noted: 'Genoteerd.',
    complaint_food:
      'Dat spijt me. Zeg het alstublieft tegen de bediening; zij willen het graag rechtzetten.',
    complaint_wait: 'Sorry dat u moet wachten. Wenk alstublieft even iemand van de bediening.',
    complaint_price: 'Aan de prijzen kan ik niets doen, maar ik zoek graag iets voordeligers.',
    complaint_staff: 'Dat spijt me. Vraag alstublieft naar de bedrijfsleider.',
    rude: 'Laten we het bij de kaart houden. Wat wilt u weten?',
    lost: 'Daar kan ik niet mee helpen; vraag het alstublieft aan de bediening.',
    call_staff: 'Ik kan helaas niemand roepen. Wenk alstublieft even iemand van de bediening.',
    wait_time: 'Hoe druk het in de keuken is, kan ik niet zien; de bediening weet het.',
    cannot_order: 'Ik kan geen bestellingen opnemen; geef het alstublieft door aan de bediening.',
    cannot_change: 'Ik kan niets veranderen in de keuken; vraag het alstublieft aan de bediening.',
    cannot_book: 'Ik kan geen tafel reserveren; vraag het alstublieft aan de bediening.',
    cannot_pay: 'Bij mij kunt u niet betalen; vraag de bediening om de rekening.',
    split_bill: 'Wilt u apart betalen? Zeg het dan even tegen de bediening.',
    tip: 'Of u fooi geeft, is aan u; op de kaart staat er niets over.',
    no_medical:
      'Medisch advies kan ik niet geven. Vraag het alstublieft aan uw arts, en zeg het ook tegen de bediening.',
    pregnancy:
      'Wat goed is tijdens de zwangerschap kan ik niet beoordelen. Vraag de bediening hoe het wordt bereid.',
    alcohol_care: 'Vraag het alstublieft aan de bediening; ik kan niets schenken.',
  },
}
