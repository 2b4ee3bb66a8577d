import type { Course } from './clauses.ts'

/**
 * Words in headings that indicate a course, in the languages of the phrase books: prefixes of
 * folded words; a word ending in `$` must match completely.
 */
export const headingWords: Readonly<Record<Course, string>> = {
  dessert:
    'dessert sweet$ sweets$ pudding ice$ cake cakes afters gelato tatli tatlilar dondurma baklava ' +
    'nachtisch nachspeise susses suss$ sussspeise mehlspeise kuchen eis$ eisbecher patisserie glace glaces postre dulce ' +
    'helado dolci dolce$ gelati nagerecht toetje desert десерт сладк мороже солодк حلو حلويات ' +
    'بوظه دسر شیرینی بستنی 甜 糖水 冰',
  drink:
    'drink drinks beverage wine wines beer beers cocktail coffee tea teas juice juices spirits ' +
    'soft$ cider whisky sake alcohol alkohol alkol schnaps bar$ icecek icki sarap kahve$ kahveler cay$ caylar bira kokteyl mesrubat ' +
    'raki getrank wein$ weine bier kaffee$ tee$ tees saft safte spirituosen boisson vin$ vins biere ' +
    'cafe$ cafes thes$ jus$ bebida vino$ vinos cerveza zumo bevande vini birra birre caffe succhi ' +
    'drank dranken wijn wijnen koffie thee напит вино вина пиво кофе чай сок кава напо ' +
    'boire$ trinken$ bere$ beber$ пить$ пити$ مشروب عصير عصائر قهوه شاي نوشیدنی قهوه چای ' +
    '饮 酒 茶 咖',
  side:
    'side sides extra extras sauce sauces dip dips bread breads garnitur sos$ soslar ek$ ekstra ' +
    'ekmek yan$ beilage brot$ brote saucen accompagnement pain$ pains guarnicion acompanamiento ' +
    'pan$ panes salsa$ salsas contorni contorno pane$ bijgerecht brood гарнир соус хлеб гарнір ' +
    'alongside$ cheeses$ fromages$ formaggi$ quesos$ kazen$ peynirler$ соуси хліб اضافات صلصات خبز مخلفات نان سس 配菜 小菜$ 酱',
  starter:
    'starter appeti soup soups salad salads meze mezze nibble nibbles snack snacks tapas small ' +
    'baslangic corba salata aperatif atistirma ara$ vorspeise suppe salat antipast zuppa zuppe ' +
    'start$ begin$ commencer$ debuter$ anfang$ vorweg$ cominciare$ iniziare$ empezar$ comenzar$ ' +
    'picar$ pintxo pincho insalat entree$ entrees potage soupe salade entrante entremes sopa ensalada voorgerecht soep ' +
    'zakuski закус суп супы салат салаты юшк мقبل مقبلات شوربه حساء سلط پیش سوپ سالاد ' +
    '前菜 开胃 汤 沙拉 凉菜',
  main:
    'main mains grill grills burger burgers pizza pizze pizzas pasta pastas ramen noodle curry ' +
    'ana$ izgara kebap kebab pide durum balik etler hauptgericht hauptspeise gericht plat$ plats ' +
    'principaux principal principales segundo secondi secondo primi primo$ hoofdgerecht gerechten ' +
    'основн горяч главн основні гаряч اطباق رئيسي مشاوي اصلی غذا کباب 主菜 主食 面$',
}

/**
 * Folded words in headings of dishes that count as mains only on a menu without a heading of mains:
 * pizza, pasta, breakfast and dishes for children.
 */
export const lesserMainWords: readonly string[] = (
  'pizz pasta paste makarn risotto ramen noodle nudel burger sandwich toast primi primo breakfast ' +
  'kahvalti fruhstuck brotzeit dejeuner desayuno colazione ontbijt завтрак сніданок kid child kinder ' +
  'cocuk bambini enfant nino детск дитяч'
).split(' ')

/** Folded words in headings that indicate main courses. */
export const mainWords: readonly string[] = (
  'main mains ana hauptgericht hauptspeise hauptgang plats principaux principal segundo secondi ' +
  'hoofdgerecht основн главн головн رئيسي اصلی 主菜'
).split(' ')
