import { englishNames } from './en-names.ts'

/**
 * The reference for all other books: it defines the phrases and the placeholders of each. It isn't
 * declared as a `PhraseBook`, because that type's keys derive from it.
 */
export const english = {
  ...englishNames,
  say: {
    // Does it contain …? `why` is `words` if recorded words show it, else `owner`.
    hasContains:
      '{why, select, words {Yes: {dish} contains {fact} ({words}).} other {Yes: the kitchen has marked {dish} as containing {fact}.}}',
    hasMayContain:
      '{why, select, words {Possibly: {dish} may contain {fact} ({words}).} other {Possibly: the kitchen says {dish} may contain {fact}.}}',
    hasFree: 'No: the kitchen has marked {dish} as {free}.',
    hasUnknown:
      '{listed, select, none {I can’t tell: the menu lists no ingredients for {dish}, and the kitchen hasn’t marked it as {free}.} other {Not that the menu shows: {dish} is listed with {listed}. But the kitchen hasn’t confirmed that it’s {free}.}}',

    // Is it free of …?
    freeContains:
      '{why, select, words {No: {dish} contains {fact} ({words}).} other {No: the kitchen has marked {dish} as containing {fact}.}}',
    freeMayContain:
      '{why, select, words {Not for certain: {dish} may contain {fact} ({words}).} other {Not for certain: the kitchen says {dish} may contain {fact}.}}',
    freeFree: 'Yes: the kitchen has marked {dish} as {free}.',
    freeUnknown:
      '{listed, select, none {Not confirmed: the menu lists no ingredients for {dish}, and the kitchen hasn’t marked it as {free}.} other {Not confirmed: the menu lists no {without} for {dish} ({listed}), but the kitchen hasn’t marked it as {free}.}}',

    // Can a guest who avoids it eat it?
    suitsContains:
      '{why, select, words {No: {dish} contains {fact} ({words}).} other {No: the kitchen has marked {dish} as containing {fact}.}}',
    suitsMayContain:
      '{why, select, words {Better not: {dish} may contain {fact} ({words}).} other {Better not: the kitchen says {dish} may contain {fact}.}}',
    suitsFree: 'Yes: the kitchen has marked {dish} as {free}.',
    suitsUnknown:
      '{listed, select, none {I can’t promise that: the menu lists no ingredients for {dish}, and the kitchen hasn’t marked it as {free}.} other {I can’t promise that: the menu lists no {without} for {dish} ({listed}), but the kitchen hasn’t marked it as {free}.}}',

    // A tag that recorded words contradict.
    contradiction:
      'It’s also marked “{tag}”, which doesn’t fit; please treat it as containing {fact}.',

    // Diets.
    dietMarked: 'Yes: the kitchen has marked {dish} as {diet}.',
    dietAgainst: 'No: {dish} isn’t {diet} ({words}).',
    dietDenied: 'No: the kitchen says {dish} isn’t {diet}.',
    dietDoubtful: 'I can’t promise that: {dish} may not be {diet} ({words}).',
    dietHint: 'The kitchen has marked it as {diet}, which doesn’t rule out traces.',
    dietUnknown:
      '{listed, select, none {Not confirmed: the kitchen hasn’t marked {dish} as {diet}, and the menu lists no ingredients.} other {Not confirmed: the kitchen hasn’t marked {dish} as {diet}. It’s listed with {listed}.}}',
    byName: 'going by its name',

    // Single foods, such as onion or walnut.
    foodListed: 'Yes: {dish} is listed with {words}.',
    foodListedNegative: 'No: {dish} is listed with {words}.',
    foodNotListed: 'The menu doesn’t list {food} for {dish}: {listed}.',
    foodUnknown: 'I can’t tell: the menu lists no ingredients for {dish}.',

    // Warnings about a dish, for a guest who avoids something.
    warnContains: 'Careful: {dish} contains {fact} ({words}).',
    warnContainsByOwner: 'Careful: the kitchen has marked {dish} as containing {fact}.',
    warnMayContain: 'Careful: {dish} may contain {fact}.',
    warnDiet: 'Careful: {dish} isn’t {diet} ({words}).',
    warnUnknown: '{dish} isn’t confirmed as {free}.',

    // Details of a dish.
    dishWithPrice: '{dish} ({price})',
    optionName: '“{option}”',
    optionInGroup: '{group}: {option}',
    choiceNote: 'if you choose {choices}',
    choiceFree: 'If you choose {choices}, the kitchen has marked {dish} as {free}.',
    optionAdds:
      '{state, select, may_add {With {options}, {dish} may also contain {fact}.} other {With {options}, {dish} also contains {fact}.}}',
    optionGroup:
      '{group} ({how, select, one {choose one} exactly {choose {max}} upTo {choose up to {max}} other {choose {min} to {max}}}): {options}',
    requestOption: 'Yes: there is a choice for that with {dish}: {options}.',
    priceFrom: 'from {price}',
    // Before lines with a price or calories each.
    bySize: '{dish}, by size:',
    ingredients: '{dish} is made with {listed}.',
    ingredientsToo: 'It’s made with {listed}.',
    noIngredients: 'The menu lists no ingredients for {dish}.',
    price: '{dish} costs {price}.',
    priceToo: 'It costs {price}.',
    teamKnows: 'The team will know.',
    noPrice: 'The menu gives no price for {dish}.',
    calories: '{dish} has {kcal} Cal.',
    caloriesToo: 'It has {kcal} Cal.',
    noCalories: 'The menu gives no calories for {dish}.',
    portion: '{dish} is {portion}.',
    meatOrigin: 'The meat in {dish} comes from {countries}.',
    description: '{dish}: “{words}”',
    descriptionToo: '“{words}”',
    cookingUnknown: 'The menu doesn’t say how {dish} is cooked; the team will know.',
    hot: '{dish} is hot: {words}.',
    notHot: '{dish} is marked as mild.',
    heatUnknown: 'Nothing on the menu says that {dish} is hot.',
    soldOut: '{dish} is sold out today.',
    soldOutNote: 'sold out today',
    soldOutInstead: 'Available instead:',
    servedToday: 'from {time}',
    servedTomorrow: 'tomorrow from {time}',
    servedOn: '{day} from {time}',
    servedNextWeek: 'next {day} from {time}',
    servedNever: 'not served at present',
    notServed: '{dish} isn’t served right now ({from}).',
    notServedAtPresent: '{dish} isn’t served at present.',

    // Lists. `count` is the total.
    listFound: ['Here’s what there is:', 'Here you are:'],
    listFitsMarked:
      '{count, plural, one {The kitchen has marked this one as {marks}:} other {The kitchen has marked these as {marks}:}}',
    listUnsure:
      '{count, plural, one {Not confirmed, so please ask about this one first:} other {Not confirmed, so please ask about these first:}}',
    listNoPrice:
      '{count, plural, one {The menu gives no price for this one:} other {The menu gives no price for these:}}',
    listNoCalories:
      '{count, plural, one {The menu gives no calories for this one:} other {The menu gives no calories for these:}}',
    listUnsureFor:
      '{count, plural, one {Not confirmed as {marks}, so please ask first:} other {Not confirmed as {marks}, so please ask first:}}',
    listAgainst: '{count, plural, one {Leave this one out:} other {Leave these out:}}',
    listNone: 'I found nothing on the menu for that.',
    listNoneMarked: 'The kitchen has marked no such dish as {marks}.',
    listMore: '{count, plural, one {and one more} other {and {count} more}}',
    listNarrow: 'Tell me a price or a course, and I’ll narrow it down.',
    listHeadings: 'The menu has:',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {{dish} is the cheapest, at {price}.} other {{dish} are the cheapest, at {price} each.}}',
    dearest:
      '{count, plural, one {{dish} is the most expensive, at {price}.} other {{dish} are the most expensive, at {price} each.}}',
    fewestKcal:
      '{count, plural, one {{dish} has the fewest calories: {kcal} Cal.} other {{dish} have the fewest calories: {kcal} Cal each.}}',
    mostKcal:
      '{count, plural, one {{dish} has the most calories: {kcal} Cal.} other {{dish} have the most calories: {kcal} Cal each.}}',
    noneWithFood: 'No dish on the menu lists {food}.',
    noneOfThemWithFood: 'None of those dishes lists {food}.',

    // Suggestions. A reason follows the dish's name and price.
    suggest: ['I’d go for:', 'How about:'],
    reasonChefsPick: 'the chef’s pick',
    reasonInBudget: 'within your budget',
    reasonCheapest: 'the cheapest of these',
    reasonFewestKcal: 'the lightest of these, {kcal} Cal',
    reasonSuitsDiet: 'marked as {diet}',
    reasonMarkedFree: 'marked as {free}',
    reasonTag: 'marked “{tag}”',
    reasonOnlyOne: 'the only one that fits',

    // Meals and sums.
    meal: '{people, plural, =0 {A meal that fits:} one {For one:} other {For {people}:}}',
    mealTotal:
      '{people, plural, =0 {Together {total}.} one {That makes {total}.} other {For {people} that makes {total}.}}',
    mealLeft: '{left} is left.',
    mealTooDear: 'I can’t make that for {total}; the least would be {least}.',
    mealGap: '{course}: I found nothing that fits.',
    sum: 'Together that’s {total}.',
    sumEach: 'Split {ways} ways, that’s {each} each.',
    sizeAssumed: '{dish} is counted as {size}; there is also {others}.',
    kcal: '{kcal} Cal',
    sumKcal: 'Together that’s {kcal} Cal.',
    sumOver: 'That’s {over} more than {budget}.',
    sumIncomplete: 'The menu gives no figure for {dishes}, so that’s without them.',
    sumWithout: 'Not in this sum, as I can’t place it on the menu: {items}.',

    // Comparisons.
    compareCheaper: '{dish} is cheaper, by {difference}.',
    compareSamePrice: 'They cost the same: {price}.',
    compareLighter: '{dish} has {difference} Cal less.',
    compareContents: '{dish}: {listed}',

    // Pictures, pairing, requests.
    pictures: '{count, plural, one {Here it is:} other {Here they are:}}',
    noPictures: 'The menu has no picture of {dishes}.',
    opinion: 'I don’t get to taste, but {dish} is {reason}.',
    opinionNone: 'I don’t get to taste, so I can’t judge {dish}; the team can.',
    pairing: 'The house pairs {dish} with {other} ({price}).',
    pairingNone: 'The house names no pairing for {dish}. You could look at:',
    request:
      'The menu doesn’t say whether {dish} can be changed. Please ask the team; I can’t pass it on.',

    // The house.
    houseQuote: 'The house says: “{words}”',
    houseRecord: '{topic}: {words}',
    houseWifi: 'Wi-Fi network {name}, password {password}',
    openUntil: 'Open now, until {time}.',
    openAlways: 'Open now, around the clock.',
    opensToday: 'Closed now; opens at {time}.',
    opensTomorrow: 'Closed now; opens tomorrow at {time}.',
    opensOn: 'Closed now; opens {day} at {time}.',
    closedNow: 'Closed now.',
    houseUnknown: 'The menu doesn’t say; the team will know.',
    houseUnknownOf: '{topics}: the menu doesn’t say; the team will know.',
    missing: '“{said}” isn’t on the menu.',
    missingName: 'Nothing on the menu is called “{said}”.',
    missingNear: 'The closest there is:',
    unknownSaid: '“{said}”: the menu can’t tell me; the team can.',
    unknown: 'The menu doesn’t tell me that; the team will know.',
    whyWords: 'The menu lists {words} for {dish}.',
    whyOwner: 'The kitchen has marked {dish} so.',
    whyNothing: 'Nothing on the menu tells me more about {dish}.',
    explainHolds: '{food} usually contains {facts}.',
    explainPlain: '{food} is an ingredient I know only by name.',

    // Asking back.
    askDish: 'Which one do you mean?',
    askFood: 'Which food do you mean?',
    askBudget: 'What would you like to spend?',
    askPeople: 'For how many people?',
    askKind: 'What do you feel like?',
    askTakeBack:
      'Shall I stop watching for {facts}, then? Until you say yes, I’ll keep leaving them out.',
    takenBack: 'All right, I’ll stop watching for {facts}.',
    avoidNoted: 'I’ll watch for {facts}.',

    // Advice at the end of a reply about health.
    adviceAllergy: 'Please tell the team about it when you order; they have the last word.',

    // An emergency, before anything else.
    emergency:
      'Tell the staff right now, and call {number}. If there’s an adrenaline auto-injector, use it at once. Don’t stay alone.',
    possibleEmergency: 'If someone is unwell right now, tell the staff at once and call {number}.',

    // Talk.
    greet: ['Hello! What can I tell you about the menu?', 'Hi! Ask me anything about the menu.'],
    bye: 'Goodbye, and thanks for coming!',
    thanks: ['You’re welcome!', 'My pleasure!'],
    enjoy: 'Enjoy your meal!',
    glad: 'Glad to hear it!',
    sorry: 'I’m sorry about that.',
    small_talk: 'I’m at home with the menu; ask me about any dish.',
    joke: 'I leave the jokes to the waiters. Shall we look at the menu?',
    flirt: 'That’s kind. I’m only the menu, though.',
    who_are_you:
      'I’m the digital assistant for this menu. I answer from what the restaurant has written.',
    is_human: 'No, I’m a computer program. The people here are the team.',
    no_taste: 'I don’t get to taste anything, so I go by the menu.',
    privacy: 'Your chat is kept for this restaurant only; you can delete it in the menu above.',
    languages: 'Write in your own language; I’ll answer in it where I can.',
    only_menu: 'I only know this menu and this house.',
    no_instructions: 'I can’t do that. I’m happy to answer about the menu.',
    unclear: 'I didn’t quite get that. Ask me about a dish, an allergen or a price.',
    repeat: 'That’s all the menu tells me about it.',
    sure: 'I read it straight from the menu. If in doubt, ask the team.',
    noted: 'Noted.',
    complaint_food: 'I’m sorry. Please tell the team; they’ll want to put it right.',
    complaint_wait: 'I’m sorry about the wait. Please wave to the team.',
    complaint_price: 'I can’t change prices, but I can look for something cheaper.',
    complaint_staff: 'I’m sorry. Please ask for the manager.',
    rude: 'Let’s stay with the menu. What would you like to know?',
    lost: 'I can’t help with that; please ask the team.',
    call_staff: 'I can’t call anyone. Please wave to the team.',
    wait_time: 'I can’t see how busy the kitchen is; the team can tell you.',
    cannot_order: 'I can’t take orders; please tell the team.',
    cannot_change: 'I can’t change anything in the kitchen; please ask the team.',
    cannot_book: 'I can’t book a table; please ask the team.',
    cannot_pay: 'I can’t take payments; please ask the team for the bill.',
    split_bill: 'Please ask the team to split the bill.',
    tip: 'Tipping is up to you; the menu says nothing about it.',
    no_medical: 'I can’t give medical advice. Please ask a doctor, and tell the team.',
    pregnancy: 'What’s right in pregnancy I can’t judge. Please ask the team how it’s made.',
    alcohol_care: 'Please ask the team; I can’t serve anything.',
  },
} as const
