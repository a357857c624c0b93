import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { phone, windowsOf } from '../support/windows.ts'

const meadow = '/camps/location/ashcombe-leisure-centre/holiday-camps/river-meadow-camp/book'
const beach = '/camps/location/porthwen-leisure-centre/holiday-camps/wythnos-y-traeth/book'
const begun = '/camps/location/millwick-sports-village/sports-camps/railway-yard-football-camp/book'

const summaryOf = (page: Page) => page.getByRole('group', { name: 'Total and booking' })
const daysOf = (page: Page) => page.getByRole('region', { name: 'Which days?' })
const peopleOf = (page: Page) => page.getByRole('radiogroup', { name: 'Who is it for?' })

test('[O-313 partly] no day is chosen before the person is, and a camp is for no adult who has not said so', async ({
  page,
  sandbox,
}) => {
  await page.goto(begun)
  await expect(summaryOf(page)).toContainText('£0.00')
  await expect(daysOf(page)).not.toContainText('We have chosen')
  await sandbox.logIn('amina')
  for (const camp of [begun, meadow, beach]) {
    await page.goto(camp)
    await expect(peopleOf(page).getByRole('radio').first()).toBeVisible()
    await expect(peopleOf(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(daysOf(page)).toContainText('Choose who is coming to see their days.')
  }
})

for (const viewport of windowsOf(phone)) {
  test(`[O-313 partly, O-316 partly, S4-057] days chosen for a child are said, named by the total and cleared by keyboard, with extras that fit them, at ${viewport.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await sandbox.logIn('amina')
    await page.goto(meadow)
    await peopleOf(page)
      .getByText(/Safiya/)
      .click()
    await expect(daysOf(page)).toContainText('We have chosen all 4 days that are left')
    await expect(summaryOf(page)).toContainText('£128.00 4 days')
    // Lunch is for the whole camp.
    await expect(page.getByRole('spinbutton', { name: /Camp T-shirt/ })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: /Hot lunch/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear: choose no days' }).press('Enter')
    await expect(daysOf(page).locator(':focus')).toHaveCount(1)
    await expect(daysOf(page)).not.toContainText('We have chosen')
    await expect(summaryOf(page)).toContainText('£0.00')
    await peopleOf(page)
      .getByText(/Idris Rahman/)
      .click()
    await expect(page.getByRole('spinbutton', { name: /Hot lunch/ })).toHaveCount(0)
    await page.getByRole('radio', { name: /Entire camp/ }).check()
    await expect(page.getByRole('spinbutton', { name: /Hot lunch/ })).toBeVisible()
  })
}
