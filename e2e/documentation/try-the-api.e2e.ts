import { expect, test } from '../support/test.ts'

test('a call is found, and tried out in the sandbox that the page names', async ({ page, sandbox }) => {
  await page.goto('/documentation')
  await expect(page).toHaveTitle('Touchline API')
  await expect(page.getByRole('heading', { name: /A first purchase/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('client record')
  await expect(page.getByText('1 call', { exact: true })).toBeVisible()
  const call = page.locator('#operations-Site-readClient')
  await expect(call).toBeVisible()
  await expect(page.locator('#operations-Auth-login')).toBeHidden()

  await page.getByRole('textbox', { name: 'Sandbox' }).fill(sandbox.id)
  await call.getByRole('button', { name: /^GET/ }).click()
  const answered = page.waitForResponse(/\/api\/client$/)
  await call.getByRole('button', { name: 'Execute' }).click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(await answer.request().headerValue('x-sandbox')).toBe(sandbox.id)
  await expect(call.locator('.live-responses-table')).toContainText('Fairwater Leisure')
})
