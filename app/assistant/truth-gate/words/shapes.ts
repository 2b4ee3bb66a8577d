import { admitsBefore, admitsNext, saysUnrecorded, saysUnrecordedBefore } from './vocabulary.ts'

/*
 * The shapes of sentences about health that are known, as `readWords` writes them. What has none
 * of them is not told.
 */

/** Markup, data and hidden signs, which a reader sees otherwise than we do. */
export const unreadable =
  /[{}[\]\\<>|=^]|~~|&#?\w+;|"\s*:(?!\s+\p{Ll}{2})|"\s*:\s*(?:true|false|null|yes|no|none)\b|\p{L}(?:\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164)+\p{L}|%[0-9A-F]{2}|[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1FF}\u2460-\u24FF]/iu

/** A sum that is written out: "145 + 490 = 635". */
const equation = /(?<=\d[\s*_)]*(?:TL|lira|TRY|kcal|[£₺€$])?[\s*_)]*)=(?=[\s*_(]*[£₺€$]?\d)/giu
export const isUnreadable = (sentence: string) =>
  unreadable.test(sentence.replaceAll(equation, ' '))

const plainSigns =
  /(?:⚠|✅|❌|🚫|🙂|😊|🙏|🍽|🌿|🥗|✨|🍳|🍴|🌱|❤|☕|🍷|🥜|🌾|🥛|🥚|🐟|🦐|ℹ|➡|🎉|🎂|🥳|🌟|⭐|🍰|🍮|🧁|🍨|🍦|🍫|🍯|🥧|🍪|🍲|🥘|🥣|🍛|🍜|🍝|🥙|🌯|🍔|🍟|🍕|🥩|🍖|🍗|🧀|🍅|🍋|🍆|🥒|🌶|🧄|🧅|🍄|🥖|🍞|🫓|🥤|🍵|🍺|🍻|🥂|🍹|🧊|💚|🧡|💛|💙|🤗|😃|😄|😀|👋|🔎|🔍|📋|📝|📌|💬|💡|👨‍🍳|👩‍🍳|🧑‍🍳|💰|🔔|🔥|👇|👉)\uFE0F?/gu
/** Whether a picture speaks that nobody reads. */
export const hasStrangeSign = (sentence: string) =>
  /\p{Extended_Pictographic}|[◯○●◉⭕✓☑√∅≠¬]/u.test(sentence.replaceAll(plainSigns, ''))

/** "Everything but the nuts." */
export const allBut = /\b(all|any|every)(thing)? but\b/

/** Turns of neutral words that take back what stands beside them. */
export const turns =
  /\b((only|sole|just) (dish(es)?|things?|ones?|items?|options?|plates?|desserts?|mains?|starters?|drinks?)( that| which)?\b.{0,40}\b(skip|avoid|leave|steer|watch|miss|pass|off|problem|issue|concern|careful|worry|stay|cross)|(skip|avoid|pass on|leave out|steer clear of|stay away from) (only|just)|(just|only) (skip|avoid|pass on|leave out|steer clear|stay away)|all you (have|need|d have|would have) to (skip|avoid|do)|(uzak dur|kacin|atla|pas gec|es gec|eleme|dikkat et)\w* (\w+ ){0,3}(tek|sadece|yalnizca|tekler)|(tek|sadece|yalnizca|bir tek) (\w+ ){0,8}(uzak dur|kacin|atla|pas gec|es gec|eleme|vazgec)\w*|where others|used to|(told|assured|promised) (me|us)|(say|says|said) so|out of|far from|apart from|other than|aside from|as if|as though|so called|supposed to|only if|if only|all but|anything but|everything but|would have|(?<!\byou )could have|except|yet|not (that|because)|(it|there) (was|were)|varmis|yokmus|\w+[dt][ae]n uzak(?! dur)|away with|in other (dishes|desserts|meals)|(baska|diger) (yemek|tatli)\w*d[ae]|(as|in) (an? )?(extra|option|choice)|optional(ly)?|istege bagli|(?<!\b(is|are|be|being|not|also) )used|(that s|that is|this is|those are|these are) (all(?! (i|we|that|the))|it|everything)|(complete|entire|whole|full) (list|xd\d+x)|in (the |our |this )?xd\d+x (is|are) (made|from|just)|(olanlar|olan|edenler|misafir\w*|konuk\w*|herkes|sevmeyen\w*) (da |de )?(\w+ )?(yer|yiyor|alir|secer|ister|sever))\b/

/** Speaks of eating, of harm or of what is in the food, in whatever words. */
export const ofHealth =
  /\b(allerg\w*|safe\w*|danger\w*|harm\w*|tolerat\w*|intoleran\w*|stomach|tummy|bod(y|ies)|belly|throat|epipen|antihistamine|hospital|doctor|medic\w*|die|death|deadly|fatal|sick|ill|upset|bother\w*|disturb\w*|swell\w*|itch\w*|rash|hives|breath\w*|consum\w*|digest\w*|anaphyla\w*|coeliac\w*|harmless|fear\w*|worr\w+|relax|react\w*|trigger\w*|cross|traces?|contaminat\w*|alerj\w*|guven\w*|tehlike\w*|zarar\w*|mide\w*|vucud\w*|vucut\w*|hastane\w*|hasta\w*|doktor\w*|rahatsiz\w*|dokun\w*|tetikle\w*|kasint\w*|kork\w*|endise\w*|tuket\w*|yiyebil\w*|icebil\w*|sindir\w*|bulas\w*|nothing|hicbir\w*|bir sey yok)\b/

/** "I'm afraid we have none": politeness, and no fear. */
export const withoutPoliteFear = (text: string) =>
  text.replaceAll(/\bi (am|m) afraid(?! of\b)/g, 'i m sorry')

export const admissions: readonly RegExp[] = [
  ...admitsNext,
  ...admitsBefore,
  ...saysUnrecorded,
  ...saysUnrecordedBefore,
]

/** "Whether it is safe for you, only the staff can say." */
export const staffSay =
  /^(only )?(the |our )(staff|team|kitchen|waiter|server|chef) (can|could|will be able to) (say|tell|tell you|judge|confirm|answer)$/

/** "No calories are recorded for the wine." */
export const ofFigures = /\b(calor\w*|kcal|kalori\w*|price\w*|fiyat\w*|figures?)\b/

/** Whether a kitchen can leave something out, which is in there as long as nobody does. */
export const leavingOut: readonly RegExp[] = [
  /(?<=^|\b(not know|not sure|not say|not tell you|ask|check) )whether (the kitchen|they|we|it|this|that) can (leave (it|this|that|the \w+( \w+)?) out|make (it|this|that) without (it|this|that|the \w+|\w+)|be (left out|(made|prepared|done|served|ordered|had) without (it|this|that|the \w+|\w+)))(?= (x\w+|please|or|and|(is|has) not (been )?(\w+ )?(recorded|noted|known|listed|mentioned)))/g,
  /\b\w+ xsiz \w+ip \w+(ma|me)yacag(in)?[iu] (?=(bilmiyorum|bilemiyorum|soyleyemem|soyleyemiyorum|kayitli degil|belirtilmemis|belli degil|yazmiyor)\b)/g,
]

/** The same where the food is named, which is in there as long as nobody leaves it out. */
export const whetherWithout =
  /\bwhether (they|we|it|this|that|(the |our )?(kitchen|chef|staff|team|xd\d+x)|(the )?(?!x)\w+( (?!x)\w+)?) can (leave ((?!x|no |not )\w+ ){1,4}out|be left out|(make|do|serve) (it|this|that|the xd\d+x) without( (?!x|no |not |it |has |is |holds |contains )\w+){1,4}|be (made|prepared|done|served|ordered|had) without( (?!x|no |not |it |has |is |holds |contains )\w+){1,4})/

/** Words of courtesy and of sending a guest to the staff. */
export const courtesies: readonly RegExp[] = [
  ...leavingOut,
  /\b(sormanizi|danismanizi|dogrulatmanizi|soylemenizi|bildirmenizi|gorusmenizi|konusmanizi) (rica ederi[mz]|oneriri[mz]|tavsiye ederi[mz])\b/g,
  /\b(baska seyler(in)? yaninda|bilmem gereken|agir bir (?=alerji)|acele etmeyin|calisma saatleri|an ai assistant|an? (severe|serious) (?=allergy)|a protein (found )?in|bir proteindir)\b/g,
  /\bnothing (i|we) (can )?(say|tell you) (can )?replaces? (a word|talking|speaking) (with|to)\b/g,
  /\bsoyledikleri(m|miz) (xcomma )?(alerji\w* )?(servis )?(ekib|ekip|personel)\w* soyleme\w* yerini tutmaz\b/g,
  /\b(enjoy your (meal|visit|evening|dinner|lunch|stay)|bon appetit|good (morning|evening|afternoon|day)|(you are|you re) (very |most )?welcome|thank you( very much| so much)?( for \w+)?|thanks( for \w+)?|welcome( to)?|feel xfree to(?= (ask|let|tell|contact|check|speak|reach))|no problem at all xvoid|take your time|happy to help|glad to help|good question|great question|afiyet olsun|hos geldiniz|iyi gunler|iyi aksamlar|rica ederim)\b/g,
  /\b(let me know|let us know|let (the|our|your) (staff|server|waiter|team) know|just ask|do not hesitate( to \w+)?|to be (on the )?safe( side)?|just in case|for your safety|your safety|guvenliginiz icin|sagliginiz icin|emin olmak icin|to be (sure|certain)|make sure to|before (you )?order(ing)?|final (word|say)|last word|son soz\w*)\b/g,
  /\b(here (is|are|s) (what (s |is )?(recorded|listed|known|on record)|what|the|all|everything)|as far as (i|we) know|based on (the|our)( \w+){0,2} records?)\b/g,
  /\b(gecmis olsun|not ettim|i hope (that|this) helps|(able|happy|glad|pleased) to (help|assist|advise|answer)( you)?( further| with (that|this))?|(can|could) (help|assist|advise)( you)?( further| with (that|this))?|that said|(?<!\bm[iu] (?:xcomma )?(?:bunu )?)(?<!\bm[iu] (?:xcomma )?(?:bunu )?(?:ancak |yalnizca |sadece ))(bunu )?(ancak |yalnizca |sadece )?(servis )?ekib\w* (soyleyebilir|bilir|bilgi verebilir|yardimci ol\w*)|(siparis )?(vermeden|etmeden|yemeden|secmeden) once)\b/g,
  /\bi (can )?(only (tell|know|say|repeat)( you)?|(tell|know|say|repeat) only) what (the |this |our |is )?((menu|restaurant) )?(has |is )?(records?|recorded|says|lists)\b/g,
  /\b(sadece |yalnizca )?(bu )?(menude )?(kayitli|yazili) olan(i|lari)? (biliyorum|aktariyorum|soyleyebilirim|aktarabilirim)\b/g,
  /\b(that does not (fit together|mean (that )?there is none)|do not rely on it|can not find (that|this) on (this|the|our) menu|bunu (bu )?menude bulamadim|her sey kayitli olmayabilir|bu bilgiler birbirini tutmuyor|guvenmeyin|buna uymayan bir sey|(please )?treat it as containing it|iceriyor kabul edin|fine(?= (bulgur|flour|semolina|sugar|salt|herbs)))\b/g,
  /\bso (that )?(they|we|the kitchen|our team) can (find|suggest|prepare|offer) (you|her|him|them|us) something (suitable|safe|else)?\b/g,
  /\b(size |ona |onun icin |sizin icin )?uygun bir (sey|secenek|yemek) (bulmak|onermek) (uzere|icin)\b/g,
  /\b(for (advice|guidance) (on|about) )?what (is |s )?(suitable|safe|ok|okay) (during|in|for) (a )?pregnancy( xcomma)? (it (is|s) best to |please )?(ask|check with|speak to|consult) (your|her|his|a|the) (doctor|midwife)\b/g,
  /\b(hamilelik|gebelik)te (nelerin|neyin) uygun oldugunu (bir )?doktor\w* (sorman\w*|danisman\w*|sorun|danisin)( en dogrusu)?\b/g,
  /\b(i (always )?do my best|(be )?careful here|(that|this) (is|s) (completely |entirely |very |perfectly )?understandable|you (are|re) right to (be careful|ask|check)|well spotted|a colleague (from the kitchen )?(might|may|will|can) know|better (to )?(ask|check with) (the|our) (kitchen|staff|team)|(i )?(would|do|can|could|should) not (rely|count|bank|depend) on (the|that|this|its) (tag|label|mark)( alone)?|beyond that)\b/g,
  /\b(dikkatli olmakta haklisiniz|buradayim|sormanizi rica ederim|(garson\w*|ekibimiz|mutfak|personelimiz) (bunu )?(bilir|ogrenebilir|ogrenir)|gerisini mutfak bilir|(ekibimiz|garsonunuz|personelimiz) sizin icin mutfaga sorabilir|(bunu da |bunu )?(belirteyim|hatirlatayim))\b/g,
  /\bunless (the |our |a )?(staff|team|kitchen|waiter|waitress|server|chef|they) (tells?|says?|confirms?)( you)? (otherwise|differently|so|it|more)\b/g,
  /\bunless (the|this|our|its) (restaurant|owner|menu|record\w*) (marks?|says?|records?|states?)( (it|them|so))*\b/g,
  /\b(an? )?(xvegan|vegetarian|halal|vejetaryen|helal) (mark|label|tag|isareti|etiketi)\b/g,
  /\b(i m afraid not|i am afraid not|unfortunately not|sadly not|you can not|you should not|yiyemezsiniz|maalesef hayir)(?= (xcolon|xcomma|xdash))/g,
  /\b(uygun fiyat\w*|en uygun\w*|makes? sure|if you would like|if you like|i can (help|tell|look|list|show|suggest|recommend|check|give)( you)?|i am happy to|i would be happy to)\b/g,
]

/** Asks a guest what is wanted. */
export const askingGuest =
  /^(xbullet |xdash |so |and |but )?(would you|do you|are you|is there (anything|something)|shall i|may i|can i|could you|should i|which|what would|what can i|what else|how (can|may) i|have you|how about|what about)\b|\b(ister misiniz|ister miydiniz|var mi|edeyim mi|misiniz|miyim|olabilirim|dersiniz|hangi\w*|baska)\b/

/** Speaks to the guest, and asks for no reason. */
export const addressed =
  /^(?!.*\b(why|neden|niye|nicin|who|kim)\b).*\b(you|your|i|we|\w+(iniz|unuz|siniz|sunuz|nuza|niza|nizi|nuzu|miyim|miyiz|alim|elim))\b/
/** "Something you don't like." */
export const disliking = /^(sevme|isteme|yeme|tercih)\w+/

/** Asks whether a guest would like something without. */
export const askingWithout =
  /\b(something|anything|a dish|an option|options|dishes|bir sey|bir yemek|secenek)\b.*(without|xfree|xsiz|olmayan|icermeyen)|(without|xfree|xsiz|olmayan|icermeyen).*\b(bir sey|bir yemek|secenek\w*|options?|dishes)\b/

/** Says of whatever was asked that it is so. */
export const echo =
  /^(it|they|that|this|these|both|xd\d+x)( \w{2,3})? (is|are|does|do|has|have|s)( (correct|right|so))?$/

/** "Both are hot mezes": of what kind they are, and not what is in them. */
export const ofOneKind =
  /^(both|they|these|ikisi|her ikisi|bunlar)( da| de)?( are)?( (hot|cold|small|sicak|soguk))? (mezes?|starters?|soups?|salads?|mains?|desserts?|drinks?|baslangic|corba|salata|ana yemek|tatli|icecek)$/

/** What a guest must not eat, in a clause about the guest. */
export const guestAvoids =
  /\b(can not|cannot|do not|must not|should not|not) (\w+ )?(eat|have|drink|consume|want|like|tolerate)\b|\b(avoid|allerg|intoleran)|\b(yemiyor|yiyemiyor|tuketmiyor|tuketemiyor|istemiyor|icmiyor|icemiyor)\w*|\b(dairy|gluten|nut|lactose|egg|meat|alcohol) xfree (diet|option|dish)|\b(xfree|xsiz) (\w+ )?(dish|diet|option|sey|yemek|secenek)/

export const ofGuest =
  /^(and |as |since |because |given |with )?(you|your) (are|re|have|ve|avoid|need|asked|mentioned|said|told|want|allerg)|^(alerjiniz|siz|sizin)\b/

/** A bare refusal. */
export const refusal =
  /^(i m sorry |sorry )?(xcomma )?(unfortunately|sadly|i m afraid|i am afraid|maalesef|ne yazik ki)( xcomma)? (not|no|olmaz|hayir|uygun degil)( xstop| xbang)?$/

/** Repeats what a guest has told. */
export const repeatsGuest =
  /^(and |as |since |because |given |i (understand|see|know) )?(that )?you (are|re|have|ve|avoid|need|asked|mentioned|said|told|want)\b/

/** Says to leave a dish be. */
export const advisesAgainst =
  /\b(^(so )?not (with|for) (a|an|your|any) (\w+ ){0,2}(allergy|intolerance|diet)$|^i would not$|(do|should|would) not (give|serve) (it|this|that) to (him|her|them|your)\b|no longer (be )?(xvegan|vegetarian|suitable)|yenmemeli|yenmemelidir|yememeniz|tercih etmemenizi|siparis vermeyin|vermemenizi|(please|should|would|d|better|best to|to|must|kindly) (\w+ )?(avoid|skip|stay away|steer clear)|^(avoid|skip|stay away|steer clear)|not (be )?(suitable|safe|recommended|advisable|for you|right for|(one|something|an? (dish|option|choice|pick|match|dessert|plate|thing)|the (dish|one)) for (you|her|him|them|your \w+|someone|anyone)|an option|a (good|safe|suitable) (choice|option|fit))|(should|must|can) not (\w+ )?(eat|have(?! to)|order|choose|try|take|drink)|(would|do|could|can) not (\w+ )?(eat|order|choose|try|recommend|suggest|drink)|would not (\w+ )?have (it|this|that|them|these)|(recommend|suggest|advise|say|avise) (you )?(avoiding|skipping|passing|steering clear|leaving (it|this|that|them|this one))|best avoided|rules? (it|that|this|them|this one|that one) out|(rules|ruled) out (the |our |both )?(it|that|this|xd\d+x)|off (the table|limits|the list) for you|not something (i|we) (can|could|would) (recommend|suggest|offer you)|one to (avoid|skip)|(would|d) leave (it|this|that|them)( one| be| alone)?$|advise against|unsuitable|uzak dur(un|unuz|malisiniz|manizi?|maniz\w*)|kacin(in|iniz|malisiniz|manizi?)|yemeyin\w*|yememelisiniz|tuketmeyin\w*|onermem|onermiyor\w*|onermeyiz|oneremem|onerilmez|uygun degil\w*|uygun olmaz|uygun olmayabilir|size gore degil\w*|yiyemezsiniz|tercih etmeyin\w*)\b/

/** Whether a clause says to leave a dish be, and does not take that back. */
export function isAdvisedAgainst(text: string): boolean {
  const found = advisesAgainst.exec(text)
  if (!found) return false
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + found[0].length)
  return (
    !/\b(no|not|never|nothing|nobody|hardly|xno|need|reason|instead)\b/.test(before) &&
    !/\b(gerek|zorunda|yok|degil|gerekmez|gerekmiyor)\b/.test(behind)
  )
}

/** The part of such advice that denies nothing of what it gives as its reason. */
export const leavesDish =
  /\b(not (be )?(suitable|safe|recommended|advisable|for you|right for|(one|something|an? (dish|option|choice|pick|match|dessert|plate|thing)|the (dish|one)) for (you|her|him|them|your \w+|someone|anyone)|an option|a (good|safe|suitable) (choice|option|fit))|rules? (it|that|this|them|this one|that one) out|(rules|ruled) out|off (the table|limits|the list) for you|not something (i|we) (can|could|would) (recommend|suggest|offer you)|steering clear|(should|would|do|can|must|could) not (\w+ )?(eat|order|choose|try|recommend|suggest)|would not (\w+ )?have (it|this|that|them|these)|skip|onermem|onermiyor\w*|onermeyiz|oneremem|onerilmez|yemeyin\w*|yememelisiniz|yiyemezsiniz|tuketmeyin\w*|tercih etmeyin\w*|uygun degil\w*|uygun olmaz)\b/

/** Of what an owner marks. */
export const marks = /\b(mark\w*|label\w*|tag\w*|isaret\w*|etiket\w*|list(ed|s)? as|record\w* as)\b/
export const freeing = /^(icermez|icermeyen|icermedigi\w*|icermiyor)$/

export const recorded =
  /\b(record\w*|list\w*|mark\w*|menu\w*|kayitli|kayd\w*|yazan|yazili|isaret\w*)\b/

/** What a list of what is in a dish begins with. */
export const heads =
  /\bsunlar yaziyor xcolon\b|\b(geciyor|names|mentions)\b|\b(allergens?|alerjen(ler|leri|lerini|i|ler\w*)?)\b|^(xbullet |xdash )?xd\d+x (xcolon|xopen|xdash)/

export const allergenNoun = /\b(allergens?|alerjen(ler|leri|lerini|i|ler\w*)?)\b/

/** Words that a fit is told in; others are praise. */
export const fits =
  /\b(suitable|suits|suited|compatible|appropriate|compliant|allowed|approved|uygun\w*|yiyebilir\w*|tuketebilir\w*|size gore)\b/

/** What a clause must have where a guest asks of health, to be more than an "it is". */
export const anchors =
  /\b(record\w*|recorded|kayitli|sorry|unfortunately|maalesef|uzgun\w*|thank\w*|tesekkur\w*|merhaba|hello|hi|welcome|price\w*|cost\w*|fiyat\w*|calor\w*|kcal|kalori\w*|xn\S+x|help|yardimci|else|baska|know|bilgi\w*|understand|anladim|anliyorum|traces?|allergens?|mention\w*|told|tell\w*|noted|inform\w*|soyle\w*|bildir\w*|belirt\w*|bahsed\w*|marks?|marked|isaret\w*|question|soru\w*|grilled|baked|fried|roasted|served|topped|cooked|simmered|shared|ortak|servis|pisirilir|hazirlanir|sunulur)\b|xcolon$/

/** Sends to who knows; what the house does by itself about a food ("is on it") does not. */
export const asksHouse =
  /\b(ask|check|talk|speak|confirm|consult|let|tell) (\w+ ){0,4}(staff|waiter|waitress|server|kitchen|team)\b|\b(staff|team|waiter|waitress|server) can (\w+ )?(tell|confirm|check|find out)\b|\b(garson|ekib|ekip|personel|mutfa[gk])\w* (\w+ )?(sor(al[iu]m|abil\w*|un|unuz|maniz\w*|mak)|danis\w*|gorus\w*|konus\w*|ilet\w*|soyle\w*|bildir\w*|bilir)\b/

/** "Not spicy", "acısız". */
export const isOfTaste = (words: readonly string[], at: number) =>
  /^(not|no|never|non|without) (very |too |overly )?(spicy|hot|sweet|heavy|picture|photo|image|description|calories)\b/.test(
    words.slice(at, at + 3).join(' '),
  ) || /^(aci|acili|seker|baharat) (degil|xsiz)/.test(words.slice(at - 1, at + 1).join(' '))

/** Sends a guest to the staff, whatever is to be asked or told there. */
export const refers =
  /\b(have|get|ask|let) (the |our |a )?(staff|server|waiter|waitress|team|kitchen|chef|colleague) (to )?(confirm|check|verify|look)\b|\b(tell|ask|check|confirm|speak|talk|inform|let|mention|remind)\b.*\b(staff|server|waiter|waitress|team|kitchen|chef)\b|\b(servis|ekib|ekip|personel|garson|mutfa[gk])\w* .*\b(sor|danis|soyle|bildir|belirt|konus|gorus|ogren|bahse)\w*|\bson soz\w*/

const doubts =
  /\b(which|what|not|no|never|nobody|unknown|unclear|unsure|uncertain|unable|whether|if)\b/
const doubtsTurkish =
  /\b(diyemem|diyemeyiz|diyemiyor\w*|soyleyemem|soyleyemiyor\w*|olup olmadig\w*|garanti \w+|emin \w+|bilmiyor\w*|bilemiyor\w*|bilemem|\w+(madig|medig)\w*|soz verem\w*|kayitli degil|anlamina gelmez|olmadigina|teyit \w+|dogrulat\w*|(olarak|anlaminda) isaret\w*)\b/

/** Whether a denial stands where something is left open: "whether it is nut-free". */
export const leavesOpen = (words: readonly string[], at: number) =>
  doubts.test(words.slice(0, at).join(' ')) || doubtsTurkish.test(words.slice(at).join(' '))

/** Tells a guest to eat something. */
export const invites =
  /(?<!\bnot )\b(order|have|eat|take|get|try|choose|enjoy|pick|give|serve|bring|fetch) (you )?(the |our |a |some )?(it|this|that|them|these|one|xd\d+x)\b|\b(go|say|says|said) (ahead|yes|so)\b|\b(for|made for) you\b|xd\d+x \w{0,4} ?(siparis|alin|yiyin|soyleyin|secin|deneyin|isteyin|ekleyin)|xd\d+x var$/

/** Makes what is in a dish hang on a condition that is none of health. */
export const hangsOn =
  /\b(contains?|has|includes?|holds|made with|comes with)\b.*(?<!\b(ask|check|sure|know|tell|confirm|see|say|verify|inform)( \w+){0,4} )\bif (?!.*\b(allerg\w*|avoid\w*|intoleran\w*|coeliac|sensitiv\w*|not|diet|questions?|doubt|unsure|matters?|follow|vegan|vegetarian)\b)/

/** Says that something is liked, and so not avoided. */
export const likes =
  /\b(like|love|enjoy|want|prefer|fond|mood|craving|fancy|dilerseniz|cani\w* cek\w+|severseniz|seviyorsaniz|isterseniz|istersen|istiyorsaniz|(ara|ali|dusunu)r(san|sen)(iz)?|seven\w*)\b/

/** Says what is recorded of a dish, or how it is made. */
export const ofRecords =
  /\b(record\w*|mark\w*|list(s|ed)|ingredients?|kayitli|isaret\w*|icindekiler|grilled|baked|fried|roasted|served|topped|cooked|simmered|servis|pisirilir|hazirlanir|sunulur|xn\S+x)\b/

/** What a guest has to avoid, before what is said of it. */
export const concerning =
  /^(for|with|given|because of|due to|in case of|regarding|about|as for) .*\b(allerg\w*|intoleran\w*|coeliac|diet|disease|sensitivit\w*)$/

/** Of the whole menu, that it has something not. */
export const offMenu =
  /\b((have|serve|offer|sell) (no|not any)|not (have|serve|offer|sell)|there (is|are|s) (no|not any)|(is|are) not on (our|the|this) (\w+ )?(menu|list)|no \w+ on (our|the|this) menu|not (\w+ )?(find|see|have) (\w+ ){1,5}(on|in) (our|the|this) menu|^no \w+( \w+)?$|menu(de|muzde) .*(yok|yoktur|bulunmuyor|yer almiyor|goremiyorum|bulamiyorum|bulamadim)|bizde .*(yok|yoktur|olmaz)|(?<=^)(maalesef|ne yazik ki) (\w+ ){1,3}(bulunmuyor|yok)|^(\w+ ){0,2}\w{3,}(imiz|umuz|miz|muz) (yok|yoktur|bulunmuyor)$)\b/

/** A word of an admission itself. */
export const isOfAdmission = (word: string) =>
  /^(confirm\w*|guarantee\w*|promise\w*|sure|certain|vouch|assure|verif\w*|unable|able|unclear|unknown|uncertain|unsure|judge|decide|assume|ruled?|proof|idea|way|explain|nobody|out|see|find|rather|guess|speculate|answer|diyem\w*|soyleyem\w*|bilmiyor\w*|bilem\w*|bilinmiyor\w*|emin|garanti|edem\w*|verem\w*|belirsiz|net|guvence|anlamina|teyit|dogrula\w*|onayla\w*|danis\w*|ogren\w*|olup|olmadig\w*|kayit\w*|kayd\w*|bilgi\w*|veri|isaret\w*|etiket\w*|yaz\w*|gec\w*|gorun\w*|liste\w*|tanim\w*|belirt\w*|kaynag\w*|oneri\w*|yapam\w*|onerem\w*|bulun\w*|mevcut|yer|alm\w*)$/.test(
    word,
  )
