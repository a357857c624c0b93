import { hour } from '@touchline/clock'
import {
  type AddItem,
  addItems,
  applyCredit,
  type Booking,
  type CancellationSource,
  type CreditType,
  cancellationSources,
  cutOffActions,
  limits,
  listBookings,
  listPenalties,
  updateBookings,
} from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { type CancellationPolicy, personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { seedWith } from '../support/seed-with.ts'
import { bookerOn, cancellation } from './stage.ts'

const uuid = (number: number) => `0199cccc-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Every set of the four actions. */
const policies: readonly CancellationPolicy[] = Array.from({ length: 2 ** cutOffActions.length }, (_, set) => ({
  cutOffMinutes: 48 * 60,
  actions: cutOffActions.filter((_action, bit) => (set >> bit) % 2 === 1),
  fee: minorUnits(250),
  message: 'Two days before.',
}))

/** Within two days, and not. */
const daysAhead = [1, 10]
const occurrence = (policy: number, at: number) => `rp${uuid(policy * 2 + at).replaceAll('-', '')}`

const start = Date.parse('2026-04-07T10:00:00Z')

const seed = seedWith('refund-preview', (writer) => ({
  credits: (records) => {
    const [like] = records
    if (!like) throw new Error('nobody has credit')
    const own = { ...like, userId: personaId('carys'), amount: minorUnits(20_011), expiresAt: null }
    return writer.credits([...records, { ...own, id: 901, type: 'general' }, { ...own, id: 902, type: 'membership' }])
  },
  categories: (records) => {
    const like = records.find(({ bookingType }) => bookingType === 'ticketed')
    if (!like) throw new Error('nothing is sold by ticket')
    const own = policies.map((policy, index) => ({
      ...like,
      id: uuid(500 + index),
      slug: `policy-${index}`,
      cancellation: policy,
    }))
    return writer.categories([...records, ...own])
  },
  schedules: (records) => {
    const like = records.find(({ kind }) => kind === 'ticketed')
    if (like?.kind !== 'ticketed') throw new Error('nothing is sold by ticket')
    const own = policies.map((_policy, index) => ({
      ...like,
      id: uuid(700 + index),
      slug: `policy-${index}`,
      categoryId: uuid(500 + index),
      maximum: 100,
      qualification: 'everyone' as const,
      window: { opensMinutesBefore: null, closesMinutesBefore: null },
      tickets: [{ name: 'Adult', attendees: 1, price: minorUnits(333), memberPrice: null }],
      occurrences: daysAhead.map((days, at) => ({
        id: occurrence(index, at),
        ticketIds: [uuid(900 + index * 2 + at)],
        startsAt: start + days * 24 * hour,
        endsAt: start + (days * 24 + 1) * hour,
      })),
    }))
    return writer.schedules([...records, ...own])
  },
}))

const host = hostOfSeed(seed)

/** How an order is paid, in pence of credit; the rest is by card. */
const mixes = [
  [],
  [{ type: 'general', amount: 4_001 }],
  [
    { type: 'membership', amount: 5_003 },
    { type: 'general', amount: 1_007 },
  ],
] as const satisfies readonly (readonly { readonly type: CreditType; readonly amount: number }[])[]

type Planned = { readonly item: AddItem; readonly source: CancellationSource }

/** Every policy, before and after its cut-off, by everybody who can cancel; quantities and tenders by turns. */
const plans = policies.flatMap((_policy, policy) =>
  daysAhead.flatMap((_days, at) =>
    cancellationSources.map((source, by) => {
      const purchasable_id = occurrence(policy, at)
      const quantity = 1 + ((policy + by) % 3)
      return { item: { purchasable_type: 'purchasableOccurrence', purchasable_id, quantity } as const, source }
    }),
  ),
)

type Booker = Awaited<ReturnType<typeof bookerOn>>

/** Orders of whatever falls to a mix, one after the other; answers what cancels each booking. */
async function bookAll({ person, pay }: Booker): Promise<ReadonlyMap<number, CancellationSource>> {
  const sources = new Map<number, CancellationSource>()
  for (const [turn, credits] of mixes.entries()) {
    const own: readonly Planned[] = plans.filter((_plan, index) => index % mixes.length === turn)
    for (let from = 0; from < own.length; from += limits.itemsPerAdd) {
      const some = own.slice(from, from + limits.itemsPerAdd)
      const adding = { params: basketOf(person.id), body: { items: some.map(({ item }) => item) } }
      const { items } = (await person.call(addItems, adding)).data
      for (const [index, { source }] of some.entries()) sources.set(items[from + index]?.booking_id ?? 0, source)
    }
    if (credits.length > 0) {
      await person.call(applyCredit, { body: { credits: [...credits], source: 'activity-booking' } })
    }
    await pay()
  }
  return sources
}

async function previews(carys: Person, ellie: Person): Promise<ReadonlyMap<string, Booking>> {
  const found = new Map<string, Booking>()
  for (const source of cancellationSources) {
    const asker = source === 'foh' ? ellie : carys
    for (const page of [1, 2]) {
      const query = { cancellation_source: source, user_id: carys.id, per_page: 100, page }
      for (const one of (await asker.call(listBookings, { query })).data) found.set(`${source} ${one.id}`, one)
    }
  }
  return found
}

const creditsOf = async (carys: Booker) => {
  const { general = 0, membership = 0 } = await carys.credit()
  return { general, membership }
}

test('[O-32, O-140] cancelling refunds exactly what the booking announced', async () => {
  const stage = await openStage({ host: await host() })
  const carys = await bookerOn(stage, 'carys')
  const ellie = await stage.platform.as('ellie')
  const sources = await bookAll(carys)
  expect(sources.size).toBe(128)
  const expected = await previews(carys.person, ellie)
  const credit = await creditsOf(carys)
  const due: number[] = []
  const outcomes = new Set<string>()
  for (const [id, source] of sources) {
    const said = expected.get(`${source} ${id}`)?.cancellation
    const asker = source === 'foh' || source === 'occurrence' ? ellie : carys.person
    const needsReason = source === 'foh' && said?.cut_off_actions.includes('disable_cancelling')
    const asked = cancellation([id], source, needsReason ? 'Asked at the desk' : undefined)
    if (!said?.outcome) {
      expect(await asker.refusal(updateBookings, asked)).toMatchObject({ status: 409, message: 'Two days before.' })
      outcomes.add('refused')
      continue
    }
    const { returned, fee, credits } = said.outcome
    const [ended] = (await asker.call(updateBookings, asked)).data
    expect([ended?.cancelled?.returned, ended?.cancelled?.fee]).toEqual([returned, fee])
    for (const { type, amount } of credits) credit[type] += amount.value
    if (fee) due.push(fee.value)
    outcomes.add(`${returned.value > 0 ? 'something' : 'nothing'} back, ${fee ? 'a' : 'no'} fee`)
  }
  expect(outcomes).toEqual(
    new Set(['refused', 'something back, no fee', 'nothing back, a fee', 'nothing back, no fee']),
  )
  expect(await creditsOf(carys)).toEqual(credit)
  const listed = { params: { userId: carys.person.id }, query: { per_page: 100 } }
  const penalties = (await carys.person.call(listPenalties, listed)).data.map(({ amount }) => amount.value)
  expect(penalties.toSorted((a, b) => a - b)).toEqual(due.toSorted((a, b) => a - b))
  await stage.settle()
})
