import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { configure, withGuestPasses } from '../support/configuration.ts'
import { payWith } from '../support/paying.ts'
import { expectToFailAlone } from '../support/failing-part.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

test('[S2-088, S6-017, O-12] without online guest passes there is no page of them', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/guest-passes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Whoops! Looks like you've gone offside.")
})

for (const size of [phone, desktop]) {
  test(`[S2-088, O-201] guest passes are bought on the bookings site and shared here, at ${size.width}`, async ({
    page,
    context,
    sandbox,
    stack,
  }) => {
    await page.setViewportSize(size)
    await configure(context, withGuestPasses)
    await sandbox.logIn('carys')
    await page.goto('/guest-passes')
    await expect(page.getByText('No guest passes yet')).toBeVisible()
    await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Ashcombe Leisure Centre' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Buy Three guest passes' }).press('Enter')
    await expect(page).toHaveURL(`${stack.origins.bookings}/guest-passes/checkout`)
    await payWith(page, cards.good)
    await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)
    await page.goto('/guest-passes')
    const ready = page.getByRole('region', { name: 'Ready to use' })
    await expect(ready.getByRole('listitem')).toHaveCount(3)
    await ready
      .getByRole('button', { name: /^Share the pass/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('dialog', { name: 'Share this pass' }).getByRole('img')).toBeVisible()
    await expectAccessible(page)
  })
}

test('[S8-001 partly] guest passes that cannot be loaded can be tried again', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('carys')
  await expectToFailAlone({
    page,
    call: /\/api\/my-account\/guest-passes/,
    path: '/guest-passes',
    text: 'Your guest passes could not be loaded.',
    stands: page.getByRole('region', { name: 'Buy guest passes' }),
  })
  await expect(page.getByText('No guest passes yet')).toBeVisible()
})
