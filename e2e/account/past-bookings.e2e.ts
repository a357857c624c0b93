import type { ApiTypes } from '@touchline/contract'
import { personaId } from '../../seed/src/index.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
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
  await expect(rowOf('Spin then').getByRole('link', { name: 'Book again: Spin then' })).toHaveAttribute(
    'href',
    /\/location\/.*\/next$/,
  )
  await sandbox.delete()
})

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
