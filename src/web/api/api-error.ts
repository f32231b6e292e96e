import type { Schemas } from './schema.gen.ts'

/** An error answer, as the API worded it. `status` 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** The token of the appeal, when the account is suspended. */
  readonly appeal: string | undefined

  constructor(status: number, body: Partial<Schemas['Error']> & { code?: string }) {
    super(body.message ?? 'We cannot reach Redial. Check your connection and try again.')
    this.status = status
    this.code = body.error ?? body.code ?? 'unreachable'
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
    this.appeal = body.appeal
  }
}
