import {
  addItems,
  type Booking,
  blockOccurrence,
  closeTill,
  createCharge,
  deleteOccurrence,
  type DeskPayment,
  liftBlock,
  listMoves,
  listOrders,
  listTills,
  moveBooking,
  openTill,
  payAtDesk,
  readCart,
  readOccurrence,
  readOrderAtDesk,
  refundOrder,
  refundTenders,
  tenders,
  type TenderType,
  updateAttendance,
  updateBookings,
  updateOccurrence,
} from '@touchline/contract'
import type { Person } from '../support/person.ts'
import { bookingsOf, tried, type Walk } from './people.ts'

type Act = (walk: Walk, clerk: Person) => Promise<unknown>

const desk = 'front-of-house' as const

const customerOf = ({ chance, bookers }: Walk) => chance.pick(bookers).person.id

async function bookingOf(walk: Walk, clerk: Person): Promise<Booking | undefined> {
  return walk.chance.pickAny(await bookingsOf(clerk, customerOf(walk)))
}

/** Usually a session that is booked or in a basket. */
async function sessionOf(walk: Walk, clerk: Person): Promise<{ readonly occurrenceId: string }> {
  const { chance, programme } = walk
  const booked = chance.below(3) > 0 ? await bookingOf(walk, clerk) : undefined
  return { occurrenceId: booked?.occurrence_id ?? chance.pick(programme.sessions) }
}

async function callOff(walk: Walk, clerk: Person) {
  return tried(
    clerk.call(deleteOccurrence, {
      params: await sessionOf(walk, clerk),
      body: { data: { reason: walk.chance.pick(['adverse_weather', 'staff_availability']) } },
    }),
  )
}

async function changePlaces(walk: Walk, clerk: Person) {
  const capacity = { strategy: 'shared', maximum: walk.chance.pick([1, 2, 3, 5, 40]) } as const
  return tried(clerk.call(updateOccurrence, { params: await sessionOf(walk, clerk), body: { data: { capacity } } }))
}

async function changeTime(walk: Walk, clerk: Person) {
  const data = { start_time: walk.chance.pick(['06:30', '12:15', '18:00', '20:45']) }
  return tried(clerk.call(updateOccurrence, { params: await sessionOf(walk, clerk), body: { data } }))
}

async function keepPlaces(walk: Walk, clerk: Person) {
  const data = { user_id: customerOf(walk), count: walk.chance.pick([1, 2]) }
  return tried(clerk.call(blockOccurrence, { params: await sessionOf(walk, clerk), body: { data } }))
}

async function givePlacesBack(walk: Walk, clerk: Person) {
  const params = await sessionOf(walk, clerk)
  const found = await tried(clerk.call(readOccurrence, { params, query: { source: 'foh' } }))
  const block = walk.chance.pickAny(found?.data.block_booking_information ?? [])
  if (block) await tried(clerk.call(liftBlock, { params: { ...params, blockId: block.booking_id } }))
}

function charge(walk: Walk, clerk: Person) {
  const type = walk.chance.pick(['collectableFee', 'debt'] as const)
  const data = { purchasable_type: type, amount: walk.chance.pick([100, 1250]), reason: 'A locker key was lost' }
  return clerk.call(createCharge, { params: { userId: customerOf(walk) }, body: { data } })
}

/** Puts something into the desk's basket of a customer. */
function serve(walk: Walk, clerk: Person, userId = customerOf(walk)) {
  const item = walk.chance.pick(walk.programme.items)
  const params = { userId, source: desk } as const
  return tried(clerk.call(addItems, { params, query: {}, body: { items: [item] } }))
}

async function takeMoney(walk: Walk, clerk: Person, userId = customerOf(walk)) {
  const { chance } = walk
  const { data: cart } = await clerk.call(readCart, { params: { userId, source: desk }, query: {} })
  const total = cart.total.value
  const half = Math.floor(total / 2)
  const ways: readonly (readonly DeskPayment[])[] = [
    [{ tender_type: 'cash', amount: total }],
    [{ tender_type: 'card', amount: total }],
    [
      { tender_type: 'cash', amount: half },
      { tender_type: 'card', amount: total - half },
    ],
    [
      { tender_type: 'credit', amount: half },
      { tender_type: 'cash', amount: total - half },
    ],
  ]
  const payments = chance.pick(ways).filter(({ amount }) => amount > 0)
  const agreed = { source: desk, terms: true, completed_waivers: [], selected_user_id: userId }
  const body = { ...agreed, item_hash: cart.item_hash, payments }
  const paid = await tried(clerk.call(payAtDesk, { body }))
  if (paid?.order_id) walk.told.push({ orderId: paid.order_id, by: clerk, payments })
}

async function cancel(walk: Walk, clerk: Person) {
  const booking = await bookingOf(walk, clerk)
  if (!booking) return
  const terms = { update_type: 'cancellation', cancellation_source: 'foh', booking_ids: [booking.id] } as const
  const asked = { reason: 'Asked at the desk', refund_to: walk.chance.pick(['card', 'credit'] as const) }
  await tried(clerk.call(updateBookings, { body: { data: { ...terms, booking_ids: [booking.id], ...asked } } }))
}

async function move(walk: Walk, clerk: Person) {
  const booking = await bookingOf(walk, clerk)
  if (!booking) return
  const params = { id: booking.id }
  const source = { cancellation_source: 'foh' } as const
  const moves = await tried(clerk.call(listMoves, { params, query: source }))
  const there = walk.chance.pickAny(moves?.data ?? [])
  if (!there) return
  const data = { occurrence_id: there.occurrence_id, ...source }
  await tried(clerk.call(moveBooking, { params, body: { data } }))
}

async function sayWhoCame(walk: Walk, clerk: Person) {
  const booking = await bookingOf(walk, clerk)
  if (!booking) return
  const data = { booking_ids: [booking.id], status: walk.chance.pick(['attended', 'absent'] as const) }
  await tried(clerk.call(updateAttendance, { body: { data } }))
}

/** A part of the payment by one method, refunded by an allowed method, for a line of the order or for none. */
async function refund(walk: Walk, clerk: Person) {
  const { chance } = walk
  const { data: orders } = await clerk.call(listOrders, { params: { userId: customerOf(walk) }, query: {} })
  const order = chance.pickAny(orders.filter(({ payments }) => payments.length > 0))
  const paid = order && chance.pick(order.payments)
  if (!paid) return
  const { data: whole } = await clerk.call(readOrderAtDesk, { params: { orderId: order.id } })
  const item = chance.pickAny([undefined, ...whole.items])
  const most = Math.min(paid.amount.value, item?.price.value ?? paid.amount.value)
  const ways: readonly TenderType[] = [...tenders[paid.tender_type].refundableTo, 'credit']
  const part = {
    tender_type: chance.pick(refundTenders.filter((way) => ways.includes(way))),
    amount: Math.max(1, chance.pick([1, Math.floor(most / 2), most])),
    item_id: item?.id ?? null,
  }
  await tried(clerk.call(refundOrder, { params: { orderId: order.id }, body: { refunds: [part] } }))
}

async function countTill(_: Walk, clerk: Person) {
  const { data } = await clerk.call(listTills, { query: {} })
  const open = data.find(({ closed_at: at }) => at === null)
  if (open) await tried(clerk.call(closeTill, { params: { tillId: open.id } }))
  await tried(clerk.call(openTill, { body: { venue_id: 1 } }))
}

async function sell(walk: Walk, clerk: Person) {
  const userId = customerOf(walk)
  await serve(walk, clerk, userId)
  await takeMoney(walk, clerk, userId)
}

/** Both take the money, and neither knows of the other. */
async function sellTogether(walk: Walk, clerk: Person) {
  const userId = customerOf(walk)
  await serve(walk, clerk, userId)
  await Promise.all(walk.staff.map((each) => takeMoney(walk, each, userId)))
}

const often: readonly Act[] = [changePlaces, sell, sell, serve, takeMoney, cancel, refund]
const sometimes: readonly Act[] = [sellTogether, callOff, changeTime, keepPlaces, givePlacesBack, move]

/** The actions of staff, by frequency. */
export const actsOfStaff: readonly Act[] = [...often, ...often, ...sometimes, charge, sayWhoCame, countTill]
