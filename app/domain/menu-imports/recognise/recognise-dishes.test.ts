import { describe, expect, test } from 'vitest'
import { readPasted } from '../files/read-file.ts'
import { placeOf } from '../source.ts'
import { findPrices, inferStyle, readPrice } from './prices.ts'
import { recogniseDishes } from './recognise-dishes.ts'

/** Returns the dishes of a text, each value as it stands in the source. */
async function read(text: string) {
  const source = await readPasted(text)
  const { dishes, ...reading } = await recogniseDishes(source)
  for (const { values } of dishes) {
    for (const value of Object.values(values))
      expect(placeOf(source, value)).toEqual({ at: value.at })
  }
  return {
    ...reading,
    dishes: dishes.map(({ values, doubts }): Readonly<Record<string, string>> => ({
      ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.text])),
      ...(doubts.length > 0 && { doubts: doubts.join() }),
    })),
  }
}

describe('a menu as text', () => {
  test('has headings, prices after dots, and ingredients below', async () => {
    const { dishes, style } = await read(`LALE LOKANTASI

ÇORBALAR
Mercimek Çorbası ............ 95,00 TL
kırmızı mercimek, soğan, tereyağı
Ezogelin\t90,00 TL

Kebaplar
1. Adana Kebap - Közde pişer, lavaşla gelir  245,50 ₺
İskender 1.250,00 TL
Tel: 0212 555 44 33`)
    expect(style).toEqual({ mark: ',', currency: 'TRY' })
    expect(dishes).toEqual([
      {
        name: 'Mercimek Çorbası',
        category: 'ÇORBALAR',
        price: '95,00 TL',
        ingredients: 'kırmızı mercimek, soğan, tereyağı',
      },
      { name: 'Ezogelin', category: 'ÇORBALAR', price: '90,00 TL' },
      {
        name: 'Adana Kebap',
        description: 'Közde pişer, lavaşla gelir',
        category: 'Kebaplar',
        price: '245,50 ₺',
      },
      { name: 'İskender', category: 'Kebaplar', price: '1.250,00 TL' },
    ])
  })

  test('may have sizes, amounts and calories in its lines', async () => {
    const { dishes } = await read(`Drinks
Cola 330 ml 3.50
Ayran (120 kcal) 2.20
Ayran 30 cl 2.50 (140 kcal)
Künefe  Small 6 / Large 9.50
Lemonade 4 / 6
Pizza 30 cm 12.00
Château Latour 2016`)
    expect(dishes).toEqual([
      { category: 'Drinks', name: 'Cola 330 ml', price: '3.50' },
      { category: 'Drinks', name: 'Ayran', price: '2.20', calories: '120' },
      { category: 'Drinks', name: 'Ayran 30 cl', price: '2.50', calories: '140' },
      {
        category: 'Drinks',
        name: 'Künefe',
        sizeName: 'Small',
        price: '6',
        sizeName2: 'Large',
        price2: '9.50',
      },
      { category: 'Drinks', name: 'Lemonade', price: '4', price2: '6', doubts: 'several_prices' },
      { category: 'Drinks', name: 'Pizza 30 cm', price: '12.00' },
      { category: 'Drinks', name: 'Château Latour', price: '2016', doubts: 'maybe_year' },
    ])
  })

  test('may have its prices in lines of their own, and two columns', async () => {
    const { dishes } = await read(`SWEETS
Baklava
95
Sütlaç
fırında pişirilir
80
Steak  €30.00    Fish  €28.50
İÇECEKLER
Sıcak İçecekler
Çay 20
Soğuk İçecekler
Kola 60`)
    expect(dishes).toEqual([
      { category: 'SWEETS', name: 'Baklava', price: '95' },
      { category: 'SWEETS', name: 'Sütlaç', description: 'fırında pişirilir', price: '80' },
      { category: 'SWEETS', name: 'Steak', price: '€30.00' },
      { category: 'SWEETS', name: 'Fish', price: '€28.50' },
      { category: 'İÇECEKLER', subCategory: 'Sıcak İçecekler', name: 'Çay', price: '20' },
      {
        category: 'İÇECEKLER',
        subCategory: 'Soğuk İçecekler',
        name: 'Kola',
        price: '60',
        doubts: 'maybe_heading',
      },
    ])
  })

  test('is read in any script', async () => {
    const { dishes } = await read('Супы\nБорщ 350 руб\n\n汤\n番茄蛋汤 28元\n\nالشوربات\nعدس 15')
    expect(dishes.map(({ name, category, price }) => [category, name, price])).toEqual([
      ['Супы', 'Борщ', '350 руб'],
      ['汤', '番茄蛋汤', '28元'],
      ['الشوربات', 'عدس', '15'],
    ])
  })
})

describe('a table', () => {
  test.each([
    ['English', 'Section;Dish;Details;Price'],
    ['Turkish', 'Kategori;Ürün Adı;Açıklama;Fiyat (TL)'],
    ['German', 'Kategorie;Gericht;Beschreibung;Preis'],
    ['French', 'Catégorie;Plat;Description;Prix'],
    ['Spanish', 'Categoría;Plato;Descripción;Precio'],
    ['Italian', 'Categoria;Piatto;Descrizione;Prezzo'],
    ['Dutch', 'Categorie;Gerecht;Omschrijving;Prijs'],
    ['Russian', 'Категория;Блюдо;Описание;Цена'],
    ['Ukrainian', 'Категорія;Страва;Опис;Ціна'],
    ['Arabic', 'الفئة;الطبق;الوصف;السعر'],
    ['Persian', 'دسته;نام غذا;توضیحات;قیمت'],
    ['Chinese', '类别;菜名;描述;价格'],
  ])('is understood by headings in %s', async (_, head) => {
    const { columns, dishes } = await read(`${head}\nA;Soup;Served hot;5,50\n;Cake;;4\n`)
    expect(columns).toEqual(['category', 'name', 'description', 'price'])
    expect(dishes).toEqual([
      { category: 'A', name: 'Soup', description: 'Served hot', price: '5,50' },
      { category: 'A', name: 'Cake', price: '4' },
    ])
  })

  test('is understood without headings by its content', async () => {
    const { columns } = await read(
      '1;Soup;Starters;5.5\n2;Salad;Starters;6\n3;Cake;Sweets;7\n4;Ice;Sweets;3\n',
    )
    expect(columns).toEqual(['ignore', 'name', 'category', 'price'])
  })

  test('may have a column for each size, headings in between, and columns that say nothing', async () => {
    const { dishes } = await read(
      'Dish;Code;Small;Large\nPIZZA;;;\nMargherita;a1;8;12,5\nCalzone;a2;;11\nTea;a3;free;\nNapoli;a4;7;9\nDiavola;a5;7;\n',
    )
    expect(dishes).toEqual([
      {
        category: 'PIZZA',
        name: 'Margherita',
        sizeName: 'Small',
        price: '8',
        sizeName2: 'Large',
        price2: '12,5',
      },
      { category: 'PIZZA', name: 'Calzone', price: '11' },
      { category: 'PIZZA', name: 'Tea', doubts: 'price_unread' },
      {
        category: 'PIZZA',
        name: 'Napoli',
        sizeName: 'Small',
        price: '7',
        sizeName2: 'Large',
        price2: '9',
      },
      { category: 'PIZZA', name: 'Diavola', price: '7' },
    ])
  })

  test('takes no stock, tax or code for a price', async () => {
    const { columns } = await read(
      'Ürün;Kod;Küçük;Büyük;Stok;KDV %\nÇorba;7;95;120;12;10\nKebap;9;200;250;3;10\nÇay;4;20;30;8;20\n',
    )
    expect(columns).toEqual(['name', 'ignore', 'price', 'price', 'ignore', 'ignore'])
  })

  test('is read with the columns that its owner chooses', async () => {
    const source = await readPasted('Dish;Note\nSoup;5\nCake;6\n')
    const { dishes } = await recogniseDishes(source, { columns: ['name', 'price'] })
    expect(dishes.map(({ values }) => values['price']?.text)).toEqual(['5', '6'])
  })
})

describe('a price', () => {
  const minors = (text: string, currency = 'TRY') => {
    const tokens = findPrices(text)
    return tokens.map(({ number }) => readPrice(number, inferStyle(tokens), currency))
  }
  const sure = (minor: number) => ({ minor, isDoubtful: false })

  test.each([
    ['145,50 and 1.250', [sure(14_550), sure(125_000)]],
    ['145.50 and 1,250', [sure(14_550), sure(125_000)]],
    ['1.250,00', [sure(125_000)]],
    ["1'250.50", [sure(125_050)]],
    ['1\u00A0250,5', [sure(125_050)]],
    ['1.250.000', [sure(125_000_000)]],
    ['1.250', [{ minor: 125_000, isDoubtful: true }]],
    ['12,50 and 13.50 and 1.250', [sure(1_250), sure(1_350), { minor: 125_000, isDoubtful: true }]],
    ['12,-', [sure(1_200)]],
    ['145TL', [sure(14_500)]],
    ['145,123456', []],
    ['12:30, 330 ml, 5%, 0212, A4, 4x4', []],
  ])('is read from %s', (text, expected) => {
    expect(minors(text)).toEqual(expected)
  })

  test('has as many decimals as its currency', () => {
    expect(minors('1,250', 'KWD')).toEqual([sure(1_250)])
    expect(minors('1.250', 'JPY')).toEqual([sure(1_250)])
    expect(minors('145.50', 'JPY')).toEqual([undefined])
  })
})

test.each([
  ['digits', '9'.repeat(100_000)],
  ['digits and marks', '1.234'.repeat(20_000)],
  ['prices', '5 '.repeat(50_000)],
  ['spaces', `a${' '.repeat(100_000)}5`],
  ['dots', `a${'.'.repeat(100_000)}5`],
  ['brackets', '('.repeat(100_000)],
  ['tags', '<html>' + '<'.repeat(100_000)],
  ['open comments', `<html>${'<!--'.repeat(30_000)}`],
  ['open scripts', `<html>${'<script>'.repeat(20_000)}`],
  ['quotation marks', 'a;"b'.repeat(30_000)],
  ['line ends', '\n5'.repeat(19_000)],
  ['dishes', 'Soup 5\n'.repeat(19_000)],
  ['rows', 'Soup;5;x\n'.repeat(19_000)],
  ['paragraphs', `<html>${'<p>a 5</p>'.repeat(50_000)}`],
])('a file of 100,000 %s holds the process for less than 50 ms', async (_, text) => {
  // Of this thread's processor time: other processes may take the machine's.
  const memoryUsed = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let last = memoryUsed()
  const measure = () => {
    longest = Math.max(longest, memoryUsed() - last)
    last = memoryUsed()
  }
  const timer = setInterval(measure, 1)
  const source = await readPasted(text).catch(() => undefined)
  if (source) await recogniseDishes(source)
  measure()
  clearInterval(timer)
  expect(longest).toBeLessThan(50)
})
