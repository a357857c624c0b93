import { expectAccessibleFromTop } from '../support/accessible.ts'
import { configure, withGuestPasses } from '../support/configuration.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

/** A failed read is repeated three times, after one, two and four seconds. */
const final = { timeout: 20_000 }

async function saveSearch(sandbox: Sandbox, name: string): Promise<void> {
  const { send } = await sandbox.callAs('amina')
  const path = '/location/ashcombe-leisure-centre'
  await send('POST', '/api/my-account/saved-searches', { data: { name, path, query: 'after=16%3A00' } })
}

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('[S2-082 partly] a parent sees the day, the next booking with its code, the week by person, and what they have', async ({
      page,
      context,
      sandbox,
    }) => {
      await configure(context, withGuestPasses)
      await saveSearch(sandbox, 'Swimming after school')
      await sandbox.logIn('amina')
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hello Amina')
      await expect(main).toContainText('Tuesday 7 April 2026')
      await expect(main.getByRole('region', { name: 'Your next booking' })).toBeVisible()
      const week = main.getByRole('table', { name: 'Week by person' })
      await expect(week.getByRole('columnheader')).toHaveCount(8)
      await expect(week.getByRole('columnheader').nth(1)).toContainText('Mon')
      for (const name of ['You', 'Idris', 'Safiya', 'Yusuf'])
        await expect(week.getByRole('rowheader', { name })).toBeVisible()
      const have = main.getByRole('region', { name: 'What you have' })
      await expect(have).toContainText(/Credit£15\.00/)
      await expect(have).toContainText(/Ten swims3 left/)
      await expect(have).toContainText('No membership')
      await expect(have.getByRole('link', { name: 'Share one' })).toBeVisible()
      await expect(have).toContainText('Ashcombe Leisure Centre')
      await expectAccessibleFromTop(page)

      const code = main.getByRole('button', { name: 'Show check-in code' })
      await code.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Check-in code' }).getByRole('img')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(code).toBeFocused()
    })

    test('[O-256] a saved search is opened, renamed and deleted', async ({ page, sandbox }) => {
      await saveSearch(sandbox, 'Swimming after school')
      await sandbox.logIn('amina')
      await page.goto('/')
      const saved = page.getByRole('region', { name: 'Saved' })
      const link = saved.getByRole('link', { name: 'Swimming after school' })
      await expect(link).toHaveAttribute('href', /\/location\/ashcombe-leisure-centre\?after=16%3A00$/)
      await saved.getByRole('button', { name: 'Edit saved searches' }).press('Enter')
      await saved.getByRole('textbox', { name: 'Name' }).fill('Swims')
      await page.keyboard.press('Enter')
      await saved.getByRole('button', { name: 'Done editing saved searches' }).click()
      await expect(saved.getByRole('link', { name: 'Swims', exact: true })).toBeVisible()
      await saved.getByRole('button', { name: 'Edit saved searches' }).click()
      await saved.getByRole('button', { name: 'Delete: Swims' }).click()
      await expect(saved).toBeHidden()
    })
  })
}

test('asks for the bookings once, beside the user', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  const asked: string[] = []
  let answer = (): void => undefined
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/api/auth/user', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const bookings = page.waitForRequest('**/api/v1/activities/bookings?*')
  await page.goto('/')
  await bookings
  answer()
  await expect(page.getByRole('region', { name: 'Your next booking' })).toBeVisible()
  expect(asked.filter((path) => path === '/api/v1/activities/bookings')).toHaveLength(1)
})

test('each part of the page fails by itself while the rest stands', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('amina')
  const calls = [
    'listBookings',
    'listSavedSearches',
    'listCredits',
    'listOwnedPackages',
    'listGuestPasses',
    'listMemberships',
  ]
  await sandbox.fail(calls)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveCount(calls.length, final)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hello Amina')
  await expect(main.getByRole('region', { name: 'What you have' })).toContainText(/Credit£15\.00/)
  await sandbox.endFaults()
  await main.getByRole('alert').first().getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('region', { name: 'Your next booking' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(calls.length - 1)
})

test('on a platform that lacks our calls the page has no broken part', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('amina')
  const calls = [
    'listSavedSearches',
    'listCredits',
    'listOwnedPackages',
    'listGuestPasses',
    'listMemberships',
    'listPenalties',
    'listUserWaitlists',
  ]
  await sandbox.fail(calls, 404)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Your next booking' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'What you have' }).getByRole('listitem')).toHaveCount(2)
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Saved' })).toHaveCount(0)
})

test('[O-18, O-92] what is owed is first, says whether it stops booking, and is paid at the checkout', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('dylan')
  await page.goto('/')
  const toDo = page.getByRole('region', { name: 'To do' })
  await expect(toDo).toContainText('£5.00 to pay')
  await expect(toDo).toContainText('Two sessions of Back to netball missed without notice.')
  await expect(toDo).toContainText('You can book again once it is paid.')
  await toDo.getByRole('button', { name: 'Pay £5.00 now' }).press('Enter')
  await expect(page).toHaveURL(/\/\/localhost:\d+\/basket\/checkout$/)
  await expect(page.getByRole('main')).toContainText('£5.00')
})
