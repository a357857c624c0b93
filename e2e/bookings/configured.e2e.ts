import type { Page } from '@playwright/test'
import { fillBasket } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms } from '../support/paying.ts'
import { rest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'

/** The configuration file belongs to the operator; no answer of the platform is replaced. */
async function configure(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.unroute('**/config.json')
  await page.route('**/config.json', async (route) => {
    // The build's file, an object.
    const config = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, ...settings } })
  })
}

test('[S1-033, S3-010] memberships are sold online only where that is switched on', async ({ page }) => {
  const join = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy a membership' })
  const buy = page.getByRole('main').getByRole('link', { name: 'Buy a membership' })
  const sites = { joining: 'https://joining.example' }
  for (const [isOn, count] of [
    [true, 1],
    [false, 0],
  ] as const) {
    await configure(page, { sites, switches: { onlineJoiningEnabled: isOn } })
    await page.goto('/pricing')
    await page.getByRole('combobox', { name: 'Centre' }).selectOption('Ashcombe Leisure Centre')
    await expect(page.getByRole('table', { name: 'Prices with Fairwater All In' })).toBeVisible()
    await expect(join).toHaveCount(count)
    await expect(buy.or(page.getByRole('main').getByRole('button', { name: 'Buy a membership' }))).toHaveCount(count)
  }
})

test('[S3-013] the page tells browsers whether they may translate it', async ({ page }) => {
  for (const isOn of [true, false]) {
    await configure(page, { switches: { autoTranslateEnabledForCustomer: isOn } })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.translate)).toBe(isOn)
  }
})

test('[S3-012] a kiosk links to its configured home', async ({ page }) => {
  await configure(page, { kiosk: { homeUrl: 'https://kiosk.example/start' } })
  await page.goto('/location/ashcombe-leisure-centre?kiosk=true')
  const home = page.getByRole('link', { name: 'Back to Kiosk Home' })
  await expect(home).toHaveAttribute('href', 'https://kiosk.example/start')
})

test('[P2-004, S4-031, PAY-47 partly] after an order the customer goes to the configured address, with the order number', async ({
  page,
  sandbox,
}) => {
  await configure(page, { successAddress: '/location/ashcombe-leisure-centre?paid=yes' })
  await fillBasket(sandbox, 'carys', 'walking-football')
  await sandbox.logIn('carys')
  await page.goto('/basket/checkout')
  await agreeToTerms(page)
  await press(page.getByRole('button', { name: 'Place order' }))
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre\?paid=yes&orderId=\d+$/)
})

test('[O-334] the footer names the operator’s pages that the configuration has', async ({ page }) => {
  await configure(page, {
    links: { privacy: 'https://operator.example/privacy', accessibility: '/accessibility.html' },
  })
  await page.goto('/')
  await rest(page)
  const help = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' })
  await expect(help.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://operator.example/privacy')
  await expect(help.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility.html')
  await expect(help.getByRole('link', { name: 'Help and questions' })).toHaveCount(0)
})
