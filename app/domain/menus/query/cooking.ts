import { foldText } from '../../dietary/fold-text.ts'
import type { GuestDish } from '../guest-menu.ts'
import type { Cooking } from './clauses.ts'

// Folded words of names, descriptions, ingredients and tags.
const shownBy: Readonly<Record<Cooking, RegExp>> = {
  fried:
    /\b(fried|fries|frying|deep fr|tempura|katsu|karaage|crispy|kizart|kizarmis|tava\b|frit|gebraten|gebacken in|fritt|frito|frita|gefrituurd|жарен|смажен)/u,
  grilled:
    /\b(grill|chargrill|barbecue|bbq|skewer|izgara|kor atesi|komur|mangal|sis\b|gegrillt|parrilla|plancha|griglia|gegrild|гриль|мангал)|مشوي|کبابی|烤/u,
  baked:
    /\b(baked|oven|roast|firin|gratin|gebacken|ofen|au four|horno|forno|gebakken|запеч)|فرن|تنور|焗/u,
  boiled:
    /\b(boiled|poached|haslama|haslanmis|gekocht|bouilli|hervid|bollit|gekookt|варен|варён)|مسلوق/u,
  steamed: /\b(steam|bugula|buharda|gedampft|vapeur|vapor|vapore|gestoomd|на пару)|蒸/u,
  stewed:
    /\b(stew|braised|slow cooked|ragu|guvec|tas kebab|yahni|geschmort|schmor|mijote|estofad|stufat|brasat|gestoofd|тушен)|炖/u,
  smoked:
    /\b(smoked|fume\b|tutsulenmis|islenmis|gerauchert|fumee?\b|ahumad|affumicat|gerookt|копчен)|مدخن/u,
  raw: /\b(raw|sashimi|ceviche|carpaccio|tartare?|cig\b|roh\b|cru\b|crudo|cruda|rauw|сыр(ой|ая|ые)\b)/u,
}

/**
 * The recorded text that says a dish is cooked so, as the owner wrote it; menus seldom say how a
 * dish is not cooked.
 */
export function wordsOfCooking(dish: GuestDish, cooking: Cooking): string | undefined {
  const texts = [dish.description, ...dish.tags, ...dish.ingredients, dish.name]
  return texts.find((text) => shownBy[cooking].test(foldText(text)))
}

// A dish's notes may hold what is not for guests: only a sentence about making or serving the dish
// is quoted, and none that speaks to the assistant.
const aboutServing =
  /\b(pisir|pisen|pisiyor|hasla|kozde|koz |kozlen|ates|marine|dinlen|hazirlan|yapilir|yapiyor|servis edilir|gelir|yogrul|acilir|suzul|terbiye|azalt|istenirse|cook|simmer|marinat|prepared|made|served|slow|unless asked|hours?|minutes?|saat|dakika)/u
const toAssistant =
  /\b(soyle|deme|belirt|anlat|oner|paylas|gizli|sir\b|maliyet|patron|never|don t|do not|always|tell|say|mention|instruct|ignore|recommend|guest|customer|misafir|musteri|asistan|assistant|prompt|secret|owner|cost|code|password|sifre|kod)/u

/** The owner's sentences on how a dish is made and served, as they are written. */
export function sentencesOnCooking(dish: GuestDish): string[] {
  const ofNotes = sentencesOf(dish.aiInstructions).filter(
    (sentence) => !toAssistant.test(foldText(sentence)),
  )
  return [...sentencesOf(dish.description), ...ofNotes].filter(isOnCooking)
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/u).filter(Boolean)

function isOnCooking(sentence: string): boolean {
  const folded = foldText(sentence)
  return aboutServing.test(folded) || Object.values(shownBy).some((words) => words.test(folded))
}
