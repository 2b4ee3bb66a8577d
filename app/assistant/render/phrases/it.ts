import names from '#app/i18n/messages/it/guest.json' with { type: 'json' }
import type { PhraseBook } from './book.ts'
import { dietNames } from './diet-names.ts'
import type { NameForms } from './phrase-types.ts'

const fact = (name: string): NameForms => ({
  name,
  has: name,
  without: name,
  free: `senza ${name}`,
})

/**
 * Dishes have no article, and no word agrees with them: "in Nachos trova glutine". The kitchen's marks
 * are quoted, so they don't agree either.
 */
export const italian: PhraseBook = {
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
    lactose: fact('lattosio'),
    meat: fact('carne'),
    poultry: fact('pollame'),
    pork: fact(names.fact_pork),
    gelatine: fact('gelatina'),
    alcohol: fact(names.fact_alcohol),
    honey: fact('miele'),
  },
  diets: dietNames(names),
  courses: {
    starter: 'Antipasto',
    main: 'Piatto principale',
    side: 'Contorno',
    dessert: 'Dolce',
    drink: 'Bevanda',
  },
  topics: {
    phone: 'telefono',
    links: 'social e sito web',
    languages: 'lingue del menù',
    hours: 'orari',
    payment: 'pagamento',
    booking: 'prenotazioni',
    place: 'indirizzo',
    wifi: 'Wi-Fi',
    parking: 'parcheggio',
    children: 'servizi per bambini',
    pets: 'animali',
    music: 'musica',
    access: 'bagni/accesso',
    events: 'eventi',
    kitchen: 'cucina',
    terrace: 'terrazza',
    takeaway: 'cibo da asporto',
  },
  say: {
    hasContains:
      '{why, select, words {Sì, in {dish} trova {fact} ({words}).} other {Sì, la cucina segnala {fact} in {dish}.}}',
    hasMayContain:
      '{why, select, words {È possibile: in {dish} potrebbe trovare {fact} ({words}).} other {È possibile: la cucina segnala che in {dish} potrebbe trovare {fact}.}}',
    hasFree: 'No, la cucina ha indicato «{free}» per {dish}.',
    hasUnknown:
      '{listed, select, none {Non glielo so dire: il menù non riporta gli ingredienti di {dish}, e la cucina non ha indicato «{free}».} other {Non ne vedo sul menù, che per {dish} riporta: {listed}. Però la cucina non ha confermato «{free}».}}',

    freeContains:
      '{why, select, words {No, in {dish} trova {fact} ({words}).} other {No, la cucina segnala {fact} in {dish}.}}',
    freeMayContain:
      '{why, select, words {Non è certo: in {dish} potrebbe trovare {fact} ({words}).} other {Non è certo: la cucina segnala che in {dish} potrebbe trovare {fact}.}}',
    freeFree: 'Sì, la cucina ha indicato «{free}» per {dish}.',
    freeUnknown:
      '{listed, select, none {Non è confermato: il menù non riporta gli ingredienti di {dish}, e la cucina non ha indicato «{free}».} other {Non è confermato: per {dish} il menù non riporta {without} ({listed}), ma la cucina non ha indicato «{free}».}}',

    suitsContains:
      '{why, select, words {No, in {dish} trova {fact} ({words}).} other {No, la cucina segnala {fact} in {dish}.}}',
    suitsMayContain:
      '{why, select, words {Meglio di no: in {dish} potrebbe trovare {fact} ({words}).} other {Meglio di no: la cucina segnala che in {dish} potrebbe trovare {fact}.}}',
    suitsFree: 'Sì, la cucina ha indicato «{free}» per {dish}.',
    suitsUnknown:
      '{listed, select, none {Non glielo posso garantire: il menù non riporta gli ingredienti di {dish}, e la cucina non ha indicato «{free}».} other {Non glielo posso garantire: per {dish} il menù non riporta {without} ({listed}), ma la cucina non ha indicato «{free}».}}',

    contradiction:
      'Sul menù c’è scritto anche «{tag}», e le due cose non tornano; dia per certo che contenga {fact}.',

    dietMarked: 'Sì, la cucina ha indicato «{diet}» per {dish}.',
    dietAgainst: 'No, non è {diet}: {dish} ({words}).',
    dietDenied: 'No, secondo la cucina non è {diet}: {dish}.',
    dietDoubtful: 'Non glielo posso garantire, potrebbe non essere {diet}: {dish} ({words}).',
    dietHint: 'La cucina ha indicato «{diet}», ma questo non esclude tracce.',
    dietUnknown:
      '{listed, select, none {Non è confermato: la cucina non ha indicato «{diet}» per {dish}, e il menù non riporta gli ingredienti.} other {Non è confermato: la cucina non ha indicato «{diet}» per {dish}. Ingredienti sul menù: {listed}.}}',
    byName: 'a giudicare dal nome',

    foodListed: 'Sì, per {dish} il menù riporta: {words}.',
    foodListedNegative: 'No, per {dish} il menù riporta: {words}.',
    foodNotListed: 'Il menù non riporta «{food}» per {dish}: {listed}.',
    foodUnknown: 'Non glielo so dire: il menù non riporta gli ingredienti di {dish}.',

    warnContains: 'Attenzione: in {dish} trova {fact} ({words}).',
    warnContainsByOwner: 'Attenzione: la cucina segnala {fact} in {dish}.',
    warnMayContain: 'Attenzione: in {dish} potrebbe trovare {fact}.',
    warnDiet: 'Attenzione, non è {diet}: {dish} ({words}).',
    warnUnknown: '{dish}: la cucina non ha confermato «{free}».',

    dishWithPrice: '{dish} ({price})',
    optionName: '«{option}»',
    optionInGroup: '{group}: {option}',
    choiceNote: 'se sceglie {choices}',
    choiceFree: 'Se sceglie {choices}, la cucina ha indicato «{free}» per {dish}.',
    optionAdds:
      '{state, select, may_add {Con {options}, in {dish} potrebbe trovare anche {fact}.} other {Con {options}, in {dish} c’è anche {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {uno a scelta} exactly {{max} a scelta} upTo {fino a {max} a scelta} other {da {min} a {max} a scelta}}): {options}',
    requestOption: 'Sì, per questo {dish} ha un’opzione: {options}.',
    priceFrom: 'da {price}',
    bySize: '{dish}, secondo la misura:',
    ingredients: '{dish}, ingredienti: {listed}.',
    ingredientsToo: 'Ingredienti: {listed}.',
    noIngredients: 'Il menù non riporta gli ingredienti di {dish}.',
    price: '{dish}: {price}.',
    priceToo: 'Costa {price}.',
    teamKnows: 'In sala glielo sanno dire.',
    noPrice: 'Il menù non riporta il prezzo di {dish}.',
    calories: '{dish}: {kcal} kcal.',
    caloriesToo: 'Ha {kcal} kcal.',
    noCalories: 'Il menù non riporta le calorie di {dish}.',
    portion: '{dish}: {portion}.',
    meatOrigin: '{dish}, origine della carne: {countries}.',
    description: '{dish}: «{words}»',
    descriptionToo: '«{words}»',
    cookingUnknown: 'Il menù non dice come si prepara {dish}; in sala glielo sanno dire.',
    hot: '{dish}, piccante: {words}.',
    notHot: '{dish}: secondo il menù non è piccante.',
    heatUnknown: 'Sul menù niente dice che {dish} sia piccante.',
    soldOut: '{dish}: oggi non più disponibile.',
    soldOutNote: 'oggi non più disponibile',
    soldOutInstead: 'In alternativa:',
    servedToday: 'dalle {time}',
    servedTomorrow: 'domani dalle {time}',
    servedOn: '{day} dalle {time}',
    servedNextWeek: '{day} della prossima settimana dalle {time}',
    servedNever: 'al momento non disponibile',
    notServed: '{dish} adesso non si serve ({from}).',
    notServedAtPresent: '{dish} al momento non è disponibile.',

    listFound: ['Ecco cosa c’è:', 'Ecco a Lei:'],
    listFitsMarked:
      '{count, plural, one {Indicato dalla cucina come «{marks}»:} other {Indicati dalla cucina come «{marks}»:}}',
    listUnsure:
      '{count, plural, one {Non confermato, chieda prima al personale:} other {Non confermati, chieda prima al personale:}}',
    listNoPrice:
      '{count, plural, one {Per questo il menù non riporta il prezzo:} other {Per questi il menù non riporta il prezzo:}}',
    listNoCalories:
      '{count, plural, one {Per questo il menù non riporta le calorie:} other {Per questi il menù non riporta le calorie:}}',
    listUnsureFor:
      '{count, plural, one {Non confermato come «{marks}», chieda prima al personale:} other {Non confermati come «{marks}», chieda prima al personale:}}',
    listAgainst:
      '{count, plural, one {Questo è meglio evitarlo:} other {Questi è meglio evitarli:}}',
    listNone: 'Sul menù non ho trovato niente del genere.',
    listNoneMarked: 'La cucina non ha indicato niente di simile come «{marks}».',
    listMore: '{count, plural, one {e un altro} other {e altri {count}}}',
    listNarrow: 'Mi dica un prezzo o una portata e restringo la scelta.',
    listHeadings: 'Sul menù c’è:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {Costa meno di tutto: {dish}, {price}.} other {Costano meno di tutto: {dish}, {price} l’uno.}}',
    dearest:
      '{count, plural, one {Costa più di tutto: {dish}, {price}.} other {Costano più di tutto: {dish}, {price} l’uno.}}',
    fewestKcal:
      '{count, plural, one {Con meno calorie: {dish}, {kcal} kcal.} other {Con meno calorie: {dish}, {kcal} kcal l’uno.}}',
    mostKcal:
      '{count, plural, one {Con più calorie: {dish}, {kcal} kcal.} other {Con più calorie: {dish}, {kcal} kcal l’uno.}}',
    noneWithFood: 'Nessun piatto del menù riporta «{food}».',
    noneOfThemWithFood: 'Nessuno di questi piatti riporta «{food}».',

    suggest: ['Le consiglierei:', 'Che ne dice di questo:'],
    reasonChefsPick: 'un consiglio dello chef',
    reasonInBudget: 'rientra nel Suo budget',
    reasonCheapest: 'il più economico tra questi',
    reasonFewestKcal: 'il più leggero tra questi, {kcal} kcal',
    reasonSuitsDiet: 'indicato come «{diet}»',
    reasonMarkedFree: 'indicato come «{free}»',
    reasonTag: 'con la dicitura «{tag}»',
    reasonOnlyOne: 'l’unica scelta adatta',

    meal: '{people, plural, =0 {Un pasto adatto:} one {Per una persona:} other {Per {people} persone:}}',
    mealTotal:
      '{people, plural, =0 {In tutto {total}.} one {In tutto fa {total}.} other {Per {people} fa {total}.}}',
    mealLeft: 'Le avanzano {left}.',
    mealTooDear: 'Con {total} non ci riesco; il minimo sarebbe {least}.',
    mealGap: 'Non ho trovato niente di adatto per: {course}.',
    sum: 'In tutto fa {total}.',
    sumEach: 'Diviso {ways}, fa {each} a testa.',
    sizeAssumed: 'Ho contato {dish} come {size}; c’è anche {others}.',
    kcal: '{kcal} kcal',
    sumKcal: 'In tutto fa {kcal} kcal.',
    sumOver: 'Sono {over} in più di {budget}.',
    sumIncomplete: 'Non conteggiato, perché sul menù manca la cifra: {dishes}.',
    sumWithout: 'Non conteggiato, perché non so a che cosa corrisponda sul menù: {items}.',

    compareCheaper: 'Costa meno: {dish}, con {difference} di differenza.',
    compareSamePrice: 'Costano uguale: {price}.',
    compareLighter: '{dish} ha {difference} kcal in meno.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, one {Ecco la foto:} other {Ecco le foto:}}',
    noPictures: 'Sul menù manca la foto di: {dishes}.',
    opinion: 'Io non posso assaggiare, ma {dish} è {reason}.',
    opinionNone: 'Io non posso assaggiare; su {dish} chieda un parere in sala.',
    pairing: 'Con {dish} la casa consiglia: {other} ({price}).',
    pairingNone: 'La casa non consiglia niente in particolare con {dish}. Può guardare questi:',
    request:
      'Il menù non dice se si può modificare {dish}. Chieda al personale, per favore; io non posso riferirlo.',

    houseQuote: 'Il ristorante scrive: «{words}»',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Rete Wi-Fi {name}, password {password}',
    openUntil: 'Aperto ora, fino alle {time}.',
    openAlways: 'Aperto ora, 24 ore su 24.',
    opensToday: 'Chiuso ora; apre alle {time}.',
    opensTomorrow: 'Chiuso ora; apre domani alle {time}.',
    opensOn: 'Chiuso ora; apre {day} alle {time}.',
    closedNow: 'Chiuso ora.',
    houseUnknown: 'Il menù non lo dice; il personale saprà risponderLe.',
    houseUnknownOf: '{topics}: il menù non lo dice; il personale saprà risponderLe.',
    missing: '«{said}» non è sul menù.',
    missingName: 'Sul menù non c’è niente che si chiami «{said}».',
    missingNear: 'La cosa più simile:',
    unknownSaid: '«{said}»: il menù non lo dice; il personale saprà risponderLe.',
    unknown: 'Il menù non me lo dice; il personale saprà risponderLe.',
    whyWords: 'Per {dish} il menù riporta: {words}.',
    whyOwner: 'È la cucina ad averlo indicato per {dish}.',
    whyNothing: 'Il menù non mi dice altro su {dish}.',
    explainHolds: '«{food}» di solito contiene {facts}.',
    explainPlain: '«{food}» è un ingrediente che conosco solo di nome.',

    askDish: 'Quale intende?',
    askFood: 'Quale alimento intende?',
    askBudget: 'Quanto vorrebbe spendere?',
    askPeople: 'Per quante persone?',
    askKind: 'Che cosa Le andrebbe?',
    askTakeBack:
      'Allora non faccio più attenzione a questo: {facts}? Finché non mi dice di sì, continuo a escluderlo.',
    takenBack: 'Va bene, non ci faccio più attenzione: {facts}.',
    avoidNoted: 'D’accordo, ci faccio attenzione: {facts}.',

    adviceAllergy:
      'Lo dica anche al personale quando ordina, per favore; l’ultima parola è la loro.',

    emergency:
      'Avvisi subito il personale e chiami il {number}. Se c’è un autoiniettore di adrenalina, lo usi immediatamente. Resti con qualcuno.',
    possibleEmergency:
      'Se qualcuno sta male proprio adesso, avvisi subito il personale e chiami il {number}.',

    greet: [
      'Buongiorno! Che cosa vuole sapere del menù?',
      'Salve! Mi chieda quello che vuole sul menù.',
    ],
    bye: 'Arrivederci, e grazie della visita!',
    thanks: ['Prego!', 'Si figuri!'],
    enjoy: 'Buon appetito!',
    glad: 'Mi fa piacere!',
    sorry: 'Mi dispiace.',
    small_talk: 'Io me ne intendo di menù; mi chieda pure di un piatto.',
    joke: 'Le battute le lascio ai camerieri. Guardiamo il menù?',
    flirt: 'Molto gentile. Ma io sono soltanto il menù.',
    who_are_you:
      'Sono l’assistente digitale di questo menù. Rispondo in base a quello che ha scritto il ristorante.',
    is_human: 'No, sono un programma. Le persone sono quelle in sala.',
    no_taste: 'Io non posso assaggiare niente, mi baso sul menù.',
    privacy:
      'La Sua conversazione viene conservata solo per questo ristorante; può cancellarla dal menù in alto.',
    languages: 'Scriva pure nella Sua lingua; quando posso, rispondo in quella.',
    only_menu: 'Conosco solo questo menù e questo locale.',
    no_instructions: 'Questo non posso farlo. Sul menù rispondo volentieri.',
    unclear: 'Non ho capito bene. Mi chieda di un piatto, di un allergene o di un prezzo.',
    repeat: 'Il menù non mi dice altro su questo.',
    sure: 'Lo leggo così com’è sul menù. Se ha dubbi, chieda al personale.',
    noted: 'Segnato.',
    complaint_food: 'Mi dispiace. Lo dica al personale, vorranno rimediare.',
    complaint_wait: 'Mi dispiace per l’attesa. Faccia un cenno al personale.',
    complaint_price: 'I prezzi non li posso cambiare, ma posso cercare qualcosa di più economico.',
    complaint_staff: 'Mi dispiace. Chieda di parlare con il responsabile.',
    rude: 'Restiamo sul menù. Che cosa vuole sapere?',
    lost: 'In questo non posso aiutarLa; chieda al personale, per favore.',
    call_staff: 'Io non posso chiamare nessuno. Faccia un cenno al personale, per favore.',
    wait_time: 'Non vedo quanto lavoro c’è in cucina; il personale glielo può dire.',
    cannot_order: 'Non posso prendere ordinazioni; lo dica al personale, per favore.',
    cannot_change: 'Non posso cambiare niente in cucina; chieda al personale, per favore.',
    cannot_book: 'Non posso prenotare; chieda al personale, per favore.',
    cannot_pay: 'Non posso incassare; chieda il conto al personale, per favore.',
    split_bill: 'Per dividere il conto, lo dica al personale.',
    tip: 'La mancia è a Suo piacere; il menù non ne parla.',
    no_medical: 'Non posso dare consigli medici. Chieda a un medico, e avvisi il personale.',
    pregnancy:
      'Che cosa vada bene in gravidanza, io non lo posso giudicare. Chieda al personale com’è preparato.',
    alcohol_care: 'Chieda al personale, per favore; io non posso servire niente.',
  },
}
