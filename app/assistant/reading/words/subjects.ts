import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'

/** Subjects that no record has a field for, so that only the owner's texts can answer. */
export const subjects = [
  'source',
  'size',
  'time',
  'fresh',
  'rearing',
  'bones',
  'season',
  'half',
  'extra',
  'fryer',
  'charge',
  'smoking',
  'birthday',
  'nutrition',
] as const
export type Subject = (typeof subjects)[number]

/** The phrases for each subject, in the format of `LanguageWords`. */
export const subjectWords: Readonly<Record<PhraseLanguage, Readonly<Record<Subject, string>>>> = {
  en: {
    source:
      'come from, comes from, coming from, where is it from, where are they from, where s it from, from where, where do you get, where do you buy, where from, source*, sourced, origin, supplier*, which farm, from a farm, local farm, comes off, come off, landed, our own, produced, provenance',
    size: 'how big, how large, how small, what size, size, portion size, big enough, how many pieces, how many grams, weigh*, weight, diameter, inch*, centimet*, gram, grams',
    time: 'how long does, how long will, how long do, how long is the wait, how long until, how long for, takes how long, minutes, wait for it',
    fresh:
      'fresh, freshly, frozen, caught, this morning, today s catch, homemade, home made, made here, made in house, in house, from scratch, handmade, by hand, hand made, hand cut, hand rolled, handrolled, yourselves, every morning, each morning',
    rearing:
      'organic, grass fed, grassfed, free range, wild, farmed, line caught, hormone*, gmo, antibiotic free, corn fed, sustainab*, pasture*, cage free, msc',
    bones: 'bone, bones, boneless, deboned, filleted, shells on, on the bone, pips, stones in',
    season:
      'season, seasonal, in season, which months, what months, available now, at the moment, all year, only in, available today, right now',
    half: 'half portion*, half a portion, half size, half a, smaller portion*, small portion*, child s portion, child portion',
    extra:
      'extra charge, charge extra, cost more, costs more, cost extra, surcharge, extra cost, for free, no extra, on the house, pay extra, free refill*, included',
    fryer:
      'fryer*, same oil, shared oil, frying oil, same pan, same grill, shared grill, own pan, separate fryer, same kitchen, bakery, bakehouse',
    charge:
      'cover charge, service charge, service included, service fee, with service, gratuity, tip, tips, tipping',
    smoking: 'smoke, smoking, smoker*, vape, vaping, cigarette*, ashtray*',
    birthday: 'birthday*, anniversar*',
    nutrition:
      'nutrition*, protein, proteins, carb, carbs, low carb, carbohydrate*, keto, ketogenic, paleo, fibre, fiber, macros, fodmap*, cholesterol, sodium, saturated fat, low fat, how much fat, low sugar, how much sugar, how much protein, sugar content, how much salt, low salt, low sodium, glycaemic, glycemic, vitamin*',
  },
  tr: {
    source:
      'nereden geliyor, nerden geliyor, nereden gelir, nerden gelir, nereden alıyor*, nerden alıyor*, nerden alıyo*, nereden al*, nereli, nerenin, hangi çiftlik*, menşe*, kaynağı, yerli mi, kimden al*, bahçemizden, kendimiz, toplarız, üretici*, nerede üret*',
    size: 'kaç kişilik, ne kadar büyük, kaç gram, gramaj*, porsiyonu büyük, kaç tane gel*, kaç adet, kaç parça, kaç cm, boyutu, ne büyüklükte, büyük mü, gram, kaç santim',
    time: 'ne kadar sür*, kaç dakika*, ne kadar bekle*, ne zaman hazır, kaç dk, kaç dakikada, dakika, dk, hazırlanması',
    fresh:
      'taze*, dondurulmuş, donuk mu, bu sabah, günlük mü, ev yapımı, kendiniz mi, siz mi yap*, elde, el yapımı, her sabah, el açması, tutulmuş, tutuldu',
    rearing:
      'organik*, çiftlik, doğal mı, deniz balığı mı, yabani, gdo*, merada, serbest gezen, hormon*, köy tavuğu',
    bones: 'kılçık*, kemik*, ayıklanmış, çekirdek*',
    season: 'mevsim*, sezon*, hangi ay, hangi aylar, şu an var, bugün var mı, yıl boyu, şimdi var',
    half: 'yarım porsiyon*, yarım, küçük porsiyon*, az porsiyon, çocuk porsiyon*',
    extra:
      'ekstra ücret, ücretli mi, fark alıyor*, fark var mı, ek ücret*, ücretsiz, ikram mı, ikram',
    fryer: 'fritöz*, aynı yağ*, aynı tava*, aynı ızgara*, yağda mı, ayrı yağ*, ortak yağ*',
    charge: 'kuver*, servis ücret*, servis dahil, servis fiyat*, servis bedel*, bahşiş*',
    smoking: 'sigara*, nargile*, tütün*, puro*',
    birthday: 'doğum günü*, doğumgünü*, yıl dönümü*',
    nutrition:
      'protein*, karbonhidrat*, düşük karb*, ketojenik*, keto, lif oranı, lifli, kolesterol*, sodyum, doymuş yağ, yağ oranı, şeker oranı, ne kadar şeker, ne kadar yağ, ne kadar protein, ne kadar tuz, az tuzlu, glisemik, vitamin*, makro, makrolar*',
  },
  de: {
    source:
      'woher, wo kommt, wo kommen, kommt von, kommt aus, herkunft, stammt, stammen, bezieht ihr, welcher bauer*, vom bauern, regional, wo kauft, lieferant*, von wo, wo habt ihr, kommen aus',
    size: 'wie groß, wie gross, wie viel gramm, wieviel gramm, portionsgröße*, große portion, wie viele stück, wieviel stück, durchmesser, gramm, gross genug, groß genug, wie schwer, zentimeter',
    time: 'wie lange dauert, wie lang dauert, wie lange braucht, wie lange muss, wartezeit*, minuten, wie lange wart*, wann ist das fertig, dauert',
    fresh:
      'frisch, frische, frischer, frisches, tiefgefroren, tiefkühl*, tk ware, aufgetaut, heute gefangen, heute morgen, heute früh, hausgemacht*, selbstgemacht*, selber gemacht, selbst gemacht, macht ihr selbst, macht ihr selber, von hand, handgemacht*, gefangen, jeden morgen, backt ihr, gebacken, backen wir, rollen wir',
    rearing:
      'bio, biologisch, ökologisch, weiderind*, weidehaltung, grasgefüttert, freiland*, wildfang, zucht, gentechnik*, artgerecht*, nachhaltig*, wild gefangen, aus zucht',
    bones: 'gräte*, graete*, knochen, entgrätet, grätenfrei, kerne, steine',
    season:
      'saison, saisonal*, gerade da, grad da, grad, derzeit, aktuell, zurzeit, welche monate, welchen monaten, momentan, ganzjährig, im advent, nur im',
    half: 'halbe portion*, kleine portion*, kleinere portion*, kinderportion*',
    extra:
      'aufpreis, aufschlag, kostet extra, mehrpreis, gegen aufpreis, kostenlos, gratis, zuschlag, inklusive, kostet mehr',
    fryer:
      'fritteuse*, friteuse*, frittierfett, gleiche fett, selbe fett, gleichen fett, selben fett, gleiche öl, selbe öl, gleichen öl, selben öl, gleichen pfanne, selben pfanne, gleichen grill, backstube, derselben küche',
    charge:
      'gedeck, couvert, trinkgeld*, servicegebühr, service inklusive, service inbegriffen, bedienungsgeld, bedienzuschlag',
    smoking: 'rauchen, rauche, raucht, raucher*, zigarette*, aschenbecher*, vapen, shisha',
    birthday: 'geburtstag*, jubiläum*, jahrestag*',
    nutrition:
      'protein, proteine, proteinreich*, eiweißgehalt, eiweißreich*, wie viel eiweiß, kohlenhydrat*, low carb, keto, ketogen*, paleo, ballaststoff*, cholesterin*, natrium*, gesättigt* fett*, fettarm*, fettgehalt, zuckergehalt, wie viel zucker, wie viel fett, salzarm*, salzgehalt, glykämisch*, fodmap*, vitamin*',
  },
  fr: {
    source:
      "d'où vient, d'où viennent, viennent d'où, vient d'où, provenance, origine*, provien*, fournisseur*, quelle ferme, de la ferme, producteur*, pêché où, vous achetez où, où achetez, vient de, viennent de",
    size: 'quelle taille, taille, combien de grammes, grammes, gros comment, grosse comment, combien de pièces, c est gros, c est grand, portion fait, grande portion, assez grand, assez gros, combien de cm',
    time: "combien de temps, temps d'attente, c est long à, minutes, prêt quand, ça prend",
    fresh:
      'frais, fraîche, fraîches, surgelé*, congelé*, ce matin, pêché*, du jour, fait maison, faite maison, faites maison, maison, fait ici, à la main, chaque matin, tous les matins, vous-mêmes',
    rearing:
      "bio, biologique, nourri à l'herbe, plein air, élevé*, élevage, sauvage*, ogm, label rouge, durable*, fermier, fermière",
    bones: 'arête*, os, désossé*, noyaux, pépins',
    season:
      "de saison, saison, en ce moment, quels mois, toute l'année, disponible, actuellement, aujourd hui encore",
    half: 'demi-portion*, demi portion*, petite portion*, portion enfant, moitié de portion',
    extra:
      'supplément*, en plus ça coûte, plus cher avec, gratuit*, offert*, coûte plus, coûte en plus',
    fryer:
      'friteuse*, même huile, même poêle, même grill, bain de friture, même friture, huile séparée',
    charge:
      'service compris, service inclus, service est compris, frais de service, pourboire*, couvert payant, le couvert',
    smoking: 'fumer, fume, fumons, fumeur*, cigarette*, cendrier*, vapot*',
    birthday: 'anniversaire*',
    nutrition:
      'protéine, protéines, protéiné*, glucide*, keto, cétogène*, paléo, fibres, cholestérol*, sodium, graisses saturées, pauvre en graisse*, pauvre en sucre*, combien de sucre, combien de protéines, combien de glucides, teneur en*, peu salé*, glycémique*, fodmap*, vitamine*',
  },
  es: {
    source:
      'de dónde viene, de dónde vienen, de dónde es, de dónde son, de dónde sale, de dónde, procede*, procedencia, origen, proveedor*, qué granja, de la granja, dónde compran, dónde compráis, productor*, vienen de, viene de',
    size: 'qué tamaño, tamaño, cómo de grande, qué tan grande, cuántos gramos, gramos, cuántas piezas, cuántas unidades, es grande, son grandes, cuánto pesa, porción grande, ración grande, cuántos cm',
    time: 'cuánto tarda*, cuánto tiempo, cuánto demora*, minutos, tiempo de espera, cuánta espera, tarda mucho',
    fresh:
      'fresco*, fresca*, congelad*, esta mañana, del día, pescado hoy, casero*, casera*, hecho aquí, hecha aquí, lo hacen aquí, a mano, hecho a mano, hecha a mano, cada mañana, lo hacéis',
    rearing:
      'ecológico*, ecológica*, orgánic*, alimentad* con pasto, de pasto, campero*, salvaje*, de granja, criad*, transgénic*, piscifactoría, sostenible*, corral',
    bones: 'espina*, hueso*, deshuesad*, pepitas',
    season: 'temporada, de temporada, ahora mismo, qué meses, todo el año, disponible*, hoy hay',
    half: 'media ración, medias raciones, media porción, ración pequeña, porción pequeña, porción infantil, mitad de ración',
    extra: 'suplemento*, cobran aparte, se paga aparte, cuesta más, coste extra, recargo*, gratis',
    fryer:
      'freidora*, mismo aceite, misma sartén, misma plancha, misma parrilla, aceite aparte, freís',
    charge:
      'cubierto se cobra, cobran cubierto, cobráis servicio, cobran servicio, servicio incluido, servicio está incluido, cargo por servicio, propina*, servicio aparte',
    smoking: 'fumar, fumo, fuma, fumador*, cigarr*, cenicero*, vapear',
    birthday: 'cumpleaños, aniversario*, cumple',
    nutrition:
      'proteína, proteínas, carbohidrato*, hidratos, keto, cetogénic*, paleo, fibra, colesterol, sodio, grasas saturadas, bajo en grasa*, bajo en azúcar*, cuánto azúcar, cuánta proteína, cuánta grasa, bajo en sal, glucémic*, fodmap*, vitamina*',
  },
  it: {
    source:
      'da dove viene, da dove vengono, da dove arriva*, di dove è, di dove sono, da dove, provenienza, provien*, origine, fornitor*, quale fattoria, da quale, dove comprate, dove prendete, produttor*, vengono da, viene da',
    size: 'quanto è grande, quanto sono grandi, quanto grande, che dimensione, dimension*, quanti grammi, grammi, quanti pezzi, quanto pesa, è grande, sono grandi, porzione grande, quanti cm',
    time: 'quanto ci vuole, quanto tempo, tempi di attesa, tempo di attesa, minuti, quanto ci mette, quanto si aspetta, pronto quando',
    fresh:
      'fresco, fresca, freschi, fresche, surgelat*, congelat*, stamattina, questa mattina, di giornata, fatto in casa, fatta in casa, fatti in casa, fatte in casa, casalingo, casalinga, fate voi, a mano, fatto a mano, fatta a mano, pescat*, ogni mattina',
    rearing:
      "biologic*, bio, al pascolo, ruspante, allevat*, allevamento, selvatic*, ogm, nutrit*, sostenibil*, d'allevamento",
    bones: "spine, lische, lisca, osso, ossa, disossat*, noccioli, con l'osso",
    season:
      'stagione, di stagione, stagional*, adesso disponibile, che mesi, quali mesi, tutto l anno, al momento, disponibil*',
    half: 'mezza porzione, mezze porzioni, porzione piccola, porzione ridotta, porzione bimbi, porzione bambini, metà porzione',
    extra:
      'supplemento*, sovrapprezzo, costa di più, si paga a parte, costa extra, gratis, omaggio, in più',
    fryer:
      'friggitric*, stesso olio, stessa padella, stessa piastra, stessa griglia, olio separato, frittura comune, friggete',
    charge:
      'coperto, servizio incluso, servizio compreso, costo del servizio, mancia, mance, il servizio si paga',
    smoking: 'fumar*, fumo, fumator*, sigarett*, posacenere, svapare',
    birthday: 'compleanno, compleanni, anniversari*',
    nutrition:
      'proteine, proteico, proteica, carboidrat*, keto, chetogenic*, paleo, fibre, fibra, colesterolo, sodio, grassi saturi, pochi grassi, pochi zuccheri, quanto zucchero, quante proteine, quanti carboidrati, quanti grassi, poco sale, glicemic*, fodmap*, vitamin*',
  },
  nl: {
    source:
      'waar komt, waar komen, komt vandaan, komen vandaan, vandaan, herkomst, afkomstig, leverancier*, welke boer*, van de boer, waar kopen jullie, waar halen jullie, komt van, lokaal',
    size: 'hoe groot, hoeveel gram, gram, formaat, hoeveel stuks, grote portie, groot genoeg, hoe zwaar, hoeveel cm, portiegrootte',
    time: 'hoe lang duurt, hoelang duurt, hoe lang moet, hoelang moet, wachttijd*, minuten, hoe lang wachten, duurt het lang, hoe snel klaar',
    fresh:
      'vers, verse, diepvries, ingevroren, bevroren, vanochtend, vanmorgen, vandaag gevangen, gevangen, huisgemaakt*, zelfgemaakt*, zelf gemaakt, maken jullie zelf, met de hand, handgemaakt*, elke ochtend',
    rearing:
      'biologisch*, bio, grasgevoerd*, scharrel*, vrije uitloop, wild gevangen, kweek, gekweekt, gmo, duurzaam, duurzame, weide*',
    bones: 'graat, graten, graatje*, bot, botten, botjes, ontgraat, pitten',
    season:
      'seizoen, seizoens*, nu beschikbaar, op dit moment, welke maanden, hele jaar, momenteel, nu verkrijgbaar',
    half: 'halve portie*, kleine portie*, kleinere portie*, kinderportie*',
    extra:
      'meerprijs, toeslag, kost extra, kost het meer, bijbetalen, gratis, extra kosten, extra betalen, inbegrepen',
    fryer:
      'frituur*, friteuse*, zelfde olie, zelfde vet, zelfde pan, zelfde grill, aparte olie, apart vet',
    charge:
      'couvert, servicekosten, bediening inbegrepen, service inbegrepen, bedieningsgeld, fooi*, bedieningskosten',
    smoking: 'roken, rook, rookt, roker*, sigaret*, asbak*, vapen',
    birthday: 'verjaardag*, jarig, jubileum',
    nutrition:
      'eiwitrijk*, hoeveel eiwit, koolhydra*, koolhydraatarm*, keto, ketogeen, paleo, vezels, cholesterol, natrium, verzadigd vet, vetarm*, suikerarm*, hoeveel suiker, hoeveel vet, zoutarm*, glykemisch*, fodmap*, vitamin*, proteïne*',
  },
  ru: {
    source:
      'откуда, происхожден*, поставщик*, с какой фермы, какая ферма, фермерск*, где берете, где покупаете, где закупаете, чье производство, местн*, привозят, производител*',
    size: 'какого размера, насколько большой, насколько большая, большая порция, большая ли, большой ли, размер*, сколько грамм*, грамм*, сколько штук, вес порции, сколько весит, диаметр*, сантиметр*',
    time: 'как долго, сколько ждать, сколько готовится, сколько готовят, сколько времени, время ожидания, минут*, долго ждать, долго готовится',
    fresh:
      'свеж*, заморож*, мороженая, мороженый, сегодня утром, сегодняшн*, домашн*, своего приготовления, сами делаете, сами готовите, ручной работы, вручную, выловлен*, каждое утро, сами печете',
    rearing:
      'органическ*, био, травяного откорма, на травяном, свободного выгула, дикий, дикая, дикой, фермерская, выращен*, гмо, экологич*',
    bones: 'кост*, косточк*, без костей, филе ли',
    season: 'сезон*, сейчас есть, в какие месяцы, круглый год, на данный момент, в наличии',
    half: 'половин* порции, полпорции, пол порции, половинн*, маленькая порция, маленькую порцию, детская порция, детскую порцию, меньшую порцию',
    extra:
      'доплат*, за отдельную плату, бесплатно, дороже с, доплачивать, наценк*, входит в стоимость',
    fryer:
      'фритюр*, в том же масле, одном масле, то же масло, том же гриле, той же сковород*, общее масло, отдельном масле',
    charge:
      'чаев*, сервисный сбор, за обслуживание, обслуживание включено, обслуживание входит, плата за сервис, кувер*',
    smoking: 'курить, курят, курим, курящ*, сигарет*, пепельниц*, кальян*, вейп*',
    birthday: 'день рождения, дня рождения, дни рождения, днем рождения, юбиле*, именинник*',
    nutrition:
      'белка, белков, белок сколько, бжу, протеин*, углевод*, низкоуглевод*, кето, кетодиет*, палео, клетчатк*, холестерин*, натри*, насыщенн* жир*, нежирн*, сколько сахара, сколько жира, мало соли, гликемическ*, витамин*',
  },
  uk: {
    source:
      'звідки, походжен*, постачальник*, з якої ферми, яка ферма, фермерськ*, де берете, де купуєте, де закуповуєте, місцев*, привозять, виробник*',
    size: 'якого розміру, наскільки велик*, велика порція, розмір*, скільки грам*, грам*, скільки штук, вага порції, скільки важить, діаметр*, сантиметр*',
    time: 'як довго, скільки чекати, скільки готується, скільки готують, скільки часу, час очікування, хвилин*, довго чекати',
    fresh:
      'свіж*, заморож*, сьогодні вранці, сьогоднішн*, домашн*, самі робите, самі готуєте, ручної роботи, вручну, виловлен*, щоранку, самі печете',
    rearing:
      'органічн*, біо, трав яного відгодів*, вільного вигулу, дикий, дика, дикої, вирощен*, гмо, екологічн*',
    bones: 'кістк*, кісток, без кісток',
    season: 'сезон*, зараз є, у які місяці, в які місяці, цілий рік, наразі, в наявності',
    half: 'пів порції, півпорції, половин* порції, мала порція, малу порцію, дитяча порція, дитячу порцію, меншу порцію',
    extra:
      'доплат*, за окрему плату, безкоштовно, дорожче з, доплачувати, націнк*, входить у вартість',
    fryer:
      'фритюр*, в тій самій олії, тій самій олії, одній олії, та сама олія, тому ж грилі, тій же сковород*, окремій олії',
    charge:
      'чайов*, сервісний збір, за обслуговування, обслуговування включен*, плата за сервіс, кувер*',
    smoking: 'палит*, курит*, цигар*, попільничк*, кальян*, вейп*',
    birthday: 'день народження, дня народження, днем народження, ювіле*, іменинник*',
    nutrition:
      'білка, білків, бжу, протеїн*, вуглевод*, низьковуглевод*, кето, палео, клітковин*, холестерин*, натрі*, насичен* жир*, скільки цукру, скільки жиру, мало солі, глікемічн*, вітамін*',
  },
  ar: {
    source:
      'من اين, من وين, منين, مصدر*, مصدره, مصدرها, من فين, اي مزرعه, مزرعه, مورد*, محلي, بتجيبو, تجيبون, تاتي من, تشترون',
    size: 'كم حجم*, حجم*, قديش كبير, قد ايش كبير, كم غرام, غرام*, جرام*, كم قطعه, كبيره الحصه, كم وزن*, وزن*, كبير كفايه',
    time: 'كم ياخذ, كم ياخد, قديش بياخد, كم دقيقه, دقيقه, دقائق, كم الوقت, وقت الانتظار, كم انتظر, كم بدها, يستغرق, بتطول',
    fresh:
      'طازج*, طازه, مجمد*, مثلج, هذا الصباح, اليوم الصبح, الصبح, صيد اليوم, مصطاد, بيتي, صنع البيت, تصنعون, تعملوها, بتعملوه, يدوي, كل صباح, محضر هنا',
    rearing: 'عضوي*, اورجانيك, مراعي, علف, بري, مزارع, مربى, هرمون*, معدل وراثيا',
    bones: 'عظم*, عظام, حسك, شوك, مخلي, بدون عظم',
    season: 'موسم*, متوفر*, اي شهر, اي اشهر, طوال السنه, هلق موجود, الان متوفر',
    half: 'نصف حصه, نص حصه, نصف طبق, نص طبق, نص وجبه, نصف وجبه, حصه صغيره, طبق صغير, حصه اطفال',
    extra: 'زياده بالسعر, تكلفه اضافيه, رسوم اضافيه, سعر اضافي, مجاني, مجانا, ببلاش',
    fryer: 'قلايه*, نفس الزيت, بنفس الزيت, زيت مشترك, نفس المقلاه, نفس الشوايه, زيت منفصل',
    charge:
      'رسوم الخدمه, رسم الخدمه, الخدمه مشموله, الخدمه محسوبه, بقشيش*, اكراميه, رسوم الطاوله, تيبس',
    smoking: 'تدخين, ادخن, ندخن, دخان, سيجاره, سجائر, سجاير, شيشه, ارجيله, اركيله',
    birthday: 'عيد ميلاد*, ميلاد, ذكري سنويه',
    nutrition:
      'بروتين, البروتين, كربوهيدرات, الكربوهيدرات, كارب, كيتو, الياف, كوليسترول, صوديوم, دهون مشبعه, قليل الدهون, قليل السكر, كم سكر, كم دهون, قليل الملح, فيتامين*',
  },
  fa: {
    source:
      'از کجا, کجایی*, منبع*, مبدا, تامین کننده, کدوم مزرعه, کدام مزرعه, مزرعه, محلی, از کی میخرید, تولید کجا',
    size: 'چقدر بزرگ*, چه اندازه*, اندازه*, سایز*, چند گرم*, گرم وزن, چند تیکه, چند تکه, چند عدد, وزن*, پرس بزرگ, بزرگه',
    time: 'چقدر طول می*, چقد طول می*, طول میکشه, طول می کشد, چند دقیقه*, دقیقه*, زمان انتظار, چقدر باید صبر, کی حاضر',
    fresh:
      'تازه*, منجمد*, یخ زده, امروز صبح, صید امروز, صید شده, خونگی, خانگی, خودتون درست, خودتان درست, دست ساز, دستی, هر روز صبح',
    rearing: 'ارگانیک*, علف خوار, چراگاه, وحشی, پرورشی, هورمون*, تراریخته, محلی هست',
    bones: 'استخوان*, استخون*, تیغ, بی استخوان',
    season: 'فصل*, الان دارید, الان هست, موجود*, چه ماه*, کدوم ماه, همه سال, الان موجوده',
    half: 'نیم پرس, نصف پرس, نصفه پرس, پرس کوچیک, پرس کوچک, پرس بچه*',
    extra: 'هزینه اضافه, هزینه اضافی, پول اضافه, اضافه میگیرید, رایگان*, مجانی*, گرونتر میشه',
    fryer:
      'سرخ کن*, سرخکن*, همون روغن, همان روغن, یه روغن, یک روغن, روغن مشترک, همون تابه, روغن جدا',
    charge: 'حق سرویس, هزینه سرویس, سرویس حساب, انعام*, ورودی میز, سرویس جدا',
    smoking: 'سیگار*, قلیون*, قلیان*, ویپ',
    birthday: 'تولد*, سالگرد*',
    nutrition:
      'پروتئین*, کربوهیدرات*, کتو, کتوژنیک, فیبر*, کلسترول*, سدیم, چربی اشباع, کم چرب, کم قند, چقدر قند, چقدر چربی, کم نمک, ویتامین*',
  },
  zh: {
    source:
      '哪里来, 哪裡來, 从哪, 從哪, 产地, 產地, 来自, 來自, 哪儿来, 哪产的, 供应商, 供應商, 农场, 農場, 哪里进的, 本地的吗',
    size: '多大, 有多大, 分量, 份量, 多少克, 几克, 幾克, 克重, 多重, 几个一份, 大不大, 尺寸, 够大',
    time: '要多久, 等多久, 多长时间, 多長時間, 几分钟, 幾分鐘, 多少分钟, 等候时间, 要等多, 分钟, 分鐘, 多快',
    fresh:
      '新鲜, 新鮮, 冷冻, 冷凍, 冰冻, 今天早上, 今早, 现捞, 現撈, 现做, 現做, 自制, 自製, 自己做, 手工, 手擀, 每天早上, 当天, 當天',
    rearing: '有机, 有機, 草饲, 草飼, 散养, 散養, 野生, 养殖, 養殖, 激素, 转基因, 走地, 放养',
    bones: '骨头, 骨頭, 刺多, 有刺, 鱼刺, 魚刺, 去骨, 带骨, 帶骨, 有核, 无刺',
    season: '季节, 季節, 当季, 當季, 现在有, 現在有, 哪几个月, 几月, 全年, 时令, 時令, 今天有',
    half: '半份, 小份, 儿童份, 兒童份',
    extra:
      '加钱, 加錢, 另外收费, 另外收費, 额外收费, 額外收費, 多收, 免费, 免費, 加价, 加價, 要钱吗',
    fryer:
      '炸锅, 炸鍋, 同一个油, 同一锅油, 同一鍋油, 一样的油, 同一油锅, 油锅, 同一个锅, 同一个烤架, 共用油, 同样的油',
    charge: '服务费, 服務費, 小费, 小費, 餐位费, 餐位費, 茶位费, 茶位費, 含服务, 开台费, 座位费',
    smoking: '抽烟, 抽煙, 吸烟, 吸煙, 香烟, 香煙, 烟灰缸, 电子烟',
    birthday: '生日, 周年, 週年, 纪念日',
    nutrition:
      '蛋白质, 蛋白質, 碳水, 生酮, 低碳, 膳食纤维, 纤维, 胆固醇, 钠, 饱和脂肪, 低脂, 低糖, 低盐, 含糖量, 含多少糖, 升糖, 维生素',
  },
}
