import type { ErrorCode } from '@touchline/contract/client'

/**
 * `network`: no answer. `timeout`: none in time. `unreadable`: another kind of answer, such as a page of HTML.
 * `unknown`: a refusal without a code of the catalogue.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'unreadable' | 'unknown'

/** Messages by field path, in the platform's spelling. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type Details = {
  readonly status: number
  readonly code: ApiErrorCode
  readonly message?: string | undefined
  /** The language of the message; undefined when the platform does not say. */
  readonly language?: string | undefined
  readonly errors?: FieldErrors | undefined
  readonly paidBookingDisabled?: boolean | undefined
}

/** A refused or unanswered call. `message` is the server's text, or empty without one. */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
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

/** The error for an answer of another kind. */
export function unreadable(): ApiError {
  return new ApiError({ status: 200, code: 'unreadable' })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Statuses that a component shows itself; every other error goes to the error boundary. */
export function isHandledLocally(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 409 || error.status === 422)
}

/** A platform without an optional call: what the call is for is not shown. */
export function isCallMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 405 || error.status === 501)
}
