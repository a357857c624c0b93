import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { atCheckout, fillBasket } from '../support/basket.ts'
import { cardForm } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

const warning = /We can hold your places for \d more minutes?/
const keepButton = (page: Page) => page.getByRole('button', { name: 'Keep my places' })

/** Four minutes are left when the page comes; two while it is used. */
async function untilItEnds(page: Page): Promise<void> {
  await expect(page.getByText(/We are holding your places until/)).toBeVisible()
  await page.clock.fastForward('02:05')
  await expect(page.getByRole('status').getByText(warning)).toBeVisible()
}

for (const size of [
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
]) {
  test(`[O-88 partly] at ${size.width} px whoever types their card sees that the places are about to be released, and keeps them`, async ({
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
    await untilItEnds(page)
    await expect(keepButton(page)).toBeInViewport({ ratio: 1 })
    // Neither the focus nor what is typed into has moved.
    await expect(number).toBeFocused()
    expect(await number.boundingBox()).toEqual(before)
    await expectAccessible(page)

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(keepButton(page)).toBeInViewport({ ratio: 1 })
    await keepButton(page).click()
    await expect(keepButton(page)).toHaveCount(0)
    await expect(page.getByText('We are holding your places until 10:26.')).toHaveCount(1)
    // Whoever was at their card is at it again.
    await expect(page.locator('iframe[title="Secure card payment form"]')).toBeFocused()
  })
}

test('[O-88 partly] in the basket the warning is in view at its end, covers nothing that has the focus, and at 400 % leaves room', async ({
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
  await untilItEnds(page)
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

test('[O-88] whoever walks to the button by the keyboard is left at what is true now', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.advance('PT14M')
  await page.reload()
  await keepButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'We are holding your places until 10:29.' })).toBeFocused()
})
