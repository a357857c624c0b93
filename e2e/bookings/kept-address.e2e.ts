import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { register } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf } from '../support/time-slots.ts'

/** To the checkout with a ticket for a swim. */
async function toCheckout(page: Page): Promise<void> {
  await openDay(page, 'ashcombe', 'public-swims', '2026-04-09')
  await page.getByRole('link', { name: /^Choose tickets for Lane swim, 17:00/ }).click()
  await panelOf(page).getByRole('button', { name: 'One more Adult' }).click()
  await panelOf(page).getByRole('button', { name: 'Checkout now' }).click()
  await expect(page.getByRole('heading', { name: 'Pay £5.60', level: 1 })).toBeVisible()
}

test('[O-494] the next order of a newcomer begins with the address of the card, where they ticked so', async ({
  page,
}) => {
  await register(page, { firstName: 'Nia', lastName: 'Bowen' })
  await toCheckout(page)
  await page.getByLabel('Address line 1').fill('12 Mill Street')
  await page.getByLabel('Town or city').fill('Ashcombe')
  const keep = page.getByRole('checkbox', { name: /^Use this address for my next orders/ })
  await expect(keep).not.toBeChecked()
  await keep.check()
  await expectAccessible(page)
  await payWith(page, cards.good)
  await confirmedOrder(page)

  await toCheckout(page)
  const billing = page.getByRole('region', { name: 'Billing details' })
  await expect(billing).toContainText('12 Mill Street, Ashcombe, AC1 4QT')
  await expect(keep).toHaveCount(0)
  await expect(page.getByLabel('Address line 1')).toHaveCount(0)
})
