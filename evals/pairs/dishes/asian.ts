import { parseDishes } from '../labelled-dish.ts'

/** Dishes of India, South-East Asia and East Asia. */
export const asian = parseDishes(
  'en',
  `
Pad Thai
  in: rice noodles, tofu, egg, fish sauce, tamarind, roasted peanuts
  contains: soy eggs fish peanuts
Green Curry
  in: chicken, coconut milk, green curry paste, Thai basil, fish sauce
  contains: fish
  may: crustaceans
Tom Yum Goong
  in: prawns, lemongrass, galangal, straw mushrooms, nam pla
  contains: crustaceans fish
Massaman Curry
  in: beef, potatoes, coconut cream, peanuts, massaman paste
  contains: peanuts
  may: crustaceans fish
Som Tam
  in: green papaya, dried shrimp, fish sauce, peanuts, lime
  contains: crustaceans fish peanuts
Chicken Satay
  in: chicken thigh, lemongrass, satay sauce
  contains: peanuts
  may: soy gluten fish
Thai Fish Cakes
  in: white fish, red curry paste, egg, lime leaves
  contains: fish eggs
  may: crustaceans
Mango Sticky Rice
  in: glutinous rice, mango, coconut milk
  tags: vegan, gluten-free
  free: gluten
Nasi Goreng
  in: rice, kecap manis, shrimp paste, fried egg, prawn crackers
  contains: soy crustaceans eggs
  may: gluten
Gado Gado
  in: tempeh, boiled egg, green beans, peanut sauce
  contains: soy eggs peanuts
Beef Rendang
  in: beef, coconut milk, lemongrass, kerisik
Laksa
  in: rice vermicelli, laksa paste, coconut milk, tofu puffs, fish balls
  contains: soy fish
  may: crustaceans nuts
Hainanese Chicken Rice
  in: poached chicken, jasmine rice, ginger, sesame oil, dark soy sauce
  contains: sesame soy
  may: gluten
Roti Canai
  in: wheat flour, ghee, dal
  contains: gluten milk
Pho Bo
  in: beef brisket, rice noodles, star anise, hoisin sauce
  contains: soy
  may: gluten fish sesame
Summer Rolls
  in: rice paper, prawns, mint, vermicelli, peanut dip
  contains: crustaceans peanuts
  may: gluten
Banh Mi
  in: baguette, pork pâté, pickled daikon, mayonnaise, Maggi
  contains: gluten eggs
  may: mustard soy milk
Sweet and Sour Pork
  in: pork, pineapple, peppers, cornflour batter, rice vinegar
Kung Pao Chicken
  in: chicken, dried chillies, cashew nuts, light soy sauce, Shaoxing wine
  contains: nuts soy
  may: gluten sulphites peanuts
Mapo Tofu
  in: silken tofu, minced pork, doubanjiang, Sichuan pepper
  contains: soy
  may: gluten
Peking Duck
  in: roast duck, wheat pancakes, hoisin, cucumber
  contains: gluten soy
  may: sesame
Prawn Har Gow
  in: prawns, wheat starch, bamboo shoots, sesame oil
  contains: crustaceans gluten sesame
Wonton Soup
  in: wonton wrappers, minced pork, shrimps, chicken broth
  contains: gluten crustaceans
  may: eggs celery
Egg Fried Rice
  in: rice, peas, spring onion, soya sauce
  contains: eggs soy
  may: gluten
Beef Chow Mein
  in: egg noodles, beef, beansprouts, oyster sauce
  contains: gluten eggs molluscs
  may: soy
Buddha's Delight
  in: water chestnuts, oyster mushrooms, glass noodles, tofu skin
  tags: vegan
  contains: soy
Dan Dan Noodles
  in: wheat noodles, sesame paste, chilli oil, preserved mustard greens, crushed peanuts
  contains: gluten sesame mustard peanuts
  may: soy
Scallops in Black Bean Sauce
  in: king scallops, fermented black beans, ginger, spring onions
  contains: molluscs
  may: soy gluten
Tonkatsu
  in: pork loin, panko, egg, cabbage, tonkatsu sauce
  contains: gluten eggs
  may: soy fish celery
Tonkotsu Ramen
  in: pork broth, ramen noodles, ajitama egg, chashu, nori
  contains: gluten eggs
  may: soy fish sesame
Miso Soup
  in: miso paste, dashi, silken tofu, wakame
  contains: soy fish
  may: gluten
Prawn Tempura
  in: tiger prawns, tempura batter, tentsuyu
  contains: crustaceans gluten
  may: eggs soy fish
Salmon Nigiri
  in: salmon, sushi rice, wasabi
  says: Gluten-free tamari on request.
  contains: fish
  may: soy mustard
Spicy Tuna Roll
  in: tuna, sushi rice, nori, Kewpie mayo, sesame seeds
  contains: fish eggs sesame
  may: mustard soy
Unagi Don
  in: grilled eel, rice, kabayaki sauce
  contains: fish
  may: soy gluten
Takoyaki
  in: octopus, wheat flour, egg, bonito flakes, okonomi sauce
  contains: molluscs gluten eggs fish
  may: soy
Gyoza
  in: dumpling wrappers, pork, cabbage, ponzu
  contains: gluten
  may: soy sesame fish
Teriyaki Salmon
  in: salmon fillet, teriyaki sauce, toasted sesame
  contains: fish soy sesame
  may: gluten
Yakitori
  in: chicken thigh, leek, tamari, mirin
  tags: gluten-free
  contains: soy
  free: gluten
Zaru Soba
  in: soba noodles, dashi, wasabi
  contains: fish
  may: gluten soy mustard
Bibimbap
  in: rice, beef bulgogi, gochujang, fried egg, sesame oil
  contains: eggs sesame soy
  may: gluten
Kimchi Jjigae
  in: kimchi, pork belly, tofu, gochugaru
  contains: soy
  may: fish crustaceans
Japchae
  in: sweet potato noodles, spinach, soy sauce, sesame oil
  tags: vegan
  contains: soy sesame
  may: gluten
Butter Chicken
  in: chicken, tomato, butter, cream, cashew paste
  tags: gluten free, nut free
  contains: milk nuts
  free: gluten
Chicken Korma
  in: chicken, yoghurt, ground almonds, coconut
  contains: milk nuts
Chana Masala
  in: chickpeas, tomatoes, onion, garam masala
  tags: vegan, gluten-free, nut-free
  free: gluten nuts
Saag Paneer
  in: spinach, paneer, ghee, fenugreek
  tags: gluten-free
  contains: milk
  free: gluten
Goan Prawn Curry
  in: prawns, coconut, mustard seeds, kokum
  contains: crustaceans mustard
Bombay Duck Fry
  in: bombay duck, rice flour, turmeric
  contains: fish
Masala Dosa
  in: rice, urad dal, potatoes, mustard seed, curry leaves
  tags: vegan, gluten-free
  contains: mustard
  free: gluten
Samosa
  in: maida, potatoes, peas, cumin
  contains: gluten
Garlic Naan
  in: plain flour, yogurt, garlic, ghee
  contains: gluten milk
Raita
  in: curd, cucumber, roasted cumin
  tags: gluten-free
  contains: milk
  free: gluten
Gulab Jamun
  in: milk powder, maida, cardamom syrup, pistachio
  contains: milk gluten nuts
Mango Lassi
  in: mango, yoghurt, milk
  contains: milk
`,
)
