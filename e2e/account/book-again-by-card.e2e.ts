import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { loseAnswers } from '../support/answers.ts'
import { basketOf } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { fillCard } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { again, agree, beenBefore, final, panelOf } from './booking-again.ts'

test.use({ site: 'account', scenario: 'paying-by-card-provider' })

async function keepCard(page: Page, sandbox: Sandbox, number: string): Promise<void> {
  await beenBefore(sandbox, { persona: 'carys', called: 'Body pump' })
  await sandbox.logIn('carys')
  await page.goto('/payments')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page, number)
  await press(page.getByRole('dialog').getByRole('button', { name: 'Save card' }))
  if (number === cards.challenge) {
    const bank = page.frameLocator('iframe[title="Verify your card with your bank"]')
    await bank.getByLabel('Code (6 digits)').fill('123456')
    await bank.getByRole('button', { name: 'Confirm card' }).click()
  }
  await expect(page.getByText(/has been saved\.$/)).toBeVisible()
  await page.goto('/')
}

test('[O-277] the kept card pays in two presses', async ({ page, sandbox, stack }) => {
  await keepCard(page, sandbox, cards.good)
  await again(page)
    .getByRole('button', { name: /^Book Body pump/ })
    .click()
  await expect(panelOf(page, 'Body pump')).toContainText('From your card: Visa ending in 4242.')
  await expectAccessible(page)
  await agree(page).click()
  await expect(page.getByText('Booked: Body pump')).toBeVisible()
  expect(await capturesOf(stack, sandbox)).toHaveLength(1)
  expect(await basketOf(sandbox, 'carys')).toEqual([])
})

test('[O-277] a lost answer of the payment is asked for again, also after a reload, and charged once', async ({
  page,
  sandbox,
  stack,
}) => {
  await keepCard(page, sandbox, cards.good)
  await again(page)
    .getByRole('button', { name: /^Book Body pump/ })
    .click()
  await loseAnswers(page, '**/api/checkout/**/complete')
  await agree(page).click()
  await expect(again(page).getByRole('alert')).toContainText('Please do not pay again', final)
  await page.reload()
  await expect(again(page).getByRole('alert')).toContainText('Your earlier payment went through', final)
  expect(await capturesOf(stack, sandbox)).toHaveLength(1)
  await again(page).getByRole('link', { name: 'See your order' }).click()
  await expect(page).toHaveURL(/\/payments\/\d+$/)
})

test('[O-277] a card that the bank checks, and one that cannot be prepared, lead to the checkout', async ({
  page,
  sandbox,
  stack,
}) => {
  await keepCard(page, sandbox, cards.challenge)
  await again(page)
    .getByRole('button', { name: /^Book Body pump/ })
    .click()
  const panel = panelOf(page, 'Body pump')
  await agree(page).click()
  await expect(panel).toContainText("Your bank needs to check that it's you.")
  await expect(panel.getByText('Your bank needs to check')).toBeFocused()
  await expectAccessibleFromTop(page)
  expect(await capturesOf(stack, sandbox)).toEqual([])
  await sandbox.fail(['preparePayment'])
  await page.reload()
  await expect(panel).toContainText('Choose how to pay at the checkout.', final)
  await sandbox.endFaults()
  await panel.getByRole('link', { name: 'Go to the checkout' }).click()
  await expect(page).toHaveURL(`${stack.origins.bookings}/basket/checkout`)
  await expect(page.getByRole('heading', { name: 'Pay £7.20', level: 1 })).toBeVisible()
})
