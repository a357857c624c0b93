import type { ApiTypes } from '@touchline/contract'
import { expectReady } from '../support/buttons.ts'
import { expectAccessible } from '../support/accessible.ts'
import { atCheckout, basketOf } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { payButton, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const source = 'activity-booking'
const billing = {
  billing_name: 'Carys Evans',
  first_name: 'Carys',
  last_name: 'Evans',
  address1: '8 Mill Lane',
  city: 'Ashcombe',
  postcode: 'AC1 4QT',
  browser_details: { color_depth: 24, language: 'en-GB', screen_width: 1280, screen_height: 800, timezone_offset: 0 },
}

/** Has several cards refused, one after the other. */
async function refuse(stack: Stack, sandbox: Sandbox, times: number): Promise<void> {
  const { id, send } = await sandbox.callAs('carys')
  const { data: cart } = await send<ApiTypes['readCart']['reply']>('GET', `/api/v1/users/${id}/carts/${source}`)
  const payments = [{ tender_type: 'online', amount: cart.balance.value }]
  const common = { ...billing, source, item_hash: cart.item_hash, payments, terms: true, completed_waivers: [] }
  for (let time = 0; time < times; time++) {
    const { session_key } = await send<ApiTypes['preparePayment']['reply']>(
      'GET',
      `/api/checkout/prepare?source=${source}`,
    )
    const card_identifier = await tokenise(stack, session_key)
    const body = { ...common, session_key, card_identifier }
    const answer = await send<ApiTypes['authorisePayment']['reply']>('POST', '/api/checkout/authorise', body)
    expect(answer.transaction_status).toBe('failed')
  }
}

async function tokenise({ url, gatewayUrl }: Stack, key: string): Promise<string> {
  const card_details = {
    cardholder_name: 'A Tester',
    card_number: cards.insufficientFunds,
    expiry_date: '1240',
    security_code: '123',
  }
  const answer = await fetch(`${gatewayUrl}/gateway/v1/card-identifiers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ card_details }),
  })
  // The shape in the gateway's README.
  const { card_identifier } = (await answer.json()) as { readonly card_identifier: string }
  return card_identifier
}

test('[O-204 partly] after too many refused cards the checkout says how long to wait and keeps the basket', async ({
  page,
  stack,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await refuse(stack, sandbox, 10)
  await page.reload()
  await payWith(page, cards.good)
  const refusal = page.getByRole('alert').filter({ hasText: 'Too many cards have been refused.' })
  await expect(refusal).toContainText('Please wait an hour before you try another one.')
  await expect(refusal).toContainText('You have not been charged and your basket is unchanged.')
  await expect(refusal).not.toContainText('another card')
  await expectAccessible(page)
  expect(await basketOf(sandbox, 'carys')).toHaveLength(1)
  await expectReady(payButton(page))
})
