import { type ApiName, type Endpoint, endpoints } from '@touchline/contract'
import type { Person } from '../support/person.ts'
import type { TestPlatform } from '../support/platform.ts'
import { addressOf } from './addresses.ts'
import { moments, type Pool } from './well-formed.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]
const occurrence = /^oc[0-9a-f]{32}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads whatever can be read without naming more than a user: a call that is new to the contract is asked, too. */
function isReadable({ call, body }: Endpoint): boolean {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return (
    call.method === 'GET' &&
    call.writes !== true &&
    body === undefined &&
    call.access !== 'sandbox' &&
    named.every((name) => name === 'userId' || name === 'source')
  )
}

/**
 * Values that a request must name to succeed: ids and slugs from the platform's answers, and basket lines with items on
 * sale.
 */
export async function whatExists(platform: TestPlatform, people: readonly Person[]): Promise<Pool> {
  const found = {
    occurrences: new Set<string>(),
    uuids: new Set<string>(),
    slugs: new Set<string>(),
    integers: new Set<number>(),
  }
  const items: object[][] = []
  function note(value: unknown, key = ''): void {
    if (typeof value === 'string') {
      if (occurrence.test(value)) found.occurrences.add(value)
      else if (uuid.test(value)) found.uuids.add(value)
      else if (key.endsWith('slug')) found.slugs.add(value)
    } else if (typeof value === 'number') {
      if (key === 'id' || key.endsWith('_id')) found.integers.add(value)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) note(inner, Array.isArray(value) ? key : name)
      items.push(...itemsFor(value))
    }
  }
  for (const person of people) {
    for (const endpoint of names.map((name): Endpoint => endpoints[name]).filter(isReadable)) {
      const { status, json } = await person.send({ method: 'GET', url: addressOf(endpoint, platform, person.id) })
      if (status === 200) note(json())
    }
  }
  return {
    occurrences: [...found.occurrences],
    uuids: [...found.uuids],
    slugs: [...found.slugs],
    integers: [...found.integers],
    byName: {
      userId: [...people.map(({ id }) => id), 999_999],
      purchased_for_user_id: [...people.map(({ id }) => id), 999_999],
      user_id: [...people.map(({ id }) => id), 999_999],
      source: ['activity-booking', 'online', 'foh'],
      cancellation_source: ['customers', 'foh'],
      items,
      now: moments,
    },
  }
}

const typeOf: Readonly<Record<string, string>> = { courses: 'course', camps: 'camp' }
const agreed = [1, 2, 3, 4, 5, 6]

/** Lines that would buy what an answer shows: a schedule whole, with extras in quantities at the edge, or one occurrence. */
function itemsFor(value: object): readonly object[][] {
  const { id, booking_type: type, category, extras, schedule_id: schedule } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string') return []
  if (typeof schedule === 'string') {
    return [[{ purchasable_id: id, purchasable_type: 'av2Booking', activity_restriction_ids: agreed }]]
  }
  const whole = typeOf[String(type ?? Reflect.get(Object(category), 'booking_type'))]
  if (whole === undefined || !Array.isArray(extras)) return []
  const full = whole === 'camp' ? { booking_full_camp: true } : {}
  const item = { purchasable_id: id, purchasable_type: whole, activity_restriction_ids: agreed, ...full }
  const quantities = [10, 11, 4_294_967_295]
  const withExtra = extras.flatMap((extra: unknown) =>
    quantities.map((quantity) => [
      { ...item, extras: [{ pricing_option_id: Reflect.get(Object(extra), 'id'), quantity }] },
    ]),
  )
  return [[item], ...withExtra]
}
