import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { phone, windowsOf } from '../support/windows.ts'

/** Cancels one of Amina's paid bookings; answers its order. */
async function cancelOne(sandbox: Sandbox): Promise<number> {
  const { send } = await sandbox.callAs('amina')
  const list = '/api/v1/activities/bookings?status[]=settled&bypass_pagination=true&cancellation_source=customers'
  const { data } = await send<ApiTypes['listBookings']['reply']>('GET', list)
  const one = data.find(
    ({ cancellation, booking_type: type }) => type === 'camps' && cancellation.outcome?.returned.value,
  )
  await send('DELETE', `/api/activities/bookings/${one?.id ?? 0}?source=bookings`)
  return one?.order_id ?? 0
}

for (const size of windowsOf(phone)) {
  test(`[O-04, O-101] the confirmation shows what was cancelled later, at ${size.width}`, async ({ page, sandbox }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('amina')
    const orderId = await cancelOne(sandbox)
    const main = page.getByRole('main')
    await page.goto(`/booking-confirmed/${orderId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This booking has been cancelled.')
    await expect(main.getByText(/Refunded as credit: £/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('button', { name: /to your calendar/ })).toBeHidden()
    await expect(main.getByText('Show this when you arrive')).toBeHidden()
    await expect(main.getByText('If plans change')).toBeHidden()
    await expectAccessible(page)
  })
}
