import {
  type AddItem,
  addItems,
  type Booking,
  type CancellationSource,
  listBookings,
  listPenalties,
  readCart,
  updateBookings,
} from '@touchline/contract'
import { type CancellationPolicy, type PersonaName, publishedPolicies } from '@touchline/seed'
import { hostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { basketOf } from '../support/basket.ts'
import type { Person } from '../support/person.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { seedWithPolicy } from './programme.ts'

export const alone = (id: string): AddItem => ({ purchasable_type: 'av2Booking', purchasable_id: id })

/** A customer who books and checks the result. */
export async function bookerOn(stage: Stage, name: PersonaName) {
  const person = await stage.platform.as(name)
  const customer = await stage.as(name)

  async function pay(card: string = cards.good): Promise<number> {
    const { transaction_uuid: uuid } = await customer.authorise(card)
    const { body } = await customer.complete(uuid ?? '')
    if (body.order_id === null) throw new Error('nothing was ordered')
    return body.order_id
  }

  return {
    person,
    customer,
    pay,
    put: (item: AddItem) => person.call(addItems, { params: basketOf(person.id), body: { items: [item] } }),
    /** Books and pays by card; answers the id of the order. */
    async book(item: AddItem): Promise<number> {
      await person.call(addItems, { params: basketOf(person.id), body: { items: [item] } })
      return pay()
    },
    bookings: (source?: CancellationSource) => bookingsOf(person, source),
    /** The one booking at an occurrence that is not cancelled. */
    async at(occurrenceId: string, source?: CancellationSource): Promise<Booking> {
      const all = await bookingsOf(person, source)
      const found = all.find((one) => one.occurrence_id === occurrenceId && one.status !== 'cancelled')
      if (!found) throw new Error(`nothing is booked at ${occurrenceId}`)
      return found
    },
    /** Credit by type, in minor units. */
    async credit(): Promise<Readonly<Record<string, number>>> {
      const { data } = await person.call(readCart, { params: basketOf(person.id), query: {} })
      return Object.fromEntries(data.available_credit.map(({ type, total_available: total }) => [type, total.value]))
    },
    penalties: async () => (await person.call(listPenalties, { params: { userId: person.id }, query: {} })).data,
  }
}

async function bookingsOf(person: Person, source: CancellationSource = 'customers'): Promise<readonly Booking[]> {
  const status: ('settled' | 'reserved' | 'cancelled')[] = ['settled', 'reserved', 'cancelled']
  const query = { cancellation_source: source, per_page: 100, status }
  return (await person.call(listBookings, { query })).data
}

/** Cancels as one body says it. */
export function cancellation(ids: readonly number[], source: CancellationSource = 'customers', reason?: string) {
  const data = { update_type: 'cancellation' as const, cancellation_source: source, booking_ids: [...ids] }
  return { body: { data: reason === undefined ? data : { ...data, reason } } }
}

export const cancel = (person: Person, ids: readonly number[]) => person.call(updateBookings, cancellation(ids))

/** Stages with a class under some policy: a server of its own for each, in the file that asks. */
export function policyStages(name: string, policy: CancellationPolicy) {
  const host = hostOfSeed(seedWithPolicy(name, policy))
  return async () => openStage({ host: await host() })
}

const { lessons, feeBeforeNext, threeInThirtyDays, moveOnly, classes } = publishedPolicies
/** Null: each category has its seeded policy. */
const policies: readonly (CancellationPolicy | null)[] = [
  null,
  feeBeforeNext,
  threeInThirtyDays,
  moveOnly,
  classes,
  lessons,
]

/** Hosts of a file, one for each policy, which every walk under the policy shares. */
export function hostsByPolicy(name: string) {
  return policies.map((policy, index) =>
    hostOfSeed(
      seedWith(`${name}-${index}`, (writer) => ({
        categories: (records) =>
          writer.categories(policy ? records.map((record) => ({ ...record, cancellation: policy })) : records),
      })),
    ),
  )
}
