import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { atCheckout, fillBasket } from '../support/basket.ts'
import { cardForm } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const warning = /We can hold your places for \d more minutes?/
const keepButton = (page: Page) => page.getByRole('button', { name: 'Keep my places' })

/** Four minutes are left when the page opens; two while it is used. The platform's clock moves too: the page asks for it. */
async function untilItEnds(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByText(/We are holding your places until/)).toBeVisible()
  await sandbox.advance('PT2M5S')
  await page.clock.fastForward('02:05')
  await expect(page.getByRole('status').getByText(warning)).toBeVisible()
}

for (const size of [
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
]) {
  test(`[O-88 partly] at ${size.width} px a customer typing their card is warned before the hold ends, and extends it`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await page.clock.install()
    await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
    await sandbox.advance('PT11M')
    await sandbox.logIn('carys')
    await page.goto('/basket/checkout')
    const number = cardForm(page).getByLabel('Card number')
    await number.fill('4242')
    const before = await number.boundingBox()
    await untilItEnds(page, sandbox)
    await expect(keepButton(page)).toBeInViewport({ ratio: 1 })
    // Neither the focus nor the field has moved.
    await expect(number).toBeFocused()
    expect(await number.boundingBox()).toEqual(before)
    await expectAccessible(page)

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(keepButton(page)).toBeInViewport({ ratio: 1 })
    // A slow press: the page has the focus now, reads the basket and the time again, and the button stays.
    await keepButton(page).click({ delay: 2000 })
    await expect(keepButton(page)).toHaveCount(0)
    await expect(page.getByText('We are holding your places until 10:28.')).toHaveCount(1)
    // Focus is back in the card form.
    await expect(page.locator('iframe[title="Secure card payment form"]')).toBeFocused()
  })
}

test('[O-88 partly] the warning is in view at the end of the basket, covers nothing focused, and leaves room at 400 %', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.clock.install()
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.advance('PT11M')
  await sandbox.logIn('carys')
  await page.goto('/basket')
  const empty = page.getByRole('button', { name: 'Empty basket' })
  await empty.focus()
  await empty.evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await page.evaluate(() => window.scrollBy(0, 16))
  await untilItEnds(page, sandbox)
  await expect(keepButton(page)).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('status').filter({ hasText: warning })
  const measures = await bar.evaluate((element) => {
    const { top, bottom } = (element.firstElementChild ?? element).getBoundingClientRect()
    return { top, share: (bottom - top) / window.innerHeight, bottom }
  })
  expect(measures.top).toBe(0)
  expect(measures.share).toBeLessThan(0.4)
  await expect(empty).toBeFocused()
  const { y } = (await empty.boundingBox()) ?? { y: 0 }
  expect(y).toBeGreaterThanOrEqual(measures.bottom)
})

test('[O-88] a customer who reaches the button by keyboard gets the current state', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.advance('PT14M')
  await page.reload()
  await keepButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'We are holding your places until 10:29.' })).toBeFocused()
})
