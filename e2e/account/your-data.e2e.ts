import { expectAccessibleFromTop } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('[O-263] a customer logs out everywhere else, after being asked once', async ({ page, sandbox }) => {
      const other = await sandbox.callAs('carys')
      await sandbox.logIn('carys')
      await page.goto('/user-details')
      const login = page.getByRole('region', { name: 'Login and language' })
      const opener = login.getByRole('button', { name: 'Log out everywhere' })
      await opener.press('Enter')
      await expect(login).toContainText('You stay logged in here.')
      await expectAccessibleFromTop(page)
      await login.getByRole('button', { name: 'Cancel' }).press('Enter')
      await expect(opener).toBeFocused()
      await other.send('GET', '/api/my-account/closing')
      await opener.press('Enter')
      await login.getByRole('button', { name: 'Log out everywhere' }).press('Enter')
      const result = login.getByRole('status')
      await expect(result).toHaveText(/^You've been logged out in \d+ other places?\. You're still logged in here\.$/)
      await expect(result).toBeFocused()
      await expect(other.send('GET', '/api/my-account/closing')).rejects.toThrow()
      await page.reload()
      await expect(login).toBeVisible()
    })

    test('[O-264] a customer asks for a copy of their data with the password, and is told that a mail with a link comes', async ({
      page,
      sandbox,
      stack,
    }) => {
      await sandbox.logIn('amina')
      await page.goto('/user-details')
      const data = page.getByRole('region', { name: 'Your data' })
      await data.getByRole('button', { name: 'Get my data' }).press('Enter')
      const panel = data.getByRole('group', { name: 'Download your data' })
      await expect(panel).toBeFocused()
      await expect(panel).toContainText('The link works for seven days.')
      await expectAccessibleFromTop(page)
      await panel.getByRole('button', { name: 'Email me the link' }).press('Enter')
      await expect(panel.getByLabel('Your password')).toBeFocused()
      await panel.getByLabel('Your password').fill('not the password')
      await panel.getByLabel('Your password').press('Enter')
      await expect(panel.getByLabel('Your password')).toBeFocused()
      await expect(panel.getByRole('alert')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(data.getByRole('button', { name: 'Get my data' })).toBeFocused()
      await page.keyboard.press('Enter')
      await panel.getByLabel('Your password').fill(stack.password)
      await panel.getByLabel('Your password').press('Enter')
      await expect(panel).toBeHidden()
      const state = data.getByRole('status').first()
      await expect(state).toBeFocused()
      await expect(state).toContainText(/^We're making your file, and will email you a link/)
      await expect(data.getByRole('button', { name: /my data|new file/ })).toHaveCount(0)
      await sandbox.advance('PT1M')
      expect((await sandbox.mails()).map(({ kind }) => kind)).toContain('data-download')
      await page.reload()
      await expect(state).toContainText(/^Your file is ready\. The link in our email works until 14 April 2026/)
      await expect(data.getByRole('button', { name: 'Get a new file' })).toBeVisible()
    })

    test('[O-265] a customer sees what ends, closes the account with the password, and keeps it after all', async ({
      page,
      sandbox,
      stack,
    }) => {
      await sandbox.logIn('amina')
      await page.goto('/user-details')
      const data = page.getByRole('region', { name: 'Your data' })
      await data.getByRole('button', { name: 'See what ends' }).press('Enter')
      const panel = data.getByRole('group', { name: 'Close your account' })
      await expect(panel).toBeFocused()
      const { send } = await sandbox.callAs('amina')
      const { data: told } = await send<Told>('GET', '/api/my-account/closing')
      expect(told.ends.bookings.length).toBeGreaterThan(0)
      await expect(panel).toContainText(new RegExp(`${told.ends.bookings.length} bookings? (is|are) cancelled`))
      for (const { name } of [...told.ends.bookings, ...told.ends.packages]) await expect(panel).toContainText(name)
      await expect(panel).toContainText(`${told.ends.credit.formatted} of credit`)
      await expectAccessibleFromTop(page)
      await panel.getByLabel('Your password').fill(stack.password)
      await panel.getByRole('button', { name: 'Close my account' }).press('Enter')
      await expect(panel).toBeHidden()
      await expect(data.getByRole('status').filter({ hasText: 'Your account closes on 21 April 2026.' })).toBeFocused()
      const notice = page.getByRole('region', { name: 'Your account closes on 21 April 2026' })
      await expect(notice).toContainText('You can use it as before, and keep it, until 21 April 2026')
      await expectAccessibleFromTop(page)

      await page.goto('/')
      const task = page.getByRole('region', { name: 'To do' }).getByRole('listitem')
      const own = task.filter({ hasText: 'Your account closes on 21 April 2026' })
      await own.getByRole('link', { name: 'See or stop it' }).press('Enter')
      await notice.getByRole('button', { name: 'Keep my account' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Your account stays open.' })).toBeFocused()
      await expect(notice).toBeHidden()
      await expect(data.getByRole('button', { name: 'See what ends' })).toBeVisible()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(own).toBeHidden()
    })
  })
}

type Told = {
  readonly data: {
    readonly ends: {
      readonly bookings: readonly { readonly name: string }[]
      readonly packages: readonly { readonly name: string }[]
      readonly credit: { readonly formatted: string }
    }
  }
}

test('[O-266] whoever owes money is told why closing waits, before and after asking', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('dylan')
  await page.goto('/user-details')
  const data = page.getByRole('region', { name: 'Your data' })
  await data.getByRole('button', { name: 'See what ends' }).click()
  const panel = data.getByRole('group', { name: 'Close your account' })
  await expect(panel).toContainText('You owe £5.00')
  await expect(panel).toContainText('Closing waits for as long as:')
  await expect(panel).toContainText('you owe us money')
  await panel.getByLabel('Your password').fill(stack.password)
  await panel.getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByRole('region', { name: /^Your account closes on/ })).toContainText('you owe us money')
})

test('[O-264, O-265 partly] without the calls of another platform the rows are absent', async ({
  page,
  context,
  sandbox,
}) => {
  await context.route(/\/api\/my-account\/(closing|download)$/, (route) =>
    route.fulfill({ status: 404, json: { message: '' } }),
  )
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  await expect(page.getByRole('region', { name: 'Login and language' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your data' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
