import type { Page, Route } from '@playwright/test'
import { atCheckout, ordersOf } from '../support/basket.ts'
import { heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

const course = 'badminton-from-scratch'

/** Handles an authorisation that the platform has executed and the page has not heard of. */
async function whenAuthorised(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/checkout/**/authorise', async (route) => {
    await route.fetch()
    await answer(route)
  })
}

test('[PAY-65] a customer who leaves during authorisation has no order, and the money is returned', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  const held = Promise.withResolvers<null>()
  await whenAuthorised(page, async () => {
    held.resolve(null)
    // The answer never arrives.
    await new Promise(() => {})
  })
  await payWith(page, cards.good)
  await held.promise
  expect(await heldOf(stack, sandbox)).toBe(5600)
  await page.goto('/')
  await sandbox.advance('PT1H')
  expect([await heldOf(stack, sandbox), await ordersOf(sandbox, 'carys')]).toEqual([0, []])
})

test('[PAY-68] a login that expires during payment is reported, and the money is returned', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await whenAuthorised(page, (route) =>
    route.fulfill({ status: 401, json: { message: 'You are not logged in.', code: 'unauthenticated' } }),
  )
  await payWith(page, cards.good)
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeHidden()
  await sandbox.advance('PT1H')
  expect([await heldOf(stack, sandbox), await ordersOf(sandbox, 'carys')]).toEqual([0, []])
})
