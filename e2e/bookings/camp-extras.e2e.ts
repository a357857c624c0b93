import { expectAccessible } from '../support/accessible.ts'
import { addMeadow } from '../support/camp-form.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

const meadow = '/camps/location/ashcombe-leisure-centre/holiday-camps/river-meadow-camp/book'

for (const viewport of windowsOf(phone)) {
  test(`[O-550 partly, O-551, O-552] lunch for the whole camp is sold once, and single days say that it comes off, at ${viewport.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await sandbox.logIn('amina')
    await page.goto(meadow)
    await page.getByRole('radio', { name: /Idris/ }).check()
    await expect(page.getByRole('radio', { name: /Entire camp, £145/ })).toBeChecked()
    const more = page.getByRole('button', { name: 'One more Hot lunch, whole camp' })
    await more.click()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await addMeadow(page)
    await page.goto('/basket')
    await page.getByRole('link', { name: 'Change River meadow camp' }).click()
    await page.getByRole('radio', { name: /Choose dates/ }).check()
    const extras = page.getByRole('region', { name: 'Optional extras' })
    const days = page.getByRole('region', { name: 'Which days?' }).getByRole('checkbox')
    await days.nth(0).check()
    await expect(extras.getByRole('status')).toHaveText(
      'Hot lunch, whole camp is for the entire camp only. It comes off, £22.50 less.',
    )
    await expect(extras).toContainText('Hot lunch, whole camp: only with the entire camp')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Successfully updated item in the basket. Taken off: Hot lunch, whole camp.')
    await expect(page).toHaveURL(/\/basket$/)
    await expect(page.getByRole('main')).not.toContainText('Hot lunch')
  })
}
