import type { ApiTypes } from '@touchline/contract'
import { personaId } from '../../seed/src/index.ts'
import { expectAccessibleFromTop } from '../support/accessible.ts'
import { basketOf } from '../support/basket.ts'
import { follow } from '../support/keyboard.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'
import { beenBefore } from './booking-again.ts'
import { bookedByAmina, policyWith } from './own-bookings.ts'

test.use({ site: 'account' })

const free = policyWith([])
const own = { userId: personaId('amina'), price: 500 }

test('past bookings say who was there and what is owed, and lead to booking again', async ({
  page,
  stack,
  context,
}) => {
  const missing = { ...policyWith(['charge_fee']), chargesAbsence: true }
  const sandbox = await openSandbox(stack, context, {
    id: 'past',
    data: bookedByAmina([
      { name: 'Spin then', days: -3, policy: free, places: [own] },
      { name: 'Yoga then', days: -4, policy: missing, places: [own] },
    ]),
  })
  const { send } = await sandbox.callAs('ellie')
  const note = (bookingId: number, status: string) =>
    send('PATCH', '/api/v1/activities/bookings/attendance', { data: { booking_ids: [bookingId], status } })
  await note(900_000, 'attended')
  await note(900_010, 'absent')
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const past = page.getByRole('region', { name: 'Past' })
  const rowOf = (name: string) => past.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('Spin then')).toContainText('You were there')
  await expect(rowOf('Yoga then').getByRole('link', { name: '£2.50 to pay' })).toHaveAttribute('href', '/payments')
  await rowOf('Spin then').getByRole('button', { name: 'Book again: Spin then' }).press('Enter')
  await expect(rowOf('Spin then')).toContainText("There's nothing to book in the next two weeks.")
  await expect(rowOf('Spin then').getByRole('link', { name: 'See the timetable: Spin then' })).toHaveAttribute(
    'href',
    /\/location\/.*\/next\?for=\d+$/,
  )
  await sandbox.delete()
})

test('[O-383] a cancelled course says the sum that came back for all its sessions', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const past = page.getByRole('region', { name: 'Past' })
  const row = past.getByRole('listitem').filter({ hasText: 'Goalkeeper taster' })
  await expect(row).toContainText('£15.00 refunded as credit.')
})

for (const viewport of [desktop, phone]) {
  test(`[O-275 partly, O-277] a past booking is booked again by two presses, at ${viewport.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await beenBefore(sandbox, { persona: 'amina', called: 'Vinyasa flow' })
    await sandbox.logIn('amina')
    await page.goto('/bookings/past')
    const row = page.getByRole('region', { name: 'Past' }).getByRole('listitem').filter({ hasText: 'Vinyasa flow' })
    await follow(page, row.getByRole('button', { name: 'Book again: Vinyasa flow' }))
    const panel = row.getByRole('region', { name: 'Book Vinyasa flow' })
    await expect(panel.getByRole('heading')).toHaveText('£7.50 from your credit, and £7.50 of it is left')
    await expectAccessibleFromTop(page)
    await follow(page, panel.getByRole('button', { name: 'Agree and book' }))
    await expect(row.getByText('Booked: Vinyasa flow')).toBeFocused()
    expect(await basketOf(sandbox, 'amina')).toEqual([])
    await expectAccessibleFromTop(page)
  })
}

test('three hundred past bookings open a page at a time', async ({ page, stack, context }) => {
  const before = { name: 'Swim', days: -1, policy: free, places: [own] }
  const sandbox = await openSandbox(stack, context, { id: 'many', data: bookedByAmina([before]) })
  const { send } = await sandbox.callAs('amina')
  // The platform's own answer, three hundred times.
  await page.route('**/api/v1/activities/bookings?*starts_before=*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const body = await send<ApiTypes['listBookings']['reply']>('GET', pathname + search)
    const data = body.data.flatMap((one) => Array.from({ length: 300 }, (_, index) => ({ ...one, id: 10 + index })))
    await route.fulfill({ json: { ...body, data } })
  })
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const rows = page.getByRole('region', { name: 'Past' }).getByRole('listitem')
  const older = page.getByRole('button', { name: 'Older bookings' })
  for (let count = 20; count <= 100; count += 20) {
    await expect(rows).toHaveCount(count)
    await older.press('Enter')
  }
  await sandbox.delete()
})
