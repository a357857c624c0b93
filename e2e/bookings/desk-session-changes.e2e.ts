import type { ApiTypes } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { follow, tabTo } from '../support/keyboard.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

const bookingsOf = (id: string) =>
  `/api/v1/activities/bookings?occurrence_id=${id}&cancellation_source=foh&bypass_pagination=true`

/** A class at Ashcombe on the sandbox's second day that somebody has paid for. */
async function bookedClass({ callAs }: Sandbox) {
  const { send } = await callAs('ellie')
  const window = 'starts_after=2026-04-07T10:00:00Z&starts_before=2026-04-10T22:00:00Z'
  const query = `source=foh&venue_ids=1&${window}&per_page=100`
  const { data } = await send<ApiTypes['listOccurrences']['reply']>('GET', `/api/v1/activities/occurrences?${query}`)
  for (const session of data.filter(({ booking_type: type, status }) => type === 'classes' && status === 'bookable')) {
    const { data: bookings } = await send<ApiTypes['listBookings']['reply']>('GET', bookingsOf(session.id))
    const settled = bookings.filter(({ status }) => status === 'settled')
    if (settled.some(({ price }) => (price?.value ?? 0) > 0)) return { session, settled, send }
  }
  throw new Error('there is no class that somebody has paid for')
}

const part = (page: Page) => page.getByRole('region', { name: 'Change the session' })

for (const size of windowsOf(phone)) {
  test.describe(`[O-528] at ${size.width} staff, by keyboard,`, () => {
    test.beforeEach(({ page }) => page.setViewportSize(size))

    test('[O-578 partly] postpone a session, give it a new date and call it off, each after reading whom it concerns, and read how many were emailed', async ({
      page,
      sandbox,
    }) => {
      const { session, settled, send } = await bookedClass(sandbox)
      const count = settled.length
      await sandbox.logIn('ellie')
      await page.goto(`/desk/sessions/${session.id}`)
      await follow(page, part(page).getByRole('button', { name: 'Postpone' }))
      await expect(part(page).getByRole('heading', { name: 'Postpone', level: 3 })).toBeFocused()
      await expect(part(page)).toContainText(count === 1 ? '1 booking is kept' : `${count} bookings are kept`)
      await expectAccessible(page)
      await part(page).getByRole('combobox', { name: 'Reason (optional)' }).selectOption('adverse_weather')
      await follow(page, part(page).getByRole('button', { name: 'Postpone the session' }))
      await expectToast(page, 'been emailed.')
      await expect(part(page).getByRole('button', { name: 'Set the new date' })).toBeVisible()
      await expect(page.getByText(/· Postponed$/)).toBeVisible()

      await follow(page, part(page).getByRole('button', { name: 'Set the new date' }))
      await follow(page, part(page).getByRole('button', { name: 'Set the new date for everybody' }))
      const date = part(page).getByRole('textbox', { name: /^New date/ })
      await expect(date).toBeFocused()
      await expect(date).toHaveAccessibleDescription(/Enter the new date/)
      await page.keyboard.type('20-04-2026')
      await tabTo(page, part(page).getByRole('textbox', { name: /^New start time/ }))
      await page.keyboard.type('11.15am')
      await page.keyboard.press('Enter')
      await expectToast(page, 'The session has its new date.')
      await expect(page.getByText(/Monday.20.April.2026.+11:15/)).toBeVisible()

      await follow(page, part(page).getByRole('button', { name: 'Call off' }))
      await expect(part(page)).toContainText(count === 1 ? '1 booking is cancelled' : `${count} bookings are cancelled`)
      await expect(part(page)).toContainText('is refunded as credit')
      const said = /£([\d.]+) is refunded as credit/.exec((await part(page).textContent()) ?? '')?.[1]
      await expectAccessible(page)
      await part(page).getByRole('combobox', { name: 'Reason' }).selectOption('adverse_weather')
      await follow(page, part(page).getByRole('button', { name: 'Call off the session' }))
      await expectToast(page, 'The session is called off.')
      await expect(part(page)).toContainText('This session has been called off.')
      await expect(page.locator('div[tabindex="-1"]').filter({ has: part(page) })).toBeFocused()
      await expect(page.getByText(/· Cancelled$/)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Register' })).toContainText('Nobody is booked in.')
      const { data } = await send<ApiTypes['listBookings']['reply']>(
        'GET',
        `${bookingsOf(session.id)}&status[]=cancelled`,
      )
      const back = data.reduce((sum, { cancelled }) => sum + (cancelled?.returned.value ?? 0), 0)
      expect(said).toBe((back / 100).toFixed(2))
      await expectAccessible(page)
    })

    test('move a session to another time, or leave it as it is', async ({ page, sandbox }) => {
      const { session, settled, send } = await bookedClass(sandbox)
      await sandbox.logIn('ellie')
      await page.goto(`/desk/sessions/${session.id}`)
      await follow(page, part(page).getByRole('button', { name: 'Change the time' }))
      await expect(part(page)).toContainText(`${settled.length} booking`)
      await follow(page, part(page).getByRole('button', { name: 'Leave the session as it is' }))
      await expect(part(page).getByRole('button', { name: 'Postpone' })).toBeVisible()
      await follow(page, part(page).getByRole('button', { name: 'Change the time' }))
      await tabTo(page, part(page).getByRole('textbox', { name: /^New start time/ }))
      await page.keyboard.type('25:00')
      await page.keyboard.press('Enter')
      await expect(part(page).getByRole('textbox')).toHaveAccessibleDescription(/Enter the new time/)
      await part(page).getByRole('textbox').fill('21:15')
      await page.keyboard.press('Enter')
      await expectToast(page, 'The session has its new time.')
      const { data } = await send<ApiTypes['listBookings']['reply']>('GET', bookingsOf(session.id))
      expect(new Set(data.map(({ starts_at: at }) => at.local.slice(11, 16)))).toEqual(new Set(['21:15']))
      await page.goto(`/desk/sessions/${session.id}?lang=cy`)
      await page.getByRole('button', { name: /^Canslo.r sesiwn$/ }).click()
      await expect(page.getByRole('heading', { name: /^Canslo.r sesiwn$/, level: 3 })).toBeFocused()
      await expectAccessible(page)
    })
  })
}
