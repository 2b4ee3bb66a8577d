import type { LanguageWords } from './language-words.ts'

/** Lists no foods, because the lexicon (`app/domain/dietary/lexicon`) has their English names. */
export const english: LanguageWords = {
  common:
    'the, a, an, is, are, do, does, did, what, which, how, who, it, this, that, these, those, i, my, we, you, your, our, for, of, to, in, on, at, from, has, have, had, can, could, would, should, will, please, hello, hi, and, or, with, me, us, he, she, they, him, her, them, there, here, am, was, were, be, been, some, any, very, too, also, just, really, something, anything, thing, one, ones, help, so, then, if, as, by, about, get, got, give, want, like, like to, need, think, know, im, ive, id, whats, whos, theres, thanks, but, dish, dishes, food, menu, meal, friend, wife, husband, son, daughter, kid, mother, father, people, today, tonight, now, going, go, else, much, many',
  relations: {
    allergic:
      "allerg*, intoleran*, celiac*, coeliac*, anaphyla*, sensitiv*, epipen, can't tolerate, cant tolerate, don't tolerate, dont tolerate, reacts badly to, react to, reacts to, reaction to, g6pd, kryptonite",
    avoids:
      "designated driver, i m driving, im driving, i am driving, we re driving, got to drive, have to drive, has to drive, need to drive, doesnt do, does not do, do not do, doesn t do, teetotal*, sober, off the booze, neither of us drink*, none of us drink*, no one drinks, nobody drinks, we don't drink, i don't drink, can't eat, cant eat, cannot eat, can not eat, can't have, cant have, cannot have, can't do, cant do, can't drink, cannot drink, cant drink, mustn't have, mustn't eat, must not eat, must not have, may not eat, not allowed, not supposed to, don't eat, dont eat, do not eat, doesn't eat, doesnt eat, does not eat, never eat*, don't drink, dont drink, doesn't drink, do not drink, don't touch, don't do, avoid*, stay* away from, keep away from, steer clear of, off limits, cut out, gave up, given up, i'm off, im off, have to skip, has to skip, watching my, religio*, stay clear of, nothing with, anything with no, can't go near, cant go near, don't go near, cos i cant, because i can't, as i can't, since i can't, i can't have it, don't touch, dont touch, don't mix, dont mix, doesn't mix, no drink, on antibiotics, must be kept from",
    dislikes:
      "don't like, dont like, do not like, doesn't like, doesnt like, hate*, can't stand, cant stand, not a fan of, not into, no fan of, don't want, dont want, do not want, doesn't want, rather not have, dislike*, not keen on, loathe*",
    without:
      'without, w/o, no, minus, zero, hold the, leave out, skip the, nothing, non, less, minus the, sans, wout, leave it out, left out, leave them out',
    free: 'free',
    harm: "break out, breaks out, end up in, ends up in, a and e, lands me in, puts me in, sends me, comes up in, come up in, asthma*, ulcer*, gastritis, reflux, rash*, vomit*, throw up, throws up, throwing up, headache*, cramps, bloat*, itch*, is a no from, no from me, is a no for, tummy, be sick, get sick, ill with, feel ill, anaphylactic, reacts, kill him, kill her, in hospital, to hospital, out in spots, blow up like, puff up, puffs up, makes me ill, makes me sick, make me ill, make me sick, makes me, gives me, give me hives, kills me, kill me, will kill, could kill, i die, die if, would die, hives, swell*, hospital, upset my stomach, upsets my stomach, bad for my, doesn't agree with, don't agree with, disagree* with, give me, gives him, gives her, get on with, does not get on, doesn't get on, goes blue, go blue, turns blue, comes out in, come out in, throat closes, react badly, migraine*, runs to the loo, ill from, sick from, makes him, makes her, upset*, trace of, even a trace",
    contains:
      'contain*, has, have, in it, in them, in the, in your, in this, in that, made with, made from, made of, inside, is there, are there, there is, includ*, use*, cooked with, come with, comes with, put, any, traces of, trace of',
    suits:
      'can i eat, can i have, could i eat, could i have, can we eat, can we have, may i have, can she eat, can he eat, can she have, can he have, can they eat, can they have, safe, ok for, okay for, fine for, suitable, suit*, all right for, alright for, can eat, could eat, can have, good for, right for, work for, works for',
    with: 'with, w, some, want, like, sounds good, sounds lovely, sounds nice, sounds great, ideally, preferably, love, loves, adore, adores, crave, craves, dying for, mad for, mad about, crazy about, fancy, craving, in the mood for, feel like, looking for, give me, something with, prefer, need',
    take_back:
      "scrap, forget the, forget about, never mind, nevermind, no longer, not any more, not anymore, anymore, changed my mind, ignore the, doesn't matter, drop the, take back, take back the, can live with, can manage, is fine, are fine, is ok, are ok, is okay, fine with, ok with, back on, was kidding, was joking, was my brother, was my friend, outgrew, outgrown, put back",
  },
  eating: {
    cannot:
      'forbid*, forbidden, banned, barred, cant, can t, cannot, can not, mustn t, mustnt, must not, may not, not allowed, aren t allowed, isn t allowed, not supposed to, shouldn t, shouldnt, should not, unable to, not able to',
    drink:
      'drink, drinks, drinking, no drink, i don t drink, doesn t drink, don t drink, neither of us drink*, none of us drink*, no one drinks, nobody drinks, cannot drink, cant drink, dont drink, do not drink',
    eat: 'eat, eats, eaten, eating, drink, drinks, drinking, touch, touches, touching, consume, consumes, tolerate, tolerates, digest, digests, ingest, go near, stomach',
  },
  asks: {
    ingredients:
      "ingredient*, what's in, whats in, what is in, what's inside, what does it contain, what do they contain, what goes in, contents, made of, made with what, what's it made, what is it made",
    price: 'price*, cost*, how much, how expensive, pricey',
    calories: 'calor*, kcal, cal, cals, fattening, nutrition*',
    cooking:
      'how is, how are, cooked, how do you make, how is it made, prepared, how do you cook, how was',
    describe:
      "what is, what's, whats, what are, tell me about, describe, explain, what kind of, what sort of, more about, taste like, tastes like",
    picture:
      'picture*, photo*, image*, pic, pics, show me, may i see, can i see, could i see, let me see, look like, looks like, see a, what does it look',
    recommend:
      "recommend*, suggest*, advise, what should, what would, what do you think, best, a good, help me pick, pick one, what to eat, what to order, what to get, good choice, surprise me, your favourite, your favorite, hungry, starving, what can i get, pick for me, choose for me, help me choose, ideas, idea, decide, any tips, what is good, whats good, what's good, must try, fancy something, something",
    list: 'which, what do you have, what have you got, do you have, have you got, any, options, option, list, all the, what can i eat, what can i have, what can we eat, what can we have, are there any, got any, do you do, do you serve, what else, show me the menu, everything',
    meal: 'dinner, lunch, three courses, three course, two courses, full meal, whole meal, menu for, and a, followed by',
    compare:
      'diff, differ*, which is, which one is, cheaper, difference between, compared, compare, versus, vs, or the, more expensive, better value, lighter, healthier, bigger',
    cheapest:
      'cheapest, least expensive, lowest price, most affordable, cheap, budget, cheaper, costs less',
    dearest:
      'most expensive, dearest, priciest, highest price, more expensive, pricier, dearer, costs more',
    lightest:
      'healthiest, healthier, lightest, fewest calories, lowest calories, lowest calorie, lowest in calories, least calories, low calorie, low cal, least fattening, lighter, fewer calories, less calories, lower in calories',
    heaviest:
      'heaviest, most calories, highest calories, highest in calories, most caloric, most calorific, most filling, heavier, more calories, higher in calories',
    pair: 'goes with, go with, goes well with, go well with, pair*, to drink with, alongside, match, matches, matching',
    opinion:
      'any good, is it good, is it nice, tasty, delicious, worth it, do you like, would you have, nice',
    sum: 'damage, total, together, add up, altogether, in total, how much are, how much is it all, sum, bill for, come to, both of them',
    request:
      'can you make, could you make, can it be made, leave out, can i get it, could i get it, swap, replace, substitute, instead of, on the side, hold the, can you do, is it possible, can i have it',
    sure: 'are you sure, really, certain, how do you know, you sure, definitely, why',
  },
  bounds: {
    under:
      'under, below, less than, cheaper than, lower than, beneath, fewer than, not more than that',
    to: "up to, at most, max, maximum, no more than, not more than, within, tops, or less, or under, at the most, don't want to spend more than, can spend, to spend, i have, we have, i've got, ive got, we've got, weve got, budget, for, limit, quid max",
    over: 'over, above, more than, dearer than, higher than, beyond',
    from: 'at least, from, minimum, min, no less than, not less than, or more, upwards of, starting at',
    about: 'about, around, roughly, approximately, approx, circa, ish, something like',
  },
  modifiers: {
    not: "not, nothing, isn't, isnt, aren't, arent, don't, dont, doesn't, doesnt, never, no, nor, neither, without being",
    and: 'and, plus, as well as, also, both',
    or: 'or, either',
    but: 'but, however, though, only',
    except:
      'except, apart from, other than, besides, excluding, anything but, everything but, not the',
    it: 'it, that, this, that one, this one, them, those, these, the same, the first, the second, the third, the last, the first one, the second one',
    other: 'the other, the other one, another, something else, anything else, different',
    both: 'both, all of them, both of them',
    people:
      'we are, we re, there are, people, ppl, mates, persons, of us, guests, adults, pax, diners, heads',
    each: 'each, per person, apiece, a head, per head, pp, for each, every',
    together:
      'together, total, in total, altogether, all in, budget, between us, for everything, for all',
    variant: 'one, ones, version, variant, make it, make that',
    plain: 'normal, regular, classic, ordinary',
    measure:
      'x, times, glass, glasses, glass of, glasses of, cup of, cups of, bottle of, bottles of, pint of, pints of, pot of, bowl of, bowls of, plate of, plates of, portion of, portions of, order of, orders of, slice of, slices of, piece of, pieces of, more, of the',
    split: 'split, divided, share the bill, divide, between the',
    yes: 'yes, yeah, yep, sure, ok, okay, please do, right, correct, exactly',
    no: 'no, nope, nah, not really',
    past: 'my ex, used to be, used to think, thought i was, turned out, turns out, sell much, sell many, many vegans, lots of vegans, why is everyone, everyone these days, everybody these days, what s the point of, trend, fad',
    meaning: 'difference between, whats the difference, what does, mean by',
    healthy:
      "not allergic, no allerg*, not intolerant, isn't allergic, aren't allergic, don't have any allerg*, dont have any allerg*, no intolerance*, no dietary",
    absent:
      "isn't here, isnt here, is not here, not with us, not coming, at home, not today, but she's, isn't with, used to be, do you sell much, couldn't come",
  },
  facts: {
    gluten: 'gluten, wheat, coeliac, celiac, coeliacs, celiacs',
    crustaceans: 'crustacean*, shellfish',
    eggs: 'egg, eggs, eggy',
    fish: 'fish, fishy',
    peanuts: 'peanut, peanuts, groundnut*',
    soy: 'soy, soya',
    milk: 'milk, dairy',
    nuts: 'nut, nuts, tree nut, tree nuts, treenut*, nutty',
    celery: 'celery, celeriac',
    mustard: 'mustard',
    sesame: 'sesame, tahini',
    sulphites: 'sulphite*, sulfite*',
    lupin: 'lupin, lupine',
    molluscs: 'mollusc*, mollusk*',
    lactose: 'lactose',
    meat: 'meat',
    poultry: 'poultry',
    pork: 'pork, bacon, ham',
    gelatine: 'gelatin*',
    alcohol:
      "designated driver, i m driving, im driving, i am driving, we re driving, got to drive, have to drive, has to drive, need to drive, teetotal*, sober, off the booze, neither of us drink*, none of us drink*, no one drinks, nobody drinks, we don't drink, i don't drink, don't drink alcohol, do not drink, does not drink, doesn't drink, alcohol*, booze, boozy",
    honey: 'honey',
  },
  diets: {
    vegetarian: 'vegetarian*, veggie, veggies, meatless, meat free, vege, veg, veggo',
    vegan: 'vegan*, plant based, plantbased',
    pescatarian: 'pescatarian*, pescetarian*',
    halal: 'halal, hallal, muslim',
    kosher: 'kosher, jewish',
  },
  foods: {},
  courses: {
    starter:
      'starter*, appetiser*, appetizer*, to start, small plate*, nibble*, first course, soup*, salad*',
    main: 'main, mains, main course*, main dish*, entree*',
    side: 'side, sides, side dish*',
    dessert: 'dessert*, pudding*, afters, sweets, sweet dish*, something sweet, desert',
    drink: 'drink, drinks, beverage*, to drink, thirsty',
  },
  senses: {
    hot: 'spiciest, hottest, spicier, hotter, not too mild, not mild, spicy, hot, spice, spiciness, heat, fiery, chilli, chili, how hot',
    mild: 'mild, not spicy, not too spicy, not hot, no spice, no heat, non spicy, not too hot, without spice, nothing spicy, not very spicy',
    light: 'light, lighter, healthy, not heavy, not too heavy',
    cold: 'cold, chilled, refreshing, iced',
    sweet: 'sweet, sugary',
    kids: 'kid, kids, child, children, toddler*, little one*, year old, for my son, for my daughter, kiddo*, baby',
    sharing: 'share, sharing, to share, shared',
    popular:
      "popular, chef's pick, chefs pick, chef's, signature, special*, famous, bestseller*, best seller*, favourite*, favorite*, specialt*, house special, known for",
  },
  cookings: {
    fried: 'fried, deep fried, frying, fryer',
    grilled: 'grilled, barbecued, bbq, charcoal, grill',
    baked: 'baked, roasted, roast, oven',
    boiled: 'boiled, poached',
    steamed: 'steamed',
    stewed: 'stewed, braised, stew',
    smoked: 'smoked',
    raw: 'raw, uncooked, sashimi, rare',
  },
  wishes: {
    share: 'share, sharing',
    kids: 'kids, children, child',
    light: 'light, healthy',
    filling: 'filling, hearty, hungry, starving, big',
    quick: 'quick, fast, in a hurry, rush, no time',
    cheap: 'cheap, inexpensive, affordable, broke',
    treat: 'treat, special occasion, anniversary, birthday, celebrate, celebrating, fancy',
    local: 'local, traditional, typical, regional, authentic',
    mild: 'mild, not spicy',
    hot: 'spicy, hot',
    warm: 'warm, warming, freezing, cold outside',
    cold: 'cold, refreshing',
    sweet: 'sweet',
    fresh: 'fresh, refreshing',
    comfort: 'comfort, comforting, cosy, cozy, sad, hangover, hungover',
  },
  topics: {
    phone:
      'phone, phones number, phone number*, phone no, telephone*, call you, ring you, phone you, give you a call, give you a ring, your number, contact number, contact you, contact details, reach you, mobile number',
    links:
      'instagram*, insta, facebook, tiktok, twitter, youtube, whatsapp, social media, socials, website*, web site, web page, homepage, follow you',
    languages:
      'what languages, what language, which language, which languages, other languages, another language, different language, in my language, menu in english, menu in german, menu in french, menu in spanish, english menu, translated, translation*, translate the menu',
    hours:
      'open, opening, hours, close, closes, closing, what time, how late, until when, last orders, open now, open right now, is it open, is it still open, are you still open, still open, when does it open, when does it close, when do you close, when do you open, are you closed, closed today, closed now',
    payment:
      'card, cards, cash, pay, paying, payment*, visa, mastercard, amex, contactless, apple pay, pay by phone, pay with my phone, with my phone, by phone pay, phone payment*',
    booking: 'book, booking, reserve, reservation*, table for tonight',
    place:
      'address, where are you, location, directions, how do i get, where can i find you, find you, how do we get, on the map, show me the map, google maps, where is this place, where is the restaurant, where are you located, located, what street, which street',
    wifi: 'wifi, wi fi, wlan, internet, password',
    parking: 'park, parking, car park',
    children:
      'kids chair, kid chair, baby chair, child chair, childs chair, child seat, baby seat, toddler seat, high chair*, highchair*, baby chair, changing table, playground',
    pets: 'dog, dogs, pet, pets, puppy, puppies, cat, cats, labrador*, terrier*, poodle*, chihuahua*, bulldog*, retriever*, dachshund*, husky, beagle*, spaniel*, animals allowed',
    music: 'music, band, dj, live music',
    access:
      'wheelchair*, accessible, step free, ramp, disabled, toilet*, restroom*, bathroom*, loo, loos',
    events: 'event*, party, parties, private hire',
    kitchen: 'kitchen open, kitchen close*, who is the chef, whos the chef, who cooks',
    terrace: 'terrace, outside, outdoor*, garden, patio',
    takeaway: 'takeaway, take away, take out, takeout, to go, deliver, delivery',
    other: 'smoke, smoking, vape, allergen card, manager, charge my phone, phone charger, charger',
  },
  acts: {
    greet: 'hello, hi, hey, good morning, good evening, good afternoon, hiya, yo',
    bye: 'bye, goodbye, see you, good night, cheerio',
    thanks: 'thank*, thx, ty, cheers, ta, much appreciated',
    glad: 'that was great, delicious thanks, loved it, was lovely, was amazing, was great',
    joke: 'joke, jokes, make me laugh',
    flirt: 'marry me, love you, are you single, date me, you are cute',
    who_are_you: 'who are you, what are you, who made you, what can you do, how do you work',
    is_human:
      'are you human, are you a robot, are you a bot, are you real, are you ai, am i talking to',
    small_talk: "how are you, weather, football, what's up, whats up, how is it going",
    privacy: 'privacy, my data, who reads, store my, delete my chat',
    languages: 'do you speak, which languages, speak german, speak turkish, speak french',
    no_instructions:
      'ignore your instructions, ignore all, ignore previous, system prompt, your instructions, pretend you, act as, developer mode, jailbreak, staff code, secret code, reveal',
    complaint_food:
      'is cold and, was cold, were cold, came cold, stone cold, hair in, disgusting, awful, inedible, undercooked, overcooked, too salty, gone off, off milk, found a',
    complaint_wait:
      'nobody has, no one has, nobody came, no one came, nobody comes, sat here, still nothing, hasn t come, hasn t arrived, ignores us, ignoring us, ignored us, been waiting, we waited, we ve waited, i waited, waited for, waiting for ages, still waiting, where is my food, wheres my food, taking so long, forgotten about us',
    complaint_price: 'rip off, ripoff, too expensive, overpriced, daylight robbery',
    complaint_staff: 'rude waiter, waiter was rude, bad service, terrible service, unfriendly',
    rude: 'idiot, stupid, useless, shut up, crap, bullshit',
    call_staff:
      'call the waiter, get the waiter, call a waiter, send someone, waiter please, get someone, waitress',
    wait_time:
      'how long does, how long will, how long is the wait, waiting time, how long until, when will my, when will our, when is my food, when is our food, when is my order, when is our order, when does my, when does our, going to take, gonna take',
    cannot_order:
      "i would like to order, i want to order, can i order, i'll have, ill have, i'll take, ill take, order for me, place an order, bring me, can you bring",
    cannot_book: 'book a table, reserve a table',
    cannot_pay:
      'charged twice, overcharged, wrong bill, bill is wrong, charged us, charged too much, the bill please, bring the bill, the check please, i want to pay, can we pay',
    split_bill: 'split the bill, pay separately, separate bills',
    tip: 'tip, tips, tipping, gratuity, service charge, service included, service in the price',
    no_medical:
      'diabet*, blood pressure, cholesterol, kidney*, gout, medication, medicine, pills, warfarin, insulin',
    pregnancy:
      "pregnan*, expecting a baby, i'm expecting, im expecting, she's expecting, shes expecting, wife is expecting, breastfeed*",
  },
  emergency: {
    alone:
      "fell over, fell off, keeled over, has fallen, going purple, gone purple, gone grey, gone white, has gone limp, limp, anaphyla*, call an ambulance, call ambulance, ambulance, call 112, call 911, call 999, collapsed, passed out, passing out, fainted, fainting, unconscious, choking, is choking, can't swallow, cant swallow, not responding, turning blue, going blue, lips are blue, epipen now, need an epipen, where is the epipen, use the epipen, seizure, having an allergic reaction, having a reaction, allergic reaction now, going into shock, gone into shock, heart attack, can't speak, medical emergency, emergency, help me please, need a doctor, is there a doctor, wheez*, suffocating, hives all over, covered in hives, throwing up blood, pulse, seizing, ring 999, 911 now, 911 please, 999 now, 999 please, 112 now, 112 please, phone 999, dial 999, dial 911, dial 112, ring 112, having a seizure, having a fit, stroke, drooping, slumped, foaming, gone blue, gone pale, gone floppy, floppy, hes blue, shes blue, responding, isn't responding, isnt responding, not breathing, gasping, lump in my throat, lump in her throat, lump in his throat, heart is racing, heart racing, dizzy, light headed, lightheaded, going dark, blacking out, about to faint, feel faint, feels faint, says he feels faint, gonna pass out, going to pass out, gonna faint, can't stand, cant stand up, shaking, trembling, clammy, nearest hospital, is reacting, reaction starting, reaction table, used my epipen, used her epipen, used his epipen, an epipen anywhere, blood pressure feels, throwing up, keeps vomiting, vomiting, been sick, turning purple, holding his neck, holding her neck, clutching, can't talk, cant talk, has gone into, paramedic*, first aid now, help help, help her, help him, somebody help, someone help",
    body: 'throat, lip, lips, tongue, face, mouth, eyes, eye, neck, chest, airway, skin, body, hands, ears, eyelid*, cheek*, gums, windpipe, heart, stomach, arms, arm, neck',
    trouble:
      'balloon*, sausage*, doesn t fit, enormous, twice the size, like cork, flushed, closing up, seizing up, drooping, tender, swell*, swollen, puff*, clos*, tight*, tingl*, numb*, itch*, burning up, burn*, huge, red, weird, strange, funny, rash, hives, blotch*, blister*, hurts, pain*, thick, fat, scratchy, heavy, pounding, too big, bump*, lump*, spot*, tickl*, racing, cramp*, sore, drool*, purple, blue, sweat*, welt*, burst*, stiff, going numb',
    does: 'swallow*, respond*, moving, cough*, stand up, breath*, air, inhale, breathing, breathin*, breaths',
    hard: "stopped, won t, wont, doesn t, doesnt, isn t, not working, nothing, does nothing, not helping, unable, can't, cant, cannot, can not, hard, trouble, difficult*, struggl*, short, shortness, barely, hardly, gasp*, stopped, isn't, isnt, not, problem*, catch, wrong, fast, noisy, whistl*, rattl*, shallow, heavy, funny, weird, struggling, no, out of",
    remedy:
      'inhaler*, puffer, ventolin, epipen*, epi pen, epi, antihistamine*, benadryl, piriton, adrenaline, autoinjector*',
    urgent: 'quick, quickly, hurry, asap, immediately, urgent*, urgently',
    ate: 'just ate, ate, has eaten, have eaten, had eaten, by accident, accidentally, by mistake, bit into, swallowed, took a bite, after the, since the, after eating, had some, and now, since i had, since she had, since he had, he ate, she ate',
    serious: 'seriously, serious, no joke, not joking, not a joke, for real, not funny, i mean it',
    calm: 'the stairs, crossword, survey, quiz, from laughing, laughing, the stairs, just curious, before we book, with beer, hazard, in a good way, would the, first aider, should staff, in an emergency, for next time, before we come, years ago, last year, months ago, as a child, as a kid, when i was, once had, used to get, what if, what happens if, in case someone, if someone, if somebody, lol, haha, joking, kidding, price, prices, breathtaking, breath of fresh, breath away, mouth water*, mouthwatering, to die for, the bill',
  },
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1_000,
    couple: 2,
  },
  relationPosition: 'before',
}
