interface Details {
  readonly status?: number
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'
  readonly code?: string
  readonly param?: string
}

/** An error that the API returns in Stripe's format. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
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
