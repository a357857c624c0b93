import type { Locator } from '@playwright/test'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, confirmedOrder, enterCard, payButton } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

/** From the home page to paid, without the typing for card and bank. */
const mostTaps = 7

test('a customer who is logged in books a known course on a phone within seven taps', async ({ page, sandbox }) => {
  let taps = 0
  async function tap(target: Locator): Promise<void> {
    taps += 1
    await target.tap()
  }

  await sandbox.logIn('carys')
  await page.goto('/')
  const main = page.getByRole('main')
  await tap(
    main.getByRole('region', { name: 'What would you like to do?' }).getByRole('link', { name: /^Badminton \d/ }),
  )
  const course = main.getByRole('link', { name: 'Badminton from scratch' })
  const centre = main.getByRole('link', { name: /^Badminton Millwick/ })
  await expect(course.or(centre).first()).toBeVisible()
  // With several centres, choosing one comes in between.
  if ((await course.count()) === 0) await tap(centre)
  await tap(course)
  await tap(page.getByRole('link', { name: 'Book this course' }))
  await tap(page.getByRole('button', { name: 'Checkout now' }))
  await expect(page.getByRole('heading', { name: 'Pay £56.00', level: 1 })).toBeVisible()
  await enterCard(page, cards.good)
  taps += 1
  await agreeToTerms(page)
  taps += 1
  await press(payButton(page))
  await confirmedOrder(page)
  expect(taps).toBeLessThanOrEqual(mostTaps)
})
