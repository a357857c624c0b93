import { expectAccessibleFromTop } from '../support/accessible.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { onwards } from '../support/joining.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'joining' })

const junior = '/centre/porthwen-leisure-centre/join/3'

for (const size of [phone, desktop]) {
  test(`[O-377] a visitor is asked the age that a price is for, and refused at the field or taken on with it, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/centre/porthwen-leisure-centre')
    const card = page.getByRole('region', { name: 'Memberships', exact: true }).getByRole('listitem')
    await expect(card.filter({ hasText: 'Junior Swim' })).toContainText('For ages up to 15')
    await page.goto(junior)
    await expect(page.getByRole('main')).toContainText('For ages up to 15')
    const born = page.getByRole('textbox', { name: 'Date of birth' })
    const join = page.getByRole('button', { name: 'Create an account and join' })
    await join.press('Enter')
    await expect(born).toHaveAccessibleDescription(/Required/)
    await born.fill('31-01-1990')
    await join.press('Enter')
    await expect(born).toHaveAccessibleDescription(
      /This price is for ages up to 15. With this date of birth the age is 36./,
    )
    await expectSummaryRepeats(page)
    await expectAccessibleFromTop(page)
    await born.fill('31-01-2012')
    await join.press('Enter')
    await expect(page).toHaveURL(/\/register\?redirect=/)
    await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('31-01-2012')
  })
}

test('[O-377] a member of another age is told before the basket, and joins for a child of the age; in Welsh, too', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(junior)
  await expect(page.getByText(/^This price is for ages up to 15, and you are \d+\.$/)).toBeVisible()
  await expect(onwards(page)).toHaveCount(0)
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: 'Cymraeg' }).first().click()
  await expect(page.getByText(/^Mae'r pris hwn ar gyfer hyd at 15 oed, ac rydych chi'n \d+\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).first().click()
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Safiya Rahman')
  await onwards(page).click()
  await expect(page).toHaveURL(/\/basket\/checkout$/)
})
