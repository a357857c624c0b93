import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { follow, tabTo } from '../support/keyboard.ts'
import { payWith } from '../support/paying.ts'
import { configure, withGuestPasses } from '../support/configuration.ts'
import { expect, test } from '../support/test.ts'
import { phone, windowsOf } from '../support/windows.ts'

for (const size of windowsOf(phone)) {
  test(`[S2-088, S6-017, O-12, O-201] a customer buys and shares guest passes, and each is used once, at ${size.width}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('carys')
    // Off by default: no page, and no link to it.
    await page.goto('/guest-passes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Whoops! Looks like you've gone offside.")
    await page.getByRole('button', { name: 'My account' }).click()
    const account = page.getByRole('dialog', { name: 'My account' })
    await expect(account.getByRole('link', { name: 'My orders' })).toBeVisible()
    await expect(account.getByRole('link', { name: 'Guest passes' })).toBeHidden()
    await configure(context, withGuestPasses)
    await page.goto('/')
    await page.getByRole('button', { name: 'My account' }).click()
    await account.getByRole('link', { name: 'Guest passes' }).click()
    await expect(page).toHaveTitle(/\| Guest passes$/)
    await expect(page.getByText('No guest passes yet')).toBeVisible()
    await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Ashcombe Leisure Centre' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Buy Three guest passes' }).click()
    await expect(page).toHaveURL(/\/guest-passes\/checkout$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay £15.00')
    await expectAccessible(page)
    await payWith(page, cards.good)
    await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)
    await page.getByRole('main').getByRole('link', { name: 'Guest passes' }).click()
    const ready = page.getByRole('region', { name: 'Ready to use' })
    await expect(ready.getByRole('heading', { name: 'Three guest passes' })).toHaveCount(1)
    await expect(ready.getByRole('listitem')).toHaveCount(3)
    await ready
      .getByRole('button', { name: /^Share the pass/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Share this pass' })
    await expect(dialog.getByRole('img', { name: /^Code of the guest pass/ })).toBeVisible()
    await expectAccessible(page)
    const link = await dialog.getByRole('link').getAttribute('href')
    // The guest has no login.
    await context.clearCookies({ name: /authToken/ })
    await page.goto(link ?? '')
    const pass = page.getByRole('region', { name: 'Guest pass' })
    await expect(pass).toContainText('Show this at the door.')
    await expectAccessible(page)
    const staff = await sandbox.callAs('ellie')
    await staff.send('POST', `/api/foh${(link ?? '').replace(/^.*\/guest-passes/, '/guest-passes')}/redemption`, {})
    await page.reload()
    await expect(pass).toContainText('Used on 7 April 2026')
    await expect(pass.getByRole('img')).toBeHidden()
    expect(await sandbox.brokenInvariants()).toEqual([])
  })
}

test('[O-201 partly] used and expired passes are listed separately and cannot be shared', async ({
  page,
  context,
  sandbox,
}) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('amina')
  await page.goto('/guest-passes')
  const over = page.getByRole('region', { name: 'Used and expired' })
  await expect(over.getByText('Expired', { exact: true })).toHaveCount(2)
  await expect(over.getByText(/^Used on /)).toHaveCount(2)
  await expect(over.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ready to use' }).getByRole('button')).toHaveCount(2)
})

test('[O-201 partly] a customer shares and chooses passes by keyboard alone', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('amina')
  await page.goto('/guest-passes')
  const share = page.getByRole('button', { name: /^Share the pass/ }).first()
  await follow(page, share)
  const dialog = page.getByRole('dialog', { name: 'Share this pass' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('link'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(share).toBeFocused()
  await tabTo(page, page.getByLabel('Centre', { exact: true }))
  await page.keyboard.type('Ashcombe')
  await follow(page, page.getByRole('button', { name: 'Buy Three guest passes' }))
  await expect(page).toHaveURL(/\/guest-passes\/checkout$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay £15.00')
})

test('[O-97 partly, O-201 partly] a members-only pass says so and links to the membership prices', async ({
  page,
  context,
  sandbox,
}) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('carys')
  await page.goto('/guest-passes')
  await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Ashcombe Leisure Centre' })
  const pass = page.getByRole('listitem').filter({ hasText: 'Members’ guest pass' })
  await expect(pass).toContainText('Members only: join Fairwater')
  await pass.getByRole('link', { name: 'See membership prices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership pricing')
})
