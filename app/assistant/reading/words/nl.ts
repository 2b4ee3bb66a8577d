import { addLongPhrases } from './add-long-phrases.ts'
import type { LanguageWords } from './language-words.ts'

/** Combines foods with endings into compounds: "notenallergie". */
const compounds = (endings: readonly string[]) =>
  compoundFoods.flatMap((food) => endings.map((ending) => food + ending)).join(',')

const compoundFoods =
  'noten nooten pinda pindas hazelnoot hazelnoten walnoot walnoten amandel cashew pistache boomnoten melk koemelk melkeiwit zuivel lactose laktose caseine kaas room boter gluten tarwe graan meel coeliakie ei eieren eier kippenei kippeneiwit vis zalm tonijn soja sesam mosterd selderij selderie sulfiet zwavel histamine fructose lupine schaaldier schaaldieren schelpdier schelpdieren schelp garnalen garnaal kreeft mossel weekdieren inktvis tomaten tomaat ui uien knoflook aardbeien aardbei appel kiwi banaan bananen ananas avocado champignon paddenstoelen paprika koriander kokos kokosnoot wortel gist mais alcohol honing varkensvlees vlees gevogelte gelatine suiker kaneel voedsel voedings kruis'.split(
    ' ',
  )

// Foods of the lexicon are listed under their English names.
const words: LanguageWords = {
  common:
    'we, me, de, het, een, en, van, ik, je, jij, jullie, u, uw, hij, zij, ze, wij, ons, onze, hem, haar, hun, mij, mijn, mn, jouw, zijn, ben, bent, waren, wordt, worden, werd, heb, hebt, heeft, hebben, hadden, kan, kun, kunt, kunnen, zou, zouden, zal, zullen, mag, mogen, moet, moeten, wil, wilt, willen, gaat, gaan, ga, doen, doet, doe, maken, dit, dat, deze, die, daar, er, hier, waar, wie, wat, welke, welk, hoe, waarom, wanneer, wel, ook, nog, maar, als, dan, omdat, toch, even, eens, eigenlijk, graag, alstublieft, alsjeblieft, aub, ajb, bedankt, voor, met, bij, naar, op, aan, uit, om, te, onder, tot, dus, al, alleen, alle, alles, iets, iemand, veel, meer, heel, erg, echt, gewoon, misschien, vandaag, nu, vanavond, straks, hallo, goedemiddag, goedenavond, eten, eet, drinken, drink, bestellen, neem, nemen, kaart, menukaart, gerecht, gerechten, vriend, vriendin, man, vrouw, zoon, dochter, kind, moeder, vader, mensen, collega*, ge, gij, uwe, mss, idd, ff, weet, weten, denk, zeg, zeggen, zoiets, zon, zulke, hebt u, heeft u, heb je, gisteren, morgen, moesten, bleven, blijven, voelen, zetten, schaal, anderen, kleine, broer, zus, moest, konden, staan, zitten we, smaakt, gebruik, krijg, krijgen, krijgt, vind, vindt, vinden, komt, komen, ofzo, mogelijk, uitzicht, sterf van de honger, sterven van de honger, ga dood van de honger, water in de mond, loopt het water, water in mijn mond, hand in hand, ademloos uitzicht, adembenemend*, nooit gegeten, niets gegeten, niks gegeten, gisteren gegeten, lekker gegeten, goed gegeten, heerlijk gegeten, graag gegeten, frisse lucht, buitenlucht, open lucht, lucht in de, glas gevallen, glas omgevallen, help me kiezen',
  relations: {
    allergic: `allerg*, alerg*, allegr*, allergisch*, intoleran*, intollerant*, overgevoelig*, gevoelig voor, coeliakie*, coeliaki*, celiaki*, coelia*, anafyla*, anaphyla*, epipen, verdraag geen*, verdraagt geen*, verdragen geen*, verdraag niet*, verdraagt niet*, verdragen niet*, verdraag ik*, verdraagt hij, verdraagt ze, verdraagt zij, niet verdragen, niet verdraagt, slecht verdragen, verdraag slecht, kan niet tegen, kan niet goed tegen, kan slecht tegen, kan absoluut niet tegen, kan echt niet tegen, kan helemaal niet tegen, kunnen niet tegen, kan ik niet tegen, kan ik slecht tegen, kan ze niet tegen, kan hij niet tegen, niet tegen kan, niet tegen kunnen, niet tegen, reageer op, reageert op, reageer heftig op, reageert heftig op, reageer ik op, reageer ik heftig, reageer sterk op, reageert sterk op, reageer slecht, reageert slecht, reactie op, heftige reactie, g6pd, favisme, kruisallergie, spastische darm, onverdraagzaam*, ${compounds(['allerg*', 'alergi*', 'intoleran*', 'overgevoelig*'])}`,
    avoids:
      'ben de bob, moet rijden, moet nog rijden, ik rij, ik rijd, nog rijden, geen druppel, geheelonthouder, eet geen*, eten geen*, eet ook geen*, eet helaas geen*, eet echt geen*, eten ook geen*, eten allebei geen*, eten beiden geen*, eet absoluut geen*, eet niets met, eet niks met, eet niet, eet ik niet, eet ze niet, eet hij niet, eten we niet, eten wij niet, eten niet, niet eten, niet eet, eet nooit, eten nooit, eet ik nooit, nooit eten, drink geen*, drinkt geen*, drinken geen*, drink niet, drinkt niet, drinken niet, drink ik niet, niet drinken, drink nooit, mag geen*, mag helaas geen*, mag echt geen*, mag absoluut geen*, mag ook geen*, mag beslist geen*, mag niet*, mag ik niet, mag ik geen*, mag hij niet, mag hij geen*, mag ze niet, mag ze geen*, mag zij niet, mag zij geen*, mag niks met, mag niets met, mogen geen*, mogen niet*, mogen we niet, mogen wij niet, niet mag, niet mogen, kan geen*, kan helaas geen*, kan ook geen*, kan echt geen*, kan absoluut geen*, kan ik geen*, kan ze geen*, kan hij geen*, kan niets met, kan niks met, kunnen geen*, kan niet eten, kan ik niet eten, kan ik niet hebben, moet geen*, moet ik vermijden, vermijd*, vermijden, mijd*, mijden, gemeden, blijf weg van, uit de buurt, uitkijken met, uitkijken voor, oppassen met, oppassen voor, opletten met, oppas voor, moet oppassen, moet uitkijken, moet opletten, verboden, verbiedt, taboe, no go, uit den boze, gaat niet bij mij, gaat bij mij niet, is niets voor mij wegens, kan echt niet hebben, afblijven, blijf af van, kom ik niet aan, raak ik niet aan, haram, vasten, vast, geloof, religieuz*, religie*, gestopt met, afgezworen, op dieet, dieet zonder, vanwege mijn geloof, gebruik geen*, gebruiken geen*, gebruik ik niet, nuttig geen*, neem geen*, van de dokter, van een dokter, van een arts, van mijn arts, absoluut geen*, beslist geen*, in geen geval, onder geen beding, vooral geen*, alstublieft geen*, strikt zonder, echt zonder, volledig zonder, niet meer eten, niet toegestaan, niet gebruiken, eet alles behalve, eten alles behalve, lust alles behalve, eet alles maar geen, geen druppel',
    dislikes:
      'lust geen*, lusten geen*, lust niet*, lust ik niet, lust hij niet, lust ze niet, lusten we niet, lust ik geen*, niet lust, niet lusten, hou niet van, houd niet van, houdt niet van, houden niet van, hou ik niet van, hou ik niet zo van, hou niet zo van, hou helemaal niet van, houdt hij niet van, houdt ze niet van, niet van houd*, haat, haten, walg*, vies van, vind ik vies, vind ik niet lekker, vind ik smerig, vindt ze vies, vindt hij vies, vies, gruwel*, verafschuw*, niet lekker, niet zo lekker, geen fan, niet dol op, niet gek op, niet zo gek op, wil geen*, willen geen*, wil niet, hoef geen*, hoeft geen*, hoef niet, liever geen*, liever niet, liever zonder, het liefst zonder, heb een hekel, hekel aan, een hekel, niet mijn ding, niet mijn smaak, niks voor mij, niets voor mij, moet ik niet, niet te eten',
    without: `zonder, geen, gene, geene, g1, nul, weglaten, weglaat, weg laten, laat weg, weg, eraf, eruit, erin niet, niet erin, niet erop, zonder dat, minus, niets met, niks met, niet met, nix met, min de, laat de, haal de, achterwege, er geen, er niet, zndr`,
    free: `vrij van, vrij, vrije, ${compounds(['vrij', 'vrije', 'vrijs', 'loos', 'loze', 'arm', 'arme'])}, alcoholvrij bier, alcoholvrije wijn`,
    harm: 'astma, maagzweer*, gastritis, koppijn, hoofdpijn, bulten, dikke keel, dikke lip*, zwelt, zwel, opgenomen, maag, buikpijn, buikkramp*, diarree, dwars door, foute boel, overgeven, ziekenhuis, gevaarlijk, kotsen, kots, uitslag, jeuk, galbulten, benauwd, darmen, migraine*, ic werk, reageer, reageert, word ik ziek van, word ik ziek, wordt ze ziek van, wordt hij ziek van, wordt ziek van, ziek van, word ziek, word ik misselijk van, misselijk van, word ik niet lekker van, word ik niet goed van, krijg ik uitslag, krijg uitslag, krijgt uitslag van, uitslag van, bultjes van, jeuk van, krijg ik jeuk, krijg ik bultjes, krijg ik buikpijn, buikpijn van, krijg ik diarree, diarree*, krampen van, migraine*, hoofdpijn van, ga ik dood, ga ik dood aan, ga ik dood van, ga dood aan, dood aan, dood van, doodgaan, dodelijk*, levensgevaarlijk*, gevaarlijk voor, giftig voor, vergif voor, fataal, zwelt mijn keel, zwelt bij mij, opzwellen, opgezwollen, zwelt*, zwellen, jeukt, uitslag, bultjes, galbulten, maagklachten, darmklachten, buikklachten, brandend maagzuur, valt slecht, vallen slecht, valt verkeerd, niet goed voor mij, slecht voor mij, doet me geen goed, bekomt me slecht, bekomt slecht, in het ziekenhuis beland, ziekenhuis beland, beland ik in het ziekenhuis, lig ik in het ziekenhuis, sporen van, geen sporen, zelfs sporen, kleinste spoor, een spoortje, ook geen spoortje, speelt op, last van, heb ik last van, krijg ik last van, veel last van, veroorzaakt',
    contains:
      'bevat, bevatten, zit er, zitten er, zit in, zitten in, zit daar, zit hier, zitten daar, erin, er in, daarin, hierin, in zit, zit, zitten, heeft, hebben, in de, in het, in die, in deze, in dit, gemaakt met, gemaakt van, bereid met, bereid in, gebakken in, bestaat uit, gebruik je, gebruikt u, gebruiken jullie, gebruikt, doen jullie, ingrediënt, inhoud, is er, zijn er, aanwezig, spoor, sporen',
    suits:
      'kan ik eten, mag ik eten, kan ik dit eten, kan ik dat eten, mag ik dit, kan ik die eten, kan ik deze eten, kan ik nemen, kan ik hebben, kan ik drinken, kunnen we eten, kan ze eten, kan hij eten, kan zij eten, kan mijn, mag mijn, eten kan, kan eten, geschikt*, veilig*, oké voor, ok voor, goed voor, prima voor, wat kan ik, wat mag ik, wat kunnen we, verantwoord, zonder risico, risico, zonder problemen, geen probleem voor, past bij, zonder gevaar, te doen voor',
    with: 'met, extra, zin in, trek in, hou van, houdt van, gek van, verzot op, houd van, lust wel, ik wil, we willen, iets met, wat met, zoek, zoeken, gek op, dol op, lekker met, liefst met, ik zou graag, heb behoefte',
    take_back:
      'vergeet de, vergeet het, vergeet dat, laat maar, toch niet allergisch, niet meer allergisch, toch wel, mag toch, kan toch, mag weer, kan weer, mag ik weer, mag ik toch, verdraag ik weer, eet ik weer, eet weer, weer eten, toch eten, eet toch, maakt niet uit, maakt niks uit, niet belangrijk meer, geen probleem meer, is oké, is ok, zijn oké, zijn ok, is goed, zijn goed, is prima, zijn prima, was mijn broer, was mijn zus, was mijn vriend, was voor mijn, bedacht, van gedachten veranderd, ik vergis me, vergist, verkeerd getypt, typfout, was een grapje over, hoeft niet meer, niet meer nodig, schrap, schrappen, trek ik terug, neem ik terug, ontgroeid, overheen gegroeid, uitgegroeid, negeer, toegestaan, geldt niet meer, klopt niet meer',
  },
  eating: {
    cannot:
      'kan niet, mag niet, kan geen, mag geen, kan ik niet, mag ik niet, kan niks, mag niks, mag hij niet, mag ze niet, kunnen niet, mogen niet, mogen geen, mogen we niet, kan ie niet, kan er niet tegen, niet tegen, niet mag, niet mogen, gaat niet, mag van de dokter',
    drink:
      'drink, drinkt, drinken, drink niet, drinkt niet, drink geen*, drinkt geen*, drinken geen*, drinken niet, drink ik niet, niet drinken, drink nooit',
    eat: 'wil, willen, hoef, wil ik, mag ik, eet, eten, drink, drinkt, drinken, lust, lusten, verdraag, verdraagt, verdragen, aanraken, gebruik, gebruiken',
  },
  asks: {
    ingredients:
      'ingrediënt*, ingredient*, wat zit er in, wat zit erin, wat zit er allemaal in, wat zit er, wat zit daarin, wat zit hierin, wat zit daar, waar bestaat, waaruit bestaat, bestaat uit, wat gaat er in, wat bevat, wat doen jullie, waarvan gemaakt, waar is het van gemaakt, wa zit er, samenstelling, inhoud',
    price:
      'prijs, prijzen, kost, kosten, hoe duur, hoeveel kost, wat kost, wat kosten, hoeveel is, hoeveel voor, wat is de prijs, duur',
    calories:
      'calorie*, caloriën, kcal, kcals, voedingswaarde*, dikmaker*, dikmakend, hoeveel vet, calorierijk',
    cooking:
      'hoe wordt, hoe worden, hoe is het gemaakt, hoe maken jullie, hoe maakt u, bereid, bereiding, bereidt, klaargemaakt, gekookt, hoe bereiden, welke olie, hoe gaar, op welke manier',
    describe:
      'wat is, wat zijn, wat is dat, wa is, vertel, vertel over, leg uit, uitleg, beschrijf, omschrijf*, meer over, wat voor, hoe smaakt, smaakt naar, wat betekent, info over, wat houdt, wat moet ik me',
    picture:
      'foto, fotos, foto s, afbeelding*, plaatje*, plaatjes, laat zien, laten zien, zien, eruitziet, ziet eruit, ziet het eruit, ziet er, eruit ziet, hoe ziet',
    recommend:
      'aanrad*, aanbevel*, aanrader*, raad je aan, raadt u aan, raad je, raadt u, beveelt u, bevelen jullie, raden jullie, advies, adviseer*, adviseert, suggestie*, wat moet ik, wat zal ik, wat zullen we, wat zou u, wat zou jij, wat is lekker, wat is goed, het beste, de beste, lekkerste, verras me, verras ons, tip, tips, honger, trek, ik heb honger, wat kan ik, wat kunnen we, kies, kiezen, keuze, keus, idee, ideeën, kan niet kiezen, help me kiezen, help mij kiezen, help ons kiezen, help me met, help mij met, help me even met, help ons met, helpen kiezen, kun je me helpen, kunt u me helpen, kunt u helpen met, hulp bij, iets lekkers, wat lekkers, moet ik proberen, voorstel*, welke aanrader',
    list: 'welke, wat hebben jullie, wat heeft u, wat heb je, wat is er, wat zijn er, hebben jullie, heeft u, heb je, hebt ge, hebt u, hebde, is er, zijn er, optie*, opties, mogelijkheid, mogelijkheden, keuzes, lijst, alle, allemaal, wat kan ik eten, wat kunnen we eten, wat mag ik eten, wat nog meer, nog meer, alternatief, alternatieven, laat de kaart zien, serveren jullie',
    meal: 'avondeten, diner, lunch, drie gangen, driegangen*, drie gangenmenu, driegangenmenu, twee gangen, tweegangen*, menu samenstellen, compleet menu, heel menu, voor hoofd en na, met toetje, gevolgd door, viergangen*',
    compare:
      'verschil, verschillen, vergelijk*, of toch, of liever, wat is beter, goedkoper, duurder, lichter, gezonder, groter, pittiger, versus, vs, welke is',
    cheapest:
      'goedkoopste, goedkoopst, voordeligst*, laagste prijs, minst duur*, goedkoop, klein budget, betaalbaar*, goedkoper, allergoedkoopste',
    dearest: 'duurste, duurst, hoogste prijs, meest dure, duurder, allerduurste',
    lightest:
      'minste calorie*, minst calorie*, lichtste, lichtst, caloriearm*, weinig calorie*, laagste in calorie*, minste vet, lichter, minder calorie*',
    heaviest:
      'meeste calorie*, zwaarste, zwaarst, meest vullend*, vult het meest, calorierijkste, zwaarder, meer calorie*',
    pair: 'past bij, past het best*, past erbij, past daarbij, past goed bij, gaat goed met, gaat goed bij, welke wijn, wijn bij, drink je bij, drinken bij, te drinken bij, erbij, combineer*, combinatie, wijnadvies, wijnarrangement',
    opinion:
      'is het lekker, is dat lekker, is die lekker, is de, lekker, smaakt het, smaakt dat, de moeite, waard, aanrader, vind je, vindt u, zou je nemen, zou jij',
    sum: 'totaal, in totaal, bij elkaar, opgeteld, optellen, samen, alles bij elkaar, hoeveel wordt, hoeveel is dat samen, totaalprijs, som, wat wordt dat, kom ik op, komen we op',
    request:
      'kan het ook, kan dat ook, kunnen jullie, kunt u, kan je, kun je, vervang*, ruilen, wisselen, in plaats van, ipv, apart, aan de kant, aanpassen, aangepast, weglaten, is het mogelijk, zou het kunnen, mag het ook, extra portie, ook zonder',
    sure: 'weet u het zeker, weet je het zeker, zeker weten, zeker, weet je zeker, ben je zeker, bent u zeker, echt waar, hoe weet je, hoe weet u, klopt dat, gegarandeerd, garantie, meen je dat, waarom',
  },
  bounds: {
    under: 'onder, minder dan, goedkoper dan, beneden, lager dan, niet boven, kleiner dan',
    to: 'tot, tot en met, hoogstens, maximaal, max, maximum, niet meer dan, ten hoogste, of minder, te besteden, besteden, budget, budget van, ik heb maar, we hebben maar, uitgeven, niet duurder dan',
    over: 'boven, meer dan, duurder dan, hoger dan, ruim',
    from: 'vanaf, minstens, minimaal, min, minimum, tenminste, ten minste, op zijn minst, niet minder dan, of meer',
    about:
      'ongeveer, rond, rond de, circa, ca, zowat, een beetje, zo rond, omstreeks, om en nabij, plusminus, iets van',
  },
  modifiers: {
    not: 'niet, nie, geen, nooit, nimmer, noch, niks, niets',
    and: 'en, plus, ook, evenals, alsook, en ook, zowel, én, en voor, ook voor, ook geen',
    or: 'of, ofwel, oftewel, dan wel',
    but: 'geen allerg* maar, hebben geen allerg* maar, heb geen allerg* maar, niet allergisch maar, maar, echter, alleen, doch, wel',
    except:
      'behalve, uitgezonderd, op na, met uitzondering van, afgezien van, alles behalve, buiten, tenzij',
    it: 'het, dat, dit, die, deze, die daar, ervan, daarvan, hetzelfde, dezelfde, de eerste, de tweede, de derde, de laatste, eentje, dieje',
    other: 'de andere, het andere, een andere, iets anders, een ander, andere, anders, wat anders',
    both: 'beide, allebei, alle twee, alletwee, beiden, alle drie, allemaal',
    people:
      'personen, persoon, mensen, man, volwassenen, gasten, pers, met zn tweeën, met zn drieën, met zijn tweeën, met ons tweeën, eters, koppen',
    each: 'elk, ieder, iedere, per persoon, pp, p p, per stuk, per man, de man, stuk, per hoofd, ieder apart',
    together:
      'samen, totaal, in totaal, bij elkaar, alles bij elkaar, voor alles, voor allemaal, budget, gezamenlijk',
    variant: 'versie, variant, uitvoering',
    plain: 'gewone, normale, gewoon, klassieke',
    measure:
      'keer, x, maal, glas, glazen, kop, kopjes, kopje, fles, flessen, flesje, flesjes, portie, porties, bord, borden, stuk, stuks, glaasje, glaasjes, biertje',
    split: 'delen, gedeeld, verdelen, splitsen, gesplitst, delen door',
    yes: 'ja, jazeker, jep, yep, oké, oke, ok, prima, graag, tuurlijk, natuurlijk, klopt, juist, goed, joa, jawel, is goed',
    no: 'nee, neen, nope, nee bedankt, liever niet, nee hoor',
    past: 'mn ex, m n ex, mijn ex, vroeger, dacht dat, test negatief, waarom is iedereen, iedereen tegenwoordig, per ongeluk, verkopen jullie veel, mode, trend, veel vegans',
    meaning:
      'verschil tussen, wat is het verschil, wat is gluten, wat is lactose, wat zijn sulfieten, wat is lupine, wat is coeliakie, wat betekent glutenvrij, wat betekent vegan, wat betekent halal, wat betekent lactosevrij, wat is halal',
    healthy:
      'geen allerg*, geen intoleran*, geen voedselallerg*, geen enkele allerg*, geen notenallerg*, niet allergisch, niet meer allergisch, niemand allergisch, niemand is allergisch, niemand heeft een allerg*, niemand heeft allerg*, zonder allerg*, nergens allergisch, nergens allergisch voor, hebben geen allerg*, niet intolerant, kan overal tegen, kunnen overal tegen, lust alles, lusten alles, was vroeger allergisch, vroeger allergisch',
    absent:
      'vandaag niet bij, is er niet bij, er niet bij vandaag, niet mee vandaag, is er vandaag niet, is niet mee, niet meegekomen, komt niet mee, is thuis, thuis gebleven, thuisgebleven, bleef thuis, kon niet komen, kan niet komen',
  },
  facts: {
    gluten:
      'gluten*, glutn, tarwe*, coeliakie*, coeliaki*, celiaki*, coelia*, spelt, rogge, gerst, granen, graanvrij*, tarwevrij*, glueten',
    crustaceans:
      'schaaldier*, schaal en schelpdier*, schelpdier*, schaal en schelp, kreeftachtig*, zeevruchten, fruits de mer, schelp en schaaldier*, zeebanket',
    eggs: 'ei, eitje, eitjes, eieren, eiren, eier, eieallerg*, eiwit van ei, kippenei*, kippeneiwit*, eidooier*, dooier, dooiers, eigeel, eivrij*, eiallerg*, eierallerg*, eierenallerg*, eierenvrij*, eiproduct*, eipoeder, roerei, spiegelei, gebakken ei, gekookt ei, eierdooier, omelet',
    fish: 'vis, vissen, visje, visjes, visallerg*, visvrij*, visgerecht*, vissaus, visproduct*, visfilet, visbouillon, visstick*, visachtig*, zeevis, witvis, zoetwatervis',
    peanuts:
      'pinda, pindas, pinda s, pindaallerg*, pindavrij*, pindasaus, pindakaas, pindanoot*, apennoot*, apenoot*, apenootje*, aardnoot*, aardnoten, olienoot*, pindanootjes, pindaolie, pindaas',
    soy: 'soja*, soya*, sojaboon, sojabonen',
    milk: 'melk, melkproduct*, melkprodukt*, koemelk*, koeienmelk, melkeiwit*, koemelkeiwit*, melkallerg*, melkvrij*, melkpoeder, zuivel*, zuivelproduct*, volle melk, karnemelk, wei eiwit, caseïne*, caseine*, melkbestanddelen, melkspijs',
    nuts: 'noot, noten*, nootjes, nootje, nootachtig*, boomnoot, boomnoten, schaalvrucht*, schaalvruchten, notenmix, notenallerg*, nootallerg*, nootvrij*, nooten, borrelnoot*, notenvrij*, notensporen, studentenhaver',
    celery:
      'selderij*, selder, selderie*, knolselderij*, knolselder, bleekselderij*, bleekselder, selderijzout, selderijwortel',
    mustard: 'mosterd*, mostert, mosterdzaad*',
    sesame: 'sesam*, sesamzaad*, sesamzaadje*, tahin*, tahini, sezam*',
    sulphites: 'sulfiet*, sulfieten, sulphiet*, zwaveldioxide, zwavel, gezwaveld*, e220',
    lupin: 'lupin*, lupine*, lupinezaad',
    molluscs:
      'weekdier*, mollusk*, schelpdier*, schaal en schelpdier*, slak, slakken, zeevruchten, fruits de mer',
    lactose: 'lactose*, laktose*, lactos*, melksuiker*',
    meat: 'vlees, vleesje, vleesgerecht*, vleesproduct*, vleesbouillon, rood vlees, gehakt, vleeswaren, vleesjus, vleesch, dierenvlees, vleesvrij*',
    poultry: 'gevogelte*, pluimvee',
    pork: 'varken, varkens, varkensvlees*, varkenshaas, varkensvet, varkensgehakt, varkensrib*, varkensspek, varkensgelatine, zwijn, spek, spekjes, spekreepjes, ham, hammetje, hespen, hesp, reuzel, katenspek, ontbijtspek, speklap*, zwijnenvlees',
    gelatine: 'gelatine*, gelantine*, varkensgelatine, rundergelatine, gelei',
    alcohol:
      'ben de bob, moet rijden, moet nog rijden, ik rij, ik rijd, nog rijden, geen druppel, geheelonthouder, alcohol*, alkohol*, sterke drank, drank met alcohol, likeur*, jenever, promille, alcoholisch*, alcoholhoudend*, alcoholvrij bier, alcoholvrije wijn',
    honey: 'honing, honingvrij*, honingallerg*, bijenhoning, honingsaus, honingdressing',
  },
  diets: {
    vegetarian:
      'vegetari*, vegetar*, vega, vegetariër*, veggie*, veggi, vleesloos, vleesloze, vegatari*, vegitari*, vegataris*',
    vegan:
      'vegan*, veganist*, veganistisch*, plantaardig*, volledig plantaardig*, geen dierlijk*, dierlijke product*, dierlijke producten, dierlijks, niets dierlijks, niks dierlijks, plantbased, plant based, veganisch',
    pescatarian: 'pescot*, pescet*, pesceta*, pescat*, piscet*, pesco*',
    halal: 'halal*, hallal, helal*, moslim*, islamitisch*, moslima*',
    kosher: 'koosjer*, kosher*, koscher*, kosjer*, joods*',
  },
  foods: {
    walnut: 'walnoot*, walnoten*, okkernoot*, okkernoten',
    hazelnut: 'hazelnoot*, hazelnoten*, nootella, praliné, hazelnootpasta',
    almond:
      'amandel, amandelen, amandeltjes, amandelallerg*, amandelvrij*, amandelmeel, amandelschaafsel, amandelspijs',
    'almond milk': 'amandelmelk, amandeldrink',
    marzipan: 'marsepein*, amandelspijs',
    pistachio: 'pistache*, pistachenoot*, pistachenoten*, pistas',
    cashew: 'cashew*, cashewnoot*, cashewnoten*, cachou*, kasjoe*, cashews',
    pecan: 'pecan*, pecannoot*, pecannoten*, pekannoot*',
    macadamia: 'macadamia*, macademia*',
    'brazil nut': 'paranoot*, paranoten*',
    'pine nut': 'pijnboompit*, pijnboompitten, pignolen',
    chestnut: 'kastanje*, tamme kastanje*',
    'sunflower seed': 'zonnebloempit*, zonnebloemzaad',
    'pumpkin seed': 'pompoenpit*, pompoenzaad',
    'poppy seed': 'maanzaad, blauwmaanzaad',
    cheese:
      'kaas*, kaasje, kazen, geraspte kaas, cheddar, gouda, emmentaler, brie, oude kaas, kaassaus',
    parmesan: 'parmezaan*, parmigiano, parmezaanse*, grana',
    mozzarella: 'mozzarella*, mozarella*',
    feta: 'feta*, schapenkaas',
    'goat cheese': 'geitenkaas*, geitekaas*',
    'blue cheese': 'blauwe kaas, blauwschimmel*, gorgonzola, roquefort',
    butter: 'boter, roomboter, kruidenboter, boterjus, botertje',
    cream: 'room, slagroom, kookroom, roomsaus, slagroomtaart',
    'sour cream': 'zure room, creme fraiche',
    yogurt: 'yoghurt*, jogurt*, yogurt*, tzatziki, joghurt*',
    'cream cheese': 'roomkaas, mascarpone, monchou',
    quark: 'kwark, platte kaas',
    buttermilk: 'karnemelk, botermelk',
    'ice cream':
      'roomijs, schepijs, bolletje ijs, ijsje, ijsjes, vanilleijs, ijscoupe, dame blanche',
    bread:
      'brood, broodje, broodjes, stokbrood, boterham*, toast, volkorenbrood, pistolet*, sandwich, tosti, broodmand',
    breadcrumbs: 'paneermeel, gepaneerd*, broodkruim*, paneer*, chapelure, panko',
    flour: 'bloem, meel, tarwebloem, tarwemeel, patentbloem, zelfrijzend bakmeel',
    pasta: 'pasta, pastas, noedels, mie, spaghetti, penne, macaroni, deegwaren, lasagnevellen',
    couscous: 'couscous',
    bulgur: 'bulgur, boulgour',
    oats: 'haver*, havermout, havermelk',
    spelt: 'spelt, speltbrood',
    rye: 'rogge*, roggebrood',
    barley: 'gerst, gort',
    buckwheat: 'boekweit*',
    rice: 'rijst*, zilvervliesrijst, rijstnoedels, basmatirijst',
    corn: 'maïs*, mais, maiskolf, maïskolf, maïzena, maizena, maiszetmeel',
    polenta: 'polenta',
    potato:
      'aardappel*, patat, patatten, friet*, frietjes, frieten, krieltjes, aardappelpuree, pieper*, aardappelkroket*, petatten',
    'sweet potato': 'zoete aardappel*, bataat',
    onion:
      'ui, uien, uitje, uitjes, ajuin*, ajuinen, lente ui, lenteui*, bosui*, uienringen, gebakken uitjes, rode ui, uienpoeder, juin',
    shallot: 'sjalot*, sjalotjes',
    garlic: 'knoflook*, look, knoflookolie, knoflooksaus, lookboter, teentje',
    leek: 'prei, preitje',
    chive: 'bieslook',
    'wild garlic': 'daslook',
    mushroom:
      'champignon*, paddenstoel*, paddestoel*, paddo, kastanjechampignon*, cantharel*, eekhoorntjesbrood, shiitake, oesterzwam*, zwammen, champion*',
    truffle: 'truffel*, truffelolie',
    tomato: 'tomaat, tomaten*, tomaatje*, tomatensaus, kerstomaat*, kerstomaatjes, cherrytomaat*',
    'bell pepper': 'paprika*, puntpaprika, papprika',
    'black pepper': 'zwarte peper, peperkorrel*',
    chilli:
      'chili*, chilipeper*, rode peper, spaanse peper*, jalapeno*, cayennepeper, lombok, sambal, peperoni, pepers, chilisaus, pepertjes, peper',
    cucumber: 'komkommer*',
    pickle: 'augurk*, zure augurk*',
    carrot: 'wortel, wortels, worteltje*, wortelen, peen, wortelallerg*',
    aubergine: 'aubergine*',
    courgette: 'courgette*',
    spinach: 'spinazie*',
    cabbage: 'kool, witte kool, rode kool, spitskool, savooikool, koolsla, chinese kool',
    sauerkraut: 'zuurkool*',
    broccoli: 'broccoli*, brocolli',
    cauliflower: 'bloemkool*',
    kale: 'boerenkool*',
    'brussels sprout': 'spruitjes, spruiten',
    asparagus: 'asperge*',
    pumpkin: 'pompoen, pompoensoep, pompoenen, pompoenpuree',
    beetroot: 'biet, bieten, bietjes, rode biet*, kroot, kroten, rode bietjes',
    radish: 'radijs*, radijsjes, rettich, daikon',
    rocket: 'rucola*',
    lettuce: 'sla, ijsbergsla, kropsla, slablaadjes',
    peas: 'erwt, erwten, doperwt*, doperwtjes, erwtjes, peultjes',
    beans:
      'boon, bonen, boontjes, sperziebonen, witte bonen, bruine bonen, kidneybonen, snijbonen, tuinbonen, prinsessenbonen',
    chickpeas: 'kikkererwt*, kikkererwten, hummus, houmous, falafel',
    lentils: 'linze, linzen, linzensoep',
    olive: 'olijf, olijven, olijfjes, tapenade',
    'olive oil': 'olijfolie',
    'vegetable oil':
      'olie, plantaardige olie, zonnebloemolie, frituurolie, frituurvet, koolzaadolie, arachideolie',
    'palm oil': 'palmolie, palmvet',
    avocado: 'avocado*, advocado, guacamole',
    coconut: 'kokos*, kokosnoot*, kokosrasp, cocos*',
    'coconut milk': 'kokosmelk',
    banana: 'banaan, bananen*',
    strawberry: 'aardbei*, aardbeien*',
    raspberry: 'framboos, frambozen*',
    blueberry: 'blauwe bes*, bosbes*, bosbessen',
    cherry: 'kers, kersen, kriek, krieken, kersjes',
    apple: 'appel, appels, appelmoes, appeltjes, appelallerg*',
    pear: 'peer, peren, peertje*, stoofpeer*',
    peach: 'perzik*, nectarine*',
    apricot: 'abrikoos, abrikozen*',
    plum: 'pruim, pruimen, pruimpje*',
    grape: 'druif, druiven, druifjes',
    raisin: 'rozijn*, rozijnen, krenten',
    kiwi: 'kiwi, kiwis, kiwi s',
    mango: 'mango, mangos, mangochutney',
    pineapple: 'ananas*',
    orange: 'sinaasappel*, appelsien*, jus d orange, sinasappel*',
    lemon: 'citroen*, citrus*',
    lime: 'limoen*',
    fig: 'vijg, vijgen',
    'date fruit': 'dadel*, dadels',
    melon: 'meloen*, watermeloen*',
    pomegranate: 'granaatappel*',
    rhubarb: 'rabarber*',
    coriander: 'koriander*, ketoembar, coriander, korriander',
    parsley: 'peterselie*',
    basil: 'basilicum*',
    dill: 'dille',
    mint: 'munt, muntblaadjes, pepermunt',
    thyme: 'tijm',
    rosemary: 'rozemarijn',
    oregano: 'oregano',
    cumin: 'komijn*, djinten',
    caraway: 'karwij*',
    turmeric: 'kurkuma*, geelwortel, koenjit',
    curry: 'kerrie*, currypoeder, currysaus',
    saffron: 'saffraan*',
    cinnamon: 'kaneel*',
    vanilla: 'vanille*',
    nutmeg: 'nootmuskaat*, muskaatnoot',
    ginger: 'gember*',
    horseradish: 'mierikswortel*',
    wasabi: 'wasabi',
    salt: 'zout, zeezout',
    sugar: 'suiker*, rietsuiker, basterdsuiker, poedersuiker, suikers',
    vinegar: 'azijn*, balsamico*',
    'soy sauce': 'sojasaus*, ketjap*, soja saus',
    tofu: 'tofu, tahoe',
    mayonnaise: 'mayonaise*, mayonnaise*, mayo, fritessaus, frietsaus, remoulade*, aioli',
    ketchup: 'ketchup, tomatenketchup',
    msg: 'glutamaat*, smaakversterker*, vetsin, ve tsin',
    yeast: 'gist, gistextract, gistvrij*, gistallerg*, bakkersgist',
    chocolate: 'chocola*, chocolade*, choco, melkchocolade, chocolat*',
    cocoa: 'cacao*',
    coffee: 'koffie*, espresso, cappuccino, cafeïne, cafeine, koffies',
    tea: 'thee, thees',
    shrimp:
      'garnaal, garnalen*, garnaaltje*, gamba, gambas, gamba s, scampi, scampis, scampi s, noordzeegarna*, grijze garnalen',
    crab: 'krab, krabben, krabvlees, surimi, koningskrab, noordzeekrab, krabsalade',
    lobster: 'kreeft, kreeften, kreeftensoep, kreeftenbisque',
    crayfish: 'rivierkreeft*, langoustine*, langoestine*',
    mussel: 'mossel*, mosselen, mosseltjes, vongole',
    scallop:
      'jakobsschelp*, sint jakobsschelp*, sint jacobsvrucht*, sint jacobsschelp*, jacobsschelp*, coquille*, coquilles',
    squid: 'calamar*, calamares, pijlinktvis*, inktvis*, inktvisringen, kalamar*',
    octopus: 'octopus*, achtarm*',
    oyster: 'oester, oesters, oestersaus',
    salmon: 'zalm*, gerookte zalm, zalmfilet',
    tuna: 'tonijn*, tonijnsalade',
    cod: 'kabeljauw*, skrei, kibbeling*, stokvis',
    anchovy: 'ansjovis*, anjovis',
    sardine: 'sardine*, sardientje*',
    herring: 'haring*, maatje*, maatjes, rolmops',
    mackerel: 'makreel*',
    trout: 'forel, forellen, forelfilet',
    'sea bass': 'zeebaars*',
    'sea bream': 'dorade*, zeebrasem',
    'dover sole': 'zeetong, sliptong*, tongfilet, tongetjes, tongschar',
    caviar: 'kaviaar*, viseitjes, kuit',
    chicken:
      'kip, kippen, kipfilet*, kippetje*, kippenvlees, kippensoep, kippenbouillon, kippendij*, kipje, kippenvleugel*, kipsaté, kipnuggets, haantje, piepkuiken',
    turkey: 'kalkoen*, kalkoenfilet',
    duck: 'eend, eenden, eendenborst*, eendenbout, eendeborst',
    goose: 'gans, ganzen*, ganzenlever, foie gras',
    beef: 'rund, rundvlees*, runder*, rundsvlees, biefstuk*, entrecote, ossenhaas, runderlap*, steak, rosbief, stoofvlees, rundergehakt, kogelbiefstuk, bavette',
    veal: 'kalf, kalfs*, kalfsvlees*, kalveren',
    lamb: 'lam, lams*, lamsvlees*, lamsrack, lamskotelet*, schapenvlees',
    venison:
      'hert, herten*, hertenvlees, ree, reerug, wildragout, wildstoof*, wildgerecht*, wildvlees',
    rabbit: 'konijn*, haas, hazenpeper, hazenrug',
    'wild boar': 'wild zwijn, everzwijn*',
    'horse meat': 'paard, paarden*, paardenvlees',
    liver: 'lever, leverworst, leverpastei, paté',
    bacon: 'bacon, pancetta, zuurkoolspek',
    ham: 'rauwe ham, parmaham, serranoham, achterham, beenham, prosciutto, ardennerham',
    sausage:
      'worst, worsten, worstje*, rookworst*, braadworst*, chorizo, frikandel*, frikadel*, kroket, bitterbal*, boerenmetworst, merguez',
    salami: 'salami*',
    wine: 'wijn, wijnen, wijntje*, witte wijn, rode wijn, rodewijnsaus, wittewijnsaus, glühwein, wijnsaus',
    beer: 'bier, biertje*, bieren, pils, pilsje*, bierbeslag, pintje, pint, speciaalbier*, witbier, stoofbier',
    rum: 'rum, boerenjongens',
    champagne: 'champagne, prosecco, cava, mousserend*',
    brandy: 'brandewijn, cognac, vieux',
    whisky: 'whisky, whiskey',
    vodka: 'wodka, vodka',
  },
  courses: {
    starter:
      'voorgerecht*, voorgerechten, vooraf, om te beginnen, om mee te beginnen, starter*, soep, soepen, soepje, salade, salades, borrelhap*, hapje, hapjes, antipasti, voorafje, amuse*, voorgerechtje*',
    main: 'hoofdgerecht*, hoofdgerechten, hoofdschotel*, als hoofd, hoofdmaaltijd',
    side: 'bijgerecht*, bijgerechten, bijgerechtje*, garnituur, voor erbij',
    dessert:
      'dessert*, nagerecht*, toetje*, toetjes, iets zoets, wat zoets, zoetigheid, na toe, taart, gebak, ijscoupe, iets zoet',
    drink:
      'drank*, drankje*, drankjes, te drinken, iets te drinken, wat te drinken, frisdrank*, fris, dorst, sap, sapje*, limonade*, cocktail*, om te drinken',
  },
  senses: {
    hot: 'pittigste, heetste, scherpste, pittig*, pittige, heet, scherp, pikant*, gekruid*, heel heet, hoe pittig, hoe scherp, spicy',
    mild: 'mild*, milde, niet pittig, niet te pittig, niet zo pittig, niet scherp, niet heet, niet te heet, niet te scherp, niks pittigs, niets pittigs, weinig pit, zonder pit, niet pikant, niet te pikant',
    light:
      'licht, lichte, lichts, niet zo zwaar, niet te zwaar, niet zwaar, niks zwaars, gezond*, gezonde, licht verteerbaar',
    cold: 'koud, koude, kouds, verfrissend*, ijskoud*, gekoeld*, fris, frisse',
    sweet: 'zoet, zoete, zoets, zoetig, suikerig',
    kids: 'kind, kinderen, kids, kindermenu, kinderportie*, kleuter*, peuter*, baby, kleintje*, jarige, jaar oud, voor mijn zoon, voor mijn dochter, voor de kleine, kindvriendelijk*, mijn zoontje, mijn dochtertje, zoontje, dochtertje, kindje',
    sharing: 'delen, om te delen, samen delen, deel*, gedeeld, voor op tafel, shared dining',
    popular:
      'populair*, beroemd*, bekend om, specialiteit*, favoriet*, favoriete, bestseller*, aanrader van de chef, suggestie van de chef, meest besteld*, klassieker*, signature, huisspecialiteit, topper*',
  },
  cookings: {
    fried: 'gefrituurd*, gebakken, frituur*, uit de pan, krokant gebakken, uit de frituur',
    grilled: 'gegrild*, grill, van de grill, geroosterd*, barbecue, bbq, houtskool',
    baked: 'uit de oven, oven, ovengebakken, gegratineerd*, in de oven, ovenschotel*',
    boiled: 'gekookt*, gepocheerd*',
    steamed: 'gestoomd*',
    stewed: 'gestoofd*, stoof*, stoofpot*, gesmoord*, stoverij',
    smoked: 'gerookt*, rokerig',
    raw: 'rauw, rauwe, tartaar, sashimi, sushi, carpaccio, filet americain, ongekookt*',
  },
  wishes: {
    share: 'delen, om te delen',
    kids: 'kinderen, kind, kids, kindje, kleintje*',
    light: 'licht, lichts, lichte, gezond*',
    filling:
      'vullend*, stevig*, grote honger, veel honger, honger, voedzaam, flinke trek, rammel*, uitgehongerd, machtig',
    quick: 'snel, snelle, snels, haast, weinig tijd, geen tijd, vlug, rap, gehaast',
    cheap: 'goedkoop*, voordelig*, betaalbaar*, blut, weinig geld, niet te duur, krap bij kas',
    treat:
      'bijzonders, speciaals, verjaardag*, jubileum, trouwdag, vieren, verwennen, feestelijk*, iets speciaals, jarig',
    local:
      'lokaal, lokale, traditioneel*, typisch*, streekgerecht*, streek*, regionaal*, van hier, oerhollands*, hollandse pot, ambachtelijk*',
    mild: 'mild*, niet pittig',
    hot: 'pittig*, heet',
    warm: 'warm, warms, warme, opwarmen, verkleumd, koud buiten',
    cold: 'koud, kouds, verfrissend*, verkoeling',
    sweet: 'zoet, zoets, zoete',
    fresh: 'vers, verse, fris, frisse, verfrissend*',
    comfort:
      'troost*, troosteten, troostvoer, kater, brak, gezellig*, verdrietig, comfortfood, knus',
  },
  topics: {
    phone:
      'telefoon, telefoonnummer*, jullie nummer, uw nummer, jullie bellen, u bellen, kan ik bellen, jullie opbellen, contactgegevens, jullie bereiken',
    links:
      'instagram*, insta, facebook, tiktok, twitter, youtube, whatsapp, social media, sociale media, website*, webpagina, webstek',
    languages:
      'welke talen, welke taal, andere talen, andere taal, hoeveel talen, kaart in het engels, menu in het engels, engelse kaart, engelse menukaart, vertaald, vertaling*',
    hours:
      'open, openingstijd*, openingsuren, hoe laat, dicht om, sluiten, sluit, sluitingstijd*, sluitingsuur, tot hoe laat, wanneer open, gesloten, sluitingsdag, laatste bestelling, geopend, vanaf wanneer open, nu open, nog open, vandaag open, vandaag gesloten, nu gesloten, wanneer sluiten, wanneer openen, wanneer gaan jullie',
    payment:
      'pinnen, pin, contant, cash, creditcard*, kredietkaart*, betalen, betaling*, bancontact, visa, mastercard, contactloos, apple pay, google pay, tikkie, maaltijdcheque*, bankkaart, met de kaart betalen, kaart betalen, betalen met mijn telefoon, met mijn telefoon, met telefoon betalen',
    booking:
      'reserver*, reservatie*, reservering*, tafel vrij, plek vrij, plaats vrij, tafel voor, boeken',
    place:
      'adres, waar zitten jullie, waar zijn jullie, waar bent u, route, locatie, hoe kom ik, bereikbaar, waar ligt, plattegrond, google maps, waar vind ik jullie, waar is het restaurant, welke straat, hoe kom je',
    wifi: 'wifi, wi fi, internet, wachtwoord, paswoord, wificode, wlan',
    parking: 'parkeren, parkeer*, parking, parkeerplaats*, parkeergarage',
    children:
      'kinderstoel*, kinderzit*, verschoon*, commode, luiertafel, speelhoek, speeltuin*, kinderkaart, kleurplaat, kinderwagen, verzorgingstafel',
    pets: 'hond, honden, puppy, teckel*, poedel*, hondje, huisdier*, waterbak, poes',
    music: 'muziek, live muziek, livemuziek, band, dj, optreden',
    access:
      'rolstoel*, toegankelijk*, drempel*, mindervalide*, invalide*, toilet, toiletten, wc, lift, rollator, gehandicapt*',
    events:
      'feest, feestje*, evenement*, bruiloft*, trouwfeest*, groepen, bedrijfsuitje, personeelsfeest, verjaardagsfeest, afhuren, zaaltje',
    kitchen: 'keuken open, keuken dicht, keuken sluit, de keuken, chef, kok, wie kookt, chef kok',
    terrace:
      'terras*, buiten, buiten zitten, tuin, binnentuin, frisse lucht, buitenlucht, balkon, serre',
    takeaway:
      'afhaal*, afhalen, meenemen, om mee te nemen, bezorg*, bezorgen, thuisbezorgd*, leveren, takeaway, take away, inpakken, uber eats, doggybag',
    other:
      'roken, rookruimte, rokers*, asbak, allergenenkaart, allergenenlijst, allergenenoverzicht, bedrijfsleider, manager, eigenaar, cadeaubon*, telefoon opladen, oplader',
  },
  acts: {
    greet:
      'hallo, hoi, hey, hi, dag, goedendag, goeiedag, goedemorgen, goedemiddag, goedenavond, goeienavond, goeiemiddag, hallootjes, heej, hee, yo',
    bye: 'doei, doeg, tot ziens, dag dag, houdoe, salut, fijne avond, prettige avond, welterusten, tot de volgende keer, de groeten',
    thanks:
      'bedankt, dank je, dank u, dankjewel, dankuwel, dank je wel, dank u wel, thx, merci, bedankt hoor, hartelijk dank, hartstikke bedankt, tnx',
    glad: 'was lekker, was heerlijk, heerlijk gegeten, lekker gegeten, was top, was geweldig, heeft gesmaakt, smaakte goed, was super, genoten, overheerlijk, smullen',
    joke: 'mop, mopje, grap, grapje, maak me aan het lachen, vertel een grap',
    flirt:
      'trouw met me, wil je met me trouwen, ik hou van jou, hou van je, ben je single, ben je vrijgezel, op date, lekker ding',
    who_are_you:
      'wie ben je, wie bent u, wat ben je, wat kun je, wat kan je, wie heeft je gemaakt, hoe werk je',
    is_human:
      'ben je een mens, bent u een mens, ben je echt, ben je een robot, ben je een bot, ben je ai, praat ik met, chat ik met, spreek ik met',
    small_talk:
      'hoe gaat het, hoe is het, alles goed, hoe gaat ie, lekker weer, mooi weer, weer vandaag, voetbal, hoest',
    privacy:
      'privacy, mijn gegevens, wie leest, bewaar je, opgeslagen, chat verwijderen, avg, gdpr',
    languages:
      'spreek je, spreekt u, welke talen, in het engels, in het nederlands, in het frans, praat je, taal',
    no_instructions:
      'negeer je, negeer alle, negeer de, je instructies, jouw instructies, vorige instructies, systeemprompt, system prompt, doe alsof, geheime code, personeelscode, ontwikkelaarsmodus, verklap',
    complaint_food:
      'is koud, te zout, haar in, een haar, smerig eten, niet te eten, niet gaar, aangebrand, verbrand eten, bedorven, over datum, taai, lauw, smaakt nergens naar, smaakt naar niks',
    complaint_wait:
      'wachten al, wacht al, zitten al, waar blijft, duurt lang, duurt zo lang, duurt eeuwen, duurt uren, vergeten zijn, zijn ons vergeten, nog steeds niks, nog steeds geen, al een uur',
    complaint_price:
      'te duur, oplichterij, afzetterij, afzetters, belachelijk duur, schandalig duur, peperduur, schandalige prijzen',
    complaint_staff:
      'onbeleefd*, onbeschoft*, onvriendelijk*, ober was, serveerster was, slechte bediening, slechte service, chagrijnig*, lomp',
    rude: 'idioot, sukkel, dom, domme, stom*, kut*, klootzak*, hou je bek, bek houden, rot op, lul, debiel*, nutteloos, shit, hou je mond, kop dicht, houd je mond, hou je kop',
    call_staff:
      'roep de ober, ober roepen, bediening roepen, kan er iemand, iemand sturen, stuur iemand, iemand komen, ober alsjeblieft, ober, serveerster, iemand van de bediening, ober alstublieft',
    wait_time:
      'hoe lang duurt, hoelang duurt, hoe lang nog, wachttijd*, wanneer komt, hoe lang moet, hoelang nog, hoelang moet',
    cannot_order:
      'ik neem, ik wil bestellen, kan ik bestellen, mag ik bestellen, bestelling plaatsen, doe mij maar, doe mij, doe ons, doe maar, mag ik een, mag ik de, wij nemen, we nemen, breng me, breng ons, ik bestel, willen graag bestellen, wil graag bestellen',
    cannot_book: 'tafel reserveren, tafeltje reserveren, tafel boeken, reservering maken',
    cannot_pay:
      'de rekening, rekening graag, rekening alstublieft, afrekenen, wil betalen, willen betalen, mogen we betalen, mag ik betalen, kunnen we betalen',
    split_bill:
      'rekening splitsen, rekening delen, apart betalen, apart afrekenen, ieder apart betalen, gescheiden rekening*, aparte rekening*, going dutch',
    tip: 'fooi*, fooien, tip geven, drinkgeld, bedieningsgeld, servicekosten',
    no_medical:
      'diabet*, suikerziekte, bloeddruk*, cholesterol*, nierpatiënt*, nieren, nierziekte, jicht, medicijn*, medicatie, pillen, insuline, bloedverdunner*',
    pregnancy: 'zwanger*, borstvoeding, in verwachting, zwangerschap*',
  },
  emergency: {
    alone:
      'schokken, stuiptrek*, van mn stokje, van mijn stokje, van zijn stokje, van haar stokje, viel om, valt om, viel zo om, omgevallen, bibber*, zie wazig, op met ademen, wordt paars, wordt blauw, is paars, is blauw, anafyla*, anaphyla*, anafilac*, anafylax*, ambulance*, ambu, ziekenwagen*, ziekenauto*, 112 bellen, 112 snel, 112 nu, 112 aub, 112 alsjeblieft, 100 bellen, bel 911, bel 112, alarmnummer, noodnummer, bel een dokter, bel dokter, bel de dokter, bel een arts, bel iemand, bel hulp, haal een dokter, haal een arts, haal hulp, haal iemand, roep een dokter, roep hulp, roep iemand snel, dokter nodig, arts nodig, een dokter nodig, hebben een dokter, heb een dokter, heb een arts, hebben een arts, dokter in de zaal, arts in de zaal, dokter aanwezig, arts aanwezig, een dokter, een arts,  is er iemand arts, dokter bellen, arts bellen, ambulance bellen, een dokter bellen, iemand een dokter, hulp bellen, helemaal blauw, helemaal rood, helemaal paars, overal rode, overal rode vlekken, overal rode bulten, dokter snel, snel een dokter, snel een arts, snel hulp, dichtstbijzijnde ziekenhuis, dichtsbijzijnde ziekenhuis, dichtste ziekenhuis, waar is het ziekenhuis, naar het ziekenhuis, naar de spoed, spoedeisende hulp, spoedgeval*, spoedpost, eerste hulp, eerstehulp, ehbo, bhv, bhver, noodgeval*, noodsituatie, nood, in nood, medisch noodgeval, help, help help, helppp, hellup, heelp, help hem, help haar, help ons, help me, help me dan, help nou, hulp nodig, dringend hulp, hulp, acuut, flauwgevallen, flauw gevallen, flauwvallen, flauw vallen, valt flauw, val flauw, viel flauw, ga flauwvallen, gaat flauwvallen, van zijn stokje, van haar stokje, van mijn stokje, vn zijn stokje, bijna flauw, flauwte, gaat onderuit, onderuit gegaan, onderuitgegaan, bewusteloos*, bewustzijn*, buiten bewustzijn, buiten westen, out gegaan, knock out, weggevallen, valt weg, val weg, valt steeds weg, valt telkens weg, valt bijna weg, val bijna weg, val zo weg, zakt weg, zakt in elkaar, in elkaar gezakt, ineengezakt, ineengestort, zakt ineen, stort in, ingestort, in elkaar gestort, stort in elkaar, ligt op de grond, op de grond gevallen, van zijn stoel gevallen, van haar stoel gevallen, van de stoel gevallen, van zn stoel, valt van zijn stoel, omgevallen, valt om, viel om, omgevalle, reageert niet, reageert niet meer, reageert nergens op, reageert amper, reageert nauwelijks, niet aanspreekbaar, aanspreekbaar, wordt niet wakker, niet wakker te krijgen, geeft geen antwoord, antwoordt niet, geen reactie meer, zwart voor mijn ogen, zwart voor de ogen, zwart voor zijn ogen, zwart voor haar ogen, wordt zwart voor, alles wordt zwart, sterretjes, duizelig*, draaierig*, duizel*, licht in mijn hoofd, licht in het hoofd, licht in zijn hoofd, licht in haar hoofd, lichthoofdig, zweverig, ijl, suf geworden, helemaal slap, slap geworden, wordt slap, lijkbleek, wit weggetrokken, wit weg, spierwit, krijtwit, heel bleek, helemaal bleek, helemaal wit, ziet wit, wordt grauw, grauw gezicht, bleek weg, trekt wit weg, trekt bleek weg, stikt, stikken, stik, aan het stikken, gestikt, verstikk*, verstik*, verslikt, verslikte, verslik*, in verkeerde keelgat, verkeerde keelgat, blijft steken, steken gebleven, zit vast in, vast in mijn keel, vast in zijn keel, vast in haar keel, graat in, visgraat*, brok in mijn keel, brok in de keel, brok in zijn keel, brok in haar keel, prop in mijn keel, prop in de keel, iets in mijn keel, iets in zijn keel, iets in haar keel, heimlich*, heimlichgreep, buikstoot*, benauwd*, benauwt, benauwdheid, ademnood*, kortademig*, adem te kort, ademtekort*, ademstilstand, ademt niet, ademt niet meer, ademt nauwelijks, ademt raar, geen adem, buiten adem, ademloos, snakt naar adem, snak naar adem, hapt naar adem, hap naar adem, naar adem snak*, naar adem happ*, naar lucht happ*, hapt naar lucht, hap naar lucht, naar lucht snak*, snakt naar lucht, piept, piepend*, piepen, piepende ademhaling, rochelt, rochel*, reutel*, hijgt, hijgen, hijg, hyperventil*, astma aanval*, astmaaanval*, astma-aanval*, astmaanval*, hartaanval*, hartinfarct*, hartstilstand*, hartkloppingen, hart gaat tekeer, hart bonst, hart bonkt, hart slaat over, hart klopt heel, hartslag, polsslag, geen pols, pols, beroerte, herseninfarct, tia, epileptisch*, epilepsie, epilepsieaanval*, toeval krijgt, stuip*, stuipen, stuiptrek*, convulsie*, schokken over, schudt over zijn, schudt over haar, trilt over, trillen, tril, trilt, rillen, rilt, beeft, beven, schuim op, schuim om, schuimbekt, blauwe lippen, lippen blauw, blauw aangelopen, loopt blauw, loopt paars, wordt blauw, wordt paars, ziet blauw, word blauw, loopt rood aan, rood aangelopen, knalrood, vuurrood, kreeftrood, allergische shock, allergische schok, allergische aanval, allergie aanval, allergieaanval, in shock, shock, shocktoestand, allergische reactie, allergische reaktie, alergische reactie, krijgt een reactie, krijg een reactie, heeft een reactie, heb een reactie, reactie gekregen, reactie begint, reageert allergisch, reageer allergisch, netelroos, galbulten, netelkoorts, bulten over, overal bulten, overal bultjes, overal vlekken, overal uitslag, overal jeuk, onder de bulten, onder de uitslag, zit onder de, helemaal onder de, uitslag over, jeuk over, jeukt overal, quincke*, angio oedeem, angiooedeem, epi pen, epi pens, adrenaline*, adrenalinepen*, auto injector*, autoinjector*, emerade, jext, noodpen, antihistamin*, cetirizine, gaat dood, ga dood, gaat hij dood, gaat ze dood, ik ga dood, sterft, aan het sterven, stervende, doodgaat, vergiftigd, vergiftiging, voedselvergiftiging, geeft over, overgegeven, overgeven, moet overgeven, spuugt, spugen, gespuugd, kotst, kotsen, gekotst, braakt, braken, gebraakt, bloed op, bloed spugen, blijft braken, kan niet slikken, kan niet meer slikken, kan amper slikken, kan bijna niet slikken, kan nauwelijks slikken, niet meer slikken, niet slikken, moeite met slikken, moeilijk slikken, slikken gaat, slikken lukt, kan niet praten, kan niet meer praten, kan niet spreken, kan niet meer spreken, niet meer praten, niet meer spreken, kan nauwelijks praten, kan amper praten, praat raar, praat moeilijk, stem weg, hees, schor, brabbelt, mond hangt, mondhoek hangt, voel me niet goed, voel me raar, voel me niet lekker, voel me heel raar, voel me ineens, voelt zich niet goed, voelt zich raar, voelt zich niet lekker, voelt zich ineens, voelt zich beroerd, wordt niet goed, word niet goed, wordt onwel, word onwel, onwel*, wordt niet lekker, word niet lekker, is niet goed geworden, niet goed geworden, gaat niet goed met, het gaat niet goed, gaat slecht met, gaat heel slecht, gaat mis met, gaat hier mis, er is iets mis, iets mis met, klopt iets niet met, ineens misselijk, opeens misselijk, plotseling misselijk, heel misselijk, zo misselijk, word misselijk, wordt misselijk, koud zweet, het zweet breekt, klam zweet, klamme, badend in het zweet, hevige buikkrampen, buikkrampen, maagkrampen, krampen, krimpt ineen, reanim*, reanimeren, aed, defibrillator, stabiele zijligging, levensgevaar, in gevaar, verkrampt, grijpt naar zijn keel, grijpt naar haar keel, grijpt naar zijn borst, grijpt naar haar borst, opgezwollen keel, dikke keel',
    body: 'keel, keelgat, keeltje, strot, hals, tong, tongetje, lip, lippen, lipje, lipjes, bovenlip, onderlip, mond, mondje, gehemelte, verhemelte, gezicht, gezichtje, gelaat, oog, ogen, oogje, oogjes, ooglid, oogleden, huid, borst, borstkas, hand, handen, handjes, vingers, arm, armen, armpjes, been, benen, lichaam, lijf, lijfje, wang, wangen, wangetje*, kaak, oor, oren, neus, hart, buik, maag, nek, hoofd, kop, tandvlees, luchtpijp, luchtweg*, smoel, bakkes, voeten, bek',
    trouble:
      'worst, worsten, ballon*, kurk, driedubbel*, draaien weg, opzwel*, zwel op, zwel*, zwelt, zwellen, zwelling*, gezwollen, gezwolle, opzwel*, opgezwollen, opgezwolle, opgezwolt, opgezet, opgezette, op gezet, zet op, zetten op, zwelt op, dik, dikke, dikker, dikt, verdikt, dicht, dichtgeknepen, dichtgaat, dichtslib*, dichttrek*, dichtzit*, dichtklap*, dichtzwell*, knijpt, afgeknepen, dichtgeslagen, slaat dicht, gaat dicht, trekt dicht, trekt samen, zit dicht, potdicht, nauw, strak, vernauw*, beklemd*, beklemmend*, beklemming, druk op, drukkend*, drukt, prop, tintel*, tinteling*, prikkel*, prikt, prikken, slaapt, verdoofd*, doof, dood gevoel, gevoelloos*, voelt niks, stijf, jeuk*, jeukt, jeuken, kriebel*, brand*, brandt, branderig*, gloei*, gloeit, uitslag, huiduitslag, bult*, bulten, bultjes, bobbel*, blaar, blaren, blaasjes, vlek*, vlekken, rood, rode, roodheid, knalrood*, vuurrood*, blauw, blauwe, paars*, blauwig*, raar, rare, vreemd*, gek, gekke, anders aan, pijn, zeer, doet pijn, doet zeer, steek*, steken, stekend*, bonst, bonkt, bonzen, bonken, klopt raar, tekeer, op hol, slaat op hol, slap, hangt, scheef, traant, tranen, loopt aan, zweet*, warm, heet, schraal, schuurt, enorm, groot, ballon*, kramp*, vast, dichte, dichtgeschroeid',
    does: 'lucht*, slikken, praten, beweegt, bewegen, reageert, antwoordt, hoest, rechtop, adem, adems, ademen, ademt, ademde, ademhal*, ademhaling, ademhalen, ademteug*, ademgeruis, inadem*, uitadem*, aadem, lucht, zuurstof, luchtweg*, longen, long, asem, adum, luchd, ademd, ademt ze',
    hard: 'hield op, houdt op, werkt niet, helpt niet, doet niks, geen, gin, ginne, niet, nie, nit, nauwelijks, amper, bijna geen, bijna niet, moeilijk*, moeite, moeizaam*, zwaar, slecht, slechter, snakt, snak*, hapt, happ*, piep*, fluit*, reutel*, rochel*, gierend*, problemen, probleem, lastig, raar, vreemd, stopt, gestopt, stokt, stok, kort, korte, tekort, te kort, te weinig, weinig, oppervlakkig*, snel, snelle, hijg*, niks, krap, benauwd*, weg, minder, zonder, hap, lukt niet, wil niet, anders, hard, piept',
    remedy: 'inhalator, pufje, puffer, ventolin, epipen*, adrenalinepen, antihistaminic*',
    urgent: 'snel, schiet op, schiet opp*, haast, dringend, direct, vlug',
    ate: 'zat in, gegeten, gegete, geeten, opgegeten, at net, heeft net, heb net, net gegeten, gesnoept, geslikt, doorgeslikt, ingeslikt, hap genomen, een hap, een hapje, gebeten, in gebeten, een beet, geproefd, gedronken, binnengekregen, per ongeluk, perongeluk, per ongeluk toch, abusievelijk, per abuis, na het eten, na het eten van, na de eerste hap, na een hap, na het voorgerecht, na het dessert, na het toetje, na de soep, sinds het eten, sinds het voorgerecht, zat er toch, zaten er toch, zat toch, zaten toch, bleek, bleken, niet geweten, wist niet dat, te laat gezien, te laat gelezen, over het hoofd gezien, en nu, gevreten',
    serious: 'serieus, nee echt, geen grap, even serieus, zonder dollen, maar echt, geen grapje',
    calm: 'kruiswoordpuzzel, enquete, enquête, trap, van de lach, pollen*, lekker, fondue, voor het boeken, jaren geleden, jaar geleden, paar jaar geleden, vorig jaar, vorige zomer, vorige winter, vorige maand, maanden geleden, als kind, toen ik klein was, toen hij klein was, toen ze klein was, in mijn jeugd, lang geleden, wat als, wat gebeurt er als, wat gebeurt er wanneer, wat doen jullie als, wat doet u als, wat doen jullie bij, wat moet je doen als, mocht iemand, mocht er iemand, stel dat, voor het geval dat, haha, hihi, grapje, geintje, was een grap, is een grap, maar een grap, lol, bij die prijzen, bij deze prijzen, die prijzen, deze prijzen, de prijzen, van de prijs, van de prijzen, prijzen zijn, adembenemende, adembenemend mooi, adembenemend uitzicht, om te sterven zo, om je vingers, getraind personeel, voordat we komen, voor we komen, voor we reserveren, van het lachen, stikken van het lachen, van de honger, van de dorst, van de lach, van geluk, van nieuwsgierigheid, zo lekker dat, zo goed dat',
  },
  numbers: {
    één: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    vijftien: 15,
    twintig: 20,
    vijfentwintig: 25,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    tachtig: 80,
    negentig: 90,
    honderd: 100,
    duizend: 1_000,
    paar: 2,
  },
  relationPosition: 'before',
}

export const dutch = addLongPhrases(words)
