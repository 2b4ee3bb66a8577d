interface Details {
  readonly status?: number
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'
  readonly code?: string
  readonly param?: string
}

/** A request that is rejected with a Stripe error. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly details: Details

  constructor(message: string, details: Details = {}) {
    super(message)
    this.status = details.status ?? 400
    this.details = details
  }

  /** The response body in Stripe's format. */
  get body() {
    const { type = 'invalid_request_error', code, param } = this.details
    return {
      error: { type, message: this.message, ...(code && { code }), ...(param && { param }) },
    }
  }
}

/**
 * The row with this id.
 * @throws {Refusal} if there is none
 */
export function requireRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  kind: string,
  param = 'id',
): Row {
  const row = rows.find((one) => one.id === id)
  if (row) return row
  const status = param === 'id' ? 404 : 400
  throw new Refusal(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param })
}
