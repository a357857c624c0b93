import { listBookings, readOrderAtDesk, updateBookings } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'

test.each([['as they were bought'], ['the last one first']])(
  '[O-180 partly] lines of an order paid two ways are refunded to the card up to their share, cancelled %s',
  async (how) => {
    const stage = await openStage()
    const ellie = await stage.platform.as('ellie')
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    await amina.add(courses.pilates)
    await amina.applyCredit(701)
    const { body } = await amina.complete((await amina.authorise(cards.good)).transaction_uuid)
    const orderId = body.order_id ?? 0
    const read = async () => (await ellie.call(readOrderAtDesk, { params: { orderId } })).data
    const { items, total } = await read()
    const shareOf = (price: number) => Math.abs((price * (total.value - 701)) / total.value)
    const query = { cancellation_source: 'foh', user_id: personaId('amina'), per_page: 100 } as const
    const bookings = (await ellie.call(listBookings, { query })).data.filter(({ order }) => order?.id === orderId)
    const onCard = async () =>
      (await read()).refunds
        .filter(({ tender_type: way }) => way === 'online')
        .reduce((sum, { amount }) => sum + amount.value, 0)
    let before = 0
    for (const { name, line_total: price } of how === 'the last one first' ? items.toReversed() : items) {
      const booking_ids = bookings.filter((one) => one.name === name).map(({ id }) => id)
      const data = {
        update_type: 'cancellation',
        cancellation_source: 'foh',
        refund_to: 'card',
        booking_ids,
      } as const
      await ellie.call(updateBookings, { body: { data } })
      const now = await onCard()
      expect(Math.abs(now - before - shareOf(price.value))).toBeLessThanOrEqual(0.5)
      before = now
    }
    expect(before).toBe(total.value - 701)
    await stage.settle()
    expect(await read()).toMatchObject({ refunded: { value: total.value } })
    const [payment] = await stage.gateway.transactions()
    expect(payment?.refunded).toBe(total.value - 701)
  },
)
