import { expectAccessible } from '../support/accessible.ts'
import { atCheckout, fillBasket } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, enterCard, payButton, payWith, termsBox } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { phone, windowsOf } from '../support/windows.ts'

const route = '**/api/v1/users/*/terms'
const newTerms = '<p>Bring a towel.</p>'

for (const viewport of windowsOf(phone)) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-371, S2-197] a customer agrees to the terms with the first order, and reads the date with the next', async ({
      page,
      sandbox,
    }) => {
      await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
      await expect(termsBox(page)).not.toBeChecked()
      await payWith(page, cards.good)
      await confirmedOrder(page)
      await fillBasket(sandbox, 'carys', 'pilates-foundations')
      await page.goto('/basket/checkout?lang=cy')
      const box = page.getByRole('checkbox', { name: /Rwy'n cytuno â'r Telerau ac Amodau/ })
      await expect(box).toBeChecked()
      await expect(box).toHaveAccessibleDescription("Cytunoch i'r telerau hyn ar 7 Ebrill 2026.")
      await page.goto('/basket/checkout?lang=en')
      await expect(termsBox(page)).toHaveAccessibleDescription('You agreed to these terms on 7 April 2026.')
      await expectAccessible(page)
      // Whoever takes the agreement back is asked for it.
      await termsBox(page).uncheck()
      await enterCard(page, cards.good)
      await press(payButton(page))
      await expect(termsBox(page)).toHaveAccessibleDescription(/You must agree to the Terms and Conditions/)
      await termsBox(page).check()
      await press(payButton(page))
      await confirmedOrder(page)
    })
  })
}

test('[O-371] where the terms change while somebody pays, nothing is charged and the new ones are asked for', async ({
  page,
  sandbox,
}) => {
  await page.route(route, async (asked) => {
    const answer = await asked.fetch()
    const { data } = await answer.json()
    await asked.fulfill({ json: { data: { ...data, agreed_at: '2026-01-02T03:04:05Z' } } })
  })
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(termsBox(page)).toBeChecked()
  await enterCard(page, cards.good)
  await page.unroute(route)
  await page.route(route, async (asked) => {
    const answer = await asked.fetch()
    const { data } = await answer.json()
    await asked.fulfill({ json: { data: { ...data, terms_and_conditions: newTerms } } })
  })
  await press(payButton(page))
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Terms and Conditions/ })
      .first(),
  ).toBeVisible()
  await expect(termsBox(page)).not.toBeChecked()
  await page.getByRole('button', { name: 'Terms and Conditions' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Bring a towel.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await payWith(page, cards.good)
  await confirmedOrder(page)
})

test('[O-371 partly] a platform without the call asks with every order', async ({ page, sandbox }) => {
  await page.route(route, (asked) => asked.fulfill({ status: 404, json: { code: 'item_not_found', message: '' } }))
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(termsBox(page)).not.toBeChecked()
  await payWith(page, cards.good)
  await confirmedOrder(page)
})
