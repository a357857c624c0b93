import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { pressKey, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'account' })

test('[O-303] a customer switches reminders off by keyboard, and it is saved at once', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/user-details')
  const reminders = page.getByRole('region', { name: 'Reminders' }).getByRole('checkbox')
  await expect(reminders).toBeChecked()
  await tabTo(page, reminders)
  await pressKey(page, 'Space')
  await expect(page.getByText('Saved: Email me the day before')).toBeVisible()
  await expectAccessible(page)
  const { send } = await sandbox.callAs('carys')
  const { data } = await send<ApiTypes['readUser']['reply']>('GET', '/api/auth/user')
  expect(data.booking_reminders).toBe(false)
  await page.reload()
  await expect(reminders).not.toBeChecked()
})
