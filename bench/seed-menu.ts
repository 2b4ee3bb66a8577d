import type { TestServer } from '../tests/server.ts'
import { choicesOf } from './choices.ts'

/** The main categories of a seeded menu, and the sub-categories of each. */
const mains = 4
const subsOfEach = 2

/**
 * Seeds a menu whose dishes are spread evenly over eight sub-categories and described in as much
 * detail as a careful owner would.
 * @param hasChoices gives each dish three sizes and two groups of options
 * @returns the menu's id
 */
export async function seedMenu(
  server: Pick<TestServer, 'database'>,
  email: string,
  dishes: number,
  hasChoices = false,
): Promise<string> {
  const { query } = server.database
  const [menu] = await query(
    `insert into menus (owner_id, name, currency)
     select id, $2, 'TRY' from owners where email = $1 returning id`,
    [email, `${dishes} dishes`],
  )
  const id = String(menu?.['id'])
  await query(
    `with c as (
       insert into categories (owner_id, menu_id, name, position)
       select owner_id, id, 'Category ' || n, n * 10 from menus, generate_series(1, $2::int) n
       where id = $1 returning *
     )
     insert into categories (owner_id, menu_id, parent_id, name, position)
     select owner_id, menu_id, id, 'Part ' || n, position + n from c, generate_series(1, $3::int) n`,
    [id, mains, subsOfEach],
  )
  await query(
    `with s as (select *, row_number() over (order by position) as at, count(*) over () as all_of_them
                from categories where menu_id = $1 and parent_id is not null)
     insert into dishes (owner_id, menu_id, main_category_id, sub_category_id, name, ingredients,
       tags, ai_instructions, description, price_minor, calories, position)
     select owner_id, menu_id, parent_id, id, 'Kebap No ' || lpad(n::text, 4, '0'),
       array['kuzu kıyma', 'kuyruk yağı', 'pul biber', 'tuz', 'soğan', 'maydanoz', 'lavaş No ' || n],
       array['acılı', 'helal'],
       'Pul biber çıkarılabilir. Lavaş buğday unundandır; yanında gelen yoğurt süt içerir. No ' || n,
       'Közde pişer; közlenmiş domates, biber ve sumaklı soğanla gelir. No ' || n,
       14500 + n, 100 + n, n - 1
     from s, generate_series(1, $2::int) n
     where at = (n - 1) * all_of_them / $2::int + 1`,
    [id, dishes],
  )
  if (hasChoices) await addChoices(server, id)
  await query('analyze dishes')
  return id
}

async function addChoices({ database }: Pick<TestServer, 'database'>, menuId: string) {
  const dishes = await database.query(
    'select id, position, price_minor from dishes where menu_id = $1',
    [menuId],
  )
  const rows = dishes.map(({ id, position, price_minor: price }) => {
    const { sizes, optionGroups } = choicesOf(`No ${Number(position) + 1}`, Number(price))
    const [first, ...more] = sizes
    return { id, first, more, groups: optionGroups }
  })
  await database.query(
    `update dishes set size_id = (first ->> 'id')::uuid, size_name = first ->> 'name',
       calories = (first ->> 'calories')::int, more_sizes = more, option_groups = groups
     from jsonb_to_recordset($1::jsonb) r (id uuid, first jsonb, more jsonb, groups jsonb)
     where dishes.id = r.id`,
    [JSON.stringify(rows)],
  )
}
