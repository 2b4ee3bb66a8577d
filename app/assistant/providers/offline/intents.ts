import type { Course } from './menu-index.ts'

/**
 * What a question is after, by folded words of both languages joined by single spaces. Several
 * may fit at once; `answer.ts` decides which goes first.
 */
export const asks = {
  picture:
    /\b(picture\w*|photo\w*|image\w*|show me(?! (the|your)( \w+)? menu\b)|pics?|see (a|the|your|some|what|how)|looks? like|gorunuyor\w*|gorunus\w*|neye benz\w*|gorebilir miyi\w*|resim\w*|resmi\w*|foto\w*|gorsel\w*|goster\w*)\b/,
  allergy:
    /\b(allerg\w*|alerji\w*|alerj\w*|intoleran\w*|sensitiv\w*|hassasiyet\w*|celiac|coeliac|colya[kg]\w*|safe|safely|guvenli\w*|dokunur|dokunuyor|anaphyla\w*|anafilak\w*|epipen|traces?|izi|cross contaminat\w*|capraz bulasma)\b/,
  /** What a food does to whom, in a question that names one: an allergy by other words. */
  harm: /\b((?<!to )(die|dies|dying)(?! for\b)|kills? (me|him|her|us|them)|deadly|fatal|reacts?|reactions?|hives|swell\w*|(makes?|made|get|gets|got) (me |him |her |us |them )?(sick|ill)|hospital|(can t|cannot|can not|mustn t|must not) (eat|have)|olurum|olur mu(yum|yuz)|oldur\w*|sis(er|iyor)\w*|kasint\w*|kabar(ir|iyor)\w*|zehirl\w*|hastane\w*|krize?)\b/,
  price:
    /\b(price\w*|cost\w*|how much|fiyat\w*|kac para\w*|kac lira\w*|kac tl|kaca|ne kadar(?! (sur|zaman|bekle|vakit))|ucret\w*)\b/,
  cheapest: /\b(cheap\w*|least expensive|lowest price|en ucuz\w*|en uygun\w*|ucuz\w*)\b/,
  dearest: /\b(most expensive|dearest|priciest|en pahali\w*)\b/,
  heaviest:
    /\b((most|highest|more) (calori\w*|k?cal|fattening)|heaviest|en (cok|yuksek|fazla) kalori\w*|en kalorili\w*)\b/,
  calories:
    /\b(calor[iy]\w*|k?cal|kalori\w*|lightest|light|lighter|en hafif|hafif\w*|diyet\w*|low cal\w*)\b/,
  ingredients:
    /(ingredient|what s in\b|what is in\b|whats in\b|s inside|contents? of|made of|made with|made from|icindeki|icinde ne|icerigi|icerik|malzeme|neyle yap|nelerden|neden yapil|ne var ic|neler var ic|icinde neler|what does .* contain|what comes (in|with)|ne koyu|neler koyu|ne konu)/,
  cooking:
    /\b(how (is|are|do|does|was|you)\b.*\b(cook|made|make|prepare|serve|taste)\w*|cooked|prepared|fried or|grilled or|baked or|what is|what s|what are|tell me|describe|what kind|nasil\w*|nedir|nasi|anlat\w*|bilgi\w*|kizart\w*|haslan\w*|marine\w*|hangi yag\w*|pisir\w*|pisi\w*|yapil\w*|hazirlan\w*|tarif\w*)\b/,
  /** How a dish is made, asked for by a word of its own. */
  making:
    /\b(cook(ed)?|fried|grilled|baked|boiled|roasted|steamed|smoked|marinated|well done|medium|how (is|are|do|does) .*(made|prepared?)|nasil (pis|yap|hazir)\w*|kizart\w*|haslan\w*|izgarada|firinda|komurde|marine\w*|pisiy\w*|pisir\w*|hangi yag\w*|azalt\w*|same oil|ayni yag\w*)\b/,
  /** What goes with something. */
  pairing: /\b(yanina|yaninda|goes? (well )?with|pairs?|alongside|to go with|ne gider)\b/,
  /** What to stay away from. */
  avoid:
    /\b(avoid|skip|stay away|steer clear|leave out|uzak (dur\w*|kal\w*)|kacin\w*|yememeli\w*|yemeyeyim|secmeyeyim|almayayim)\b/,
  recommend:
    /\b(recommend\w*|suggest\w*|advise|what should|what (would|do|can|could|might) (you|i|we)|best|onerir\w*|oneri\w*|onerebil\w*|oner|tavsiye\w*|ne yesem|ne yesek|ne yemeli\w*|ilk kez|ilk defa|hangi \w+ (alayim|yiyeyim|secmeli\w*|soyle\w*)|which \w+ (would|should)|first time|ne yiyelim|ne yesek|ne yiyebilir\w*|ne yenir|ne yersin\w*|ne yerdin\w*|ne alsam|ne alayim|ne icsem|en iyi\w*|en guzel\w*|en lezzetli\w*|surprise|(warm|warms|cheer|cheers) (me|us) up|(icimi|icimizi) isit\w*|aciktim|acim|hungry|options|something)\b/,
  /** Asks for all that stands under a heading, and not for a choice of it. */
  listing:
    /^(?!.*\b(recommend|suggest|best|should|would|oner|tavsiye)).*\bwhat (can|could|do) (i|we|you)\b/,
  overview:
    /\b(menu\w*|what do you (have|serve|offer)|neler var|ne var|neler\w*|what is there|yemekler\w*|yemekleriniz)\b/,
  exists:
    /\b(do you (have|serve|sell|do|make)|is there|are there|have you got|any|var mi\w*|varmi|bulunur mu|yapiyor musunuz|satiyor musunuz|yok mu)\b/,
  which:
    /\b(which|what|whats|any|anything|something|list|hangi\w*|neler\w*|ne|bir sey\w*|all|everything|hepsi\w*|tum|menu\w*|dishes|options)\b/,
  greeting:
    /^(hi|hello|hey|good (morning|evening|afternoon)|merhaba\w*|selam\w*|iyi (gunler|aksamlar)|gunaydin|slm)\b/,
  thanks: /\b(thank\w*|thx|cheers|tesekkur\w*|sagol\w*|sag olun|sag ol|eyvallah)\b/,
  doubt: /\b(are you sure|really|you certain|emin mi\w*|eminmi\w*|gercekten mi)\b/,
  help: /\b(help|what can you (do|tell|answer)|who are you|are you (a )?(bot|human|ai)|yardim\w*|neler yapabil\w*|ne yapabil\w*|kimsin\w*|robot mu\w*)\b/,
} as const

// Illness and pregnancy: nothing that a menu can judge.
const health =
  /\b(pregnan\w*|breastfeed\w*|diabet\w*|blood pressure|cholesterol|kidney disease|gout|hamile\w*|gebe\w*|emzir\w*|diyabet\w*|seker hasta\w*|tansiyon\w*|kolesterol\w*|bobrek hasta\w*|gut hasta\w*|ilac\w*|medication)\b/

/** Whether a question hangs on a guest's health in a way that no menu can answer. */
export function isMedical(text: string): boolean {
  return health.test(text)
}

// What a house has besides its food. The menu's data holds none of it.
const besidesFood =
  /\b(wifi|wi fi|password|sifre\w*|opening|open|opens|close|closes|closing|hours|saat\w*|kacta|aciliyor\w*|kapaniyor\w*|acik mi\w*|kapali mi\w*|reserv\w*|rezervasyon\w*|book a|parking|park|otopark\w*|toilet\w*|restroom|tuvalet\w*|lavabo\w*|address|adres\w*|where are you|nerede\w*|card|kart\w*|cash|nakit|pay|odeme\w*|hesap\w*|bill|tip|bahsis|discount\w*|indirim\w*|kampanya\w*|delivery|paket servis\w*|gel al|take ?away|music|muzik|waiter|garson\w*|chef s name|job|pets?|dogs?|kopek\w*|smok\w*|sigara\w*|weather|hava durumu|hava nasil)\b/

/** Whether a question is about the house and not about its food. */
export function isBesidesFood(text: string): boolean {
  return besidesFood.test(text)
}

/** A quality that only an owner's tag can vouch for. */
export interface TagSense {
  readonly key: 'spicy' | 'kids' | 'popular'
  readonly asked: RegExp
  readonly tag: RegExp
}

export const tagSenses: readonly TagSense[] = [
  {
    key: 'spicy',
    asked:
      /\b(spicy|spiciness|hot dish\w*|how hot|aci|acili|acisi|acisiz|acili mi|not spicy|mild)\b/,
    tag: /^(?!.*(acisiz|mild|non spicy|not spicy|az acili)).*(\baci|spicy|\bhot\b)/,
  },
  {
    key: 'kids',
    asked: /\b(kids?|child|children|toddler|baby|cocu[kg]\w*|bebe[kg]\w*|kizim|oglum|yasinda\w*)\b/,
    tag: /cocuk|child|kid/,
  },
  {
    key: 'popular',
    asked:
      /\b(chef s|chefs|sefin|popular|favou?rites?|bestsell\w*|best sell\w*|specialt\w*|special\w*|signature|populer\w*|meshur\w*|famous|imza|spesiyal\w*|cok satan\w*|ozel yemek\w*)\b/,
    tag: /sef|chef|popul|favo|imza|signature|best sell|cok satan|spesiyal|special/,
  },
]

/** Whether a guest asks for what is not spicy. */
export function wantsMild(text: string): boolean {
  return /\b(acisiz|mild|not (too )?spicy|without spice|aci (olmayan|sevm\w*|yiyem\w*))\b/.test(
    text,
  )
}

// What no menu records: where food comes from, how much of it there is.
const origins =
  /\b(grass fed|free range|organic|organik|come from|comes from|sourced?|origin|where .* from|nereden|mensei\w*|yerli mi|wild caught|farmed|portion|how (big|large|many pieces)|porsiyon\w*|kac (adet|tane|gram)|how heavy)\b/

/** Whether a question is about a dish's origin or size, which only its owner's words may tell. */
export function isBeyondRecord(text: string): boolean {
  return origins.test(text)
}

const courseWords: readonly (readonly [Course, RegExp])[] = [
  ['main', /\b(mains?|ana yeme\w*)\b/],
  ['starter', /\b(starters?|appeti[sz]ers?|baslangic\w*)\b/],
  ['dessert', /\b(desserts?|pudding|tatli\w*)\b/],
  ['drink', /\b(drinks?|icece[kg]\w*)\b/],
]

/** The courses of a meal that is asked for by several; none where at most one is named. */
export function namedCourses(text: string): Course[] {
  const named = courseWords.filter(([, words]) => words.test(text)).map(([course]) => course)
  return named.length > 1 ? named : []
}
