import {
  type AddItem,
  addItems,
  applyCredit,
  type CancellationSummary,
  listOwnedPackages,
  listPackages,
  listTickets,
  listTimesV2,
  listTimetableV2,
  moveClock,
  previewCancellation,
  quoteItems,
  readActivityClass,
  readCamp,
  readOrder,
  updateBookings,
} from '@touchline/contract'
import { seededRandom } from '@touchline/ids'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { courseItem, seedIds } from '../carts/basket.ts'
import { freeCourt } from '../packages/usages.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import type { Person } from '../support/platform.ts'
import { venues } from '../timetable/timetable.ts'
import { bookerOn, cancellation, hostsByPolicy } from './stage.ts'

const walks = amountOf('TOUCHLINE_TERMS_WALKS', 15)
const sold = ['swim', 'court', 'class', 'course', 'camp'] as const
const slugs = { swim: 'public-swims', court: 'badminton-courts', class: 'fitness-classes' } as const
const people = ['amina', 'amina', 'ben', 'carys', 'gwen'] as const
const days = ['2026-04-08', '2026-04-09', '2026-04-10'] as const

const hosts = hostsByPolicy('announced')

type Random = <T>(all: readonly T[]) => T

/** Tickets of one swim, a few of each kind. */
async function swim(person: Person, date: string, pick: Random): Promise<readonly AddItem[]> {
  const swims = { params: { venue: venues.newer, activity: slugs.swim }, query: { date } }
  const times = (await person.call(listTimesV2, swims)).data.filter(
    ({ capacity, name }) => (capacity.available ?? 0) > 10 && name === 'Lane swim',
  )
  const params = { venue: venues.newer, category: slugs.swim, activity: String(pick(times).id) }
  const tickets = (await person.call(listTickets, { params, query: {} })).data.slice(0, 2)
  const items = tickets.flatMap(({ id }): readonly AddItem[] => {
    const quantity = pick([0, 1, 2, 3])
    const item = { purchasable_type: 'activityTicket', purchasable_id: id, apply_benefit: pick([true, false]) } as const
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  return items.length > 0 ? items : [{ purchasable_type: 'activityTicket', purchasable_id: tickets[0]?.id ?? '' }]
}

async function classFor(person: Person, date: string, pick: Random): Promise<readonly AddItem[]> {
  const asked = { params: { venue: venues.newer, activity: slugs.class }, query: { date } }
  const open = (await person.call(listTimetableV2, asked)).data.filter(
    ({ action_to_show: { status } }) => status === 'book',
  )
  if (open.length === 0) return []
  return [{ purchasable_type: 'av2Booking', purchasable_id: String(pick(open).id), apply_benefit: true }]
}

/** Some days of a camp for Safiya, who may have a package for such days. */
async function campDays(stage: Stage, person: Person, pick: Random): Promise<readonly AddItem[]> {
  if (person.id !== personaId('amina')) return []
  if (pick([true, false])) {
    const { data } = await person.call(listPackages, { params: { source: 'online', venue: '3' }, query: {} })
    const purchasable_id = data.find(({ id }) => id === 9)?.pricing_option.id ?? 0
    const bought = { purchasable_type: 'pricingOption', purchasable_id, purchased_for_user_id: seedIds.safiya } as const
    await (await bookerOn(stage, 'amina')).book(bought)
  }
  const query = { source: 'online', selected_user_id: seedIds.safiya } as const
  const { data: camp } = await person.call(readCamp, { params: { idOrSlug: 'climb-and-create-days' }, query })
  const open = camp.occurrences.filter(({ bookable_action: { action } }) => action === 'book')
  const waiver = camp.occurrences[0]?.restrictions?.pre_purchase_waiver?.id
  const asked = camp.custom_question_sections.flatMap(({ questions }) => questions)
  return [
    {
      purchasable_type: 'camp',
      purchasable_id: camp.id,
      purchased_for_user_id: seedIds.safiya,
      booking_full_camp: false,
      camp_occurrence_ids: open.slice(0, pick([1, 2, 3])).map(({ id }) => id),
      ...(waiver === undefined ? {} : { activity_restriction_ids: [waiver] }),
      custom_question_answers: asked.flatMap(({ id, required, options: [option] }) =>
        required ? [{ custom_question_id: id, answer: option?.id ?? '07700 900111' }] : [],
      ),
      apply_benefit: true,
    },
  ]
}

async function itemsFor(
  stage: Stage,
  kind: (typeof sold)[number],
  person: Person,
  pick: Random,
): Promise<readonly AddItem[]> {
  const date = pick(days)
  if (kind === 'swim') return swim(person, date, pick)
  if (kind === 'court') return [{ ...(await freeCourt(person, date)), apply_benefit: pick([true, false]) }]
  if (kind === 'class') return classFor(person, date, pick)
  if (kind === 'camp') return campDays(stage, person, pick)
  const course = await courseItem(person, 'tennis-for-beginners', { extras: pick([0, 1]) || 1 })
  return [{ ...course, ...(pick([true, false]) ? {} : { extras: [] }) }]
}

/** Moves the clock to half an hour before the start. */
async function goShortBefore(stage: Stage, person: Person, kind: (typeof sold)[number], [item]: readonly AddItem[]) {
  const { data } = await person.call(quoteItems, { params: basketOf(person.id), body: { items: item ? [item] : [] } })
  const until = data.lines[0]?.cancellation_summary?.until
  if (!until || kind === 'course' || kind === 'camp') return
  const params = { id: stage.sandbox }
  await stage.platform.visitor.call(moveClock, {
    params,
    body: { now: new Date(Date.parse(`${until.utc}Z`) + 60_000).toISOString() },
  })
}

type Announced = readonly (CancellationSummary | undefined)[]

const added = (amounts: readonly ({ readonly value: number } | null | undefined)[]) =>
  amounts.reduce((total, amount) => total + (amount?.value ?? 0), 0)

/** What cancelling all lines now does, by their terms; null where it cannot be cancelled. */
function meaningOf(lines: Announced) {
  const isLate = ({ until }: CancellationSummary) => until === null
  const own = lines.flatMap((line) => line ?? [])
  if (own.some((line) => isLate(line) && line.later.returns === 'not_possible')) return null
  return {
    returned: added(own.map((line) => (isLate(line) ? null : line.amount))),
    // The first late cancellations may be free, also of one request.
    fee: added(
      own.map((line, before) => {
        const isFeeDue = isLate(line) && before + 1 >= (line.later.strikes?.count ?? 1)
        return isFeeDue ? line.later.fee : null
      }),
    ),
    isUsedAgain: own.some((line) => !isLate(line) && line.returns === 'usage'),
    isUseLost: own.some((line) => line.returns === 'usage_lost'),
  }
}

/** The uses left of the packages of a person and of Safiya. */
async function usesOf({ platform }: Stage, { id }: Person): Promise<number> {
  const ellie = await platform.as('ellie')
  let left = 0
  for (const userId of new Set([id, seedIds.safiya])) {
    const { data } = await ellie.call(listOwnedPackages, { params: { userId }, query: {} })
    left += data.flatMap(({ contents }) => contents).reduce((total, one) => total + (one.usages_left ?? 0), 0)
  }
  return left
}

const sumOf = (amounts: Readonly<Record<string, number>>) =>
  Object.values(amounts).reduce((total, amount) => total + amount, 0)

async function walk(seed: number): Promise<void> {
  const { bytes } = seededRandom(`terms ${seed}`)
  const pick: Random = (all) => {
    const one = all[Buffer.from(bytes(4)).readUInt32BE() % all.length]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
  const open = pick(hosts)
  const stage = await openStage({ host: await open() })
  const booker = await bookerOn(stage, pick(people))
  const { person, customer } = booker
  const kind = pick(sold)
  const items = await itemsFor(stage, kind, person, pick)
  if (items.length === 0) return
  if (pick([true, false])) await goShortBefore(stage, person, kind, items)
  const basket = { params: basketOf(person.id), body: { items: [...items] } }

  const { data: quote } = await person.call(quoteItems, basket)
  const announced = quote.lines.map((line) => line.cancellation_summary)
  expect(announced.every((line) => line !== undefined)).toBe(true)
  const usesBefore = await usesOf(stage, person)
  const { data: cart } = await person.call(addItems, basket)
  expect(cart.items.map((item) => item.cancellation_summary)).toEqual(announced)

  // Some classes ask for details at the checkout.
  if (cart.attendee_waivers_required) return

  const credit = cart.available_credit.filter(({ total_available: { value } }) => value > 0)
  const first = credit[0]
  if (first && cart.total.value > 0 && pick([true, false])) {
    const amount = Math.min(first.total_available.value, Math.ceil(cart.total.value / pick([1, 2])))
    await person.call(applyCredit, { body: { credits: [{ type: first.type, amount }], source: 'activity-booking' } })
  }
  const paid = async () => {
    const { body } = await customer.sendCompletion(await customer.completion(undefined))
    return body.order_id ?? 0
  }
  const total = (await customer.cart()).credits.reduce((sum, { reserved }) => sum + reserved.value, 0)
  const orderId = cart.total.value - total > 0 ? await booker.pay(cards.good) : await paid()
  const { data: order } = await person.call(readOrder, { params: { userId: person.id, orderId }, query: {} })
  expect(order.items.map((item) => item.cancellation_summary)).toEqual(announced)

  const own = (await booker.bookings()).filter((one) => one.order_id === orderId && one.status === 'settled')
  const ids = own.map(({ id }) => id)
  const expected = meaningOf(announced)
  const asked = { query: { booking_ids: ids, cancellation_source: 'customers' } } as const
  if (expected === null) {
    expect(await person.refusal(previewCancellation, asked)).toMatchObject({ status: 409 })
    return
  }
  const { data: preview } = await person.call(previewCancellation, asked)
  const lost = preview.parts.flatMap(({ packages_lost: uses = [] }) => uses)
  const back = preview.parts.flatMap(({ packages }) => packages)
  expect({
    returned: preview.returned.value,
    fee: preview.fee?.value ?? 0,
    isUsedAgain: back.length > 0,
    isUseLost: lost.length > 0,
  }).toEqual(expected)

  const before = { credit: sumOf(await booker.credit()), owed: await booker.penalties() }
  await person.call(updateBookings, cancellation(ids))
  const owed = (await booker.penalties()).slice(0, (await booker.penalties()).length - before.owed.length)
  expect(sumOf(await booker.credit()) - before.credit).toBe(expected.returned)
  expect(added(owed.map(({ amount }) => amount))).toBe(expected.fee)
  const usesAfter = await usesOf(stage, person)
  expect(usesBefore - usesAfter).toBe(lost.reduce((sum, { uses }) => sum + uses, 0))
  await stage.settle()
}

test.each(seedsOf(walks))(
  '[O-430] what a quote says of cancelling now is in basket and order, previewed and then taken: walk %i',
  (seed) => walk(seed),
)

test('[O-430] two lines of one swim cost two fees, each announced in the quote', async () => {
  const [, late] = hosts
  if (!late) throw new Error('no host has the fee')
  const stage = await openStage({ host: await late() })
  const carys = await bookerOn(stage, 'carys')
  const swims = { params: { venue: venues.newer, activity: slugs.swim }, query: { date: days[0] } }
  const times = (await carys.person.call(listTimesV2, swims)).data
  const time = times.find(({ name, capacity }) => name === 'Lane swim' && (capacity.available ?? 0) > 10)
  const params = { venue: venues.newer, category: slugs.swim, activity: String(time?.id) }
  const tickets = (await carys.person.call(listTickets, { params, query: {} })).data.slice(0, 2)
  const items = tickets.map(({ id }): AddItem => ({ purchasable_type: 'activityTicket', purchasable_id: id }))
  const { data } = await carys.person.call(quoteItems, { params: basketOf(carys.person.id), body: { items } })
  expect(data.lines.map((line) => line.cancellation_summary?.later.fee?.value)).toEqual([300, 300])
})

test('[O-431] the page of a court says that the use of a package comes back, not that money does', async () => {
  const stage = await openStage()
  const ben = await stage.platform.as('ben')
  const court = await freeCourt(ben, days[1])
  const { data } = await ben.call(readActivityClass, { params: { id: String(court.purchasable_id) }, query: {} })
  expect(data.cancellation_summary).toMatchObject({
    returns: 'usage',
    amount: null,
    later: { returns: 'usage_lost', fee: null },
  })
})
