import type { Course } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { atCheckout } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { expect, test } from '../support/test.ts'

test('[S9-062] the customer switches language with one press, keeps the typed values, and the choice is remembered', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.getByLabel('Email or reference').fill('ben@example.test')
  await page.getByRole('button', { name: 'Cymraeg' }).click()
  await expect(
    page
      .getByRole('heading', { name: 'Croeso' })
      .or(page.getByRole('heading', { name: 'Mewngofnodi' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByLabel('E-bost neu gyfeirnod')).toHaveValue('ben@example.test')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
  // The choice is in the footer: a control half behind the header has no full target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  // A refusal is known by its code and shown in the page's language.
  await page.getByLabel('Cyfrinair', { exact: true }).fill('not-the-password')
  await page.getByLabel('Cyfrinair', { exact: true }).press('Enter')
  await expect(page.getByText('Mae eich e-bost, eich cyfeirnod neu’ch cyfrinair yn anghywir.')).toBeVisible()

  // A later visit, with dates and times.
  await page.goto('/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes')
  await expect(page.getByRole('main')).toContainText('Ebrill')
  // The operator's texts carry their own language. [WCAG 3.1.2]
  const written = page.getByRole('main').locator('[lang="en-GB"]')
  await expect(written.first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes?lang=en')
  await expect(page.getByRole('main')).toContainText('April')
  await expect(page.locator('body [lang="en-GB"]')).toHaveCount(0)

  await page.goto('/login')
  await expect(page.getByLabel('Email or reference')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
})

test('a visitor who stays with English downloads no Welsh', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto('/courses/location/ashcombe-leisure-centre/swimming-lessons')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const english = asked.filter((url) => url.endsWith('.js')).length
  await page.getByRole('button', { name: 'Cymraeg' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(english)
})

test('[O-101, O-202] the platform’s messages about a basket follow the chosen language', async ({ page, sandbox }) => {
  const { send } = await sandbox.callAs('ellie')
  const { data } = await send<{ data: Course }>('GET', '/api/v1/activities/courses/stroke-improvers?source=foh')
  const carys = await sandbox.callAs('carys')
  const basket = `/api/v1/users/${carys.id}/carts/activity-booking`
  await carys.send('POST', `${basket}/items`, { items: [{ purchasable_type: 'course', purchasable_id: data.id }] })
  const last = data.occurrences.at(-1)?.id
  await send('PATCH', `/api/v1/activities/occurrences/${last}`, { data: { duration_minutes: 20 } })
  await sandbox.logIn('carys')
  await page.goto('/basket')
  const notice = page.getByRole('status').filter({ hasText: 'Stroke improvers' })
  await expect(notice).toContainText('has been moved. It is now on ')
  await page.getByRole('button', { name: 'Cymraeg' }).click()
  await expect(notice).toContainText(/Symudwyd Stroke improvers \(\d+ (Ebrill|Mai|Mehefin) 2026, /)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(notice).toContainText('has been moved. It is now on ')
})

test('[O-101 partly] a customer paying in Welsh sees the bank page in Welsh and a confirmation of two sentences', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await page.goto('/basket/checkout?lang=cy')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
  const form = page.frameLocator('iframe').first()
  await form.getByLabel('Enw ar y cerdyn').fill('A Tester')
  await form.locator('[name="card_number"]').fill(cards.challenge)
  await form.locator('[name="expiry_date"]').fill('12/40')
  await form.locator('[name="security_code"]').fill('123')
  await page.getByRole('checkbox', { name: /telerau/i }).press('Space')
  await press(page.getByRole('button', { name: /^Talu £/ }))
  const bank = page.frameLocator('dialog iframe')
  await expect(bank.locator('html')).toHaveAttribute('lang', 'cy')
  await bank.locator('[name="otp"]').fill('111111')
  await bank.locator('button.primary').click()
  // The next page of the bank, still in Welsh.
  await expect(bank.getByText('Mae problem')).toBeVisible()
  await bank.locator('[name="otp"]').fill('123456')
  await bank.locator('button.primary').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Archeb wedi'i chadarnhau\. Welwn ni chi ddydd (Llun|Mawrth|Mercher|Iau|Gwener|Sadwrn|Sul)/,
  )
})
