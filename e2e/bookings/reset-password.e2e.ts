import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { follow, pressKey, tabTo } from '../support/keyboard.ts'
import { resetLink } from '../support/reset-link.ts'
import { expect, test } from '../support/test.ts'

const passphrase = 'Seven-Seas-2026'

async function askByKeyboard(page: Page): Promise<void> {
  await page.goto('/login')
  await follow(page, page.getByRole('button', { name: 'Forgotten password?' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password')
  await expect(page.getByText('Welcome back')).toHaveCount(0)
  await tabTo(page, page.getByLabel('Email or reference'))
  await page.keyboard.type('carys@example.test')
  await pressKey(page, 'Enter')
  await expect(page.getByText('If we find your account we will send you an email.')).toBeVisible()
}

for (const width of [375, 1280]) {
  test(`[O-302, O-03] a customer who forgot the password chooses a new one by keyboard, ${width} px wide`, async ({
    page,
    sandbox,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await askByKeyboard(page)
    await expectAccessible(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
    const link = await resetLink(sandbox, stack.url)
    await page.goto(link)
    await expect(page).toHaveTitle('Fairwater Leisure | Choose a new password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await expectAccessible(page)

    await follow(page, page.getByRole('button', { name: 'Save password' }))
    const [password, again] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm password')]
    await expect(password).toHaveAccessibleDescription(/Required/)
    await expectSummaryRepeats(page)
    await expectAccessible(page)
    await password.focus()
    await page.keyboard.type('password123')
    await tabTo(page, again)
    await page.keyboard.type('password123')
    await pressKey(page, 'Enter')
    await expect(password).toHaveAccessibleDescription(/harder to guess/)
    await password.fill(passphrase)
    await again.fill(passphrase)
    await again.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is saved')
    await expectAccessible(page)
    const token = link.split('#')[1] ?? '-'
    expect(sent.filter((text) => text.includes(token))).toEqual([])

    await follow(page, page.getByRole('main').getByRole('link', { name: 'Log in' }))
    await page.getByLabel('Email or reference').fill('carys@example.test')
    await page.getByLabel('Password', { exact: true }).fill(passphrase)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).not.toHaveURL(/login/)
  })
}

test('[O-302, O-447] a link works once: a used one says so at once and another is sent; one that is cut off says so', async ({
  page,
  sandbox,
  stack,
}) => {
  await askByKeyboard(page)
  const link = await resetLink(sandbox, stack.url)
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill(passphrase)
  await page.getByLabel('Confirm password').fill(passphrase)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is saved')

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link can't be used any more")
  await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Email or reference').fill('carys@example.test')
  await page.getByLabel('Email or reference').press('Enter')
  await expect(page.getByText('If we find your account we will send you an email.')).toBeVisible()
  expect(await resetLink(sandbox, stack.url)).not.toBe(link)
  await page.goto('about:blank')
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete')
  await expectAccessible(page)
})

test('[O-302] somebody who is logged in reads the page in Welsh, and is logged out by it', async ({
  page,
  sandbox,
  stack,
}) => {
  await askByKeyboard(page)
  await sandbox.logIn('carys')
  const link = await resetLink(sandbox, stack.url)
  await page.goto(link.replace('#', '?lang=cy#'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dewis cyfrinair newydd')
  await page.getByLabel('Cyfrinair', { exact: true }).fill(passphrase)
  await page.getByLabel('Cadarnhau’r cyfrinair').or(page.getByLabel("Cadarnhau'r cyfrinair")).fill(passphrase)
  await page.getByRole('button', { name: "Cadw'r cyfrinair" }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Mae eich cyfrinair newydd wedi'i gadw")
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Mewngofnodi' }).click()
  await expect(page.getByLabel('E-bost neu gyfeirnod')).toBeVisible()
})
