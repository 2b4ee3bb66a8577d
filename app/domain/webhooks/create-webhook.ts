import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { webhooks } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { LimitReachedError } from '../errors.ts'
import { invalidField, parseInput } from '../parse-input.ts'
import { assertMay } from '../permissions.ts'
import { returnedRow } from '../returned-row.ts'
import { lockTeam } from '../accounts/lock-team.ts'
import { webhookEventTypes } from './events.ts'
import { maxWebhooks } from './limits.ts'
import { newWebhookSchema } from './schemas.ts'

/**
 * Checks that messages may be sent to an address, as far as that is known before its name is resolved.
 * @throws {InvalidFieldsError}
 */
export type CheckAddress = (url: URL) => void

/**
 * Creates a webhook of the member's team.
 * @param input `{url}` and a checkbox for each event
 * @returns its id
 * @throws {ForbiddenError | LimitReachedError}
 * @throws {InvalidFieldsError} also for the address of another webhook of the team
 */
export async function createWebhook(
  member: Member,
  input: unknown,
  checkAddress: CheckAddress,
): Promise<string> {
  assertMay(member, 'manageWebhooks')
  const { url: typed, ...chosen } = parseInput(newWebhookSchema, input)
  const parsed = new URL(typed)
  checkAddress(parsed)
  const url = parsed.href
  const { ownerId } = member
  return asSystem('a webhook is created', async (transaction) => {
    await lockTeam(transaction, member)
    const existing = await transaction
      .select({ url: webhooks.url })
      .from(webhooks)
      .where(eq(webhooks.ownerId, ownerId))
    if (existing.some((webhook) => webhook.url === url)) {
      throw invalidField('url', 'webhook_url_taken')
    }
    if (existing.length >= maxWebhooks) {
      throw new LimitReachedError(undefined, 'too_many_webhooks', { max: maxWebhooks })
    }
    const events = webhookEventTypes.filter((type) => chosen[type])
    const rows = await transaction
      .insert(webhooks)
      .values({ ownerId, url, events })
      .returning({ id: webhooks.id })
    const { id } = returnedRow(rows)
    await appendAction(transaction, member, {
      action: 'webhook.created',
      subjectId: id,
      subjectName: parsed.host,
    })
    return id
  })
}
