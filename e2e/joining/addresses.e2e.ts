import { expectAccessible } from '../support/accessible.ts'
import { configure } from '../support/configuration.ts'
import { expect, test } from '../support/test.ts'
import { sendCustomer } from '../support/visiting.ts'

test.use({ site: 'joining' })

const notFound = "Whoops! Looks like you've gone offside."

test('[O-360 partly] an unknown address of the joining site shows the not-found page', async ({ page }) => {
  for (const path of ['/nothing-here', '/one/two/three/four/five']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound)
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  }
  await expectAccessible(page)
})

test('[O-360] a partner’s link on the joining site opens the checkout of the bookings site, and leaves no cookie', async ({
  page,
  stack,
  sandbox,
}) => {
  const { path } = await sendCustomer(page, sandbox, 'carys', undefined, stack.url)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Pay £56.00', level: 1 })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(stack.url)
  const kept = await page.context().cookies(stack.origins.joining)
  expect(kept.map(({ name }) => name)).not.toContain('joining-checkoutAuthToken')
})

test('[O-360 partly] where no bookings site is known a partner’s link is not found, and its token is kept nowhere', async ({
  page,
  context,
}) => {
  await configure(context, { sites: {} })
  await page.goto('/checkout/some-session?token=secret')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound)
  expect(new URL(page.url()).search).toBe('')
  expect(JSON.stringify(await context.cookies())).not.toContain('secret')
})
