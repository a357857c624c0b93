import {
  type Carrier,
  type Channel,
  type ChannelRule,
  type Endpoint,
  limits,
  PlatformError,
  staffSources,
} from '@touchline/contract'
import { text } from '../../../texts/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** The parts of a request that may name channel and owner; a part not validated yet is empty. */
export type Parts = { readonly path: Fields; readonly query: Fields; readonly body: Fields }

/** The channel of a request by its call's declaration. Throws `validation_failed` for carriers that disagree. */
export function channelIn(rule: ChannelRule, parts: Parts): Channel {
  if (rule === 'online') return 'online'
  if (rule === 'staff') return 'foh'
  return agreedIn(carriersOf(rule), parts, channelNamed) ?? 'online'
}

function carriersOf(rule: ChannelRule): readonly Carrier[] {
  if (typeof rule === 'string') return []
  return 'from' in rule ? [rule] : rule
}

/** Staff-only sources are front of house, every other one is online. [S1-012] */
function channelNamed(value: unknown): Channel | undefined {
  if (typeof value !== 'string') return undefined
  return value === 'foh' || staffSources.has(value) ? 'foh' : 'online'
}

/** The parts of an endpoint's requests that may name the linked user. */
export function selectedUserCarriers(endpoint: Endpoint): readonly Carrier[] {
  const parts = ['query', 'body'] as const
  return parts
    .filter((part) => hasField(endpoint[part], 'selected_user_id'))
    .map((from): Carrier => ({ from, name: 'selected_user_id' }))
}

function hasField(schema: object | undefined, name: string): boolean {
  // Queries and bodies are object schemas.
  const { properties = {} } = (schema ?? {}) as { readonly properties?: object }
  return Object.hasOwn(properties, name)
}

/** Whether the body helps decide who acts, so that this waits for its validation. */
export function isActorInBody(endpoint: Endpoint): boolean {
  const carriers = [...carriersOf(endpoint.call.channel), ...selectedUserCarriers(endpoint)]
  return carriers.some(({ from }) => from === 'body')
}

/** The linked user named in query or body. Throws `validation_failed` when they name two. */
export function selectedUserIn(carriers: readonly Carrier[], parts: Parts): number | undefined {
  return agreedIn(carriers, parts, (value) => (typeof value === 'number' ? value : undefined))
}

/** The linked user in the `X-Selected-User` header. Throws `validation_failed` for a malformed id. */
export function selectedUserInHeader(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined
  const id = Number(header)
  if (Number.isSafeInteger(id) && id >= 1 && id <= limits.integer) return id
  throw new PlatformError('validation_failed', {
    fields: { 'X-Selected-User': [text('fields:integer')] },
  })
}

/** The one value on which the carriers that are present agree. */
function agreedIn<T>(
  carriers: readonly Carrier[],
  parts: Parts,
  meaningOf: (value: unknown) => T | undefined,
): T | undefined {
  const said = carriers.flatMap((carrier) => {
    const meaning = meaningOf(valueAt(parts, carrier))
    return meaning === undefined ? [] : [{ carrier, meaning }]
  })
  const [first] = said
  const other = said.find(({ meaning }) => meaning !== first?.meaning)
  if (first && other) throw disagreement(nameOf(first.carrier), nameOf(other.carrier))
  return first?.meaning
}

function valueAt(parts: Parts, { from, name }: Carrier): unknown {
  let value: unknown = parts[from]
  for (const key of name.split('.')) value = Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
  return value
}

function nameOf({ from, name }: Carrier): string {
  return `${from}.${name}`
}

function disagreement(one: string, other: string): PlatformError {
  const fields = {
    [one]: [text('fields:disagree', { other })],
    [other]: [text('fields:disagree', { other: one })],
  }
  return new PlatformError('validation_failed', { fields })
}
