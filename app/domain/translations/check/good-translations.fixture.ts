import { isMenuLanguage, type MenuLanguage } from '../../guest-menu/menu-language.ts'
import type { Texts } from '../subjects.ts'

/** A correct translation. */
export interface GoodTranslation {
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  readonly source: Texts
  readonly texts: Texts
}

// An original, then its translations: language, name and, after a bar, description.
const blocks = `
tr Mercimek Çorbası | Kırmızı mercimek, soğan, havuç ve tereyağı ile. Limon ile servis edilir.
en Lentil Soup | With red lentils, onion, carrot and butter. Served with lemon.
de Linsensuppe | Mit roten Linsen, Zwiebeln, Karotten und Butter. Wird mit Zitrone serviert.
fr Soupe de lentilles | Aux lentilles corail, oignon, carotte et beurre. Servie avec du citron.
es Sopa de lentejas | Con lentejas rojas, cebolla, zanahoria y mantequilla. Se sirve con limón.
it Zuppa di lenticchie | Con lenticchie rosse, cipolla, carota e burro. Servita con limone.
nl Linzensoep | Met rode linzen, ui, wortel en boter. Geserveerd met citroen.
ru Чечевичный суп | Из красной чечевицы с луком, морковью и сливочным маслом. Подаётся с лимоном.
uk Сочевичний суп | З червоної сочевиці з цибулею, морквою та вершковим маслом. Подається з лимоном.
ar شوربة العدس | مع العدس الأحمر والبصل والجزر والزبدة. تقدم مع الليمون.
fa سوپ عدس | با عدس قرمز، پیاز، هویج و کره. با لیمو سرو می‌شود.
zh 扁豆汤 | 配红扁豆、洋葱、胡萝卜和黄油。佐柠檬食用。

tr Künefe | Tel kadayıf arasında tuzsuz peynir, Antep fıstığı ve şerbet.
en Künefe | Unsalted cheese between shredded kadayif, with pistachios and syrup.
de Künefe (Käse-Engelshaar-Dessert) | Ungesalzener Käse zwischen Teigfäden, mit Pistazien und Sirup.
fr Künefe | Fromage sans sel entre des cheveux d’ange, pistaches et sirop.
es Künefe | Queso sin sal entre capas de kadaif, con pistachos y almíbar.
it Künefe | Formaggio senza sale tra fili di kadaif, con pistacchi e sciroppo.
ru Кюнефе | Несолёный сыр между нитями кадаифа, с фисташками и сиропом.
ar كنافة | جبنة غير مملحة بين طبقات الكنافة مع الفستق والقطر.
zh 库内费 | 细面丝夹无盐奶酪，配开心果和糖浆。

tr Adana Kebap | Zırhta kıyılmış acılı kuzu eti, lavaş, közlenmiş domates ve biber ile.
en Adana Kebab | Spicy hand-chopped lamb, with lavash, grilled tomato and pepper.
de Adana-Kebab | Scharfes, von Hand gehacktes Lammfleisch mit Lavasch, gegrillter Tomate und Paprika.
fr Kebab d’Adana | Agneau épicé haché au couteau, avec lavash, tomate et poivron grillés.
nl Adana-kebab | Pittig, met de hand gehakt lamsvlees met lavash, gegrilde tomaat en paprika.
ru Адана-кебаб | Острая рубленая баранина с лавашом, помидором и перцем на углях.
uk Адана-кебаб | Гостра рублена баранина з лавашем, помідором і перцем на вугіллі.
fa کباب آدانا | گوشت بره تند ساطوری با نان لواش، گوجه و فلفل کبابی.
zh 阿达纳烤肉 | 香辣手剁羊肉，配薄饼、烤番茄和烤辣椒。

tr Fıstıklı Baklava | 4 dilim. Antep fıstığı ve tereyağı ile, kat kat açılmış yufka.
en Pistachio Baklava | 4 slices. Layers of filo pastry with pistachios and butter.
de Pistazien-Baklava | 4 Stück. Dünne Teigblätter in Schichten mit Pistazien und Butter.
fr Baklava aux pistaches | 4 parts. Couches de pâte filo aux pistaches et au beurre.
es Baklava de pistacho | 4 porciones. Capas de pasta filo con pistachos y mantequilla.
it Baklava al pistacchio | 4 fette. Strati di pasta fillo con pistacchi e burro.
nl Baklava met pistache | 4 stukjes. Laagjes filodeeg met pistachenoten en boter.
ru Пахлава с фисташками | 4 кусочка. Слои тонкого теста с фисташками и сливочным маслом.
ar بقلاوة بالفستق | 4 قطع. طبقات من رقائق العجين مع الفستق الحلبي والزبدة.

tr Izgara Levrek | Günlük taze levrek, roka ve limon ile. Glutensiz.
en Grilled Sea Bass | Fresh sea bass of the day with rocket and lemon. Gluten-free.
de Gegrillter Wolfsbarsch | Tagesfrischer Wolfsbarsch mit Rucola und Zitrone. Glutenfrei.
fr Bar grillé | Bar frais du jour, roquette et citron. Sans gluten.
es Lubina a la parrilla | Lubina fresca del día con rúcula y limón. Sin gluten.
it Branzino alla griglia | Branzino fresco di giornata con rucola e limone. Senza glutine.
nl Gegrilde zeebaars | Dagverse zeebaars met rucola en citroen. Glutenvrij.
ru Сибас на гриле | Свежий сибас с рукколой и лимоном. Без глютена.
uk Сибас на грилі | Свіжий сибас з руколою та лимоном. Без глютену.
ar قاروص مشوي | قاروص طازج يومياً مع الجرجير والليمون. خالٍ من الغلوتين.
fa سی باس گریل شده | سی باس تازه روز با روکولا و لیمو. بدون گلوتن.
zh 烤鲈鱼 | 当日新鲜鲈鱼，配芝麻菜和柠檬。无麸质。

tr Kayseri Mantısı | Kıymalı mantı, sarımsaklı yoğurt ve naneli tereyağı ile. İz miktarda fındık içerebilir.
en Kayseri Manti | Dumplings filled with minced meat, with garlic yoghurt and mint butter. May contain traces of hazelnut.
de Manti aus Kayseri | Teigtaschen mit Hackfleisch, dazu Knoblauchjoghurt und Minzbutter. Kann Spuren von Haselnüssen enthalten.
fr Mantı de Kayseri | Raviolis à la viande hachée, yaourt à l’ail et beurre à la menthe. Peut contenir des traces de noisette.
es Manti de Kayseri | Manti rellenos de carne picada, con yogur de ajo y mantequilla de menta. Puede contener trazas de avellana.
ru Манты по-кайсерийски | Манты с фаршем, чесночным йогуртом и мятным сливочным маслом. Может содержать следы фундука.
uk Манти по-кайсерійськи | Манти з фаршем, часниковим йогуртом і м’ятним вершковим маслом. Може містити сліди фундука.
zh 开塞利饺子 | 肉馅小饺子，配蒜味酸奶和薄荷黄油。可能含有微量榛子。

tr Humus | Nohut, tahin, limon ve zeytinyağı. Vegan.
en Hummus | Chickpeas, tahini, lemon and olive oil. Vegan.
de Hummus | Kichererbsen, Tahini, Zitrone und Olivenöl. Vegan.
it Hummus | Ceci, tahina, limone e olio d’oliva. Vegano.
nl Hummus | Kikkererwten, tahin, citroen en olijfolie. Veganistisch.
ar حمص بالطحينة | حمص حب وطحينة وليمون وزيت زيتون. فيغان.
fa حمص | نخود، ارده، لیمو و روغن زیتون. وگان.
zh 鹰嘴豆泥 | 鹰嘴豆、芝麻酱、柠檬和橄榄油。纯素。

tr Karışık Izgara | 2 kişilik. Kuzu pirzola, tavuk şiş, köfte ve sucuk. Bulgur pilavı ile servis edilir.
en Mixed Grill | For 2 people. Lamb chops, chicken skewer, meatballs and sucuk. Served with bulgur pilaf.
de Gemischte Grillplatte | Für 2 Personen. Lammkoteletts, Hähnchenspieß, Köfte und Sucuk. Serviert mit Bulgurpilaw.
fr Grillades mixtes | Pour 2 personnes. Côtelettes d’agneau, brochette de poulet, köfte et sucuk. Servies avec un pilaf de boulgour.
es Parrillada mixta | Para 2 personas. Chuletas de cordero, brocheta de pollo, köfte y sucuk. Se sirve con pilaf de bulgur.
it Grigliata mista | Per 2 persone. Costolette d’agnello, spiedino di pollo, polpette e sucuk. Servita con pilaf di bulgur.
ru Ассорти на гриле | На 2 персоны. Бараньи рёбрышки, куриный шашлык, кёфте и суджук. Подаётся с пловом из булгура.
ar مشاوي مشكلة | لشخصين. ريش غنم وشيش دجاج وكفتة وسجق. تقدم مع أرز البرغل.

tr Sütlaç | Fırında, ev yapımı. Sütlü, şekerli; fındık ile süslenir.
en Rice Pudding | Oven-baked, homemade. With milk and sugar; topped with hazelnuts.
de Milchreis | Im Ofen gebacken, hausgemacht. Mit Milch und Zucker; mit Haselnüssen garniert.
fr Riz au lait | Cuit au four, fait maison. Au lait et au sucre ; garni de noisettes.
nl Rijstpudding | Uit de oven, huisgemaakt. Met melk en suiker; gegarneerd met hazelnoten.
uk Рисовий пудинг | Запечений у духовці, домашній. З молоком і цукром; прикрашений фундуком.
fa شیربرنج | پخته در فر، خانگی. با شیر و شکر؛ تزئین شده با فندق.

tr Zeytinyağlı Yaprak Sarma | Pirinç, kuş üzümü, dolmalık fıstık ve baharat ile doldurulmuş asma yaprağı. Et içermez.
en Stuffed Vine Leaves in Olive Oil | Vine leaves filled with rice, currants, pine nuts and spices. Contains no meat.
de Gefüllte Weinblätter in Olivenöl | Weinblätter gefüllt mit Reis, Korinthen, Pinienkernen und Gewürzen. Enthält kein Fleisch.
fr Feuilles de vigne farcies à l’huile d’olive | Feuilles de vigne farcies de riz, raisins de Corinthe, pignons et épices. Ne contient pas de viande.
es Hojas de parra rellenas en aceite de oliva | Hojas de parra rellenas de arroz, pasas de Corinto, piñones y especias. No contiene carne.
ru Долма в оливковом масле | Виноградные листья с начинкой из риса, смородины, кедровых орешков и специй. Не содержит мяса.
zh 橄榄油葡萄叶包饭 | 葡萄叶包米饭、葡萄干、松子和香料。不含肉。

tr Tavuk Şinitzel | Galeta ununa bulanmış tavuk göğsü, patates kızartması ve mayonez.
en Chicken Schnitzel | Chicken breast coated in breadcrumbs, with fries and mayonnaise.
de Hähnchenschnitzel | Hähnchenbrust in Semmelbröseln paniert, mit Pommes frites und Mayonnaise.
it Cotoletta di pollo | Petto di pollo impanato nel pangrattato, con patatine fritte e maionese.
nl Kipschnitzel | Kipfilet in paneermeel, met friet en mayonaise.
ru Куриный шницель | Куриная грудка в панировочных сухарях, картофель фри и майонез.

tr Tereyağlı Karides Güveç | Karides, mantar, kaşar peyniri ve domates sosu.
en Prawn Casserole with Butter | Prawns, mushrooms, kashar cheese and tomato sauce.
de Garnelen-Eintopf mit Butter | Garnelen, Champignons, Kaşar-Käse und Tomatensauce.
fr Cassolette de crevettes au beurre | Crevettes, champignons, fromage kaşar et sauce tomate.
es Cazuela de gambas con mantequilla | Gambas, champiñones, queso kaşar y salsa de tomate.
ru Креветки в горшочке со сливочным маслом | Креветки, грибы, сыр кашар и томатный соус.
ar طاجن الروبيان بالزبدة | روبيان وفطر وجبنة قشقوان وصلصة طماطم.
zh 黄油虾煲 | 虾、蘑菇、卡沙尔奶酪和番茄酱。

tr Türk Kahvesi | Küçük fincanda, lokum ile.
en Turkish Coffee | In a small cup, with Turkish delight.
de Türkischer Kaffee | In einer kleinen Tasse, mit Lokum.
fr Café turc | Dans une petite tasse, avec un loukoum.
ru Кофе по-турецки | В маленькой чашке, с рахат-лукумом.
ar قهوة تركية | في فنجان صغير مع راحة الحلقوم.

tr Öküzgözü Kırmızı | Kadeh, 150 ml. Sülfit içerir.
en Öküzgözü Red | Glass, 150 ml. Contains sulphites.
de Öküzgözü Rotwein | Glas, 150 ml. Enthält Sulfite.
fr Öküzgözü rouge | Verre, 150 ml. Contient des sulfites.
it Öküzgözü rosso | Calice, 150 ml. Contiene solfiti.
nl Öküzgözü rood | Glas, 150 ml. Bevat sulfieten.

tr Çorbalar
en Soups
de Suppen
fr Soupes
ru Супы
ar الشوربات
zh 汤类

tr Tatlılar
en Desserts
de Süßspeisen
es Postres
nl Nagerechten
uk Десерти
fa دسرها

tr Soğuk İçecekler
en Cold Drinks
de Kalte Getränke
it Bevande fredde
ru Холодные напитки
zh 冷饮

tr Alerjiniz varsa lütfen sipariş vermeden önce garsona bildirin.
en If you have an allergy, please tell your waiter before ordering.
de Wenn Sie eine Allergie haben, sagen Sie es bitte vor der Bestellung dem Kellner.
fr Si vous avez une allergie, veuillez en informer le serveur avant de commander.
ru Если у вас аллергия, пожалуйста, сообщите официанту до заказа.
ar إذا كانت لديك حساسية، يرجى إبلاغ النادل قبل الطلب.

tr Mutfağımız 12:00 ile 23:00 arasında açıktır. Pazartesi günleri kapalıyız.
en Our kitchen is open from 12:00 to 23:00. We are closed on Mondays.
de Unsere Küche ist von 12:00 bis 23:00 Uhr geöffnet. Montags haben wir geschlossen.
es Nuestra cocina está abierta de 12:00 a 23:00. Los lunes cerramos.
it La nostra cucina è aperta dalle 12:00 alle 23:00. Il lunedì siamo chiusi.
uk Наша кухня працює з 12:00 до 23:00. У понеділок зачинено.

en Fish and Chips | Beer-battered cod with hand-cut chips, mushy peas and tartare sauce.
tr Fish and Chips | Bira hamuruna batırılmış morina balığı, el kesimi patates kızartması, bezelye püresi ve tartar sos ile.
de Fish and Chips | Kabeljau im Bierteig mit handgeschnittenen Pommes, Erbsenpüree und Remoulade.
fr Fish and chips | Cabillaud en pâte à la bière, frites coupées à la main, purée de petits pois et sauce tartare.
es Fish and chips | Bacalao rebozado en masa de cerveza con patatas fritas cortadas a mano, puré de guisantes y salsa tártara.
it Fish and chips | Merluzzo in pastella alla birra con patatine tagliate a mano, purè di piselli e salsa tartara.
ru Фиш-энд-чипс | Треска в пивном кляре с картофелем фри ручной нарезки, пюре из горошка и соусом тартар.

en Shepherd’s Pie | Minced lamb with carrots and onions under a mashed potato crust. Gluten-free.
tr Çoban Böreği | Patates püresi altında havuç ve soğanlı kuzu kıyma. Glutensiz.
de Shepherd’s Pie | Lammhackfleisch mit Karotten und Zwiebeln unter einer Kartoffelpüree-Kruste. Glutenfrei.
fr Hachis parmentier à l’agneau | Agneau haché, carottes et oignons sous une croûte de purée de pommes de terre. Sans gluten.
nl Shepherd’s pie | Lamsgehakt met wortel en ui onder een korst van aardappelpuree. Glutenvrij.
uk Пастуший пиріг | Фарш з ягнятини з морквою та цибулею під скоринкою картопляного пюре. Без глютену.

en Caesar Salad | Romaine lettuce, grilled chicken, parmesan, croutons and an anchovy dressing.
tr Sezar Salata | Marul, ızgara tavuk, parmesan, kruton ve ançüez sosu.
de Caesar Salad | Romanasalat, gegrilltes Hähnchen, Parmesan, Croûtons und ein Sardellendressing.
fr Salade César | Laitue romaine, poulet grillé, parmesan, croûtons et sauce aux anchois.
es Ensalada César | Lechuga romana, pollo a la parrilla, parmesano, picatostes y aliño de anchoas.
it Caesar salad | Lattuga romana, pollo alla griglia, parmigiano, crostini e salsa alle acciughe.
ar سلطة سيزر | خس ودجاج مشوي وبارميزان وخبز محمص وصلصة الأنشوجة.

en Sticky Toffee Pudding | Warm date sponge with toffee sauce and vanilla ice cream. Contains nuts.
tr Sticky Toffee Puding | Karamel sos ve vanilyalı dondurma ile sıcak hurmalı kek. Kuruyemiş içerir.
de Sticky Toffee Pudding | Warmer Dattelkuchen mit Karamellsauce und Vanilleeis. Enthält Nüsse.
nl Sticky toffee pudding | Warme dadelcake met toffeesaus en vanille-ijs. Bevat noten.
ru Стики тоффи пудинг | Тёплый финиковый бисквит с соусом тоффи и ванильным мороженым. Содержит орехи.

en Mushroom Risotto | Wild mushrooms, parmesan and truffle oil. Vegetarian. Can be made vegan.
tr Mantarlı Risotto | Yabani mantar, parmesan ve trüf yağı. Vejetaryen. Vegan olarak da hazırlanabilir.
de Pilzrisotto | Wildpilze, Parmesan und Trüffelöl. Vegetarisch. Kann vegan zubereitet werden.
fr Risotto aux champignons | Champignons sauvages, parmesan et huile de truffe. Végétarien. Peut être préparé vegan.
es Risotto de setas | Setas silvestres, parmesano y aceite de trufa. Vegetariano. Se puede preparar vegano.
it Risotto ai funghi | Funghi selvatici, parmigiano e olio al tartufo. Vegetariano. Può essere preparato vegano.

en Full English Breakfast | Two eggs, bacon, pork sausage, baked beans, mushrooms, tomato and toast.
tr İngiliz Kahvaltısı | İki yumurta, bacon, domuz sosisi, fırın fasulye, mantar, domates ve tost.
de Englisches Frühstück | Zwei Eier, Speck, Schweinswürstchen, gebackene Bohnen, Champignons, Tomate und Toast.
fr Petit-déjeuner anglais | Deux œufs, bacon, saucisse de porc, haricots à la tomate, champignons, tomate et pain grillé.
es Desayuno inglés | Dos huevos, beicon, salchicha de cerdo, alubias, champiñones, tomate y tostada.
zh 英式早餐 | 两个鸡蛋、培根、猪肉香肠、烤豆、蘑菇、番茄和吐司。

en Alcohol-Free Lager | 330 ml bottle
tr Alkolsüz Bira | 330 ml şişe
de Alkoholfreies Lagerbier | 330-ml-Flasche
fr Bière blonde sans alcool | Bouteille de 330 ml
es Cerveza sin alcohol | Botella de 330 ml

en Beef Burger | 200 g beef patty, cheddar, pickles and mustard in a brioche bun, with fries.
tr Dana Burger | 200 g dana köfte, cheddar, turşu ve hardal, brioş ekmeğinde, patates kızartması ile.
de Rindfleisch-Burger | 200 g Rindfleisch, Cheddar, Essiggurken und Senf im Brioche-Brötchen, dazu Pommes.
fr Burger de bœuf | Steak haché de bœuf de 200 g, cheddar, cornichons et moutarde dans un pain brioché, avec des frites.
it Hamburger di manzo | Hamburger di manzo da 200 g, cheddar, cetriolini e senape in un panino brioche, con patatine fritte.
fa برگر گوشت گاو | برگر ۲۰۰ گرمی گوشت گاو، چدار، خیارشور و خردل در نان بریوش، با سیب‌زمینی سرخ‌کرده.

en Thai Green Curry | Chicken in coconut milk with fish sauce, basil and jasmine rice. Contains fish. No peanuts.
tr Tay Yeşil Körisi | Hindistan cevizi sütünde tavuk, balık sosu, fesleğen ve yasemin pirinci ile. Balık içerir. Yer fıstığı içermez.
de Grünes Thai-Curry | Hähnchen in Kokosmilch mit Fischsauce, Basilikum und Jasminreis. Enthält Fisch. Ohne Erdnüsse.
nl Groene Thaise curry | Kip in kokosmelk met vissaus, basilicum en jasmijnrijst. Bevat vis. Zonder pinda’s.
zh 泰式绿咖喱 | 椰奶鸡肉，配鱼露、罗勒和茉莉香米。含鱼。不含花生。
`

function readLine(line: string): { readonly language: MenuLanguage; readonly texts: Texts } {
  const language = line.slice(0, 2)
  const [name = '', description] = line.slice(3).split(' | ')
  if (!isMenuLanguage(language)) throw new Error(`No language: ${line}`)
  return { language, texts: description === undefined ? { text: name } : { name, description } }
}

export const goodTranslations: readonly GoodTranslation[] = blocks
  .trim()
  .split('\n\n')
  .flatMap((block) => {
    const [original, ...others] = block.split('\n').map(readLine)
    return others.flatMap(({ language, texts }) =>
      original ? [{ from: original.language, source: original.texts, to: language, texts }] : [],
    )
  })
