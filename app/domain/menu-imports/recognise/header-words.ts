import { columnRoles, type ColumnRole } from './column-roles.ts'
import { foldText } from '../../dietary/fold-text.ts'

// What columns are called in twelve languages: English, Turkish, German, French, Spanish, Italian,
// Dutch, Russian, Ukrainian, Arabic, Persian, Chinese. Whole headings; the first role that has one wins.
const headings: Readonly<Record<Exclude<ColumnRole, 'ignore'>, string>> = {
  subCategory:
    'subcategory|sub category|sub-category|subsection|alt kategori|altkategori|alt grup|unterkategorie|' +
    'sous-catégorie|subcategoría|sottocategoria|subcategorie|подкатегория|підкатегорія|فئة فرعية|زیردسته|子类别|子分类',
  category:
    'category|section|group|course|menu section|type|kategori|bölüm|grup|ana kategori|ürün grubu|tür|' +
    'kategorie|gruppe|warengruppe|rubrik|catégorie|rubrique|categoría|sección|categoria|sezione|' +
    'categorie|rubriek|groep|категория|раздел|категорія|розділ|الفئة|فئة|القسم|دسته|دسته بندی|类别|分类|类目',
  name:
    'name|dish|dish name|item|item name|product|product name|title|menu item|food|ad|adı|isim|ürün|' +
    'ürün adı|yemek|yemek adı|ürün ismi|gericht|bezeichnung|artikel|speise|produkt|nom|plat|intitulé|' +
    'produit|désignation|nombre|plato|producto|nome|piatto|prodotto|naam|gerecht|product naam|название|' +
    'блюдо|наименование|назва|страва|найменування|الاسم|اسم|الطبق|الصنف|نام|نام غذا|غذا|名称|菜名|菜品|品名',
  description:
    'description|details|about|text|menu description|açıklama|tanım|açıklaması|ürün açıklaması|detay|' +
    'beschreibung|descriptif|descripción|detalle|descrizione|omschrijving|beschrijving|описание|опис|' +
    'الوصف|وصف|توضیحات|توضیح|شرح|描述|说明|简介',
  ingredients:
    'ingredients|contents|made of|malzemeler|malzeme|içindekiler|içerik|zutaten|inhaltsstoffe|' +
    'ingrédients|composition|ingredientes|ingredienti|ingrediënten|состав|ингредиенты|склад|' +
    'інгредієнти|المكونات|مكونات|مواد|مواد تشکیل دهنده|مواد لازم|配料|食材|成分',
  sizeName:
    'size|size name|portion|variant|boyut|boy|porsiyon|ölçü|größe|portionsgröße|taille|tamaño|' +
    'ración|formato|porzione|dimensione|maat|grootte|portie|размер|порция|розмір|порція|الحجم|حجم|اندازه|سایز|规格|尺寸|份量',
  price:
    'price|price (incl. vat)|cost|amount|sale price|fiyat|fiyatı|tutar|ücret|satış fiyatı|birim fiyat|' +
    'preis|vk|verkaufspreis|prix|tarif|precio|importe|prezzo|costo|prijs|цена|стоимость|ціна|вартість|' +
    'السعر|سعر|قیمت|بها|价格|价钱|单价|售价',
  calories:
    'calories|kcal|calorie|energy|energy (kcal)|kalori|enerji|kkal|kalorien|brennwert|kalorie|énergie|' +
    'calorías|energía|calorie (kcal)|calorieën|калории|ккал|калорийность|калорії|калорійність|' +
    'السعرات|السعرات الحرارية|سعرات|کالری|热量|卡路里|大卡',
  portion:
    'weight or volume|weight|volume|net weight|gramaj|gram|ağırlık|hacim|miktar (g)|gramaj / hacim|gewicht|füllmenge|' +
    'poids|contenance|peso|gewicht of inhoud|вес|объем|вага|الوزن|وزن|重量|分量',
  meatOrigin:
    'origin of meat|meat origin|etin menşei|et menşei|etin menşe ülkesi|herkunft des fleischs|fleischherkunft|' +
    'origine des viandes|origine de la viande|origen de la carne|origine della carne|herkomst vlees',
  tags:
    'tags|labels|markers|etiket|etiketler|schlagworte|kennzeichen|étiquettes|mots-clés|etiquetas|' +
    'etichette|labels en tags|теги|метки|теги та мітки|الوسوم|وسوم|برچسب|برچسب ها|标签',
  aiInstructions:
    'ai instructions|assistant instructions|instructions for the assistant|yapay zeka talimatları|asistan talimatları',
  isActive:
    'active|visible|on the menu|available|aktif|görünür|satışta|menüde|aktiv|actif|activo|attivo|actief|активно',
  options: 'options|modifiers|choices|seçenekler|opsiyonlar|optionen',
}

const roleByHeading = new Map<string, ColumnRole>()
for (const role of columnRoles) {
  if (role === 'ignore') continue
  for (const heading of headings[role].split('|')) {
    const key = plain(heading)
    if (!roleByHeading.has(key)) roleByHeading.set(key, role)
  }
}

function plain(heading: string): string {
  return foldText(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns what a column's heading says about it, such as "Fiyat (TL)" or "Price 2". */
export function roleOfHeading(heading: string): ColumnRole | undefined {
  if (heading.length > 60) return undefined
  const whole = plain(heading)
  const knownRole = roleByHeading.get(whole)
  if (knownRole) return knownRole
  const short = plain(heading.replaceAll(/\([^)]*\)|[₺€£$]/g, ' '))
    .replace(/(?: (?:tl|try|eur|euro|usd|gbp|rub|uah))$/, '')
    .replace(/ \d$/, '')
  return roleByHeading.get(short)
}
