import type { LanguageWords } from './language-words.ts'

/** Also common phrases, because an emergency message has few other words that show its language. */
const emergencies =
  'shock anafiláctico, choque anafiláctico, en shock, llamen al 112, llama al 112, llamad al 112, llame al 112, llamen al 911, llama al 911, al 112, llamen a emergencias, llama a emergencias, una urgencia, a urgencias ya, ir a urgencias, vamos a urgencias, es urgente, ayuda por favor, ayuda ya, ayuda rápido, ayuda urgente, ayuda ayuda, ayúdame por favor, un médico, un medico, llamen a un médico, llamad a un médico, algún médico, hay un médico, hay algún médico, hay un doctor, un doctor, algún doctor, necesito un médico, necesitamos un médico, médico ya, hospital más cercano, hospital cercano, hospital más cerca, dónde está el hospital, al hospital ya, llevarla al hospital, llevarlo al hospital, se ahoga, me ahogo, se está ahogando, se atragantó, se está atragantando, se atoró, se le atoró, se asfixia, no respira, no respiro, no está respirando, no puede respirar, no puedo respirar, no puedo ni respirar, respira mal, respiro mal, respira raro, respira fatal, cuesta respirar, le cuesta respirar, me cuesta respirar, me falta el aire, le falta el aire, le falta aire, falta el aire, falta de aire, sin aire, no le entra el aire, no me entra el aire, no entra aire, no le llega el aire, no me llega el aire, quedando sin aire, se queda sin aire, silba al respirar, le silba el pecho, pitos en el pecho, no puede tragar, no puedo tragar, no traga, no puede hablar, no puedo hablar, no habla, le cuesta hablar, le cuesta tragar, me cuesta tragar, me cuesta hablar, se quedó sin voz, sin voz, se desmaya, se ha desmayado, me desmayo, perdió el conocimiento, ha perdido el conocimiento, perdido el conocimiento, pierde el conocimiento, perder el conocimiento, perdió la conciencia, perdido la conciencia, sin conocimiento, se ha caído al suelo, se cayó al suelo, tirado en el suelo, tirada en el suelo, no responde, no reacciona, no despierta, no contesta, no se mueve, se fue para atrás, ojos en blanco, ataque epiléptico, ataque al corazón, paro cardíaco, parada cardíaca, derrame cerebral, se pone azul, se está poniendo azul, poniendo azul, está azul, se puso azul, labios azules, labios morados, poniendo morado, poniendo morada, está morado, está morada, se pone morado, se puso morado, poniendo rojo, poniendo roja, se puso rojo, se puso roja, se puso pálid*, está pálid*, muy pálid*, blanco como la pared, blanca como la pared, reacción alérgica, reaccion alergica, reacción alergica, una reacción fuerte, teniendo una reacción, haciendo reacción, haciendo una reacción, le está dando alergia, le está dando una alergia, dando reacción, le dio reacción, le está dando algo, me está dando algo, le está dando un ataque, me está dando un ataque, ataque de alergia, epi pen, auto inyector, ronchas por todo, ronchas en todo, lleno de ronchas, llena de ronchas, llenando de ronchas, granos por todo, lleno de granos, llena de granos, cubierto de ronchas, cubierta de ronchas, lleno de habones, pica todo el cuerpo, me pica todo, le pica todo, se rasca todo, picor por todo, me mareo, se marea, se está mareando, se me va la cabeza, se le va la cabeza, veo borroso, ve borroso, se me nubla, nubla la vista, lo veo todo negro, veo negro, me voy a caer, corazón a mil, corazón muy rápido, le bajó la presión, me bajó la presión, bajada de tensión, bajón de tensión, le baja la tensión, bajó la tensión, no para de vomitar, no deja de vomitar, vomita mucho, ha vomitado, está vomitando, vomita sangre, echa espuma, espuma por la boca, sudor frío, sudores fríos, sudando frío, se encuentra muy mal, me encuentro muy mal, se siente muy mal, me siento muy mal, se puso muy mal, se ha puesto muy mal, está muy mal, poniéndose mal, se está poniendo mal, se está poniendo malo, está toda roja, está todo rojo, está todo colorado, está toda colorada, toda roja, todo rojo, se rasca, rascándose, se está poniendo mala, se muere, se nos muere, se está muriendo, me muero, me estoy muriendo, primeros auxilios, me pica la garganta, le pica la garganta, me cierra la garganta, le cierra la garganta, me está cerrando la garganta, le está cerrando la garganta, está dando una reacción, está dando reacción, dando una reacción, dando alergia, me pica la lengua, le pica la lengua, me pica la boca, le pica la boca, se está hinchando, se está inchando, se me está hinchando, se le está hinchando, se le está inchando, hinchando todo, hinchando toda, todo hinchado, toda hinchada, se está inflamando, se nos va, agarra la garganta, agarrándose la garganta, nudo en la garganta, bulto en la garganta, espina en la garganta, espina clavada, algo en la garganta, cierra la garganta, cerrando la garganta, duele el pecho, dolor en el pecho, dolor de pecho, opresión en el pecho, se me cierra la garganta, se le cierra la garganta, se me está cerrando la garganta, se le está cerrando la garganta, se está asfixiando, no puede ni respirar'

/**
 * Includes whole phrases that start with "soy" or "no", because in English these words mean the bean
 * and "without". Phrases with "soy" are common words too.
 */
export const spanish: LanguageWords = {
  common: `desayun*, el, la, lo, un, una, a, e, o, y, al, del, de, en, me, te, se, le, mi, tu, su, con, como, que, si, sí, es, era, sobre, entre, va, ver, cosa, vale, he, ha, bien, nos, mis, tus, les, q, k, ke, fue, pa, gente, los, las, unos, unas, u, qué, cual, cuál, cuales, cuáles, cómo, cuando, cuándo, donde, dónde, quien, quién, por, para, sus, yo, tú, él, ella, ellos, ellas, usted, ustedes, vosotros, nosotros, vos, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, aquello, algo, alguien, alguno, alguna, algún, algunos, nada, nadie, todo, toda, todos, todas, muy, mucho, mucha, muchos, muchas, poco, poca, más, menos, también, tambien, pero, porque, xq, pq, porfa, por favor, porfavor, pf, xfa, plis, hola, gracias, buenas, ser, está, están, estoy, estamos, estás, estaba, soy, yo soy, somos, eres, sois, hay, había, haber, tiene, tienen, tienes, tenéis, tengo, tenemos, tener, puedo, puede, pueden, podemos, puedes, podría, podrían, podrías, quiero, quisiera, quería, queremos, han, hemos, vamos, voy, hacer, hace, hago, ya, ahora, hoy, noche, aquí, ahí, así, bueno, buena, pues, entonces, aunque, amigo, amiga, marido, mujer, esposa, esposo, hijo, hija, hijos, novio, novia, niño, niña, madre, padre, hermano, hermana, plato, platos, carta, comida, cosas, oiga, oye, disculpe, perdón, perdona, dime, dígame, saber, sabe, saben, desde, hasta, otra, otro, vez, solo, sólo, soy muy, soy de, soy un, soy una, soy el, soy la, soy nuevo, soy nueva, soy yo, alegri*, alegre, alegro, no sé, no se, no se si, no entiendo, no pasa nada, no importa, no hay problema, no hay, no es, no son, no está, no están, no tengo mucha, no tengo, no tenemos, no tienen, no hace falta, no gracias, no muy, no tan, no demasiado, no puedo, no puede, no quisiera, no me, no nos, no le, que no sea, que no sean, no sea, no más, nomás, sin problema, sin problemas, sin duda, sin compromiso, sin prisa, sin prisas, sino, soy alergic*, soy alérgic*, soy muy alérgic*, soy super alérgic*, soy alerjic*, ni una pizca de, no soy de, no soy fan, no soy muy de, no soy muy fan, no soy amante, no soy, un ataque, me provoca un, ya no soy, soy madre, soy padre, soy mamá, soy papá, soy cliente*, soy turista, soy español*, soy mexican*, soy argentin*, soy colombian*, soy chilen*, soy peruan*, soy deportista, soy estudiante, soy hipertens*, soy super, soy súper, soy bastante, soy algo, soy extremadamente, soy severamente, soy altamente, soy gravemente, soy medio, soy poco, soy también, soy además, soy alguien, soy persona, soy católic*, soy hindú, soy ovolacto*, soy flexi*, soy fan, soy amante, soy más, soy malo, soy mala, soy incapaz, soy así, soy consciente, soy asmátic*, soy el único, soy la única, soy celiac*, soy celíac*, soy intoleran*, soy diabétic*, soy vegan*, soy vegetarian*, soy musulm*, soy judí*, soy sensible, soy hipersensib*, soy pescetarian*, y soy, que soy, porque soy, aún, aun, ayudan, ayudar*, ayude, sería, serían, ok que, de todo, que no lleve, que no lleven, que no tenga, que no tengan, que no contenga, qué es, que es, y a, y al, y a la, y a los, y a las, en el, en la, en los, en las, me da urticaria, me da alergia, me dan alergia, le da alergia, le dan alergia, me da reacción, me salen, le salen, me da dolor, me hace daño, me sientan mal, me sienta mal, me hacen daño, no puedo, no puede, se está, se le está, se me está, se le están, se me están, le salieron, acabo de, acaba de, me pica, le pica, se le, se me, después de, creo que, no lleve, no me gustan, no me gusta, ${emergencies}`,
  relations: {
    allergic:
      'alérgi*, alergi*, alergia*, alerji*, allergi*, alèrgi*, alergc*, alergig*, alegic*, alegia, aléxic*, intoleran*, intolerante*, intolerancia*, intoleransia*, celiac*, celíac*, seliac*, celiaq*, anafila*, anafilá*, hipersensib*, sensible al, sensible a la, sensible a los, sensible a las, sensibilidad, reacción al, reacción a la, reacción a los, reacción a las, reacciones al, reacciono, reacciona mal, no tolero, no tolera, no toleran, no toleramos, no puedo tolerar, tolero mal, no tolero bien, epipen, favismo, g6pd, altac, aplv, soy alérgic*, soy muy alérgic*, soy super alérgic*, soy alerjic*, soy celíac*, soy intoleran*, soy hipersensib*, soy sensible, ninguna alergia salvo, ninguna alergia menos, sin alergias salvo, sin alergias excepto, alergias salvo, alergia salvo, otra alergia, más alergias que, mortal para',
    avoids:
      'conduzco, tengo que conducir, toca conducir, tengo que manejar, toca manejar, soy el conductor, sin beber, ni una gota, sin una gota, ni gota, abstemi*, no puedo comer, no puede comer, no pueden comer, no podemos comer, no puedo comerlo, no puedo tomar, no puede tomar, no pueden tomar, no podemos tomar, no puedo beber, no puede beber, no pueden beber, no puedo consumir, no puede consumir, no puedo probar, no puede probar, no puedo con, no puede con, no puedo ni, no puede ni, no puedo nada con, no puede nada con, no puedo ingerir, no puede ingerir, ya no puedo comer, no debo comer, no debe comer, no debo tomar, no debe tomar, no deben comer, no debo beber, no debería comer, no como, no come, no comen, no comemos, no comes, nunca como, nunca come, no comia, no tomo, no toma, no toman, no tomamos, no bebo, no bebe, no beben, no bebemos, nunca bebo, no consumo, no consume, no consumen, no consumimos, no pruebo, no prueba, no toco, no toca, ni tocar, ni la toco, ni lo toco, evito, evita, evitar, evitamos, evitan, evitando, evite, prohib*, proivid*, proibid*, no me dejan comer, no le dejan comer, no me permite*, no se me permite, no está permitido, no tengo permitido, tengo prohibid*, me han quitado, me quitaron, me quitó, me han prohibido, me han dicho que no coma, que no coma, que no comiera, dejé de comer, dejé el, dejé la, dejé los, he dejado, eliminé, he eliminado, eliminar, excluir, excluyo, excluye, prescindir, restring*, restricc*, contraindicad*, pecado, haram, ramadán, cuaresma, religio*, tomando antibióticos, con antibióticos, lejos de, mantenerme lejos, abstener*, me abstengo, ni una pizca de, ni gota de, ni pizca, no ingiero, no ingiere, estoy a dieta, no soporto, no soporta, no soportan, no soportamos, vedad*',
    dislikes:
      'no me gusta, no me gustan, no le gusta, no le gustan, no nos gusta, no nos gustan, no les gusta, no les gustan, no te gusta, no gusta, ni me gusta, no me gusta nada, no me gustan nada, no me agrada, no me agradan, no me encanta, no me convence, no me va el, no me va la, no me van los, no me van las, odio, odia, odian, odiamos, detesto, detesta, detestan, aborrezco, asco, me da asco, me dan asco, no quiero, no quiere, no quieren, no queremos, no quisiera, no me apetece, no me apetecen, no soy de, no soy fan, no soy muy de, no soy muy fan, no soy amante, ni verla, ni verlo, ni verlos, no trago, no lo trago, repugna*, manía, tirria, prefiero evitar, prefiero que no, prefiero sin, preferiría sin, preferiría que no, mejor sin, no me entra, no me mola, no me mola nada, me chirría, no me late, guácala, guacala, puaj',
    without:
      'pueden quitar, puede quitar, podéis quitar, se puede quitar, pueden quitarle, puede quitarle, podrían quitar, me lo hacen sin, puedes quitar, pueden sacar, puede sacar, sin, sn, nada de, nada con, nada que lleve, nada que tenga, nada que contenga, cero, ni, ningún, ninguna, ninguno, quitar, quite, quiten, quita, quitarle, quítenle, quitale, retirar, menos el, excepto, salvo, no lleve, no lleven, no lleva, no llevan, no contenga, no contengan, no tenga, no tengan, que no lleve, que no lleven, que no tenga, que no tengan, que no contenga, que no contengan, que no lleva, que no tiene, que no tienen, no le ponga, no le pongan, no le pongas, no le echen, no le eche, no le eches, no pongan, no ponga, no me ponga, no me pongan, no echen, sin nada de, sin trazas de, sin rastro de, libre de trazas, evitando, exent*, ni rastro de, fuera el, fuera la, todo menos, aparte de, pero no, que no haya, no haya, no incluya, no incluyan, cualquier cosa menos',
    free: 'libre de, libres de, apto para, aptos para, no contiene, no contienen, no tiene, no tienen, garantizado sin, certificado sin, free',
    harm: 'asma, úlcera*, ulcera*, gastritis, reflujo, vomito, vomita, estómago, barriga, tripa, me dan asma, pica la garganta, intolerancia, la alergia, prohibid*, jaqueca, sin beber, ni una gota, sin una gota, sabe a jabón, fuera, me sienta mal, me sientan mal, le sienta mal, le sientan mal, sienta fatal, sientan fatal, me sienta como, sentar mal, me cae mal, me caen mal, le cae mal, me cae pesado, me cae fatal, me hace mal, me hacen mal, le hace mal, me hace daño, me hacen daño, le hace daño, me pone malo, me pone mala, me ponen malo, me ponen mala, se pone malo, se pone mala, me pongo malo, me pongo mala, me pongo mal, me pongo fatal, me enferma, me enferman, enfermo si, me mata, me matan, le mata, lo mata, la mata, me mataría, puede matarme, podría matarme, me muero si, se muere si, me moriría, moriría, muero con, mortal, mortales, me hincha, me hinchan, me hincho, se hincha, hincha*, hinchazón, me inflamo, me inflama*, inflama*, ronchas, roncha, urticaria*, sarpullido*, salpullido, granos, erupcion*, me salen, le salen, me sale sarpullido, le sale sarpullido, me sale urticaria, me da alergia, le da alergia, me dan alergia, le dan alergia, me da urticaria, me da dolor, me da diarrea, le da diarrea, me da comezón, me da picor, me da picazón, me da asma, me da migraña, me dan ronchas, le dan ronchas, me dan granos, me dan ganas de vomitar, me da reacción, le da reacción, me dan reacción, me da malestar, me da gases, me dan gases, me provoca, le provoca, provocan, me produce, le produce, me causa, le causa, me pica, me pican, picor*, picazón, comezón, hospital, urgencias, vómitos, vomito, vomitar, diarrea*, migraña*, jaqueca, dolor de barriga, dolor de tripa, dolor de estómago, duele la barriga, duele la tripa, duele el estómago, dolor de panza, no me sienta, no le sienta, no me sientan, no me cae, no digiero, digiero mal, no lo digiero, descompone, descompongo, mal de, trazas, ni trazas, traza, la mínima traza, peligroso para, un ataque, crisis, gases, me repite, me cierra la garganta, reflujo, fatal, asma',
    contains:
      'contiene, contienen, contener, contenga, lleva, llevan, llevará, yeva, lleba, incluye, incluyen, tiene, tienen, tendrá, hay, dentro, hecho con, hecha con, hechos con, hechas con, preparado con, preparada con, cocinado con, elaborado con, a base de, en el, en la, en los, en las, utilizan, usan, usáis, utilizáis, ponen, le ponen, le echan, echan, trae, traen, trazas de, rastro de, rastros de, viene con, vienen con, adentro',
    suits:
      'puedo comer, puede comer, pueden comer, podemos comer, podría comer, podría yo comer, puedo tomar, puede tomar, podemos tomar, podría tomar, puedo pedir, puede pedir, puedo beber, puede beber, es apto, son aptos, apta, aptas, es segura, es seguro, seguro para, segura para, seguros para, hay riesgo, hay peligro, sin riesgo, sin peligro, sirve para, vale para, adecuad*, recomendable para, bueno para, compatible*, me sirve, puedo con, puedo probar, puede probar, tolerado, podré comer, podrá comer, comería',
    with: 'quiero, quiere, queremos, quisiera, querría, quería, me gusta, me gustan, nos gusta, le gusta, me encanta, me encantan, adoro, encanta, encantan, muero por, loco por, loca por, amo, me apetece, me apetecen, se me antoja, antojo, ganas de, con ganas, busco, buscamos, prefiero, preferimos, con mucho, con mucha, algo con, algo de, que tenga, que lleve, que lleven, me provoca un, deseo, me da igual, necesito, me mola, dame, deme, póngame, ponme',
    take_back:
      'olvida, olvide, olvídate, olvídese, olvidad, olvidemos, ya no soy, ya no es, ya puedo, ya puede, ya no importa, da igual, me da igual lo de, no importa el, no importa la, cambié de idea, he cambiado de idea, cambié de opinión, he cambiado de opinión, me equivoqué, me he equivocado, era broma, era de mi, era mi, era para mi, era lo de mi, al final sí, al final puedo, al final da igual, cancela, cancele, anula, anule, ignora, ignore, sí puedo, sí puede, sí como, está bien con, no pasa nada con, no hay problema con, vuelvo a comer, volver a comer, ya lo superé, ya lo tolero, ya la tolero, curad*, retiro lo, quita lo de, quite lo de, borra lo de, ya no tengo',
  },
  eating: {
    cannot:
      'no puedo, no puede, no pueden, no podemos, no debo, no debe, no deben, no debemos, no me dejan, no le dejan, no nos dejan, prohibid*',
    drink: 'bebo, bebe, bebemos, beben, no bebo, no bebe, no bebemos, no beben, nunca bebo',
    eat: 'come, comen, comemos, comer, comerlo, bebo, bebe, beben, bebemos, beber, tomar, pruebo, prueba, probar, consumo, consume, tolero, tolera, digiero, digiere, aguanto',
  },
  asks: {
    ingredients:
      'ingrediente*, que lleva, que llevan, qué tiene, que contiene, qué contiene, de qué está hecho, de qué está hecha, de que esta hecho, de qué es, con qué se hace, con qué está hecho, con que esta hecho, con qué lo hacen, qué le ponen, que le echan, qué trae, composición, de qué va, que hay en',
    price:
      'precio*, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto es, cuanto sale, a cuánto, cuesta, cuestan, vale, caro, cara, qué precio, cuánto',
    calories: 'caloría*, caloria*, kcal, engorda, engordan, nutricional*, calórico*',
    cooking:
      'cómo se hace, cómo está hecho, cómo está hecha, cómo lo hacen, cómo se prepara, cómo se cocina, cómo está cocinado, cómo lo preparan, como viene, receta, qué aceite, preparación, punto de la carne',
    describe:
      'qué es, que es, qué son, explica*, explíqueme, descríb*, describ*, háblame, hábleme, cuéntame, cuénteme, a qué sabe, qué tipo de, más sobre, más información, en qué consiste, cómo es, qué significa',
    picture:
      'foto*, imagen, imágenes, imagenes, enséñame, enséñeme, muéstrame, muéstreme, mostrar, qué pinta tiene, qué aspecto, cómo se ve, verlo, ver una',
    recommend:
      'recomiend*, recomend*, sugier*, suger*, aconsej*, propon*, qué pido, que pido, qué pedimos, qué como, qué comemos, qué puedo pedir, qué me pido, qué tomo, qué debería, lo mejor, el mejor, la mejor, mejores, no sé qué pedir, no sé qué, ayúdame a elegir, ayúdeme a elegir, ayudadme a elegir, elegir, elige por, sorpréndeme, sorpréndame, hambre, ganas de comer, qué está bueno, qué está rico, qué hay de bueno, tu favorito, su favorito, imprescindible, que no me puedo perder, alguna idea, algo rico, dudo entre, qué me ofrece, qué me das, qué se antoja',
    list: 'qué tienen, qué tenéis, que teneis, qué hay, qué opciones, opciones, qué platos, cuáles son, cuáles, lista, todos los, todas las, tenéis, tienen algo, tenéis algo, hay algo, qué puedo comer, que puedo comer, qué podemos comer, qué puede comer, qué más, qué otra, ofrecen, sirven, hacen, variedad, alternativas, muéstrame la carta',
    meal: 'cena, cenar, almuerzo, almorzar, comida completa, menú completo, primero segundo y postre, entrante principal y postre, tres platos, 3 platos, menú para, primero y segundo, de principio a fin, menú del día',
    compare:
      'comparar, compara, compare, diferencia entre, cuál es más, cual es mas, es más barato, más barato que, mejor el, mejor la, versus, vs, o mejor, más sano, más ligero que',
    cheapest:
      'lo más barato, el más barato, la más barata, los más baratos, más barato, más barata, más económic*, más baratito, barato, barata, menos cuesta',
    dearest: 'lo más caro, el más caro, la más cara, los más caros, más caro, más cara, cuesta más',
    lightest:
      'más ligero, más ligera, menos calorías, menos calórico, pocas calorías, bajo en calorías, baja en calorías, más liviano, menos engorda, menos pesado, más liviana, menos calórica',
    heaviest:
      'más calorías, más calórico, más contundente, más pesado, más llena, más llenador, más calórica, más pesada',
    pair: 'va bien con, pega con, acompaña*, maridaje*, maridar, qué vino, para beber con, combina*, marida, para acompañar',
    opinion:
      'está bueno, está buena, están buenos, está rico, está rica, vale la pena, merece la pena, qué tal está, qué tal es, qué tal el, qué tal la, qué opinas, tu opinión, delicioso, es bueno, es buena, rico, rica',
    sum: 'total, en total, cuánto sería, cuánto serían, cuánto es todo, suma, sumar, todo junto, los dos juntos, cuánto me sale, cuánto nos sale',
    request:
      'pueden quitar, puede quitar, podéis quitar, me lo pueden hacer, se puede quitar, se puede cambiar, se puede pedir, se puede hacer, cambiar, cámbiame, sustituir, sustitu*, en vez de, en lugar de, aparte, salsa aparte, al lado, pueden hacer, podrían hacer, podéis hacer, es posible, hacerlo, me lo hacen',
    sure: 'está seguro, estás seguro, está segura, estás segura, seguro que, segurísimo, de verdad, en serio, cómo lo sabe, cómo sabes, cómo lo sabes, lo confirma, por qué',
  },
  bounds: {
    under:
      'menos de, por debajo de, debajo de, inferior*, más barato que, no pase de, que no pase, que no supere',
    to: 'hasta, como mucho, máximo, max, no más de, presupuesto, tengo, tenemos, gastar, como máximo, a lo sumo, que no pasen de',
    over: 'más de, por encima de, superior*, arriba de, más caro que',
    from: 'al menos, por lo menos, mínimo, a partir de, desde, como mínimo',
    about:
      'unos, unas, alrededor de, más o menos, aproximadamente, aprox, cerca de, sobre los, como',
  },
  modifiers: {
    not: 'no, ni, nada, nunca, jamás, tampoco, no es, no sea',
    and: 'y, e, más, también, además, y a, y al, y a la, y a los, y a las, con, así como, y también, y el, y la, y los, y las, ni a, ni al, ni a la',
    or: 'o, u, o bien, o a, o al, o a la, o a los, o a las',
    but: 'pero, sin embargo, aunque, solo, sólo',
    except: 'excepto, menos, salvo, aparte de, que no sea, excepto el, quitando, a excepción',
    it: 'eso, esto, ese, este, esa, esta, lo mismo, el mismo, el primero, la primera, el segundo, la segunda, el tercero, el último, la última, dentro',
    other: 'el otro, la otra, otro, otra, otra cosa, algo distinto, diferente, los demás',
    both: 'los dos, las dos, ambos, ambas, los tres',
    people: 'personas, persona, pax, comensales, adultos, somos, gente, cubiertos',
    each: 'cada uno, cada una, por persona, por cabeza, cada, por barba, la unidad',
    together: 'juntos, en total, total, todo junto, presupuesto, entre todos, para todos',
    variant: 'versión, variante, en versión, la versión',
    plain: 'normal, clásic*',
    measure:
      'x, veces, copa de, copas de, vaso de, vasos de, taza de, tazas de, botella de, botellas de, ración de, raciones de, porción de, porciones de, plato de, platos de, jarra de, jarras de',
    split: 'dividir, dividid*, divide, repartir, compartir, partir, a medias, entre los',
    yes: 'sí, si, vale, ok, okey, okay, claro, claro que sí, por supuesto, exacto, correcto, dale, sale, venga, perfecto',
    no: 'no, nop, qué va, para nada, no gracias, mejor no',
    past: 'mi ex, antes era, antes, era vegan*, era vegetarian*, pensaba, resulta que no, salió negativo, vendéis mucho, venden mucho, por qué ahora, por qué todo el mundo, todo el mundo es, moda, por error, la otra vez',
    meaning:
      'qué es el gluten, que es el gluten, qué es la lactosa, qué es un alérgeno, qué significa, que significa, qué quiere decir, diferencia entre, cuál es la diferencia',
    healthy:
      'sin alergias, ninguna alergia, no tengo alergia, no tengo alergias, no tengo ninguna alergia, no tenemos alergia*, no tenemos ninguna alergia, no tiene alergia*, no tiene ninguna alergia, no hay alergia*, no soy alérgic*, no es alérgic*, no somos alérgic*, no son alérgic*, no alérgic*, no soy intolerante, no es intolerante, no tengo intolerancia*, ninguna intolerancia, come de todo',
    absent:
      'no está aquí, no viene, no vino, no vendrá, no ha venido, no ha podido venir, no pudo venir, se quedó en casa, se ha quedado en casa, no nos acompaña',
  },
  facts: {
    gluten:
      'gluten*, glúten, trigo, trigos, celíac*, celiac*, celiaquía*, harina de trigo, soy celíac*, seliac*',
    crustaceans:
      'crustáceo*, crustaceo*, marisco*, mariscos, frutos de mar, frutos del mar, mariscada',
    eggs: 'huevo*, huevos, uevo*, guevo*, clara de huevo, claras de huevo, yema*, clara, claras, blanquillo*',
    fish: 'pescado*, pescados, pescao, pescadito*, pez, peces',
    peanuts:
      'cacahuete*, cacahuate*, cacahué*, cacaguate*, cacagüete*, cacahuet*, maní, maníes, manises, mani, mantequilla de maní, crema de cacahuete, mantequilla de cacahuete',
    soy: 'soja*, soya, leche de soja, leche de soya, lecitina de soja, la soya, soya y',
    milk: 'leche, leches, lácteo*, lacteo*, lácteos, productos lácteos, derivados lácteos, proteína de la leche, proteínas de la leche, caseína, leche de vaca, suero de leche, lacte, la leche, aplv',
    nuts: 'frutos secos, fruto seco, frutos de cáscara, fruto de cáscara, nueces y almendras, nueces, nuez, nuezes, nueses, frutas secas, fruta seca, nueces de árbol, frutos sekos, frutossecos',
    celery: 'apio*, apios, apionabo',
    mustard: 'mostaza*, mostasa',
    sesame: 'sésamo*, sesamo, ajonjolí, ajonjoli, tahini, tahín, tahina, tajín de sésamo',
    sulphites: 'sulfito*, sulfitos, dióxido de azufre, metabisulfito*',
    lupin: 'altramuz, altramuces, lupino*, lupín, chochos, chocho, tarwi',
    molluscs: 'molusco*, moluscos',
    lactose: 'lactosa*, lactos, latosa',
    meat: 'carne, carnes, carne roja, carnita',
    poultry: 'ave, aves, carne de ave, aves de corral, volatería',
    pork: 'cerdo*, cerdos, puerco*, chancho*, cochino*, cochinillo*, cochinita, porcino*, tocino, panceta, bacon, beicon, jamón, jamones, jamon, jamoncito, lechón, lacón, manteca de cerdo, chicharrón, chicharrones, carnitas, marrano, lomo de cerdo, secreto ibérico, gorrino',
    gelatine: 'gelatina*, grenetina',
    alcohol:
      'conduzco, tengo que conducir, toca conducir, tengo que manejar, toca manejar, soy el conductor, sin beber, ni una gota, sin una gota, ni gota, abstemi*, alcohol*, alcol, alcohólic*, alcoolic*, licor*, copas',
    honey: 'miel, mieles',
  },
  diets: {
    vegetarian:
      'vegetarian*, vejetarian*, vegetarin*, vegeta, ovolactovegetarian*, veggie, veggi, soy vegetarian*',
    vegan:
      'vegan*, begano*, vegana, origen animal, producto animal, productos animales, nada de origen animal, plant based, cien por cien vegetal, 100% vegetal, soy vegan*',
    pescatarian: 'pescetarian*, pescatarian*, piscetarian*, pesquetarian*, soy pescetarian*',
    halal: 'halal, jalal, halál, musulm*, soy musulm*, musulman*',
    kosher: 'kosher, kósher, casher, cosher, judí*, soy judí*, judio, judia, judios',
  },
  foods: {
    walnut:
      'nuez de castilla, nuez de california, nuez de nogal, nueces de castilla, aceite de nuez',
    hazelnut: 'avellana*, abellana*',
    almond: 'almendra*, leche de almendra*, harina de almendra*',
    pistachio: 'pistacho*, pistache*, pistachos',
    cashew: 'anacardo*, marañón, cajú, castaña de cajú, castañas de cajú, nuez de la india, merey',
    pecan: 'pecana*, nuez pecana, nueces pecanas, pacana*, nuez pecán',
    macadamia: 'macadamia*, nuez de macadamia, nueces de macadamia',
    'brazil nut': 'nuez de brasil, nueces de brasil, castaña de pará, nuez de pará',
    'pine nut': 'piñón, piñones, pinones',
    chestnut: 'castaña*',
    coconut: 'coco, cocos, coco rallado',
    'coconut milk': 'leche de coco, crema de coco',
    nutmeg: 'nuez moscada, moscada',
    cheese: 'queso*, quesos, quesito*, quezo',
    parmesan: 'parmesano*',
    mozzarella: 'mozzarella*, mozarela*, mozarella*, muzzarella*, burrata',
    'goat cheese': 'queso de cabra',
    feta: 'feta, queso feta',
    'blue cheese': 'queso azul, roquefort, cabrales, gorgonzola',
    butter: 'mantequilla*, manteca, mantekilla',
    cream: 'nata, natas, crema de leche, crema agria, nata montada, crema ácida, media crema',
    yogurt: 'yogur*, yogurt*, yoghurt*, iogur',
    'ice cream': 'helado*, nieve de',
    'condensed milk': 'leche condensada, dulce de leche, cajeta, manjar',
    bread:
      'pan, panes, pan rallado, pan de ajo, tostada*, bolillo*, pan tostado, migas, picatoste*, bocadillo*, empanizado*, rebozado*, empanado*',
    flour: 'harina*, harinas',
    pasta:
      'pasta, pastas, fideo*, espagueti*, espaguetti*, macarron*, tallarin*, tallarín, tallarines, noquis, ñoquis',
    couscous: 'cuscús, cuscus',
    bulgur: 'bulgur',
    oats: 'avena*, leche de avena',
    spelt: 'espelta',
    rye: 'centeno',
    barley: 'cebada*',
    buckwheat: 'trigo sarraceno, alforfón, sarraceno',
    rice: 'arroz, arroces, arros, leche de arroz',
    corn: 'maíz, maiz, elote*, choclo*, mazorca*, tortilla de maíz, tortillas de maíz, polenta, maicena',
    potato: 'patata*, papa, papas, papitas, patatas fritas, papas fritas',
    'sweet potato': 'boniato*, batata*, camote*',
    onion: 'cebolla*, cebollas, cebollita*, ceboya*, cevolla*, cebolleta*',
    shallot: 'chalota*, chalote*, echalote*, escalonia*',
    garlic: 'ajo, ajos, ajito, ajillo, alioli, ali oli, aioli',
    leek: 'puerro*, poro, ajoporro',
    chives: 'cebollino*, ciboulette',
    mushroom:
      'champiñon*, champiñones, champiñón, champinon*, seta, setas, hongo, hongos, boletus, níscalo*, shiitake*, portobello*, callampa*, huitlacoche',
    truffle: 'trufa*, trufado*',
    tomato: 'tomate*, jitomate*, tomates cherry, salsa de tomate',
    'black pepper': 'pimienta*',
    'bell pepper':
      'pimiento*, pimientos, morrón, morrones, pimiento morrón, ají dulce, piquillo*, padrón',
    chilli:
      'chile, chiles, ají, guindilla*, jalapeño*, habanero*, chipotle, cayena, locoto, rocoto, tabasco',
    paprika: 'pimentón',
    cucumber: 'pepino*',
    pickle: 'pepinillo*, encurtido*',
    carrot: 'zanahoria*, sanahoria*',
    aubergine: 'berenjena*, verenjena*, berengena*',
    courgette: 'calabacín*, calabacin*, calabacita*, zapallito*, zucchini*',
    spinach: 'espinaca*',
    cabbage: 'col, coles, repollo*, lombarda, berza',
    broccoli: 'brócoli*, brocoli*, bróculi, brecol',
    cauliflower: 'coliflor*',
    'brussels sprout': 'col de bruselas, coles de bruselas',
    asparagus: 'espárrago*, esparrago*',
    artichoke: 'alcachofa*, alcaucil*',
    fennel: 'hinojo*',
    pumpkin: 'calabaza*, zapallo, auyama, ayote',
    beetroot: 'remolacha*, betabel*, betarraga*',
    radish: 'rábano*',
    rocket: 'rúcula, rucula',
    lettuce: 'lechuga*',
    peas: 'guisante*, arveja*, chícharo*, chicharos',
    beans:
      'judía blanca, judías, judías verdes, judías blancas, alubia*, frijol*, frijoles, fríjol*, habichuela*, poroto*, caraota*, ejote*, fabada',
    'broad beans': 'haba, habas, habitas',
    chickpeas: 'garbanzo*, hummus, humus, falafel*',
    lentils: 'lenteja*',
    olive: 'aceituna*, oliva, olivas',
    'olive oil': 'aceite de oliva, AOVE',
    'vegetable oil': 'aceite, aceites, aceite vegetal',
    'sunflower oil': 'aceite de girasol',
    'palm oil': 'aceite de palma',
    avocado: 'aguacate*, palta, paltas, guacamole',
    banana: 'plátano*, platano*, banana*, banano*, guineo*, cambur',
    strawberry: 'fresa, fresas, frutilla*',
    raspberry: 'frambuesa*',
    blueberry: 'arándano*, arandano*',
    cherry: 'cereza*, guinda*',
    apple: 'manzana*',
    pear: 'pera, peras',
    peach: 'melocotón*, melocoton*, durazno*, nectarina*',
    apricot: 'albaricoque*, chabacano*, damasco*',
    plum: 'ciruela*',
    fig: 'higo, higos, breva*',
    'medjool date': 'dátil, dátiles, datil*',
    grape: 'uva, uvas',
    raisin: 'pasa, pasas, uvas pasas, uva pasa',
    kiwi: 'kiwi, kiwis, quivi',
    mango: 'mango, mangos',
    pineapple: 'piña, piñas, ananá, ananás',
    orange: 'naranja*, jugo de naranja, zumo de naranja',
    lemon: 'limón, limones, limon, cítrico*, citrico*',
    lime: 'lima, limas',
    grapefruit: 'pomelo*, toronja*',
    melon: 'melón, melones, sandía*, patilla',
    pomegranate: 'granada, granadas',
    papaya: 'papaya*, lechosa',
    coriander: 'cilantro*, silantro, culantro, coriandro',
    parsley: 'perejil',
    basil: 'albahaca*, albaca',
    mint: 'menta, hierbabuena, yerbabuena',
    dill: 'eneldo',
    thyme: 'tomillo',
    rosemary: 'romero',
    oregano: 'orégano*',
    cumin: 'comino, cominos',
    turmeric: 'cúrcuma',
    curry: 'curry, curri',
    saffron: 'azafrán',
    cinnamon: 'canela*, canelas',
    vanilla: 'vainilla*',
    ginger: 'jengibre*, gengibre, kion',
    wasabi: 'wasabi',
    salt: 'sal',
    sugar: 'azúcar*, azucar*, asucar',
    vinegar: 'vinagre*, vinagreta*',
    'soy sauce': 'salsa de soja, salsa de soya, salsa soja, salsa soya, sillao',
    tofu: 'tofu',
    mayonnaise: 'mayonesa*, mahonesa*, mayo, mallonesa',
    ketchup: 'ketchup, kétchup, cátsup, catsup',
    pesto: 'pesto',
    msg: 'glutamato*, ajinomoto',
    yeast: 'levadura*',
    chocolate: 'chocolate*, choco, chocolates',
    cocoa: 'cacao*, cocoa',
    coffee: 'café, cafés, cafeína',
    tea: 'tés, té verde, té negro, un té, el té, té helado, té frío',
    prawn: 'langostino*, gambón, gambones',
    shrimp: 'gamba, gambas, camarón*, camaron*, quisquilla*',
    crab: 'cangrejo*, jaiba*, surimi*, buey de mar, centollo*, centolla*, nécora*',
    lobster: 'langosta*, bogavante*',
    crayfish: 'cigala*, carabinero*',
    mussel: 'mejillón*, mejillon*, choro, choros, cholga*',
    clam: 'almeja*, berberecho*, navajas, coquina*, chirla*',
    scallop: 'vieira*, zamburiña*, ostión*',
    squid: 'calamar*, chipirón*, chipiron*, rabas, sepia*, jibia',
    octopus: 'pulpo*, pulpito*',
    oyster: 'ostra*, salsa de ostras',
    snail: 'caracol*',
    salmon: 'salmón*, salmon*',
    tuna: 'atún, atun, atunes, bonito del norte, ventresca',
    cod: 'bacalao*, bakalao',
    hake: 'merluza*',
    anchovy: 'anchoa*, boquerón*, boqueron*',
    sardine: 'sardina*',
    mackerel: 'caballa*, jurel',
    trout: 'trucha*',
    'sea bass': 'lubina*, corvina*, róbalo',
    'sea bream': 'dorada a, besugo*',
    monkfish: 'rape',
    caviar: 'caviar, huevas',
    chicken: 'pollo*, pollos, gallina*, pechuga*, alitas, poyo, nuggets, pollito',
    turkey: 'pavo*, pavos, guajolote*, pechuga de pavo',
    duck: 'pato, patos, magret, confit de pato',
    beef: 'ternera*, res, carne de res, vacuno*, vaca, buey, solomillo*, entrecot*, chuletón*, bistec*, filete de ternera, bife, churrasco, asado de tira, rabo de toro, lomo de res, picanha, lengua de ternera, lengua de res, lengua de vaca, pecho de res, tacos de lengua, taco de lengua, carrillera*, carrilleras, corazón de res, anticucho*, cabeza de res',
    veal: 'ternera lechal, ternera blanca',
    lamb: 'cordero*, borrego*, lechazo, oveja*',
    'goat meat': 'cabrito*, chivo',
    rabbit: 'conejo*, liebre*',
    'horse meat': 'caballo, carne de caballo, potro',
    'wild boar': 'jabalí*, jabali',
    venison: 'venado*, ciervo*, corzo',
    liver: 'hígado*, higado*, foie',
    ham: 'jamón serrano, jamón ibérico, jamón york, jamón cocido, jamón de york, jamón dulce',
    sausage: 'salchicha*, butifarra*, morcilla*, longaniza*, embutido*, perrito caliente',
    chorizo: 'chorizo*',
    salami: 'salami, salchichón, fuet, pepperoni',
    wine: 'vino, vinos, vinito, vino tinto, vino blanco, tinto, cava, sangría, vino dulce',
    beer: 'cerveza*, cervezas, birra*, cervecita*, chela*, caña, cañas, serveza',
    champagne: 'champán, champaña',
    rum: 'ron, rones',
    brandy: 'brandy, coñac, pisco',
    whisky: 'whisky, güisqui, whiskey',
    vodka: 'vodka',
    tequila: 'tequila*, mezcal',
  },
  courses: {
    starter:
      'entrante*, entrada, entradas, aperitivo*, primero, primeros, primer plato, para empezar, para picar, tapas, tapa, botana*, picoteo, sopa*, ensalada*, pica pica, entremes*, abrebocas',
    main: 'plato principal, platos principales, principal, segundo plato, segundos, platos fuertes, plato fuerte, de segundo, plato de fondo',
    side: 'guarnición*, guarnicion*, acompañamiento*, acompañante, de guarnición',
    dessert:
      'postre*, postres, brazo gitano, brazo de gitano, dulce, dulces, de postre, pastel*, tarta*',
    drink:
      'bebida*, bebidas, beber, para beber, sed, refresco*, jugo*, zumo*, trago, tragos, cóctel*, coctel*, tomar algo',
  },
  senses: {
    hot: 'picante*, pica, pican, picoso*, picosa*, enchila*, enchiloso, muy picante, pica la lengua, pica la boca, pica mucho, condimentad*',
    mild: 'no picante, no pica, no pique, no piquen, no pican, que no pique, sin picante, nada picante, poco picante, no muy picante, suave, suaves, sin chile, no picoso, nada picoso, no sea picante, que no piquen',
    light:
      'ligero, ligera, ligeros, liviano*, liviana, light, sano, sana, saludable*, no pesado, no muy pesado, digestivo',
    cold: 'frío, fría, fríos, helado, refrescante*, fresquito, fresco, bien fría',
    sweet: 'dulce, azucarado, dulces, algo dulce, torta dulce',
    kids: 'niño, niña, niños, niñas, bebé, bebés, bebe de, peque*, chiquillo*, crío*, críos, menú infantil, infantil, para mi hijo, para mi hija, nene*, guagua',
    sharing: 'compartir, para compartir, al centro, para el centro, para picar entre',
    popular:
      'especialidad*, popular*, estrella, famoso*, famosa*, lo más pedido, más vendido*, más pedido*, recomendación del chef, del chef, de la casa, típico de aquí, conocidos por, favorito*',
  },
  cookings: {
    fried: 'frito, frita, fritos, fritas, freidora, fritura, empanado, rebozado, empanizado, fríen',
    grilled:
      'plancha, a la plancha, parrilla, a la parrilla, brasa, a la brasa, barbacoa, asado, asada, grillado',
    baked: 'al horno, horno, horneado*, gratinado*, asado al horno',
    boiled: 'hervido*, cocido*, sancochado*, escalfado*',
    steamed: 'al vapor, vapor',
    stewed: 'guiso*, guisado*, estofado*, estofada*, a fuego lento, caldereta',
    smoked: 'ahumado*, ahumada*',
    raw: 'crudo*, cruda*, tartar*, carpaccio*, ceviche*, poco hecho, poco hecha',
  },
  wishes: {
    share: 'compartir',
    kids: 'niños, niño, niña, peque*',
    light: 'ligero, ligera, liviano, light',
    filling:
      'contundente*, que llene, llenador*, mucha hambre, muero de hambre, me muero de hambre, muerto de hambre, muerta de hambre, abundante*, llenarme',
    quick: 'rápido, rápida, rapidito, prisa, con prisa, tengo prisa, poco tiempo, apurado*, apuro',
    cheap: 'barato, barata, económic*, bien de precio, baratito, sin dinero, pelado',
    treat:
      'cumpleaños, aniversario, ocasión especial, celebrar, celebramos, celebrando, capricho, darme un gusto',
    local:
      'típico*, típica*, tradicional*, local, locales, de la zona, de la tierra, auténtico*, regional*, casero*, casera*',
    mild: 'suave, no picante, que no pique',
    hot: 'picante*, picoso*',
    warm: 'caliente*, calentito, calentita, entrar en calor, frío que hace, hace frío',
    cold: 'frío, fría, refrescante*',
    sweet: 'dulce',
    fresh: 'fresco, fresca, fresquito',
    comfort:
      'reconfortante*, resaca, cruda terrible, como en casa, de la abuela, triste, consolarme',
  },
  topics: {
    phone:
      'teléfono*, número de teléfono, vuestro número, su número, llamarles, llamaros, llamarlos, llamar al restaurante, os puedo llamar, les puedo llamar, contactar, contacto',
    links:
      'instagram*, insta, facebook, tiktok, twitter, youtube, whatsapp, redes sociales, red social, página web, sitio web, vuestra web, su web',
    languages:
      'qué idiomas, qué idioma, cuántos idiomas, otros idiomas, otro idioma, carta en inglés, menú en inglés, traducid*, traducción*',
    hours:
      'horario*, abren, abrís, abierto*, cierran, cerráis, cierra, cerrado*, qué hora, a qué hora, hasta qué hora, hora de cierre, última hora, abiertos ahora, abierto ahora, abierta, está abierto, estáis abiertos, están abiertos, ahora abierto, a qué hora cierran, a qué hora abren',
    payment:
      'tarjeta*, efectivo, pagar, pago, pagos, bizum, cheque*, visa, mastercard, amex, ticket restaurant, contactless, pagar con el móvil, con el móvil, con el celular',
    booking: 'reserv*, mesa para esta noche, mesa libre, mesa para',
    place:
      'dirección, direccion, dónde están, dónde estáis, dónde queda, ubicación, ubicados, cómo llego, cómo llegar, mapa, google maps, dónde os encuentro, dónde los encuentro, dónde se encuentra, dónde se encuentran, cómo se llega, qué calle, dónde está el restaurante',
    wifi: 'wifi, wi-fi, internet, contraseña*, clave del wifi, red wifi',
    parking:
      'aparcar, aparcamiento*, parking, estacionar, estacionamiento*, parqueo, parqueadero, coche, carro',
    children:
      'trona, tronas, silla alta, sillita, periquera, cambiador, zona infantil, parque infantil, juegos infantiles, menú infantil, menú de niños',
    pets: 'perro*, perros, cachorro*, caniche*, perrito, gato, gatos, mascota*',
    music: 'música, musica, música en vivo, música en directo, concierto*, dj, karaoke',
    access:
      'silla de ruedas, minusválid*, discapacitad*, accesible*, baño, baños, servicios, aseo*, lavabo*, ascensor, rampa',
    events: 'evento*, grupos, fiesta*, boda*, celebración privada, sala privada, salón privado',
    kitchen:
      'cocina cierra, cocina abierta, cierra la cocina, quién cocina, cocinero, quién es el chef',
    terrace:
      'terraza*, fuera, afuera, exterior, jardín, patio, aire libre, al aire libre, tomar el aire, aire fresco',
    takeaway:
      'para llevar, a domicilio, domicilio, delivery, glovo, recoger, pedido a casa, llevármelo',
    other:
      'fumar, fumadores, vapear, encargado, encargada, gerente, dueño, dueña, aire acondicionado, sin aire acondicionado, el aire acondicionado, clima, hecho a mano, hecha a mano, hechos a mano, hechas a mano, a mano, cargar el móvil, cargar el celular, cargador',
  },
  acts: {
    greet: 'hola, buenas, buenos días, buenas tardes, buenas noches, qué tal, holi, hey, ola',
    bye: 'adiós, adios, hasta luego, hasta la vista, nos vemos, chao, chau, hasta mañana, hasta pronto',
    thanks:
      'gracias, muchas gracias, mil gracias, grax, grcs, se agradece, te agradezco, muy amable',
    glad: 'estaba buenísimo, estaba delicioso, estaba riquísimo, todo perfecto, muy rico todo, nos encantó, me encantó, riquísimo, qué alegría',
    joke: 'chiste*, hazme reír, cuéntame un chiste, broma',
    flirt:
      'te quiero, te amo, cásate conmigo, tienes novio, tienes novia, estás soltero, estás soltera, guapo, guapa, me gustas',
    who_are_you:
      'quién eres, quien eres, quién es usted, qué eres, qué puedes hacer, qué sabes hacer, para qué sirves, cómo funcionas',
    is_human:
      'eres humano, eres una persona, eres un robot, eres un bot, es un robot, eres real, eres una ia, inteligencia artificial, hablo con una persona, chatgpt',
    small_talk:
      'cómo estás, cómo está usted, qué tal todo, qué tiempo hace, el tiempo, el partido, fútbol, qué onda, qué haces',
    privacy:
      'privacidad, mis datos, quién lee, datos personales, borrar el chat, borrar la conversación, guardan',
    languages:
      'hablas inglés, habla inglés, no habla inglés, no habla español, no hablo español, no habla, hablas, habla usted, idiomas, en inglés, qué idiomas',
    no_instructions:
      'ignora tus instrucciones, ignora las instrucciones, tus instrucciones, olvida tus, instrucciones anteriores, prompt del sistema, actúa como, haz como si, finge que, código secreto, código del personal, modo desarrollador',
    complaint_food:
      'está fría la, llegó frío, llegó fría, está frío y, un pelo en, un pelo, asqueroso*, incomible, crudo por dentro, pasado de, muy salado, quemado, en mal estado, podrido, malísimo, caducad*',
    complaint_wait:
      'nadie viene, nadie nos, no viene nadie, llevamos esperando, llevo esperando, llevamos media hora, esperando, sigo esperando, seguimos esperando, todavía no llega, aún no llega, cuánto tarda, tardan mucho, se olvidaron, se han olvidado, tarda mucho',
    complaint_price:
      'carísimo, muy caro, es un robo, un robo, timo, estafa, demasiado caro, abusivo, un atraco',
    complaint_staff:
      'camarero maleducado, camarera maleducada, maleducad*, mal servicio, pésimo servicio, borde, antipátic*, grosero*, grosera*',
    rude: 'idiota*, imbécil*, estúpid*, tonto, tonta, gilipollas, pendejo*, mierda, cállate, inútil, boludo, joder',
    call_staff:
      'llama al camarero, llame al camarero, al camarero, el camarero, camarero*, la camarera, mesero*, mesera*, mozo, que venga alguien, manda a alguien, alguien que venga, atiendan',
    wait_time:
      'cuánto tarda, cuánto tardan, cuánto hay que esperar, tiempo de espera, cuánto tiempo, cuánta espera, cuánto demora, demora*',
    cannot_order:
      'quiero pedir, queremos pedir, puedo pedir aquí, me trae, me traes, me traen, tráigame, tráeme, voy a pedir, pedir ya, me pones, me pone un, hacer el pedido, ordenar, quiero ordenar, tomar nota',
    cannot_book: 'reservar mesa, reservar una mesa, hacer una reserva, resérvame, hacer reserva',
    cannot_pay:
      'la cuenta, la cuenta por favor, me cobra, me cobras, nos cobra, quiero pagar, queremos pagar, la nota por favor',
    split_bill:
      'dividir la cuenta, cuentas separadas, cuenta separada, pagar por separado, pagar separado, a escote, pagar a medias',
    tip: 'propina*, servicio incluido, cubierto incluido',
    no_medical:
      'diabet*, diabét*, azúcar en sangre, colesterol*, hipertens*, tensión alta, presión alta, insulina*, riñon*, riñón, gota, ácido úrico, medicamento*, medicación, medicina*, pastillas, sintrom, anticoagulante*, soy diabétic*',
    pregnancy:
      'embaraza*, embarazo*, encinta, lactancia, dando el pecho, doy el pecho, amamant*, preñada',
  },
  emergency: {
    alone: `cayó redondo, cayó redonda, se cayó, se ha caído, desplom*, se pone azul, está azul, está morad*, está pálid*, perdió el conocimiento, se puso azul, se puso morad*, anafila*, anafilá*, anafiláctic*, shock, ambulancia*, ambulansia, ambulacia, ambulanza, al 911, 112 rápido, 112 ya, 112 por favor, 911 rápido, al 061, emergencia*, emerjencia*, urgencia, urgente, socorro, auxilio, ausilio, ayúdenme, ayudenme, ayúdenos, ayúdenla, ayúdenlo, ayuden, ayudadme, ahog*, aoga*, atragant*, atorad*, atoró, asfixi*, asficsi*, asfisi*, sofoc*, jade*, sibilancia*, desmay*, desmall*, inconscien*, inconcien*, desvanec*, desplom*, convulsi*, convulcion*, convulsión, epilep*, epilép*, infarto*, ictus, adrenalina*, autoinyector*, jext, altellus, epinefrina, habones, mareo*, mareado*, mareada*, palpitacion*, taquicardia*, vomitando, vomitó, babea*, temblando, tiembla*, tembland*, muriendo, envenen*, intoxica*, desfibrilador*, heimlich, ${emergencies}`,
    body: 'garganta, gargantas, labio*, lengua, boca, cara, rostro, el ojo, un ojo, su ojo, mi ojo, ojos, párpado*, parpado*, cuello, pecho, mejilla*, cachete*, piel, cuerpo, manos, mano, dedos, brazo*, paladar, encía*, oreja*, oído*, nariz, tráquea, glotis, pescuezo, campanilla',
    trouble:
      'globo*, corcho, morcilla*, cae media, torcid*, durmiendo, bola, bola en la, asfixia*, redondo, me pica, me pican, le pica, le pican, me hincha, me hinchan, me hincho, se hincha, se hinchan, me inflamo, me duele, le duele, hincha*, hinch*, inchad*, incha*, inchan*, inflam*, inflad*, infland*, cierr*, cerrand*, cerrad*, cerró, cerrar, sierra, aprieta*, apret*, pica, pican, picor*, picazón, picando, comezón, cosquill*, hormigue*, hormigueo*, dormid*, duerme*, adormec*, entumec*, arde, ardor*, arden, ardiendo, quema*, quemando, raro, rara, raros, rarísim*, extraño, rojo, roja, rojos, rojas, colorado*, colorada*, roncha*, grano, granos, sarpullid*, salpullid*, urticaria*, erupción, manchas, duele, duelen, dolor, enorme*, gigante*, gorda, gordo, gordos, gordas, globo, morcilla hinchada, deform*, morad*, azul*, paraliz*, no siento, no la siento, no lo siento, bloque*, se tapa, tapando, tapad*, obstru*, oprim*, opres*, tirante*, habón*, bulto*',
    does: 'tragar, hablar, mueve, moverse, reacciona, responde, tose, respirar, respir*, resp, aire, aliento, respirar',
    hard: 'dejado, ha dejado, deja, no hace nada, no funciona, no puede, no puedo, no, apenas, casi no, cuesta, costando, difícil*, dificult*, dificultad*, mal, falta, faltando, problema*, rápido, raro, ahogad*, corta*, cortad*, agitad*, silb*, pit*, sin, le cuesta, entrecortad*, pesad*, fuerte',
    remedy: 'inhalador, ventolín, ventolin, epipen*, adrenalina, antihistamínico*, autoinyector',
    urgent: 'rápido, deprisa, urgente*, corre, corred, corran, ya mismo, ahora mismo',
    ate: 'llevaba, tenía, acaba de comer, acabo de comer, acaba de comerse, acabo de comerme, acaba de tomar, acaba de tragar, se ha comido, se comió, me he comido, me comí, comió, comí, ha comido, he comido, ha probado, probó, probé, mordió, mordí, le dio un mordisco, ha mordido, se tragó, por error, por accidente, sin querer, sin darse cuenta, sin darme cuenta, sin saberlo, sin saber, después de comer, tras comer, al comer, desde que comió, un bocado, un mordisco, llevaba nueces, tenía nueces, resulta que llevaba',
    serious: 'en serio, no es broma, de verdad, hablo en serio',
    calm: 'encuesta, crucigrama, cuesta, croquetas, de infarto, camarero, bebí, precios, hace años, hace muchos años, hace un año, hace dos años, hace 2 años, hace tres años, hace 3 años, hace cinco años, hace 5 años, hace diez años, hace 10 años, hace mucho, hace mucho tiempo, hace tiempo, hace meses, el año pasado, el mes pasado, de pequeño, de pequeña, de niño me, de niña me, cuando era niño, cuando era niña, cuando era pequeño, cuando era pequeña, cuando era chico, cuando era chica, de chico, de chica, de joven, una vez tuve, en su día, qué pasa si, que pasa si, qué pasaría si, qué hacen si, qué hacéis si, qué hacen ustedes si, qué hacen en caso, qué hacéis en caso, en caso de reacción, en caso de alergia, en caso de emergencia, en caso de que, si alguien tiene, si a alguien, si un cliente, por si acaso, por si alguien, imagínate que, jaja*, jaj, jeje*, lol, xd, xdd, es broma, era broma, en broma, bromeo, bromeando, estoy de broma, precio, precios, la cuenta, salida de emergencia, se me hace agua la boca, hace la boca agua, boca agua, agua la boca, para morirse de rico, de muerte, quita el hipo, quitan el aliento, quita el aliento, me muero de hambre, se muere de hambre, muriendo de hambre, muero de hambre, morir de hambre, muerto de hambre, me muero de sed, muriendo de sed, me muero por, se muere por, me muero de ganas, muriendo de ganas, me muero de risa, muriendo de risa, ahogado en salsa, ahogada en salsa, torta ahogada, tortas ahogadas, huevos ahogados, ahogados en, formación en primeros auxilios, saben primeros auxilios, antes de ir, nada urgente, no es urgente, no hay urgencia, no es una emergencia, sin urgencia',
  },
  numbers: {
    uno: 1,
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    veinte: 20,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    mil: 1_000,
    docena: 12,
  },
  relationPosition: 'before',
}
