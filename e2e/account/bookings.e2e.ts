import type { ApiTypes } from '@touchline/contract'
import type { Locator, Page } from '@playwright/test'
import { personaId } from '../../seed/src/index.ts'
import { expectAccessibleFromTop } from '../support/accessible.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/windows.ts'
import { bookedByAmina, ownOccurrence, policyWith, safiyaId } from './own-bookings.ts'
import type { Booked } from './own-bookings.ts'

test.use({ site: 'account' })

const free = policyWith([])
const amina = personaId('amina')
const own = { userId: amina, price: 500 }
const swim: Booked = {
  name: 'Family swim',
  days: 3,
  policy: free,
  places: [
    { userId: amina, price: 540 },
    { userId: safiyaId, price: 420 },
  ],
}

const opened = (page: Page, name: string): Locator => page.getByRole('region', { name: `Manage ${name}` })

test('[S2-086] on a wide screen the bookings are one page whose tabs lead to its parts', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await expect(page).toHaveTitle('Fairwater Leisure | Bookings')
  for (const name of ['Later', 'Waitlists', 'Past']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  const tabs = page.getByRole('navigation', { name: 'Parts of your bookings' })
  await expect(tabs.getByRole('link')).toHaveText([/^Upcoming\d+$/, /^Waitlists1$/, 'Past'])
  await expectAccessibleFromTop(page)
  await tabs.getByRole('link', { name: 'Past' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Past' })).toBeFocused()
  await page.goto('/bookings/past')
  await expect(page).toHaveURL(/\/bookings#past$/)
  await page.goto('/bookings/elsewhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible()
})

test('[O-16 partly, O-140 partly] a customer cancels by keyboard, in place, to the announced penny', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const manage = page.getByRole('button', { name: 'Manage: River meadow camp' })
  await expect(manage).toHaveAttribute('aria-expanded', 'false')
  await manage.press('Enter')
  const panel = opened(page, 'River meadow camp')
  await expect(panel.getByRole('heading', { name: 'Manage River meadow camp' })).toBeFocused()
  const closing = page.getByRole('button', { name: 'Close: River meadow camp' }).first()
  await expect(closing).toHaveAttribute('aria-expanded', 'true')
  await expect(closing).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? 'none')
  await page.keyboard.press('Escape')
  await expect(manage).toBeFocused()
  await manage.press('Enter')
  const upcoming = page.getByRole('link', { name: /^Upcoming/ })
  const before = Number(/\d+/.exec((await upcoming.textContent()) ?? '')?.[0])
  const cancel = panel.getByRole('button', { name: /^Cancel and get £[\d.]+ back$/ })
  const amount = /£[\d.]+/.exec((await cancel.textContent()) ?? '')?.[0] ?? 'no amount'
  await expect(panel.getByText('You can use the credit until 7 April 2027.')).toBeVisible()
  await expectAccessibleFromTop(page)
  const sent = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('/bookings'))
  await cancel.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    data: { update_type: 'cancellation', cancellation_source: 'my-account' },
  })
  const result = page.getByRole('status').filter({ hasText: 'Cancelled: River meadow camp' })
  await expect(result).toContainText(`${amount} refunded as credit.`)
  await expect(result.getByText('Cancelled: River meadow camp')).toBeFocused()
  await expect(result.getByRole('link', { name: /^Find another time/ })).toHaveAttribute('href', /\/camps\/location\//)
  await expect(manage).toBeHidden()
  // It keeps its place until its day is over. [O-442]
  const row = page.getByRole('listitem').filter({ hasText: 'River meadow camp' }).filter({ hasText: 'Cancelled' })
  await expect(row).toBeVisible()
  await expect(upcoming).toHaveText(`Upcoming${before - 1}`)
  await expect(page.getByRole('region', { name: 'Past' })).not.toContainText('River meadow camp')
})

test('[O-94 partly, O-571 partly] a customer moves a camp day by keyboard, to the day that the button names', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Manage: River meadow camp' }).press('Enter')
  const panel = opened(page, 'River meadow camp')
  const time = panel.getByRole('radio').first()
  await time.press('Space')
  await expect(panel.getByRole('status')).toHaveText(/^Cancel by \w+ \d+ \w+, \d\d:\d\d\. Full refund as credit/)
  const move = panel.getByRole('button', { name: /^Move to \w+ \d+ \w+$/ })
  const day = /^Move to (.*)$/.exec((await move.textContent()) ?? '')?.[1] ?? 'no day'
  await expectAccessibleFromTop(page)
  await move.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Moved: River meadow camp' })).toContainText(day)
})

test('a course cannot be moved, and one sentence says so', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Manage: Stage four swimmers' }).click()
  const panel = opened(page, 'Stage four swimmers')
  await expect(panel.getByText('This booking cannot be moved. Cancel it and book another time.')).toBeVisible()
  await expect(panel.getByText('10 sessions for Safiya')).toBeVisible()
})

test('the person chosen in the account presets the filter, and an address opens its booking for everybody', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Yusuf Rahman')
  await expect(page.getByRole('radio', { name: 'Yusuf' })).toBeChecked()
  await expect(page.getByText('Nothing booked for Yusuf')).toBeVisible()
  const bookings = '/api/v1/activities/bookings?cancellation_source=my-account&per_page=100'
  const { send } = await sandbox.callAs('amina')
  const { data } = await send<ApiTypes['listBookings']['reply']>('GET', bookings)
  const camp = data.find(({ name }) => name === 'River meadow camp')
  await page.goto(`/bookings?occurrence=${camp?.occurrence_id ?? ''}`)
  await expect(opened(page, 'River meadow camp')).toBeVisible()
  await page.getByRole('button', { name: 'Close: River meadow camp' }).first().click()
  await expect(page).toHaveURL(/\/bookings$/)
})

test('[O-48 partly] leaving a waitlist first says what is given up', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const waiting = page.getByRole('region', { name: 'Waitlists' })
  await waiting.getByRole('button', { name: 'Leave waitlist: Junior football skills' }).press('Enter')
  const lost = waiting.getByText(/^You will give up your position on the waitlist: number \d/)
  await expect(lost).toBeFocused()
  await expectAccessibleFromTop(page)
  await waiting.getByRole('button', { name: 'Leave the waitlist' }).press('Enter')
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('[O-312] an offer leads to its booking on the bookings site, for the person it was made to', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('gwen')
  await page.goto('/bookings')
  const offer = page.getByRole('region', { name: 'Waitlists' }).getByRole('link', { name: /^Book Nofio/ })
  await offer.click()
  await expect(page).toHaveURL(
    new RegExp(`^${stack.url}/location/porthwen-leisure-centre/public-swims/2026-04-08/tickets/\\w+$`),
  )
  await expect(page.getByRole('dialog').getByText(/^Held for you until/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Booking for' })).toContainText('Huw Parry')
})

test('[O-140] [O-580] places of one order are one row, and the sum follows the ticks', async ({
  page,
  stack,
  context,
}) => {
  const sandbox = await openSandbox(stack, context, { id: 'shared', data: bookedByAmina([swim]) })
  await sandbox.logIn('amina')
  await page.goto(`/bookings?occurrence=${ownOccurrence(0)}`)
  const panel = opened(page, 'Family swim')
  await expect(panel.getByText('Choose whose place to cancel.')).toBeVisible()
  await panel.getByRole('button', { name: 'Choose all' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Cancel 2 places, get £9.60 back' })).toBeVisible()
  await expect(panel.getByText('This booking cannot be moved.')).toBeVisible()
  await panel.getByRole('checkbox', { name: 'You' }).press('Space')
  const cancel = panel.getByRole('button', { name: 'Cancel and get £4.20 back' })
  await expect(cancel).toBeVisible()
  await expect(panel.locator('[aria-live="polite"]')).toContainText('Comes back as credit£4.20')
  await panel.getByRole('checkbox', { name: 'Safiya' }).press('Space')
  await expect(panel.getByText('Choose whose place to cancel.')).toBeVisible()
  await panel.getByRole('checkbox', { name: 'Safiya' }).press('Space')
  await cancel.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled: Family swim' })).toContainText('£4.20')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Manage: Family swim' }) })
  await expect(row).toContainText('In your name')
  await expect(row).not.toContainText('Safiya')
  // The second joins the row of the first, which names what came back for both.
  await row.getByRole('button', { name: 'Manage: Family swim' }).press('Enter')
  await opened(page, 'Family swim').getByRole('button', { name: 'Cancel and get £5.40 back' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled: Family swim' })).toContainText('£5.40')
  const cancelled = page.getByRole('listitem').filter({ hasText: 'Family swim' }).filter({ hasText: 'Cancelled' })
  await expect(cancelled).toHaveCount(1)
  await expect(cancelled).toContainText('£9.60 refunded as credit.')
  await sandbox.delete()
})

test('too late to cancel: the reason stands instead of the button', async ({ page, stack, context }) => {
  const late = { name: 'Late swim', days: 1, policy: policyWith(['disable_cancelling']), places: [own] }
  const sandbox = await openSandbox(stack, context, { id: 'too-late', data: bookedByAmina([late]) })
  await sandbox.logIn('amina')
  await page.goto(`/bookings?occurrence=${ownOccurrence(0)}`)
  const panel = opened(page, 'Late swim')
  await expect(panel.getByText('Two days before.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Cancel/ })).toBeHidden()
  await sandbox.delete()
})

test('nothing booked at all leads to something to do', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/bookings')
  await expect(page.getByText('Nothing booked yet')).toBeVisible()
  await expect(page.getByText('Past bookings will appear here.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waitlists' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Find something to do' })).toBeVisible()
  await expectAccessibleFromTop(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('[S2-087] the bookings are pages of tabs, and their own address leads to the first', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('amina')
    await page.goto('/bookings')
    await expect(page).toHaveURL(/\/bookings\/upcoming$/)
    const tabs = page.getByRole('navigation', { name: 'Parts of your bookings' })
    await expect(page.getByRole('region', { name: 'Later' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Past' })).toBeHidden()
    await expectAccessibleFromTop(page)
    await tabs.getByRole('link', { name: /^Waitlists/ }).press('Enter')
    await expect(page).toHaveURL(/\/bookings\/waiting$/)
    await expect(page.getByRole('region', { name: 'Waitlists' })).toContainText('Junior football skills')
    await expectAccessibleFromTop(page)
    await tabs.getByRole('link', { name: 'Past' }).press('Enter')
    await expect(tabs.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('region', { name: 'Past' })).toContainText('Sunrise yoga')
    await expectAccessibleFromTop(page)
  })

  test('an address that names a booking opens it on the first page', async ({ page, stack, context }) => {
    const sandbox = await openSandbox(stack, context, { id: 'phone', data: bookedByAmina([swim]) })
    await sandbox.logIn('amina')
    await page.goto(`${stack.url}/my-bookings?occurrence=${ownOccurrence(0)}`)
    await expect(page).toHaveURL(/\/bookings\/upcoming\?occurrence=/)
    await expect(opened(page, 'Family swim')).toBeVisible()
    await expectAccessibleFromTop(page)
    await sandbox.delete()
  })
})
