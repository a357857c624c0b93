import { expectAccessible } from '../support/accessible.ts'
import { campDaysItem } from '../support/basket.ts'
import { sellInCash } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'
import { phone, windowsOf } from '../support/windows.ts'

test.describe('my bookings', () => {
  for (const size of windowsOf(phone)) {
    test(`[O-16 partly, O-311 partly, S1-023, P1-009, S7-085] the customer sees their next bookings and cancels to the exact refund, at ${size.width}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize(size)
      await sandbox.logIn('amina')
      await page.goto('/my-bookings')
      await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your next booking' })).toBeVisible()
      await expectAccessible(page)
      await page
        .getByRole('button', { name: /^Manage: River meadow camp/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'River meadow camp' })
      const cancel = dialog.getByRole('button', { name: /^Cancel and get £[\d.]+ back$/ })
      const promised = await cancel.textContent()
      await expectAccessible(page)
      // The text about moving names no other amount, and there is no fee.
      const amounts = (await dialog.textContent())?.match(/£[\d.]+/g) ?? []
      expect(new Set(amounts).size).toBe(2)
      expect(amounts).toContain('£0.00')
      await cancel.press('Enter')
      await expect(dialog.getByText('This booking is cancelled.')).toBeFocused()
      const amount = /£[\d.]+/.exec(promised ?? '')?.[0] ?? 'no amount'
      await expect(dialog.getByText(`${amount} refunded as credit.`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('region', { name: 'Cancelled' })).toContainText('River meadow camp')
      await expect(page.locator('body')).not.toBeFocused()
    })
  }

  test('[O-16 partly] shows bookings of all linked users, whoever is chosen in the header', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('amina')
    await page.goto('/my-bookings')
    const whose = page.getByRole('group', { name: 'Whose bookings' })
    const rows = page.getByRole('button', { name: /^Manage: / })
    await expect(whose).toBeVisible()
    const all = await rows.count()
    const again = page.waitForResponse((answer) => answer.url().includes('/bookings?') && answer.ok())
    await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Yusuf Rahman')
    await again
    await expect(page.getByRole('region', { name: 'Your next booking' })).toBeVisible()
    await expect(whose.getByText('Safiya')).toBeVisible()
    await expect(page.getByText('Past bookings')).toBeVisible()
    await expect(rows).toHaveCount(all)
    await page.reload()
    await expect(rows).toHaveCount(all)
  })

  test('[O-48 partly, O-312] an offer to a linked person opens its booking for them with the held place, a passed-over entry says why, and a booked one links back', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('gwen')
    await page.goto('/my-bookings')
    const waiting = page.getByRole('region', { name: 'On the waitlist' })
    await expect(waiting.getByText(/^Not enough places came free for your group/)).toBeVisible()
    await expect(waiting.getByText('For 3 places, offered together')).toBeVisible()
    await waiting.getByRole('link', { name: /^Book Nofio cyhoeddus/ }).click()
    await expect(page).toHaveURL(/\/location\/porthwen-leisure-centre\/public-swims\/2026-04-08\/tickets\/\w+$/)
    const offered = page.getByRole('dialog', { name: 'Nofio cyhoeddus: public swim' })
    // Gwen waits for the same swim; the place is Huw's.
    await expect(offered.getByText(/^Held for you until/)).toBeVisible()
    await expectAccessible(page)
    // The walk booked for Huw from the waitlist.
    await page.goto('/location/porthwen-leisure-centre/fitness-classes/2026-04-11')
    await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Huw Parry')
    await page.getByRole('link', { name: 'Manage: Harbour walk' }).click()
    const dialog = page.getByRole('dialog', { name: 'Harbour walk' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL(/\/my-bookings$/)
  })

  test('[O-48 partly, O-311 partly] leaving a waitlist says what is given up first, and keyboard focus stays on the page', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('gwen')
    await page.goto('/my-bookings')
    const waiting = page.getByRole('region', { name: 'On the waitlist' })
    await expect(waiting).toBeVisible()
    const rows = waiting.getByRole('listitem')
    const before = await rows.count()
    await waiting
      .getByRole('button', { name: /^Leave waitlist/ })
      .first()
      .press('Enter')
    await expect(waiting.getByText(/^You will give up your position on the waitlist: number \d/)).toBeFocused()
    await expect(rows).toHaveCount(before)
    // A button half under the header is no small target.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await waiting.getByRole('button', { name: 'Leave the waitlist' }).press('Enter')
    await expect(rows).toHaveCount(before - 1)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('[O-94 partly, O-571 partly] a customer moves a camp day to another day by keyboard, and sees the price difference', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await sandbox.logIn('amina')
    await page.goto('/my-bookings')
    await page
      .getByRole('button', { name: /^Manage: River meadow camp/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'River meadow camp' })
    await dialog.getByRole('button', { name: 'Move to another time' }).press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Move this booking' })).toBeFocused()
    await expect(dialog.getByText(/^Moving is free/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Move my booking' }).press('Enter')
    await expect(dialog.getByText('Choose the time you want to move to.')).toBeVisible()
    const time = dialog.getByRole('radio').last()
    const label = await time.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
    await time.press('Space')
    await expect(dialog.getByRole('status')).toHaveText(/^Cancel by \w+ \d+ \w+, \d\d:\d\d\. Full refund as credit/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move my booking' }).press('Enter')
    const when = label.split(/\s· /)[0] ?? label
    await expect(dialog.getByRole('status')).toContainText(`It is now on ${when}.`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('region', { name: 'Your next booking' })).toContainText(when)
  })

  test('[O-376] all days of a camp are cancelled in one dialog, to the exact refund with the extras, at 375', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(phone)
    const item = await campDaysItem(sandbox, [0, 1, 2, 3, 4])
    await sellInCash(sandbox, 'amina', { ...item, extras: item.extras.slice(-1) })
    await sandbox.logIn('amina')
    await page.goto('/my-bookings')
    const next = page.getByRole('region', { name: 'Your next booking' })
    await expect(next).toContainText('5 days, Mon 27 April to Fri 1 May')
    await next.getByRole('button', { name: 'Manage: River meadow camp' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'River meadow camp' })
    await expect(dialog.getByText('5 days, Mon 27 April to Fri 1 May')).toBeVisible()
    await expect(dialog.getByText('Choose the days to cancel.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: /^Wed 29 April/ }).press('Space')
    await expect(dialog.getByRole('button', { name: 'Move to another time' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Choose all 5 days' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Move to another time' })).toBeHidden()
    const cancel = dialog.getByRole('button', { name: 'Cancel 5 places, get £176.00 back' })
    await expect(cancel).toBeVisible()
    await expectAccessible(page)
    await cancel.press('Enter')
    await expect(dialog.getByText('5 places are cancelled.')).toBeFocused()
    await expect(dialog.getByText('£176.00 refunded as credit.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    const cancelled = page.getByRole('region', { name: 'Cancelled' }).getByRole('listitem')
    await expect(cancelled.filter({ hasText: 'Idris' })).toHaveText(/5 days, Mon 27 April to Fri 1 May/)
  })

  test('is linked from the menu of a logged-in customer', async ({ page, sandbox }) => {
    await sandbox.logIn('carys')
    await page.goto('/')
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('dialog', { name: 'My account' }).getByRole('link', { name: 'My bookings' }).click()
    await expect(page.getByText('No bookings yet')).toBeVisible()
    await expectAccessible(page)
  })
})
