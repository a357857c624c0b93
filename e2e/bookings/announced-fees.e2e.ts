import { expectAccessible } from '../support/accessible.ts'
import { addCourt } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf, windows } from '../support/time-slots.ts'

const wednesday = '2026-04-08'

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-430] the fee for several tickets is the same on the panel, on the confirmation and when cancelling', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('carys')
      await openDay(page, 'ashcombe', 'public-swims', wednesday)
      await page.getByRole('link', { name: /^Choose tickets for Lane swim, 17:00/ }).click()
      const panel = panelOf(page)
      await panel.getByRole('button', { name: 'One more Adult' }).click()
      await expect(panel).toContainText('no refund and a fee of £3.00')
      await panel.getByRole('button', { name: 'One more Family of four' }).click()
      await expect(panel).toContainText('no refund and a fee of £6.00')
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Checkout now' }).click()
      await payWith(page, cards.good)
      await confirmedOrder(page)
      await expect(page.getByRole('main')).toContainText('no refund and a fee of £6.00')
      await sandbox.advance('P1DT5H')
      await page.goto('/my-bookings')
      await page
        .getByRole('button', { name: /^Manage.*Lane swim/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Choose all' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: /for a fee of £6\.00$/ })).toBeVisible()
      await expectAccessible(page)
    })

    test('[O-431, O-432] what a package paid for comes back to it, and later its use is said to be lost', async ({
      page,
      sandbox,
    }) => {
      await addCourt(sandbox, 'ben', wednesday)
      await sandbox.logIn('ben')
      await page.goto('/basket/checkout')
      await agreeToTerms(page)
      await press(page.getByRole('button', { name: 'Place order' }))
      await confirmedOrder(page)
      await expect(page.getByRole('main')).toContainText('The use goes back to your package.')
      await sandbox.advance('PT14H')
      await page.goto('/my-bookings')
      await page
        .getByRole('button', { name: /^Manage.*Badminton, one hour/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('1 use of Ten hours of badminton lost')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel: 1 use of your package lost' }).click()
      await expect(dialog).toContainText('1 use of Ten hours of badminton is lost.')
    })
  })
}
