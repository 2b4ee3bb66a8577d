/*
 * The words by which replies deny, assure and admit, in English and Turkish, as `readWords` writes
 * them. What is not told apart here is read as a claim: a sentence too many is looked up.
 */

const set = (words: string) => new Set(words.split(' '))

/** English denials: they speak of what follows. */
export const deniesNext = set(
  'no not without never none nothing neither nor zero lacks lack lacking minus excludes excluding exclude omits omitted devoid nil hardly barely avoids skips non sans ohne senza sin sifir xno absent absence missing removed remove removable omit skip',
)
/** "Instead of milk", "rather than wheat". */
export const replaces =
  /^(instead of|rather than|in place of|xfree of|xfree from|clear of|void of|empty of|clean of|left out|leave out|ari)\b/

/** English and Turkish denials that stand behind what they deny: "nut-free", "fındıksız". */
export const deniesBefore = set('xfree xless xsiz')

const turkishDenials =
  /^(imkansiz\w*|olanaksiz\w*|yok\w{0,5}|degil\w{0,6}|haric|cikar\w*bilir\w*|cikarilir\w*|cikarilmis\w*|olmadan|olmaksizin|arindir\w*|ari|\w+(maz|mez|mazlar|mezler|mazdir|mezdir|miyor\w*|muyor\w*|mayan\w*|meyen\w*|madan|meden|mamis\w*|memis\w*|madi|medi|mamakta\w*|memekte\w*|mama\w{1,4}|meme\w{1,4}|madig\w*|medig\w*|mayiz|meyiz|mayin(iz)?|meyin(iz)?))$/
const noDenial =
  /^((hurma|elma|kiyma|pastirma|krema|dolma|sarma|kavurma|lokma|bazlama|gozleme|haslama|kizartma|dondurma|ezme|suzme|asma|karma)(dan|den|da|de|s[iu]\w*|y[iuae]\w*|n[iu]n|l[ae]r\w*)?|pekmez\w*|domat\w*|deneme\w*|yoksa|degilse|temmuz|mamalar\w*|memeli\w*|yokmu|degin\w*|arin)$/

/** A Turkish denial, which speaks of what stands before it. */
export const isTurkishDenial = (word: string) => turkishDenials.test(word) && !noDenial.test(word)

/** A Turkish verb that ends what a denial behind it can reach. */
export const turkishVerb =
  /^(icerir|icermekte\w*|iceriyor\w*|vardir|var|bulunur|bulunuyor|yapilir|yapilmis\w*|gelir|kullanilir|kullaniyoruz|edilir|eklenir|konur|sunulur|hazirlanir|pisirilir|ister\w*|onerir\w*|oneriyor\w*|\w+(dir|dur|tir|tur))$/

/** Where the reach of an English denial ends, whatever it has met. */
export const subject =
  /^(it|they|this|that|these|those|which|who|you|we|i|he|she|there|contains|includes|has|is|are|comes|made|served|topped|xd\d+x)$/

/** Where it ends once it has met something to eat. */
export const afterFood =
  /^(it|they|this|that|these|those|which|who|you|we|i|there|contains?|includes?|has|have|is|are|was|were|comes?|made|served|topped|with|but|so|please|because|xyes|xdash|xopen|xclose|xsemi|xcolon|xn\d+x|xd\d+x|are|for|on)$/

/** Words that join foods of one list. */
export const joins = set(
  'and or ve veya ya da de ile hem nor xcomma any the a an ne either both all herhangi bir urunu urunleri added ilave',
)

/** A clause ends here. */
export const clauseEnd = set(
  'xsemi xquestion xbang xstop but however though although whereas while because so yet except therefore otherwise plus ama fakat ancak yalniz cunku lakin oysa dolayisiyla yani zira yine',
)

/** Phrases whose denial denies nothing. */
export const empty: readonly RegExp[] = [
  /\bnot (only|just|merely|to mention|least|all)\b/g,
  /\b(without|no) (any )?(more|further|other) (details?|information|explanation)\b/g,
  /\bdaha (fazla|ayrintili) ?(si|bilgi|aciklama)? yok\b/g,
  /\bno (matter|wonder|doubt|longer than|more than|less than|later than)\b/g,
  /\bwhy not\b/g,
  /\bso much as\b/g,
  /\bdo not (hesitate|forget|miss)\b/g,
  /\b(will|would|can) not (regret|disappoint|be disappointed|wait)\b/g,
  /\bif (not|any|none)\b/g,
  /\b(unutmayin\w*|cekinmeyin\w*|kacirmayin\w*|farketmez|fark etmez|neden olmasin|sadece \w+ degil|suphesiz|pisman olmaz\w*)\b/g,
  /\b(to be|on the|be on the|just to be) (safe|safe side)\b/g,
  /\bno (statement|promise) (about|on|of)\b/g,
  /\bters dusen (bir )?(kayit|bilgi)\w* (da |de )?yok\w*/g,
  /\bnothing (recorded |in the records? )?(speaks|says) (against|otherwise)\b/g,
  /\bxfree (of charge|to)\b/g,
]

/** Says that a guest may eat without harm, whatever was asked. */
export const assures =
  /\b(safe|safer|safest|safely|harmless|hypoallergenic|allerg\w+ friendly|coeliac friendly|rest assured|worry xfree|risk (xfree|xsiz)|guvenli\w*|guvenle|guvende\w*|gonul rahatlig\w*|rahatlikla|ic rahatlig\w*|icin(iz)? rahat|(iciniz|icin) rahat|zararsiz\w*|tehlike xsiz|sorun xsiz|endise etmeden|korkmadan|dusunmeden)\b/
/** The same of a guest who has told what to avoid. */
export const suits =
  /\b(suitable|suits?|suited|okay|ok|alright|all right|all (good|set|clear|sorted|yours)|fine|good (for|choice|option|match|fit)|great (for|choice|option|match|fit)|perfect|ideal|excellent|compatible|appropriate|friendly|compliant|fits?|meets?|works?|matches|go ahead|(can|could|may|able to) (\w+ )?(eat|have|enjoy|order|drink|try|choose|pick|go for|indulge)|enjoy|allowed|approved|uygun\w*|yiyebilir\w*|tuketebilir\w*|icebilir\w*|deneyebilir\w*|secebilir\w*|alabilir\w*|siparis edebilir\w*|tercih edebilir\w*|tadabilir\w*|(?<!\bxsiz (\w+ )?)isteyebilir\w*|tadini cikar\w*|afiyetle|onerebilir\w*|mumkun|harika|mukemmel|sahane|secim|tam size gore|uyar)\b/
/** What a denial turns into an assurance. */
export const harm =
  /\b(unsafe|unsuitable|safer|dangerous|danger|harmful|harm|hurt|risky|risks?|traces?|cross contact|cross contamination|contaminat\w*|tehlike\w*|risk\w*|zarar\w*|bulasma\w*|iz miktar\w*)\b/
/** The same to a guest who has told what to avoid. */
export const trouble =
  /\b(problems?|issues?|concerns?|worr\w+|trouble|react\w*|trigger\w*|affects?|afraid|fear|sorun\w*|problem\w*|sakinca\w*|dokunma\w*|dokunmaz|etkile\w*|endise\w*|merak|korkma\w*|tereddut\w*|suphe\w*)\b/
/** A kitchen that keeps things apart, which no menu records. */
export const keptApart =
  /\b((separate|dedicated|own|different) (\w+ )?(kitchen|fryers?|area|equipment|utensils|pans?|oil|board|surfaces?)|(ayri|ayrilmis|ozel) (\w+ )?(mutfak\w*|fritoz\w*|tezgah\w*|ekipman\w*|tava\w*|yag\w*|bicak\w*|alan\w*))\b/

/** Offers a dish, which to a guest who has told an allergy says that it is fit. */
export const offers =
  /\b(recommend\w*|suggest\w*|(point|steer|direct|guide|lead|send|introduce|take) (you|her|him|them|your \w+)|draw your attention|turn to|try|how about|what about|go for|best (choice|option|bet)|options? (is|are|include)|choose|pick|order|i would (take|choose|have)|oner\w*|tavsiye|deneyin|denemeli\w*|secenek\w*|tercih)\b/

/** Illnesses and states of which a menu knows nothing. */
export const health =
  /\b(pregnan\w*|breastfeed\w*|diabet\w*|blood pressure|cholesterol|gout|kidney|heart (patient|condition)\w*|keto\w*|low carb|low sodium|fodmap|hamile\w*|gebe\w*|emzir\w*|diyabet\w*|seker hasta\w*|tansiyon\w*|kolesterol\w*|bobrek\w*|kalp hasta\w*|gut hasta\w*|ketojenik)\b/

/** An allergy, of which the foods beside it are not in the dish but to be avoided. */
export const condition =
  /\b(allerg\w*|intoleran\w*|sensitiv\w*|coeliac\w*|anaphyla\w*|alerji\w*|alerjen\w*|hassasiyet\w*|colya[kg]\w*|avoid(ing)?|diet)\b/

/** Admits that something is not known or not recorded. Its denials deny nothing. */
export const admitsNext: readonly RegExp[] = [
  /\b(i|we|you|one|nobody|no one|staff) (\w+ )?(can|could|would|do|does|am|are|will|should|must|may)? ?(not|never) (\w+ )?(say|promise|guarantee|confirm|know|tell|assure|vouch|judge|decide|rule out|rule (it|them|that|this) out|call|assume|verify|be sure|be certain|see whether|find out)\b( (you )?(for (certain|sure)|with certainty|definitively))?(?! (a|an|any|of a|of any|of no) )/,
  /\b(i am|i|we are|we) (not|un|unable|not able)( \w+)? (sure|certain|able to (say|promise|guarantee|confirm|tell|know)|to (say|promise|guarantee|confirm|tell))\b/,
  /\b(not (sure|certain|known|clear)|unknown|unclear|uncertain|unsure|no (guarantee|promise|idea|way of knowing))\b/,
  /\b(not|nothing) something (xvoid\b|(i|we|the \w+) (can )?(tells?|say|know|answer|have (information|info|details|data)|records?|sees? recorded))\b/,
  /\b(would |d )?(rather|prefer to) not (guess|say|speculate|assume|promise)\b/,
  /\b(i|we|you|it|nobody|one) (\w+ )?(m |am |are |re |is )?(can|could|does|do|will|would)? ?(not|unable to) (answer|speak to|rule (it|them|that|this|xd\d+x|\w+) (in or )?out|say so)\b( (that|this|it))?(?! (it|there|xd\d+x|that) )/,
  /\b(m|am|are|re|is) unable to (say|tell|confirm|promise|guarantee|judge|answer|know)\b( you)?(?! (about )?(a|an|any|of) )/,
  /\bonly (the |our )?(staff|kitchen|team|chef) (can|could) (answer|tell|say|know|confirm)\b/,
  /\b(nobody|no one) (has )?(recorded|said|noted|confirmed|knows|marked|tagged|listed|written|entered)\b/,
  /\bwhether\b/,
  /\b(they|staff|team|kitchen|waiter|waitress|server|who) (can|will|could) (\w+ )?(tell|say|confirm|help|advise|check|know|explain) (\w+ )?(which|whether|if|what)\b/,
  /\bcan not (give|offer|make) (you )?(a |an |any )?(definite |clear |certain |firm |sure )?(yes|answer|guarantee|promise)\b/,
  /\bnot have (\w+ ){0,2}(information|info|details?|data)\b/,
  /\b(not|no) (a |any |an )?(guarantee|promise|proof)\b/,
  /\bnot (necessarily |automatically |always )?(mean|guarantee|imply|prove) (that )?(the absence|(it|they|there|this|xd\d+x)( is| s| are)? (guaranteed |completely |entirely |fully )?(xfree|safe|without|none|no|not|absent|suitable|to be)\b)/,
  /\bcan not be (ruled out|guaranteed|excluded|promised|confirmed|known)\b/,
  /\b(ask|check with|confirm with|verify with|speak to|consult) (\w+ ){0,3}(staff|waiter|waitress|server|team|kitchen|us)\b/,
  /\b(ask|check|confirm|verify) (\w+ ){0,3}(if|whether)\b/,
]
/** Says that the records do not hold something, which can itself be looked up. */
export const saysUnrecorded: readonly RegExp[] = [
  /\b(records?( for (the )?xd\d+x)?|lists?|menu|entry|ingredients) (\w+ ){0,2}(says?|states?|tells?) nothing( (either|one) way( or (the|an)other)?)?( (about|on|regarding)\b)?/,
  /\bno (ingredients?|records?|information|notes?|list) (is |are )?on file\b/,
  /\b(do|does) not have (anything|a word|a note) (recorded )?(on|about|regarding|for)\b/,
  /\bnot one of (the|its|their) (recorded |listed )?ingredients\b/,
  /\bno (ingredients? )?(list|ingredients (are|is|has been|have been))\b/,
  /\b(is|are|was|has|have|been|does|do|did|isn|aren)? ?(not|never) (\w+ ){0,3}?(record(ed|s)?|list(ed)?|mark(ed)?|labell?ed|tagg?ed|specif(y|ied)|stated?|mention(ed)?|indicated?|noted|documented|given|provided|detailed|on record|written( down)?|spell(ed)?|break \w+( \w+){0,2} down|appear (in|among|on) (the |its |their )?(\w+ )?(ingredients|records?|list|menu)|say|tell|show|confirm(ed)?|verified)\b/,
  /\b(do|did|can|could) not (see|find) (\w+ ){0,3}(tag|mark|label|record|note|entry|information)s?\b/,
  /\bcan not (see|find) (\w+ ){0,4}(in|among) (the |its |their )?(recorded |listed )?(ingredients|records?|list)\b/,
  /\bno (\w+ ){0,3}?(record\w*|information|info|details?|mention|data|entry|note)\b/,
  /\b(records?|lists?|menu|entry|ingredients) (\w+ )?(records?|lists?|mentions?|names?|shows?|tells?|marks?|says?|notes?) (no|none|nothing)\b/,
  /\b(it|menu|list|ingredients|restaurant) (records?|lists?|mentions?) (no|none|nothing)\b/,
  /\b(no|none|nothing) (\w+ ){0,4}?(recorded|listed|marked|mentioned|noted|stated|named|given|spelled out)\b/,
  /\b(neither|either|none) (\w+ ){0,2}(is|are) (given|recorded|listed|stated|marked|noted)\b/,
  /\b(not|none|no \w+) (\w+ ){0,2}?among (the |its |their )?(\w+ )?(ingredients|records?|list)\b/,
  /\bnone of (the |its |their )?(recorded|listed) ingredients\b/,
  /\b(records?|lists?|mentions?|names?) (\w+ ){1,4}?in no (dish|meal|item)\b/,
  /\bno (dish|dishes|item|items) (\w+ ){0,4}?(records?|lists?|mentions?|names?)\b/,
]
/** The same in Turkish, where it stands behind what it speaks of. */
export const admitsBefore: readonly RegExp[] = [
  /\b(tahmin (yurut\w+|et\w+) istem\w+|ne (var|icerir|iceriyor)\w* ne (de )?(yok|icermez|icermiyor)\w* diyebil\w+)\b/,
  /\b(oneri yapamam|oneri yapamiyor\w*|oneremem|oneremiyor\w*)\b/,
  /\b(diyemem|diyemeyiz|diyemiyor\w*|soyleyemem|soyleyemeyiz|soyleyemiyor\w*|bilmiyor\w*|bilemem|bilemiyor\w*|bilemeyiz|bilinmiyor\w*|emin degil\w*|garanti (edemem|edemeyiz|edilemez|veremem|veremeyiz|etmiyor\w*|vermez|degil\w*)|soz veremem|soz veremeyiz|belirsiz|net degil\w*)\b/,
  /\b(anlamina gelmez|guvence degil\w*|garanti degil\w*|(bilgi|cevap|yanit|sey) (verem\w+|soyleyem\w+)|teyit edemem|dogrulayamam|onaylayamam)\b/,
  /\b(sorun(?! xsiz)|sorunuz|sorabilirsiniz|danisin|danisiniz|danisabilirsiniz|dogrulatin|dogrulatiniz|teyit edin|teyit ettirin|teyit ediniz|ogrenin|ogrenebilirsiniz)\b/,
  /\bolup olmadig\w*\b/,
  // "Is it safe, only our staff can say": of nothing before a comma.
  /(?<=^(?:(?!x(?:comma|colon|dash|semi|open|close)\b)\w+ )*)m[iu] (xcomma )?(bunu )?(ancak|yalnizca|sadece) (servis )?(ekib|personel)\w* (soyleyebilir|bilebilir|bilir)\b/,
]
export const saysUnrecordedBefore: readonly RegExp[] = [
  /\bne \w+ ne (de )?(\w+ ){1,4}(kayitli|yazili|isaretli|belirtilmis)\b/,
  /(?<=\b(kayit|kayd|bilgi|isaret|etiket|not|ibare)\w* (\w+ ){0,3})(gorm\w+|gorem\w+|bulam\w+)\b/,
  /\b(isaretli|isaretlenmis|kayitli|etiketli) (\w+ ){0,3}?(yok\w*|bulunmuyor\w*|bulunmamakta\w*|yer almiyor\w*|mevcut degil)\b/,
  /\bkaynagi yok\w*\b/,
  /\b(isaret|etiket)\w* (\w+ )?(koymamis\w*|vermemis\w*|kullanmamis\w*|yok\w*)\b/,
  /\b(kayit|bilgi|veri|not|ibare|aciklama|isaret)\w* (\w+ )?(yok\w*|bulunmuyor\w*|bulunmamakta\w*|mevcut degil\w*|yer almiyor\w*|verilmemis\w*|bulamadim)\b/,
  /\b(kayitli|belirtilmis|yazili|isaretli|isaretlenmis|listelenmis|tanimli) (\w+ )?degil\w*\b/,
  /\b(belirtilme\w*|belirtilmiyor\w*|belirtmiyor\w*|belirtmemis\w*|yazmiyor\w*|yazmayan\w*|gecmeyen\w*|kayitli olmayan\w*|belirtilmeyen\w*|yazmamakta\w*|kaydedilme\w*|gecmiyor\w*|gorunmuyor\w*|isaretlenme\w*|isaretleme\w*|yer almiyor\w*|yer almamakta\w*|listelenme\w*|kaydi yok\w*)\b/,
  /\b(kayitli|yazili) (\w+ ){0,10}?(yok\w*|bulunmuyor\w*|bulunmamakta\w*)\b/,
]

/** Says what is in a dish. */
export const holds =
  /\b(contain(s|ing|ed)?|includ(e|es|ing)|made (\w+ )?(with|from|of|using)|ingredients?|consists?|has|have|there (is|are|s)|adds?|added|with|filled|topped|uses?|using|icerir|icer(iyor|en|mekte)\w*|icindekiler|n?[iu]nkiler|icinde|icindeki|malzeme\w*|var|vardir|bulunur|bulunuyor|konur|konulur|koyar\w*|koyuyor\w*|eklenir|ekler\w*|ekliyor\w*|katilir|katariz|yapilir|yapiliyor|yapilmis\w*|olus\w*|kullanil\w*|hazirlan\w*|iceri(gi|k)\w*)\b/
/** Of what goes beside a dish it says nothing that is in it. */
export const beside =
  /\b((go(es)?|pairs?|works?|match(es)?|served?|lovely|great|nice|delicious|enjoy|try|perfect|good) (\w+ )?(well )?(with|alongside|beside|next to)|alongside|accompan\w*|yaninda|yanina|esliginde|eslik|birlikte|yakisir|gider)\b/
/** Nothing else is in it. */
export const only =
  /\b(only|just|solely|purely|nothing (else )?but|nothing else|entirely|sadece|yalnizca|tek|sirf|baska (\w+ )?(bir )?sey)\b/

/** About a whole menu, kitchen or heading. */
export const everything =
  /\b(all|every|everything|each|any|anything|none|nothing|no (dish|item|food|meal|one)\w*|nowhere|entire|whole|most|majority|rest|cogu\w*|others?|kitchen|restaurant|menu|dishes|desserts|our (food|cooking|oil|fryer|bread)|hepsi\w*|tum|butun|her|hicbir\w*|herhangi|menu\w*|mutfa\w*|restoran\w*|yemekler\w*|tatlilar\w*|digerleri\w*|diger)\b/
/** Some of a menu; true when there is one. */
export const some =
  /\b(some|several|few|many|options?|choices?|dishes|have|offer|serve|secenek\w*|seceneg\w*|cesit\w*|yemekler\w*|tatlilar\w*|urunler\w*|bazi|birkac|var|bulunuyor|mevcut)\b/
/** What was named before. */
export const pointsBack =
  /\b(it|its|this|that|they|them|these|those|both|one|bu|bunun|bunda|bunlar\w*|o|onun|onda|onlar\w*|ikisi\w*|icinde|icerisinde|kendisi)\b/
export const pointsAtAll =
  /\b(these|those|they|them|both|all of|bunlar\w*|onlar\w*|hepsi\w*|ikisi\w*|ucu\w*)\b/

export const agrees =
  /^(yes|yeah|yep|yup|sure|of course|certainly|absolutely|definitely|correct|exactly|right|indeed|true|affirmative|totally|xyes|evet|tabii?|tabi|elbette|kesinlikle|aynen|dogru|olur|tamam|var)$/
export const refuses =
  /^(no|nope|none|nothing|never|nah|negative|not|zero|xno|hayir|yok|yoktur|hic|asla|degil)$/

/** What a guest is told to do, or is warned of. */
export const warns =
  /\b(avoid|stay away|steer clear|careful|caution|beware|warn\w*|unfortunately|sadly|afraid|tell (the|our|your)|inform|let (the|our|your|us)|ask|check|confirm with|speak|uzak dur\w*|kacin\w*|dikkat\w*|maalesef|ne yazik|soyleyin|bildirin|sorun|sorunuz|danisin|dogrulatin|onermem|onermiyor\w*|onerilmez|traces? (are|is|may|might|can|could)|(may|might|could) (still )?(contain|hold|have)|bulasma\w* olabilir|iz miktarda|icerebilir|olmayabilir|yemeyin|icerir|iceriyor\w*|contains?)\b/

/** A clause that supposes. */
export const supposes =
  /^(if|when|whenever|in case|unless|should you|whether|suppose|eger)\b|\b(ister\w*seniz|istiyorsaniz|varsa|yoksa|olursa|cani\w* cek\w+s[ae]|(?<!\bxd\d+x )(?<!\bxclose )ise|ariyorsaniz|\w+(rsaniz|rseniz|yorsaniz|yorsan))\b/
/** A clause about the guest. */
export const aboutGuest =
  /^(and |as |since |because |given (that )?|considering (that )?|i (understand|see|know|note) (that )?)?(you|your) (\w+ )?(are|do not|can not|said|asked|mentioned|told|avoid|need|want|prefer|have (a|an) \w+ (allerg|intoleran)|allerg|intoleran)/

/** What may be said beside an answer on what is in the food, without being one. */
export const courteous =
  /\b(hello|hi|welcome|enjoy your|bon appetit|thank\w*|sorry|let me know|feel xfree|happy to (help|tell you more)|glad to help|anything else|here (is|are)|as recorded|by the record\w*|staff|waiter|merhaba|hos geldiniz|afiyet olsun|tesekkur\w*|rica ederim|yardimci olabilir\w*|servis ekib\w*|garson\w*|baska (bir )?(sorunuz|sey))\b/
