import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

/** A failed read is repeated three times, after one, two and four seconds. */
const final = { timeout: 20_000 }

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('[S2-085 partly, O-171, O-255, O-545, O-572 partly] [O-579 partly] a customer sees the uses of a package, by day, and uses one by keyboard', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('amina')
      await page.goto('/packages')
      await expect(page).toHaveTitle('Fairwater Leisure | Packages')
      const card = page.getByRole('article', { name: 'Ten swims' })
      await expect(card).toContainText('3 left')
      await expect(card).toContainText('Ashcombe Leisure Centre')
      await expect(card).toContainText('Pays for one ticket for each person at a session')
      const stamps = card.getByRole('list', { name: 'Uses of the package' }).getByRole('listitem')
      // Ten are seen, and equal ones are read once.
      await expect(card.getByRole('list', { name: 'Uses of the package' }).locator('li')).toHaveCount(10)
      await expect(stamps).toContainText(['Used on 25 February (7 times)', 'Left (3 times)'])
      await expect(stamps).toHaveCount(2)
      await expectAccessibleFromTop(page)
      const use = card.getByRole('link', { name: 'Use one for Lane swim: Adult and Family fun swim: Adult' })
      await use.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(
        /\/\/localhost:\d+\/location\/ashcombe-leisure-centre\/public-swims\/\d{4}-\d\d-\d\d$/,
      )
    })
  })
}

test('[O-171] packages that are used up or have run out are listed with their receipts', async ({ page, sandbox }) => {
  await sandbox.logIn('gwen')
  await page.goto('/packages')
  await expect(page.getByRole('main')).toContainText('No packages')
  const past = page.getByRole('region', { name: 'Used up or run out' })
  await expect(past).toContainText('All 6 used')
  await expect(past).toContainText(/Ran out on .* with 6 of 10 left/)
  await expectAccessible(page)
  await past.getByRole('link', { name: 'Receipt for Ten swims' }).click()
  await expect(page).toHaveURL(/\/payments\/\d+$/)
})

test('a customer without packages reads what one is, and buys one on its own page', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/packages')
  await expect(page.getByRole('main')).toContainText('No packages')
  const buy = page.getByRole('region', { name: 'Buy another' })
  await buy.getByRole('link', { name: 'Buy Five classes and a swim' }).click()
  await expect(page).toHaveURL(/\/packages\/location\/porthwen-leisure-centre\/2\/book$/)
})

test('each part of the page fails by itself, and is read again by itself', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await sandbox.fail(['listOwnedPackages', 'listPackages'])
  await page.goto('/packages')
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveCount(2, final)
  await expect(alerts.first()).toContainText("We couldn't load your packages. Nothing in them has changed.")
  await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible()
  await sandbox.endFaults()
  await alerts.first().getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Ten swims' })).toBeVisible()
  await expect(alerts).toHaveCount(1)

  await sandbox.fail(['listPackageUses'])
  await page.reload()
  const stamps = page.getByRole('list', { name: 'Uses of the package' }).getByRole('listitem')
  await expect(stamps).toContainText(['Used (7 times)', 'Left (3 times)'])
})

test('on a platform without packages the page has no broken part', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await sandbox.fail(['listOwnedPackages', 'listPackages', 'listPackageUses'], 404)
  await page.goto('/packages')
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
})
