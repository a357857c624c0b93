import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { holdAnswers } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'

const details = '/courses/location/ashcombe-leisure-centre/gymnastics/timetable/tumblers-6-to-9'
const tumblers = '/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book'

const nameField = (page: Page) => page.getByLabel('What name should we call them by?')
const total = (page: Page) => page.getByRole('group', { name: 'Total and booking' })
const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('touchline.draft.')))

async function beginForm(page: Page): Promise<void> {
  await nameField(page).fill('Saffy')
  await page.getByRole('checkbox', { name: 'Make friends' }).check()
  await page.getByRole('button', { name: 'One more Badge and certificate' }).click()
  await expect(total(page)).toContainText('£67.50')
}

async function expectBegun(page: Page): Promise<void> {
  await expect(nameField(page)).toHaveValue('Saffy')
  await expect(page.getByRole('checkbox', { name: 'Make friends' })).toBeChecked()
  await expect(total(page)).toContainText('£67.50')
}

test('a visitor’s draft survives a reload, the back button and making an account', async ({ page }) => {
  await page.goto(details)
  await page.getByRole('link', { name: 'Book this course' }).click()
  await beginForm(page)
  await page.reload()
  await expectBegun(page)
  await page.getByRole('link', { name: 'Back to course details' }).click()
  await expect(page.getByRole('link', { name: 'Book this course' })).toBeVisible()
  await page.goBack()
  await expectBegun(page)

  await page.getByRole('button', { name: 'Checkout now' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login.getByLabel('Email or reference')).toBeFocused()
  await login.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText("We've saved your choices")).toBeVisible()
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Bowen')
  await page.getByLabel('Password', { exact: true }).fill('Seven-Seas-2026')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('31-01-1990')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nia@example.test')
  await page.getByLabel('Password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Postcode').fill('AC1 4QT')
  await page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(page).toHaveURL(new RegExp(`${tumblers}$`))
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  await expectBegun(page)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Seven-Seas')
  expect(await keptDrafts(page)).toHaveLength(1)
})

test('answers fill the form again when the line is removed, for this customer only, and are deleted at logout', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(tumblers)
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Safiya Rahman')
  await beginForm(page)
  await page.getByLabel('How would you describe their level?').selectOption('Comfortable')
  await page.getByRole('checkbox', { name: /I have told the instructor/ }).check()
  // The page does not hear of the course until the answer is released.
  const lateAnswer = await holdAnswers(page, '**/courses/tumblers-6-to-9?**')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('button', { name: 'Book this course for someone else' }).click()
  await expect(nameField(page)).toHaveValue('')
  await lateAnswer.arrives()
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Yusuf Rahman: too young, from 6')
  await expect(nameField(page)).toHaveValue('')

  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Safiya Rahman')
  await page.getByRole('link', { name: 'Edit basket' }).click()
  await page.getByRole('button', { name: 'Remove Tumblers, 6 to 9 years' }).click()
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
  await page.goto(tumblers)
  await expectBegun(page)

  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('[O-529 partly] the bar stays low and in view, says what is missing and leads there', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('amina')
    await page.goto(tumblers)
    // The form asks for the attendee, so the banner does not.
    await expect(page.getByRole('combobox', { name: 'Booking for' })).toHaveCount(0)
    await page.getByRole('radiogroup', { name: 'Who is it for?' }).getByText('Safiya Rahman').click()
    const bar = total(page)
    await expect(bar.getByRole('button', { name: 'Checkout now' })).toBeInViewport()
    await expect(bar).toContainText('Safiya')
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(136)
    await expect(bar.getByRole('button', { name: 'Please complete all required fields' })).toHaveCount(0)
    await bar.getByRole('button', { name: 'answer “What name should we call them by?”' }).click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toBeInViewport()
    await bar.getByRole('button', { name: 'Details' }).click()
    await expect(bar).toContainText('Sports hall')
    await expectAccessible(page)
  })
})
