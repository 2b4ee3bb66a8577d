import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
let restaurantId: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, { hasChat: true })
  menuId = place.menuId
  restaurantId = place.restaurant()
})

const list = () => `/dashboard/menuList/menu/${menuId}/itemList`
const option = (name: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id: name,
  name,
  extra: '',
  ingredients: '',
  facts: {},
  ...change,
})
const base = {
  id: 'base',
  name: 'Base',
  min: '1',
  max: '1',
  options: [
    option('Classic base', { ingredients: 'wheat flour' }),
    option('Rice base', { extra: '30', facts: { gluten: 'removes' } }),
  ],
}
const extras = {
  id: 'extras',
  name: 'Extras',
  min: '0',
  max: '2',
  options: [option('Extra cheese', { extra: '25', ingredients: 'cheese' }), option('Olives')],
}
const pizza = {
  name: 'Margherita',
  aiInstructions: 'Hot.',
  ingredients: 'tomato, flour',
  price: '200',
  isActive: 'on',
}

const add = (groups: readonly unknown[] = [base, extras], fields: Record<string, string> = {}) =>
  owner.post(`${list()}?add`, {
    intent: 'add',
    ...pizza,
    options: JSON.stringify(groups),
    ...fields,
  })

const readStored = async () => {
  const [dish] = await server.database.query(
    'select id, option_groups, facts_version from dishes where menu_id = $1',
    [menuId],
  )
  return dish
}

async function update(fields: Record<string, string>) {
  const id = String((await readStored())?.['id'])
  const page = `${list()}?edit=${id}`
  const { body } = await owner.get(page)
  const form = body.slice(body.indexOf('name="dishId"'))
  return owner.post(page, {
    intent: 'update',
    dishId: id,
    ...pizza,
    options: hiddenField(form, 'options').replaceAll('&quot;', '"'),
    updatedAt: hiddenField(form, 'updatedAt'),
    ...fields,
  })
}

const guestPage = async (language = 'en') =>
  (
    await fetch(`${server.url}/${restaurantId}`, { headers: { 'Accept-Language': language } })
  ).text()

describe('the dish form', () => {
  test('stores options, and sends them again', async () => {
    await add()
    expect((await readStored())?.['option_groups']).toMatchObject([
      { name: 'Base', options: [{ name: 'Classic base' }, { extraMinor: 3_000 }] },
      { name: 'Extras', min: 0, max: 2, options: [{ ingredients: ['cheese'] }, {}] },
    ])
    const before = await readStored()
    await update({ price: '210' })
    expect(await readStored()).toEqual(before)
  })

  test('voids what is stated about an option if the dish gets another ingredient', async () => {
    await add()
    await update({ ingredients: 'tomato, flour, salt' })
    expect(JSON.stringify((await readStored())?.['option_groups'])).toContain('voidedAt')
    expect(await guestPage()).not.toContain('data-options')
  })

  test.each([
    [[{ ...base, name: '' }], 'Please name this group'],
    [[{ ...base, options: [option(' ')] }], 'Please name this option.'],
    [[base, { ...extras, name: 'base' }], 'Another group has this name already.'],
    [
      [{ ...base, options: [option('A'), { ...option('b'), name: 'a' }] }],
      'Another option of this',
    ],
    [[{ ...base, min: '3', max: '3' }], 'This group has only 2 to choose from.'],
    [[{ ...base, min: '2', max: '1' }], 'Please enter at least as many as on the left.'],
    [[{ ...base, min: '0', max: '0' }], 'Please enter at least 1'],
    [[{ ...base, options: [option('A', { extra: '-5' })] }], 'A price cannot be below zero.'],
    [
      [
        {
          ...base,
          options: [option('A', { ingredients: 'barley', facts: { gluten: 'removes' } })],
        },
      ],
      'This option mentions barley',
    ],
  ])('rejects %j with “%s”, and keeps what was typed', async (groups, message) => {
    const { status, body } = await add(groups)
    expect(status).toBe(422)
    expect(body).toContain(message)
    expect(hiddenField(body, 'options').replaceAll('&quot;', '"')).toBe(JSON.stringify(groups))
    expect(await readStored()).toBeUndefined()
  })

  test('is accepted with as many options as a dish can have', async () => {
    const groups = Array.from({ length: 10 }, (_, index) => ({
      ...extras,
      id: `g${index}`,
      name: `Group ${index}`,
      options: Array.from({ length: 20 }, (__, at) => ({
        ...option(`Seçenek ${index} ${at}`),
        facts: { gluten: 'free', milk: 'free' },
      })),
    }))
    await add(groups)
    expect((await readStored())?.['option_groups']).toHaveLength(10)
  })
})

describe('guests see', () => {
  test('how many to choose, extra prices, and what each option changes', async () => {
    await add()
    const page = await guestPage()
    const details = page.slice(page.indexOf('<template>'))
    expect(details).toMatch(/Base<\/b> <span>choose one/)
    expect(details).toMatch(/Extras<\/b> <span>choose up to 2/)
    expect(details).toContain('+30.00 ₺')
    expect(details).toContain('The restaurant says: with this, the dish is free of')
    expect(page).toContain('class="has-options">Options<')
    expect(page).toMatch(/menuAddOn.*"Extra cheese"/s)
    expect(await guestPage('tr')).toContain('birini seçin')
    expect(await guestPage('ar')).toContain('اختاروا واحدًا')
  })

  test('nothing of options where there are none', async () => {
    await add([])
    const page = await guestPage()
    expect(page).not.toContain('class="has-options"')
    expect(page).not.toContain('menuAddOn')
  })

  test('no dish as free of what an option that they have to choose contains', async () => {
    await add([{ ...base, options: [option('Naan bread')] }], {
      ingredients: 'tomato',
      fact_gluten: 'free',
    })
    const page = await guestPage()
    expect(page).toMatch(/data-facts="3/)
    expect(page).toContain('listed: Base: Naan bread')
  })
})

test.each([
  [
    'Is the margherita gluten-free?',
    /No: Margherita contains gluten \(flour\)\.\s+If you choose “Rice base” \(\+30\.00 ₺\), the kitchen has marked Margherita as gluten-free\./,
  ],
  [
    'Margherita glutensiz mi?',
    /Hayır, .*“Rice base” \(\+30,00 ₺\) seçerseniz mutfak Margherita’yı “glutensiz”/s,
  ],
  ['What can I eat without gluten?', /• Margherita \(200\.00 ₺\): if you choose “Rice base”/],
  ['Glutensiz ne yiyebilirim?', /• Margherita \(200,00 ₺\): “Rice base” \(\+30,00 ₺\) seçerseniz/],
  ['How much is a margherita with extra cheese?', /Extra cheese: 25\.00 ₺\n.*225\.00 ₺/],
  ['Margherita ne kadar?', /Extras \(en çok 2 tane seçin\): Extra cheese \(\+25,00 ₺\) ve Olives/],
])('the assistant answers “%s”', async (question, expected) => {
  await add()
  const { text } = await new Guest(server.url, restaurantId).ask(question)
  expect(text).toMatch(expected)
})

test('a conversation shows the owner which options made a dish fit', async () => {
  await add()
  await new Guest(server.url, restaurantId).ask('What can I eat without gluten?')
  const [evidence] = await server.database.query(
    `select message_id, reason, conversation_id from reply_evidence
      join messages on messages.id = message_id
      where dish_id = $1 and fact = 'gluten'`,
    [(await readStored())?.['id']],
  )
  expect(evidence?.['reason']).toMatchObject({
    kind: 'derived',
    withOptions: [{ names: [['Rice base']], state: 'free' }],
  })
  const { body } = await owner.get(
    `/dashboard/conversations/conversation/${String(evidence?.['conversation_id'])}`,
  )
  // React separates texts with comments.
  expect(body.replaceAll('<!-- -->', '')).toContain('Margherita – Rice base')
})

test('without JavaScript, groups, options and statements are added by buttons that lose nothing', async () => {
  const page = `${list()}?add`
  /** The fields of the form that a response contains, as a browser would send them. */
  const fieldsOf = (body: string) => {
    const groups = JSON.parse(hiddenField(body, 'options').replaceAll('&quot;', '"'))
    return { options: JSON.stringify(groups), group: groups[0], option: groups[0]?.options[0] }
  }
  const send = (fields: Record<string, string>) =>
    owner.post(page, { intent: 'add', ...pizza, ...fields })
  const first = fieldsOf((await send({ options: '[]', optionStep: 'addGroup' })).body)
  const typedFields = {
    [`options.${first.group.id}.name`]: 'Base',
    [`options.${first.option.id}.name`]: 'Rice base',
    [`options.${first.option.id}.extra`]: 'a lot',
    [`options.${first.option.id}.facts.new`]: 'halal',
    [`options.${first.option.id}.facts.choice`]: 'free',
  }
  const statedResponse = await send({ options: first.options, ...typedFields, optionStep: 'state' })
  const second = fieldsOf(statedResponse.body)
  expect(second.option).toMatchObject({
    name: 'Rice base',
    extra: 'a lot',
    facts: { halal: 'free' },
  })
  expect(statedResponse.body).toContain(`name="options.${first.option.id}.facts.halal"`)
  const rejection = await send({ options: second.options, ...typedFields })
  expect(rejection.body).toMatch(
    /aria-invalid="true"[^>]*value="a lot"|value="a lot"[^>]*aria-invalid="true"/,
  )
  expect(await readStored()).toBeUndefined()
  await send({
    options: second.options,
    ...typedFields,
    [`options.${first.option.id}.extra`]: '30',
  })
  expect((await readStored())?.['option_groups']).toMatchObject([
    {
      name: 'Base',
      options: [{ name: 'Rice base', extraMinor: 3_000, stated: { halal: { state: 'free' } } }],
    },
  ])
})
