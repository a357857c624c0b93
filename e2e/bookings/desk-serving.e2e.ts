import type { ApiTypes } from '@touchline/contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { courseThatChangedHands } from '../support/basket.ts'
import { configure, withGuestPasses } from '../support/configuration.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, confirmedOrder } from '../support/paying.ts'
import { sandboxStart } from '../support/sandbox.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { serve } from '../support/serving.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { desktop, windowsOf } from '../support/windows.ts'

/** A recent answer is not read again automatically: for two seconds normally, here for the life of the page. */
function stayFresh(): void {
  const wait = window.setTimeout
  Object.assign(window, { setTimeout: (then: () => void, ms = 0) => wait(then, ms === 2000 ? 600_000 : ms) })
}

/** Ellie at the desk, serving a customer. */
async function ellieServes(page: Page, sandbox: Sandbox, name: string): Promise<void> {
  await sandbox.logIn('ellie')
  await serve(page, name, name)
}

/** The customer's own bookings. */
async function bookingsOf(sandbox: Sandbox, persona: string) {
  const { send } = await sandbox.callAs(persona)
  const path = '/api/v1/activities/bookings?cancellation_source=customers&status=settled&status=cancelled&per_page=100'
  return (await send<ApiTypes['listBookings']['reply']>('GET', path)).data
}

/** Staff manage a day of Amina's camp after its cut-off. */
async function manageLateCamp(page: Page, sandbox: Sandbox): Promise<Locator> {
  const name = 'River meadow camp'
  const camp = (await bookingsOf(sandbox, 'amina')).find((booking) => booking.name === name)
  const ahead = Date.parse(`${camp?.starts_at.utc.replace(' ', 'T')}Z`) - Date.parse(sandboxStart)
  await sandbox.advance(`PT${ahead / 3_600_000 - 24}H`)
  await ellieServes(page, sandbox, 'Amina Rahman')
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: `Manage: ${name}` }).click()
  return page.getByRole('dialog', { name })
}

const waitsOf = async (sandbox: Sandbox, persona: string) => {
  const { id, send } = await sandbox.callAs(persona)
  return (await send<ApiTypes['listUserWaitlists']['reply']>('GET', `/api/v1/users/${id}/waitlists`)).data
}

for (const size of windowsOf(desktop)) {
  test.describe(`[O-209 partly] while staff serve a customer, at ${size.width}`, () => {
    test.beforeEach(({ page }) => page.setViewportSize(size))

    test('the bookings are the customer’s, are cancelled for them, and nobody is addressed as the customer', async ({
      page,
      sandbox,
    }) => {
      await ellieServes(page, sandbox, 'Amina Rahman')
      await page.getByRole('link', { name: 'Their bookings' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bookings of Amina Rahman' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Their bookings')
      await expect(page.getByRole('region', { name: 'The next booking of Amina Rahman' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'On the waitlist' })).toContainText('Idris Rahman')
      await expectAccessible(page)
      await page
        .getByRole('button', { name: /^Manage: River meadow camp/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'River meadow camp' })
      const cancel = dialog.getByRole('button', { name: /^Cancel and get £[\d.]+ back$/ })
      const promised = await cancel.textContent()
      const amount = /£[\d.]+/.exec(promised ?? '')?.[0] ?? 'no amount'
      await expect(dialog.getByText(/\byou\b/i)).toHaveCount(0)
      await expectAccessible(page)
      await cancel.click()
      await expect(dialog.getByText(`${amount} refunded as credit.`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('region', { name: 'Cancelled' })).toContainText('River meadow camp')
      const ended = (await bookingsOf(sandbox, 'amina')).filter(({ cancelled }) => cancelled !== null)
      expect(ended.map(({ cancelled }) => cancelled?.source)).toContain('foh')
    })

    test('a late cancellation needs a reason', async ({ page, sandbox }) => {
      const dialog = await manageLateCamp(page, sandbox)
      await dialog.getByRole('button', { name: 'Cancel this place' }).click()
      const reason = dialog.getByRole('textbox', { name: 'Reason' })
      await expect(reason).toHaveAccessibleDescription(/Give a reason for cancelling after the deadline\./)
      await expect(dialog.getByText('This booking is cancelled.')).toHaveCount(0)
      await expectAccessible(page)
      await reason.fill('The child is in hospital')
      await dialog.getByRole('button', { name: /^Cancel and get £[\d.]+ back$/ }).click()
      await expect(dialog.getByText(/^£[\d.]+ refunded as credit\.$/)).toBeVisible()
    })

    test('staff can move a camp day after its cut-off', async ({ page, sandbox }) => {
      const dialog = await manageLateCamp(page, sandbox)
      await dialog.getByRole('button', { name: 'Move to another time' }).click()
      await dialog.getByRole('radio').last().check()
      await dialog.getByRole('button', { name: 'Move the booking' }).click()
      await expect(dialog.getByRole('status')).toContainText('They have been sent the new time.')
      await expectAccessible(page)
    })

    test('orders, credit, receipt, terms and cards are the customer’s', async ({ page, sandbox }) => {
      await ellieServes(page, sandbox, 'Gwen Llewellyn')
      await page.getByRole('link', { name: 'Their orders' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Orders of Gwen Llewellyn' })).toBeVisible()
      const cards = page.getByRole('region', { name: 'Saved cards' })
      await expect(cards.getByRole('listitem')).toHaveCount(2)
      await expect(cards).toContainText('Only Gwen Llewellyn can add a card, from their own login.')
      await expect(cards.getByRole('button', { name: 'Add a card' })).toHaveCount(0)
      await expectAccessible(page)
      await cards
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(cards.getByRole('listitem')).toHaveCount(1)
      const gwen = await sandbox.callAs('gwen')
      const path = `/api/v1/users/${gwen.id}/saved-cards`
      const { data } = await gwen.send<ApiTypes['listSavedCards']['reply']>('GET', path)
      expect(data).toHaveLength(1)

      await serve(page, 'Amina Rahman', 'amina@example.test')
      await page.goto('/my-orders')
      await expect(page.getByRole('region', { name: 'Credit of Amina Rahman' })).toContainText('£15.00')
      await page.getByRole('region', { name: 'Orders' }).getByRole('link').first().click()
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Amina Rahman')
      await page.getByRole('button', { name: 'Send the confirmation again' }).click()
      await expect(page.getByText("We've sent the confirmation.")).toBeVisible()
      expect((await sandbox.mails())[0]?.to).toBe('amina@example.test')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'All their orders' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Orders of Amina Rahman' })).toBeVisible()
    })

    test('guest passes are not offered, and the page says why', async ({ page, context, sandbox }) => {
      await configure(context, withGuestPasses)
      await ellieServes(page, sandbox, 'Amina Rahman')
      await page.goto('/my-orders')
      const tabs = page.getByRole('navigation', { name: "Amina Rahman's pages" })
      await expect(tabs.getByRole('link')).toHaveText(['Their bookings', 'Their orders'])
      for (const address of ['/guest-passes', '/guest-passes/checkout']) {
        await page.goto(address)
        await expect(page.getByText('Guest passes are only for their owner')).toBeVisible()
        await expect(page.getByText('Only Amina Rahman can see and buy their guest passes')).toBeVisible()
        await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
        await expectAccessible(page)
      }
      await page.getByRole('link', { name: 'To the front desk' }).click()
      await page.getByRole('button', { name: 'Stop serving' }).click()
      await page.goto('/guest-passes')
      await expect(page.getByRole('heading', { name: 'Buy guest passes' })).toBeVisible()
    })

    test('the customer’s penalty is shown as theirs and paid at the desk', async ({ page, sandbox }) => {
      await page.addInitScript(stayFresh)
      await ellieServes(page, sandbox, 'Dylan Morgan')
      const banner = page.getByRole('region', { name: 'Dylan Morgan has £5.00 to pay before they can book again' })
      await expect(banner).toBeVisible()
      await expectAccessible(page)
      await banner.getByRole('button', { name: 'Pay £5.00 now' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Checkout now' }).first().click()
      await page.getByRole('radio', { name: 'Cash' }).check()
      await agreeToTerms(page)
      await press(page.getByRole('button', { name: 'Take £5.00' }))
      await confirmedOrder(page)
      await expect(banner).toBeHidden()
      const { id, send } = await sandbox.callAs('dylan')
      const { data } = await send<ApiTypes['listPenalties']['reply']>('GET', `/api/v1/users/${id}/penalties`)
      expect(data.map((penalty) => penalty.paid_at)).toEqual([expect.any(String)])
    })

    test('the customer is put on a waitlist, not the member of staff', async ({ page, sandbox }) => {
      await ellieServes(page, sandbox, 'Carys Evans')
      await page.goto('/courses/location/millwick-sports-village/gymnastics/timetable/adult-gymnastics')
      const main = page.getByRole('main')
      await expect(main.getByText("We'll email them as soon as a place comes free.").first()).toBeAttached()
      await main.getByRole('button', { name: /^Join waitlist/ }).click()
      await expectToast(page, 'Successfully joined the waitlist.')
      await expect(main.getByText('First on the waitlist')).toBeVisible()
      expect((await waitsOf(sandbox, 'carys')).map(({ occurrence }) => occurrence.name)).toEqual(['Adult gymnastics'])
      expect(await waitsOf(sandbox, 'ellie')).toEqual([])
      await page.goto('/my-bookings')
      const waiting = page.getByRole('region', { name: 'On the waitlist' })
      await expect(waiting).toContainText('Adult gymnastics')
      await expect(page.getByText('No bookings for Carys Evans yet')).toBeVisible()
      await expectAccessible(page)
      await waiting.getByRole('button', { name: /^Leave waitlist/ }).click()
      await waiting.getByRole('button', { name: 'Leave the waitlist' }).click()
      await expectToast(page, 'Successfully removed from the waitlist.')
      expect(await waitsOf(sandbox, 'carys')).toEqual([])
    })

    test('attendees are chosen from the customer and their linked users', async ({ page, sandbox }) => {
      await courseThatChangedHands(sandbox, { by: 'ellie', source: 'front-of-house' })
      await ellieServes(page, sandbox, 'Amina Rahman')
      await page.goto('/attendees')
      const safiya = page.getByRole('region', { name: 'Safiya Rahman' })
      await expect(safiya.getByRole('combobox', { name: 'Who is it for?' }).locator('option').first()).toHaveText(
        'Amina Rahman',
      )
      await expect(page.getByRole('main').getByText(/Ellie/)).toHaveCount(0)
      await expectAccessible(page)
      await safiya.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Save and continue' }).click()
      await expect(page).toHaveURL(/\/basket\/checkout$/)
      await expect(page.getByText('For Amina Rahman · FW000001')).toBeVisible()
    })
  })
}

test('[O-209 partly] the desk pages are in Welsh', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await ellieServes(page, sandbox, 'Amina Rahman')
  await page.goto('/my-bookings?lang=cy')
  await expect(page.getByRole('heading', { level: 1, name: 'Archebion Amina Rahman' })).toBeVisible()
  await page.goto('/my-orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Archebion a dalwyd gan Amina Rahman' })).toBeVisible()
  await page.goto('/guest-passes')
  await expect(page.getByText("Mae tocynnau gwestai i'w perchennog yn unig")).toBeVisible()
})

test('[O-209 partly] staff without a selected customer see their own account', async ({ page, sandbox }) => {
  await ellieServes(page, sandbox, 'Amina Rahman')
  await page.getByRole('button', { name: 'Stop serving' }).click()
  await page.goto('/my-bookings')
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
  await expect(page.getByText('No bookings yet')).toBeVisible()
  await page.goto('/my-orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
})
