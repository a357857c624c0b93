import {
  type AddItem,
  addItems,
  type CartItem,
  type CartSource,
  listTickets,
  listTimesV2,
  quoteItems,
  readCart,
  removeItem,
  updateItem,
} from '@touchline/contract'
import { seededRandom } from '@touchline/ids'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { cancel } from '../bookings/stage.ts'
import { leftOf } from '../packages/usages.ts'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import { ownHostOfSeed } from '../support/host.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { Refusal } from '../support/person.ts'
import type { Person } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'
import { venues } from '../timetable/timetable.ts'
import { seedIds } from './basket.ts'

const days = ['2026-04-08', '2026-04-09', '2026-04-10'] as const
const sources = ['activity-booking', 'class-booking'] as const satisfies readonly CartSource[]
const steps = amountOf('TOUCHLINE_PRICE_STEPS', 18)
const family = [personaId('amina'), seedIds.safiya, seedIds.yusuf] as const

/** The usages of Amina's package of swims. */
const usages = 5

/** The only price of each kind of ticket without a membership, and whom the kind is for. */
const kinds = [
  { price: 560, isFor: (age: number) => age >= 16 },
  { price: 380, isFor: (age: number) => age <= 15 || age >= 60 },
  { price: 1650, isFor: () => true },
] as const

type Relative = { readonly id: number; readonly age: number; readonly endsOn: string | null | undefined }

/** A family of any ages, each with a membership that ends, one without an end, or none. */
function familyOf(random: () => number): readonly Relative[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  return family.map((id) => ({
    id,
    age: pick([9, 15, 16, 40, 59, 60]),
    endsOn: pick([undefined, null, '2026-04-07', ...days]),
  }))
}

/** The family's people, with Amina's package of swims, of which some usages are left, or none. */
function seedOfFamily(name: string, relatives: readonly Relative[], usagesLeft: number) {
  return seedWith(name, (writer) => ({
    ownedPackages: (records) =>
      writer.ownedPackages(
        records.map((record) =>
          record.userId === family[0] ? { ...record, used: record.used.map(() => usages - usagesLeft) } : record,
        ),
      ),
    users: (records) =>
      writer.users(
        records.map((record) => {
          const own = relatives.find(({ id }) => id === record.id)
          return own ? { ...record, bornOn: `${2026 - own.age}-01-01` } : record
        }),
      ),
    memberships: (records) => {
      const [first] = records
      const own = relatives.flatMap(({ id, endsOn }) =>
        first && endsOn !== undefined ? [{ ...first, id: 100 + id, userId: id, startsOn: '2026-01-01', endsOn }] : [],
      )
      return writer.memberships([...records, ...own])
    },
  }))
}

/** A ticket that somebody has, in a basket or paid. */
type Held = Pick<CartItem, 'quantity' | 'benefit_applied' | 'package_applied' | 'booking_id'> & {
  readonly kind: number
  readonly attendeeId: number
  readonly price: number
  readonly startsAt: string
  readonly endsAt: string
}

type Offered = { readonly id: string; readonly kind: number; readonly timeId: string }

async function ticketsOn(person: Person): Promise<readonly Offered[]> {
  const offered: Offered[] = []
  for (const date of days) {
    const swims = { params: { venue: venues.newer, activity: 'public-swims' }, query: { date } }
    const times = (await person.call(listTimesV2, swims)).data.filter(({ capacity }) => (capacity.available ?? 0) > 20)
    for (const { id } of times.slice(0, 2)) {
      const params = { venue: venues.newer, category: 'public-swims', activity: String(id) }
      const { data } = await person.call(listTickets, { params, query: {} })
      offered.push(...data.map((ticket, kind) => ({ id: ticket.id, kind, timeId: String(id) })))
    }
  }
  return offered
}

function heldIn(items: readonly CartItem[], offered: readonly Offered[]): readonly Held[] {
  return items.map((item) => ({
    ...item,
    kind: offered.find(({ id }) => id === item.purchasable_id)?.kind ?? 0,
    attendeeId: item.purchased_for_user_id ?? family[0],
    price: item.price.value,
    startsAt: item.starts_at?.local ?? '',
    endsAt: item.ends_at?.local ?? '',
  }))
}

const shortOf = ({ quantity, price }: { readonly quantity: number; readonly price: { readonly value: number } }) =>
  `${quantity} x ${price.value}`

/** What every ticket must be, decided anew from what the family is. */
function expectOwnPrices(held: readonly Held[], relatives: readonly Relative[]): void {
  for (const one of held) {
    const { kind, attendeeId, quantity, benefit_applied: member, package_applied: covered } = one
    const ordinary = kinds[kind]
    const attendee = relatives.find(({ id }) => id === attendeeId)
    if (!ordinary || !attendee) throw new Error('somebody else has a ticket')
    if (!member && !covered) {
      expect(one.price, JSON.stringify(one)).toBe(ordinary.price)
      continue
    }
    expect([one.price, quantity, ordinary.isFor(attendee.age)], JSON.stringify(one)).toEqual([0, 1, true])
    const { endsOn } = attendee
    const isMember = endsOn === null || (endsOn !== undefined && one.startsAt.slice(0, 10) <= endsOn)
    if (member) expect(isMember, JSON.stringify([one, attendee])).toBe(true)
    const others = held.filter((other) => other !== one && (other.benefit_applied || other.package_applied))
    const meeting = others.filter((other) => other.startsAt < one.endsAt && one.startsAt < other.endsAt)
    expect(meeting.filter((other) => other.attendeeId === attendeeId)).toEqual([])
  }
}

/** Amina books swims for herself and her family, changes, removes, pays and cancels, in two baskets. */
async function walk(stage: Stage, relatives: readonly Relative[], random: () => number): Promise<number> {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const amina = await stage.platform.as('amina')
  const offered = await ticketsOn(stage.platform.visitor)
  const paid: Held[] = []
  const params = (source: CartSource) => ({ userId: amina.id, source })
  const cartOf = async (source: CartSource) => (await amina.call(readCart, { params: params(source), query: {} })).data
  const held = async () => {
    const carts = [await cartOf(sources[0]), await cartOf(sources[1])]
    return [...carts.flatMap(({ items }) => heldIn(items, offered)), ...paid]
  }

  async function addSome(source: CartSource): Promise<void> {
    const items = Array.from({ length: pick([1, 1, 2, 3]) }, (): AddItem => {
      const attendeeId = pick(family)
      const isOwn = attendeeId === family[0]
      return {
        purchasable_type: 'activityTicket',
        purchasable_id: pick(offered).id,
        quantity: isOwn ? pick([1, 2, 5]) : 1,
        ...(isOwn ? {} : { purchased_for_user_id: attendeeId }),
        ...pick([{}, { apply_benefit: true }, { apply_benefit: true }, { apply_benefit: false }]),
      }
    })
    const before = await cartOf(source)
    const shown = (await held()).length === 0 ? await shownFor(items) : undefined
    const { data: quote } = await amina.call(quoteItems, { params: params(source), body: { items } })
    const { data: cart } = await amina.call(addItems, { params: params(source), body: { items } })
    if (shown !== undefined) expect(quote.lines.map(({ price }) => price.value)).toEqual([shown])
    const fresh = cart.items.filter(({ id }) => before.items.every((known) => known.id !== id))
    expect(fresh.map(shortOf)).toEqual(quote.lines.map(shortOf))
    expect(cart.total.value - before.total.value).toBe(quote.total.value)
  }

  /**
   * The price in the form's row, of one ticket that is added with whatever lowers its price, as the form adds it, or with
   * the member's price alone (O-172); undefined for anything else. A row knows of no basket: where something is held
   * already, the total tells the price.
   */
  async function shownFor(items: readonly AddItem[]): Promise<number | undefined> {
    const [item, ...others] = items
    if (!item || others.length > 0 || item.quantity !== 1 || item.apply_benefit === false) return undefined
    const { purchasable_id: id, purchased_for_user_id: selected } = item
    const timeId = offered.find((one) => one.id === id)?.timeId ?? ''
    const params = { venue: venues.newer, category: 'public-swims', activity: timeId }
    const query = selected ? { selected_user_id: selected } : {}
    const ticket = (await amina.call(listTickets, { params, query })).data.find((one) => one.id === id)
    return ticket?.covered_by && item.apply_benefit ? 0 : ticket?.price?.value
  }

  async function changeOne(source: CartSource): Promise<void> {
    const line = pick((await cartOf(source)).items)
    if (!line) return
    const at = { ...params(source), cartItemId: line.id }
    const data = pick([{ quantity: pick([1, 2, 4]) }, { apply_benefit: pick([true, false]) }])
    await amina.call(updateItem, { params: at, body: { data } })
  }

  async function removeOne(source: CartSource): Promise<void> {
    const line = pick((await cartOf(source)).items)
    if (line) await amina.call(removeItem, { params: { ...params(source), cartItemId: line.id }, query: {} })
  }

  async function payAll(source: CartSource): Promise<void> {
    const cart = await cartOf(source)
    if (cart.items.length === 0) return
    const customer = await stage.as('amina', source)
    const authorised = cart.total.value > 0 ? await customer.authorise(cards.good) : undefined
    const { body } = await customer.sendCompletion(await customer.completion(authorised?.transaction_uuid))
    // The first price shown is the price paid.
    expect((await customer.order(body.order_id)).items.map(shortOf)).toEqual(cart.items.map(shortOf))
    paid.push(...heldIn(cart.items, offered))
  }

  async function cancelOne(): Promise<void> {
    const one = pick(paid)
    if (!one) return
    await cancel(amina, [one.booking_id ?? 0])
    paid.splice(paid.indexOf(one), 1)
  }

  const acts = [addSome, addSome, addSome, changeOne, changeOne, removeOne, payAll, cancelOne] as const
  const [owned = 0] = await leftOf(amina)
  let own = 0
  for (let step = 0; step < steps; step++) {
    try {
      await pick(acts)(pick(sources))
    } catch (error) {
      // Sold out, or more than one for somebody else: nothing has happened.
      if (!(error instanceof Refusal)) throw error
    }
    const all = await held()
    expectOwnPrices(all, relatives)
    const covered = all.filter(({ package_applied: isCovered }) => isCovered).length
    expect(await leftOf(amina)).toEqual([owned - covered])
    own = Math.max(own, all.filter(({ price }) => price === 0).length)
  }
  return own
}

describe('[O-281, O-282, O-283] prices of people', () => {
  test.each(seedsOf(amountOf('TOUCHLINE_FAMILIES', 4)))(
    'nobody pays another person’s price, once shown it is paid, and no more usages than owned are used (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const { bytes } = seededRandom(`family ${seed}`)
      const random = () => Buffer.from(bytes(4)).readUInt32BE() / 2 ** 32
      const relatives = familyOf(random)
      const usagesLeft = Math.floor(random() * (usages + 1))
      const host = await ownHostOfSeed(seedOfFamily(`family-${seed}`, relatives, usagesLeft))
      const stage = await openStage({ host })
      await walk(stage, relatives, random)
      await stage.settle()
    },
  )
})
