import type { ErrorCode } from '@touchline/contract/client'

/**
 * `network`: no answer came. `timeout`: none came in time. `unreadable`: an answer that is not what was asked for, such as a
 * page of HTML. `unknown`: a refusal without a code of the catalogue.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'unreadable' | 'unknown'

/** Messages by field path, exactly as the platform spells the paths. [C-46] */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type Details = {
  readonly status: number
  readonly code: ApiErrorCode
  readonly message?: string | undefined
  /** What the message is in; undefined where the platform does not say. */
  readonly language?: string | undefined
  readonly errors?: FieldErrors | undefined
  readonly paidBookingDisabled?: boolean | undefined
}

/** A call that was refused or got no answer. `message` is the server's text, or empty when it gave none. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly language: string | undefined
  readonly errors: FieldErrors
  readonly paidBookingDisabled: boolean

  constructor(details: Details) {
    super(details.message ?? '')
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.language = details.language
    this.errors = details.errors ?? {}
    this.paidBookingDisabled = details.paidBookingDisabled ?? false
  }
}

/** An answer that came and is not what was asked for. */
export function unreadable(): ApiError {
  return new ApiError({ status: 200, code: 'unreadable' })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Statuses that a component shows itself; every other error goes to the error boundary. [S7-097, C-52] */
export function isHandledLocally(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 409 || error.status === 422)
}
