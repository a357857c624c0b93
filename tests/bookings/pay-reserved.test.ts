import {
  type AddItem,
  type CartItem,
  addItems,
  listBookings,
  moveBooking,
  readBookingBundle,
  readCart,
  removeItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { courseItem, seedIds } from '../carts/basket.ts'
import { addCourse, basketOf } from '../support/basket.ts'
import { publishedPolicies } from '@touchline/seed'
import { session } from './programme.ts'
import { alone, bookerOn, cancel, policyStages } from './stage.ts'

const opened = policyStages('reserved', publishedPolicies.moveUntilThreeHours)

async function stageWithBooker() {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  const elsewhere = { userId: carys.person.id, source: 'class-booking' } as const
  const cartOf = async (params: Parameters<typeof basketOf>[0] | typeof elsewhere) =>
    (
      await carys.person.call(readCart, {
        params: typeof params === 'number' ? basketOf(params) : params,
        query: {},
      })
    ).data
  return {
    stage,
    carys,
    elsewhere,
    there: () => cartOf(elsewhere),
    here: () => cartOf(carys.person.id),
    reserve: (...items: readonly AddItem[]) =>
      carys.person.call(addItems, { params: elsewhere, body: { items: [...items] } }),
    refused: (item: AddItem) =>
      carys.person.refusal(addItems, { params: basketOf(carys.person.id), body: { items: [item] } }),
  }
}

const reserved = (id: number, more: Partial<AddItem> = {}): AddItem => ({
  purchasable_type: 'booking',
  purchasable_id: id,
  ...more,
})

describe('[O-91, S3-032 partly, P3-037 partly] a reserved booking is paid by its id', () => {
  test('a booking keeps its price, place and deadline, from basket to receipt, mail and list', async () => {
    const { stage, carys, reserve, here, there } = await stageWithBooker()
    await reserve(alone(session(1)), alone(session(2)))
    const { id, price } = await carys.at(session(1))
    expect(price).toBeNull()
    const until = (await there()).hold?.expires_at
    const { data: cart } = await carys.put(reserved(id))
    expect(cart.items).toMatchObject([
      {
        type: 'av2_booking',
        purchasable_type: 'booking',
        purchasable_id: String(id),
        booking_id: id,
        occurrence_id: session(1),
        price: { value: 850 },
      },
    ])
    expect([cart.hold?.expires_at, cart.total.value]).toEqual([until, 850])
    expect((await there()).items).toMatchObject([{ occurrence_id: session(2) }])
    const orderId = await carys.pay()
    expect(await carys.customer.order(orderId)).toMatchObject({
      status: 'success',
      total_paid: { value: 850 },
      items: [{ type: 'av2_booking', purchasable_type: 'booking', booking_id: id }],
    })
    expect((await stage.mails()).map(({ kind }) => kind)).toContain('order-confirmation')
    expect(await carys.at(session(1))).toMatchObject({
      id,
      status: 'settled',
      order_id: orderId,
      price: { value: 850 },
    })
    expect([(await here()).count, (await there()).count]).toEqual([0, 1])
    // From now on it is an ordinary booking.
    const to = { params: { id }, body: { data: { occurrence_id: session(4) } } }
    expect((await carys.person.call(moveBooking, to)).data.occurrence_id).toBe(session(4))
    await cancel(carys.person, [id])
    await stage.settle()
  })

  test('a bundle brings all its sessions', async () => {
    const { stage, carys, reserve, there } = await stageWithBooker()
    const bought = await addCourse(carys.person, 'badminton-from-scratch')
    const [line] = bought.items
    const bundleId = line?.booking_bundle_id ?? 0
    const part = line?.child_items[0]?.booking_id ?? 0
    const back = { params: basketOf(carys.person.id), body: { items: [reserved(part)] } }
    expect(await carys.person.refusal(addItems, back)).toMatchObject({ status: 422, code: 'not_bookable' })
    await reserve({ purchasable_type: 'av2BookingBundle', purchasable_id: bundleId })
    expect((await there()).items).toMatchObject([
      { type: 'av2_booking_bundle', booking_bundle_id: bundleId, line_total: line?.line_total },
    ])
    await carys.put({ purchasable_type: 'av2BookingBundle', purchasable_id: bundleId })
    const orderId = await carys.pay()
    const { data: bundle } = await carys.person.call(readBookingBundle, {
      params: { id: bundleId },
      query: { cancellation_source: 'customers' },
    })
    expect(bundle).toMatchObject({ status: 'settled', order_id: orderId })
    expect(bundle.bookings.length).toBe(line?.child_items.length)
    await stage.settle()
  })

  test('extras come with their bundle, and their stock is unchanged', async () => {
    const stage = await opened()
    const amina = await stage.platform.as('amina')
    const course = await courseItem(amina, 'tumblers-6-to-9', { answered: true, extras: 2 })
    const elsewhere = { userId: amina.id, source: 'class-booking' } as const
    const put = async (params: typeof elsewhere | ReturnType<typeof basketOf>, item: AddItem) =>
      (await amina.call(addItems, { params, body: { items: [item] } })).data
    const [line] = (await put(elsewhere, { ...course, purchased_for_user_id: seedIds.safiya })).items
    const bundle = { purchasable_type: 'av2BookingBundle', purchasable_id: line?.booking_bundle_id ?? 0 } as const
    const { items, total } = await put(basketOf(amina.id), bundle)
    expect(items).toMatchObject([{ type: 'av2_booking_bundle', line_total: line?.line_total }])
    const extrasIn = (of: CartItem | undefined) => of?.child_items.filter(({ type }) => type === 'pricing_option')
    expect(extrasIn(items[0])).toMatchObject([{ quantity: 2 }])
    expect(extrasIn(items[0])?.map(({ id }) => id)).toEqual(extrasIn(line)?.map(({ id }) => id))
    expect(total.value).toBe(
      [...items, ...(extrasIn(items[0]) ?? [])].reduce((sum, { line_total: own }) => sum + own.value, 0),
    )
    const { data: left } = await amina.call(readCart, { params: elsewhere, query: {} })
    expect([left.items, left.hold]).toEqual([[], null])
    await stage.settle()
  })

  test('is refused twice, when paid, to another customer, or with extra fields', async () => {
    const { stage, carys, reserve, refused } = await stageWithBooker()
    await reserve(alone(session(1)))
    const { id } = await carys.at(session(1))
    expect(Object.keys((await refused(reserved(id, { quantity: 2, purchased_for_user_id: 8 }))).errors ?? {})).toEqual([
      'items.0.quantity',
      'items.0.purchased_for_user_id',
    ])
    const amina = await stage.platform.as('amina')
    const foreign = { params: basketOf(amina.id), body: { items: [reserved(id)] } }
    expect(await amina.refusal(addItems, foreign)).toMatchObject({ status: 404, code: 'item_not_found' })
    const { data: cart } = await carys.put(reserved(id))
    expect(await refused(reserved(id))).toMatchObject({
      code: 'already_booked',
      message: 'This is already in a shopping basket.',
    })
    const [line] = cart.items
    await carys.person.call(removeItem, { params: { ...basketOf(carys.person.id), cartItemId: line?.id ?? 0 } })
    expect(await refused(reserved(id))).toMatchObject({ status: 404 })
    await carys.book(alone(session(1)))
    const paid = await carys.at(session(1))
    expect(await refused(reserved(paid.id))).toMatchObject({ message: 'This has already been paid.' })
    const query = { cancellation_source: 'customers' as const, status: ['reserved' as const] }
    expect((await carys.person.call(listBookings, { query })).data).toEqual([])
    await stage.settle()
  })
})
