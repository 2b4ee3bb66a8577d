import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { openImages, uploadImage } from '#app/services/images/index.server.ts'
import { insertOwner } from '../tests/insert-owner.ts'
import type { TestServer } from '../tests/server.ts'
import { seedMenu } from './seed-menu.ts'

type SeededServer = Pick<TestServer, 'url' | 'database' | 'folder'>

/** Pictures of the sample restaurant; photos of real food are not ours to distribute. */
const pictures = ['adana', 'humus', 'manti', 'mercimek', 'baklava', 'coban', 'kofte', 'levrek']

const seededDish = z.object({
  category: z.string(),
  section: z.string(),
  name: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  tags: z.array(z.string()),
  sizes: z.array(
    z.object({ name: z.string().nullable(), priceMinor: z.number(), calories: z.number() }),
  ),
  optionGroups: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.object({ name: z.string(), extraMinor: z.number() })),
    }),
  ),
  imageUrl: z.string(),
})

/** The data of a dish that the hand-written page shows. */
export type SeededDish = Readonly<z.infer<typeof seededDish>>

export interface SeededRestaurant {
  readonly url: string
  readonly dishes: readonly SeededDish[]
}

/**
 * Seeds a restaurant with chat enabled and `size` dishes, each with an uploaded picture.
 * @param hasChoices gives each dish three sizes and two groups of options
 */
export async function seedRestaurant(
  server: SeededServer,
  size: number,
  hasChoices = false,
): Promise<SeededRestaurant> {
  const email = await insertOwner(server.database)
  const menuId = await seedMenu(server, email, size, hasChoices)
  const slug = `dishes-${size}`
  const { query } = server.database
  await query(
    `with place as (
       insert into restaurants (owner_id, name, slug, menu_id, is_active)
       select owner_id, 'Lokanta', $2, id, true from menus where id = $1 returning owner_id
     )
     insert into subscriptions (owner_id, subscription_id, status, stripe_status, started_at,
       current_period_start, current_period_end, plan_name, ai_message_limit)
     select owner_id, 'sub_' || $2, 'active', 'active', now(), now(), now() + interval '30 days',
       'Basic', 1000 from place`,
    [menuId, slug],
  )
  await query(`update menus set assistant_id = gen_random_uuid() where id = $1`, [menuId])
  await query(
    `update dishes set image_url = ($2::text[])[1 + position % $3::int] where menu_id = $1`,
    [menuId, await seedPictures(server, menuId), pictures.length],
  )
  return { url: `${server.url}/${slug}`, dishes: await readDishes(server, menuId) }
}

/**
 * Stores pictures under the ids of the menu's first dishes, as only those of a dish are served.
 * @returns their paths
 */
async function seedPictures({ folder, database }: SeededServer, menuId: string): Promise<string[]> {
  await openImages({ dataFolder: folder, bucket: undefined })
  const rows = await database.query(
    'select id from dishes where menu_id = $1 order by position limit $2',
    [menuId, pictures.length],
  )
  const paths: string[] = []
  for (const [index, name] of pictures.entries()) {
    const bytes = await readFile(`app/db/demo/pictures/${name}.webp`)
    paths.push(await uploadImage('menu-item-images', String(rows[index]?.['id']), bytes))
  }
  return paths
}

async function readDishes({ database }: SeededServer, menuId: string): Promise<SeededDish[]> {
  const rows = await database.query(
    `select jsonb_build_object('category', main.name, 'section', sub.name, 'name', d.name,
       'description', d.description, 'ingredients', d.ingredients, 'tags', d.tags,
       'sizes', jsonb_build_array(jsonb_build_object('name', d.size_name,
         'priceMinor', d.price_minor, 'calories', d.calories)) || d.more_sizes,
       'optionGroups', d.option_groups, 'imageUrl', d.image_url) as dish
     from dishes d join categories main on main.id = d.main_category_id
       join categories sub on sub.id = d.sub_category_id
     where d.menu_id = $1 order by main.position, sub.position, d.position`,
    [menuId],
  )
  return rows.map(({ dish }) => seededDish.parse(dish))
}
