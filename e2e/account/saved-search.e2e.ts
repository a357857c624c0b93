import { addressOf } from '../screens/addresses.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/windows.ts'

test.use({ site: 'account', viewport: phone })

test('[O-586] a customer saves a filtered list, finds it in the account, and opens it on the next day', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('ben')
  await page.goto(`${stack.url}${addressOf.venue('ashcombe')}/fitness-classes/2026-04-09`)
  const main = page.getByRole('main')
  const filters = page.getByRole('group', { name: 'Filter the day' })
  await expect(filters).toBeVisible()
  const saves = main.getByRole('button', { name: 'Save this search' })
  await expect(saves).toHaveCount(0)
  await filters.getByRole('button', { name: 'Available only' }).click()
  await saves.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Fitness classes')
  await expectAccessible(page)
  await name.fill(' ')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/required|enter/i)
  await name.fill('Free classes')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status').filter({ hasText: 'Saved: Free classes' })).toBeVisible()

  await main.getByRole('link', { name: 'See it in My account' }).click()
  await expect(page).toHaveURL(`${stack.origins.account}/`)
  await page.getByRole('region', { name: 'Saved' }).getByRole('link', { name: 'Free classes' }).click()
  await expect(page).toHaveURL(/\/fitness-classes\/\d{4}-\d\d-\d\d\?available=1$/)
  await expect(filters.getByRole('button', { name: 'Available only' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('status').filter({ hasText: 'Saved: Free classes' })).toBeVisible()
})

test('[O-597] a filtered list says how many it shows, to those who hear it too', async ({ page, sandbox, stack }) => {
  await sandbox.logIn('ben')
  await page.goto(`${stack.url}/courses/location/ashcombe-leisure-centre/swimming-lessons`)
  const main = page.getByRole('main')
  const filters = page.getByRole('group', { name: 'Filter courses' })
  await expect(main).toContainText('7 courses at Ashcombe Leisure Centre')
  await page.goto(`${stack.url}/courses/location/ashcombe-leisure-centre/swimming-lessons?day=2`)
  const said = filters.getByRole('status')
  await expect(said).not.toHaveText(/^7 /)
  const count = /^\d+/.exec((await said.textContent()) ?? '')?.[0] ?? 'no number'
  await expect(main).toContainText(new RegExp(`${count} courses? at Ashcombe Leisure Centre`))
})

test('[O-586] a list of courses is saved as well; a name is used once', async ({ page, sandbox, stack }) => {
  const { send } = await sandbox.callAs('ben')
  await send('POST', '/api/my-account/saved-searches', { data: { name: 'Tuesdays', path: '/camps', query: '' } })
  await sandbox.logIn('ben')
  await page.goto(`${stack.url}/courses/location/ashcombe-leisure-centre/swimming-lessons?day=1`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('Tuesdays')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Swimming on Tuesdays')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText('Saved: Swimming on Tuesdays')
})
