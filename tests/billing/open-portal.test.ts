import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openPortal } from '#app/domain/billing/open-portal.ts'
import { PaymentsUnavailableError } from '#app/domain/billing/payment-errors.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { BillingWorld } from './billing-world.ts'
import type { Member } from '#app/domain/actor.ts'
import { ownerMember } from '../fixtures/owner-member.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
let member: Member
beforeEach(async () => {
  world = await BillingWorld.open(database, { timeoutMs: 300 })
  ownerId = await world.addOwner()
  member = ownerMember(ownerId)
})
afterEach(() => world.close())

const portal = { returnUrl: 'https://chefin.example/dashboard/account', locale: 'en' } as const

test('the portal opens for customers only, and not while Stripe is unavailable', async () => {
  await world.subscribe(await world.addOwner())
  await expect(openPortal(world.billing, member, portal)).rejects.toThrow(NotFoundError)
  expect(world.calls).toEqual([])
  const { customer } = await world.subscribe(ownerId)
  await openPortal(world.billing, member, portal)
  expect(world.stripe.state.portals).toMatchObject([{ customer }])
  world.stripe.faults.add({ kind: 'status', status: 503 }, 2)
  await expect(openPortal(world.billing, member, portal)).rejects.toThrow(PaymentsUnavailableError)
})
