import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

for (const size of windowsOf(phone)) {
  test(`[O-581] at ${size.width} staff keep a free court hour for a club by the list of the day`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('ellie')
    await page.goto('/desk')
    await page.getByRole('navigation', { name: 'Front desk' }).getByRole('link', { name: 'Sessions' }).click()
    const rows = page.getByRole('main').getByRole('listitem')
    // The list begins with what is on or next; what has ended is folded.
    const first = page.getByRole('link', { name: /^\d{2}:\d{2}.* · / }).first()
    await expect(first).toBeFocused()
    await expect(page.getByText(/^Earlier today \(\d+\)$/)).toBeVisible()
    await expect(rows.filter({ hasText: 'Now' }).first()).toContainText(/^\d/)
    await page.getByText(/^Free court hours \(\d+\)$/).click()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /Court 4/ })
      .last()
      .press('Enter')
    const blocks = page.getByRole('region', { name: 'Places for clubs' }).last()
    await blocks.getByRole('searchbox').fill('carys')
    await page.keyboard.press('Enter')
    await blocks.getByRole('button', { name: 'Keep places for Carys Evans' }).press('Enter')
    await blocks.getByRole('textbox', { name: 'How many places' }).fill('1')
    await page.keyboard.press('Enter')
    await expectToast(page, '1 place is kept for Carys Evans.')
    // A second press releases nothing.
    await expect(blocks.getByText('All places are taken, so no more can be kept for a club.')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(blocks.getByRole('button', { name: 'Release the places of Carys Evans' })).toHaveText('Release')
    await expectAccessible(page)
  })
}

test('[O-603] the day of the list is typed, key by key', async ({ page, sandbox }) => {
  await sandbox.logIn('ellie')
  await page.goto('/desk/sessions')
  const day = page.getByRole('textbox', { name: 'Day' })
  await day.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(day).toHaveValue('')
  await page.keyboard.type('14-04-2026')
  await expect(page.getByRole('heading', { name: /Tuesday 14 April 2026/ })).toBeVisible()
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('14-04-2026')
})
