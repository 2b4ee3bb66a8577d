import type { PhraseBook } from './book.ts'
import { germanNames } from './de-names.ts'

export const german: PhraseBook = {
  ...germanNames,
  say: {
    hasContains:
      '{why, select, words {Ja, {dish} enthält {fact} ({words}).} other {Ja, die Küche hat bei {dish} angegeben: enthält {fact}.}}',
    hasMayContain:
      '{why, select, words {Möglich: {dish} kann {fact} enthalten ({words}).} other {Möglich: Die Küche hat bei {dish} angegeben: kann {fact} enthalten.}}',
    hasFree: 'Nein, die Küche hat {dish} als {free} gekennzeichnet.',
    hasUnknown:
      '{listed, select, none {Das kann ich nicht sagen: Für {dish} stehen keine Zutaten auf der Karte, und die Küche hat es nicht als {free} gekennzeichnet.} other {Auf der Karte sehe ich nichts davon, bei {dish} steht: {listed}. Die Küche hat aber nicht bestätigt, dass es {free} ist.}}',

    freeContains:
      '{why, select, words {Nein, {dish} enthält {fact} ({words}).} other {Nein, die Küche hat bei {dish} angegeben: enthält {fact}.}}',
    freeMayContain:
      '{why, select, words {Nicht sicher: {dish} kann {fact} enthalten ({words}).} other {Nicht sicher: Die Küche hat bei {dish} angegeben: kann {fact} enthalten.}}',
    freeFree: 'Ja, die Küche hat {dish} als {free} gekennzeichnet.',
    freeUnknown:
      '{listed, select, none {Nicht bestätigt: Für {dish} stehen keine Zutaten auf der Karte, und die Küche hat es nicht als {free} gekennzeichnet.} other {Nicht bestätigt: {without} nennt die Karte bei {dish} zwar nicht ({listed}), aber die Küche hat es nicht als {free} gekennzeichnet.}}',

    suitsContains:
      '{why, select, words {Nein, {dish} enthält {fact} ({words}).} other {Nein, die Küche hat bei {dish} angegeben: enthält {fact}.}}',
    suitsMayContain:
      '{why, select, words {Lieber nicht: {dish} kann {fact} enthalten ({words}).} other {Lieber nicht: Die Küche hat bei {dish} angegeben: kann {fact} enthalten.}}',
    suitsFree: 'Ja, die Küche hat {dish} als {free} gekennzeichnet.',
    suitsUnknown:
      '{listed, select, none {Das kann ich nicht versprechen: Für {dish} stehen keine Zutaten auf der Karte, und die Küche hat es nicht als {free} gekennzeichnet.} other {Das kann ich nicht versprechen: {without} nennt die Karte bei {dish} zwar nicht ({listed}), aber die Küche hat es nicht als {free} gekennzeichnet.}}',

    contradiction:
      'Auf der Karte steht dazu auch „{tag}“, das passt nicht zusammen; gehen Sie bitte davon aus, dass es {fact} enthält.',

    dietMarked: 'Ja, die Küche hat {dish} als {diet} gekennzeichnet.',
    dietAgainst: 'Nein, {dish} ist nicht {diet} ({words}).',
    dietDenied: 'Nein, laut Küche ist {dish} nicht {diet}.',
    dietDoubtful: 'Das kann ich nicht versprechen: {dish} ist vielleicht nicht {diet} ({words}).',
    dietHint: 'Die Küche hat es als {diet} gekennzeichnet; Spuren schließt das nicht aus.',
    dietUnknown:
      '{listed, select, none {Nicht bestätigt: Die Küche hat {dish} nicht als {diet} gekennzeichnet, und auf der Karte stehen keine Zutaten.} other {Nicht bestätigt: Die Küche hat {dish} nicht als {diet} gekennzeichnet. Als Zutaten stehen da: {listed}.}}',
    byName: 'dem Namen nach',

    foodListed: 'Ja, bei {dish} steht „{words}“ auf der Karte.',
    foodListedNegative: 'Nein, bei {dish} steht „{words}“ auf der Karte.',
    foodNotListed: '„{food}“ nennt die Karte bei {dish} nicht. Dort steht: {listed}.',
    foodUnknown: 'Das kann ich nicht sagen: Für {dish} stehen keine Zutaten auf der Karte.',

    warnContains: 'Achtung: {dish} enthält {fact} ({words}).',
    warnContainsByOwner: 'Achtung: Die Küche hat bei {dish} angegeben: enthält {fact}.',
    warnMayContain: 'Achtung: {dish} kann {fact} enthalten.',
    warnDiet: 'Achtung: {dish} ist nicht {diet} ({words}).',
    warnUnknown: '{dish} ist nicht als {free} bestätigt.',

    dishWithPrice: '{dish} ({price})',
    optionName: '„{option}“',
    optionInGroup: '{group}: {option}',
    choiceNote: 'wenn Sie {choices} wählen',
    choiceFree: 'Wenn Sie {choices} wählen, hat die Küche {dish} als {free} gekennzeichnet.',
    optionAdds:
      '{state, select, may_add {Mit {options} kann {dish} auch {fact} enthalten.} other {Mit {options} enthält {dish} auch {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {eins wählen} exactly {{max} wählen} upTo {bis zu {max} wählen} other {{min} bis {max} wählen}}): {options}',
    requestOption: 'Ja, dafür gibt es bei {dish} eine Auswahl: {options}.',
    priceFrom: 'ab {price}',
    bySize: '{dish}, nach Größe:',
    ingredients: 'Bei {dish} stehen auf der Karte: {listed}.',
    ingredientsToo: 'Auf der Karte stehen: {listed}.',
    noIngredients: 'Für {dish} stehen keine Zutaten auf der Karte.',
    price: '{dish} kostet {price}.',
    priceToo: 'Kostet {price}.',
    teamKnows: 'Das Team weiß es bestimmt.',
    noPrice: 'Für {dish} steht kein Preis auf der Karte.',
    calories: '{dish} hat {kcal} kcal.',
    caloriesToo: 'Hat {kcal} kcal.',
    noCalories: 'Für {dish} stehen keine Kalorien auf der Karte.',
    portion: '{dish}: {portion}.',
    meatOrigin: '{dish}: Fleisch aus {countries}.',
    description: '{dish}: „{words}“',
    descriptionToo: '„{words}“',
    cookingUnknown:
      'Wie {dish} zubereitet wird, steht nicht auf der Karte; das Team weiß es bestimmt.',
    hot: '{dish} ist scharf: {words}.',
    notHot: '{dish} ist als mild gekennzeichnet.',
    heatUnknown: 'Dass {dish} scharf ist, steht nirgends auf der Karte.',
    soldOut: '{dish} ist heute ausverkauft.',
    soldOutNote: 'heute ausverkauft',
    soldOutInstead: 'Stattdessen gibt es:',
    servedToday: 'ab {time} Uhr',
    servedTomorrow: 'morgen ab {time} Uhr',
    servedOn: '{day} ab {time} Uhr',
    servedNextWeek: 'nächsten {day} ab {time} Uhr',
    servedNever: 'zurzeit nicht im Angebot',
    notServed: '{dish} gibt es gerade nicht ({from}).',
    notServedAtPresent: '{dish} gibt es zurzeit nicht.',

    listFound: ['Das gibt es:', 'Bitte sehr:'],
    listFitsMarked:
      '{count, plural, one {Von der Küche als {marks} gekennzeichnet ist:} other {Von der Küche als {marks} gekennzeichnet sind:}}',
    listUnsure:
      '{count, plural, one {Nicht bestätigt, fragen Sie hier bitte erst nach:} other {Nicht bestätigt, fragen Sie bei diesen bitte erst nach:}}',
    listNoPrice:
      '{count, plural, one {Hierfür steht kein Preis auf der Karte:} other {Für diese steht kein Preis auf der Karte:}}',
    listNoCalories:
      '{count, plural, one {Hierfür stehen keine Kalorien auf der Karte:} other {Für diese stehen keine Kalorien auf der Karte:}}',
    listUnsureFor:
      '{count, plural, one {Nicht als {marks} bestätigt, bitte fragen Sie erst nach:} other {Nicht als {marks} bestätigt, bitte fragen Sie erst nach:}}',
    listAgainst:
      '{count, plural, one {Das lassen Sie besser aus:} other {Die lassen Sie besser aus:}}',
    listNone: 'Dazu habe ich auf der Karte nichts gefunden.',
    listNoneMarked: 'Die Küche hat nichts Passendes als {marks} gekennzeichnet.',
    listMore: '{count, plural, one {und noch eins} other {und {count} weitere}}',
    listNarrow: 'Nennen Sie mir einen Preis oder einen Gang, dann wird die Auswahl kleiner.',
    listHeadings: 'Auf der Karte gibt es:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {Am günstigsten ist {dish} für {price}.} other {Am günstigsten sind {dish} für je {price}.}}',
    dearest:
      '{count, plural, one {Am teuersten ist {dish} für {price}.} other {Am teuersten sind {dish} für je {price}.}}',
    fewestKcal:
      '{count, plural, one {Die wenigsten Kalorien hat {dish}: {kcal} kcal.} other {Die wenigsten Kalorien haben {dish}: je {kcal} kcal.}}',
    mostKcal:
      '{count, plural, one {Die meisten Kalorien hat {dish}: {kcal} kcal.} other {Die meisten Kalorien haben {dish}: je {kcal} kcal.}}',
    noneWithFood: 'Bei keinem Gericht auf der Karte steht {food}.',
    noneOfThemWithFood: 'Bei keinem dieser Gerichte steht {food}.',

    suggest: ['Ich würde nehmen:', 'Wie wäre es damit:'],
    reasonChefsPick: 'eine Empfehlung der Küche',
    reasonInBudget: 'liegt in Ihrem Budget',
    reasonCheapest: 'das günstigste davon',
    reasonFewestKcal: 'das leichteste davon, {kcal} kcal',
    reasonSuitsDiet: 'als {diet} gekennzeichnet',
    reasonMarkedFree: 'als {free} gekennzeichnet',
    reasonTag: 'gekennzeichnet mit „{tag}“',
    reasonOnlyOne: 'das Einzige, das passt',

    meal: '{people, plural, =0 {Das passt zusammen:} one {Für eine Person:} other {Für {people} Personen:}}',
    mealTotal:
      '{people, plural, =0 {Zusammen {total}.} one {Das macht {total}.} other {Für {people} Personen macht das {total}.}}',
    mealLeft: '{left} bleiben übrig.',
    mealTooDear: 'Für {total} bekomme ich das nicht hin; mindestens wären es {least}.',
    mealGap: 'Hierfür habe ich nichts Passendes gefunden: {course}.',
    sum: 'Zusammen macht das {total}.',
    sumEach: 'Durch {ways} geteilt sind das {each} pro Person.',
    sizeAssumed: '{dish} ist als {size} gerechnet; es gibt auch {others}.',
    kcal: '{kcal} kcal',
    sumKcal: 'Zusammen sind das {kcal} kcal.',
    sumOver: 'Das sind {over} mehr als {budget}.',
    sumIncomplete: 'Hierfür steht keine Angabe auf der Karte, das ist also nicht dabei: {dishes}.',
    sumWithout: 'Nicht dabei, weil ich es auf der Karte nicht eindeutig finde: {items}.',

    compareCheaper: '{dish} ist um {difference} günstiger.',
    compareSamePrice: 'Beides kostet gleich viel: {price}.',
    compareLighter: '{dish} hat {difference} kcal weniger.',
    compareContents: '{dish}: {listed}',

    pictures: '{count, plural, one {Bitte sehr:} other {Bitte sehr:}}',
    noPictures: 'Hierzu gibt es kein Bild auf der Karte: {dishes}.',
    opinion: 'Probieren kann ich leider nicht, aber {dish} ist {reason}.',
    opinionNone:
      'Probieren kann ich leider nicht. Wie {dish} schmeckt, sagt Ihnen das Team am besten.',
    pairing: 'Zu {dish} empfiehlt das Haus: {other} ({price}).',
    pairingNone: 'Zu {dish} nennt das Haus nichts Bestimmtes. Schauen Sie mal hier:',
    request:
      'Ob sich {dish} ändern lässt, steht nicht auf der Karte. Fragen Sie bitte das Team; weitergeben kann ich es nicht.',

    houseQuote: 'Das Haus schreibt dazu: „{words}“',
    houseRecord: '{topic}: {words}',
    houseWifi: 'WLAN {name}, Passwort {password}',
    openUntil: 'Jetzt geöffnet, bis {time} Uhr.',
    openAlways: 'Jetzt geöffnet, rund um die Uhr.',
    opensToday: 'Jetzt geschlossen; öffnet um {time} Uhr.',
    opensTomorrow: 'Jetzt geschlossen; öffnet morgen um {time} Uhr.',
    opensOn: 'Jetzt geschlossen; öffnet {day} um {time} Uhr.',
    closedNow: 'Jetzt geschlossen.',
    houseUnknown: 'Das steht nicht auf der Karte; das Team weiß es bestimmt.',
    houseUnknownOf: '{topics}: Das steht nicht auf der Karte; das Team weiß es bestimmt.',
    missing: '„{said}“ steht nicht auf der Karte.',
    missingName: 'Unter dem Namen „{said}“ steht nichts auf der Karte.',
    missingNear: 'Am nächsten kommt:',
    unknownSaid: '„{said}“: Dazu steht nichts auf der Karte; fragen Sie bitte das Team.',
    unknown: 'Das steht nicht auf der Karte; das Team weiß es bestimmt.',
    whyWords: 'Bei {dish} steht auf der Karte: {words}.',
    whyOwner: 'Die Küche hat {dish} so gekennzeichnet.',
    whyNothing: 'Mehr steht auf der Karte nicht zu {dish}.',
    explainHolds: '{food} enthält üblicherweise {facts}.',
    explainPlain: '{food} ist eine Zutat, die ich nur dem Namen nach kenne.',

    askDish: 'Welches Gericht meinen Sie?',
    askFood: 'Welche Zutat meinen Sie?',
    askBudget: 'Wie viel möchten Sie ausgeben?',
    askPeople: 'Für wie viele Personen?',
    askKind: 'Worauf haben Sie Lust?',
    askTakeBack:
      'Soll ich darauf nicht mehr achten: {facts}? Bis Sie Ja sagen, lasse ich es weiterhin weg.',
    takenBack: 'In Ordnung, darauf achte ich nicht mehr: {facts}.',
    avoidNoted: 'Gut, darauf achte ich: {facts}.',

    adviceAllergy:
      'Bitte sagen Sie es beim Bestellen auch dem Team; dort bekommen Sie die verbindliche Auskunft.',
    emergency:
      'Sagen Sie sofort dem Personal Bescheid und rufen Sie {number} an. Wenn ein Adrenalin-Pen (Notfall-Pen) da ist, gleich anwenden. Bleiben Sie nicht allein.',
    possibleEmergency:
      'Falls es jemandem gerade schlecht geht: sofort dem Personal Bescheid sagen und {number} anrufen.',
    greet: [
      'Guten Tag! Was möchten Sie über die Karte wissen?',
      'Willkommen! Fragen Sie mich gern alles zur Karte.',
    ],
    bye: 'Auf Wiedersehen und danke für Ihren Besuch!',
    thanks: ['Sehr gern!', 'Gern geschehen!'],
    enjoy: 'Guten Appetit!',
    glad: 'Das freut mich!',
    sorry: 'Das tut mir leid.',
    small_talk: 'Am besten kenne ich mich mit der Karte aus; fragen Sie mich nach einem Gericht.',
    joke: 'Die Witze überlasse ich dem Service. Schauen wir in die Karte?',
    flirt: 'Das ist nett. Ich bin aber nur die Karte.',
    who_are_you:
      'Ich bin der digitale Assistent dieser Karte. Ich antworte mit dem, was das Restaurant geschrieben hat.',
    is_human: 'Nein, ich bin ein Computerprogramm. Die Menschen hier sind das Team.',
    no_taste: 'Probieren kann ich nichts, ich halte mich an die Karte.',
    privacy:
      'Ihr Chat wird nur für dieses Restaurant gespeichert; oben im Menü können Sie ihn löschen.',
    languages: 'Schreiben Sie in Ihrer Sprache; wenn ich kann, antworte ich darin.',
    only_menu: 'Ich kenne nur diese Karte und dieses Haus.',
    no_instructions: 'Das kann ich nicht tun. Fragen zur Karte beantworte ich gern.',
    unclear:
      'Das habe ich nicht ganz verstanden. Fragen Sie mich nach einem Gericht, einem Allergen oder einem Preis.',
    repeat: 'Mehr steht dazu nicht auf der Karte.',
    sure: 'So steht es auf der Karte. Wenn Sie sichergehen möchten, fragen Sie bitte das Team.',
    noted: 'Ist notiert.',
    complaint_food:
      'Das tut mir leid. Sagen Sie es bitte dem Team, man wird sich gern darum kümmern.',
    complaint_wait: 'Tut mir leid, dass Sie warten müssen. Geben Sie dem Team bitte ein Zeichen.',
    complaint_price:
      'An den Preisen kann ich nichts ändern, aber ich suche gern etwas Günstigeres.',
    complaint_staff: 'Das tut mir leid. Fragen Sie bitte nach der Leitung.',
    rude: 'Bleiben wir bei der Karte. Was möchten Sie wissen?',
    lost: 'Dabei kann ich nicht helfen; fragen Sie bitte das Team.',
    call_staff: 'Ich kann leider niemanden rufen. Geben Sie dem Team bitte ein Zeichen.',
    wait_time: 'Wie viel in der Küche los ist, sehe ich nicht; das Team kann es Ihnen sagen.',
    cannot_order: 'Bestellungen kann ich nicht aufnehmen; sagen Sie es bitte dem Team.',
    cannot_change: 'In der Küche kann ich nichts ändern; fragen Sie bitte das Team.',
    cannot_book: 'Ich kann keinen Tisch reservieren; fragen Sie bitte das Team.',
    cannot_pay: 'Bei mir kann man nicht bezahlen; die Rechnung bringt Ihnen das Team.',
    split_bill: 'Getrennt zahlen? Sagen Sie es bitte dem Team.',
    tip: 'Trinkgeld geben Sie, wie Sie möchten; auf der Karte steht dazu nichts.',
    no_medical:
      'Medizinischen Rat kann ich nicht geben. Lassen Sie sich bitte ärztlich beraten, und sagen Sie es auch dem Team.',
    pregnancy:
      'Was in der Schwangerschaft das Richtige ist, kann ich nicht beurteilen. Fragen Sie bitte das Team, wie es zubereitet wird.',
    alcohol_care: 'Fragen Sie bitte das Team; ich schenke nichts aus.',
  },
}
