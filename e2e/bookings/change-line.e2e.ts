import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addMeadow } from '../support/camp-form.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf } from '../support/time-slots.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

const meadow = '/camps/location/ashcombe-leisure-centre/holiday-camps/river-meadow-camp/book'

const itemsOf = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Items in your basket' })

for (const viewport of windowsOf(phone)) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-350] a line of the basket gets other days and answers in its own form, and keeps its place', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('amina')
      await page.goto(meadow)
      await page.getByRole('radio', { name: /Idris/ }).check()
      // The days of the child have come.
      await expect(page.getByRole('radio', { name: /Entire camp, £145/ })).toBeChecked()
      await page.getByRole('radio', { name: /Choose dates/ }).check()
      const days = page.getByRole('region', { name: 'Which days?' }).getByRole('checkbox')
      await days.nth(0).check()
      await days.nth(1).check()
      await addMeadow(page)
      await page.goto('/basket')
      await expectAccessible(page)
      await itemsOf(page).getByRole('link', { name: 'Change River meadow camp' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your booking')
      await expect(page.getByRole('radio', { name: /Idris/ })).toBeChecked()
      await expect(days.nth(0)).toBeChecked()
      await expect(days.nth(1)).toBeChecked()
      await expect(days.nth(2)).not.toBeChecked()
      await expect(page.getByLabel('Emergency telephone number')).toHaveValue('07700 900123')
      await expectAccessible(page)
      await days.nth(0).uncheck()
      await days.nth(2).check()
      await days.nth(3).check()
      await page.reload()
      await expect(days.nth(3)).toBeChecked()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expectToast(page, 'Successfully updated item in the basket.')
      await expect(page).toHaveURL(/\/basket$/)
      await expect(itemsOf(page).getByRole('listitem').first()).toContainText('£96.00')
      await expect(itemsOf(page).getByRole('link', { name: /^Change/ })).toHaveCount(1)
    })

    test('[O-350] the basket asks how many come by a ticket, and for whom; a refusal says why and changes nothing', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('amina')
      await openDay(page, 'ashcombe', 'public-swims', '2026-04-09')
      await page
        .getByRole('link', { name: /^Choose tickets for Lane swim/ })
        .first()
        .click()
      await panelOf(page).getByRole('button', { name: 'One more Adult' }).click()
      await panelOf(page).getByRole('button', { name: 'Checkout now' }).click()
      await expect(page).toHaveURL(/basket\/checkout/)
      await page.goto('/basket')
      const item = itemsOf(page).getByRole('listitem').first()
      await page.getByRole('button', { name: /^Change Lane swim/ }).click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: /^One more/ }).click()
      await dialog.getByLabel('Who is it for?').selectOption({ label: 'Idris Rahman' })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert')).toContainText('The quantity is always 1 when you book for someone else.')
      await expect(item).toContainText('In your name')
      await dialog.getByLabel('Who is it for?').selectOption({ index: 0 })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Successfully updated item in the basket.')
      // The package pays for one of them.
      await expect(page.getByRole('button', { name: /^Change Lane swim/ })).toHaveCount(2)
    })
  })
}

test('[O-488] days that cost more than the entire camp say so, and one press takes it', async ({ page, sandbox }) => {
  await page.setViewportSize(phone)
  await sandbox.logIn('amina')
  await page.goto(meadow)
  await page.getByRole('radio', { name: /Idris/ }).check()
  const whole = page.getByRole('radio', { name: /Entire camp, £145/ })
  await expect(whole).toBeChecked()
  await page.getByRole('radio', { name: /Choose dates/ }).check()
  const step = page.getByRole('region', { name: 'Which days?' })
  const days = step.getByRole('checkbox')
  for (const index of [0, 1, 2, 3]) await days.nth(index).check()
  const less = step.getByText('The entire camp costs £15.00 less than these 5 days.')
  await expect(less).toHaveCount(0)
  await days.nth(4).check()
  await expect(less).toBeVisible()
  await expectAccessible(page)
  await step.getByRole('button', { name: 'Take the entire camp' }).press('Enter')
  await expect(whole).toBeChecked()
  await expect(page.getByRole('group', { name: 'Total and booking' })).toContainText('£145.00')
})
