import { anyOf, clausesOf } from './talk-shapes.ts'

/*
 * English clauses that say nothing of any food, each understood from its first word to its last.
 * No slot takes a free word: none could turn a wish or an offer into an answer.
 */

const staff =
  '(?:(?:the|our|your|a|any|of|from|one|another) |member (?:of|from) |members (?:of|from) )*(?:(?:friendly|restaurant|kitchen|service|waiting|serving|floor|head|on site) |restaurant s )*(?:staff|team|servers?|waiters?|waitress|chefs?|kitchen|manager|cooks?|crew|restaurant|us|them|someone|somebody)(?: (?:members?|staff|team|directly|personally|here|in person|on duty|at the (?:restaurant|table)|at your table))*'
const allergy =
  '(?:your|the|an|any|other|all|these|this|that|such|food|severe|serious|specific|particular|dietary|more|about|or|and|possible|have) (?:(?:severe|serious|specific|other|more|food|dietary|exact|particular) )*(?:allergy|allergies|intolerances?|sensitivity|sensitivities|condition|needs?|requirements?|restrictions?|preferences?|concerns?|allergies or intolerances|allergies or dietary (?:needs|requirements|restrictions|preferences))'
const matter = anyOf(
  allergy,
  'it|this|that|these|them|both|everything|anything|details|specifics|procedures|practices',
  '(?:the |any |possible |potential |exact |full |its |their |how |food |your |our |other |suitable |some |different |more )*(?:preparation(?: methods?)?|ingredients?|recipes?|kitchen|procedures?|practices|methods|handling|options|alternatives|choices|cross (?:contact|contamination)|traces|fryers?|cooking oil|allergens?|allergies|dish|dishes|meal|order|visit|options|question|questions|menu|prices|section|dessert|desserts|starter|starters|main|mains|drink|drinks|suggestion|suggestions|recommendation|recommendations)',
  'how (?:it|this|that|they|the (?:dish|food|dishes)|each dish|everything|your (?:dish|food|meal)|it s|it is|food|dishes|allergens)(?: (?:is|are|s))? (?:made|prepared|handled|cooked|served|stored|fried)',
  'how (?:the|our) (?:kitchen|chefs?|team|staff) (?:handles?|prepares?|cooks?|makes?|works?|stores?|uses?)(?: (?:it|them|this|allergens|food|dishes|everything|allergies|the (?:dish|food|dishes)|shared (?:fryers|equipment|oil)))?',
  'what (?:is|s|goes) (?:in|into) (?:it|this|them|the dish|each dish|your dish)',
  'what (?:is|s) (?:possible|available|recorded|on the menu)',
  'what happens (?:in|behind) (?:the|our) kitchen',
  'what you (?:like|want|need|avoid|are after|are looking for|prefer|can not eat|do not eat)',
  'which (?:dish|dishes|ones?|options?) (?:you|are you)(?: (?:are|re|d|would|have|had|interested|thinking|looking|considering|in|of|at|mind|mean|like|prefer|want))*',
)
const of = '(?:about|regarding|concerning|on|of|for|with|in|around|through|into|at)'
const when = anyOf(
  '(?:before|when|while|as|whenever|once) (?:you )?(?:order|ordering|you order|are ordering|placing (?:your|an|the) order|place (?:your|an|the) order|decide|deciding|choosing|choose|make (?:a|your) (?:choice|decision)|making (?:a|your) (?:choice|decision)|arrive)(?: (?:anything|food|it|this|them))?',
  '(?:first|beforehand|in advance|too|as well|again|also|please|always|directly|just in case|anyway|today|further|exactly|in person|at any time|anytime)',
  'to be (?:sure|certain|(?:on the )?safe(?: side)?|extra (?:careful|sure|safe))',
  'for (?:certainty|confirmation|peace of mind|your (?:own )?(?:safety|peace of mind)|reassurance|sure|(?:more|further|exact|full|the latest|up to date) (?:information|details|advice|guidance)|a (?:definite|definitive|clear|certain) answer|advice|guidance|help|you|safety)',
  'if (?:you are|you re|you feel) (?:unsure|in doubt|concerned|worried|uncertain|not sure|at all unsure)',
  `if (?:you have|in) (?:doubt|(?:any )?(?:doubts?|questions|concerns)|${allergy})`,
)
const tail = `(?: (?:${of} )?(?:${matter})| (?:${when})| (?:and|or) (?:${matter}))*`

/** Tells a guest to speak to the staff. */
const should = anyOf(
  'please|always|also|do|just|kindly|then|simply|still|definitely|instead|so|and|or|but|again|first|therefore|ideally|you|to',
  '(?:be|make) sure (?:to|you|that you|your)',
  'remember to|do not (?:forget|hesitate) to|feel xfree to',
  'you (?:can|could|should|may|might|will|ll|d|would|do)(?: (?:also|always|still|want|need|like|better|have|to|simply|just))*',
  '(?:i|we)(?: (?:d|would|can|will|ll|must|do|strongly|kindly|really|always|highly|also|still|only|just|very|much|suggest|recommend|advise|encourage|urge|ask))* (?:recommend|suggest|advise|encourage|urge|ask)(?: (?:you|that you|you to|that))?(?: to)?',
  '(?:it|that)(?: (?:s|is|would|might|may|be|ll|will|also|always|still|definitely|really))+ (?:(?:a|the|very|most|really|probably) )*(?:best|better|wise|wisest|safest|safer|worth|good idea|important|essential|sensible|recommended|advisable|helpful|necessary|good|best idea|wise idea)(?: (?:to|if you|that you|you))?',
  '(?:the )?(?:best|safest|wisest)(?: thing)?(?: is)?(?: to)?',
  `if (?:you are|you re|you feel) (?:unsure|in doubt|concerned|worried|uncertain)`,
  `(?:with|for|given|in case of|because of|due to|considering) ${allergy}`,
  'when in doubt|for (?:peace of mind|certainty|confirmation|details|your safety|(?:more|further) (?:information|details))|as (?:always|ever)',
)
const asking =
  '(?:ask|asking|check|checking|double check|double checking|speak|speaking|talk|talking|tell|telling|inform|informing|let|letting|mention|mentioning|consult|consulting|notify|notifying|alert|alerting|remind|reminding|contact|contacting|discuss|discussing|confirm|confirming|verify|verifying|raise|reach out|have a (?:quick )?(?:word|chat))'
const referral = `(?:(?:${should}) )*${asking}(?: (?:this|that|it|again|once more|${allergy}))?(?: (?:to|with|from))?(?: (?:${staff}))(?: know)?${tail}`
const aware = `(?:(?:${should}) )*(?:make sure|be sure|ensure)(?: that)? ${staff} (?:knows?|is aware|are aware|is informed|are informed|is told|are told)${tail}`
const staffSide = anyOf(
  `(?:only )?(?:${staff}|they)(?: (?:can|could|will|would|may|might|ll|should|always|also|be|able|happy|glad|pleased|best|placed|gladly|happily|to|only|then|surely|best))+ (?:tell|advise|help|assist|check|guide|explain|answer|give|provide|share|look into|find out|let you know|talk|walk|speak|double check|clarify|know(?= (?:best|more|how|what)))(?: (?:you|with|your|the|more|further|best|any|kitchen|chef|chefs|from|there|a|clear|definite|precise|exact|up to date|latest|better|answer|advice|guidance|information|details|out|through|questions?))*${tail}`,
  `(?:${staff}|they)(?: (?:will|always|can|who))* know(?:s)? (?:best|more|the kitchen best|exactly|the details)${tail}`,
  `(?:${staff}|they) (?:has|have|make|makes) the (?:final|last) (?:say|word|decision)(?: (?:on|about) (?:allergies|allergens|it|this|that))?`,
  `(?:only )?(?:${staff}|they) can (?:confirm|tell you|say|judge) (?:how|what|which) (?:it|this|the dish|your meal|the food|dishes)?(?: (?:s|is|are))? (?:made|prepared|cooked|handled)`,
  `(?:${staff}|they)(?: (?:will|ll|can|be|able|to|would))+ confirm (?:${matter.replace('it|this|that|these|them|both|everything|anything|', '')})`,
)

const pleasant =
  '(?:a |an |the |your |very |really |truly |wonderful |lovely |great |nice |pleasant |good |delicious |delightful |fantastic |beautiful |relaxing |enjoyable |fabulous |amazing |tasty |rest of |rest of your |rest of the |of |special |memorable )*'
const occasion =
  '(?:meal|evening|day|time|lunch|dinner|breakfast|brunch|visit|stay|weekend|afternoon|night|experience|birthday|celebration|dining experience|time here|time with us)'
const withUs =
  '(?: (?:here|with us|at our restaurant|at the restaurant|today|tonight|this evening|now|everyone|all|and|at our table))*'
/** Wishes and farewells. */
const wish = anyOf(
  `(?:please )?enjoy(?: (?:yourselves|yourself))?${withUs}`,
  `(?:please )?(?:enjoy|have) ${pleasant}${occasion}(?: ${of} ${pleasant}${occasion})?${withUs}`,
  `(?:i |we )?(?:hope|trust|hoping|wish|wishing|wishes)(?: (?:that|you|to|all|will|ll|both))* (?:enjoy|have|a|an)(?: (?:${pleasant}${occasion}|${occasion}|yourselves|yourself))(?: ${of} ${pleasant}${occasion})?${withUs}`,
  `(?:${pleasant})(?:evening|day|night|afternoon|morning)(?: to you)?`,
  '(?:no|not a) (?:problem|worries|rush|hurry|trouble)(?: at all)? (?:xcomma|xdash) (?:please )?take your time',
  '(?:please )?take your time|take care(?: of yourself)?|stay (?:safe|well)|cheers|good ?bye|bye(?: bye)?|bon appetit|see you (?:soon|later|again|then|at the table|here)|until next time|all the best|my pleasure|(?:it s |it is |was )?(?:a |my |our )?pleasure(?: to help(?: you)?)?|any ?time|you(?: re| are)? (?:very |most |always |so )?welcome',
  '(?:we )?(?:look|looking) forward to (?:seeing|welcoming|hearing from|serving|having)(?: (?:you|with us|here|soon|again))*',
  '(?:happy|merry) (?:birthday|anniversary|christmas|new year|holidays|eating|dining)(?: to you(?: all)?)?|congratulations|welcome(?: (?:back|to (?:our|the) (?:restaurant|table)|everyone|in))*',
)
/** What an assistant says of itself, of the question and of what it is about to do. */
const i =
  '(?:(?:i|we)(?: (?:m|am|re|are|d|ll|will|would|can|could|ve|have|do|really|just|certainly|gladly|also|fully|completely|totally|truly|quite|always|so|very))*|let me|let us|let s|happy to|glad to|(?:i|we)(?: (?:m|am|re|are))? (?:happy|glad|pleased|delighted|here|able|ready) to|allow me to|shall i)'
const record =
  '(?: (?:what|s|is|has|have|been|the|this|that|our|restaurant|owner|menu|records?|recorded|information|data|details|on|in|from|listed|written|written down|entered|provided|and|recorded there|there|ingredients|available|here|notes|given|stated|dishes|allergens|to|of|for (?:this|the|each|every) (?:dish|menu)))+'
const doing = `${i} (?:check|have a (?:quick |closer )?look|take a (?:quick |closer )?look|look|look (?:that|it|this) up|see|find|find out|explain|help|assist|show|list|walk|go|go through|go over|suggest|tell|share|answer|compare|look into|look at|look for|narrow|break)(?: (?:it|this|that|you|with|for|the|menu|up|our|your|into|at|through|what|record|records|recorded|out|a|few|some|other|another|options|dish|dishes|dessert|desserts|starter|starters|main|mains|drink|drinks|details|on|ideas|about|them|down|any|questions?|more|further|alternatives|ingredients|prices|calories|allergens|of|in|and|find|something|anything|choices|to|as|well|there|either|in the meantime|if you (?:like|want|wish|d like|would like)))*`
const ack = anyOf(
  '(?:great|good|very good|excellent|important|fair|lovely|nice|sensible|thoughtful|wise|really good|that s a (?:very |really |truly )?(?:good|great|important|fair|sensible|excellent)|it s a (?:very |really )?(?:good|great|important|fair)|this is an? (?:very |really )?(?:good|great|important)|that s an (?:important|excellent)|(?:a )?(?:very |really )?(?:good|great|important)) (?:question|point|thing to (?:ask|check)|to (?:ask|check))',
  '(?:got it|noted|understood|i understand|i hear you|i get it|duly noted|one moment|just a moment|one second|bear with me|a moment)(?: please)?',
  doing,
  '(?:many )?(?:thank you|thanks)(?: (?:so much|very much|a lot|again|kindly))?(?: for (?:(?:letting|telling) (?:me|us) know|asking|checking|checking first|your (?:question|message|patience|understanding|interest|visit|concern)|sharing(?: (?:that|this|it))?|mentioning(?: (?:that|this|it))?|telling (?:me|us)|(?:the|flagging|pointing)(?: (?:that|it|this|heads up|information|out|up))*|being (?:careful|patient|so careful)|asking first|reaching out|your ))*',
  `(?:i|we)(?: (?:m|am|re|are))?(?: (?:so|very|really|truly))? sorry(?: (?:to hear (?:that|about (?:that|this|${allergy}))|about (?:that|this|the confusion|it|your allergy)|for (?:the|any) (?:confusion|inconvenience|trouble)|i can (?:not )?(?:be|give|say|tell|help)(?: (?:you|more|definite|certain|specific|precise|helpful|further|with that|a|clear|answer|any))*))?|(?:my )?apologies(?: for (?:the|any) (?:confusion|inconvenience))?|(?:i )?apologi[sz]e(?: for (?:the|any) (?:confusion|inconvenience))?`,
  '(?:i|we)(?: (?:do|completely|fully|totally|can|really|certainly|understand|know|realise|realize|appreciate|see))+(?: (?:how|that|your|the|this|that|it|important|can be|be|difficult|frustrating|hard|disappointing|tricky|is|s|concern|concerns|worry|caution|matters|for you|to you|must|may|might))+',
  '(?:i|we) wish (?:i|we) (?:had|could)(?: (?:better|more|a|clearer|definite|news|information|details|answer|tell|give|say|you|for|be|of|help|helpful))*',
  '(?:(?:i|we) (?:do )?take|taking) (?:(?:all|food|your|these|this|allergies|allergy|concerns?|very|it|them|questions|and|intolerances) )*seriously',
  '(?:your|guest|the guests?|our guests) (?:health|safety|wellbeing|well being)(?: (?:is|comes|matters|always|and|safety|health|to us|our|a|top|first|most|important|the|very|priority|number one|what matters|really))+',
  '(?:i|we) (?:hope|trust) (?:(?:this|that|it|the|these|information|answer|answers?|list)(?: (?:s|is|was|has been))?(?: (?:help|helps|helpful|useful|of help|answers? your questions?|clears? (?:things|that|it) up|gives you an idea|clarifies|makes? (?:it|things|your choice) (?:easier|clearer)))(?: (?:you|a little|a bit|choose|decide|to|with|your|choice|decision|things|it|somewhat))*)',
  'hope (?:this|that|it)(?: (?:s|is|was))? (?:help|helps|helpful|useful|answers? your questions?|clears? (?:things|that|it) up)(?: (?:you|a little|a bit|choose|decide))*',
  '(?:here|below|these|the following)(?: (?:are|is|s|re))?(?: (?:a|some|few|couple|several|the|other|more|quick|brief|of|my|our|your|are|is|for|you|what|i|we|can|have|found|find|see|there|on|in|menu|possible))* (?:ideas?|suggestions?|options?|details|summary|overview|thoughts?|choices|picks?|breakdown|facts|information|recommendations?|answer)(?: (?:for|you|from|our|the|menu|to|consider|on|it|about|them|of))*',
  '(?:a|some|my|our)? ?(?:few|couple of|quick|other|more|further|possible)? ?(?:ideas?|suggestions?|options|thoughts?|details|notes?|summary|choices)(?: (?:for|you|from|our|the|menu|to|consider))*',
  'when in doubt|just in case|please|if in doubt|(?:for|with|in case of) (?:any|severe|serious|all|food|specific|strict)(?: (?:severe|serious|food|strict|known))* (?:allergy|allergies|intolerances?|sensitivities)|for (?:peace of mind|certainty|confirmation|details|your (?:own )?(?:safety|peace of mind)|(?:more|further|full|exact) (?:information|details))',
  '(?:i|we)(?: (?:m|am|re|are))? (?:so |really |very )?(?:glad|happy|pleased) (?:that )?you (?:asked|checked|mentioned (?:it|that|this)|told me|let me know)',
  `(?:(?:sadly|unfortunately) (?:xcomma )?)?(?:i|we) (?:know|realise|realize|appreciate|understand)(?: (?:that|this|it|s|is|may|can|might|be|must|a|bit|not|the|answer|you|were|hoping|for|wanted|news|very|quite|so|really))+ (?:disappointing|frustrating|disappointment|helpful|hoping for|wanted|limiting|tricky|inconvenient|difficult)`,
  '(?:hello|hi|hey|hiya|greetings|good (?:morning|evening|afternoon|day))(?: (?:there|everyone|again|and|welcome|to you))*',
)
const offer = anyOf(
  `(?:just |please |do |and |simply |but )*(?:let (?:me|us) know|tell (?:me|us)|ask|ask (?:me|us)|feel xfree to (?:ask|let me know|reach out)|reach out)(?: (?:me|us|if|whether|when|whenever|you|d|ll|re|are|would|like|need|want|have|any|other|more|else|further|questions?|anything|something|what|which|how|i|can|could|may|help|assist|with|to|know|hear|see|about|away|at|time|for|details|information|options|dish|dishes|desserts?|starters?|mains?|drinks?|soups?|salads?|alternatives?|ingredients|prices|calories|recorded|interested|in|of|the|them|and|looking|from|our|menu|suggestions|recommendations|ideas|choose|decide|curious|it|that|this|a|any time|your|preferences|looking for|mood|after|do|tastes?|budget|taste|prefer))*`,
  `(?:${staff}|they)(?: (?:can|could|will|would|ll|be|able|to|happy|also|then))+ confirm(?: (?:it|this|that))?(?: for you)?`,
  `(?:i|we)(?: (?:m|am|re|are|ll|will|be|always|right|still|just))* here(?: (?:to|for|if|you|help|assist|need|have|want|any|more|other|further|questions?|anything|else|whenever|with|menu|the|and|answer|your|should))*`,
  '(?:if|should|in case|when|whenever) (?:you)(?: (?:have|need|d|would|want|like|wish|are|re|any|more|other|further|questions?|details|help|information|anything|something|else|about|to|know|hear|see|with|assistance|suggestions?|recommendations?|ideas|doubts?|concerns|unsure|in|doubt|curious|interested|prefer|tell|me|us|let|what|which|you|like|dish|dishes|re|looking|for|can|the|options|other|of|a))+',
)
const assistant = anyOf(
  '(?:(?:as|since|because) )?(?:i m |i am )?(?:just |only |simply |but )?(?:as )?(?:an?|the|your|this|restaurant s|s) (?:(?:ai|digital|virtual|menu|restaurant s|restaurant|simple|automated|your|online|based) )*(?:assistant|ai|helper|chatbot|bot)(?: (?:for this (?:menu|restaurant)|here|on this menu))?(?: not a (?:doctor|person|member of (?:the )?staff|chef))?',
  `(?:as (?:an?|the|your) (?:(?:ai|digital|virtual|menu|automated) )*(?:assistant|ai) )?(?:and )?(?:(?:i|we) )?(?:(?:can|am|m|do|will|only|just|able|to|simply) )+(?:see|share|tell you|access|have access to|work (?:with|from)|go by|rely on|know|repeat|read|pass on|speak (?:to|for)|report|look at|give you)${record}`,
  `(?:my|all my|the) (?:information|knowledge|answers?|data|replies|reply)(?: (?:comes?|is|s|are|only|limited|based|solely|purely|taken|entirely))+ (?:to|from|on)${record}`,
  `(?:please )?(?:note|remember|bear in mind|keep in mind|be aware)?(?: that)? ?(?:this|that|it|the above)(?: (?:is|s|only|just|reflects|solely|purely))+ (?:based on|from|reflects?|goes by|comes from)${record}`,
  `based (?:only |solely |purely )?on${record}`,
  `(?:(?:please )?(?:note|remember|bear in mind|keep in mind|be aware)(?: that)? )?(?:the |this |these |our |my |that |menu s |menu |its |some )*(?:list|lists|information|records?|menu|ingredients?|recipes?|suppliers?|details|entries|preparation|ingredient lists?|recorded ingredients)(?: (?:may|might|can|could|do|does|is|are|also|sometimes))+ (?:not )?(?:(?:be|always|necessarily|from) )*(?:incomplete|complete|out of date|outdated|up to date|change|changes|vary|varies|exhaustive|changed|limited|cover everything|list everything|tell the whole story|show everything|differ)(?: (?:from time to time|over time|without notice|at any time|daily|from day to day))?`,
  `(?:and |so )?it s (?:always |well )?worth (?:asking|checking|a check|a quick check|a word with ${staff})${tail}`,
)
const ofKitchen = anyOf(
  '(?:the |any |possible |potential |exact |full |its |their |our |kitchen s |kitchen )*(?:preparation(?: methods?)?|procedures?|practices|methods|processes|handling|cross (?:contact|contamination)|traces|fryers?|equipment|surfaces|cooking oil)(?: in (?:the|our) kitchen)?',
  'how (?:it|this|that|they|the (?:dish|food|dishes)|each dish|everything|food|dishes|allergens)(?: (?:is|are|s))? (?:prepared|handled|cooked|stored|fried)(?: in (?:the|our) kitchen)?',
  'how (?:the|our) (?:kitchen|chefs?|team|staff) (?:handles?|prepares?|cooks?|works?|stores?)(?: (?:it|them|this|allergens|food|dishes|everything|allergies))?',
  'what happens (?:in|behind) (?:the|our) kitchen',
)
const unknown = anyOf(
  `(?:(?:unfortunately|sadly|i m afraid|sorry|but|that) (?:xcomma )?)*(?:i|we)(?: (?:do|does|have|m|am|can|could|just))+ (?:no|not)(?: (?:have|see|find|know|given|got))?(?: (?:any|specific|further|the|detailed|more|enough|reliable|exact|access to|that|this|a))* (?:information|details?|insight|visibility|knowledge|idea)(?: (?:on|about|regarding|of|into|over|recorded|available))* (?:${ofKitchen})`,
  `(?:i|we) can not (?:see|speak (?:to|for)|verify|check|know|say|tell|tell you|comment on|judge|look into) (?:${ofKitchen})`,
  `(?:the|our|this) (?:menu|record|records|restaurant)(?: (?:does|do|s))* (?:not (?:say|specify|mention|provide|tell|give|record|cover|contain|include|state)|says|records|has|gives)(?: (?:me|anything|nothing|any|no|information|details|more|further|specific))* (?:about|on|regarding|of|for|cover|how)? ?(?:(?:possible |potential |any )*(?:cross contact|cross contamination|traces|preparation|how (?:it|this|food|dishes|they)(?: (?:s|is|are))? (?:prepared|made|handled|cooked)|kitchen (?:procedures|practices)|the kitchen(?: s (?:procedures|practices))?))`,
  `traces(?: (?:may|might|can|could|are|also|always|still))+ (?:be )?(?:possible|remain|occur|present|there)(?: (?:in|any|our|the|every|kitchen|busy))*|traces can not be (?:ruled out|excluded)(?: (?:in|any|the|our|kitchen))*`,
)

/** Words that lead in what follows, and change nothing of it. */
export const englishLeadIns =
  /(?<=^|(?:^| )x(?:dash|bullet|comma|stop) )(?:(?:please )?(?:keep in mind|bear in mind|note|be aware|remember)(?: that| xcolon)|just so you know(?: xcomma)?|just to (?:be clear|note|let you know)(?: xcomma| xcolon)?|for your information(?: xcomma)?|to be (?:clear|honest)(?: xcomma)?|in (?:short|summary|general|addition)(?: xcomma)?|overall(?: xcomma)?|(?:based on|according to|going by|as far as|per|from|looking at) (?:the |our |what |its |your )*(?:(?:restaurant s|menu s|recorded|menu|restaurant|owner s) )*(?:menu|records?|information|ingredients|ingredient list|recorded|is recorded|s recorded|list|data)(?: (?:on|in|for) (?:the|our) menu)? xcomma|(?:important|quick|allergy|please|a (?:quick|small|little))? ?(?:note|alert|warning|heads up|reminder|info|information|notice|summary|answer|tip)(?: (?:on|about) allerg\w+)? xcolon|regarding your question(?: xcomma)?|to answer your question(?: xcomma| xcolon)?|as for your question(?: xcomma)?|(?:regarding|about|as for|on) (?:your )?question (?:about|on|regarding) (?:the |our )?(?=xd|\w+ ))(?= )/g

const agreeing =
  '(?:sure(?: thing)?|of course|certainly|absolutely|definitely|no problem|gladly|okay|ok|alright)'
/** Asks back, of the guest and of the talk. */
const asked =
  '(?:so |and |but )?(?:would|do|did|shall|should|may|can|could|is|are|have|has|was|were|will|which|what|how|who|for how|or)(?: (?:you|i|we|me|there|that|this|it|your|the|our|a|an|any|anything|something|some|someone|else|other|another|more|of|to|in|on|for|with|about|at|or|and|from|like|prefer|want|need|have|had|having|know|see|hear|look|take|check|find|suggest|recommend|show|tell|list|help|assist|do|did|does|are|is|were|was|be|allergic|intolerant|allergy|allergies|intolerance|intolerances|sensitivity|sensitivities|severe|serious|mild|strict|strictly|dietary|requirements|requirement|preferences|preference|restrictions|needs|avoid|avoiding|dish|dishes|dessert|desserts|starter|starters|main|mains|course|courses|drink|drinks|soup|soups|salad|salads|meal|menu|section|ingredients|ingredient|recorded|details|information|options|option|suggestions|suggestion|ideas|alternatives|alternative|recommendations|question|questions|answer|mind|mood|looking|thinking|considering|interested|curious|craving|fancy|hungry|people|person|guests|table|many|much|budget|price|prices|calories|particular|specific|light|lighter|hearty|filling|warm|cold|hot|sweet|savoury|savory|spicy|today|tonight|further|also|both|either|all|only|just|which|what|when|how|one|ones|two|three|mean|meant|kind|type|sort|types|interest|interests|tempt|narrow|down|through|go|walk|compare|them|they|these|those|by|as|well|instead|first|work|works|useful|helpful|sound|sounds|clear|up|us|eat|drink|right|now|please|would|can|could|time|start|let|party|sharing|share|allergens|food|foods|usually|normally))+'

export const questionsInEnglish = clausesOf(
  asked,
  'does (?:that|this|it) (?:help|answer your question|make sense|sound good)',
)
export const tellsInEnglish = clausesOf(referral, aware, staffSide, unknown, assistant)
export const talkInEnglish = clausesOf(
  ack,
  offer,
  wish,
  `${agreeing} (?:xcomma|xbang|xdash|xstop) (?:${doing})`,
)
