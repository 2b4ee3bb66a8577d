import type { Said } from './said.ts'

/** What honest models write to other questions, of the sample menu and the pub. */
export const honestOthers: readonly Said[] = [
  {
    menu: 'pub',
    ask: 'Is the chickpea curry vegan?',
    replies: `
Yes, the Chickpea Curry is marked as vegan and gluten-free by the restaurant.
The Chickpea Curry is both vegan and gluten-free according to our menu.
It's simmered for two hours and pairs nicely with naan bread.
It contains chickpeas, coconut milk, tomato, spinach and basmati rice.
Yes – it's labelled vegan, gluten-free and spicy.
Great news: the Chickpea Curry is vegan.
Absolutely, the Chickpea Curry is vegan.
That said, if you have an allergy, please double-check with our team.
I'd always recommend mentioning any allergy to your server.
The curry is £12.50.
It comes to £12.50 and has 520 calories.
`,
  },
  {
    menu: 'pub',
    ask: 'I am coeliac, what can I have?',
    replies: `
The restaurant marks the following as gluten-free: Salt & Pepper Squid, Nachos, Pan-Fried Sea Bass, Squash Risotto and Chickpea Curry.
These dishes are marked gluten-free on our menu:
The Squash Risotto is marked gluten-free.
Please speak to a member of staff, as cross-contamination is possible in our kitchen.
However, I can't guarantee there is no cross-contact in the kitchen.
I'd avoid the Steak & Ale Pie, as it contains suet pastry and ale.
The Kettle Burger comes in a brioche bun, so it isn't gluten-free.
For coeliac disease, please always confirm with the team before ordering.
Our menu doesn't say how the fryers are used.
Panna Cotta and Lemon Sorbet are marked as gluten-free desserts.
`,
  },
  {
    menu: 'pub',
    ask: 'Does the superfood salad have nuts?',
    replies: `
Yes, it does: the Superfood Salad contains toasted almonds.
Yes, the Superfood Salad has toasted almonds in it.
Yes – toasted almonds are listed as an ingredient.
The Superfood Salad includes quinoa, kale, edamame, pomegranate, toasted almonds and a lemon dressing.
It does contain nuts (almonds), so please avoid it if you have a nut allergy.
You'll want to skip the Superfood Salad if you're allergic to nuts, since it contains almonds.
Almonds are a tree nut, so this salad wouldn't be suitable for a nut allergy.
If nuts are a concern, please let our staff know.
Would you like to hear about other salads?
Is there anything else you'd like to know?
Other dishes with nuts on record: Garden Burger (cashew cheese) and Chocolate Brownie (ground almonds).
The Garden Burger has cashew cheese, which contains nuts.
`,
  },
  {
    menu: 'pub',
    ask: 'My son is allergic to egg. Can he have the scotch egg?',
    replies: `
No, the Scotch Egg contains egg, so he can't have it.
I'm afraid the Scotch Egg is not suitable for your son, as egg is one of its main ingredients.
Please don't order the Scotch Egg for him.
The Scotch Egg contains pork sausage meat, egg, panko breadcrumbs and mustard.
For an egg allergy, other dishes to avoid include the Pad Thai, the Chocolate Brownie and the Sticky Toffee Pudding.
The Sticky Toffee Pudding also contains eggs.
I'm not able to say which dishes are safe for him.
The staff can tell you which dishes are made without egg.
I don't have enough information to say whether the Nachos are free of egg.
The recorded ingredients of the Nachos don't mention egg, but that's not a guarantee.
Your server will be able to help you further.
I hope that helps!
`,
  },
  {
    menu: 'pub',
    ask: 'What is good here?',
    replies: `
The Steak & Ale Pie is a house favourite: beef shin braised overnight under a suet crust.
Our Fish & Chips is a classic: cod in beer batter with mushy peas and tartare sauce.
If you're in the mood for seafood, the Mussels in Cider come with cream, shallots and sourdough.
The Whipped Feta & Beetroot is a lovely way to start, with dukkah and sourdough.
For something lighter, the Caesar Salad has romaine, croutons and parmesan.
Finish with the Sticky Toffee Pudding, served with vanilla ice cream.
The Squash Risotto is creamy and comforting, with parmesan and sage.
You can't go wrong with the Kettle Burger.
The Flat White is made with espresso and milk.
Anything you don't eat, so I can narrow it down?
The Chicken Burger is buttermilk chicken thigh in a brioche bun with slaw and chipotle mayo.
`,
  },
  {
    menu: 'demo',
    ask: 'Süt alerjim var, ne yiyebilirim?',
    replies: `
Süt içermediği kayıtlı bir yemek maalesef yok.
Menüde süt içermez olarak işaretlenmiş bir yemek bulunmuyor.
Haydari, Yayla Çorbası ve Künefe süt ürünü içeriyor; lütfen bunlardan kaçının.
Fırın Sütlaç sütle yapılıyor, size uygun değil.
Hünkâr Beğendi süt, tereyağı ve kaşar peyniri içeriyor.
Vegan olarak işaretli yemekler var, ama bu işaret alerjenler için bir garanti değildir.
Kesin bilgi için lütfen garsonunuza danışın.
Size yardımcı olmak isterim, ancak bu konuda son sözü servis ekibi söyler.
Süt alerjiniz olduğunu sipariş verirken mutlaka belirtin.
Humus'un kayıtlı içindekileri arasında süt yok, ama içermediği de kayıtlı değil.
İzmir köfte menümüzde yok.
Tereyağı da süt ürünüdür.
`,
  },
  {
    menu: 'demo',
    ask: 'Menemende yumurta var mı, fiyatı ne?',
    replies: `
Evet, Menemen yumurta içeriyor ve fiyatı 220 TL.
Menemen; yumurta, domates, yeşil biber ve tereyağıyla hazırlanıyor, 220 TL.
Evet, içinde yumurta var.
Menemen 330 kalori.
Menemende yumurta ve tereyağı bulunuyor.
Yumurta alerjiniz varsa Menemen'i tercih etmeyin.
Bilginize: Menemen vejetaryen olarak işaretli.
Başka sorunuz olursa yardımcı olmaktan memnuniyet duyarım.
`,
  },
  {
    menu: 'demo',
    ask: 'What goes well with the levrek?',
    replies: `
A Çoban Salata (170 TL) would go nicely with it.
The Izgara Levrek is served with rocket, red onion and lemon.
You could add the Humus or the Haydari to share.
For a drink, the Ev Yapımı Limonata is made with lemon, sugar and fresh mint.
We don't have Kokoreç on our menu.
There's no lobster on our menu.
`,
  },
  {
    menu: 'pub',
    ask: 'Is the panna cotta vegetarian?',
    replies: `
The Panna Cotta contains gelatine, so it is not vegetarian.
Please ask the staff about the Panna Cotta, since it contains gelatine.
It contains cream, gelatine, vanilla and raspberries.
`,
  },
  {
    menu: 'pub',
    ask: 'Any vegan desserts?',
    replies: `
Yes! We have the Vegan Brownie (£7) and the Lemon Sorbet (£5), both marked as vegan.
The Vegan Brownie is made with dark chocolate, flour, coconut oil and sugar.
Two desserts are marked vegan:
1. Vegan Brownie – £7.00
2. Lemon Sorbet – £5.00
The Chocolate Brownie isn't vegan: it contains eggs and butter.
Let me know if you'd like more details on either.
`,
  },
  {
    menu: 'pub',
    ask: "I can't have dairy. What about the risotto?",
    replies: `
Unfortunately, the Squash Risotto contains parmesan, which is a dairy product.
The Squash Risotto isn't dairy-free because it's made with parmesan.
I'd steer clear of the Squash Risotto: it lists parmesan among its ingredients.
If you can't have dairy, the Squash Risotto isn't a good choice.
The Superfood Salad and the Lemon Sorbet are marked dairy-free by the restaurant.
You could consider the Superfood Salad, which is marked dairy-free.
The Superfood Salad is marked as dairy-free, though it does contain almonds.
Please double-check with your server before you order.
As always, please let the team know about your dietary needs.
`,
  },
  {
    menu: 'pub',
    ask: 'Is there alcohol in the steak pie?',
    replies: `
Yes, the Steak & Ale Pie contains ale, which is alcohol.
Yes – it's made with ale.
It contains ale, so there is alcohol in it.
The Steak & Ale Pie is made with beef shin, ale, onion, carrot, suet pastry and gravy.
The Chicken & Mushroom Pie contains white wine, too.
The Virgin Mary is marked alcohol-free.
`,
  },
  {
    menu: 'pub',
    ask: 'hi, table for two and is the squid spicy?',
    replies: `
Hi there! The Salt & Pepper Squid is marked as spicy.
Yes, it's tagged spicy and contains chilli.
It costs £9.00.
I can't book tables, but the staff will gladly help you.
The squid comes with aioli.
`,
  },
  {
    menu: 'demo',
    ask: 'Is the menemen ok for a vegetarian?',
    replies: `
Yes, the Menemen is marked as vegetarian.
The restaurant marks it as vegetarian.
It contains egg and butter, so it isn't vegan.
Yes, the restaurant lists it as a vegetarian dish.
The Menemen (220 TL) is vegetarian.
`,
  },
  {
    menu: 'demo',
    ask: 'I have a fish and a peanut allergy',
    replies: `
Thanks for letting me know about your fish and peanut allergies.
Please avoid the Izgara Levrek and the Hamsi Tava, as both contain fish.
The Izgara Levrek (sea bass) and the Hamsi Tava (anchovy) contain fish.
Peanuts are not recorded in any dish, but the restaurant hasn't confirmed that any dish is free of them.
I can't see peanuts in the recorded ingredients, but I can't rule them out.
The menu records no peanuts, but please check with the staff.
It's important to tell the staff about both allergies before you order.
What would you like to eat today?
Which kind of dish are you looking for?
Your safety comes first, so please speak to the staff.
`,
  },
  {
    menu: 'demo',
    ask: 'Muhammara acı mı, içinde ceviz var mı?',
    replies: `
Evet, Muhammara acılı olarak işaretli ve ceviz içeriyor.
Muhammara'da ceviz var ve hafif acılı.
Evet, Muhammara'nın ana malzemelerinden biri ceviz.
İçinde ceviz, kapya biberi, galeta unu ve nar ekşisi var.
Ceviz alerjiniz varsa Muhammara'yı önermem.
Muhammara'da ceviz var. Galeta unu gluten içerir.
Muhammara ceviz içeriyor. Muhammara gluten de içeriyor, çünkü galeta unuyla yapılıyor.
Fiyatı 205 TL.
`,
  },
  {
    menu: 'demo',
    ask: 'Oğlumun yumurta alerjisi var, ne önerirsiniz?',
    replies: `
Oğlunuzun yumurta alerjisi için Menemen, Kayseri Mantısı ve Paçanga Böreği'nden kaçının; bunlar yumurta içeriyor.
Yumurta içeren yemeklerimiz: Menemen, Yayla Çorbası, Kayseri Mantısı ve Kaşarlı Pide.
Restoran hiçbir yemeği yumurtasız olarak işaretlememiş, bu yüzden güvenli bir öneri yapamam.
Lütfen oğlunuzun alerjisini sipariş vermeden önce servis ekibine bildirin.
Menemen yumurtayla yapıldığı için oğlunuza uygun değil.
Yayla Çorbası'nda yumurta sarısı var.
Hangi yemeği merak ediyorsunuz?
`,
  },
  {
    menu: 'demo',
    ask: 'Vejetaryenim, ne yiyebilirim?',
    replies: `
Vejetaryen olarak işaretli yemeklerimiz arasında Menemen, Kaşarlı Pide ve Haydari var.
Menemen vejetaryendir.
Humus, Fava ve Çoban Salata hem vegan hem vejetaryen olarak işaretli.
Size Menemen'i (220 TL) ya da Kaşarlı Pide'yi (310 TL) önerebilirim; ikisi de vejetaryen olarak işaretli.
Mercimek çorbası da vejetaryen.
Tatlı için Künefe ve Fırın Sütlaç vejetaryen seçenekler.
`,
  },
  {
    menu: 'demo',
    ask: 'Hello',
    replies: `
Welcome to Akar Lokantası! How can I help you today?
I can tell you about our dishes, ingredients, allergens and prices.
Feel free to ask me anything about the menu.
Hello! Are you looking for something in particular?
Do you follow a particular diet or have any allergies?
`,
  },
  {
    menu: 'demo',
    ask: 'Have you got anything light under 250 calories?',
    replies: `
The Fava has 200 kcal and the Çoban Salata 130 kcal.
The lightest dish is the Çoban Salata with 130 kcal.
The Haydari (160 kcal) is made with yoghurt, cheese and garlic.
The Zeytinyağlı Taze Fasulye has 210 kcal.
The Yayla Çorbası has 190 kcal and contains yoghurt, rice and egg yolk.
`,
  },
  {
    menu: 'demo',
    ask: 'Fındık alerjim var, Humus olur mu?',
    replies: `
Humus sizin için güvenli mi, bunu ancak ekibimiz söyleyebilir.
İşletme Humus için “fındıksız” işareti koymamış, mutfağa soralım.
`,
  },
  {
    menu: 'demo',
    ask: 'What do you have?',
    replies: `
There’s no Kumpir on our menu, but there is the Menemen.
I’m afraid we don’t have Lobster Thermidor.
`,
  },
]
