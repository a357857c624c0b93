import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { confirmedOrder, enterCard } from '../support/paying.ts'
import { clientFolder } from './platform.ts'
import { expect, test } from './test.ts'

async function findCourse(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Harbour bookings | Home')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Quayside Hall', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book a course/ })
    .click()
  await page.getByRole('link', { name: /^Dance/ }).click()
  await page.getByRole('link', { name: 'Set dancing' }).click()
  await expect(page.getByRole('main')).toContainText('€45.00')
  await expect(page.getByRole('main')).toContainText('Orla Keane')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book this course' }).click()
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout now' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByLabel('Email or reference').fill('HT-9001')
  await login.getByLabel('Password', { exact: true }).fill('anything')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden()
}

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Fiadh Walsh' }).check({ force: true })
  await page.getByLabel('Which shoe size?').selectOption('Above 40')
  await page.getByRole('button', { name: 'One more Practice record' }).click()
  await page.getByRole('button', { name: 'One more Practice record' }).click()
  await page.getByRole('checkbox', { name: /I have read and agree to Floor rules/ }).check()
  await expect(page.getByRole('group', { name: 'Total and booking' })).toContainText('€52.00')
}

async function fillBilling(page: Page): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Aoife')
  await page.getByLabel('Address line 1').fill('4 Strand Street')
  await page.getByLabel('Town or city').fill('Dunmore')
  await page.getByLabel('Postcode').fill('X91 C3D4')
}

test('[S1-008, S1-035, S5-066, S7-091, O-61] [C-09] [S2-075] [C-20] [O-413] the same build books and pays at a platform that gives only the documented answers, in which the proxy between them finds nothing', async ({
  page,
  standIn,
}) => {
  const told: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('contract_mismatch')) told.push(message.text())
  })
  await page.goto(standIn.url)
  await findCourse(page)
  await logIn(page)
  expect((await page.context().cookies(standIn.url)).map(({ name }) => name)).toContain('harbour-authToken')
  await fillForm(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('complementary').getByRole('link', { name: 'Edit basket' }).click()

  // No field of the line itself says who, when and where.
  const main = page.getByRole('main')
  for (const text of ['Set dancing', 'For Fiadh Walsh', 'Wednesdays, 19:00 to 20:30', 'Quayside Hall', '€45.00']) {
    await expect(main).toContainText(text)
  }
  await expect(main).toContainText('2 × Practice record')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Checkout now' }).click()
  await expect(main).toContainText('General credit')
  // It has no terms.
  await expect(page.getByRole('checkbox', { name: /Terms/ })).toHaveCount(0)
  await fillBilling(page)
  await enterCard(page, cards.good)
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Pay €52.00' }))
  expect(await confirmedOrder(page)).toBe('7700')
  await expect(main).toContainText('You paid €52.00.')
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Order 7700 · Aoife Walsh')
  await expectAccessible(page)

  // The platform's other site opens as this one did: embedded, or on its own.
  const myBookings = page.getByRole('link', { name: 'View my bookings' })
  await expect(myBookings).toHaveAttribute('href', 'https://account.harbour.example/bookings')
  await page.goto(`${page.url()}?embedded=true`)
  await expect(myBookings).toHaveAttribute('href', 'https://account.harbour.example/bookings?embedded=true')

  // No call went to an address of ours, and no stated field was reported missing. An address is stated, but not its
  // parts; no document has a call for an order, so its fields are those of P3.2.
  expect(standIn.asked.filter((line) => / \/(api|sandbox)\//.test(line))).toEqual([])
  expect(standIn.asked).toContain('POST /till/opayo/authorise')
  expect(told.filter((line) => !/path: address\b|call: readOrder/.test(line))).toEqual([])
  const { calls, invented } = await standIn.found()
  expect(calls).toBeGreaterThan(15)
  expect(invented).toEqual([])
})

test('[S2-067] a platform without a client record shows the missing page', async ({ page, standIn }) => {
  standIn.answer({ kind: 'status', status: 500, only: /\/client/ })
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible()
  await expectAccessible(page)
})

test('[S2-132] [S2-133] [S2-134] a platform in maintenance says so', async ({ page, standIn }) => {
  standIn.answer({ kind: 'status', status: 503, only: /theme/ })
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { name: 'Service disruption' })).toBeVisible()
  await expect(page.getByText('Unable to access the site due to planned maintenance.')).toBeVisible()
  await expectAccessible(page)
})

test('[S2-135] a platform without a theme shows a generic error', async ({ page, standIn }) => {
  standIn.answer({ kind: 'status', status: 500, only: /theme/ })
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Service disruption' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the build contains nothing of the sandbox', async () => {
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
