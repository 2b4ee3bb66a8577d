import type { PhraseBook } from './book.ts'
import { frenchNames } from './fr-names.ts'

/**
 * Dishes have no article, and no word agrees with them: "il y a … dans Nachos". The kitchen's marks
 * are quoted, so they don't agree either.
 */
export const french: PhraseBook = {
  ...frenchNames,
  say: {
    hasContains:
      '{why, select, words {Oui, il y a {fact} dans {dish} ({words}).} other {Oui, la cuisine signale {fact} dans {dish}.}}',
    hasMayContain:
      '{why, select, words {C’est possible : il peut y avoir {fact} dans {dish} ({words}).} other {C’est possible : d’après la cuisine, il peut y avoir {fact} dans {dish}.}}',
    hasFree: 'Non, la cuisine a indiqué « {free} » pour {dish}.',
    hasUnknown:
      '{listed, select, none {Je ne peux pas vous le dire : la carte ne donne pas les ingrédients de {dish}, et la cuisine n’a pas indiqué « {free} ».} other {Je n’en vois pas sur la carte, qui indique pour {dish} : {listed}. Mais la cuisine n’a pas confirmé « {free} ».}}',

    freeContains:
      '{why, select, words {Non, il y a {fact} dans {dish} ({words}).} other {Non, la cuisine signale {fact} dans {dish}.}}',
    freeMayContain:
      '{why, select, words {Pas sûr : il peut y avoir {fact} dans {dish} ({words}).} other {Pas sûr : d’après la cuisine, il peut y avoir {fact} dans {dish}.}}',
    freeFree: 'Oui, la cuisine a indiqué « {free} » pour {dish}.',
    freeUnknown:
      '{listed, select, none {Ce n’est pas confirmé : la carte ne donne pas les ingrédients de {dish}, et la cuisine n’a pas indiqué « {free} ».} other {Ce n’est pas confirmé : pour {dish}, la carte ne mentionne pas {without} ({listed}), mais la cuisine n’a pas indiqué « {free} ».}}',

    suitsContains:
      '{why, select, words {Non, il y a {fact} dans {dish} ({words}).} other {Non, la cuisine signale {fact} dans {dish}.}}',
    suitsMayContain:
      '{why, select, words {Mieux vaut éviter : il peut y avoir {fact} dans {dish} ({words}).} other {Mieux vaut éviter : d’après la cuisine, il peut y avoir {fact} dans {dish}.}}',
    suitsFree: 'Oui, la cuisine a indiqué « {free} » pour {dish}.',
    suitsUnknown:
      '{listed, select, none {Je ne peux pas vous le garantir : la carte ne donne pas les ingrédients de {dish}, et la cuisine n’a pas indiqué « {free} ».} other {Je ne peux pas vous le garantir : pour {dish}, la carte ne mentionne pas {without} ({listed}), mais la cuisine n’a pas indiqué « {free} ».}}',

    contradiction:
      'La carte porte aussi la mention « {tag} », ce qui est contradictoire ; partez du principe qu’il y a {fact}.',

    dietMarked: 'Oui, la cuisine a indiqué « {diet} » pour {dish}.',
    dietAgainst: 'Non, {dish}, ce n’est pas {diet} ({words}).',
    dietDenied: 'Non, d’après la cuisine, {dish}, ce n’est pas {diet}.',
    dietDoubtful:
      'Je ne peux pas vous le garantir : {dish}, ce n’est peut-être pas {diet} ({words}).',
    dietHint: 'La cuisine a indiqué « {diet} », ce qui n’exclut pas des traces.',
    dietUnknown:
      '{listed, select, none {Ce n’est pas confirmé : la cuisine n’a pas indiqué « {diet} » pour {dish}, et la carte ne donne pas les ingrédients.} other {Ce n’est pas confirmé : la cuisine n’a pas indiqué « {diet} » pour {dish}. Ingrédients sur la carte : {listed}.}}',
    byName: 'd’après son nom',

    foodListed: 'Oui, la carte indique pour {dish} : {words}.',
    foodListedNegative: 'Non, la carte indique pour {dish} : {words}.',
    foodNotListed: 'La carte ne mentionne pas « {food} » pour {dish} : {listed}.',
    foodUnknown: 'Je ne peux pas vous le dire : la carte ne donne pas les ingrédients de {dish}.',

    warnContains: 'Attention, il y a {fact} dans {dish} ({words}).',
    warnContainsByOwner: 'Attention, la cuisine signale {fact} dans {dish}.',
    warnMayContain: 'Attention, il peut y avoir {fact} dans {dish}.',
    warnDiet: 'Attention, {dish}, ce n’est pas {diet} ({words}).',
    warnUnknown: '{dish} : la cuisine n’a pas confirmé « {free} ».',

    dishWithPrice: '{dish} ({price})',
    optionName: '« {option} »',
    optionInGroup: '{group} : {option}',
    choiceNote: 'si vous choisissez {choices}',
    choiceFree: 'Si vous choisissez {choices}, la cuisine a indiqué « {free} » pour {dish}.',
    optionAdds:
      '{state, select, may_add {Avec {options}, il peut aussi y avoir {fact} dans {dish}.} other {Avec {options}, il y a aussi {fact} dans {dish}.}}',
    optionGroup:
      '{group} ({how, select, one {un au choix} exactly {{max} au choix} upTo {jusqu’à {max} au choix} other {de {min} à {max} au choix}}) : {options}',
    requestOption: 'Oui, il y a une option pour cela avec {dish} : {options}.',
    priceFrom: 'à partir de {price}',
    bySize: '{dish}, selon la taille :',
    ingredients: '{dish}, ingrédients : {listed}.',
    ingredientsToo: 'Ingrédients : {listed}.',
    noIngredients: 'La carte ne donne pas les ingrédients de {dish}.',
    price: '{dish} : {price}.',
    priceToo: 'Prix : {price}.',
    teamKnows: 'L’équipe en salle pourra vous le dire.',
    noPrice: 'La carte ne donne pas de prix pour {dish}.',
    calories: '{dish} : {kcal} kcal.',
    caloriesToo: '{kcal} kcal.',
    noCalories: 'La carte ne donne pas les calories de {dish}.',
    portion: '{dish} : {portion}.',
    meatOrigin: '{dish}, origine de la viande : {countries}.',
    description: '{dish} : « {words} »',
    descriptionToo: '« {words} »',
    cookingUnknown:
      'La carte ne précise pas la cuisson de {dish} ; l’équipe en salle pourra vous le dire.',
    hot: '{dish}, c’est épicé : {words}.',
    notHot: '{dish} : pas épicé, d’après la carte.',
    heatUnknown: 'Rien sur la carte n’indique que ce soit épicé : {dish}.',
    soldOut: '{dish} : plus disponible aujourd’hui.',
    soldOutNote: 'plus disponible aujourd’hui',
    soldOutInstead: 'À la place :',
    servedToday: 'à partir de {time}',
    servedTomorrow: 'demain à partir de {time}',
    servedOn: '{day} à partir de {time}',
    servedNextWeek: '{day} prochain à partir de {time}',
    servedNever: 'pas servi en ce moment',
    notServed: 'On ne sert pas {dish} à cette heure-ci ({from}).',
    notServedAtPresent: 'On ne sert pas {dish} en ce moment.',

    listFound: ['Voici ce qu’il y a :', 'Voilà pour vous :'],
    listFitsMarked:
      '{count, plural, one {Indiqué « {marks} » par la cuisine :} other {Indiqués « {marks} » par la cuisine :}}',
    listUnsure:
      '{count, plural, one {Pas confirmé, demandez d’abord à l’équipe :} other {Pas confirmés, demandez d’abord à l’équipe :}}',
    listNoPrice:
      '{count, plural, one {La carte ne donne pas de prix pour celui-ci :} other {La carte ne donne pas de prix pour ceux-ci :}}',
    listNoCalories:
      '{count, plural, one {La carte ne donne pas les calories de celui-ci :} other {La carte ne donne pas les calories de ceux-ci :}}',
    listUnsureFor:
      '{count, plural, one {« {marks} » n’est pas confirmé, demandez d’abord à l’équipe :} other {« {marks} » n’est pas confirmé, demandez d’abord à l’équipe :}}',
    listAgainst: '{count, plural, one {À éviter :} other {À éviter :}}',
    listNone: 'Je n’ai rien trouvé de tel sur la carte.',
    listNoneMarked: 'La cuisine n’a indiqué « {marks} » pour aucun plat de ce type.',
    listMore: '{count, plural, one {et un autre} other {et {count} autres}}',
    listNarrow: 'Donnez-moi un prix ou un type de plat, et je réduis la liste.',
    listHeadings: 'À la carte :',
    headingWithCount: '{heading} ({count})',
    cheapest:
      '{count, plural, one {Le moins cher : {dish}, à {price}.} other {Les moins chers : {dish}, à {price} chacun.}}',
    dearest:
      '{count, plural, one {Le plus cher : {dish}, à {price}.} other {Les plus chers : {dish}, à {price} chacun.}}',
    fewestKcal:
      '{count, plural, one {Le moins calorique : {dish}, {kcal} kcal.} other {Les moins caloriques : {dish}, {kcal} kcal chacun.}}',
    mostKcal:
      '{count, plural, one {Le plus calorique : {dish}, {kcal} kcal.} other {Les plus caloriques : {dish}, {kcal} kcal chacun.}}',
    noneWithFood: 'Aucun plat de la carte ne mentionne « {food} ».',
    noneOfThemWithFood: 'Aucun de ces plats ne mentionne « {food} ».',

    suggest: ['Je vous conseillerais :', 'Que diriez-vous de ceci :'],
    reasonChefsPick: 'le coup de cœur du chef',
    reasonInBudget: 'dans votre budget',
    reasonCheapest: 'le moins cher de la sélection',
    reasonFewestKcal: 'le plus léger de la sélection, {kcal} kcal',
    reasonSuitsDiet: 'indiqué « {diet} »',
    reasonMarkedFree: 'indiqué « {free} »',
    reasonTag: 'mention « {tag} »',
    reasonOnlyOne: 'le seul qui convienne',

    meal: '{people, plural, =0 {Un repas qui convient :} one {Pour une personne :} other {Pour {people} personnes :}}',
    mealTotal:
      '{people, plural, =0 {En tout : {total}.} one {Cela fait {total}.} other {Pour {people}, cela fait {total}.}}',
    mealLeft: 'Il vous reste {left}.',
    mealTooDear: 'Avec {total}, ce n’est pas possible ; il faut compter au moins {least}.',
    mealGap: 'Je n’ai rien trouvé qui convienne pour : {course}.',
    sum: 'En tout, cela fait {total}.',
    sumEach: 'Partagé en {ways}, cela fait {each} par personne.',
    sizeAssumed: 'J’ai compté {dish} comme « {size} » ; il y a aussi {others}.',
    kcal: '{kcal} kcal',
    sumKcal: 'En tout, cela fait {kcal} kcal.',
    sumOver: 'C’est {over} de plus que {budget}.',
    sumIncomplete: 'Pas compté, faute de chiffre sur la carte : {dishes}.',
    sumWithout: 'Pas compté, faute de savoir à quoi cela correspond sur la carte : {items}.',

    compareCheaper: 'Le moins cher, c’est {dish}, avec {difference} de moins.',
    compareSamePrice: 'C’est le même prix : {price}.',
    compareLighter: '{dish} a {difference} kcal de moins.',
    compareContents: '{dish} : {listed}',

    pictures: '{count, plural, one {Voici la photo :} other {Voici les photos :}}',
    noPictures: 'Pas de photo sur la carte pour : {dishes}.',
    opinion: 'Je ne peux pas goûter, mais {dish}, c’est {reason}.',
    opinionNone: 'Je ne peux pas goûter, alors pour {dish}, demandez plutôt son avis à l’équipe.',
    pairing: 'Avec {dish}, la maison conseille : {other} ({price}).',
    pairingNone: 'La maison ne conseille rien en particulier avec {dish}. Vous pourriez regarder :',
    request:
      'La carte ne dit pas si l’on peut modifier {dish}. Demandez à l’équipe, s’il vous plaît ; moi, je ne peux pas transmettre.',

    houseQuote: 'Le restaurant écrit : « {words} »',
    houseRecord: '{topic} : {words}',
    houseWifi: 'Réseau Wi-Fi {name}, mot de passe {password}',
    openUntil: 'Ouvert maintenant, jusqu’à {time}.',
    openAlways: 'Ouvert maintenant, 24 heures sur 24.',
    opensToday: 'Fermé pour l’instant ; ouvre à {time}.',
    opensTomorrow: 'Fermé pour l’instant ; ouvre demain à {time}.',
    opensOn: 'Fermé pour l’instant ; ouvre {day} à {time}.',
    closedNow: 'Fermé pour l’instant.',
    houseUnknown: 'La carte ne le dit pas ; l’équipe pourra vous répondre.',
    houseUnknownOf: '{topics} : la carte ne le dit pas ; l’équipe pourra vous répondre.',
    missing: '« {said} » n’est pas à la carte.',
    missingName: 'Rien à la carte ne s’appelle « {said} ».',
    missingNear: 'Ce qui s’en rapproche le plus :',
    unknownSaid: '« {said} » : la carte n’en dit rien ; l’équipe pourra vous répondre.',
    unknown: 'La carte ne me le dit pas ; l’équipe pourra vous répondre.',
    whyWords: 'La carte indique pour {dish} : {words}.',
    whyOwner: 'C’est la cuisine qui l’a indiqué pour {dish}.',
    whyNothing: 'La carte ne m’en dit pas plus sur {dish}.',
    explainHolds: '« {food} » : il y a en général {facts} dedans.',
    explainPlain: '« {food} » est un ingrédient dont je ne connais que le nom.',

    askDish: 'De quel plat parlez-vous ?',
    askFood: 'De quel aliment parlez-vous ?',
    askBudget: 'Combien souhaitez-vous dépenser ?',
    askPeople: 'Pour combien de personnes ?',
    askKind: 'De quoi avez-vous envie ?',
    askTakeBack:
      'Je ne fais donc plus attention à cela : {facts} ? Tant que vous n’avez pas dit oui, je continue à l’écarter.',
    takenBack: 'D’accord, je n’y fais plus attention : {facts}.',
    avoidNoted: 'C’est noté, j’y fais attention : {facts}.',

    adviceAllergy:
      'Dites-le aussi à l’équipe au moment de commander, s’il vous plaît ; c’est elle qui a le dernier mot.',

    emergency:
      'Prévenez tout de suite le personnel et appelez le {number}. S’il y a un stylo auto-injecteur d’adrénaline, utilisez-le immédiatement. Restez avec quelqu’un.',
    possibleEmergency:
      'Si quelqu’un se sent mal en ce moment, prévenez tout de suite le personnel et appelez le {number}.',
    greet: [
      'Bonjour ! Que puis-je vous dire sur la carte ?',
      'Bonjour et bienvenue ! Demandez-moi ce que vous voulez sur la carte.',
    ],
    bye: 'Au revoir, et merci de votre visite !',
    thanks: ['Je vous en prie !', 'Avec plaisir !'],
    enjoy: 'Bon appétit !',
    glad: 'Ça me fait plaisir !',
    sorry: 'J’en suis désolé.',
    small_talk:
      'Moi, mon domaine, c’est la carte ; posez-moi une question sur le plat de votre choix.',
    joke: 'Les blagues, je les laisse aux serveurs. On regarde la carte ?',
    flirt: 'C’est gentil. Mais je ne suis que la carte.',
    who_are_you:
      'Je suis l’assistant numérique de cette carte. Je réponds d’après ce que le restaurant a écrit.',
    is_human: 'Non, je suis un programme. Les humains, ce sont les gens de l’équipe.',
    no_taste: 'Je ne peux rien goûter, alors je m’en tiens à la carte.',
    privacy:
      'Votre conversation n’est gardée que pour ce restaurant ; vous pouvez l’effacer dans le menu en haut.',
    languages: 'Écrivez dans votre langue ; j’y réponds quand je le peux.',
    only_menu: 'Je ne connais que cette carte et cette maison.',
    no_instructions: 'Ça, je ne peux pas. Mais je réponds volontiers sur la carte.',
    unclear: 'Je n’ai pas bien compris. Interrogez-moi sur un plat, un allergène ou un prix.',
    repeat: 'La carte ne m’en dit pas plus.',
    sure: 'Je le lis tel quel sur la carte. En cas de doute, demandez à l’équipe.',
    noted: 'C’est noté.',
    complaint_food: 'Je suis désolé. Dites-le à l’équipe, elle voudra arranger cela.',
    complaint_wait: 'Désolé pour l’attente. Faites signe à l’équipe.',
    complaint_price:
      'Je ne peux pas changer les prix, mais je peux chercher quelque chose de moins cher.',
    complaint_staff: 'Je suis désolé. Demandez à parler au responsable.',
    rude: 'Restons-en à la carte. Que voulez-vous savoir ?',
    lost: 'Là, je ne peux pas vous aider ; demandez à l’équipe, s’il vous plaît.',
    call_staff: 'Je ne peux appeler personne. Faites signe à l’équipe, s’il vous plaît.',
    wait_time: 'Je ne vois pas si la cuisine est chargée ; l’équipe peut vous le dire.',
    cannot_order: 'Je ne prends pas les commandes ; adressez-vous à l’équipe, s’il vous plaît.',
    cannot_change: 'Je ne peux rien changer en cuisine ; demandez à l’équipe, s’il vous plaît.',
    cannot_book: 'Je ne peux pas réserver ; demandez à l’équipe, s’il vous plaît.',
    cannot_pay: 'Je n’encaisse pas ; demandez l’addition à l’équipe, s’il vous plaît.',
    split_bill: 'Pour partager l’addition, demandez à l’équipe.',
    tip: 'Le pourboire, c’est comme vous voulez ; la carte n’en dit rien.',
    no_medical:
      'Je ne peux pas donner de conseil médical. Demandez à un médecin, et prévenez l’équipe.',
    pregnancy:
      'Ce qui convient pendant une grossesse, je ne peux pas en juger. Demandez à l’équipe comment c’est préparé.',
    alcohol_care: 'Demandez à l’équipe, s’il vous plaît ; moi, je ne sers rien.',
  },
}
