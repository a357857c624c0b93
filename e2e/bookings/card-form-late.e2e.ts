import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { holdAnswers } from '../support/answers.ts'
import { atCheckout } from '../support/basket.ts'
import { expectReady, press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, cardForm, confirmedOrder, enterCard, fillCard, payButton, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

const course = 'badminton-from-scratch'
const formAddress = '**/gateway/fields/**'

/** Delays the page's earliest work, as on a busy device. */
function makeBusy(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const Channel = globalThis.MessageChannel
    globalThis.MessageChannel = class extends Channel {
      constructor() {
        super()
        const post = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => void setTimeout(() => post(message), 250)
      }
    }
  })
}

test('[PAY-05 partly] on a slow device a card form that answers before the page renders is heard', async ({
  page,
  sandbox,
}) => {
  await makeBusy(page)
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.insufficientFunds)
  await expect(page.getByRole('alert').filter({ hasText: 'Payment was declined' })).toBeVisible()
  await expectReady(payButton(page))
  const number = cardForm(page).getByLabel('Card number')
  await number.fill(cards.good)
  await number.press('Enter')
  await confirmedOrder(page)
})

test.describe('where the provider saves cards without a payment', () => {
  test.use({ scenario: 'paying-by-card-provider' })

  test('[O-203 partly] on a slow device the card form is heard at any time, and the card is saved', async ({
    page,
    sandbox,
  }) => {
    await makeBusy(page)
    await sandbox.logIn('carys')
    await page.goto('/my-orders')
    await page.getByRole('button', { name: 'Add a card' }).click()
    await fillCard(page, cards.good)
    await press(page.getByRole('button', { name: 'Save card' }))
    await expect(page.getByText('Visa ending in 4242 has been saved.')).toBeVisible()
  })
})

test('Pay pressed before the card form is ready takes effect when it is', async ({ page, sandbox }) => {
  const form = await holdAnswers(page, formAddress)
  await atCheckout(page, sandbox, 'carys', course)
  await agreeToTerms(page)
  await expect(page.locator('iframe')).toHaveCount(1)
  await press(payButton(page))
  await expect(page.getByText('Checking your card details…')).toBeVisible()
  await form.arrives()
  await expect(cardForm(page).getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('the connection failed')).toHaveCount(0)
  await enterCard(page, cards.good)
  await press(payButton(page))
  await confirmedOrder(page)
})

test('the card form reserves its height, so nothing below it moves', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', course)
  for (const width of [320, 360, 375, 390, 412, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const form = await holdAnswers(page, formAddress)
    await page.reload()
    const frame = page.locator('iframe')
    const heightOf = async () => (await frame.boundingBox())?.height
    const before = await heightOf()
    await form.arrives()
    // The form has reported its height in its own face.
    await expect(frame.locator('..')).toHaveAttribute('style', /height/)
    await expect.poll(heightOf, `at ${width}`).toBe(before)
  }
})

test('a card form that fails to load shows an error, charges nothing and can be loaded again', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await page.route(formAddress, (route) => route.abort())
  await atCheckout(page, sandbox, 'carys', course)
  await agreeToTerms(page)
  await expect(page.locator('iframe')).toHaveCount(1)
  await press(payButton(page))
  await page.clock.fastForward('00:11')
  await expect(page.getByText('The card form could not be loaded.')).toBeVisible()
  await expect(page.getByText(/the connection failed. You have not been charged/)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(formAddress)
  await press(page.getByRole('button', { name: 'Load the card form again' }))
  await enterCard(page, cards.good)
  await press(payButton(page))
  await confirmedOrder(page)
})
