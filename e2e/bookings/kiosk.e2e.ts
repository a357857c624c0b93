import { agreeToTerms } from '../support/paying.ts'
import { expectAccessibleFromTop } from '../support/accessible.ts'
import { fillBasket } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { configure } from '../support/configuration.ts'
import { expect, test } from '../support/test.ts'
import { rest } from '../support/rest.ts'
import { phone, windowsOf } from '../support/windows.ts'

const centre = 'ashcombe-leisure-centre'

for (const viewport of windowsOf(phone)) {
  test(`[O-314 partly, S2-113] after paying at a kiosk, the way back to its home is on the page and logs out, at ${viewport.width}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await fillBasket(sandbox, 'carys', 'walking-football')
    await sandbox.logIn('carys')
    await page.goto(`/basket/checkout?kiosk=true&centre=${centre}`)
    await agreeToTerms(page)
    await press(page.getByRole('button', { name: 'Place order' }))
    await expect(page.getByRole('main')).toContainText('take a photo of the one on this page')
    const home = page.getByRole('main').getByRole('button', { name: 'Back to Kiosk Home' })
    await expect(home).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)
    await expectAccessibleFromTop(page)
    await home.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/location/${centre}$`))
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('bookings-authToken')
  })
}

test('[O-387] at a kiosk, address and number of a centre are text: no page has a link that calls, mails or leads to a map', async ({
  page,
  context,
  sandbox,
}) => {
  await configure(context, { links: { privacy: 'https://operator.example/privacy' } })
  await sandbox.logIn('carys')
  const ways = page.locator('a:is([href^="tel:"], [href^="mailto:"], [target="_blank"], [href*="operator.example"])')
  await page.goto(`/location/${centre}?kiosk=true&centre=${centre}`)
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d{5} \d{6}$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/^Call \d/)).toBeVisible()
  await expect(ways).toHaveCount(0)
  await expectAccessibleFromTop(page)
  for (const path of ['/', '/pricing', '/my-bookings', '/basket']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(ways).toHaveCount(0)
  }
})

test('[O-314 partly] a kiosk saves no form and does not say that it does', async ({ page }) => {
  await page.goto(`/camps/location/${centre}/holiday-camps/river-meadow-camp/book?kiosk=true&centre=${centre}`)
  await expect(page.getByRole('form', { name: 'Booking form' })).toBeVisible()
  await page.getByLabel('Emergency telephone number').fill('07700 900123')
  await expect(page.getByText(/on this device/)).toHaveCount(0)
  const kept = await page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)])
  expect(JSON.stringify(kept)).not.toContain('900123')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: /Log in|Welcome back/ })).toBeVisible()
  await expect(page.getByText(/on this device/)).toHaveCount(0)
})

test('[O-590] an idle kiosk says what is lost, typed words only where something was typed, and logs out at once when asked', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.logIn('amina')
  const watching = page.waitForResponse(/\/KioskVisit-/)
  await page.goto(
    '/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book?kiosk=true&centre=ashcombe-leisure-centre',
  )
  await watching
  await rest(page)
  // The page's own timers stand still otherwise.
  await page.clock.runFor(2000)
  await page.getByLabel('What name should we call them by?').fill('Saf')
  await page.clock.runFor(62_000)
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(question).toContainText('You will be logged out. You will lose what you have typed.')
  await expectAccessibleFromTop(page)
  await question.getByRole('button', { name: 'Log out now' }).press('Enter')
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
