import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, confirmedOrder, enterCard, press } from '../support/paying.ts'
import { expect, test as base } from '../support/test.ts'
import { openGatewaySession } from './gateway-session.ts'
import { clientFolder, type StandIn, startStandIn } from './platform.ts'

const test = base.extend<{ readonly standIn: StandIn }>({
  standIn: async ({ stack }, use) => {
    const standIn = await startStandIn()
    standIn.useGateway(await openGatewaySession(stack.gatewayUrl, standIn.url))
    await use(standIn)
    await standIn.stop()
  },
})

test('[O-61] [C-09] [S2-075] [C-20] the same build books and pays at another platform: only config.json is different', async ({
  page,
  standIn,
}) => {
  await page.goto(standIn.url)
  await expect(page).toHaveTitle('Harbour Trust | Home')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Select venue Quayside Hall' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book a course/ })
    .click()
  await page.getByRole('link', { name: /^Dance/ }).click()
  await page.getByRole('link', { name: 'View and book Set dancing' }).click()
  await expect(page.getByRole('main')).toContainText('€45.00')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book this course' }).click()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByLabel('Email or reference').fill('HT-9001')
  await login.getByLabel('Password', { exact: true }).fill('anything')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden()
  expect((await page.context().cookies(standIn.url)).map(({ name }) => name)).toContain('harbour-authToken')

  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('complementary').getByRole('link', { name: 'Edit basket' }).click()
  await expect(page.getByRole('main')).toContainText('Set dancing')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Checkout now' }).click()
  await agreeToTerms(page)
  await enterCard(page, cards.good)
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Pay €45.00' }))
  await confirmedOrder(page)
  await expect(page.getByRole('main')).toContainText('HARBOUR-7700')
  await expectAccessible(page)

  // Another site of this platform is reached as this one was: inside a page of somebody else's, or on its own.
  const myBookings = page.getByRole('link', { name: 'View my bookings' })
  await expect(myBookings).toHaveAttribute('href', 'https://account.harbour.example/bookings')
  await page.goto(`${page.url()}?embedded=true`)
  await expect(myBookings).toHaveAttribute('href', 'https://account.harbour.example/bookings?embedded=true')

  // Not one call went to an address of ours.
  expect(standIn.asked.filter((line) => / \/(api|sandbox)\//.test(line))).toEqual([])
  expect(standIn.asked).toContain('POST /till/opayo/authorise')
})

test('[S2-132] [S2-133] [S2-134] a platform that is closed for maintenance says so', async ({ page, standIn }) => {
  standIn.answerThemeWith(503)
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { name: 'Service disruption' })).toBeVisible()
  await expect(page.getByText('Unable to access the site due to planned maintenance.')).toBeVisible()
  await expectAccessible(page)
})

test('[S2-135] a platform that cannot give its theme is a generic error', async ({ page, standIn }) => {
  standIn.answerThemeWith(500)
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Service disruption' })).toHaveCount(0)
  await expectAccessible(page)
})

test('[S2-067] a platform that cannot give its client record is a page that does not exist', async ({
  page,
  standIn,
}) => {
  standIn.answerClientWith(500)
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible()
  await expectAccessible(page)
})

test('what is shipped contains nothing of the sandbox', async () => {
  const files = await readdir(clientFolder, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|html|json|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(10)
  for (const file of texts) {
    const text = await readFile(join(clientFolder, file), 'utf8')
    for (const word of ['/sandbox', 'x-sandbox', 'example.test', 'Touchline-2026', 'amina', 'Fairwater']) {
      expect(text.toLowerCase().includes(word.toLowerCase()), `${word} in ${file}`).toBe(false)
    }
  }
})
