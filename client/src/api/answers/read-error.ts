import { ApiError } from '../api-error.ts'
import type { ApiErrorCode, FieldErrors } from '../api-error.ts'
import { isKnownCode } from '../errors.ts'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** A platform may send one message for a field or a list of them. */
function messagesOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap((item) => textOf(item) ?? [])
}

function fieldsOf(value: unknown): FieldErrors {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([field, messages]) => [field, messagesOf(messages)]))
}

/** The code is never required: a platform without codes is understood by status. [O-60] */
function codeOf(value: unknown): ApiErrorCode {
  return isKnownCode(value) ? value : 'unknown'
}

/** Reads the platform's refusal tolerantly: any part of the envelope may be missing. */
export function readError(status: number, body: unknown, language?: string): ApiError {
  if (!isRecord(body)) return new ApiError({ status, code: 'unknown' })
  return new ApiError({
    status,
    code: codeOf(body['code']),
    message: textOf(body['message']) ?? textOf(body['error']),
    language,
    errors: fieldsOf(body['errors']),
    paidBookingDisabled: body['paid_booking_disabled'] === true,
  })
}
