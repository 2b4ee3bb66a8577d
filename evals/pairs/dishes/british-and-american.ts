import { parseDishes } from '../labelled-dish.ts'

/** Dishes of pubs, diners and bakeries in Britain, Ireland and North America. */
export const britishAndAmerican = parseDishes(
  'en',
  `
Fish and Chips
  in: haddock, beer batter, potatoes, tartare sauce
  contains: fish gluten eggs
  may: mustard milk sulphites
Shepherd's Pie
  in: minced lamb, onions, carrots, Worcestershire sauce, mashed potato, butter
  contains: fish milk
  may: gluten
Cottage Pie
  in: beef mince, gravy, celery, mash, cheddar
  contains: celery milk
  may: gluten
Toad in the Hole
  in: pork sausages, plain flour, eggs, milk, onion gravy
  contains: gluten eggs milk
Beef Wellington
  in: beef fillet, mushroom duxelles, puff pastry, English mustard, egg wash
  contains: gluten mustard eggs
  may: milk
Welsh Rarebit
  in: sourdough, mature cheddar, stout, mustard powder, worchestershire sauce
  contains: gluten milk mustard fish
Ploughman's Lunch
  in: stilton, crusty bread, pickled onions, celery sticks, chutney
  contains: milk gluten celery
  may: sulphites mustard
Full English Breakfast
  in: back bacon, pork sausage, fried eggs, baked beans, black pudding, toast
  contains: eggs gluten
Eggs Benedict
  in: English muffin, poached eggs, ham, hollandaise
  contains: gluten eggs milk
Smoked Kipper
  in: kipper, brown bread, butter
  contains: fish gluten milk
Cullen Skink
  in: smoked haddock, potatoes, leeks, whole milk
  tags: gluten-free
  contains: fish milk
  free: gluten
Prawn Cocktail
  in: prawns, Marie Rose sauce, iceberg lettuce, paprika
  contains: crustaceans eggs
  may: mustard fish
Coronation Chicken Sandwich
  in: chicken, curried mayo, sultanas, granary bread
  contains: eggs gluten
  may: mustard
Cornish Pasty
  in: shortcrust pastry, skirt steak, swede, potato
  contains: gluten
  may: milk eggs
Scotch Broth
  in: lamb neck, pearl barley, carrots, turnip
  contains: gluten
Leek and Potato Soup
  in: leeks, potatoes, vegetable stock, double cream
  tags: vegetarian, gluten-free
  contains: milk
  may: celery
  free: gluten
Cauliflower Cheese
  in: cauliflower, cheese sauce, breadcrumbs
  contains: milk gluten
Nut Roast
  in: chestnuts, lentils, cashews, mushrooms, rolled oats
  tags: vegan
  contains: nuts gluten
Bangers and Mash
  in: gluten-free pork sausages, potatoes, dairy-free spread
  tags: gluten-free, dairy-free
  free: gluten milk
Steak Frites
  in: ribeye, skin-on fries
  says: Served with béarnaise or peppercorn sauce.
  may: eggs milk
Hamburger
  in: beef patty, sesame seed bun, lettuce, pickles, ketchup
  contains: sesame gluten
Bacon Cheeseburger
  in: beef, brioche bun, streaky bacon, American cheese, mustard mayo
  contains: gluten milk eggs mustard
Vegan Burger
  in: beetroot patty, vegan mayo, gluten-free bun, tomato
  tags: vegan, gluten-free, nut-free
  may: mustard
  free: gluten nuts
Hot Dog
  in: frankfurter, soft roll, yellow mustard, fried onions
  contains: gluten mustard
BLT
  in: bacon, lettuce, tomato, white bloomer, mayonnaise
  contains: gluten eggs
  may: mustard
Reuben Sandwich
  in: rye bread, pastrami, sauerkraut, Swiss cheese, Russian dressing
  contains: gluten milk eggs
  may: mustard
Mac and Cheese
  in: macaroni, cheddar, Gruyère, whole milk
  contains: gluten milk
Buffalo Wings
  in: chicken wings, hot sauce, butter
  says: Blue cheese dip and celery on the side.
  contains: milk celery
Nachos
  in: corn tortilla chips, pulled jackfruit, guacamole, jalapeños
  says: Sour cream can be added.
  tags: gluten free
  may: milk
  free: gluten
Clam Chowder
  in: clams, potatoes, cream, celery, oyster crackers
  contains: molluscs milk celery gluten
Lobster Roll
  in: lobster, split-top bun, mayo, celery, lemon
  contains: crustaceans gluten eggs celery
  may: mustard
Maryland Crab Cakes
  in: crab meat, panko, egg, Dijon mustard, Old Bay
  contains: crustaceans gluten eggs mustard
  may: celery
Shrimp and Grits
  in: shrimp, corn grits, butter, cheddar
  contains: crustaceans milk
Jambalaya
  in: rice, andouille, crayfish tails, green pepper, celery, chicken
  contains: crustaceans celery
Gumbo
  in: okra, roux, shrimp, oysters, smoked sausage
  contains: crustaceans molluscs gluten
  may: milk
Waldorf Salad
  in: apple, celery, walnuts, grapes, mayonnaise
  contains: celery nuts eggs
  may: mustard
Cobb Salad
  in: chicken, avocado, bacon, hard-boiled egg, roquefort
  contains: eggs milk
Caesar Salad
  in: cos lettuce, croutons, parmesan, Caesar dressing
  tags: vegetarian
  contains: gluten milk
  may: eggs fish mustard
Cider-Glazed Ham
  in: gammon, cider, English mustard, cloves
  contains: mustard
  may: sulphites
Dried Fruit Compote
  in: dried apricots (contains sulphites), prunes, cinnamon
  tags: vegan, gluten-free
  contains: sulphites
  free: gluten
Coleslaw
  in: white cabbage, carrot, egg-free mayo
  tags: egg-free
  may: mustard
  free: eggs
Cornbread
  in: cornmeal, buttermilk, eggs
  contains: milk eggs
  may: gluten
PB&J
  in: peanut butter, grape jelly, white bread
  contains: peanuts gluten
Buttermilk Pancakes
  in: flour, buttermilk, eggs, maple syrup
  contains: gluten milk eggs
Pecan Pie
  in: pecans, shortcrust, corn syrup, eggs
  contains: nuts gluten eggs
  may: milk
Key Lime Pie
  in: lime juice, condensed milk, graham crackers, egg yolks
  contains: milk gluten eggs
Cheesecake
  in: Philadelphia, digestive biscuits, soured cream
  contains: milk gluten
  may: eggs
Apple Crumble
  in: apples, oats, brown sugar, vegan butter
  says: Served with custard.
  contains: gluten milk
  may: eggs
Sticky Toffee Pudding
  in: dates, self-raising flour, eggs, butter, toffee sauce
  contains: gluten eggs milk
Bakewell Tart
  in: shortcrust pastry, raspberry jam, frangipane, flaked almonds
  contains: gluten nuts
  may: eggs milk
Eton Mess
  in: meringue, strawberries, whipped cream
  tags: gluten-free
  contains: eggs milk
  free: gluten
Christmas Pudding
  in: suet, raisins, breadcrumbs, almonds, brandy, mixed peel
  contains: gluten nuts
  may: sulphites eggs
Carrot Cake
  in: carrots, wholemeal flour, eggs, walnuts, cream cheese frosting
  contains: gluten eggs nuts milk
Doughnut
  in: wheat flour, yeast, sugar, strawberry jam
  tags: nut-free
  contains: gluten
  may: eggs milk
  free: nuts
Oreo Milkshake
  in: Oreos, semi-skimmed milk, vanilla ice cream
  contains: gluten milk
  may: soy
Marmite on Toast
  in: Marmite, sourdough toast, salted butter
  contains: gluten milk celery
Virgin Mary
  in: tomato juice, Worcestershire sauce, celery salt, horseradish
  contains: fish celery
  may: gluten
`,
)
