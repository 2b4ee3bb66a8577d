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
  yogurt:
    'strained_yogurt garlic_yogurt buffalo_yogurt dried_yogurt frozen_yogurt ' +
    'yogurt_eggplant yogurt_carrot yoghurt_dip',
  butter: 'ghee garlic_butter beurre_blanc',
  cream: 'sour_cream clotted_cream creme_fraiche chantilly',
  chicken:
    'chicken_wing chicken_stock chicken_pudding chicken_breast chicken_thigh ' +
    'chicken_liver chicken_mince chicken_nugget chicken_schnitzel chicken_sausage ' +
    'smoked_chicken village_chicken tavuk_sis chicken_skin chicken_kiev circassian ' +
    'buffalo_wing chicken_salami chicken_bacon chicken_ham butter_chicken sesame_chicken ' +
    'orange_chicken sweet_and_sour_chicken nugget cockerel',
  beef:
    'beef_mince veal steak tenderloin ribeye sirloin rump flank t_bone brisket patty ' +
    'pastirma beef_ham beef_bacon roast_beef wagyu short_rib beef_shin beef_cheek ' +
    'corned_beef bresaola beef_pepperoni tallow carpaccio steak_tartare suet jerky ' +
    'beef_sausage beef_chorizo beef_wellington rib neck tongue',
  veal: 'beef beef_mince',
  steak: 'tenderloin ribeye sirloin t_bone dallas_steak',
  minced_meat: 'beef_mince lamb_mince',
  lamb:
    'lamb_mince lamb_shank lamb_chop rack_of_lamb lamb_shoulder lamb_rib mutton ' +
    'lamb_sausage lamb_bacon merguez tail_fat stuffed_rib chop neck',
  turkey_bird: 'turkey_ham smoked_turkey turkey_salami turkey_bacon turkey_sausage',
  salami: 'salam italian_salami turkey_salami chicken_salami',
  sausage:
    'chicken_sausage pork_sausage boerewors merguez turkey_sausage beef_sausage ' +
    'lamb_sausage bratwurst weisswurst frankfurter currywurst kielbasa',
  ham: 'prosciutto beef_ham turkey_ham honey_ham chicken_ham vegan_ham',
  bacon: 'beef_bacon turkey_bacon pancetta chicken_bacon lamb_bacon',
  liver: 'chicken_liver ciger_sis ciger_dish pate foie_gras',
  offal:
    'liver chicken_liver ciger_sis ciger_dish pate foie_gras kokorec brain tongue heart ' +
    'kidney lung tripe tripe_soup mumbar gizzard sweetbread trotter kelle_paca sheep_head ' +
    'testicle chitterling shirden',
  egg:
    'egg_yolk egg_white poached_egg sunny_egg soft_boiled_egg eggs_benedict devilled_egg ' +
    'scotch_egg',
  salmon: 'roe salmon_roe',
  // Without baby squid: a wish for "calamari" would be read as that dish, and end earlier wishes.
  squid: 'kalamar_tava',
  bread: conceptsOf(
    breadTerms,
    'bread choux dough batter battered beer_batter filo brick_pastry wonton_wrapper puff_pastry pastry ' +
      'shortcrust kadayif bread_kadayif tempura wafer ice_cream_cone ladyfinger graham_cracker ' +
      'speculoos oreo cookie_dough ' +
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
  noodles: 'rice_noodle glass_noodle soba egg_noodle ramen_dish chow_mein tonkotsu',
  dough: 'beer_batter batter battered',
  flour: 'wheat rice_flour corn_flour chickpea_flour almond_flour flour_00',
  wheat: 'flour bulgur semolina freekeh keskek pearled_wheat',
  rice:
    'basmati brown_rice wild_rice risotto_rice sushi_rice rice_noodle rice_paper ' +
    'rice_cake rice_flour rice_milk pilaf fried_rice rice_pudding rice_cracker',
  wine:
    'red_wine white_wine rose_wine sparkling_wine fortified_wine house_wine red_grape_wine ' +
    'white_grape_wine mulled_wine',
  red_wine: 'red_grape_wine',
  white_wine: 'white_grape_wine',
  beer: 'wheat_beer radler michelada',
  coffee:
    'turkish_coffee latte espresso filter_coffee cappuccino flat_white mocha mirra ' +
    'coffee_liqueur',
  tea: 'green_tea iced_tea fruit_tea milk_tea herbal_tea',
  juice:
    'orange_juice apple_juice pomegranate_juice pineapple_juice carrot_juice tomato_juice ' +
    'cherry_juice cranberry_juice',
  spirits: 'rum vodka gin whisky tequila raki liqueur cognac',
  liqueur:
    'amaretto coffee_liqueur orange_liqueur limoncello cream_liqueur frangelico nocello ' +
    'maraschino chartreuse galliano midori',
  cocktail:
    'mojito gin_tonic cosmopolitan bloody_mary margarita negroni sour_cocktail ' +
    'pina_colada espresso_martini spritz mai_tai amaretto_sour',
  chocolate:
    'white_chocolate dark_chocolate hot_chocolate ganache chocolate_cake hazelnut_spread ' +
    'dubai_chocolate ruby_chocolate vegan_chocolate chocolate_mousse pain_au_chocolat ' +
    'brownie',
  caramel: 'toffee dulce_de_leche caramel_gateau',
  bean:
    'borlotti green_bean broad_bean kidney_bean cannellini black_bean butter_bean ' +
    'mung_bean adzuki black_bean_sauce kuru_fasulye baked_bean bean_flour doubanjiang yellow_bean_sauce',
  lentil:
    'red_lentil mercimek_corbasi lentil_patty lentil_flour dal green_lentil black_lentil ' +
    'lentil_pasta chana_dal',
  mushroom:
    'porcini portobello shiitake oyster_mushroom enoki chanterelle chestnut_mushroom ' +
    'chicken_of_the_woods maitake lions_mane wood_ear morel saffron_milk_cap ' +
    'mushroom_sauce mushroom_kavurma kremali_mantar cream_of_mushroom',
  onion:
    'spring_onion red_onion shallot onion_powder onion_soup fried_onion onion_ring ' +
    'onion_bhaji onion_gravy',
  tomato:
    'tomato_paste sun_dried_tomato cherry_tomato tomato_sauce roma_tomato ketchup ' +
    'pesto_rosso salsa arrabbiata beef_tomato tomato_juice cream_of_tomato',
  pepper:
    'chili red_pepper_flake kapia charliston jalapeno pepper_paste sweet_pepper_dip ' +
    'shishito habanero aleppo paprika cayenne arrabbiata dried_pepper',
  chili:
    'jalapeno habanero aleppo pepper_paste chili_oil chili_crisp hot_sauce ' +
    'chili_con_carne sriracha sriracha_mayo chipotle_mayo chipotle harissa sambal ' +
    'sambal_oelek gochujang cayenne arrabbiata berbere red_pepper_flake',
  potato:
    'fries mashed_potato kumpir baby_potato hash_brown potato_starch croquette ' +
    'potato_patty gratin potato_salad potato_wedge potato_crisps baked_potato',
  pumpkin: 'squash walnut_squash',
  cabbage: 'red_cabbage kale sauerkraut coleslaw savoy_cabbage chinese_cabbage stuffed_cabbage',
  lettuce: 'iceberg butter_lettuce',
  cranberry: 'cranberry_sauce cranberry_juice',
  berry: 'raspberry blackberry blueberry cranberry cranberry_sauce cranberry_juice forest_fruit',
  cherry: 'sour_cherry sour_cherry_jam maraschino_cherry cherry_juice cherry_gateau',
  sugar: 'syrup brown_sugar icing_sugar glucose fructose invert_sugar corn_syrup',
  coconut:
    'coconut_milk coconut_cream coconut_oil coconut_flour coconut_butter creamed_coconut ' +
    'coconut_yogurt coconut_water coconut_sugar coconut_ice coconut_bacon macaroon',
  pistachio:
    'pistachio_cream fistik fistik_sarma pistachio_butter pistachio_flour pistachio_milk ' +
    'dubai_chocolate turkish_delight_nut pistachio_gateau',
  peanut:
    'peanut_butter fistik_ezmesi peanut_oil satay fistik peanut_flour peanut_brittle ' +
    'snickers reese gado_gado',
  hazelnut:
    'hazelnut_spread hazelnut_milk nutella hazelnut_oil hazelnut_butter hazelnut_flour ' +
    'gianduja ferrero_rocher krokan frangelico praline_gateau',
  almond:
    'almond_milk almond_flour marzipan almond_butter almond_oil almond_extract ' +
    'green_almond amaretti orgeat amaretto amaretto_sour krokan nut_cheese',
  walnut: 'walnut_oil tarator walnut_flour walnut_sujuk walnut_milk walnut_sauce nocello',
  sesame: 'tahini sesame_oil sesame_butter sesame_dressing sesame_chicken halva',
  shrimp: 'shrimp_casserole shrimp_paste scampi dried_shrimp prawn_cracker har_gow norway_lobster',
  mussel: 'fried_mussels stuffed_mussels moules_frites moules_mariniere',
  meatball:
    'lentil_patty cig_kofte stuffed_kofte potato_patty fish_cake kadinbudu izmir_kofte ' +
    'inegol akcaabat islama_kofte',
  dumpling: 'manti gyoza dim_sum wonton momo pierogi siu_mai har_gow',
  pastry_dish:
    'water_borek spring_roll pacanga kol_boregi peynirli_borek kalem_boregi talas_boregi',
  pide: 'kasarli_pide kiymali_pide karadeniz_pide tahinli_pide',
  pilaf: 'ic_pilav nohutlu_pilav sehriyeli_pilav bulgur_pilav perde_pilav',
  kebab:
    'adana urfa beyti cag_kebab iskender ali_nazik tas_kebap tandir testi_kebap ' +
    'yogurtlu_kebap cop_sis tavuk_sis patlican_kebabi orman_kebabi cokertme',
  soup:
    'fish_soup yayla ezogelin tripe_soup wedding_soup mercimek_corbasi tarhana_soup ' +
    'kelle_paca onion_soup miso_soup sultan_soup cream_of_mushroom cream_of_tomato ' +
    'chowder egg_drop_soup tom_yum',
  salad:
    'shepherd_salad caesar_salad greek_salad russian_salad caprese nicoise cobb ' +
    'potato_salad tuna_salad fattoush',
  milk_pudding: 'muhallebi keskul kazandibi supangle rice_pudding',
  baklava: 'sobiyet sutlu_nuriye havuc_dilim bulbul_yuvasi',
  cake: 'chocolate_cake carrot_cake red_velvet black_forest birthday_pasta opera_cake strawberry_gateau banana_gateau raspberry_gateau cherry_gateau lemon_gateau caramel_gateau chestnut_gateau pistachio_gateau praline_gateau',
  cheesecake: 'basque_cheesecake',
  katsu: 'plant_katsu tonkatsu',
  mousse: 'dark_mousse chocolate_mousse',
  gelato: 'coconut_ice',
  ice_cream: 'gelato coconut_ice soft_serve frozen_yogurt kulfi ice_cream_sundae banana_split',
  pie: 'apple_pie pecan_pie tarte_tatin lemon_tart fish_pie',
  garlic:
    'garlic_yogurt garlic_oil garlic_powder garlic_sauce garlic_bread aioli garlic_butter ' +
    'garlic_naan',
  eggplant:
    'dried_eggplant babaganoush karniyarik imam_bayildi begendi parmigiana ali_nazik ' +
    'ali_nazik_veg saksuka_meze stuffed_eggplant patlican_kebabi yogurt_eggplant kopoglu',
  chickpea: 'chickpea_flour leblebi nohutlu_pilav chana_dal chickpea_pasta',
  zucchini: 'zoodles zucchini_flower mucver kabak_dolmasi',
  carrot: 'havuc_tarator carrot_cake carrot_juice yogurt_carrot',
  cucumber: 'gherkin',
  corn:
    'cornflakes corn_oil corn_flour polenta corn_starch popcorn corn_bread corn_tortilla ' +
    'corn_syrup corn_pasta tostada',
  lemon: 'lemon_curd lemon_ice lemon_soda lemon_tart lemon_gateau',
  orange: 'blood_orange orange_juice orange_soda seville_orange',
  apple:
    'green_apple apple_sauce apple_juice apple_butter apple_vinegar cider apple_pie ' +
    'strudel apple_crumble tarte_tatin dried_apple',
  strawberry: 'strawberry_jam forest_fruit strawberry_gateau',
  coriander: 'coriander_seed',
  vinegar:
    'malt_vinegar wine_vinegar balsamic shallot_vinegar rice_vinegar grape_vinegar ' +
    'apple_vinegar',
  pomegranate: 'pomegranate_molasses pomegranate_juice',
  fig: 'dried_fig fig_jam',
  apricot: 'dried_apricot sun_dried_apricot apricot_jam',
  plum: 'prune green_plum',
  grape: 'raisin grape_molasses grape_juice grape_leaf_fruit',
  oat: 'oat_milk oat_flour muesli porridge oatcake overnight_oats granola',
  duck: 'duck_fat foie_gras peking_duck',
  ginger: 'pickled_ginger ginger_beer',
  mayonnaise: 'aioli sriracha_mayo chipotle_mayo truffle_mayo vegan_mayonnaise',
  cashew: 'cashew_butter cashew_cream nut_cheese',
  macadamia: 'macadamia_milk',
  broad_bean: 'fava doubanjiang ful',
  sweetener: 'stevia erythritol xylitol aspartame sucralose',
  fructose: 'glucose invert_sugar corn_syrup agave',
  jam: 'strawberry_jam apricot_jam fig_jam sour_cherry_jam rosehip_marmalade',
  biscuit:
    'cookie cracker digestive graham_cracker speculoos oreo shortbread petit_beurre amaretti',
  sour_cherry: 'sour_cherry_jam cherry_juice maraschino_cherry cherry_gateau',
  mulberry: 'black_mulberry dried_mulberry mulberry_molasses',
  pineapple: 'pineapple_juice',
  banana: 'banana_bread banana_split banana_flour banana_gateau',
  mango: 'mango_lassi mango_chutney',
  peach: 'peach_melba',
  sweet_potato: 'sweet_potato_mash',
  chicken_wing: 'buffalo_wing',
  olive: 'tapenade',
  avocado: 'guacamole avocado_oil',
  carob: 'carob_molasses carob_chip',
  goose: 'goose_fat foie_gras',
  doner: 'gyros',
  chard: 'pazi_sarma',
  batter: 'battered beer_batter tempura',
  raspberry: 'raspberry_gateau forest_fruit',
  chestnut: 'chestnut_gateau',
  mint: 'mint_sauce peppermint mints',
  pea: 'split_pea sugar_snap pea_milk pea_flour',
}

/** Returns a concept with the narrower concepts that also match it. */
export function withFamily(concept: string): readonly string[] {
  const family = families[concept] ?? []
  return [concept, ...(typeof family === 'string' ? family.split(' ') : family)]
}
