import type { Endpoint } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { personAt, pathOf, type Person, queryText } from '../support/person.ts'
import type { TestPlatform } from '../support/platform.ts'
import { everyWrite } from '../support/every-write.ts'

export type Fields = Readonly<Record<string, string>>

/** A user with an expired login. */
export async function expiredLoginOf({ host, sandbox }: TestPlatform, userId: number): Promise<Person> {
  const { store } = await host.sandboxes.open(sandbox)
  const token = 'a-token-of-yesterday'
  const expiresAt = host.wallClock.now()
  await store.write((tx) =>
    everyWrite(tx).auth.insertToken({ hash: hashOf(token), userId, createdAt: expiresAt, expiresAt }),
  )
  return personAt(host, { id: userId, token, headers: { 'x-sandbox': sandbox } })
}

/** The address of a call about a user: path and query well-formed, the channel online unless said otherwise. */
export function addressOf(
  { call, params: schema, query }: Endpoint,
  { sandbox }: TestPlatform,
  userId: number,
  channel: Fields = {},
): string {
  const known: Fields = {
    userId: String(userId),
    source: 'activity-booking',
    sandbox,
    categoryId: '0134c1b2-1280-7a56-b1aa-2d24c8577f49',
    documentId: '0134c1b2-1280-7a56-b1aa-2d24c8577f49',
    integrationId: '0134c1b2-1280-7a56-b1aa-2d24c8577f49',
    returnToken: `${sandbox}.nothing`,
    id: call.access === 'sandbox' ? 'nothing-here' : '1',
  }
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      channel[name] ??
        (isOccurrence(schema, name) ? unknownOccurrence : among(valuesOf(schema, name), known[name])) ??
        '1',
    ]),
  )
  const sent = Object.entries(channel).filter(([name]) => !call.path.includes(`{${name}}`))
  return `${pathOf(call.path, params)}${queryText({ ...requiredOf(query), ...Object.fromEntries(sent) })}`
}

const unknownOccurrence = `oc${'0'.repeat(32)}`

/** Whether a parameter of an address takes the id of an occurrence. */
function isOccurrence(schema: unknown, name: string): boolean {
  // Parameters are object schemas.
  const { properties = {} } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly pattern?: string }>>
  }
  return properties[name]?.pattern?.endsWith('{34}$') ?? false
}

/** The values of an enumeration in an address or a query; undefined where it is none. */
function valuesOf(schema: unknown, name: string): readonly string[] | undefined {
  // Parameters and queries are object schemas.
  const { properties = {} } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>
  }
  return properties[name]?.enum
}

function among(values: readonly string[] | undefined, wanted: string | undefined): string | undefined {
  return values && (wanted === undefined || !values.includes(wanted)) ? values[0] : wanted
}

/** How a field of a call says that it is front of house: as a source of baskets, or as a channel. */
export function staffChannelOf({ params, query }: Endpoint, name: string): string {
  const values = valuesOf(params, name) ?? valuesOf(query, name) ?? []
  return values.includes('foh') ? 'foh' : 'front-of-house'
}

/** Whether a call can be asked about another person than who sends it. */
export function takesSelectedUser({ query }: Endpoint): boolean {
  return Object.hasOwn(Object(Reflect.get(query ?? {}, 'properties')), 'selected_user_id')
}

/**
 * The required parameters of a query: enumerations, whose first value is an online one, the ends of a period, a list of
 * numbers, a text.
 */
function requiredOf(query: unknown): Fields {
  // Queries are object schemas.
  const { required = [], properties = {} } = (query ?? {}) as {
    readonly required?: readonly string[]
    readonly properties?: Readonly<
      Record<
        string,
        {
          readonly enum?: readonly string[]
          readonly format?: string
          readonly minLength?: number
          readonly type?: string
        }
      >
    >
  }
  const moments = required.filter((name) => properties[name]?.format === 'date-time')
  return Object.fromEntries(
    required.map((name) => {
      if (properties[name]?.type === 'array') return [name, '1']
      const moment = moments.includes(name)
        ? `2026-04-${20 + moments.indexOf(name)}T09:00:00Z`
        : 'a'.repeat(properties[name]?.minLength ?? 0)
      const day = properties[name]?.format === 'date' ? '2026-04-20' : moment
      return [name, properties[name]?.enum?.[0] ?? day]
    }),
  )
}
