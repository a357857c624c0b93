import { moveClock, updateBookings } from '@touchline/contract'
import { expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { hostsByPolicy } from './stage.ts'
import { kept, ofOrder, preview, withTickets } from './tickets.ts'

const hosts = hostsByPolicy('fees')

/** Tickets under a policy, half an hour before the session, when fees are due. */
async function lateTickets(host: (typeof hosts)[number], quantity: number) {
  const opened = await withTickets(quantity, 'carys', await openStage({ host: await host() }))
  const { stage, booking } = opened
  const now = new Date(Date.parse(`${booking.starts_at.utc}Z`.replace(' ', 'T')) - 30 * 60_000).toISOString()
  await stage.platform.visitor.call(moveClock, { params: { id: stage.sandbox }, body: { now } })
  return opened
}

const feesOf = async (booker: Awaited<ReturnType<typeof withTickets>>['booker']) =>
  (await booker.penalties()).reduce((sum, { amount }) => sum + amount.value, 0)

const ways = hosts.flatMap((host, policy) => [2, 4].map((quantity) => ({ host, policy, quantity })))

test.each(ways)(
  '[O-592 partly] late tickets given back one by one cost each time what was said, and together never more: policy $policy, $quantity tickets',
  async ({ host, quantity }) => {
    const { stage, booker, booking, orderId } = await lateTickets(host, quantity)
    const cancellable = (await ofOrder(booker, orderId)).every(({ cancellation: { can_cancel: can } }) => can)
    if (!cancellable) return stage.settle()
    const together = await preview(booker, [booking.id], [0]).sent()
    const before = await feesOf(booker)
    for (let keep = quantity - 1; keep >= 0; keep -= 1) {
      const [live] = (await ofOrder(booker, orderId)).filter(({ status }) => status === 'settled')
      const id = live?.id ?? 0
      const { data } = await preview(booker, [id], [keep]).sent()
      const had = await feesOf(booker)
      await booker.person.call(updateBookings, kept([id], [keep]))
      expect((await feesOf(booker)) - had).toBe(data.fee?.value ?? 0)
    }
    // Together they have one fee; the client says so beside the fee of a part.
    expect(together.data.fee?.value ?? 0).toBeLessThanOrEqual((await feesOf(booker)) - before)
    await stage.settle()
  },
)
