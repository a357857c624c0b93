import { expect, test } from '../support/test.ts'

test('a developer finds a call and tries it in the sandbox that the page names', async ({ page, sandbox }) => {
  // A search typed before the document has loaded applies afterwards.
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.route('**/documentation/json', async (route) => {
    await expect(search).toHaveValue('client record')
    await route.continue()
  })
  await page.goto('/documentation')
  await search.fill('client record')
  await expect(page).toHaveTitle('Touchline API')
  // A document of two megabytes: Swagger UI is slow on a busy machine.
  await expect(page.getByRole('heading', { name: /A first purchase/ })).toBeVisible({ timeout: 60_000 })
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
