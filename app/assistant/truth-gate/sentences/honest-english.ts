import type { Said } from './said.ts'

/** What honest models write of the sample menu, each line a reply. */
export const honestEnglish: readonly Said[] = [
  {
    ask: 'I have a nut allergy. Can I eat the baklava?',
    replies: `
Unfortunately, the Antep Fıstıklı Baklava contains nuts (Antep fıstığı), so it isn't suitable for you.
No, I'm afraid not: the Antep Fıstıklı Baklava contains pistachios.
No. The recorded ingredients of the Antep Fıstıklı Baklava include Antep fıstığı (pistachio).
I'm sorry, but the baklava contains nuts, so please avoid it.
The Antep Fıstıklı Baklava lists Antep fıstığı among its ingredients, so it is not safe for someone with a nut allergy.
Since you have a nut allergy, please avoid the Antep Fıstıklı Baklava: it contains pistachio.
I would not recommend the baklava, as it contains pistachios.
**Antep Fıstıklı Baklava** contains **nuts** (Antep fıstığı).
Thank you for telling me about your nut allergy.
Please let our staff know about your allergy before you order.
Please tell your server about your nut allergy before ordering.
Künefe also contains nuts (Antep fıstığı).
The Künefe is topped with pistachios, so it is not suitable either.
For Fırın Sütlaç, nuts are not listed among the recorded ingredients, but the restaurant hasn't recorded that it is free of nuts, so please ask the staff.
I can't confirm that the Fırın Sütlaç is free of nuts; please check with the staff.
The menu doesn't record whether the Fırın Sütlaç is free of nuts, so please ask our staff.
Traces are possible in any kitchen.
The staff have the last word on allergies.
I'm sorry I can't give you a definite yes.
I can only tell you what the restaurant has recorded.
With a nut allergy, it's best to check with the staff before ordering.
You should avoid the Antep Fıstıklı Baklava because it contains Antep fıstığı.
Please note that the Antep Fıstıklı Baklava contains gluten, egg, milk and nuts.
It contains pistachios, so it would not be suitable for you.
Our kitchen may use nuts in several dishes, so please ask the staff.
I understand you have a nut allergy.
You mentioned a nut allergy, so please avoid the baklava and the Künefe: both contain Antep fıstığı.
Because it contains pistachios, the baklava is not an option for you.
If you have a nut allergy, please don't order the Antep Fıstıklı Baklava.
Would you like me to list the desserts where nuts are not recorded?
Do you have any other allergies?
I'm happy to help with anything else.
Enjoy your meal!
No, you can't: the baklava contains pistachios.
The baklava is made with Antep fıstığı, which is a nut.
Antep Fıstıklı Baklava – contains nuts: Antep fıstığı.
Sorry, the baklava is not suitable for a nut allergy: it contains pistachio (Antep fıstığı).
Please be careful: the baklava contains pistachios.
`,
  },
  {
    ask: 'Does the humus contain sesame?',
    replies: `
Yes, the Humus contains sesame (tahin).
Yes, it does: the Humus is made with tahini, which is sesame.
Yes. The recorded ingredients include tahini.
The Humus contains tahini, and tahini is made from sesame.
Yes, sesame is in the Humus: tahin is one of its recorded ingredients.
The recorded ingredients of the Humus are nohut, tahin, sarımsak, limon suyu, zeytinyağı, kimyon, tatlı toz biber and tuz.
Humus: chickpeas, tahini, garlic, lemon juice, olive oil, cumin, sweet paprika and salt.
Our Humus is made with chickpeas, tahini, garlic, lemon juice and olive oil.
If you avoid sesame, please don't order the Humus.
So it is not suitable for anyone with a sesame allergy.
Please speak to our staff if you have an allergy.
Yes, it contains sesame.
Yes, there is sesame in the Humus.
The Kaşarlı Pide also contains sesame (susam).
`,
  },
  {
    ask: 'Which dishes are vegan?',
    replies: `
The restaurant marks these dishes as vegan:
• Humus
• Fava – 180 TL
The following dishes are marked vegan: Humus, Fava, Muhammara, Çoban Salata and Gavurdağı Salatası.
Our vegan dishes include Humus, Fava and Muhammara.
Humus and Fava are both marked as vegan.
The İmam Bayıldı is vegan.
For vegans we have the Humus, the Fava and the İmam Bayıldı.
Menemen is not vegan: it contains egg and butter.
The Haydari is vegetarian, but not vegan, as it contains yoghurt and cheese.
A vegan mark is no promise about allergens, so please ask the staff if you have an allergy.
The restaurant marks the Humus as vegan and vegetarian.
Please confirm with our staff if you follow a strict diet.
I'd suggest the Humus (195 TL), which is marked vegan.
Zeytinyağlı Yaprak Sarma is vegan and contains pine nuts.
You can find more vegan options in the menu.
`,
  },
  {
    ask: 'Is the fava gluten free?',
    replies: `
Yes, the restaurant marks the Fava as gluten-free.
The Fava is marked gluten-free by the restaurant.
The restaurant has marked the Fava as gluten-free, and nothing recorded speaks against it.
Yes, the Fava is gluten-free.
The Fava is tagged "glutensiz" (gluten-free).
Please confirm with the staff if you have coeliac disease.
It is marked as gluten-free on our menu.
Çoban Salata and Zeytinyağlı Taze Fasulye are also marked gluten-free.
As traces are possible in any kitchen, please tell the staff about your allergy.
The Fava contains broad beans, onion, olive oil, dill and lemon juice.
Cross-contamination can't be ruled out, so please ask the staff.
The Humus isn't marked as gluten-free, so I can't say that it is.
Whether the İmam Bayıldı is gluten-free is not recorded; please ask the staff.
I can't guarantee that any dish is gluten-free unless the restaurant marks it.
The restaurant doesn't mark the Humus as gluten-free.
`,
  },
  {
    ask: 'What is in the kayseri mantısı?',
    replies: `
The Kayseri Mantısı contains flour, egg, minced meat, onion, yoghurt, garlic, butter, tomato paste, dried mint, chilli flakes, sumac, black pepper and salt.
The recorded ingredients are flour, egg, minced meat, onion, yoghurt, garlic and butter.
It's a traditional Turkish dish of small dumplings filled with minced meat, served with garlic yoghurt and butter.
Kayseri Mantısı is made with flour, eggs and minced meat.
It contains gluten, egg and milk.
Recorded allergens: gluten, egg and milk.
The allergens recorded for the Kayseri Mantısı are gluten, egg and milk.
Allergens: gluten, milk, eggs.
It costs 390 TL and has 640 kcal.
It is served with yoghurt, so it contains milk.
Please tell the staff about any allergy before you order.
Ingredients: un, yumurta, dana kıyma, soğan, yoğurt, sarımsak, tereyağı.
- Gluten: yes, from flour
- Milk: yes, from yoghurt and butter
The Kayseri Mantısı isn't suitable for vegetarians, because it contains minced meat.
`,
  },
  {
    ask: 'What do you recommend?',
    replies: `
I would suggest the Hünkâr Beğendi: tender lamb on a smoky aubergine purée with milk and cheese.
Our Humus is a creamy chickpea dip with tahini, garlic and lemon.
The Izgara Levrek is grilled sea bass with rocket, red onion and lemon.
The Adana Kebap is spicy minced lamb, grilled over charcoal and served with lavash and sumac onions.
How about starting with the Humus, followed by the Izgara Köfte?
For dessert, try the Fırın Sütlaç, our baked rice pudding with milk and vanilla.
The Şarapta Kuzu İncik is lamb shank slow-cooked in red wine.
The Muhammara is made with walnuts, peppers and pomegranate molasses; it's slightly spicy.
If you like fish, try the Izgara Levrek (620 TL) or the Hamsi Tava (360 TL).
Two portions of baklava would be 560 TL.
The Humus and the Fava together cost 375 TL.
A glass of Öküzgözü goes well with the lamb shank.
Our chef recommends the Adana Kebap.
Midye Tava are crispy fried mussels in a beer batter, served with walnut tarator.
The Tereyağlı Karides Güveç is shrimp with butter, garlic and tomato, baked in a clay pot.
Do you have any allergies I should know about?
The Yayla Çorbası is a warm yoghurt soup with rice and mint.
Kaşarlı Pide is a Turkish flatbread with melted cheese, fresh from the stone oven.
The Gavurdağı Salatası has tomatoes, walnuts and pomegranate molasses.
A refreshing ayran is the classic drink with it.
The Paçanga Böreği is a crispy pastry filled with pastrami and cheese.
Enjoy!
`,
  },
  {
    ask: 'I am allergic to shellfish, what should I avoid?',
    replies: `
Please avoid the Tereyağlı Karides Güveç: it contains shrimp (karides).
Two dishes contain shellfish: Tereyağlı Karides Güveç (shrimp) and Midye Tava (mussels).
The following dishes contain shellfish:
• Tereyağlı Karides Güveç: shrimp
• Midye Tava: mussels
Midye Tava contains mussels, so it isn't suitable for you.
The Tereyağlı Karides Güveç and the Midye Tava contain shellfish. For the other dishes, shellfish isn't recorded, but I can't promise that they are free of it.
The restaurant hasn't marked any dish as free of shellfish, so please ask the staff.
I can't call any of the others safe, because nobody has recorded that they are free of it.
Frying oil may be shared, so please ask the kitchen.
Please inform the staff of your shellfish allergy.
Given your allergy, please speak to our staff before you order.
`,
  },
  {
    ask: 'Is the soup dairy free?',
    replies: `
No, the Yayla Çorbası contains yoghurt and butter, and the Süzme Mercimek Çorbası contains butter.
No: both soups contain butter.
The Yayla Çorbası contains milk (yoghurt, butter), so it's not dairy-free.
The Süzme Mercimek Çorbası is made with butter, so it is not dairy-free.
Neither soup is dairy-free: both contain butter.
Both soups contain dairy.
Süzme Mercimek Çorbası contains butter (tereyağı), which is a milk product.
`,
  },
  {
    ask: 'Do you have anything without lactose?',
    replies: `
The restaurant hasn't marked any dish as lactose-free.
No dish is marked as lactose-free, so I can't recommend one as such.
The restaurant has not recorded whether any dish is free of lactose; please ask the staff.
I don't have that information, so please ask the staff.
I can't tell from the menu which dishes are free of lactose.
Please ask our staff; they can tell you which dishes are suitable.
Our staff will be happy to help you.
I'm sorry, I don't know that.
`,
  },
  {
    ask: 'Do you serve pork?',
    replies: `
The menu records pork in no dish.
No dish on our menu lists pork among its ingredients.
None of the recorded ingredients is pork, but I can't promise more than the menu records.
Please ask the staff to be sure.
The restaurant doesn't mark any dish as halal, so I can't say that it is.
The meat dishes on the menu are made with beef, lamb and chicken.
`,
  },
  {
    ask: 'How much is the baklava and does it contain egg?',
    replies: `
The Antep Fıstıklı Baklava costs 280 TL and contains egg (yumurta).
It is 280 TL, and yes, it contains egg.
Yes, the baklava contains egg.
Baklava: ₺280. It contains egg, gluten, milk and nuts.
`,
  },
]
