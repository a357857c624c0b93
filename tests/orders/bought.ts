import {
  addItems,
  applyCredit,
  type CartItem,
  type CreditType,
  listBookings,
  type Order,
  readOrderAtDesk,
  refundOrder,
  type Refunding,
} from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { personaId } from '@touchline/seed'
import { bookerOn } from '../bookings/stage.ts'
import { courseItem } from '../carts/basket.ts'
import { cards, type Stage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { seedWith } from '../support/seed-with.ts'

/** Carys has as much credit of either type as she likes. */
export const seedWithCredit = seedWith('what-is-left', (writer) => ({
  credits: (records) => {
    const [like] = records
    if (!like) throw new Error('nobody has credit')
    const own = { ...like, userId: personaId('carys'), amount: minorUnits(50_000), expiresAt: null }
    return writer.credits([...records, { ...own, id: 901, type: 'general' }, { ...own, id: 902, type: 'membership' }])
  },
}))

export type Way = Refunding['refunds'][number]['tender_type']
export type Credit = readonly { readonly type: CreditType; readonly amount: number }[]

/** The price of an item, and each of its lines with its extras. */
const priceOf = (item: CartItem | undefined): number =>
  (item?.line_total.value ?? 0) + (item?.child_items ?? []).reduce((total, one) => total + priceOfExtra(one), 0)
const priceOfExtra = (child: CartItem['child_items'][number]) =>
  child.type === 'pricing_option' ? child.line_total.value : 0

/** Carys has bought a course with an extra and another course; what staff and she do about it. */
export async function bought(stage: Stage, credits: Credit = [], card: string = cards.good) {
  const carys = await bookerOn(stage, 'carys')
  const ellie = await stage.platform.as('ellie')
  const items = [
    await courseItem(carys.person, 'tennis-for-beginners', { extras: 1 }),
    await courseItem(carys.person, 'pilates-foundations'),
  ]
  await carys.person.call(addItems, { params: basketOf(carys.person.id), body: { items } })
  if (credits.length > 0) {
    await carys.person.call(applyCredit, { body: { credits: [...credits], source: 'activity-booking' } })
  }
  const orderId = await carys.pay(card)
  const params = { orderId }
  const read = async (): Promise<Order> => (await ellie.call(readOrderAtDesk, { params })).data
  const { items: lines } = await read()
  const course = lines.find(({ child_items: children }) => children.some((one) => priceOfExtra(one) > 0))
  const extra = course?.child_items.find((one) => priceOfExtra(one) > 0)
  const before = await carys.credit()
  const bodyOf = (way: Way, amount: number, item_id: number | null = null) => ({
    body: { refunds: [{ tender_type: way, amount, item_id }] },
  })
  return {
    stage,
    carys,
    ellie,
    orderId,
    read,
    course: { id: course?.id ?? 0, price: priceOf(course) },
    extra: { id: extra?.id ?? 0, price: extra ? priceOfExtra(extra) : 0 },
    refund: (...of: Parameters<typeof bodyOf>) => ellie.call(refundOrder, { params, ...bodyOf(...of) }),
    refused: (...of: Parameters<typeof bodyOf>) => ellie.refusal(refundOrder, { params, ...bodyOf(...of) }),
    /** One for each line. */
    bookings: async () => {
      const query = { cancellation_source: 'foh', user_id: carys.person.id, per_page: 100 } as const
      const { data } = await ellie.call(listBookings, { query })
      const own = data.filter(({ order, status }) => order?.id === orderId && status === 'settled')
      return [...Map.groupBy(own, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
    },
    /** The refunds by method. */
    back: async () => {
      const { refunds } = await read()
      const ways = refunds.map(({ tender_type: way, amount }) => [way, amount.value] as const)
      return ways.toSorted(([a], [b]) => a.localeCompare(b))
    },
    /** Credit that has come back, by type. */
    credit: async () => {
      const now = await carys.credit()
      const grown = (type: CreditType) => (now[type] ?? 0) - (before[type] ?? 0)
      return { membership: grown('membership'), general: grown('general') }
    },
  }
}

export type Bought = Awaited<ReturnType<typeof bought>>
