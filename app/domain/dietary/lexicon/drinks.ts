import type { LexiconLine } from '../../guest-menu/facts.ts'

/** Drinks, and alcohol used in cooking. */
export const drinkTerms: readonly LexiconLine[] = [
  ['alcohol', 'alcohol,alcoholic', 'alkol', 'alcohol'],
  // "Rum" also means Greek in Turkish, and is part of the names of a tomato and a Chinese dish;
  // none of these is the drink.
  ['greek_style', '', 'rum usulü,rum meyhanesi,rum böreği'],
  ['roma_tomato', 'roma tomato', 'roma,roma domates'],
  ['chinese_style', '', 'çin usulü,çin mutfağı,çin biberi'],
  ['vodka', 'vodka', 'votka', 'alcohol'],
  ['gin', 'gin', 'cin', 'alcohol'],
  ['liqueur', 'liqueur', 'likör', 'alcohol'],
  ['vermouth', 'vermouth,martini', 'vermut', 'alcohol', 'sulphites'],
  ['wine', 'wine', 'şarap', 'alcohol', 'sulphites'],
  ['red_wine', 'red wine', 'kırmızı şarap', 'alcohol', 'sulphites'],
  ['white_wine', 'white wine', 'beyaz şarap', 'alcohol', 'sulphites'],
  ['rose_wine', 'rose wine', 'roze şarap', 'alcohol', 'sulphites'],
  ['sangria', 'sangria', 'sangria', 'alcohol', 'sulphites'],
  ['raki', 'raki', 'rakı', 'alcohol'],
  ['cocktail', 'cocktail', 'kokteyl', 'alcohol'],
  ['mocktail', 'mocktail,non alcoholic cocktail', 'alkolsüz kokteyl'],
  ['soft_drink', 'soft drink', 'alkolsüz içecek,meşrubat'],
  ['grape_juice', 'grape juice', 'üzüm suyu'],
  ['coffee', 'coffee,americano', 'kahve,americano'],
  ['turkish_coffee', 'turkish coffee', 'Türk kahvesi'],
  ['latte', 'latte', 'latte,sütlü kahve', 'milk'],
  ['tea', 'tea,black tea', 'çay,siyah çay'],
  ['herbal_tea', 'herbal tea,herbal infusion', 'bitki çayı'],
  ['salep', 'salep,sahlep', 'salep,sahlep', 'maybe:milk'],
  ['boza', 'boza', 'boza', 'gluten', 'alcohol'],
  ['lemonade', 'lemonade', 'limonata'],
  ['juice', 'juice,fruit juice', 'meyve suyu'],
  ['turnip_juice', 'turnip juice', 'şalgam suyu', 'maybe:gluten'],
  ['cola', 'cola,coke,coca cola,pepsi', 'kola'],
  ['soda', 'soda', 'soda'],
  ['smoothie', 'smoothie', 'smoothie'],
]
