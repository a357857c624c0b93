import { expectAccessibleFromTop } from '../support/accessible.ts'
import { expectToFailAlone } from '../support/failing-part.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('[O-262, O-271] a customer opens a calendar by keyboard, copies its address, replaces and stops it', async ({
      page,
      context,
      sandbox,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await sandbox.logIn('amina')
      await page.goto('/bookings')
      const calendar = page.getByRole('region', { name: 'Calendar' })
      await calendar.getByRole('button', { name: 'Set it up' }).press('Enter')
      const panel = calendar.getByRole('group', { name: 'Address of your calendar' })
      await expect(panel).toBeFocused()
      await expectAccessibleFromTop(page)
      await panel.getByRole('button', { name: 'Copy address' }).press('Enter')
      await expect(panel.getByRole('status')).toHaveText('Copied')
      const first = await page.evaluate(() => navigator.clipboard.readText())
      expect(first).toMatch(/\/api\/calendar-feeds\/[\w.-]{40,}\/bookings\.ics$/)
      await expect(page.getByText(first)).toBeHidden()
      await expect(panel.getByRole('textbox')).toHaveCount(0)
      const link = panel.getByRole('link', { name: 'Open in your calendar' })
      await expect(link).toHaveAttribute('href', first.replace(/^https?:/, 'webcal:'))
      await panel.getByRole('button', { name: 'Show address' }).press('Enter')
      await expect(panel.getByRole('textbox')).toBeFocused()
      await expect(panel.getByRole('textbox')).toHaveValue(first)
      await expectAccessibleFromTop(page)
      expect(await (await context.request.get(first)).text()).toContain('BEGIN:VCALENDAR')

      const replace = calendar.getByRole('button', { name: 'Make a new address' })
      await replace.press('Enter')
      const question = calendar.getByRole('group', { name: 'Make a new address?' })
      await expect(question).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(replace).toBeFocused()
      await replace.press('Enter')
      await question.getByRole('button', { name: 'Replace the address' }).press('Enter')
      await expect(panel).toBeFocused()
      expect((await context.request.get(first)).status()).toBe(404)

      await page.reload()
      await expect(calendar).toContainText('Open since 7 April 2026.')
      await expect(calendar).toContainText('We show an address only when it is made.')
      await calendar.getByRole('button', { name: 'Stop the calendar' }).press('Enter')
      await expectAccessibleFromTop(page)
      await calendar.getByRole('group').getByRole('button', { name: 'Stop it' }).press('Enter')
      await expect(calendar.getByRole('status')).toHaveText(/^The calendar has been stopped\./)
      await expect(calendar.getByRole('status')).toBeFocused()
      await expect(calendar.getByRole('button', { name: 'Set it up' })).toBeVisible()
    })
  })
}

test('[O-271] a browser that does not let us copy shows the address, selected', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  })
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await calendar.getByRole('button', { name: 'Set it up' }).click()
  await calendar.getByRole('button', { name: 'Copy address' }).click()
  await expect(calendar.getByText('Copy the address above.')).toBeVisible()
  const selected = await calendar.getByRole('textbox').evaluate((field: HTMLInputElement) => {
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  })
  expect(selected).toMatch(/bookings\.ics$/)
})

test('[S8-001 partly, O-262 partly] the calendar fails alone, and is absent on a platform without the call', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  const past = page.getByRole('region', { name: 'Past', exact: true })
  await expectToFailAlone({
    page,
    call: /\/api\/my-account\/calendar-feed$/,
    path: '/bookings',
    text: 'We could not load whether you have a calendar.',
    stands: past,
  })
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await page
    .context()
    .route('**/api/my-account/calendar-feed', (route) => route.fulfill({ status: 404, json: { message: '' } }))
  await page.reload()
  await expect(past).toBeVisible()
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeHidden()
})
