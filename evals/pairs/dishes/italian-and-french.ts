import { parseDishes } from '../labelled-dish.ts'

/** Dishes of Italy, France and Central Europe. */
export const italianAndFrench = parseDishes(
  'en',
  `
Spaghetti Carbonara
  in: spaghetti, guanciale, egg yolks, pecorino romano
  contains: gluten eggs milk
Lasagne al Forno
  in: lasagne sheets, beef ragù, béchamel, parmesan
  contains: gluten milk
  may: eggs celery sulphites
Pesto Genovese
  in: trofie, basil, pine nuts, parmigiano reggiano, olive oil
  contains: gluten milk
  may: nuts
Cacio e Pepe
  in: tonnarelli, pecorino, black pepper
  contains: gluten milk
  may: eggs
Spaghetti alle Vongole
  in: spaghetti, clams, garlic, white wine, parsley
  contains: gluten molluscs
  may: sulphites
Linguine Frutti di Mare
  in: linguine, squid, mussels, king prawns, cherry tomatoes
  contains: gluten molluscs crustaceans
Gluten-Free Penne Pomodoro
  in: corn and rice penne, tomato, basil
  tags: gluten-free, vegan
  free: gluten
Gnocchi alla Sorrentina
  in: potato gnocchi, mozzarella, tomato sauce
  contains: milk
  may: gluten eggs
Ravioli Ricotta e Spinaci
  in: fresh egg pasta, ricotta, spinach, sage butter
  contains: gluten eggs milk
Risotto alla Milanese
  in: carnaroli rice, saffron, beef stock, butter, grana padano
  tags: gluten-free
  contains: milk
  may: celery sulphites
  free: gluten
Risotto al Nero
  in: arborio rice, cuttlefish, squid ink, white wine
  contains: molluscs
  may: sulphites
Pizza Napoletana
  in: pizza dough, tomato, anchovies, capers, oregano
  contains: gluten fish
Quattro Formaggi
  in: sourdough base, gorgonzola, fontina, taleggio, mozzarella
  contains: gluten milk
Focaccia
  in: strong white flour, olive oil, rosemary, sea salt
  tags: vegan
  contains: gluten
Bruschetta
  in: grilled ciabatta, tomatoes, basil, garlic
  tags: vegan, nut free
  contains: gluten
  free: nuts
Caprese
  in: buffalo mozzarella, tomatoes, basil
  tags: gluten-free
  contains: milk
  free: gluten
Vitello Tonnato
  in: veal, tuna mayonnaise, capers
  contains: fish eggs
  may: mustard sulphites celery
Saltimbocca
  in: veal escalope, prosciutto, sage, Marsala wine, plain flour
  contains: gluten
  may: sulphites
Osso Buco
  in: veal shank, carrots, celery, white wine, gremolata
  contains: celery
  may: sulphites gluten
Minestrone
  in: borlotti beans, celery, courgette, ditalini, tomatoes
  tags: vegan
  contains: celery gluten
Polenta ai Funghi
  in: polenta, porcini mushrooms, thyme
  tags: vegan, gluten-free, dairy-free
  free: gluten milk
Fritto Misto
  in: whitebait, calamari, prawns, semolina flour
  contains: fish molluscs crustaceans gluten
Tiramisù
  in: mascarpone, savoiardi, coffee, egg yolks, Marsala
  contains: milk gluten eggs
  may: sulphites
Panna Cotta
  in: double cream, gelatine, vanilla, raspberry coulis
  tags: gluten-free, egg-free
  contains: milk
  free: gluten eggs
Cannoli
  in: fried pastry shells, ricotta, candied peel, chopped pistachios
  contains: gluten milk nuts
  may: sulphites
Cantucci
  in: flour, whole almonds, eggs, vin santo
  contains: gluten nuts eggs
  may: sulphites
Stracciatella Gelato
  in: milk, cream, dark chocolate shavings
  contains: milk
  may: soy
Gianduja Gelato
  in: whole milk, hazelnut paste, cocoa
  tags: nut-free
  contains: milk nuts
Lemon Sorbetto
  in: lemons, water, sugar
  tags: vegan, gluten-free, dairy-free, nut-free
  free: gluten milk nuts
Amaretti
  in: ground almonds, egg whites, caster sugar
  tags: gluten-free
  contains: nuts eggs
  free: gluten
French Onion Soup
  in: onions, beef broth, baguette, Gruyère, dry white wine
  contains: gluten milk
  may: celery sulphites
Bouillabaisse
  in: monkfish, red mullet, mussels, saffron, fennel, rouille
  contains: fish molluscs
  may: eggs gluten crustaceans
Moules Marinière
  in: mussels, shallots, white wine, parsley, crème fraîche
  contains: molluscs milk
  may: sulphites
Escargots
  in: snails, garlic butter, parsley
  contains: molluscs milk
Salade Niçoise
  in: tuna, green beans, eggs, olives, anchovy fillets, vinaigrette
  contains: fish eggs
  may: mustard
Quiche Lorraine
  in: shortcrust pastry, lardons, eggs, crème fraîche
  contains: gluten eggs milk
Croque Madame
  in: pain de mie, ham, Emmental, béchamel, fried egg
  contains: gluten milk eggs
Coq au Vin
  in: chicken, Burgundy red wine, mushrooms, lardons, flour
  contains: gluten
  may: sulphites
Boeuf Bourguignon
  in: beef chuck, Pinot Noir, pearl onions, carrots
  tags: gluten-free
  may: sulphites
  free: gluten
Ratatouille
  in: aubergine, courgette, peppers, tomatoes
  tags: vegan, gluten-free
  free: gluten
Sole Meunière
  in: Dover sole, flour, brown butter, lemon
  contains: fish gluten milk
Lobster Bisque
  in: lobster shells, cognac, cream, tomato paste
  contains: crustaceans milk
Celeriac Remoulade
  in: celeriac, mayonnaise, wholegrain mustard
  contains: celery eggs mustard
Croissant
  in: flour, butter, yeast, milk
  contains: gluten milk
Almond Croissant
  in: croissant dough, frangipane, icing sugar
  contains: gluten nuts
  may: milk eggs
Crème Brûlée
  in: cream, egg yolks, vanilla pod
  tags: gluten-free
  contains: milk eggs
  free: gluten
Profiteroles
  in: choux pastry, chantilly cream, chocolate sauce
  contains: gluten milk
  may: eggs soy
Macarons
  in: almond flour, egg whites, buttercream
  contains: nuts eggs milk
Crêpe Suzette
  in: crêpes, orange butter, Grand Marnier
  contains: gluten milk
  may: eggs
Buckwheat Galette
  in: buckwheat flour, ham, Comté
  tags: gluten-free
  contains: milk
  free: gluten
Wiener Schnitzel
  in: veal, breadcrumbs, egg, plain flour, lingonberries
  contains: gluten eggs
Käsespätzle
  in: spätzle, Emmentaler, crispy onions
  contains: milk gluten
  may: eggs
Black Forest Gateau
  in: chocolate sponge, cherries, kirsch, whipped cream
  contains: milk gluten
  may: eggs soy
Pretzel
  in: wheat flour, malt, lye, coarse salt
  says: Comes with a pot of sweet mustard.
  contains: gluten mustard
`,
)
