import { type ErrorCode, type FieldProblems, PlatformError } from '@touchline/contract'
import { fallbackLanguage, type Language } from '@touchline/languages'
import { describeError } from '@touchline/serving'
import type { FastifyError } from 'fastify'
import type { Log } from '../../../deps.ts'
import { classify } from '../../store/classify.ts'
import { DatabaseMissingError } from '../../store/databases.ts'
import { CommitUnknownError, StoreAwayError, StoreBusyError, StoreClosedError } from '../../store/port.ts'
import { withinMeantAlternatives } from '../requests/meant-alternatives.ts'
import { describeProblems, type Problem } from '../requests/validation-messages.ts'
import { errorText, text, word } from '../../../texts/index.ts'

export type ErrorAnswer = {
  readonly message: string
  readonly code: ErrorCode
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly paid_booking_disabled?: true
}

/** Fastify's own refusals, by its codes. */
const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_not_supported',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_BAD_URL: 'path_not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'path_not_found',
}

/** The refusal for an error; an unknown error becomes `unexpected` and is logged. `bodyLimit`: what the call takes, in bytes. */
export function refusalOf(error: unknown, log: Log, bodyLimit = 0): PlatformError {
  if (error instanceof PlatformError) return error
  // The sandbox or the server is closing; a retry is answered accordingly.
  if (error instanceof StoreBusyError || error instanceof StoreClosedError) return new PlatformError('busy')
  if (error instanceof DatabaseMissingError) {
    log('error', 'database missing')
    return new PlatformError('sandbox_not_ready')
  }
  if (error instanceof CommitUnknownError) {
    log('error', 'commit outcome unknown', describeError(error))
    return new PlatformError('database_away')
  }
  // A full or read-only disk refuses files of people too.
  if (error instanceof StoreAwayError || classify(error) === 'unusable') {
    log('error', 'database away', describeError(error))
    return new PlatformError('database_away')
  }
  // Fastify attaches `validation` and `code`; other errors have neither.
  const { validation, validationContext, code, statusCode } = error as Partial<FastifyError>
  if (validation) return invalid(validation, validationContext)
  const known = code === undefined ? undefined : byFastifyCode[code]
  if (known === 'body_too_large' && bodyLimit > 0) return tooLarge(bodyLimit)
  if (known) return new PlatformError(known)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new PlatformError('malformed_request')
  log('error', 'unexpected error', describeError(error))
  return new PlatformError('unexpected')
}

function tooLarge(bytes: number): PlatformError {
  return new PlatformError('body_too_large', { text: text('http:body_limit', { kilobytes: Math.floor(bytes / 1024) }) })
}

/** Enough to mend before the next try; a hostile request must not choose the size of its answer. */
const mostProblems = 20

/** Own records are refused with all their problems. */
const mostFields = 50

/** Presents a refusal in the caller's language. */
export function presentError(refusal: PlatformError, language: Language = fallbackLanguage): ErrorAnswer {
  return {
    message: word(language, refusal.text ?? errorText(refusal.code, refusal.values)),
    code: refusal.code,
    ...(refusal.fields ? { errors: fieldsIn(language, refusal.fields) } : {}),
    // C-67: the flag tells the client to show the message unchanged.
    ...(refusal.code === 'paid_booking_disabled' ? { paid_booking_disabled: true as const } : {}),
  }
}

function fieldsIn(language: Language, fields: FieldProblems): Readonly<Record<string, readonly string[]>> {
  const shown = Object.entries(fields).slice(0, mostFields)
  return Object.fromEntries(shown.map(([field, texts]) => [field, texts.map((one) => word(language, one))]))
}

/** Validation problems as Fastify throws them. */
export function unfit(problems: readonly Problem[], part: string): Error {
  return Object.assign(new Error('invalid'), { validation: problems, validationContext: part })
}

/** A malformed identifier in the path matches nothing: 404, like an unknown one. */
function invalid(problems: readonly Problem[], part: string | undefined): PlatformError {
  if (part === 'params') return new PlatformError('item_not_found')
  // The sender names the fields and may call one `toString`.
  const fields = Object.fromEntries(describeProblems(withinMeantAlternatives(problems).slice(0, mostProblems)))
  return new PlatformError('validation_failed', { fields })
}
