import { breadTerms, pastaTerms } from './breads-and-pasta.ts'
import { cheeseTerms } from './cheeses.ts'

const conceptsOf = (lines: readonly (readonly [string, ...unknown[]])[], excludedConcept: string) =>
  lines
    .map(([concept]) => concept)
    .filter((concept) => !excludedConcept.split(' ').includes(concept))

// Narrower concepts by concept: a guest who asks for cheese also means kashar.
const families: Readonly<Record<string, string | readonly string[]>> = {
  cheese: conceptsOf(cheeseTerms, 'cheese head_cheese nut_cheese vegan_cheese'),
  white_cheese: 'feta',
  lor: 'ricotta cottage_cheese',
  blue_cheese: 'gorgonzola roquefort stilton',
  parmesan: 'grana_padano pecorino',
  milk: 'whole_milk',
  yogurt: 'strained_yogurt garlic_yogurt buffalo_yogurt',
  butter: 'ghee',
  cream: 'sour_cream clotted_cream creme_fraiche chantilly',
  chicken:
    'chicken_wing chicken_stock chicken_pudding chicken_breast chicken_thigh chicken_liver ' +
    'chicken_mince chicken_nugget chicken_schnitzel chicken_sausage smoked_chicken ' +
    'village_chicken tavuk_sis chicken_skin chicken_kiev circassian',
  beef:
    'beef_mince veal steak tenderloin ribeye sirloin rump flank t_bone brisket patty ' +
    'pastirma beef_ham beef_bacon roast_beef wagyu short_rib beef_shin beef_cheek ' +
    'corned_beef bresaola beef_pepperoni tallow',
  veal: 'beef',
  steak: 'tenderloin ribeye sirloin t_bone dallas_steak',
  minced_meat: 'beef_mince lamb_mince',
  lamb: 'lamb_mince lamb_shank lamb_chop rack_of_lamb lamb_shoulder lamb_rib mutton',
  turkey_bird: 'turkey_ham smoked_turkey turkey_salami turkey_bacon',
  salami: 'salam italian_salami turkey_salami',
  sausage: 'chicken_sausage pork_sausage boerewors merguez',
  ham: 'prosciutto beef_ham turkey_ham',
  bacon: 'beef_bacon turkey_bacon pancetta',
  liver: 'chicken_liver ciger_sis ciger_dish pate foie_gras',
  offal:
    'liver chicken_liver ciger_sis ciger_dish pate foie_gras kokorec brain tongue heart kidney ' +
    'lung tripe tripe_soup mumbar gizzard sweetbread trotter kelle_paca',
  egg: 'egg_yolk egg_white poached_egg sunny_egg',
  salmon: 'roe',
  calamari: 'baby_squid kalamar_tava',
  bread: conceptsOf(
    breadTerms,
    'bread choux dough beer_batter filo brick_pastry puff_pastry shortcrust kadayif tempura wafer ladyfinger ' +
      'sponge digestive shortbread petit_beurre okara keskek batter_bakes dosa papadum',
  ),
  pasta: [
    'lasagne',
    'gnocchi',
    'carbonara',
    'ravioli',
    'tortellini',
    'spaghetti_bolognese',
    'mac_and_cheese',
    ...conceptsOf(pastaTerms, 'noodles soba instant_noodle rice_noodle glass_noodle shirataki'),
  ],
  noodles: 'rice_noodle glass_noodle soba egg_noodle ramen_dish',
  dough: 'beer_batter',
  flour: 'wheat rice_flour corn_flour chickpea_flour almond_flour flour_00',
  wheat: 'flour bulgur semolina freekeh keskek pearled_wheat',
  rice:
    'basmati brown_rice wild_rice risotto_rice sushi_rice rice_noodle rice_paper rice_cake ' +
    'rice_flour rice_milk pilaf fried_rice rice_pudding',
  wine:
    'red_wine white_wine rose_wine sparkling_wine fortified_wine house_wine red_grape_wine ' +
    'white_grape_wine mulled_wine',
  red_wine: 'red_grape_wine',
  white_wine: 'white_grape_wine',
  beer: 'wheat_beer radler',
  coffee:
    'turkish_coffee latte espresso filter_coffee cappuccino flat_white mocha mirra ' +
    'coffee_liqueur',
  tea: 'green_tea iced_tea fruit_tea milk_tea',
  juice: 'orange_juice apple_juice pomegranate_juice',
  spirits: 'rum vodka gin whisky tequila raki liqueur cognac',
  liqueur: 'amaretto coffee_liqueur orange_liqueur limoncello cream_liqueur',
  cocktail:
    'mojito gin_tonic cosmopolitan bloody_mary margarita negroni sour_cocktail pina_colada ' +
    'espresso_martini spritz',
  chocolate:
    'white_chocolate dark_chocolate hot_chocolate ganache chocolate_cake hazelnut_spread ' +
    'dubai_chocolate ruby_chocolate vegan_chocolate',
  caramel: 'toffee dulce_de_leche',
  bean:
    'borlotti green_bean broad_bean kidney_bean cannellini black_bean butter_bean mung_bean ' +
    'adzuki black_bean_sauce kuru_fasulye',
  lentil: 'red_lentil mercimek_corbasi lentil_patty lentil_flour dal',
  mushroom: 'porcini portobello shiitake oyster_mushroom enoki chanterelle chestnut_mushroom',
  onion: 'spring_onion red_onion shallot onion_powder onion_soup',
  tomato:
    'tomato_paste sun_dried_tomato cherry_tomato tomato_sauce roma_tomato ketchup pesto_rosso',
  pepper:
    'chili red_pepper_flake kapia charliston jalapeno pepper_paste sweet_pepper_dip ' +
    'shishito habanero aleppo',
  chili: 'jalapeno habanero aleppo pepper_paste chili_oil chili_crisp hot_sauce chili_con_carne',
  potato:
    'fries mashed_potato kumpir baby_potato hash_brown potato_starch croquette potato_patty ' +
    'gratin potato_salad',
  pumpkin: 'squash walnut_squash',
  cabbage: 'red_cabbage kale sauerkraut coleslaw',
  lettuce: 'iceberg',
  cranberry: 'cranberry_sauce cranberry_juice',
  berry: 'raspberry blackberry blueberry cranberry cranberry_sauce cranberry_juice forest_fruit',
  cherry: 'sour_cherry',
  sugar: 'syrup brown_sugar icing_sugar',
  coconut:
    'coconut_milk coconut_cream coconut_oil coconut_flour coconut_butter creamed_coconut ' +
    'coconut_yogurt coconut_water coconut_sugar coconut_ice',
  pistachio: 'pistachio_cream fistik fistik_sarma',
  peanut: 'peanut_butter fistik_ezmesi peanut_oil satay fistik',
  hazelnut: 'hazelnut_spread hazelnut_milk nutella',
  almond: 'almond_milk almond_flour marzipan',
  walnut: 'walnut_oil tarator',
  sesame: 'tahini sesame_oil',
  shrimp: 'shrimp_casserole shrimp_paste scampi',
  mussel: 'fried_mussels stuffed_mussels',
  meatball:
    'lentil_patty cig_kofte stuffed_kofte potato_patty fish_cake kadinbudu izmir_kofte ' +
    'inegol akcaabat islama_kofte',
  dumpling: 'manti gyoza dim_sum',
  pastry_dish:
    'water_borek spring_roll pacanga kol_boregi peynirli_borek kalem_boregi talas_boregi',
  pide: 'kasarli_pide kiymali_pide karadeniz_pide tahinli_pide',
  pilaf: 'ic_pilav nohutlu_pilav sehriyeli_pilav bulgur_pilav perde_pilav',
  kebab:
    'adana urfa beyti cag_kebab iskender ali_nazik tas_kebap tandir testi_kebap ' +
    'yogurtlu_kebap cop_sis tavuk_sis',
  soup:
    'fish_soup yayla ezogelin tripe_soup wedding_soup mercimek_corbasi tarhana_soup ' +
    'kelle_paca onion_soup miso_soup sultan_soup',
  salad:
    'shepherd_salad caesar_salad greek_salad russian_salad caprese nicoise cobb ' +
    'potato_salad tuna_salad fattoush',
  milk_pudding: 'muhallebi keskul kazandibi supangle rice_pudding',
  baklava: 'sobiyet sutlu_nuriye havuc_dilim bulbul_yuvasi',
  cake: 'chocolate_cake carrot_cake red_velvet black_forest birthday_pasta',
  cheesecake: 'basque_cheesecake',
  katsu: 'plant_katsu',
  mousse: 'dark_mousse',
  gelato: 'coconut_ice',
  ice_cream: 'gelato coconut_ice',
  pie: 'apple_pie pecan_pie',
  garlic: 'garlic_yogurt garlic_oil garlic_powder garlic_sauce garlic_bread aioli',
  eggplant:
    'dried_eggplant babaganoush karniyarik imam_bayildi begendi parmigiana ali_nazik ' +
    'ali_nazik_veg saksuka_meze',
  chickpea: 'chickpea_flour leblebi nohutlu_pilav',
  zucchini: 'zoodles zucchini_flower mucver',
  carrot: 'havuc_tarator carrot_cake',
  cucumber: 'gherkin',
  corn: 'cornflakes corn_oil corn_flour polenta corn_starch popcorn corn_bread corn_tortilla',
  lemon: 'lemon_curd lemon_ice lemon_soda',
  orange: 'blood_orange orange_juice',
  apple: 'green_apple apple_sauce apple_juice apple_butter apple_vinegar cider apple_pie strudel',
  strawberry: 'strawberry_jam',
  coriander: 'coriander_seed',
  vinegar:
    'malt_vinegar wine_vinegar balsamic shallot_vinegar rice_vinegar grape_vinegar ' +
    'apple_vinegar',
  pomegranate: 'pomegranate_molasses pomegranate_juice',
  fig: 'dried_fig',
  apricot: 'dried_apricot sun_dried_apricot',
  plum: 'prune green_plum',
  grape: 'raisin grape_molasses grape_juice',
  oat: 'oat_milk oat_flour muesli',
  duck: 'duck_fat foie_gras',
  ginger: 'pickled_ginger ginger_beer',
  mint: 'mint_sauce',
  pea: 'split_pea sugar_snap',
}

/** Returns a concept with the narrower concepts that also match it. */
export function withFamily(concept: string): readonly string[] {
  const family = families[concept] ?? []
  return [concept, ...(typeof family === 'string' ? family.split(' ') : family)]
}
