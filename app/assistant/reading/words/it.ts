import type { LanguageWords } from './language-words.ts'

/** Also common phrases, because an emergency message has few other words that show its language. */
const emergencies =
  "shock anafilattico, choc anafilattico, in shock, sotto shock, chiamate il 118, chiama il 118, chiami il 118, il 118, il 112, chiamate i soccorsi, chiama i soccorsi, chiamate soccorso, i soccorsi, pronto soccorso più vicino, è urgente, fate presto, faccia presto, fate in fretta, aiutami subito, serve aiuto, serve un medico, serve un dottore, un medico, un dottore, c'è un medico, c'è un dottore, un medico in sala, chiamate un medico, chiami un medico, chiama un medico, chiamate un dottore, chiamate il medico, chiamate qualcuno subito, ospedale più vicino, ospedale più vicino dov'è, dov'è l'ospedale, portarlo in ospedale, portarla in ospedale, subito in ospedale, si soffoca, sta soffocando, si sta strozzando, si strozza, mi strozzo, andato di traverso, andata di traverso, va di traverso, di traverso, ingoiato male, incastrato in gola, incastrata in gola, bloccato in gola, bloccata in gola, conficcata in gola, lisca in gola, spina in gola, nodo in gola, groppo in gola, non respira, non respiro, nn respira, nn respiro, non sta respirando, non riesce a respirare, non riesco a respirare, nn riesce a respirare, nn riesco a respirare, non riesce più a respirare, non respira più, non respira bene, respira male, respiro male, respira a fatica, respira strano, fatica a respirare, fatico a respirare, difficoltà a respirare, difficoltà respiratorie, mi manca il respiro, gli manca il respiro, le manca il respiro, manca l'aria, mi manca l'aria, gli manca l'aria, le manca l'aria, manca il fiato, mi manca il fiato, senza fiato, non ho fiato, fiato corto, respiro corto, fischia quando respira, fischio al respiro, non riesce a deglutire, non riesco a deglutire, non deglutisce, non riesce a ingoiare, non riesco a ingoiare, non riesce a inghiottire, non riesco a inghiottire, non riesce a parlare, non riesco a parlare, non parla più, perso la voce, senza voce, sta per svenire, sto per svenire, perso i sensi, perde i sensi, ha perso conoscenza, perso conoscenza, perdere i sensi, perso coscienza, senza sensi, privo di sensi, priva di sensi, crollat* a terra, si è accasciat*, caduto a terra, caduta a terra, è caduto per terra, è caduta per terra, a terra svenuto, per terra e non, non risponde, non risponde più, non reagisce, non reagisce più, non si sveglia, non si muove, non si riprende, occhi rovesciati, occhi all'indietro, occhi rivoltati, crisi epilettica, attacco epilettico, attacco di cuore, attacco cardiaco, arresto cardiaco, bocca storta, sta diventando blu, diventando blu, diventato blu, diventata blu, labbra blu, labbra viola, sta diventando viola, diventando viola, diventato viola, diventata viola, diventando rosso, diventando rossa, diventato tutto rosso, diventata tutta rossa, diventato rosso, diventata rossa, tutto rosso in faccia, tutta rossa in faccia, diventato pallid*, diventata pallid*, tutto pallido, tutta pallida, bianco come un lenzuolo, bianca come un lenzuolo, bianco cadaver*, reazione allergica, una reazione allergica, ha una reazione, ho una reazione, sta avendo una reazione, sto avendo una reazione, avendo una reazione, gli è venuta una reazione, crisi allergica, allergia in corso, reazione in corso, avendo una allergia, tutta rossa, tutto rosso e, si gratta, si sta grattando, attacco allergico, attacco di allergia, crisi d'asma, attacco d'asma, epi pen, auto iniettore, penna di adrenalina, edema della glottide, coperto di bolle, coperta di bolle, pieno di bolle, piena di bolle, bolle dappertutto, bolle ovunque, bolle su tutto, pieno di macchie, piena di macchie, macchie rosse, macchie dappertutto, macchie ovunque, si gratta dappertutto, prude tutto, prude dappertutto, prude ovunque, prurito ovunque, prurito dappertutto, prurito su tutto, giramenti di testa, gira la testa, testa che gira, mi gira tutto, vedo nero, vede nero, vedo sfocato, vede sfocato, vista annebbiata, vedo doppio, sto per cadere, mi sento mancare, si sente mancare, sta mancando, mi sento svenire, cuore a mille, cuore impazzito, cuore che batte, batte fortissimo, batte all'impazzata, calo di pressione, pressione bassissima, pressione è scesa, pressione a terra, sta vomitando, ha vomitato, continua a vomitare, vomita sangue, non smette di vomitare, bava alla bocca, schiuma alla bocca, trema tutto, trema tutta, sta tremando, sudori freddi, sudore freddo, suda freddo, sudando freddo, si sente male, mi sento male, mi sento malissimo, si sente malissimo, sta malissimo, sta molto male, sta male, sto molto male, si è sentito male, si è sentita male, ha avuto un malore, sta morendo, sto morendo, primo soccorso, massaggio cardiaco, si tiene la gola, mani alla gola, mal di gola fortissimo, dolore al petto, male al petto, peso sul petto, oppressione al petto, in coma, si sta gonfiando, mi sto gonfiando, sta gonfiando, tutto gonfio, tutta gonfia, si è gonfiato, si è gonfiata, è gonfio, è gonfia, mi si è gonfiat*, gli si è gonfiat*, le si è gonfiat*, gli si gonfia, le si gonfia, mi si gonfia, mi si chiude, gli si chiude, le si chiude, mi si sta chiudendo, gli si sta chiudendo, le si sta chiudendo, mi pizzica la lingua, gli pizzica la lingua, le pizzica la lingua, mi pizzica la bocca, gli pizzica la bocca, le pizzica la bocca, mi brucia la bocca, gli brucia la bocca, ha le convulsioni, non riesce più a parlare, mi si gonfia la lingua, mi si gonfia la gola, le si chiude la gola, gli si chiude la gola, mi si chiude la gola"

export const italian: LanguageWords = {
  common: `animale, animali, e il, e la, e i, e le, e lo, e gli, ne ha, le ha, li ha, lo ha, l'ha, il, lo, la, i, le, l, un, una, uno, a, e, o, in, con, su, per, da, al, mi, ti, si, ci, vi, ne, me, te, noi, tu, ma, se, po, x, sono, come, prima, mio, mia, sta, va, vado, sa, era, sei, solo, tipo, all, dal, cosa, tra, chi, ha, fa, fra, gli, di, del, dello, della, dei, degli, delle, dell, allo, alla, ai, agli, alle, dallo, dalla, dai, dagli, dalle, nel, nello, nella, nei, nelle, nell, col, sul, sulla, ed, oppure, che, ke, cos'è, cos, cose, quale, quali, qual, quanto, quanti, quante, quando, dove, perché, perchè, xké, xke, xche, voi, loro, io, lui, lei, miei, mie, tuo, tua, vostro, vostra, vostri, vostre, nostro, suo, sua, suoi, questo, questa, questi, queste, quello, quella, quelli, quelle, è, siamo, siete, essere, ho, hai, abbiamo, avete, hanno, avere, aveva, posso, può, puo, possono, possiamo, potrei, potete, può essere, vorrei, vorremmo, voglio, c'è, ce, ci sono, fare, fate, sto, stai, stanno, andare, anche, pure, però, già, ancora, molto, molta, tanto, troppo, poco, più, meno, tutto, tutti, tutta, tutte, qualcosa, qualche, niente, nulla, nessuno, qualcuno, ogni, altro, altra, ciao, buongiorno, buonasera, salve, grazie, prego, per favore, perfavore, x favore, per piacere, scusi, scusa, scusate, per cortesia, buono, buona, bene, beh, allora, quindi, poi, dopo, adesso, ora, oggi, stasera, qui, qua, lì, piatto, piatti, menù, cibo, amico, amica, marito, moglie, figlio, figlia, figli, bambino, bambina, mamma, papà, fratello, sorella, ragazzo, ragazza, mi dica, mi dici, dimmi, sapere, sai, sapete, vedere, proprio, soltanto, anzi, magari, insomma, cioè, senza problemi, senza problema, senza dubbio, senza fretta, senza impegno, nessun problema, non so, non lo so, non capisco, non fa niente, non importa, non c'è problema, non c'è, non ci sono, non è, non sono, non ho, non abbiamo, non ha, non hanno, non molto, non troppo, neanche una traccia, nemmeno una traccia, non sono un amante, non sono un fan, no grazie, allegr*, soffic*, domand*, dire, dica, volta, cosa c'è, un po, ecco, ok, sia, siano, sarebbe, sarebbero, avrebbe, roba, mi pizzica, mi prude, mi gonfia, si gonfia, si gonfiano, le si, gli si, mi si, non riesce, non riesco, nn riesco, nn riesce, si è, si sta, mi sta, ha le, ho la, ho le, ha la, serve un, chiamate, dopo i, e ai, e alle, e al, e alla, ${emergencies}`,
  relations: {
    allergic:
      "allergi*, allerg*, alergi*, allegic*, alleric*, allegi*, allérg*, allergizz*, alergic*, intolleran*, intoleran*, intollera*, celiac*, cielac*, ciliac*, celiachia, anafila*, ipersensib*, sensibile al, sensibile alla, sensibile ai, sensibile alle, sensibile allo, sensibilità al, sensibilità alla, sensibilità, non tollero, non tollera, non tollerano, non tolleriamo, tollero male, reazione al, reazione alla, reazione ai, reazione alle, reazione allo, reazioni al, reazioni alla, reagisco, reagisce a, reagisce al, reagisce alla, reagisce alle, reagisce male, epipen, fastjekt, favismo, fabico, fabica, g6pd, nessuna allergia tranne, nessun'allergia tranne, nessuna allergia a parte, nessuna allergia eccetto, nessun'altra allergia, altre allergie, aplv, mortale per",
    avoids:
      'devo guidare, guido io, sono alla guida, astemi*, nemmeno un goccio, non posso mangiare, non può mangiare, non puo mangiare, non possono mangiare, non possiamo mangiare, non posso mangiarlo, non posso mangiarla, non posso mangiarne, non può mangiarne, nn posso mangiare, nn può mangiare, nn puo mangiare, non posso prendere, non può prendere, non posso assumere, non può assumere, non posso avere, non può avere, non posso bere, non può bere, non posso consumare, non posso toccare, non può toccare, non posso più mangiare, non può più mangiare, non posso più bere, non posso niente con, non posso ingerire, non può ingerire, non riesco a mangiare, non devo mangiare, non deve mangiare, non devono mangiare, non dovrei mangiare, non devo bere, non deve bere, non devo prendere, non deve prendere, non devo assumere, non mangio, non mangia, non mangiano, non mangiamo, non mangi, nn mangio, nn mangia, mai mangiato, non mangio mai, non mangio più, non mangia più, mangio niente con, non bevo, non beve, non bevono, non beviamo, nn bevo, non bevo più, non beve più, non consumo, non consuma, non consumano, non consumiamo, non tocco, non tocca, non assumo, non assume, non prendo, non prende, evito, evita, evitano, evitare, evitiamo, evitando, eviti, evitate, vietat*, proibit*, mi è vietato, mi hanno vietato, mi hanno tolto, mi ha tolto, mi ha vietato, me lo ha vietato, non mi è permesso, non è permesso, non mi è consentito, non mi è concesso, ho smesso, ha smesso di, smesso di mangiare, ho eliminato, ha eliminato, eliminare, eliminato, escluder*, escluso, esclud*, ho tolto, tolto il, tolto la, rinunciare, rinunciato, bandit*, off limits, controindicat*, sono a dieta, a dieta, dieta senza, sotto antibiotic*, prendo antibiotici, astener*, mi astengo, peccato, haram, ramadan, quaresima, religion*, religios*, alla larga, stare alla larga, sto lontan*, stare lontan*, lontano da, lontano dai, lontano dalle, neanche una traccia, nemmeno una traccia, non sopporto, non sopporta, non sopportano, non sopportiamo',
    dislikes:
      'non mi piace, non mi piacciono, nn mi piace, nn mi piacciono, non mi piaciono, non gli piace, non gli piacciono, non le piace, non le piacciono, non ci piace, non ci piacciono, non piace, non piacciono, non mi va, non mi vanno, non mi garba, non mi fa impazzire, non mi fanno impazzire, non vado matto, non vado matta, non vado pazzo, non vado pazza, non amo, non ama, non amiamo, non gradisco, non gradisce, non apprezzo, odio, odia, odiamo, odiano, detesto, detesta, detestano, schifo, mi fa schifo, mi fanno schifo, fa schifo, fanno schifo, non voglio, non vuole, non vogliamo, non vorrei, non vogliono, disgust*, ribrezzo, mi disgusta, preferisco evitare, preferirei evitare, preferirei senza, preferisco senza, preferisco non, preferirei non, preferisce non, meglio senza, non fa per me, non fanno per me, non reggo, non lo reggo, non digerisco l odore, che schifo, bleah, non sono amante, non sono un amante, non sono fan, non sono un fan, non ne voglio, non lo voglio, non la voglio, mi nausea, mi nauseano',
    without:
      "potete togliere, può togliere, si può togliere, puoi togliere, potreste togliere, potete levare, può levare, potete farlo senza, senza, senz, snz, senza nessun*, privo di, privi di, priva di, prive di, privo, nessun, nessuna, nessun tipo di, zero, né, ne il, niente, nulla con, niente con, niente che contenga, niente che abbia, nulla che contenga, togliere, togliete, togliere il, togli, tolga, tolgo, levare, levate, levi, leva, via il, via la, meno il, tranne, eccetto, salvo, non contenga, non contengano, che non contenga, che non contengano, non contengono, che non contiene, che non abbia, che non abbiano, che non ha, che non hanno, non abbia, non abbiano, non ci sia, non ci siano, dove non c'è, dove non ci sono, che non ci sia, non metta, non mettete, non mettere, non metteteci, non ci mettete, non mettermi, senza tracce di, senza ombra di, esente, esenti, tutto tranne, qualsiasi cosa tranne, a parte il, a parte la, a parte i, niente di, mi raccomando niente, fuori il",
    free: 'free, non contiene, garantito senza, certificato senza, certificati senza, adatto a, adatti a, adatto ai',
    harm: "mi gonfiano, mi gonfia, mi gonfio, asma, ulcera*, gastrite*, reflusso, vomito, vomita, bolli, stomaco, mal di pancia, mal di testa, orticaria*, gonfio, gonfia, ospedale, pronto soccorso, shock, colite, prurito, pizzica la gola, mi fa male, mi fanno male, gli fa male, le fa male, gli fanno male, le fanno male, fa male, fanno male, mi fa stare male, mi fanno stare male, fa stare male, mi fa star male, mi fa malissimo, sto male, sto malissimo, sta male se, sta male con, mi sento male se, sentire male, mi ammalo, mi ammazza, mi ammazzano, mi uccide, mi uccidono, uccidermi, potrebbe uccidermi, lo uccide, la uccide, muoio se, muore se, rischio di morire, morirei, mortale, mortali, letale, letali, gonfi*, mi gonfio, si gonfia, mi gonfia, mi fa gonfiare, gonfiore, orticaria*, eritema, sfogo, sfoghi, bolle, brufoli, macchie, eruzion*, prurito, pruriti, mi prude, mi pizzica, mi gratto, ospedale, pronto soccorso, al pronto soccorso, vomito, vomitare, mi fa vomitare, rimetto, diarrea*, dissenteria, emicrani*, mal di testa se, mal di pancia, mal di stomaco, crampi, coliche, colite, reflusso, mi viene l'orticaria, mi viene il mal, mi viene mal, mi viene da vomitare, mi viene il vomito, mi viene uno sfogo, mi viene la diarrea, mi viene il prurito, mi viene prurito, le viene l'orticaria, gli viene l'orticaria, mi vengono, le vengono, gli vengono, mi provoca, gli provoca, le provoca, provoca, provocano, mi causa, mi causano, mi dà fastidio, mi danno fastidio, mi dà noia, mi da fastidio, dà fastidio, da fastidio, mi disturba, disturbi, mi crea problemi, mi dà problemi, mi danno problemi, non digerisco, non digerisce, digerisco male, indigest*, mi resta sullo stomaco, mi rimane sullo stomaco, mi blocca la digestione, pericolos*, shock con, tracce, traccia, minima traccia, anche solo tracce, crisi, asma, mi manda in, mi spedisce",
    contains:
      "contiene, contengono, contenere, contenga, contien, c'è, ce il, ci sono, ci siano, cè, dentro, all'interno, fatto con, fatta con, fatti con, fatte con, preparato con, preparata con, cucinato con, cotto con, a base di, nel, nella, nei, nelle, nello, nell, ci mettete, mettete, ci va, ci vanno, usate, usano, utilizzate, utilizza, utilizzano, include, inclus*, comprende, ha, hanno, presenza di, presente, presenti, tracce di, tracce d, con dentro, composto da, avete messo",
    suits:
      'posso mangiare, può mangiare, puo mangiare, possono mangiare, possiamo mangiare, potrei mangiare, potrebbe mangiare, posso prendere, può prendere, possiamo prendere, posso bere, può bere, posso ordinare, va bene per, vanno bene per, va bene se, andrebbe bene, adatto, adatta, adatti, adatte, adatto per, sicuro per, sicura per, sicuri per, è sicuro, sicuro, rischio, rischi, senza rischi, senza rischio, senza pericolo, idoneo, idonea, idonei, indicato per, compatibil*, consentito, consentita, mangiabile, posso assaggiare, può assaggiare, riesco a mangiare qui, cosa può mangiare, va bene anche, fa per me',
    with: 'con, vorrei, voglio, vogliamo, vorremmo, vuole, mi piace, mi piacciono, ci piace, piace, adoro, adora, ama, pazzo per, pazza per, matto per, matta per, amo, amiamo, mi va, ho voglia, abbiamo voglia, voglia di, cerco, cerchiamo, preferisco, preferirei, preferiamo, qualcosa con, qualcosa al, qualcosa di, qualcosa a base, desidero, gradirei, prenderei, prendo, impazzisco per, vado matto per, vado matta per, mi serve, mi andrebbe, mi andava, che abbia',
    take_back:
      'dimentica, dimentichi, dimenticate, lascia stare, lasci stare, lasciate stare, lascia perdere, lasci perdere, lasciate perdere, non importa il, non importa la, non fa niente per, fa niente, non sono più, non è più, non ho più, posso di nuovo, può di nuovo, posso mangiarlo, posso mangiarla, posso mangiarli, posso mangiarle, ho cambiato idea, cambiato idea, mi sono sbagliat*, ho sbagliato, mi sbagliavo, scherzavo, era per mio, era per mia, era di mio, era di mia, era mio, era mia, annulla, annulli, annullate, ignora, ignori, ignorate, in realtà posso, alla fine va bene, alla fine posso, va bene il, va bene la, vanno bene i, vanno bene le, vanno bene gli, mi va bene il, non mi dà più fastidio, non mi disturba più, di nuovo mangiare, tornare a mangiare, rimetti, rimettete, guarit*, tolgo quello che, tollero di nuovo, ora la tollero, ora lo tollero',
  },
  eating: {
    cannot:
      'non posso, non può, non possono, non possiamo, nn posso, nn può, non devo, non deve, non devono, non dobbiamo, nn devo, vietat*, proibit*',
    drink:
      'bevo, beve, beviamo, bevono, non bevo, non beve, non bevono, non beviamo, nn bevo, non bevo più, non beve più',
    eat: 'mangio, mangia, mangiano, mangiamo, mangiare, bevo, beve, bevono, beviamo, bere, tocco, tocca, toccare, consumo, consuma, tollero, tollera, tollerare, digerisc*, sopporto, sopporta',
  },
  asks: {
    ingredients:
      "ingredient*, cosa c'è dentro, cosa c'è nel, cosa c'è nella, cosa c'è nei, cosa c'è nelle, che c'è dentro, che c'è nel, che c'è nella, cosa ce dentro, cosa contiene, cosa contengono, cosa ci mettete, cosa ci va, di cosa è fatto, di cosa è fatta, di cosa sono fatti, di che è fatto, com'è composto, com'è fatto, com'è fatta, con cosa, con che cosa, fatto con cosa, composizione, cosa c'è sopra",
    price:
      'prezzo, prezzi, costa, costano, quanto costa, quanto costano, quanto viene, quanto vengono, quanto fa, quanto è, a quanto, caro, cara, quant è, costo',
    calories:
      'calori*, kcal, ingrassa, ingrassano, fa ingrassare, nutrizional*, calorico, chilocalorie',
    cooking:
      "come è cucinato, com'è cucinato, com'è cucinata, come viene cucinato, come viene preparato, come viene fatto, com'è preparato, come lo fate, come la fate, come lo preparate, come fate, come cucinate, cottura, come è cotto, com'è cotto, ricetta, che olio, con quale olio, preparazione",
    describe:
      "cos'è, cosè, che cos'è, cosa è, cosa sono, cosa sarebbe, che roba è, descriv*, spiega*, spieghi, mi parli, parlami, mi racconti, raccontami, che tipo di, di che si tratta, in cosa consiste, che sapore, di cosa sa, di che sa, che gusto, com'è, maggiori informazioni, dimmi di più, mi dica di più",
    picture:
      "foto, fotografia*, immagin*, mostra, mostrami, mi mostri, mi faccia vedere, fammi vedere, mi fai vedere, che aspetto, com'è fatta a vedere, si può vedere, vedere una",
    recommend:
      "consigli*, consiglia*, raccomand*, sugger*, propon*, cosa prendo, cosa prendere, cosa prendiamo, che prendo, cosa mangio, cosa mangiare, cosa mangiamo, cosa ordino, cosa ordinare, cosa mi dai, cosa mi dà, cosa dovrei, meglio, il migliore, la migliore, i migliori, migliori, non so cosa, non so cosa prendere, aiutami a scegliere, mi aiuti a scegliere, aiutateci a scegliere, aiutaci a scegliere, aiutarmi a scegliere, scegliere, scegli tu, scelga lei, sorprendimi, mi sorprenda, ho fame, fame, che fame, cosa c'è di buono, cosa avete di buono, di buono, il tuo preferito, il suo preferito, da non perdere, imperdibile, qualche idea, un'idea, idee, indeciso, indecisa, dammi un",
    list: "quali, quali sono, cosa avete, che avete, avete, avete qualcosa, c'è qualcosa, cosa c'è, lista, elenco, tutti i, tutte le, opzioni, alternative, scelta, cosa posso mangiare, che posso mangiare, cosa possiamo mangiare, cosa può mangiare, cos'altro, altro, fate, servite, proponete, avete altri, mostrami il menù",
    meal: "cena, cenare, pranzo, pranzare, pasto completo, menù completo, menu completo, antipasto primo e dolce, antipasto primo secondo, primo e secondo, primo secondo e dolce, tre portate, 3 portate, menù per, dall'antipasto al dolce, menù fisso",
    compare:
      'confront*, differenza tra, differenza fra, paragon*, è più leggero, quale dei due, qual è meglio, meglio il, meglio la, versus, vs, o meglio, più sano, costa meno tra, conviene di più',
    cheapest:
      'il più economico, la più economica, i più economici, più economico, più economica, meno caro, meno cara, meno costoso, costa meno, costa di meno, prezzo più basso, economico, economici, a buon mercato, più conveniente',
    dearest:
      'il più caro, la più cara, i più cari, più caro, più costoso, costa di più, più costosa, più cara, più care',
    lightest:
      'più leggero, più leggera, meno calorie, meno calorico, poche calorie, ipocaloric*, con meno calorie, più light, meno grasso, meno calorica',
    heaviest:
      'più calorie, più calorico, più sostanzioso, più abbondante, più pesante, più ricco, più calorica',
    pair: 'abbin*, sta bene con, si sposa, accompagn*, che vino, quale vino, da bere con, ci sta bene, con cosa si beve, ci bevo',
    opinion:
      "è buono, è buona, sono buoni, sono buone, merita, ne vale la pena, vale la pena, com'è il, com'è la, cosa ne pensi, cosa ne pensa, tuo parere, suo parere, delizioso, gustoso, ti piace, le piace, buonissim*",
    sum: 'totale, in totale, in tutto, quanto fa tutto, quanto viene tutto, quanto spendo, quanto spendiamo, somma, sommare, tutto insieme, tutti e due insieme, conto totale',
    request:
      'potete togliere, può togliere, si può togliere, si può avere, si può fare, lo fate anche, me lo fate, potete farlo, potete fare, potreste fare, si può cambiare, cambiare, sostitu*, al posto di, invece di, invece del, invece della, a parte la salsa, salsa a parte, aggiungere, modific*, è possibile, è possibile avere, possibile averlo, me lo fa',
    sure: 'sei sicur*, è sicuro che, ne è sicuro, sicuro sicuro, davvero, sul serio, come lo sa, come lo sai, come fai a saperlo, certo, ne è certo, conferma, confermi, perché',
  },
  bounds: {
    under:
      'meno di, sotto i, sotto, sotto le, al di sotto, inferior*, più economico di, che non superi',
    to: 'fino a, al massimo, massimo, max, non più di, entro, budget, ho, abbiamo, spendere, da spendere, non oltre',
    over: 'più di, sopra i, sopra, oltre, superior*, al di sopra',
    from: 'almeno, minimo, a partire da, come minimo, da almeno',
    about:
      'circa, più o meno, intorno, attorno, sui, sulle, grosso modo, all incirca, approssimativamente, una ventina',
  },
  modifiers: {
    not: 'non, nn, niente, nulla, no, mai, né, neanche, nemmeno, neppure, non è',
    and: 'e, ed, più, anche, inoltre, pure, e al, e alla, e ai, e alle, e allo, e agli, e il, e la, e i, e le, e del, e anche, e all, e di, con, né al, né alla, né ai',
    or: 'o, oppure, o al, o alla, o ai, o alle, o del, o della, ovvero',
    but: 'ma, però, tuttavia, solo, soltanto, tranne che',
    except: 'tranne, eccetto, salvo, a parte, escluso, all infuori, fuorché, ad eccezione',
    it: 'lo, questo, questa, quello, quella, lo stesso, la stessa, il primo, la prima, il secondo, la seconda, il terzo, la terza, l ultimo, l ultima, questi, dentro',
    other:
      "l'altro, l'altra, un altro, un'altra, altro, qualcos'altro, diverso, diversa, gli altri",
    both: 'entrambi, entrambe, tutti e due, tutte e due, tutti e tre, ambedue',
    people:
      'persone, persona, pers, adulti, coperti, siamo in, in due, in quattro, commensali, ospiti, teste',
    each: 'ciascuno, ciascuna, a testa, per persona, a persona, cadauno, ognuno, l uno, ogni',
    together: 'insieme, in tutto, in totale, totale, budget, tutto compreso, per tutti',
    variant: 'versione, variante, quello, quella, nella versione',
    plain: 'normale, classic*',
    measure:
      'x, volte, bicchiere di, bicchieri di, calice di, calici di, tazza di, tazze di, bottiglia di, bottiglie di, porzione di, porzioni di, piatto di, piatti di, fetta di, fette di',
    split: 'divider*, diviso, dividiamo, dividere, spartire, a metà, fare a metà, alla romana',
    yes: "sì, si, ok, okay, va bene, certo, d'accordo, esatto, giusto, perfetto, certamente, yes",
    no: 'no, nope, no grazie, macché, assolutamente no, meglio di no',
    past: 'la mia ex, il mio ex, ero, era vegan*, era vegetarian*, prima ero, pensavo, invece no, test negativo, vendete molto, perché oggi, perché tutti, son tutti, sono tutti, moda, per sbaglio, mica sono, dice che',
    meaning:
      "cos'è il glutine, cosa è il glutine, che cos'è il glutine, cos'è il lattosio, cos'è un allergene, cosa significa, che significa, che vuol dire, cosa vuol dire, differenza tra, differenza fra, che differenza",
    healthy:
      "non sono allergic*, non è allergic*, non siamo allergic*, nessuna allergia, nessun'allergia, nessun allergia, senza allergie, non ho allergie, non ho nessuna allergia, non abbiamo allergie, non ha allergie, non ci sono allergie, non sono intollerant*, non è intollerante, nessuna intolleranza, nessun'intolleranza, non ho intolleranze, mangio tutto, mangia tutto",
    absent:
      "non c'è stasera, non viene, non è venut*, non è potut*, non è qui, non è con noi, è rimast* a casa, rimasto a casa, rimasta a casa, assente",
  },
  facts: {
    gluten:
      'glutine*, glutin*, glutini, gluten, frumento*, grano, celiac*, celiachia, ciliac*, cielac*, farina di grano, farina di frumento, kamut, grano duro',
    crustaceans: 'crostace*, crostacei, frutti di mare, frutto di mare, crostacio',
    eggs: "uovo, uova, ovo, ova, uove, albume, albumi, tuorlo, tuorli, d'uovo, all'uovo, occhio di bue, chiara d'uovo",
    fish: 'pesce, pesci, pescie, pesciolini',
    peanuts:
      'arachid*, noccioline americane, nocciolina americana, noccioline, nocciolina, spagnolette, burro di arachidi, burro d arachidi, bagigi, aracchidi',
    soy: 'soia, soja, latte di soia, semi di soia, edamame',
    milk: 'latte, latticin*, latticini, latticinio, lattiero*, lattier*, derivati del latte, proteine del latte, proteina del latte, caseina, siero di latte, latte vaccino, latte di mucca, prodotti caseari, latte in polvere, latte di capra',
    nuts: 'frutta a guscio, frutto a guscio, frutti a guscio, frutta con guscio, frutta secca, frutta col guscio, noci e nocciole, frutta in guscio, frutta guscio, noci, noce',
    celery: 'sedano*, sedani, sedano rapa',
    mustard: 'senape*, senapi, mostarda',
    sesame: 'sesamo*, sesami, tahina, tahini, tahin, gomasio',
    sulphites: 'solfit*, solfiti, anidride solforosa, metabisolfito',
    lupin: 'lupino, lupini, farina di lupini',
    molluscs: 'mollusc*, molluschi, moluschi',
    lactose: 'lattosio*, latosio, lattossio',
    meat: 'carne, carni, carne rossa, carni rosse, ciccia',
    poultry: 'pollame*, volatili, carni bianche, carne bianca',
    pork: 'maiale*, maiali, suino*, suini, suina, suine, porco, porchetta*, maialino, prosciutto*, prosciutti, pancetta*, speck, guanciale, lardo, strutto, mortadella, cotechino, collo di maiale, guancia di maiale, guance di maiale, lingua di maiale, zampone, bacon, coppa, capocollo, salumi, affettati, culatello, porceddu',
    gelatine: 'gelatina*, gelatine, colla di pesce',
    alcohol:
      'devo guidare, guido io, sono alla guida, astemi*, nemmeno un goccio, alcol*, alcool*, alcolic*, alcoolic*, superalcolic*, liquore, liquori, alchool, alcohol',
    honey: 'miele, mieli',
  },
  diets: {
    vegetarian: 'vegetarian*, vegeterian*, vegetarean*, veggie, veggi, latto ovo vegetarian*',
    vegan:
      'vegan*, vegane, veganissim*, vegana, plant based, origine animale, prodotti animali, prodotto animale, derivati animali, derivato animale, 100% vegetale, cento per cento vegetale, niente di animale',
    pescatarian:
      'pescetarian*, pescatarian*, pesco vegetarian*, pescovegetarian*, piscitarian*, pesciatarian*',
    halal: 'halal, hallal, alal, musulman*, mussulman*, islamic*',
    kosher: 'kosher, cosher, kasher, casher, ebreo, ebrea, ebrei, ebraic*',
  },
  foods: {
    walnut: 'gheriglio, gherigli, olio di noci, salsa di noci, noce di sorrento, noci di sorrento',
    hazelnut:
      'nocciola, nocciole, noccciole, nociole, nocciolat*, gianduia, gianduja, granella di nocciole',
    almond: 'mandorl*, latte di mandorl*, farina di mandorl*, marzapane, pasta di mandorl*',
    pistachio: 'pistacchi*, pistachi*, pistacch*',
    cashew: 'anacard*, anacardi',
    pecan: 'pecan, noci pecan, noce pecan',
    macadamia: 'macadamia, noci di macadamia, noci macadamia',
    'brazil nut': 'noci del brasile, noce del brasile, noci brasiliane',
    'pine nut': 'pinol*, pinoli',
    chestnut: 'castagn*, marroni, marron glacé',
    coconut: 'cocco, noce di cocco, noci di cocco, farina di cocco',
    'coconut milk': 'latte di cocco, crema di cocco',
    nutmeg: 'noce moscata, noci moscate',
    cheese:
      'formaggi*, formaggio, formagio, formagg*, pecorino, grana, grana padano, caciotta, provola, scamorza, stracchino, fontina, taleggio, caciocavallo',
    parmesan: 'parmigiano, parmigiano reggiano, parmiggiano',
    mozzarella: 'mozzarell*, mozarell*, bufala, fiordilatte, burrata*, stracciatella',
    ricotta: 'ricotta*',
    mascarpone: 'mascarpone',
    'goat cheese': 'caprino, formaggio di capra, formaggi di capra',
    feta: 'feta',
    'blue cheese': 'gorgonzola, zola, formaggio erborinato',
    butter: 'burro, burri, buro, burrosa',
    cream: 'panna, panna cotta, panna montata, panna da cucina, panna acida, crema di latte',
    yogurt: 'yogurt*, yoghurt*, iogurt*',
    'ice cream': 'gelato, gelati',
    bread:
      'pane, pani, panino, panini, pan grattato, pangrattato, panatura, impanatura, crostin*, bruschett*, grissin*, piadina, focaccia, crostone, panato, impanat*',
    flour: 'farina, farine, farina bianca',
    pasta:
      'pasta, paste, spaghetti, spagetti, tagliatelle, penne, rigatoni, lasagne, lasagna, strozzapreti, strozza preti, gnocchi, ravioli, tortellini, maccheroni, fettuccine, orecchiette, pappardelle',
    couscous: 'couscous, cous cous, cuscus',
    bulgur: 'bulgur, bulghur',
    oats: 'avena, latte di avena, latte d avena',
    spelt: 'farro',
    rye: 'segale',
    barley: 'orzo',
    buckwheat: 'grano saraceno, saraceno, pizzoccheri',
    rice: 'riso, risotto, risotti, latte di riso, riso venere',
    corn: 'mais, granturco, granoturco, pannocchi*, polenta, amido di mais',
    potato:
      'patat*, patate, patatine, patatine fritte, purè di patate, il purè, con purè, patate fritte',
    'sweet potato': 'patata dolce, patate dolci, patata americana, patate americane',
    onion: 'cipoll*, cipolle, cippoll*, cipola, cipole, cipollotto, cipollotti',
    shallot: 'scalogn*',
    garlic: "aglio, l'aglio, allio, aglietto, spicchio d'aglio, aglio e olio",
    leek: 'porro, porri',
    chives: 'erba cipollina',
    mushroom:
      'fungo, funghi, fungi, porcini, porcino, champignon*, finferl*, galletti, chiodini, shiitake, prataioli, pleurotus, ovoli',
    truffle: 'tartufo, tartufi, tartufat*, olio al tartufo',
    tomato: 'pomodor*, pomodoro, pomodori, pomodorini, pomidoro, sugo, passata, pommodor*',
    'black pepper': 'pepe, pepe nero, pepato, pepata',
    'bell pepper': 'peperone, peperoni, peperonata, friggitelli, peproni',
    chilli: 'peperoncin*, peperoncino, nduja, jalapeno*, tabasco',
    paprika: 'paprika, paprica',
    cucumber: 'cetriolo, cetrioli, cetriol*',
    pickle: 'cetriolini, sottacet*, sottaceti',
    carrot: 'carot*, carote',
    aubergine: 'melanzan*, melenzan*, melanzane, parmigiana di melanzane',
    courgette: 'zucchin*, zucchine, zucchina, zucchini, fiori di zucca, fiori di zucchina',
    spinach: 'spinac*, spinaci',
    cabbage: 'cavolo, cavoli, verza, cappuccio, crauti',
    kale: 'cavolo nero',
    broccoli: 'broccol*, brocol*, cime di rapa',
    cauliflower: 'cavolfior*',
    'brussels sprout': 'cavolini di bruxelles, cavoletti di bruxelles, cavoletti',
    asparagus: 'asparag*',
    artichoke: 'carciof*',
    fennel: 'finocchi*',
    pumpkin: 'zucca, zucche',
    beetroot: 'barbabietol*, rapa rossa, rape rosse',
    radicchio: 'radicchio*',
    radish: 'ravanell*, rapanell*',
    rocket: 'rucola, rughetta, ruccola',
    lettuce: 'lattuga*, lattughe, insalata verde',
    peas: 'pisell*, piselli',
    beans: 'fagiol*, fagioli, fagiolini, borlotti, cannellini',
    'broad beans': 'fava, fave',
    chickpeas: 'cece, ceci, hummus, humus, farinata, falafel',
    lentils: 'lenticchi*, lenticchie',
    olive: 'oliva, olive, olive nere, olive verdi, olive taggiasche',
    'olive oil': "olio d'oliva, olio di oliva, olio evo, olio extravergine, extravergine",
    'vegetable oil': 'olio, oli, olio di semi',
    'sunflower oil': 'olio di girasole',
    'palm oil': 'olio di palma',
    capers: 'capper*, capperi',
    avocado: 'avocad*, guacamole',
    banana: 'banan*, banane',
    strawberry: 'fragol*, fragole',
    raspberry: 'lampon*',
    blueberry: 'mirtill*',
    cherry: 'cilieg*, amaren*',
    apple: 'mela, mele',
    pear: 'pera, pere',
    peach: 'pesca, pesche, nettarin*, pesche noci, pesca noce',
    apricot: 'albicocc*',
    plum: 'prugn*, susin*',
    fig: 'fico, fichi',
    'medjool date': 'datter*',
    grape: 'uva, uve',
    raisin: 'uvetta, uva passa, uva sultanina',
    kiwi: 'kiwi',
    mango: 'mango, manghi',
    pineapple: 'ananas',
    orange: 'arancia, arance, aranci, spremuta d arancia',
    lemon: 'limone, limoni, agrumi, agrume, succo di limone',
    lime: 'lime',
    grapefruit: 'pompelm*',
    melon: 'melone, meloni, anguria, cocomero',
    pomegranate: 'melagran*, melograno',
    coriander: 'coriandol*, coriandolo',
    parsley: 'prezzemol*, prezzemolo',
    basil: 'basilico',
    mint: 'menta, mentuccia',
    dill: 'aneto',
    sage: 'salvia',
    thyme: 'timo',
    rosemary: 'rosmarino',
    oregano: 'origano',
    cumin: 'cumino',
    turmeric: 'curcuma',
    curry: 'curry',
    saffron: 'zafferano',
    cinnamon: 'cannella, canella',
    vanilla: 'vaniglia',
    ginger: 'zenzero',
    horseradish: 'rafano, cren',
    wasabi: 'wasabi',
    liquorice: 'liquirizia',
    salt: 'sale',
    sugar: 'zucchero, zuccheri, zuccherat*',
    vinegar: 'aceto*, aceto balsamico',
    'soy sauce': 'salsa di soia',
    tofu: 'tofu',
    mayonnaise: 'maiones*, maionese, mayonese, maio',
    ketchup: 'ketchup',
    pesto: 'pesto, pesto genovese',
    msg: 'glutammato*, glutamato',
    yeast: 'lievito*, lieviti',
    chocolate: 'cioccolat*, cioccolato, ciocolat*',
    cocoa: 'cacao',
    coffee: 'caffè, caffe, caffeina',
    tea: 'tè verde, un tè, il tè, tè freddo, the verde, the freddo',
    prawn: 'gamberon*, gamberoni, mazzancoll*, scampi, scampo',
    shrimp: 'gamber*, gamberi, gamberetti, gamberett*, gameri',
    crab: 'granchi*, granchio, surimi, polpa di granchio, granseola',
    lobster: 'aragost*, astice, astici',
    mussel: 'cozza, cozze',
    clam: 'vongol*, vongole, tellin*, cannolicchi',
    scallop: 'capesant*, cappesant*, capasanta',
    squid:
      'calamar*, calamari, totan*, totani, seppi*, seppie, nero di seppia, calamaretti, moscardini',
    octopus: 'polpo, polpi, polipo, polipi, piovra',
    oyster: 'ostric*, ostriche',
    snail: 'lumach*, lumache, lumaca',
    salmon: 'salmone, salmoni',
    tuna: 'tonno, tonni',
    cod: 'merluzzo, baccalà, stoccafisso, baccala',
    anchovy: 'acciug*, acciughe, alici, alice, colatura di alici',
    sardine: 'sardin*, sarde, sarda',
    mackerel: 'sgombro, sgombri',
    trout: 'trota, trote',
    'sea bass': 'branzino, spigola',
    'sea bream': 'orata, orate',
    swordfish: 'pesce spada, pescespada',
    'dover sole': 'sogliola, sogliole',
    caviar: 'caviale, bottarga, uova di pesce',
    chicken:
      'pollo, polli, petto di pollo, galletto, gallina, petto di tacchino e pollo, cosce di pollo, ali di pollo',
    turkey: 'tacchin*, tacchino, petto di tacchino',
    duck: "anatra, anatre, petto d'anatra, petto di anatra, germano",
    beef: 'manzo, bovin*, bovino, bistecca, bistecche, tagliata, fiorentina, bue, roast beef, lingua di manzo, lingua di bue, lingua in salsa, lingua salmistrata, lingua bollita, guancia di manzo, guancia di bue, guance di manzo, guanciale di manzo, bresaola, chianina, cuore di bue',
    veal: 'vitell*, vitello, ossobuco, scaloppin*, saltimbocca, lingua di vitello, guancia di vitello, noce di vitello, petto di vitello, testina di vitello',
    lamb: 'agnell*, agnello, abbacchio, pecora, montone',
    'goat meat': 'capretto, capra',
    rabbit: 'conigli*, coniglio, lepre',
    'horse meat': 'cavallo, carne di cavallo, sfilacci',
    'wild boar': 'cinghial*, cinghiale',
    venison: 'cervo, capriolo, selvaggina',
    liver: 'fegat*, fegato, fegatini',
    ham: 'prosciutto crudo, prosciutto cotto, prosciutto di parma',
    sausage: 'salsicc*, salsiccia, salsicce, salciccia, wurstel, würstel, luganega',
    salami: 'salame, salami, salamino, soppressata, ventricina, salame piccante',
    wine: 'vino, vini, vino rosso, vino bianco, vino rosato, spumante, prosecco, marsala, vini rossi, rosso della casa, bianco della casa, lambrusco',
    beer: 'birra, birre, birretta, birra rossa',
    champagne: 'champagne',
    rum: 'rum, rhum',
    brandy: 'grappa, brandy, cognac',
    limoncello: 'limoncello',
    whisky: 'whisky, whiskey',
    vodka: 'vodka',
  },
  courses: {
    starter:
      'antipast*, antipasto, antipasti, per iniziare, per cominciare, stuzzichin*, aperitivo, insalata, insalate, zuppa, zuppe, minestra, minestre, sfizi',
    main: 'piatto principale, piatti principali, primo piatto, primi piatti, secondo piatto, secondi piatti, primi, secondi, primo, secondo, piatto unico',
    side: 'contorn*, contorno, contorni, come contorno',
    dessert: 'dolce, dolci, dessert, dolcetto, qualcosa di dolce, torta, torte, per finire',
    drink:
      'bevand*, bevanda, bevande, bere, da bere, sete, bibita, bibite, cocktail, drink, analcolic*, succo, succhi',
  },
  senses: {
    hot: 'piccant*, piccante, speziat*, pizzica, pizzica la lingua, pizzica la bocca, brucia la bocca, forte di sapore, piccantezza, picante',
    mild: 'non piccant*, non è piccante, delicat*, non troppo piccant*, poco piccant*, niente piccante, senza piccante, non speziat*, non sia piccante, che non pizzichi, per niente piccante, niente di piccante',
    light:
      'legger*, leggero, leggera, light, sano, sana, salutare, dietetic*, non pesante, non troppo pesante',
    cold: 'freddo, fredda, freddi, fresco, fresca, rinfrescant*, ghiacciat*, bella fredda',
    sweet: 'dolce, dolci, zuccheroso',
    kids: 'bambini, bambino, bambina, bimbo, bimba, bimbi, piccoli, menù bambini, menu bimbi, neonato, per mio figlio, per mia figlia, anni, piccolino',
    sharing: 'condivider*, da condividere, in condivisione, da dividere, tagliere',
    popular:
      'specialità, della casa, dello chef, famos*, popolar*, più richiesto, più venduto, più ordinato, più gettonat*, cavallo di battaglia, tipico di qui, conosciuti per, piatto forte',
  },
  cookings: {
    fried: 'fritto, fritta, fritti, fritte, frittura, friggitrice, friggete, impanato',
    grilled:
      'griglia, alla griglia, grigliat*, brace, alla brace, piastra, alla piastra, barbecue, ai ferri',
    baked: 'al forno, forno, gratinat*, arrosto, arrosti, infornat*',
    boiled: 'bollit*, lesso, lessa, lessat*, bollito',
    steamed: 'al vapore, vapore',
    stewed: 'brasat*, stufat*, in umido, spezzatino, stracotto',
    smoked: 'affumicat*, affumicato',
    raw: 'crudo, cruda, crudi, crude, tartare, carpaccio, al sangue, crudità',
  },
  wishes: {
    share: 'condivider*, da condividere',
    kids: 'bambini, bambino, bambina, bimbo, bimba',
    light: 'legger*, light',
    filling:
      'sostanzios*, abbondant*, che riempia, tanta fame, fame da lupi, muoio di fame, sazi*, nutriente',
    quick: 'veloc*, rapid*, in fretta, di fretta, poco tempo, ho fretta, al volo',
    cheap: 'economic*, poco costos*, a buon prezzo, risparmi*, pochi soldi, al verde',
    treat: 'compleanno, anniversario, occasione speciale, festeggi*, coccola, sfizio',
    local:
      'tipic*, tradizional*, local*, del posto, della zona, regional*, nostran*, autentic*, casarecci*, casereccio',
    mild: 'non piccante, delicat*',
    hot: 'piccante, piccanti',
    warm: 'caldo, calda, riscaldar*, scaldarmi, fa freddo',
    cold: 'freddo, fredda, rinfrescant*',
    sweet: 'dolce',
    fresh: 'fresco, fresca, freschezza',
    comfort:
      'comfort, come a casa, della nonna, sbornia, postumi, giornataccia, triste, tirarmi su',
  },
  topics: {
    phone:
      'telefono, numero di telefono, vostro numero, suo numero, telefonarvi, chiamarvi, contattarvi, recapito, recapiti',
    links:
      'instagram*, insta, facebook, tiktok, twitter, youtube, whatsapp, social, sito web, sito internet, vostro sito, pagina web',
    languages:
      'quali lingue, che lingue, quante lingue, in che lingua, altre lingue, altra lingua, menù in inglese, menu in inglese, tradott*, traduzion*',
    hours:
      'orari*, aprite, apre, apert*, chiudete, chiude alle, chiusura, chiuso, chiusi, che ora, a che ora, fino a che ora, ultimo ordine, siete aperti, è aperto, aperti adesso, aperto adesso, aperti ora, aperto ora, ancora aperti, oggi chiusi, quando aprite, quando chiudete',
    payment:
      'carta di credito, carta, carte, bancomat, pos, contanti, pagare, pagamento, pagamenti, satispay, buoni pasto, ticket, visa, mastercard, amex, contactless, apple pay, pagare con il telefono, con il telefono, col telefono',
    booking: 'prenot*, tavolo per, un tavolo, tavolo libero',
    place:
      'indirizzo, dove siete, dove vi trovate, come si arriva, posizione, dove si trova, strada, mappa, google maps, dove vi trovo, dove posso trovarvi, come arrivo, come ci arrivo, come vi raggiungo, che via, dove è il ristorante',
    wifi: 'wifi, wi-fi, internet, password',
    parking: 'parchegg*, posteggi*, auto, macchina',
    children:
      'seggiolon*, fasciatoio, area giochi, giochi per bambini, menù bambini, menù bimbi, rialzo',
    pets: 'cane, cani, cucciol*, barboncin*, bassott*, cagnolino, animali ammessi, gatto, animali',
    music: 'musica, musica dal vivo, dj, concerto, karaoke',
    access:
      'sedia a rotelle, carrozzina, disabil*, accessibil*, bagno, bagni, toilette, servizi, ascensore, rampa, barriere',
    events: 'event*, feste, festa, matrimonio, gruppo, gruppi, sala privata, battesimo, comunione',
    kitchen: 'cucina chiude, chiude la cucina, cucina aperta, chi cucina, il cuoco, lo chef chi',
    terrace:
      "terrazz*, fuori, all'aperto, aria aperta, all'aria aperta, giardino, dehors, esterno, veranda, aria fresca, prendere aria, un po d'aria",
    takeaway:
      'asporto, da asporto, portare via, da portar via, domicilio, a domicilio, consegn*, deliveroo, glovo, just eat',
    other:
      'fumare, fumatori, svapare, responsabile, direttore, titolare, proprietario, aria condizionata, l aria condizionata, climatizz*, fatto a mano, fatta a mano, fatti a mano, fatte a mano, a mano, caricare il telefono, ricaricare il telefono, caricabatterie',
  },
  acts: {
    greet:
      'ciao, buongiorno, buonasera, salve, buondì, buon pomeriggio, ehi, hey, buon giorno, buona sera',
    bye: 'arrivederci, a presto, buona notte, buonanotte, a dopo, ci vediamo, buona serata, buona giornata, addio',
    thanks:
      'grazie, grazie mille, mille grazie, tante grazie, ti ringrazio, la ringrazio, gentilissim*, grz',
    glad: 'era buonissim*, tutto buonissimo, tutto perfetto, complimenti, squisit*, eccezionale, ottima cena, siamo stati benissimo',
    joke: 'barzellett*, fammi ridere, raccontami una barzelletta, una battuta',
    flirt: 'ti amo, sposami, sei fidanzat*, sei single, sei carin*, mi piaci, esci con me',
    who_are_you:
      'chi sei, chi è lei, cosa sei, cosa sai fare, cosa puoi fare, come funzioni, a cosa servi',
    is_human:
      'sei umano, sei una persona, sei un robot, sei un bot, sei reale, sei vero, sei un ia, intelligenza artificiale, parlo con una persona, chatgpt',
    small_talk:
      'come stai, come va, come sta, che tempo fa, il tempo, la partita, calcio, tutto bene, che fai, che si dice',
    privacy:
      'privacy, i miei dati, dati personali, chi legge, cancellare la chat, cancellare la conversazione',
    languages:
      'parli inglese, parla inglese, parlate inglese, che lingue, quali lingue, in inglese, parli, lingue parl*, che lingua parl*, lingua inglese, lingua tedesca',
    no_instructions:
      'ignora le tue istruzioni, ignora le istruzioni, le tue istruzioni, istruzioni precedenti, prompt di sistema, fai finta, comportati come, codice segreto, codice del personale, modalità sviluppatore',
    complaint_food:
      'è freddo e, era freddo, è arrivato freddo, arrivata fredda, un capello, un pelo, immangiabil*, crudo dentro, scott*, troppo salat*, bruciato, andato a male, scadut*, fa pena, disgustoso',
    complaint_wait:
      'nessuno viene, non viene nessuno, nessuno ci, stiamo aspettando, sto aspettando, aspettiamo, aspetto da, aspettiamo da, ancora niente, non arriva, non è arrivato niente, quanto ci mettete, vi siete dimenticati, dimenticati di noi, un ora che',
    complaint_price:
      'troppo caro, troppo cara, un furto, rapina, carissim*, prezzi assurdi, ladri, un salasso',
    complaint_staff:
      'cameriere scortese, cameriera scortese, scortes*, maleducat*, pessimo servizio, servizio pessimo, sgarbat*',
    rude: 'idiota, stupid*, cretin*, scemo, scema, stronz*, merda, vaffanculo, stai zitto, deficiente, cazzo, inutile',
    call_staff:
      'chiama il cameriere, chiamate il cameriere, chiami il cameriere, il cameriere, cameriere, cameriera, mandate qualcuno, può venire qualcuno, venga qualcuno, chiama qualcuno',
    wait_time:
      'quanto ci vuole, quanto tempo, tempi di attesa, tempo di attesa, quanto si aspetta, quanto manca, attesa, tra quanto arriva',
    cannot_order:
      'vorrei ordinare, vogliamo ordinare, possiamo ordinare, posso ordinare qui, ordinare, mi porta, mi porti, ci porta, ci porti, portami, per me il, per me la, io prendo, prendo il, prendo la, prendiamo',
    cannot_book: 'prenotare un tavolo, prenotare, vorrei prenotare, prenotami, prenotazione',
    cannot_pay:
      'il conto, il conto per favore, ci porta il conto, posso pagare, possiamo pagare, vorrei pagare',
    split_bill:
      'dividere il conto, conti separati, conto separato, pagare separatamente, pagare separati, alla romana',
    tip: 'mancia, mance, coperto, servizio incluso, servizio compreso',
    no_medical:
      'diabet*, colesterolo, ipertension*, pressione alta, insulina, reni, gotta, medicin*, farmac*, cortisone, terapia, coumadin, anticoagulant*, glicemia',
    pregnancy: 'incinta, gravidanza, allatt*, in dolce attesa, aspetto un bambino',
  },
  emergency: {
    alone: `ospedale, reagisce, tremo, trema, sudo freddo, vedo appannato, vedo doppio, si tiene il collo, si tiene la gola, smesso di respirare, è caduto, è caduta, crollat*, è viola, è blu, è pallid*, diventa blu, diventa viola, mi gonfio, smesso di respirare, schiuma dalla bocca, labbra a canotto, palla in gola, non tossisce, caduto secco, torace chiuso, occhi girati, ugola gonfia, anafila*, anafilat*, shok, shock, ambulanza*, ambulanze, ambulansa, ambulaza, il 118, il 112, un 118, 118 subito, 112 subito, 118 per favore, soccorso, soccorsi, emergenz*, emergenza, urgente, urgenza, urgentissimo, aiuto, aiutooo, aiutatemi, aiutateci, aiutatelo, aiutatela, soffoc*, sofoc*, soffocando, affogando, strozzando, strozzato, strozzata, strozzo, strozzare, strozza, asfissi*, asfisi*, affanno, affannat*, affannos*, ansima*, ansimando, boccheggi*, rantol*, sibilo, svenut*, sviene, svenendo, svenire, svengo, svenimento, incoscient*, inconscient*, collass*, colassat*, crollato, crollata, accasciat*, convulsion*, convulsiv*, epilessi*, epilettic*, infarto, ictus, cianotic*, pallidissim*, adrenalin*, autoiniettor*, fastjekt, jext, edema, ponfi, pomfi, giramento, capogir*, vertigin*, palpitazion*, tachicardi*, vomita, vomitando, sbava, tremando, malore, muore, morendo, avvelenat*, avvelenament*, intossicat*, defibrillator*, heimlich, ${emergencies}`,
    body: "gola, labbra, labbro, labra, lingua, bocca, faccia, viso, volto, occhi, l'occhio, un occhio, palpebr*, collo, petto, torace, guancia, guance, pelle, corpo, mani, le mani, la mano, dita, braccia, braccio, palato, gengiv*, orecchi*, orecchie, mento, naso, trachea, glottide, laringe",
    trouble:
      'canott*, sughero, puntini, non mi sta, nn mi sta, non sta in, salsicc*, palloncin*, pallone, come un pallone, mi prude, mi prudono, gli prude, le prude, mi pizzica, mi gratto, mi gonfio, si gonfia, si gonfiano, mi gonfia, mi gonfiano, mi fa male, mi fanno male, mi brucia, gonfi*, gonfiat*, gonfiando, gonfiore, rigonfi*, ingross*, chiud*, chiude, chiudendo, chiusa, serra, serrat*, stringe, stretta, string*, prude, prudono, prurito, prurit*, pizzic*, pizzica, formicol*, formicolio, addorment*, intorpid*, insensibil*, non sento, non la sento, brucia, bruciano, bruciore, bruciando, stran*, strana, rosso, rossa, rosse, rossi, arrossat*, arross*, macchie, macchia, chiazz*, bolla, bolle, ponfi, orticaria, sfogo, eruzione, eritema, dolore, dolori, fa male, fanno male, enorm*, grossa, grosse, grosso, gigante, pallone, canotto, canotti, deform*, viola, blu, paralizz*, bloccat*, blocca, ostru*, tirano, tira, pulsa, raschia, gratta, pesante, storta',
    does: "parlare, inghiottire, deglutire, ingoiare, muove, muoversi, risponde, reagisce, tossisce, parlo, respir*, respirare, respiro, fiato, aria, l'aria, ossigeno",
    hard: 'smesso, ha smesso, non fa niente, nn fa niente, non funziona, niente, non, nn, non riesc*, nn riesc*, non riesce, fatica, fatico, difficolt*, difficile, male, manca, mancano, corto, cort*, affann*, poco, poca, senza, a fatica, appena, a malapena, problem*, stran*, veloce, forte, rumor*, fischi*, strett*, bloccat*, pesante, più',
    remedy: 'ventolin, inalatore, spruzzino, epipen*, adrenalina, antistaminic*, autoiniettore',
    urgent: 'presto, subito, veloci, sbrigatevi, urgente*, correte',
    ate: "ha mangiate, ha mangiati, ha mangiata, ho mangiate, ho mangiati, ho mangiata, ne ha mangiato, ne ho mangiato, ha appena mangiato, ho appena mangiato, appena mangiato, ha mangiato, ho mangiato, abbiamo mangiato, hanno mangiato, ha bevuto, ho bevuto, ha ingoiato, ho ingoiato, ha ingerito, ho ingerito, ha morso, ho morso, ha assaggiato, ho assaggiato, per sbaglio, per errore, senza accorgersene, senza accorgermene, senza sapere, senza saperlo, senza volere, inavvertitamente, dopo aver mangiato, dopo mangiato, dopo aver assaggiato, da quando ha mangiato, da quando ho mangiato, un morso, un boccone, c'erano noci, c'erano le noci, conteneva",
    serious: 'sul serio, seriamente, davvero, non scherzo, non è uno scherzo',
    calm: "condizionatore, caldo, dal ridere, sondaggio, cruciverba, salita, supplì, bevvi, pepe di sichuan, in senso buono, prenotare, se uno, anni fa, tanti anni fa, molti anni fa, un anno fa, mesi fa, tempo fa, l'anno scorso, il mese scorso, una volta ho avuto, da piccolo, da piccola, da bambino, da bambina, da ragazzo, da ragazza, da giovane, quando ero piccolo, quando ero piccola, quando ero bambino, quando ero bambina, in passato, un tempo, cosa succede se, che succede se, cosa succederebbe se, cosa fate se, che fate se, come vi comportate, in caso di reazione, in caso di allergia, in caso di emergenza, in caso di necessità, nel caso qualcuno, se qualcuno ha, se qualcuno sta, se a qualcuno, se un cliente, caso mai, casomai, mettiamo che, ahah*, ahaha*, haha*, hahaha, ahahah, ahahaha, lol, scherzo, scherzavo, sto scherzando, per scherzo, prezzo, prezzi, il conto, mozzafiato, toglie il fiato, togliere il fiato, acquolina, da svenire, buono da svenire, buoni da morire, buono da morire, buona da morire, buone da morire, fame da morire, voglia da morire, muoio di fame, morendo di fame, muore di fame, morto di fame, muoio di sete, morendo di sete, muore di sete, muoio dalla voglia, muore dalla voglia, morendo dalla voglia, muoio dal ridere, morto dal ridere, morta dal ridere, morendo dal ridere, morti dal ridere, corso di primo soccorso, uscita di emergenza, uscita d'emergenza, prima di venire, nessuna urgenza, nessuna emergenza, non è urgente, niente di urgente, non c'è urgenza, affogato al caffè, affogati al",
  },
  numbers: {
    uno: 1,
    un: 1,
    una: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    quindici: 15,
    venti: 20,
    venticinque: 25,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    sessanta: 60,
    settanta: 70,
    ottanta: 80,
    novanta: 90,
    cento: 100,
    mille: 1_000,
    duemila: 2_000,
    dozzina: 12,
    decina: 10,
  },
  relationPosition: 'before',
}
