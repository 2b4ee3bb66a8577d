import { freeOf, type DemoStatements } from '../demo-restaurant.ts'

/** The sample owner's statements, by dish name. Other dishes have none. */
export const statements: Readonly<Record<string, DemoStatements>> = {
  Humus: { ...freeOf('milk eggs fish peanuts'), nuts: 'may_contain' },
  Fava: freeOf('milk eggs nuts peanuts sesame vegetarian vegan'),
  'Çoban Salata': freeOf('gluten milk eggs fish nuts peanuts sesame vegetarian vegan'),
  'Zeytinyağlı Taze Fasulye': freeOf('gluten milk eggs nuts peanuts vegetarian vegan'),
  'Izgara Levrek': freeOf('gluten milk eggs nuts peanuts sesame'),
  'Hamsi Tava': { ...freeOf('milk nuts peanuts'), gluten: 'may_contain' },
  'Fırın Sütlaç': { ...freeOf('gluten eggs peanuts'), nuts: 'may_contain' },
  'Demleme Çay': freeOf('gluten milk eggs nuts peanuts vegan'),
  'Yayık Ayranı': freeOf('gluten eggs nuts peanuts'),
}
