import { addLongPhrases } from './add-long-phrases.ts'
import type { LanguageWords } from './language-words.ts'

/** Adds the spellings without umlauts: "Nuesse" for "Nüsse". */
const withUmlautVariants = (text: string) =>
  `${text}, ${text
    .split(',')
    .filter((phrase) => /[äöü]/.test(phrase))
    .map((phrase) => phrase.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))
    .join(',')}`

/** Combines foods with endings into compounds: "Nussallergie". */
const compounds = (endings: readonly string[]) =>
  withUmlautVariants(
    compoundFoods.flatMap((food) => endings.map((ending) => food + ending)).join(','),
  )

const compoundFoods =
  'nuss nüsse erdnuss erdnüsse haselnuss walnuss baumnuss mandel cashew pistazien pinienkern schalenfrucht schalenfrüchte milch milcheiweiß milchprotein kuhmilch laktose lactose casein kasein käse butter sahne gluten weizen getreide mehl zöliakie ei eier hühnerei hühnereiweiß fisch lachs thunfisch soja sesam senf sellerie sulfit schwefel histamin fruktose fructose lupinen krebstier krustentier garnelen shrimps hummer muschel meeresfrüchte schalentier weichtier tintenfisch tomaten zwiebel knoblauch erdbeer apfel kiwi banane bananen ananas avocado pilz pilze champignon paprika koriander kokos kokosnuss karotten möhren hefe mais alkohol honig schweinefleisch schweine fleisch geflügel gelatine zucker zimt lebensmittel nahrungsmittel kreuz'.split(
    ' ',
  )

// Foods of the lexicon are listed under their English names.
const words: LanguageWords = {
  common: withUmlautVariants(
    'der, die, das, dem, den, ein, eine, einen, einem, einer, eines, nen, ne, n, ich, du, er, sie, es, wir, ihr, man, mir, mich, dir, dich, uns, euch, ihnen, ihm, ihn, mein, meine, meinen, meinem, meiner, dein*, unser*, seine, seinen, seiner, ihre, ihren, ihrem, euer, eure, dieser, dieses, diese, diesen, diesem, ist, sind, bin, bist, seid, war, waren, wird, werden, wurde, habe, hab, haben, habt, hat, hatte, kann, könnt*, kannst, können, könnte*, soll, sollte, sollen, sollten, sollst, will, wollen, wollt, willst, würde*, muss, müssen, möchte*, möchten, gibt, gibts, gibt es, geht, gehts, machen, macht, mach, und, oder, aber, auch, noch, nur, schon, mal, denn, doch, ja, halt, eben, bitte, danke, mit, für, von, vom, zum, zur, bei, beim, auf, aus, im, ins, als, wie, wo, wer, wen, wem, wann, warum, wieso, was, welche, welcher, welches, welchen, da, dann, hier, dort, heute, jetzt, sehr, ganz, mehr, etwas, alles, alle, viel, viele, gern, gerne, vielleicht, eigentlich, wirklich, leider, dass, ob, weil, wenn, sonst, übrigens, hallo, guten, essen, esse, isst, iss, trinken, trinke, bestellen, nehmen, nehme, karte, speisekarte, gericht, gerichte, freund, freundin, mann, frau, sohn, tochter, kind, mutter, vater, leute, kollege, kollegin, sage, sagen, sagt, gesagt, wissen, weiß, mag, mal, i, liegen, morgen, gestern, kleiner, kleine, kleinen, schwester, bruder, schweiz, schwarz, unten, anderen, anderes, flasche, stehen, sitzen, bleiben, halbes, halbe, müsste, mussten, musste, konnte, konnten, sollten, wollten, lassen, kommen, kommt, schmeckt, serviert, kriag, hob, hobts, hamma, gscheit, isch, scho, mei, glaube, denke, welch, lg, dabei, also, einfach, bisschen, wieder, nach, über, unter, zu, zwischen, wäre, hätte, hätten, hätt, dürfen, darf, bekommen, bekomme, kriege, kriegen, luft nach oben, wasser im mund, sterbe vor hunger, sterben vor hunger, zum sterben gut, zum sterben schön, zum sterben lecker, nie gegessen, nichts gegessen, gestern gegessen, gut gegessen, lecker gegessen, gern gegessen, zu ende gegessen, aufgegessen, auf der zunge zergeh*, zergeht auf der zunge, atemberaubend*, liegt mir auf der zunge, hals über kopf, aus vollem hals, vergiss nicht, vergesst nicht, vergessen sie nicht, glas umgefallen, glas umgekippt, glas ist umgefallen, glas ist umgekippt',
  ),
  relations: {
    allergic: `${withUmlautVariants(
      'allerg*, alerg*, allegr*, allerk*, intoleran*, intolleran*, unverträglich*, unvertraglich*, unverträg*, überempfindlich*, empfindlich auf, empfindlich gegen, sensitiv*, zöliakie*, zöliaki*, zölliakie*, zöli, anaphyla*, epipen, allergieausweis, vertrage kein*, vertrag kein*, vertrag ka, vertrag koa*, verträgt kein*, vertragen kein*, vertrage nicht*, vertrage ich, vertrag ich, verträgt er, verträgt sie, vertragen wir, vertrag nicht, vertrag net, verträgt nicht*, vertragen nicht*, vertrage leider*, vertrage gar kein*, vertrage absolut kein*, vertrage überhaupt kein*, nicht vertrag*, nicht verträgt, nicht so gut vertrage*, schlecht vertrage*, vertrage*, verträgt, reagiere auf, reagier auf, reagiert auf, reagieren auf, reagiere stark*, reagiert stark*, reagiere heftig, reagiert heftig, reagiere extrem, reagiert extrem, reagiere empfindlich, reaktion auf, g6pd, favismus, kreuzallergi*, sprue',
    )}, ${compounds(['allerg*', 'alergi*', 'intoleran*', 'unverträglich*', 'empfindlich*', 'sensitiv*'])}`,
    avoids: withUmlautVariants(
      'bin der fahrer, bin die fahrerin, heute der fahrer, heute die fahrerin, muss noch fahren, muss fahren, muss heute fahren, fahre noch, sitze am steuer, keinen tropfen, kein tropfen, abstinent, esse kein*, ess kein*, ess koa*, ess ka, iss kein*, isst kein*, essen kein*, esse nix mit, esse nichts mit, esse auch kein*, esse leider kein*, esse gar kein*, esse überhaupt kein*, esse ja kein*, esse generell kein*, essen alle kein*, essen beide kein*, isst leider kein*, isst auch kein*, isst gar kein*, esse nicht, isst nicht, essen nicht, esse ich nicht, ess ich nicht, isst er nicht, isst sie nicht, essen wir nicht, esse ich kein*, isst sie kein*, isst er kein*, essen wir kein*, esse nie, isst nie, nicht essen, nich essen, net essen, ned essen, nicht trinken, nicht zu mir nehmen, trinke kein*, trink kein*, trinkt kein*, trinken kein*, trinke nicht, trinke ich nicht, trinkt nicht, trinken nicht, nehme kein*, konsumier*, darf kein*, darf leider kein*, darf gar kein*, darf absolut kein*, darf wirklich kein*, darf auch kein*, darf auf keinen fall, darf nicht*, darf ich nicht*, darf er nicht*, darf sie nicht*, darf ich kein*, darf sie kein*, darf er kein*, dürfen kein*, dürfen nicht*, dürfen wir nicht*, kann kein*, kann leider kein*, kann gar kein*, kann absolut kein*, kann auch kein*, kann ich nicht essen, kann ich nicht haben, können kein*, kann ich kein*, soll kein*, soll ich kein*, soll nicht, sollte kein*, sollen kein*, sollte ich nicht, sollte ich kein*, meide*, meiden, gemieden, vermeid*, verzicht*, muss auf, müssen auf, muss aufpassen*, aufpassen bei, aufpassen mit, fernhalten, halte mich fern*, finger lassen von, lasse die finger von, weglassen muss, verboten, verbietet, tabu, tabuu, no go, geht gar nicht, geht bei mir nicht, geht nicht wegen, gehen gar nicht, gehen nicht, kommt nicht in frage, kommen nicht in frage, auf keinen fall, keinesfalls, bloß kein*, bloß nicht, ja kein*, haram, fasten, faste, aus religiösen, religiös*, religion*, aufgehört mit, gestrichen, abgewöhnt, auf diät, diät ohne, rühre nicht an, rühr ich nicht an, fasse ich nicht an, nicht anrühren, keinen tropfen, vom arzt, arzt hat gesagt, unbedingt ohne, strikt ohne, esse alles ausser, essen alles ausser, isst alles ausser, esse alles bis auf, essen alles bis auf, esse alles nur kein*, vertrage alles ausser, vertrage alles bis auf, nicht mehr essen, nicht mehr trinken, esse nicht mehr, esse ich nicht mehr, nicht erlaubt, komplett ohne, absolut kein*',
    ),
    dislikes: withUmlautVariants(
      'mag kein*, mag ich nicht, mag ich net, mag i net, mag ich gar nicht, mag ich überhaupt nicht, mag ich nicht so, mag ich kein*, mag er nicht, mag sie nicht, mag er kein*, mag sie kein*, mag nicht, mag i ned, mag net, mag auch kein*, mag überhaupt kein*, mag leider kein*, mögen kein*, mögen wir nicht, mögen nicht, nicht mag, nicht mögen, nicht gern, nicht gerne, nicht so gern, nicht so gerne, ungern, hasse*, hasst, verabscheu*, eklig*, ekelhaft, ekel*, ausstehen, nicht leiden, nicht ab kann, kann ich nicht ab, kein fan, keine fans, nicht mein fall, nicht mein ding, nicht meins, will kein*, wollen kein*, will nicht, möchte kein*, möchten kein*, möchte nicht, möchte lieber kein*, lieber kein*, lieber ohne, am liebsten ohne, nicht so auf, stehe nicht auf, steh nicht auf, steh ich nicht, steht nicht auf, abneigung, kann nichts anfangen mit, schmeckt mir nicht, schmecken mir nicht, schmeckt ihm nicht, schmeckt ihr nicht, brauch ich nicht, mag i koa*, mag i ka',
    ),
    without: withUmlautVariants(
      'ohne, kein, keine, keinen, keinem, keiner, keinerlei, koa, koane, koan, kei, nix, nichts mit, nix mit, null, weg, weglassen, weglasse, weggelassen, lassen sie die, lassen sie den, lassen sie das, lass die, lass den, lass das, rauslassen, raus, rausnehmen, minus, ohne dass, ausser ohne, nicht drin, nicht drauf, nichts drin, nicht rein, nichts von, nicht mit, abbestellen, abzüglich, wegmachen',
    ),
    free: `${withUmlautVariants('frei, frei von, freie, freies, freien, freier, freies von, los')}, ${compounds(['frei*', 'los', 'lose', 'loses', 'losen', 'arm*'])}, alkoholfrei* weizen, alkoholfrei* weissbier, alkoholfrei* weißbier, alkoholfrei* hefeweizen`,
    harm: withUmlautVariants(
      'asthma*, krankenhaus, geschwür*, magengeschwür*, gastritis, kratzt, sterb sonst, sterbe sonst, übergebe*, kotze, kotz, erbrech*, wird blau, bauchweh, bauchschmerz*, kopfweh, reagiere darauf, reagier drauf, reagiere drauf, atemnot, luftnot, magen, ausschlag, reizdarm, reflux, bekommt mir nicht, bekommt mir schlecht, bekommen mir nicht, bekommen mir schlecht, bekommt ihr nicht, bekommt ihm nicht, bekommt meiner, nicht bekommt, tut mir nicht gut, tun mir nicht gut, nicht gut bekomm*, macht mich krank, machen mich krank, mich krank, wird mir schlecht, wird mir übel, wird mir ganz anders, wird ihr schlecht, wird ihm schlecht, werd ich krank, werde ich krank, bringt mich um, bringen mich um, bringt ihn um, bringt sie um, sterbe ich, sterb ich, sterbe wenn, tödlich*, lebensgefährlich*, gefährlich für, giftig für, gift für, krieg ich ausschlag, kriege ich ausschlag, bekomme ich ausschlag, bekomm ich ausschlag, ausschlag von, pusteln von, pickel von, quaddeln von, bauchschmerzen von, bauchweh von, durchfall, blähungen, krämpfe von, migräne*, kopfschmerzen von, kopfweh von, sodbrennen, schwillt mir der hals zu, schwillt mein hals zu, geht mein hals zu, schwillt mir alles zu, schwill*, anschwell*, ausschlag, juckt, jucken, quaddel*, pusteln, bekomme ich immer, kriege ich immer, krieg ich immer, juckt es mich immer, lande ich im krankenhaus, land ich im krankenhaus, ins krankenhaus gebracht, im krankenhaus gelandet, krankenhausreif, auf den magen, magenprobleme, verdauungsproblem*, spuren von, auch nicht spuren, schon spuren, kleinste spuren, nicht mal spuren, schadet mir, schadet ihr, schadet ihm, haut mich um',
    ),
    contains: withUmlautVariants(
      'enthält, enthalten, enthalte, enthaltet, enthält es, beinhalt*, drin, drinnen, da drin, drinne, darin, dadrin, mit drin, gibt es, gibts, gibt, hat, haben, im, in der, in dem, in den, ist in, sind in, inhaltsstoff*, gemacht mit, gemacht aus, zubereitet mit, gekocht mit, gebraten in, besteht aus, verwendet*, verwenden, benutzt, benutzen, nehmt ihr, kommt rein, kommt da, spuren, bestandteil*, steckt, stecken, irgendwo',
    ),
    suits: withUmlautVariants(
      'kann ich essen, darf ich essen, kann ich das essen, darf ich das essen, kann ich die essen, kann ich den essen, kann ich haben, kann ich trinken, können wir essen, kann sie essen, kann er essen, kann man essen, kann mein kind, kann meine, kann mein, essen kann, essen darf, essbar, geeignet*, geeigent, verträglich, sicher, unbedenklich*, bedenkenlos, safe, ok für, okay für, in ordnung für, passt für, passend für, für mich okay, gut für, was für, was kann ich, was darf ich, was können wir, tauglich, risiko, ohne bedenken, problemlos, gefahrlos, für allergiker',
    ),
    with: withUmlautVariants(
      'mit, extra, hätte gern*, hätten gern*, möchte, möchten, liebt, klingt gut, klingt verlockend, am liebsten, mag, mögen, magst, verrückt nach, schwärm*, lust auf, bock auf, gusto auf, liebe, lieben, mag, mögen, appetit auf, hunger auf, ich will, wir wollen, gern was mit, was mit, etwas mit, suche, brauche, brauch, steh auf, stehe auf, irgendwas mit',
    ),
    take_back: withUmlautVariants(
      'vergiss*, vergessen sie, vergesst, doch nicht allergisch, nicht mehr allergisch, doch keine allerg*, doch wieder, doch ok, doch okay, doch essen, darf ich doch, kann ich doch, darf wieder, kann wieder, vertrage wieder, vertrage ich wieder, vertrag wieder, wieder vertrag*, nicht mehr wichtig, ist egal, sind egal, macht nichts, macht nix, kein problem mehr, nehm ich zurück, nehme ich zurück, zurücknehmen, anders überlegt, umentschieden, streich, streiche, streichen, streichen sie, gestrichen werden, war nur spaß mit, war mein bruder, war mein freund, war meine freundin, war für meinen, hab mich vertan, habe mich vertan, vertippt, verschrieben, war falsch, ist ok, ist okay, sind ok, sind okay, geht doch, geht klar, geht schon, passt schon, ist in ordnung, sind in ordnung, rausgewachsen, verwachsen, wieder erlaubt, erlaubt, ignorier*, quatsch mit, aufheben, stimmt nicht mehr, gilt nicht mehr',
    ),
  },
  eating: {
    cannot: withUmlautVariants(
      'kann nicht, darf nicht, darf nix, kann nix, darf nichts, kann nichts, darf kein*, kann kein*, geht nicht, geht garnicht, geht gar nicht, gehn nicht, gehn gar nicht, gehn bei mir gar nicht, geht bei mir gar nicht, gehen gar nicht, dürfen nicht, dürfen kein*, soll nicht, soll kein*',
    ),
    drink: withUmlautVariants(
      'trinke, trink, trinkt, trinken, trinke nicht, trink nicht, trinken nicht, nicht trinken, trinke kein*, trink kein*, trinkt kein*, trinken kein*, trinke ich nicht, trinkt nicht, nicht mehr trinken',
    ),
    eat: withUmlautVariants(
      'will, möchte, mag, esse, ess, isst, iss, essen, gegessen, trinke, trink, trinkt, trinken, vertrage, vertrag, verträgt, vertragen, anrühr*, konsumier*, zu mir nehmen, runterkrieg*',
    ),
  },
  asks: {
    ingredients: withUmlautVariants(
      'zutat*, inhaltsstoff*, was ist drin, was ist da drin, was ist in, was ist im, was ist alles, was sind da, was ist das drin, was alles drin, was da drin, da alles drin, alles drin, woraus, aus was, was enthält, was kommt rein, was kommt da rein, bestandteil*, was gehört, was habt ihr da rein, wos is do drin, gemacht aus',
    ),
    price: withUmlautVariants(
      'preis, preise, preises, kostet, kosten, wie teuer, wieviel kostet, wie viel kostet, wie viel kosten, was kostet, was kosten, was macht, wie viel ist, kostets, kost, kosts',
    ),
    calories: withUmlautVariants(
      'kalorie*, kcal, kalorienarm*, nährwert*, brennwert*, joule, macht dick, dickmach*, wie viel fett, eiweißgehalt',
    ),
    cooking: withUmlautVariants(
      'wie wird, wie ist das gemacht, wie macht ihr, wie machen sie, zubereit*, gekocht, kocht ihr, wie kocht, wie werden, wie gebraten, gegart, wie durch, in welchem öl, welches öl, wie gemacht',
    ),
    describe: withUmlautVariants(
      'was ist, was is, was sind, was is das, was heißt, was bedeutet, was genau, erzähl*, beschreib*, erklär*, mehr über, was für ein, was für eine, was darf ich mir, wie schmeckt, wie schmecken, schmeckt nach, infos, info zu, details',
    ),
    picture: withUmlautVariants(
      'bild, bilder, foto*, fotos, photo*, zeig*, zeig mir, aussehen, aussieht, sieht aus, wie sieht, sehen die aus, abbildung*, anschauen',
    ),
    recommend: withUmlautVariants(
      'empfehl*, empfiehl*, empfohl*, vorschlag*, vorschläge*, schlag vor, schlagen sie vor, was soll ich, was sollen wir, was sollte ich, was würden sie, was würdest, was nehm ich, was nehme ich, was nehmen wir, was ess ich, was ist gut, was ist lecker, was schmeckt, das beste, am besten, überrasch*, geheimtipp*, tipp, tipps, hunger, hungrig, bärenhunger, kohldampf, was kann ich, was können wir, such mir, such was aus, entscheid*, auswahl, idee, ideen, unbedingt probieren, irgendwas, was leckeres, was gutes, was feines, etwas gutes, hilfe bei, hilfe beim, hilfe bei der, brauche hilfe bei, brauche hilfe beim, helft mir bei, helfen sie mir bei, hilf mir bei, hilf mir beim, hilfe zur, worauf',
    ),
    list: withUmlautVariants(
      'welche, welches, was habt ihr, was haben sie, was gibt es, was gibts, was gibt, habt ihr, haben sie, hätten sie, hättet ihr, gibt es, gibts, option*, optionen, möglichkeit*, alternative*, alle, liste*, was kann ich essen, was können wir essen, was darf ich, was noch, was sonst, sonst noch, zeig mir die karte, auswahl an, sorten, führt ihr, führen sie, irgendetwas, irgendwelche',
    ),
    meal: withUmlautVariants(
      'abendessen, mittagessen, drei gänge, drei gang, dreigang*, menü für, ganzes menü, komplettes menü, menü zusammen*, zwei gänge, vorspeise hauptgericht, danach, und dazu, und danach, mit nachtisch, vier gänge, gänge*',
    ),
    compare: withUmlautVariants(
      'unterschied*, unterschied zwischen, vergleich*, oder lieber, oder doch, was ist besser, was ist billiger, günstiger, billiger, teurer, leichter, gesünder, größer, was ist schärfer, schärfer, versus, vs, welches ist, welche ist, welcher ist',
    ),
    cheapest: withUmlautVariants(
      'günstigste*, billigste*, am günstigsten, am billigsten, preiswerteste*, niedrigster preis, kostet am wenigsten, kleines budget, günstig, billig, preiswert, günstiger, billiger, kostet weniger',
    ),
    dearest: withUmlautVariants(
      'teuerste*, am teuersten, höchster preis, kostet am meisten, teurer, kostet mehr',
    ),
    lightest: withUmlautVariants(
      'gesündeste*, wenigsten kalorien, wenigste kalorien, am wenigsten kalorien, kalorienärmste*, leichteste*, am leichtesten, kalorienarm*, wenig kalorien, fettärmste*, leichter, weniger kalorien, kalorienärmer',
    ),
    heaviest: withUmlautVariants(
      'meisten kalorien, meiste kalorien, kalorienreichste*, am meisten satt, sättigendste*, schwerste, am sättigendsten, mächtigste*, schwerer, mehr kalorien, kalorienreicher',
    ),
    pair: withUmlautVariants(
      'passt zu, passen zu, passt dazu, passt am besten zu, passt gut zu, passend zu, passender wein, was trinke ich, was trinkt man, dazu trinken, welcher wein, welchen wein, weinempfehlung, weinbegleitung, als begleitung, dazu',
    ),
    opinion: withUmlautVariants(
      'ist das gut, ist der gut, ist die gut, sind die gut, schmeckt das, schmeckt der, schmeckt die, schmecken die, lecker, lohnt sich, lohnt, taugt, wie findest du, wie finden sie, magst du, was hältst du, gut hier',
    ),
    sum: withUmlautVariants(
      'insgesamt, zusammen, zusammenrechnen, summe, gesamt, gesamtpreis, alles zusammen, wie viel macht das, was macht das, addier*, kommt das, kommen wir, beides zusammen, in summe, unterm strich',
    ),
    request: withUmlautVariants(
      'könnt ihr das, können sie das, kann man das, kann man die, kann ich das, kann ich die ohne, kann ich den ohne, lässt sich, austausch*, ersetz*, tauschen, statt, anstatt, stattdessen, extra portion, weglassen, abändern, anders machen, ändern, möglich, wäre es möglich, ist es möglich, geht das auch, gehts auch, auch ohne, separat, getrennt serv*, beiseite',
    ),
    sure: withUmlautVariants(
      'sicher dass, bist du sicher, sind sie sicher, sind sie sich sicher, bist du dir sicher, ganz sicher, wirklich sicher, echt jetzt, wirklich, woher weißt du, woher wissen sie, stimmt das, ehrlich, garantiert, garantie, wieso, warum',
    ),
  },
  bounds: {
    under: withUmlautVariants(
      'unter, weniger als, billiger als, günstiger als, unterhalb, kleiner als, drunter',
    ),
    to: withUmlautVariants(
      'bis, bis zu, höchstens, maximal, max, maximum, oder weniger, oder drunter, ich habe nur, hab nur, haben nur, nur noch, ausgeben, budget, budget von, kostet nicht mehr, reicht',
    ),
    over: withUmlautVariants('über, mehr als, teurer als, oberhalb, größer als, drüber'),
    from: withUmlautVariants('ab, mindestens, minimum, min, oder mehr, aufwärts, wenigstens'),
    about: withUmlautVariants(
      'ungefähr, etwa, ca, circa, rund, um die, so um, herum, zirka, in der gegend, so',
    ),
  },
  modifiers: {
    not: 'nicht, nich, nichts, nix, net, ned, nie, niemals, nimmer, weder, kein, keine, keinen, nicht mal',
    and: 'und, u, plus, sowie, ausserdem, dazu noch, genauso wie, und auch, und auf, und gegen, auch, auch gegen, samt',
    or: 'oder, beziehungsweise, bzw, oder auch, noch, und oder, oder gegen, entweder',
    but: 'keine allerg* aber, haben keine allerg* aber, habe keine allerg* aber, hab keine allerg* aber, keine unverträglich* aber, aber, jedoch, allerdings, doch, sondern, nur, trotzdem',
    except: withUmlautVariants(
      'ausser, ausgenommen, bis auf, abgesehen von, ausschließlich, nur nicht, alles ausser, alles bis auf, mit ausnahme',
    ),
    it: withUmlautVariants(
      'das, es, dies, dieses, davon, darin, dasselbe, das gleiche, der da, die da, den da, das da, das erste, das zweite, das dritte, das letzte, der erste, der zweite, die erste, die zweite, ersteres, letzteres, selbe, gleiche',
    ),
    other: withUmlautVariants(
      'das andere, die andere, der andere, den anderen, ein anderes, eine andere, einen anderen, was anderes, etwas anderes, andere, anderes, sonst was',
    ),
    both: 'beide, beides, beiden, alle beide, alles, alle zwei, alle drei, für beide',
    people: withUmlautVariants(
      'personen, person, leute, leuten, gäste, gästen, menschen, erwachsene*, mann hoch, pers, köpfe, zu zweit, zu dritt, zu viert, für uns',
    ),
    each: withUmlautVariants(
      'jeder, jede, jedes, pro person, pro kopf, je, pro nase, pp, pro, das stück, stück, jeweils, p p, einzeln',
    ),
    together: withUmlautVariants(
      'zusammen, insgesamt, gesamt, in summe, für alle, für alles, alles zusammen, budget, für uns alle, gemeinsam',
    ),
    variant: withUmlautVariants('version, variante, ausführung, als'),
    plain: withUmlautVariants('normal, normale, normalen, normaler, gewöhnliche*, klassische*'),
    measure: withUmlautVariants(
      'mal, x, glas, gläser, tasse, tassen, flasche, flaschen, portion, portionen, teller, stück, stücke, schale, schalen, kännchen, krügerl, seidel, viertel',
    ),
    split: 'geteilt, teilen, aufteilen, durch, getrennt, splitten, gesplittet, auseinander',
    yes: withUmlautVariants(
      'ja, jap, jo, jep, jawohl, genau, klar, gerne, sicher doch, okay, ok, stimmt, richtig, passt, jepp, joa, ja bitte',
    ),
    no: withUmlautVariants('nein, ne, nee, nö, na, nope, nein danke, lieber nicht, auf gar keinen'),
    past: withUmlautVariants(
      'früher, war ich mal, mein ex, meine ex, war mal, war früher, früher mal, dachte, stellte sich raus, test negativ, viele vegane, viele vegetari*, warum sind alle, warum ist jeder, alle heutzutage, mode, nicht dabei, nicht dabei heute',
    ),
    meaning: withUmlautVariants(
      'was ist der unterschied, unterschied zwischen, was bedeutet gluten*, was heißt gluten*, was bedeutet vegan*, was heißt vegan*, was bedeutet laktose*, was bedeutet halal, was heißt halal, was heißt koscher, was bedeutet koscher, was ist gluten, was ist laktose, was sind sulfite, was sind lupinen, was ist zöliakie, was ist lupine, was ist sesam, was ist halal',
    ),
    healthy: withUmlautVariants(
      'keine allerg*, keine unverträglich*, keine intoleran*, keinerlei allerg*, keine lebensmittelallerg*, keine nahrungsmittelallerg*, kein allergiker, nicht allergisch, nicht mehr allergisch, ohne allergie*, niemand allergi*, niemand hat allerg*, niemand eine allerg*, keiner allergisch, keiner eine allerg*, haben keine allerg*, nicht intolerant, vertrage alles, vertragen alles, verträgt alles, war mal allergisch, war früher allergisch',
    ),
    absent: withUmlautVariants(
      'heute nicht da, heute nicht dabei, ist nicht da, ist nicht hier, nicht hier heute, nicht mitgekommen, kommt heute nicht, kommt nicht mit, kommt doch nicht, heute nicht mit, zu hause geblieben, daheim geblieben, ist daheim, bleibt daheim, blieb zu hause, ist zuhause',
    ),
  },
  facts: {
    gluten: withUmlautVariants(
      'gluten*, glutn, weizen*, weitzen*, zöliakie*, zöliaki*, zölliakie*, zöli, sprue, klebereiweiß, dinkel*, roggen*, gerste*, getreide, getreidefrei*, getreideallerg*, getreideunverträg*',
    ),
    crustaceans: withUmlautVariants(
      'krebstier*, krustentier*, schalentier*, krebs, krebse, krebsen, krebsfleisch, flusskrebs*, meeresfrücht*, meeresfrucht*, krustazee*, crustacea*, schaltier*, meeresgetier, meerestier*, seafood',
    ),
    eggs: withUmlautVariants(
      'ei, eier, eiern, eies, eigelb*, eiweiß, eiklar, eidotter*, hühnerei*, eifrei*, eierfrei*, eiallerg*, eierallerg*, eiunverträg*, eierunverträg*, eiproduk*, vollei, rührei*, spiegelei*, oar, eispeis*, hühnereiweiß*',
    ),
    fish: withUmlautVariants(
      'fisch, fische, fischen, fischs, fischig*, fischgericht*, fischallerg*, fischunverträg*, fischfrei*, fischsoße*, fischsauce*, fischfilet*, fischfond, fischprodukt*, speisefisch*, süßwasserfisch*, meeresfisch*, fischstäbchen, fischeiweiß*',
    ),
    peanuts: withUmlautVariants(
      'erdnuss*, erdnüss*, erdnus, erdnuß*, peanut, peanuts, erdnüssli, spanische nüssli',
    ),
    soy: 'soja*, soya*, sojabohne*',
    milk: withUmlautVariants(
      'milch, milchprodukt*, milcherzeugnis*, milcheiweiß*, milchallerg*, milchunverträg*, milchprotein*, milchfrei*, milchhaltig*, milchpulver, milchspeise*, kuhmilch*, vollmilch*, frischmilch, molke*, molkerei*, molkenprotein, kasein*, casein*, dairy, mülch',
    ),
    nuts: withUmlautVariants(
      'nuss*, nüss*, nüsse*, nuß*, schalenfrücht*, schalenfrucht*, schalenobst, hartschalenobst, baumnuss*, baumnüss*, nüssli, nüssen, studentenfutter',
    ),
    celery:
      'sellerie*, selerie*, sellerei, zeller, knollensellerie, staudensellerie, stangensellerie',
    mustard: withUmlautVariants('senf*, senfkörner*, mostrich, dijonsenf, honigsenf'),
    sesame: withUmlautVariants('sesam*, tahin*, sesamöl, sesamkörner'),
    sulphites:
      'sulfit*, sulphit*, schwefeldioxid*, schwefel, schwefelallerg*, geschwefelt*, schwefelfrei*, e220',
    lupin: 'lupin*, lupinen*, lupinenmehl, süßlupine*',
    molluscs: withUmlautVariants(
      'weichtier*, mollusk*, schalentier*, schnecke, schnecken, meeresfrücht*, tintenfischallerg*',
    ),
    lactose: 'laktose*, lactose*, lactos*, milchzucker*, laktosse*',
    meat: withUmlautVariants(
      'fleisch, fleisches, fleischig*, fleischgericht*, fleischprodukt*, fleischhaltig*, fleischbrühe, fleischallerg*, fleischunverträg*, rotes fleisch, rotem fleisch, tierfleisch, hackfleisch, hack, faschiert*, gehacktes',
    ),
    poultry: withUmlautVariants('geflügel*, federvieh'),
    pork: withUmlautVariants(
      'schwein, schweine*, schweins*, schweinefleisch, schweinernes, schweiners, speck, speckwürfel*, schinken, schinkenwürfel, säue, schweinespeck, schweineschmalz, schmalz, grammeln, surfleisch, kassler, kasseler',
    ),
    gelatine: 'gelatin*, gelantine*, gelatinefrei*, schweinegelatine, rindergelatine, sülze*',
    alcohol: withUmlautVariants(
      'bin der fahrer, bin die fahrerin, heute der fahrer, heute die fahrerin, muss noch fahren, muss fahren, muss heute fahren, fahre noch, sitze am steuer, keinen tropfen, kein tropfen, abstinent, alkohol*, alcohol*, alk, alki, promille, schnaps*, schnäpse, spirituose*, hochprozentig*, angetrunken, likör*, alkoholfrei* weizen, alkoholfrei* weißbier, alkoholfrei* hefeweizen',
    ),
    honey: 'honig, honigs, honigfrei*, honigallerg*, bienenhonig, honigsauce, honigdressing',
  },
  diets: {
    vegetarian: withUmlautVariants(
      'vegetari*, vegetar*, vegitari*, veggetari*, vegetarier*, veggie, veggies, vegi, vegis, fleischlos*, fleischfrei*, vegetarisch*, ovo lacto',
    ),
    vegan: withUmlautVariants(
      'vegan*, veganer*, vegahn, pflanzlich*, rein pflanzlich*, pflanzenbasiert*, tierische produkt*, tierischen produkt*, tierischer produkt*, tierprodukt*, tierische* produkt*, nichts tierisch*, nix tierisch*, tierischen erzeugnis*, plantbased, plant based, tierfrei',
    ),
    pescatarian: 'pescet*, pesket*, pescat*, pescot*, piscet*, pesco*, pescit*',
    halal: withUmlautVariants(
      'halal*, hallal, helal*, muslim*, moslem*, muslima*, muslimisch*, islamisch*',
    ),
    kosher: withUmlautVariants('koscher*, kosher*, koscha, jüdisch*, jude, jüdin, juden'),
  },
  foods: {
    walnut: withUmlautVariants(
      'walnuss*, walnüss*, wallnuss*, wallnüss*, wahlnüss*, baumnuss*, baumnüss*',
    ),
    hazelnut: withUmlautVariants(
      'haselnuss*, haselnüss*, hasselnuss*, nougat, nugat, nussnougat*, krokant',
    ),
    almond:
      'mandel, mandeln, mandelallerg*, mandelfrei*, mandelblättchen, mandelmus, mandelmehl, mandelsplitter',
    'almond milk': 'mandelmilch, mandeldrink',
    marzipan: 'marzipan*',
    pistachio: 'pistazie*, pistatie*, pistazien*',
    cashew: 'cashew*, caschew*, kaschu*, cashewkern*, acajou*',
    pecan: withUmlautVariants('pekannuss*, pekannüss*, pecannuss*, pecannüss*'),
    macadamia: 'macadamia*, makadamia*',
    'brazil nut': withUmlautVariants('paranuss*, paranüss*'),
    'pine nut': 'pinienkern*, pinien, pignoli',
    chestnut: 'marone, maronen, maroni, esskastanie*, kastanie*, marroni',
    'sunflower seed': 'sonnenblumenkern*',
    'pumpkin seed': withUmlautVariants('kürbiskern*'),
    'poppy seed': 'mohn, mohnsamen, mohnkuchen, graumohn',
    cheese: withUmlautVariants(
      'käse*, kas, kaas, reibekäse, chäs, schnittkäse, frischkäse, bergkäse, emmentaler, gouda, cheddar, gruyere, raclette',
    ),
    parmesan: 'parmesan*, parmigiano, grana',
    mozzarella: 'mozarella*, mozzarella*, mozzarela',
    feta: withUmlautVariants('feta*, schafskäse, schafkäse, hirtenkäse'),
    'goat cheese': withUmlautVariants('ziegenkäse*, ziegenfrischkäse'),
    'blue cheese': withUmlautVariants('blauschimmel*, gorgonzola, roquefort, blauschimmelkäse'),
    butter: 'butter, butters, kräuterbutter, butterschmalz',
    cream:
      'sahne*, schlagsahne, rahm*, obers, schlagobers, schlag, schlagrahm, sahnesoße, rahmsoße, nidel',
    'sour cream': 'sauerrahm, schmand, saure sahne, creme fraiche, sauren rahm',
    yogurt: 'joghurt*, jogurt*, yoghurt*, yogurt*, tsatsiki, zaziki, tzatziki',
    'cream cheese': withUmlautVariants('frischkäse, mascarpone, doppelrahm'),
    quark: 'quark, topfen, speisequark, magerquark',
    buttermilk: 'buttermilch',
    'ice cream': 'eiscreme, speiseeis, eisbecher, kugel eis, vanilleeis, glace, gelato, milcheis',
    bread: withUmlautVariants(
      'brot, brote, broten, brotes, schwarzbrot, weißbrot, baguette, brotkorb, fladenbrot, vollkornbrot, bauernbrot, toast, toastbrot',
    ),
    bun: withUmlautVariants('brötchen, semmel, semmeln, weckerl, weckle, schrippe, bürli'),
    breadcrumbs: withUmlautVariants('paniermehl*, panade*, paniert*, semmelbrösel, brösel, panko'),
    flour: withUmlautVariants('mehl, mehls, mehle, weizenmehl, mehlschwitze, einbrenn'),
    pasta:
      'nudel, nudeln, pasta, teigwaren, spaghetti, spagetti, penne, spätzle, spaetzle, maultaschen, tortellini, lasagneplatten, hörnli',
    couscous: 'couscous, kuskus, cous cous',
    bulgur: 'bulgur',
    oats: 'hafer*, haferflocken, hafermilch, haferdrink',
    spelt: 'dinkel*',
    rye: 'roggen*',
    barley: 'gerste*, graupen',
    buckwheat: 'buchweizen*',
    rice: 'reis, basmatireis, jasminreis, reisnudel*, reispapier, risottoreis, milchreis',
    corn: 'mais, maiskolben, maiskorn, maiskörner, maisstärke, kukuruz, maismehl',
    polenta: 'polenta',
    potato: withUmlautVariants(
      'kartoffel*, erdäpfel, erdapfel, pommes, pommes frites, bratkartoffel*, härdöpfel, kartoffelpüree, knödel, rösti',
    ),
    'sweet potato': withUmlautVariants('süßkartoffel*, batate*'),
    onion: withUmlautVariants(
      'zwiebel*, zwibel*, zwiebeln, röstzwiebel*, frühlingszwiebel*, lauchzwiebel*, bölle, zwifl',
    ),
    shallot: 'schalotte*',
    garlic: 'knoblauch*, knofi, knobi, knofl, knofel, knoblauchzehe*, knobli, knoblauchöl',
    leek: 'lauch, porree, lauchgemüse',
    chive: 'schnittlauch*',
    'wild garlic': withUmlautVariants('bärlauch*'),
    mushroom: withUmlautVariants(
      'pilz, pilze, pilzen, pilzsauce, pilzrahm*, pilzallerg*, champignon*, schwammerl*, steinpilz*, pfifferling*, eierschwamm*, austernpilz*, shiitake, pilzsoße, egerling*',
    ),
    truffle: withUmlautVariants('trüffel*'),
    tomato: 'tomate*, tomaten*, paradeiser*, tomatensoße, kirschtomate*',
    'bell pepper': 'paprika*, peperoni, spitzpaprika, paprikaschote*, peperoncini, parika',
    'black pepper': 'pfeffer, pfefferkorn, pfeffers',
    chilli: 'chili*, chilli*, chilischote*, jalapeno*, cayenne*, pfefferoni, chillies',
    cucumber: 'gurke*, salatgurke*, gurkensalat',
    pickle: withUmlautVariants('essiggurke*, gewürzgurke*, saure gurke*, cornichon*, gurkerl'),
    carrot: withUmlautVariants('karotte*, möhre*, mohrrübe*, möhren, rüebli, gelbe rübe*'),
    aubergine: 'aubergine*, auberginen, melanzani, melanzane, eierfrucht',
    courgette: 'zucchini*, zuchini*, zucchetti, zuccini',
    spinach: 'spinat*, blattspinat',
    cabbage:
      'kohl, weißkohl*, rotkohl*, weißkraut*, blaukraut, krautsalat, spitzkohl, wirsing, chabis, kabis',
    sauerkraut: 'sauerkraut*',
    broccoli: 'brokkoli*, broccoli*, brokoli',
    cauliflower: 'blumenkohl*, karfiol',
    kale: withUmlautVariants('grünkohl*, federkohl'),
    'brussels sprout': 'rosenkohl*, kohlsprossen',
    asparagus: 'spargel*',
    pumpkin: withUmlautVariants('kürbis, kürbisse*, kürbissuppe, hokkaido*'),
    beetroot: 'rote bete, rote beete, rote rübe*, randen, rohnen, rote bette',
    radish: 'radieschen, rettich*, radi',
    rocket: 'rucola*, rukola*, rauke',
    lettuce: 'kopfsalat, eisbergsalat, salatblätter, römersalat, häuptelsalat',
    peas: 'erbse*, erbsen*, zuckererbse*, kichererbsli',
    beans:
      'bohne, bohnen, bohneneintopf, weiße bohnen, kidneybohne*, fisole*, grüne bohnen, dicke bohnen, fisolen',
    chickpeas: 'kichererbse*, hummus, humus, falafel',
    lentils: 'linse, linsen, linseneintopf, linsensuppe',
    olive: 'olive, oliven, olivenpaste',
    'olive oil': withUmlautVariants('olivenöl*'),
    'vegetable oil': withUmlautVariants(
      'öl, öle, speiseöl, pflanzenöl, rapsöl, sonnenblumenöl, frittieröl',
    ),
    'palm oil': withUmlautVariants('palmöl, palmfett'),
    avocado: 'avocado*, avokado*, guacamole',
    coconut: withUmlautVariants('kokos*, kokosnuss*, kokosnüss*, kokosraspel*'),
    'coconut milk': 'kokosmilch',
    banana: 'banane*',
    strawberry: 'erdbeer*',
    raspberry: 'himbeer*',
    blueberry: 'heidelbeer*, blaubeer*',
    cherry: 'kirsche, kirschen, sauerkirsche*, amarena',
    apple: withUmlautVariants('apfel, äpfel, äpfeln, apfelmus, apfelallerg*, öpfel'),
    pear: 'birne, birnen, birnenspalten',
    peach: 'pfirsich*, nektarine*',
    apricot: 'aprikose*, marille*',
    plum: 'pflaume*, zwetschge*, zwetschke*, zwetsche*',
    grape: 'weintraube*, trauben, traube',
    raisin: 'rosine*, sultanine*, weinbeere*',
    kiwi: 'kiwi, kiwis, kiwifrucht',
    mango: 'mango, mangos, mangochutney',
    pineapple: 'ananas*',
    orange: 'orange, orangen, apfelsine*, orangensaft',
    lemon: 'zitrone*, zitronensaft, zitrusfrücht*, zitrus*',
    lime: 'limette*, limone*',
    fig: 'feige, feigen',
    'date fruit': 'dattel, datteln',
    melon: 'melone*, wassermelone*, honigmelone*',
    pomegranate: withUmlautVariants('granatapfel*, granatäpfel*'),
    rhubarb: 'rhabarber*',
    coriander: 'koriander*, corriander, cilantro',
    parsley: 'petersilie*, peterli, petersil',
    basil: 'basilikum*',
    dill: 'dill, dille',
    mint: 'minze*, pfefferminze*',
    thyme: 'thymian*',
    rosemary: 'rosmarin*',
    oregano: 'oregano*',
    cumin: withUmlautVariants('kreuzkümmel*, cumin'),
    caraway: withUmlautVariants('kümmel'),
    turmeric: 'kurkuma*, gelbwurz*',
    curry: 'curry, currypulver, currysauce',
    saffron: 'safran*',
    cinnamon: 'zimt*, zimmt',
    vanilla: 'vanille*',
    nutmeg: 'muskat, muskatnuss*',
    ginger: 'ingwer*',
    horseradish: 'meerrettich*, kren, meerettich*',
    wasabi: 'wasabi',
    salt: 'salz, meersalz',
    sugar: 'zucker*, rohrzucker, puderzucker, staubzucker',
    vinegar: 'essig*, balsamico*, essigs',
    'soy sauce': 'sojasoße*, sojasauce*, sojasosse*, soja soße, soja sauce',
    tofu: 'tofu*, räuchertofu',
    mayonnaise: 'mayo, majo, mayonnaise*, mayonaise*, majonäse*, remoulade*, aioli',
    ketchup: 'ketchup, ketschup',
    msg: withUmlautVariants('glutamat*, geschmacksverstärker*'),
    yeast: 'hefe*, hefeextrakt, germ',
    chocolate: 'schokolade*, schoko*, schoki, kuvertüre',
    cocoa: 'kakao*',
    coffee: 'kaffee, espresso, cappuccino, koffein*',
    tea: 'tee, tees, schwarztee',
    shrimp:
      'garnele*, shrimp, shrimps, krabben, nordseekrabbe*, scampi, gamba, gambas, crevette*, prawns, riesengarnele*, grannele*',
    crab: 'krabbe, krabbenfleisch, taschenkrebs*, surimi, königskrabbe*',
    lobster: 'hummer*, languste*',
    crayfish: 'flusskrebs*, langustine*, kaisergranat, langoustine*',
    mussel: 'muschel*, miesmuschel*, venusmuschel*, vongole',
    scallop: 'jakobsmuschel*',
    squid: 'calamari*, kalamari*, kalmar*, tintenfisch*, calamares, tintenfischringe',
    octopus: 'oktopus*, octopus*, krake, kraken, pulpo',
    oyster: 'auster, austern, austernsoße, austernsauce',
    snail: 'schnecke, weinbergschnecke*',
    salmon: withUmlautVariants('lachs*, räucherlachs, seelachs, graved lachs'),
    tuna: 'thunfisch*, tunfisch*, thun',
    cod: 'kabeljau*, dorsch*, skrei, stockfisch',
    anchovy: 'sardelle*, anchovi*, anchovis, anschovis',
    halibut: 'heilbutt*',
    sardine: 'sardine, sardinen',
    herring: 'hering*, matjes*, rollmops',
    mackerel: 'makrele*',
    trout: 'forelle*',
    pikeperch: 'zander*',
    'sea bass': 'wolfsbarsch*, loup de mer',
    'sea bream': 'dorade*, goldbrasse*',
    caviar: 'kaviar*, fischrogen, rogen',
    chicken: withUmlautVariants(
      'huhn, huhns, hühner, hühnern, hühnchen*, hühnerfleisch*, hühnerbrust*, hühnersuppe, hühnerbrühe, hähnchen*, hendl*, henderl, backhendl, poulet*, güggeli, broiler, chicken, hünchen, hänchen, chicken wings, hühnerleber',
    ),
    turkey: 'pute, puten*, truthahn*, trutenfleisch',
    duck: 'ente, enten, entenbrust*, entenkeule*, entenfleisch, bauernente',
    goose: withUmlautVariants('gans, gänse*, gänsekeule, gansl'),
    beef: withUmlautVariants(
      'rind, rinds, rinder, rinder*, rindfleisch*, rindfleisch, rindssuppe, rindsuppe, rindsbraten, rumpsteak, entrecote, tafelspitz, roastbeef',
    ),
    veal: withUmlautVariants('kalb, kalbs*, kalbfleisch*, kälber*'),
    lamb: withUmlautVariants('lamm*, lämmer*, hammel*, schaffleisch, lammfleisch'),
    venison: 'hirsch*, rehrücken, rehragout, rehfleisch, wildfleisch, wildbret, wildragout',
    rabbit: 'kaninchen*, hase, hasen, hasenrücken',
    'wild boar': 'wildschwein*',
    'horse meat': 'pferd*, ross',
    liver: 'leber, leberwurst, leberknödel, leberkäse*, leberkas',
    bacon: withUmlautVariants('bacon, frühstücksspeck, bauchspeck, pancetta, guanciale'),
    ham: 'rohschinken, kochschinken, parmaschinken, prosciutto, serrano*, schwarzwälder schinken',
    sausage: withUmlautVariants(
      'wurst, würste*, würstchen*, würstl, bratwurst*, bratwürste*, chorizo, wiener würstchen, frankfurter würstel, cervelat, salsiccia, currywurst, wurstwaren, weißwurst, weißwürste',
    ),
    salami: 'salami*',
    wine: withUmlautVariants(
      'wein, weine, weins, weines, weißwein*, rotwein*, roséwein, weinschorle, glühwein, weinsauce, weinsoße, kochwein',
    ),
    beer: withUmlautVariants(
      'bier, biere, biers, bieren, bierteig*, pils, pilsner, weißbier, hefeweizen, radler, biersoße',
    ),
    rum: 'rum, rumtopf, rumrosinen',
    champagne: 'champagner, sekt, prosecco, schaumwein',
    brandy: 'weinbrand, cognac, kognak, kirschwasser, obstler',
    whisky: 'whisky, whiskey',
    vodka: 'wodka, vodka',
  },
  courses: {
    starter: withUmlautVariants(
      'vorspeise*, vorspeisen, entree, zum anfang, vorweg, zum start, vorneweg, suppe, suppen, salat, salate, häppchen, antipasti, kleinigkeit*, als vorspeise',
    ),
    main: withUmlautVariants('hauptgericht*, hauptgang, hauptgänge*, hauptspeise*, als hauptgang'),
    side: withUmlautVariants('beilage*, beilagen*, sättigungsbeilage, als beilage'),
    dessert: withUmlautVariants(
      'dessert*, nachtisch*, nachspeise*, süßspeise*, was süßes, etwas süßes, zum nachtisch, mehlspeise*, kuchen, eisbecher, was süsses',
    ),
    drink: withUmlautVariants(
      'getränk*, trinken, zu trinken, was zum trinken, durst, durstig, drink, drinks, saft, säfte, limo, limonade*',
    ),
  },
  senses: {
    hot: withUmlautVariants(
      'scharf, scharfes, scharfe, scharfer, schärfe, feurig*, pikant*, würzig*, schärfer, wie scharf',
    ),
    mild: withUmlautVariants(
      'mild*, nicht scharf, nicht so scharf, nicht zu scharf, ohne schärfe, nichts scharfes, wenig scharf, kaum scharf, kein scharfes, nicht scharfes, keine schärfe',
    ),
    light: withUmlautVariants(
      'leicht, leichtes, leichte, leichter, nicht so schwer, nichts schweres, bekömmlich*, gesund, gesundes, gesunde, nicht zu schwer, fettarm*',
    ),
    cold: 'kalt, kaltes, kalte, gekühlt*, erfrischend*, eiskalt*, erfrischung*',
    sweet: withUmlautVariants('süß, süßes, süße, süßer, zuckrig*, süßlich'),
    kids: withUmlautVariants(
      'kind, kinder, kindern, kindgerecht*, kinderteller, kindermenü, kleinkind*, baby, für die kleine*, für den kleinen, jährig*, jahre alt, für meinen sohn, für meine tochter, kids, knirps, zwerg',
    ),
    sharing: withUmlautVariants(
      'teilen, zum teilen, geteilt, gemeinsam essen, in die mitte, für den tisch',
    ),
    popular: withUmlautVariants(
      'beliebt*, berühmt*, bekannt für, spezialität*, spezialitäten, hausspezialität, bestseller*, lieblings*, klassiker, renner, empfehlung des hauses, empfehlung des küchenchefs, chefs liebling, empfehlung vom chef, signature, meistbestellt*, am meisten bestellt, angesagt*, verkauft sich',
    ),
  },
  cookings: {
    fried: withUmlautVariants(
      'frittier*, fritiert*, gebraten, gebacken in öl, ausgebacken, herausgebacken, pfanne, aus der pfanne, gebratene*, angebraten, fritteuse',
    ),
    grilled: withUmlautVariants('gegrillt*, grill, vom grill, grillen, holzkohle*, bbq'),
    baked: withUmlautVariants(
      'gebacken*, überbacken*, ofen, aus dem ofen, im ofen, geröstet*, gratiniert*',
    ),
    boiled: withUmlautVariants('gekocht*, pochiert*, gesotten*, abgekocht'),
    steamed: withUmlautVariants('gedämpft*, dampfgegart*, gedünstet*'),
    stewed: withUmlautVariants('geschmort*, schmor*, eintopf, gulasch'),
    smoked: withUmlautVariants('geräuchert*, räucher*, geselcht*, selch*'),
    raw: withUmlautVariants(
      'roh, rohe, rohes, rohem, rohen, roher, tartar, tatar, sashimi, sushi, carpaccio, ungekocht',
    ),
  },
  wishes: {
    share: 'teilen, zum teilen',
    kids: 'kinder, kind, kids, kindern',
    light: withUmlautVariants('leicht, leichtes, gesund, gesundes, nicht so schwer'),
    filling: withUmlautVariants(
      'sättigend*, satt, satt machen, deftig*, großer hunger, großen hunger, bärenhunger, hungrig, hunger, herzhaft*, kohldampf, ordentlich was',
    ),
    quick: withUmlautVariants(
      'schnell, schnelles, eilig, es eilig, in eile, keine zeit, wenig zeit, flott, geht schnell, zackig',
    ),
    cheap: withUmlautVariants(
      'günstig*, billig*, preiswert*, wenig geld, pleite, knapp bei kasse, studentenbudget',
    ),
    treat: withUmlautVariants(
      'besonderes, geburtstag*, hochzeitstag, jahrestag, feiern, gönnen, feier, verwöhnen, jubiläum, anlass',
    ),
    local: withUmlautVariants(
      'regional*, typisch*, traditionell*, von hier, aus der region, heimisch*, hausmannskost, bodenständig*, hiesig*',
    ),
    mild: 'mild, nicht scharf',
    hot: 'schärfste*, scharf, scharfes',
    warm: withUmlautVariants('warm, warmes, zum aufwärmen, aufwärmen, durchgefroren, kalt draußen'),
    cold: withUmlautVariants('kalt, kaltes, erfrischend*, abkühlung'),
    sweet: withUmlautVariants('süß, süßes'),
    fresh: 'frisch, frisches, erfrischend*',
    comfort: withUmlautVariants(
      'trost, tröstlich, seelenfutter, wohlfühl*, kater, verkatert, liebeskummer, gemütlich*, traurig',
    ),
  },
  topics: {
    phone: withUmlautVariants(
      'telefon, telefonnummer*, telefon nummer, handynummer*, eure nummer, ihre nummer, rufnummer, euch anrufen, sie anrufen, kann ich anrufen, telefonisch, kontaktdaten, euch erreichen, sie erreichen',
    ),
    links: withUmlautVariants(
      'instagram*, insta, facebook, tiktok, twitter, youtube, whatsapp, webseite*, website*, homepage, internetseite*, social media, soziale medien, sozialen medien',
    ),
    languages: withUmlautVariants(
      'welchen sprachen, welche sprachen, welcher sprache, andere sprachen, anderen sprachen, anderer sprache, karte auf englisch, speisekarte auf englisch, englische karte, englische speisekarte, übersetzung*, übersetzt',
    ),
    hours: withUmlautVariants(
      'geöffnet, offen, öffnungszeit*, auf habt, wie lange auf, wie lange offen, schließt*, schließen, ruhetag*, wann macht ihr, wann machen sie, wann habt ihr, bis wann, uhr, geschlossen, letzte bestellung, sperrstunde, jetzt offen, gerade offen, noch offen, heute offen, habt ihr auf, jetzt auf, noch auf, gerade auf, wann öffnet*, wann schließt*, heute geschlossen, jetzt geschlossen',
    ),
    payment: withUmlautVariants(
      'kartenzahlung, mit karte, kreditkarte*, ec karte, girocard, bar zahlen, barzahlung, nur bar, bargeld, zahlung*, zahlen, bezahl*, visa, mastercard, amex, kontaktlos, apple pay, google pay, paypal, twint, essensgutschein*, sodexo, mit dem handy, handy zahlen, per handy',
    ),
    booking: withUmlautVariants(
      'reservier*, tisch frei, reservierung*, buchen, freie tische, platz frei, tisch für',
    ),
    place: withUmlautVariants(
      'adresse, wo seid ihr, wo sind sie, anfahrt, standort, wie komme ich, wo liegt, wegbeschreibung, haltestelle, wo finde ich euch, wo finde ich sie, wo findet man euch, google maps, stadtplan, landkarte, welche straße, welcher straße, zu euch kommen, wie komm ich',
    ),
    wifi: 'wlan, wifi, wi fi, internet, passwort, w lan, wlan passwort',
    parking: withUmlautVariants(
      'parkplatz*, parkplätze*, parken, parkhaus, tiefgarage, parkiere*, parkgarage',
    ),
    children: withUmlautVariants(
      'kinderstuhl*, kinderstühle*, hochstuhl*, wickel*, wickeltisch, spielecke, spielplatz, kinderkarte, malsachen, kinderwagen',
    ),
    pets: 'hund, hunde, dackel, pudel, mops, welpe, welpen, hündin, schäferhund, haustier*, vierbeiner, hundenapf, tiere erlaubt, bello',
    music: 'musik, live musik, livemusik, band, dj, konzert',
    access: withUmlautVariants(
      'rollstuhl*, barrierefrei*, stufenlos*, stufen, behindert*, toilette*, klo, wc, häusl, rollator, aufzug, lift',
    ),
    events: withUmlautVariants(
      'veranstaltung*, feier*, geburtstagsfeier, hochzeit*, event*, firmenfeier, weihnachtsfeier, gesellschaften',
    ),
    kitchen: withUmlautVariants(
      'küche offen, küche auf, wie lange küche, küchenschluss, warme küche, koch, köchin, küchenchef, wer kocht, küche zu',
    ),
    terrace: withUmlautVariants(
      'terrasse*, draußen, garten, gastgarten, schanigarten, biergarten, im freien, außenbereich, frischen luft, frische luft, balkon',
    ),
    takeaway: withUmlautVariants(
      'mitnehmen, zum mitnehmen, to go, abholen, abholung, liefer*, lieferung, lieferdienst, lieferando, einpacken, take away, takeaway',
    ),
    other: withUmlautVariants(
      'rauchen, raucher*, raucherbereich, aschenbecher, allergenkarte, allergenliste, geschäftsführer*, chef sprechen, gutschein*, shisha, handy laden, handy aufladen, ladekabel, ladegerät',
    ),
  },
  acts: {
    greet: withUmlautVariants(
      'hallo, hi, hey, moin, moin moin, servus, grüß gott, grüezi, guten tag, guten abend, guten morgen, grüß dich, hallöchen, mahlzeit, tach, griaß eich, hoi',
    ),
    bye: withUmlautVariants(
      'tschüss, tschüs, tschau, ciao, auf wiedersehen, wiedersehen, bis bald, schönen abend, gute nacht, ade, pfiat di, pfiat eich, baba',
    ),
    thanks: withUmlautVariants(
      'danke, dankeschön, danke schön, vielen dank, merci, dank dir, dank ihnen, thx, besten dank, herzlichen dank, vergelts gott',
    ),
    glad: withUmlautVariants(
      'war lecker, war super, war toll, sehr lecker, hat super geschmeckt, hat geschmeckt, hat uns geschmeckt, hervorragend, köstlich, war köstlich, war der hammer, mega lecker, ausgezeichnet',
    ),
    joke: withUmlautVariants('witz, witze, bring mich zum lachen, scherz'),
    flirt: withUmlautVariants(
      'heirate mich, willst du mich heiraten, ich liebe dich, liebe dich, bist du single, du bist süß, date mit dir, telefonnummer von dir',
    ),
    who_are_you: withUmlautVariants(
      'wer bist du, was bist du, wer sind sie, was kannst du, was können sie, wie funktionierst du, wer hat dich',
    ),
    is_human: withUmlautVariants(
      'bist du ein mensch, bist du echt, bist du ein bot, bist du ein roboter, bist du eine ki, sind sie ein mensch, rede ich mit, schreibe ich mit, spreche ich mit, mensch oder',
    ),
    small_talk: withUmlautVariants(
      'wie gehts, wie geht es dir, wie geht es ihnen, wie gehts dir, wetter, fußball, was geht ab, alles klar',
    ),
    privacy: withUmlautVariants(
      'datenschutz*, meine daten, wer liest, speichert ihr, gespeichert, chat löschen, dsgvo',
    ),
    languages: withUmlautVariants(
      'sprichst du, sprechen sie, welche sprachen, auf englisch, auf türkisch, auf deutsch, sprache',
    ),
    no_instructions: withUmlautVariants(
      'ignoriere deine, ignoriere alle, ignorier alle, deine anweisungen, systemprompt, system prompt, tu so als, vorherigen anweisungen, geheimcode, entwicklermodus, mitarbeitercode, verrate',
    ),
    complaint_food: withUmlautVariants(
      'ist kalt, war kalt, komplett kalt, eiskalt, ist versalzen, versalzen, haar in, haar im, ungenießbar, widerlich*, verbrannt, nicht durch, verkocht, schmeckt scheiße, schmeckt nicht, verdorben, vergammelt, zäh, lauwarm',
    ),
    complaint_wait: withUmlautVariants(
      'wir warten, ich warte, warten seit, warte seit, niemand kümmert, keiner kümmert, niemand kommt, keiner kommt, warten schon, warte schon, wo bleibt, seit einer stunde, seit ner stunde, dauert ewig, dauert das noch, vergessen uns, habt uns vergessen, immer noch nicht da, ewigkeit',
    ),
    complaint_price: withUmlautVariants(
      'abzocke, wucher, zu teuer, überteuert, unverschämt teuer, frechheit die preise, ganz schön teuer, sauteuer',
    ),
    complaint_staff: withUmlautVariants(
      'unfreundlich*, unhöflich*, kellner war, kellnerin war, schlechter service, frecher kellner, patzig*',
    ),
    rude: withUmlautVariants(
      'zum kotzen, idiot*, blöd*, scheiß*, halt die klappe, halts maul, depp*, trottel, arsch*, dumm, nutzlos, verpiss dich, fresse',
    ),
    call_staff: withUmlautVariants(
      'kellner rufen, bedienung rufen, bedienung bitte, kellner bitte, ober, herr ober, kellner holen, schick jemanden, jemanden schicken, jemand kommen, jemand herkommen, kann jemand kommen, kellnerin, kellner, ruf den kellner',
    ),
    wait_time: withUmlautVariants(
      'wie lange dauert, wie lange muss, wartezeit*, wie lang dauert, wie lange brauch*, wann kommt',
    ),
    cannot_order: withUmlautVariants(
      'ich nehme, ich nehm, ich hätte gern*, bestelle, bestellung, ich bestelle, möchte bestellen, würde gern bestellen, bestellen bitte, bring mir, bringen sie mir, bringen sie uns, wir nehmen, einmal die, einmal das, einmal den, zweimal',
    ),
    cannot_book: withUmlautVariants(
      'tisch reservieren, tisch buchen, reservierung machen, platz reservieren',
    ),
    cannot_pay: withUmlautVariants(
      'rechnung bitte, die rechnung, zahlen bitte, bitte zahlen, möchte zahlen, möchten zahlen, würden gern zahlen, wir würden zahlen',
    ),
    split_bill: withUmlautVariants(
      'getrennt zahlen, getrennte rechnung*, getrennt bezahlen, rechnung teilen, rechnung aufteilen, getrennt oder zusammen',
    ),
    tip: 'trinkgeld*, service inbegriffen, bedienungsgeld, service inklusive',
    no_medical: withUmlautVariants(
      'diabet*, zuckerkrank*, blutdruck*, cholesterin*, gicht, niere*, nierenkrank*, medikament*, tabletten, insulin*, blutverdünner*, marcumar, cortison, reizdarm',
    ),
    pregnancy: withUmlautVariants('schwanger*, stillend*, stille, stillen, stillzeit'),
  },
  emergency: {
    alone: withUmlautVariants(
      'blau im gesicht, ganz blau, vom stuhl, rührt sich nicht, regt sich nicht, anaphyla*, anapfyla*, notarzt*, notruf*, notfall, ein notfall, ist ein notfall, medizinischer notfall, krankenwagen*, rettungswagen*, rettungsdienst*, sanitäter*, sanka, rettung rufen, die rettung, ambulanz, ruft 112, ruf 112, rufen sie 112, die 112, 112 anrufen, 112 rufen, 112 wählen, 112 schnell, 112 sofort, 112 bitte, wählt 112, 144 anrufen, 144 rufen, ruft hilfe, rufen sie hilfe, ruft einen arzt, ruf einen arzt, rufen sie einen arzt, holt einen arzt, holen sie einen arzt, brauchen einen arzt, brauche einen arzt, braucht einen arzt, brauch einen arzt, brauchen arzt, brauche arzt, arzt schnell, schnell ein arzt, schnell einen arzt, arzt da, arzt hier, ein arzt anwesend, arzt im haus, arzt anwesend, doktor schnell, brauchen einen doktor, arzt bitte schnell, arzt rufen, einen arzt rufen, arzt holen, krankenwagen rufen, notarzt rufen, ruft jemanden, ist ein arzt, gibt es hier einen arzt, ist hier ein arzt, überall rote flecken, überall flecken, rote flecken am, rote flecken im, ganz rot, nächste krankenhaus, nächstes krankenhaus, nächsten krankenhaus, wo ist das krankenhaus, ins krankenhaus, ins spital, erste hilfe, hilfe, hilfe hilfe, zu hilfe, helft, helft mir, helft ihm, helft ihr, helft uns, hilfeee, kollabier*, zusammengebrochen, zusammengesackt, zusammengeklappt, bricht zusammen, brach zusammen, sackt zusammen, klappt zusammen, klappt gleich zusammen, umgekippt, umgefallen, umgekipt, kippt um, kippt gleich um, kipp gleich um, kippe gleich um, kippe um, umzukippen, kippt mir weg, kippt weg, liegt am boden, liegt auf dem boden, zu boden gefallen, vom stuhl gefallen, vom stuhl gekippt, ohnmacht*, ohnmächtig*, in ohnmacht, bewusstlos*, bewußtlos*, bewustlos*, bewusstsein*, bewusstseinsverlust, schwillt mir der hals zu, schwillt mein hals zu, geht mein hals zu, schwillt mir alles zu, nicht ansprechbar, ansprechbar, nicht mehr ansprechbar, reagiert nicht, reagiert nicht mehr, reagiert nimmer, reagiert kaum, antwortet nicht, antwortet nicht mehr, wacht nicht auf, wird ohnmächtig, wird schwarz vor, schwarz vor augen, schwarz vor den augen, schwummrig*, schwummerig*, schwindelig*, schwindlig*, schwindel*, benommen*, wird ganz blass, kreidebleich*, kreideweiß, leichenblass, ganz blass, ganz bleich, kreislauf*, kreislaufkollaps, kollaps, kreislaufzusammenbruch, sackt weg, weggetreten, erstick*, ersticke*, am ersticken, verschluckt, verschluckt sich, stecken geblieben, steckengeblieben, im hals stecken, bleibt im hals, fischgräte*, gräte im, gräte verschluckt, kloß im hals, klos im hals, kloss im hals, knoten im hals, frosch im hals, röchel*, keuch*, japst, japsen, hechelt, würgt, würge, gurgelt, pfeift beim atmen, ringt nach luft, ringe nach luft, schnappt nach luft, schnappe nach luft, nach luft ringen, nach luft schnapp*, atemnot*, atem not, luftnot*, atemlos*, atemstillstand*, atemproblem*, atembeschwerde*, außer atem, kurzatmig*, asthmaanfall*, asthma anfall, erstickungs*, herzstillstand*, herzinfarkt*, schlaganfall*, herzrasen*, herz rast, puls rast, puls, kein puls, keinen puls, herz klopft wie, herz schlägt wie, krampfanfall*, epileptisch*, epianfall, anfall, krampft, krampfen, krämpfe am, hat krämpfe, verkrampft, zuckt am, zittert am, zittert am ganzen, zittert, zittere, zittern, schaum vor dem mund, schaum vorm mund, blau angelaufen, läuft blau an, blau im gesicht, wird blau, wird ganz blau, ganz blau, lippen blau, rot angelaufen, läuft rot an, allergischer schock, allergischen schock, allergie schock, allergieschock*, schockzustand, unter schock, im schock, schock, allergische reaktion, allergischen reaktion, allergisch reagiert, reagiert gerade, reagiere gerade, reagiert allergisch, reagiere allergisch, reaktion gerade, allergieanfall, allergie anfall, allergieschub, nesselsucht, nesselausschlag, nesselfieber, quaddeln, quaddel*, ausschlag am ganzen, ausschlag überall, überall ausschlag, überall pusteln, überall quaddeln, überall rote, überall flecken, juckt überall, überall juck*, quincke*, angioödem, glottisödem, epi pen, epi-pen, epi pens, adrenalin*, adrenalinpen, notfallpen*, notfall pen, notfallset, notfallspritze, autoinjektor*, fastjekt, jext, emerade, antihistamin*, cetirizin, stirbt, stirbt gleich, am sterben, liegt im sterben, sterbe gleich, ich sterbe, vergift*, vergiftung*, erbricht, erbrochen, erbrech*, übergibt sich, übergeben sich, übergeb mich, übergebe mich, kotzt, kotze, kotzen, speibt, spuckt blut, blut gespuckt, kann nicht schlucken, kann nicht mehr schlucken, kann nimmer schlucken, nicht mehr schlucken, nicht schlucken, schluckbeschwerd*, kann kaum schlucken, kaum schlucken, kann nicht sprechen, kann nicht mehr sprechen, kann nicht reden, kann nicht mehr reden, kann kaum sprechen, kann kaum reden, nicht mehr reden, nicht mehr sprechen, nicht sprechen, bringt kein wort, kriegt kein wort, stimme weg, keine stimme, heiser, ganz heiser, lallt, lallen, mundwinkel hängt, mund hängt, fühlt sich komisch, fühle mich komisch, fühl mich komisch, fühl mich gar nicht gut, fühle mich gar nicht gut, fühlt sich gar nicht gut, mir gehts gar nicht gut, mir geht es gar nicht gut, geht es gar nicht gut, gehts gar nicht gut, gehts nicht gut, geht es nicht gut, gehts ganz schlecht, geht es ganz schlecht, gehts schlecht, geht es schlecht, geht es plötzlich, gehts plötzlich, mir ist plötzlich, ihm ist plötzlich, ihr ist plötzlich, plötzlich schlecht, mir wird schlecht, ihm wird schlecht, ihr wird schlecht, mir wird übel, ihm wird übel, mir wird komisch, mir wird ganz komisch, mir wird ganz anders, mir wird heiß, mir wird so komisch, ihm wird komisch, mir wird schwarz, ihm wird schwarz, ihr wird schwarz, stimmt was nicht, stimmt etwas nicht, kalter schweiß, kalten schweiß, schweißausbruch, schweißausbrüche, kaltschweißig, bauchkrämpfe*, magenkrämpfe, krämpfe, unterleibskrämpfe, fällt in ohnmacht, stabile seitenlage, defibrillator*, defi, wiederbeleb*, reanim*, herzdruckmassage, heimlich griff, heimlichgriff, weggekippt, bricht zusamm, fibrillier*, lebensgefahr, in gefahr, verschwollen, er kratzt ab, kippt vom stuhl, rutscht vom stuhl, kriegt keine, kriegt koa luft, kriegt kei luft',
    ),
    body: withUmlautVariants(
      'hals, halses, halsi, rachen, kehle, kehlkopf, gurgel, luftröhre, schlund, zunge, zungenspitze, zungi, lippe, lippen, lippi, oberlippe, unterlippe, lipn, mund, mundraum, gaumen, gesicht, gsicht, gsichtl, auge, augen, lid, lider, augenlid*, haut, brust, brustkorb, brustbereich, hand, hände, händen, finger, fingern, arm, arme, armen, bein, beine, beinen, körper, wange, wangen, backe, backen, ohr, ohren, nase, herz, bauch, magen, nacken, kopf, zahnfleisch, kiefer, goschn, mandeln im hals, füße',
    ),
    trouble: withUmlautVariants(
      'ballon*, luftballon*, passt nicht, würste, wurst, kork, wie watte, schwill*, schwell*, schwoll*, geschwoll*, geschwell*, gschwoll*, gschwolln, anschwell*, angeschwoll*, zuschwell*, zugeschwoll*, verschwoll*, aufgeschwoll*, aufgequoll*, aufgedunsen*, dick, dicke, dicker, dickes, riesig*, wird eng, wird enger, wird so eng, zu eng, geht mir zu, geht ihm zu, geht ihr zu, geht grad zu, geht gerade zu, geht langsam zu, macht mir zu, macht langsam zu, macht gerade zu, zieht sich zu, schnürt sich zu, schnürt sich, schwillt mir zu, schwillt ihm zu, schwillt ihr zu, ist zu, wird zu, zu ist, zu geht, zu macht, zu wird, fast zu, ganz zu, so zu, schwillt zu, schwellen zu, gehen zu, komplett zu, immer mehr zu, langsam zu, plötzlich zu, völlig zu, zugeschnürt*, zuschnür*, schnürt, verengt*, zuzieh*, zugeht, zugegangen, zugemacht, macht zu, geht zu, eng, enge, enger, engegefühl*, druck, drückt, gedrückt, beklemm*, kribbel*, kribbl*, grippelt, prickel*, prickl*, bitzel*, taub, taube, taubheit*, eingeschlafen, pelzig*, gefühllos*, juck*, gejuckt, jugt, beißt, brenn*, gebrannt, brännt, ausschlag, ausschläge, hautausschlag, pustel*, pickel, pickelchen, bläschen*, blase, blasen, flecken, fleck, rote flecken, hektische flecken, gerötet*, rötung*, rötet*, rot, rote, roter, rotes, knallrot*, feuerrot*, krebsrot*, puterrot*, hochrot*, blau, bläulich*, lila, violett, kratzt, kratzen, kratz*, komisch*, seltsam*, merkwürdig*, eigenartig*, anders an, weh, wehtut, tut weh, schmerz*, stechen, sticht, stich*, rast, rasen, hämmert, sticht, pocht, steif, starr, hängt, tränt, tränen*, läuft an, angelaufen, heiß, glüht, spannt, wund, quaddel*, hubbel*, knubbel*, krampf*, krämpf*',
    ),
    does: withUmlautVariants(
      'schlucken, rührt, bewegt, antwortet, hustet, reagiert, luft, atem, atems, atme, atmet, atmen, atmest, atmete, atmend, geatmet, ätmet, atmung, einatm*, ausatm*, durchatm*, schnauf, schnauft, schnaufen, schnaufn, schnaufa, luftholen, luft holen, atemzug, atemzüge, atemwege, atemgeräusch*, lunge, lungen, schnappatmung',
    ),
    hard: withUmlautVariants(
      'hilft nicht, wirkt nicht, nützt nichts, bringt nichts, ko nimma, ko ned, kein*, koa*, kaa, ka, kei, kai, kan, kane, nicht, nich, net, ned, nüt, nid, nimmer, kaum, schwer, schwere, schwerer, schlecht*, knapp*, weg, weniger, wenig, ringt, ringe, ringen, ring*, schnapp*, schnappt, pfeif*, rassel*, rasselt, probleme*, problem, mühe, mühsam*, müh, schwierig*, schwierigkeit*, stock*, stockt, stehen geblieben, aufgehört, hört auf, flach, flache, schnell, komisch*, geräusch*, zieht, zu wenig, bleibt weg, bleibt, blieb, geht aus, wird eng, eng, abgeschnürt, ohne, blockiert, hechel*, mehr, nix, anders, kurz, kurze',
    ),
    remedy: withUmlautVariants(
      'asthmaspray, spray, inhalator, epipen*, epi pen, notfallpen*, ventolin, salbutamol, antihistamin*, cortison',
    ),
    urgent: withUmlautVariants('schnell, beeil*, sofort, dringend, rasch'),
    ate: withUmlautVariants(
      'gegessen, gegesen, gessen, ggässe, gefressen, gegessn, genascht, verschluckt, geschluckt, runtergeschluckt, abgebissen, reingebissen, gebissen, hineingebissen, probiert, gekostet, erwischt, getrunken, abbekommen, aus versehen, ausversehen, versehentlich, irrtümlich, aus irrtum, nach dem essen, nach dem ersten, nach einem bissen, nach dem bissen, einen bissen, ein bissen, ein stück gegessen, seit dem essen, seit der vorspeise, seit dem dessert, nach der vorspeise, nach dem dessert, nach der suppe, zu spät gemerkt, nicht gewusst, übersehen, waren doch, war doch, war da doch, hatte gerade, hat gerade, drin war, drin waren, und jetzt',
    ),
    serious: withUmlautVariants(
      'im ernst, ernst, ernsthaft, kein witz, kein scherz, kein spaß, ungelogen',
    ),
    calm: withUmlautVariants(
      'preis*, kreuzworträtsel, umfrage, treppe, entkoffeiniert*, kaffee, bier, vor glück, sichuanpfeffer, vor jahren, vor vielen jahren, vor einigen jahren, vor ein paar jahren, vor zwei jahren, vor drei jahren, vor fünf jahren, vor zehn jahren, letztes jahr, letzten sommer, letzten winter, letzten monat, voriges jahr, vor monaten, damals als kind, als kind, als kleinkind, in meiner kindheit, früher mal, was wäre wenn, was wenn jemand, was passiert wenn, was passiert bei, was macht ihr wenn, was machen sie wenn, was tut ihr wenn, was tun sie wenn, was machen wir wenn, wie reagiert ihr wenn, habt ihr für den fall, für den fall dass, für alle fälle, haha, hihi, lach, nur spaß, nur spass, war nur spaß, kleiner scherz, war ein scherz, war ein witz, ist ein witz, bei den preisen, bei dem preis, bei euren preisen, bei diesen preisen, die preise, der preis, beim preis, preise sind, preisschock, atemberaubende*, atemberaubend schön, geschult, ersthelfer ausgebildet, bevor wir kommen, bevor wir reservieren, so lecker dass, so gut dass, vor lachen, vor freude, vor langeweile, vor neugier, vor begeisterung, vor hunger, vor durst, sterbe für, sterben für',
    ),
  },
  numbers: {
    'eins, einmal': 1,
    'zwei, zweimal': 2,
    zwo: 2,
    'drei, dreimal': 3,
    'vier, viermal': 4,
    fünf: 5,
    fuenf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    zwoelf: 12,
    fünfzehn: 15,
    fuenfzehn: 15,
    zwanzig: 20,
    fünfundzwanzig: 25,
    dreissig: 30,
    vierzig: 40,
    fünfzig: 50,
    fuenfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1_000,
    paar: 2,
  },
  relationPosition: 'before',
}

export const german = addLongPhrases(words)
