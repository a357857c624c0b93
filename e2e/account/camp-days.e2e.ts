import type { Page } from '@playwright/test'
import { expectAccessibleFromTop } from '../support/accessible.ts'
import { campDaysItem } from '../support/basket.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { sellInCash } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

const name = 'River meadow camp'
/** All days of the camp for Idris, one by one, with a shirt. */
async function bookTheWeek(sandbox: Sandbox): Promise<void> {
  const item = await campDaysItem(sandbox, [0, 1, 2, 3, 4])
  await sellInCash(sandbox, 'amina', { ...item, extras: item.extras.slice(-1) })
}

/** Safiya comes to the same camp on one day, which is a row of its own. */
const ofIdris = (page: Page) => page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Idris' })
const panelIn = (page: Page) => page.getByRole('region', { name: `Manage ${name}` })

for (const size of [phone, desktop]) {
  test(`[O-376, O-533, O-534 partly, O-562] the days of a camp are one row, and one panel cancels some of them to the penny, by keyboard, at ${size.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await bookTheWeek(sandbox)
    await sandbox.logIn('amina')
    await page.goto(size === phone ? '/bookings/upcoming' : '/bookings')
    await expect(ofIdris(page)).toHaveCount(1)
    await expect(ofIdris(page)).toContainText('5 days, Mon 27 April to Fri 1 May')
    await ofIdris(page)
      .getByRole('button', { name: `Manage: ${name}` })
      .press('Enter')
    const panel = panelIn(page)
    const days = panel.getByRole('group', { name: 'Which days?' }).getByRole('checkbox')
    await expect(days).toHaveCount(5)
    await expect(panel.getByText('Choose the days to cancel.')).toBeVisible()
    await expectAccessibleFromTop(page)
    await days.nth(1).press('Space')
    // One day can move instead.
    await expect(panel.getByText(/^Moving is free/)).toBeVisible()
    await days.nth(3).press('Space')
    await expect(panel.getByText('Tick one day to move it.')).toBeVisible()
    await expect(panel.locator('dl dt')).toHaveText([/^Tue \d/, /^Thu \d/, 'Fee', 'Comes back as credit'])
    await expectAccessibleFromTop(page)
    await panel.getByRole('button', { name: 'Cancel 2 places, get £64.00 back' }).press('Enter')
    const result = page.getByRole('status').filter({ hasText: `Cancelled: ${name}, 2 places` })
    await expect(result).toContainText('£64.00 refunded as credit.')
    await expect(result).toContainText(/Idris\s·\sTue \d+ \w+, Thu \d+ \w+/)
    await expect(ofIdris(page).first()).toContainText('Mon 27 April, Wed 29 April and Fri 1 May')
    await sandbox.advance('PT1M')

    await ofIdris(page)
      .first()
      .getByRole('button', { name: `Manage: ${name}` })
      .press('Enter')
    const list = panel.getByRole('group', { name: 'Which days?' }).getByRole('listitem')
    await expect(list.filter({ hasText: 'Cancelled' })).toHaveText([/^Tue/, /^Thu/])
    await expect(days).toHaveCount(3)
    await panel.getByRole('button', { name: 'Choose all 3 days' }).press('Enter')
    // The last days bring the extras back, too.
    const all = panel.getByRole('button', { name: /^Cancel 3 places, get £[\d.]+ back$/ })
    const amount = /£[\d.]+/.exec((await all.textContent()) ?? '')?.[0] ?? ''
    expect(Number(amount.slice(1))).toBeGreaterThan(96)
    await all.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `Cancelled: ${name}, 3 places` })).toContainText(amount)

    // One line of the receipt for each of both cancellations.
    await page.goto('/payments')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    const back = page.getByRole('row', { name: /^Refunded as credit/ })
    await expect(back).toHaveCount(2)
    await expect(back.first()).toContainText(/For Idris Rahman\s·\sTue 28 and Thu 30 April£64\.00/)
    await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText(
      '5 days, Mon 27 April to Fri 1 May',
    )
  })
}

test('[O-376] days that are over are shown as such, and in Welsh', async ({ page, sandbox }) => {
  await bookTheWeek(sandbox)
  await sandbox.advance('P21D')
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await ofIdris(page)
    .first()
    .getByRole('button', { name: `Manage: ${name}` })
    .click()
  const days = panelIn(page).getByRole('group', { name: 'Which days?' }).getByRole('listitem')
  await expect(days).toHaveCount(5)
  await expect(days.filter({ hasText: 'Over' }).first()).toContainText('Mon 27 April')
  await page.getByRole('button', { name: 'Cymraeg' }).first().click()
  await expect(page.getByRole('group', { name: 'Pa ddiwrnodau?' })).toBeVisible()
  await expectAccessibleFromTop(page)
})
