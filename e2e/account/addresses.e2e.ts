import { expect, test } from '../support/test.ts'
import { sendCustomer } from '../support/visiting.ts'

test.use({ site: 'account' })

test('[O-360 partly] an unknown address of the account site shows the not-found page', async ({ page }) => {
  await page.goto('/one/two/three/four/five')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Whoops! Looks like you've gone offside.")
})

test('[O-360 partly] a partner’s link on the account site opens the checkout of the bookings site', async ({
  page,
  stack,
  sandbox,
}) => {
  const { path } = await sendCustomer(page, sandbox, 'carys', undefined, stack.url)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Pay £56.00', level: 1 })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(stack.url)
})
