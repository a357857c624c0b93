import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf } from '../support/time-slots.ts'

test('[O-587] the confirmation of a class that can’t be cancelled does not lead to cancelling it', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-07')
  await page
    .getByRole('link', { name: /^Book Chair yoga/ })
    .first()
    .click()
  await panelOf(page).getByRole('button', { name: 'Checkout now' }).click()
  await payWith(page, cards.good)
  await confirmedOrder(page)
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next).toContainText("You can't cancel this booking")
  await expect(next).toContainText('See your bookings in My bookings.')
  await expect(next).not.toContainText('move and cancel')
})
