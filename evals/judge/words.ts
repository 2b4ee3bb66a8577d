import type { DietaryFact } from '#app/domain/dietary/facts.ts'

/** What replies call a thing and its commonest sources; plain text, each the start of a word. */
export const wordsFor: Readonly<Record<DietaryFact, string>> = {
  gluten:
    'gluten|wheat|oat|barley|malt|bulgur|flour|bread|beer|un\\b|unu|ekme[kg]|bugday|yulaf|arpa',
  crustaceans: 'crustacean|shellfish|shrimp|prawn|kabuklu|karides',
  eggs: 'egg(?!plant)|yumurta',
  fish: 'fish(?! & chips)|anchov|cod\\b|sea bass|balik|hamsi|levrek|worcestershire',
  peanuts: 'peanut|yer ?fisti',
  soy: 'soy|tofu|edamame',
  milk: 'milk|dairy|butter(?!nut)|cheese|cream|yogh?urt|cheddar|feta|sut(?!lac)|tereyag|peynir|kaymak|kasar',
  nuts: 'nut(?!meg| roast)|walnut|almond|hazelnut|pistachio|cashew|pine nut|ceviz|badem|findi|fisti|kaju|yemis|kuruyemis|menengic',
  celery: 'celery|kereviz',
  mustard: 'mustard|hardal',
  sesame: 'sesame|tahin|susam',
  sulphites: 'sulphite|sulfite|sulfit',
  lupin: 'lupin|aci bakla',
  molluscs: 'mollusc|shellfish|squid|mussel|yumusakca|midye',
  lactose: 'lactose|laktoz',
  meat: 'meat|beef|lamb|et\\b|kiyma|kuzu|dana',
  poultry: 'poultry|chicken|turkey|tavuk|hindi|kanatli',
  pork: 'pork|ham\\b|bacon|domuz',
  gelatine: 'gelatin|jelatin',
  alcohol: 'alcohol|wine|beer|vodka|lager|alkol|sarap|bira|raki',
  honey: 'honey|bal\\b',
}

/** Words that say that nobody recorded something, or that the speaker does not know it. */
export const hedge =
  /\b((not|isn't|aren't) among|nothing is recorded|can ?not|can't|could not|couldn't|unable|don't know|do not know|not sure|not certain|unsure|nobody|no (promise|guarantee|information|statement|record|details?|mention)|(not|isn't|aren't|never) (\w+ )?(recorded|listed|known|marked|specified|stated|mentioned|given|indicated|available)|(doesn't|does not|don't|do not) (\w+ )?(say|record|mark|list|mention|name|give|specify|state|indicate|show|include)|records? (no|none)|marks? (no|none)|names? no|no dish as|no (calories|price)|gives no|by the record|nor |whether|only know|mean that|diyemem|soyleyemem|bilmiyorum|bilemem|bilgi(m|miz)? yok|bilgi bulunm|bilinmiyor|emin degil|kayitli degil|kayitli bir|kaydedilme|kaydetme|yazmiyor|yazilmamis|belirtilme|belirtme|belirtmi|isaretleme|isaretlenme|anlamina gelmez|soz degil|garanti|olup olmadigi|icermedigini|olmadigini|bilinen)/

/** Words that send a guest to the people of the restaurant. */
export const staffWords =
  /\b(staff|waiter|waitress|server|team|kitchen|manager|servis ekib|garson|personel|calisan|mutfa|ekibimiz|gorevli)/

/** Words against a dish: what is named beside them is no offer. */
export const warning =
  /\b(?:(?:not|isn't|aren't|doesn't|don't|can't|cannot|no|none|contains?|containing|records|is recorded|mentions?|includes?|avoid|except|apart from|but|however|unfortunately|unsuitable|unknown|usually|nearest|ama|ancak|yok|hayir|gecen(?:ler)?)\b|degil|icerdig|iceri?yor|iceren|icerir|gecmeyen|geciyor|kayitli\b|bahsed|uzak|uymayan|olmayan|olmadig|diyemem|bilmiyorum|genellikle|en yakin)/

/** Words by which a reply takes back what a tag claims. */
export const contradiction =
  /fit together|doesn't fit|does not fit|contradict|rely on|treat it as|although|despite|even though|inconsisten|conflict|birbirini tutm|guvenmeyin|oldugu halde|icerdigini kabul|iceriyor kabul|celis/

/** Whether a sentence only reads ingredients out, which affirms and denies nothing else. */
export const isIngredientList = (text: string) =>
  /^(recorded|ingredients|kayitli olanlar)\b|(recorded ingredients|kayitli icindekiler):/.test(text)
