import type { JsonObject, JsonValue } from '../recording/redaction/json.ts'
import { idAt, numberAt, recordsAt, sentId, valueAt } from './fields.ts'
import type { Answered, Sending } from './session.ts'

/** A kind of things that a run could leave in the account of the test customer. */
type Kind = {
  /** The call that shows them, and where in its answer they are. */
  readonly call: string
  readonly field: string
  readonly name: string
  readonly reading: (owner: Owner) => Sending
  readonly found: (body: JsonValue | undefined) => readonly JsonObject[] | undefined
  /** The requests that remove them; none where no document has any. */
  readonly removal: (found: readonly JsonObject[], owner: Owner) => readonly Sending[]
}

/** The test customer. */
export type Owner = { readonly userId: string }

const source = 'activity-booking'
const items = (body: JsonValue | undefined) => recordsAt(body, 'data', 'items')
const idsOf = (found: readonly JsonObject[]) => found.map((each) => sentId(idAt(each, 'id')))
const rows = (body: JsonValue | undefined) => recordsAt(body, 'data')

/** Ids of the kinds, by which a step says what it leaves. */
export type KindName = 'basket' | 'olderBasket' | 'settled' | 'reserved' | 'waits' | 'orders'

const bookings = (name: string, status: string): Kind => ({
  call: 'listBookings',
  field: 'data[]',
  name,
  reading: () => ({ call: 'listBookings', query: { cancellation_source: 'customers', status } }),
  found: (body) => rows(body)?.filter((row) => idAt(row, 'status') === status),
  removal: (found) => {
    const data = { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: idsOf(found) }
    return [{ call: 'updateBookings', body: { data } }]
  },
})

export const kinds: Readonly<Record<KindName, Kind>> = {
  basket: {
    call: 'readCart',
    field: 'data.items[]',
    name: 'basket item',
    reading: ({ userId }) => ({ call: 'readCart', params: { userId, source } }),
    found: items,
    removal: (found, { userId }) =>
      found.map((item) => ({ call: 'removeItem', params: { userId, source, cartItemId: idAt(item, 'id') } })),
  },
  olderBasket: {
    call: 'readBasket',
    field: 'data.items[]',
    name: 'basket item',
    reading: () => ({ call: 'readBasket' }),
    found: items,
    removal: (found) => [{ call: 'removeFromBasket', body: { cart_item_ids: idsOf(found) } }],
  },
  settled: bookings('booking', 'settled'),
  reserved: bookings('reservation', 'reserved'),
  waits: {
    call: 'listUserWaitlists',
    field: 'data[]',
    name: 'place on a waitlist',
    reading: ({ userId }) => ({ call: 'listUserWaitlists', params: { userId } }),
    found: rows,
    removal: (found) =>
      found.map((entry) => ({
        call: 'leaveWaitlist',
        params: { occurrenceId: idAt(entry, 'occurrence', 'occurrence_id'), userId: idAt(entry, 'user_id') },
      })),
  },
  orders: {
    call: 'listOrders',
    field: 'data[]',
    name: 'order that is not settled',
    reading: ({ userId }) => ({ call: 'listOrders', params: { userId } }),
    // Orders stay as records; one with a balance is owed.
    found: (body) => rows(body)?.filter((order) => (numberAt(order, 'balance', 'value') ?? 0) > 0),
    removal: () => [],
  },
}

/** Things of one kind in the account: their ids, and the requests that remove them. */
export type Holdings = {
  readonly kind: KindName
  readonly ids: readonly string[]
  readonly removals: readonly Sending[]
}

/** The content of the account; undefined for a kind that the platform does not show. */
export type Account = ReadonlyMap<KindName, Holdings | undefined>

type Ask = (sending: Sending) => Promise<Answered | undefined>

/** Reads one kind of things in the account. */
export async function holdings(kind: KindName, owner: Owner, ask: Ask): Promise<Holdings | undefined> {
  const { reading, found, removal } = kinds[kind]
  const answer = await ask(reading(owner))
  if (answer === undefined || answer.status < 200 || answer.status >= 300) return undefined
  const all = found(answer.body)
  if (all === undefined) return undefined
  return { kind, ids: all.map((each) => idAt(each, 'id')), removals: all.length === 0 ? [] : removal(all, owner) }
}

// Object.keys loses the key type; the keys are those of the table above.
export const kindNames = Object.keys(kinds) as readonly KindName[]

/** Reads the whole account. */
export async function readAccount(owner: Owner, ask: Ask): Promise<Account> {
  const account = new Map<KindName, Holdings | undefined>()
  for (const kind of kindNames) account.set(kind, await holdings(kind, owner, ask))
  return account
}

/** The customer's credit in minor units; undefined where the platform does not say it. */
export function creditIn(user: JsonValue | undefined): number | undefined {
  return numberAt(valueAt(user, 'data', 'credit', 'balance'), 'value')
}
