import { type ErrorCode, errors } from '@touchline/contract'
import { messageOf } from './message-of.ts'

type Json = Readonly<Record<string, unknown>>

/** Statuses that come with a Retry-After. */
const later: ReadonlySet<number> = new Set([429, 503])

/** Refusals by status: each is a component shared by calls with the same codes. */
export function refusalResponses(refusals: readonly ErrorCode[]): Json {
  const entries = byStatus(refusals).map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ])
  return Object.fromEntries(entries)
}

/** The refusal components of all calls, given the refusals of each. */
export function refusalComponents(all: readonly (readonly ErrorCode[])[]): Json {
  const groups = all.flatMap(byStatus).map(([status, codes]) => [nameOf(codes), describe(status, codes)] as const)
  return Object.fromEntries(groups)
}

type Group = readonly [status: number, codes: readonly ErrorCode[]]

function byStatus(refusals: readonly ErrorCode[]): readonly Group[] {
  const groups = Map.groupBy(refusals, (code) => errors[code].status)
  return [...groups].map(([status, codes]) => [status, codes.toSorted()] as const).toSorted(([a], [b]) => a - b)
}

const nameOf = (codes: readonly ErrorCode[]): string => codes.join('-')

function describe(status: number, codes: readonly ErrorCode[]): Json {
  const examples = codes.map((code) => [code, { value: exampleOf(code) }])
  return {
    description: codes.map((code) => `- \`${code}\`: ${messageOf(code)}`).join('\n'),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: Object.fromEntries(examples) },
    },
    ...(later.has(status) ? { headers: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } } } : {}),
  }
}

function exampleOf(code: ErrorCode): Json {
  const message = messageOf(code)
  if (code === 'paid_booking_disabled') return { message, code, paid_booking_disabled: true }
  return code === 'validation_failed'
    ? { message, code, errors: { 'items.0.quantity': ['This field must be at least 1.'] } }
    : { message, code }
}
