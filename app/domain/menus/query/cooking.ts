import { foldText } from '../../dietary/fold-text.ts'
import type { GuestDish } from '../../guest-menu/guest-menu.ts'
import { splitSentences } from '../../house/sentences.ts'
import type { Cooking } from './clauses.ts'

// Matched against folded names, descriptions, ingredients and tags.
const cookingPatterns: Readonly<Record<Cooking, RegExp>> = {
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
 * Finds the recorded text that mentions a cooking method, as the owner wrote it. Denials aren't
 * recognised, because menus seldom mention how a dish isn't cooked.
 */
export function findCookingText(dish: GuestDish, cooking: Cooking): string | undefined {
  const texts = [dish.description, ...dish.tags, ...dish.ingredients, dish.name]
  return texts.find((text) => cookingPatterns[cooking].test(foldText(text)))
}

// A dish's instructions may contain text that isn't for guests. Only sentences about preparing or
// serving the dish are quoted, and none that address the assistant.
const preparationPattern =
  /\b(pisir|pisen|pisiyor|hasla|kozde|koz |kozlen|ates|marine|dinlen|hazirlan|yapilir|yapiyor|servis edilir|gelir|yogrul|acilir|suzul|terbiye|azalt|istenirse|cook|simmer|marinat|prepared|made|served|slow|unless asked|hours?|minutes?|saat|dakika)/u
const addressesAssistant =
  /\b(soyle|deme|belirt|anlat|oner|paylas|gizli|sir\b|maliyet|patron|never|don t|do not|always|tell|say|mention|instruct|ignore|recommend|guest|customer|misafir|musteri|asistan|assistant|prompt|secret|owner|cost|code|password|sifre|kod)/u

/** Lists the owner's sentences about how a dish is prepared and served, verbatim. */
export function cookingSentences({
  description,
  aiInstructions,
}: Pick<GuestDish, 'description' | 'aiInstructions'>): string[] {
  const fromInstructions = splitSentences(aiInstructions).filter(
    (sentence) => !addressesAssistant.test(foldText(sentence)),
  )
  return [...splitSentences(description), ...fromInstructions].filter(isAboutCooking)
}

function isAboutCooking(sentence: string): boolean {
  const folded = foldText(sentence)
  return (
    preparationPattern.test(folded) ||
    Object.values(cookingPatterns).some((pattern) => pattern.test(folded))
  )
}
