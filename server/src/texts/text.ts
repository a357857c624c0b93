import { type ErrorCode, type Reason, type ReasonCode, Text, type TextValues } from '@touchline/contract'
import type { TextKey } from './keys.ts'

/** A text by its key, with what it names. */
export function text(key: TextKey, values?: TextValues): Text {
  return new Text(key, values)
}

/** Why something cannot be booked, as a text. */
export function textOf({ code, values }: Reason): Text {
  return text(`reasons:${code}`, values)
}

/** A refusal's own text. */
export function errorText(code: ErrorCode, values?: TextValues): Text {
  return text(`errors:${code}`, values)
}

/** Reasons that clients of the documents find by their English in an answer. */
const searchedFor: ReadonlySet<ReasonCode> = new Set(['some_sessions_booked', 'time_taken', 'not_individually'])

/** The message of an answer that names a reason. */
export function messageOf({ code, values }: Reason): Text {
  return new Text(`reasons:${code}`, values, { isInEnglish: searchedFor.has(code) })
}
