import { parseDishes } from '../labelled-dish.ts'

/** Dishes of Greece, the Levant, Iberia, Latin America and Africa, and of cafés anywhere. */
export const mediterraneanAndBeyond = parseDishes(
  'en',
  `
Moussaka
  in: aubergine, minced lamb, béchamel sauce, kefalotyri
  contains: milk gluten
  may: eggs
Spanakopita
  in: filo pastry, spinach, feta, dill
  contains: gluten milk
Greek Salad
  in: tomato, cucumber, olives, feta
  tags: gluten-free
  contains: milk
  free: gluten
Taramasalata
  in: cod roe, bread, olive oil, lemon
  contains: fish gluten
Grilled Octopus
  in: octopus, oregano, red wine vinegar
  tags: gluten-free
  contains: molluscs
  may: sulphites
  free: gluten
Tzatziki
  in: strained yogurt, cucumber, garlic
  contains: milk
Hummus
  in: chickpeas, tahini, lemon, garlic
  tags: vegan, gluten-free, nut-free
  contains: sesame
  free: gluten nuts
Baba Ganoush
  in: smoked aubergine, tahina, pomegranate
  tags: vegan
  contains: sesame
Tabbouleh
  in: parsley, bulgur wheat, mint, tomato
  tags: vegan, gluten-free
  contains: gluten
Fattoush
  in: toasted pitta, radish, sumac, cucumber
  contains: gluten
Falafel Wrap
  in: falafel, flatbread, tahini sauce, pickled turnip
  contains: gluten sesame
Kibbeh
  in: burghul, lamb, pine nuts, onion
  contains: gluten
  may: nuts
Shakshuka
  in: eggs, tomatoes, peppers, cumin
  says: Add feta for £1.50.
  contains: eggs
  may: milk
Mansaf
  in: lamb, jameed, rice, slivered almonds, shrak bread
  contains: milk nuts gluten
Muhallebi
  in: almond milk, cornstarch, rose water
  tags: vegan, dairy-free
  contains: nuts
  free: milk
Baklava
  in: filo, walnuts, pistachios, clarified butter, honey syrup
  contains: gluten nuts milk
Knafeh
  in: kataifi, akkawi cheese, ghee, crushed pistachio
  contains: gluten milk nuts
Halva
  in: sesame paste, sugar, pistachio nuts
  contains: sesame nuts
Chicken Tagine
  in: chicken, preserved lemon, dried apricots, toasted almonds, couscous
  contains: nuts gluten
  may: sulphites
Harira
  in: lentils, chickpeas, celery, lamb, vermicelli
  contains: celery
  may: gluten
Jollof Rice
  in: long-grain rice, tomato, scotch bonnet, thyme
  tags: vegan, gluten-free
  free: gluten
Groundnut Stew
  in: chicken, groundnut paste, sweet potato, okra
  contains: peanuts
Bobotie
  in: curried mince, egg custard, flaked almonds, milk-soaked bread
  contains: eggs nuts milk gluten
Injera with Lentils
  in: teff flour, red lentils, berbere
  tags: vegan, gluten-free
  free: gluten
Paella de Marisco
  in: bomba rice, mussels, prawns, cuttlefish, saffron
  tags: gluten-free
  contains: molluscs crustaceans
  free: gluten
Gambas al Ajillo
  in: gambas, garlic, chilli, olive oil
  contains: crustaceans
Gazpacho
  in: tomatoes, cucumber, stale bread, sherry vinegar
  tags: gluten-free, vegan
  contains: gluten
  may: sulphites
Tortilla Española
  in: eggs, potatoes, onion
  tags: gluten-free
  contains: eggs
  free: gluten
Patatas Bravas
  in: potatoes, bravas sauce, aioli
  contains: eggs
  may: mustard
Romesco Cauliflower
  in: cauliflower, romesco, smoked paprika
  contains: nuts
  may: gluten sulphites
Boquerones
  in: marinated anchovies, parsley, garlic
  contains: fish
Bacalhau à Brás
  in: salt cod, matchstick potatoes, eggs, olives
  contains: fish eggs
Tremoços
  in: lupin beans, sea salt
  tags: vegan
  contains: lupin
Keto Loaf
  in: lupin flour, psyllium husk, egg whites, almond butter
  contains: lupin eggs nuts
Lupin Flour Flatbread
  in: lupin flour, buckwheat, olive oil
  tags: gluten-free
  contains: lupin
  free: gluten
Pastel de Nata
  in: puff pastry, egg yolks, milk
  contains: gluten eggs milk
Churros
  in: flour, sugar, cinnamon, chocolate sauce
  contains: gluten
  may: milk soy
Turrón
  in: honey, almonds, egg white, wafer
  contains: nuts eggs
  may: gluten
Sangria
  in: red wine, orange, brandy, lemonade
  may: sulphites
Ceviche
  in: sea bass, lime, red onion, coriander
  tags: gluten-free, dairy-free
  contains: fish
  free: gluten milk
Fish Tacos
  in: corn tortillas, battered pollock, chipotle mayo, slaw
  contains: fish gluten eggs
  may: mustard
Beef Burrito
  in: flour tortilla, beef, black beans, rice, sour cream
  contains: gluten milk
Guacamole
  in: avocado, lime, coriander, chilli
  tags: vegan, gluten-free, dairy-free, nut-free
  free: gluten milk nuts
Mole Poblano
  in: chicken, ancho chillies, almonds, peanuts, sesame, dark chocolate
  contains: nuts peanuts sesame
  may: milk soy
Quesadilla
  in: wheat tortilla, Oaxaca cheese, mushrooms
  contains: gluten milk
Empanadas
  in: pastry, beef, olives, boiled egg
  contains: gluten eggs
Feijoada
  in: black beans, pork ribs, farofa, orange
  tags: gluten-free
  free: gluten
Pão de Queijo
  in: tapioca flour, cheese, eggs, milk
  tags: gluten-free
  contains: milk eggs
  free: gluten
Açaí Bowl
  in: açaí, banana, granola, Brazil nuts, coconut flakes
  tags: vegan
  contains: nuts gluten
Vegan Cheesecake
  in: soaked cashews, coconut cream, dates, macadamia crust
  tags: vegan, dairy-free
  contains: nuts
  free: milk
Protein Smoothie
  in: soy milk, peanut butter, banana, cocoa
  tags: vegan
  contains: soy peanuts
Iced Oat Latte
  in: espresso, oat milk
  tags: vegan, gluten-free
  contains: gluten
Bombay Mix
  in: sev, peanuts, lentils, mustard seeds
  contains: peanuts mustard
Seitan Gyros
  in: seitan, pita, tofu tzatziki
  tags: vegan
  contains: gluten soy
Butternut Squash Soup
  in: butternut squash, coconut milk, nutmeg
  tags: vegan, gluten-free, nut-free, dairy-free
  free: gluten nuts milk
Charred Hispi Cabbage
  in: hispi cabbage, tahini, dukkah
  contains: sesame
  may: nuts
Oysters
  in: rock oysters, shallot vinegar, lemon
  tags: gluten-free
  contains: molluscs
  may: sulphites
  free: gluten
Baileys Affogato
  in: vanilla gelato, espresso, Baileys
  contains: milk
  may: eggs
`,
)
