export * from './nouns.ts'
export { type ApiName, type ApiTypes, endpoints, type Endpoints } from './endpoints.ts'
export { meanings } from './meanings.ts'
export { looserFields, type Openness, otherMedia } from './looser-fields.ts'
export { documentationSummary, guide } from './guide.ts'
export { contractVersion } from './version.ts'
export {
  errorCodes,
  type ErrorCode,
  errors,
  type FieldProblems,
  PlatformError,
  refuseFields,
} from './errors/catalogue.ts'
export { type Amount, Text, type TextValue, type TextValues } from './errors/text.ts'
export { type Unworded } from './shared/spoken.ts'
export { refusalsOf } from './errors/refusals.ts'
export type {
  Access,
  Call,
  Carrier,
  ChannelRule,
  Endpoint,
  EndpointDetails,
  Exchange,
  Method,
  OwnerRule,
} from './endpoint.ts'
export type { CalendarEntry } from './shared/calendar-entry.ts'
export type { DateTime } from './shared/date-time.ts'
export { namedSchemas } from './shared/define.ts'
export * from './shared/enumerations.ts'
export { ErrorBody } from './shared/envelope.ts'
export { oneLineFormat } from './shared/define.ts'
export { normalEmail } from './shared/email.ts'
export { ownPatterns } from './shared/own-patterns.ts'
export { limits } from './shared/limits.ts'
export { isOneLine } from './shared/one-line.ts'
export type { Meanings } from './shared/meaning.ts'
export type { ListMeta, Pagination, Sorting } from './shared/pagination.ts'
export type { Price } from './shared/price.ts'
export { PaymentProvider } from './shared/payment-provider.ts'
export { type Provenance, provenanceKeyword } from './shared/provenance.ts'
