import { expectAccessibleFromTop } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { onwards, welcomed } from '../support/joining.ts'
import { payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'joining' })

const centre = 'ashcombe-leisure-centre'
const home = '/kiosk?kiosk=true&centre=ashcombe-leisure-centre'

test('[S2-078, S2-080, P2-002, S2-125, C-21] a kiosk sells the memberships of its centre without navigation and footer, and links back to its home', async ({
  page,
  context,
  stack,
}) => {
  await configure(context, { kiosk: { homeUrl: home } })
  await page.goto(home)
  await expect(page.getByRole('heading', { name: 'Ashcombe Leisure Centre', level: 1 })).toBeVisible()
  const chrome = page
    .getByRole('navigation', { name: 'Main' })
    .or(page.getByRole('contentinfo'))
    .or(page.getByRole('banner'))
  await expect(chrome).toHaveCount(0)
  await expectAccessibleFromTop(page)
  await page.getByRole('link', { name: 'Join now: Swim and Sauna' }).click()
  await page.getByRole('button', { name: 'Log in and join' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email or reference').fill('carys@example.test')
  await dialog.getByLabel('Password', { exact: true }).fill(stack.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await onwards(page).click()
  await expect(chrome).toHaveCount(0)
  await payWith(page, cards.good)
  await welcomed(page)
  await expect(page).toHaveURL(/\/order-confirmed\/\d+\?kiosk=true$/)
  await expect(chrome).toHaveCount(0)
  await expectAccessibleFromTop(page)

  await page.getByRole('button', { name: 'Back to Kiosk Home' }).click()
  await expect(page).toHaveURL(new RegExp(`${home.replace('?', String.raw`\?`)}$`))
  await page.getByRole('link', { name: 'Join now: Swim and Sauna' }).click()
  await expect(page.getByRole('button', { name: 'Log in and join' })).toBeVisible()
})

test('[PAY-47] a kiosk order of online joining goes to /order-confirmed/{id}?kiosk=true, or to the success address with orderId where one is set', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  async function join(membership: string): Promise<void> {
    await page.goto(home)
    await page.getByRole('link', { name: `Join now: ${membership}` }).click()
    await onwards(page).click()
    await payWith(page, cards.good)
  }
  await join('Swim and Sauna')
  const orderId = await welcomed(page)
  await expect(page).toHaveURL(new RegExp(String.raw`/order-confirmed/${orderId}\?kiosk=true$`))

  await configure(context, { successAddress: '/centre/ashcombe-leisure-centre?paid=yes' })
  await join('Fairwater All In')
  await expect(page).toHaveURL(/\/centre\/ashcombe-leisure-centre\?paid=yes&orderId=\d+$/)
  expect(page.url()).not.toContain(`orderId=${orderId}`)
})

test('[O-314 partly, O-261, S4-049, S4-050] a kiosk of the bookings site stays one on the joining site, keeps nothing, and an idle visit ends logged out where it began', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  await page.clock.install()
  await page.goto(`${stack.url}/?kiosk=true&centre=${centre}`)
  await expect(page).toHaveURL(`${stack.url}/location/${centre}`)
  await page.goto(`${stack.url}/pricing`)
  const buy = page.getByRole('main').getByRole('link', { name: 'Buy a membership' })
  const address = new URL((await buy.getAttribute('href')) ?? '')
  expect(address.pathname).toBe(`/centre/${centre}/join/1`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    kiosk: 'true',
    centre,
    'kiosk-home': 'bookings',
    lang: 'en',
  })
  await sandbox.logIn('carys')
  await page.goto(address.href)
  await expect(page.getByRole('heading', { name: 'Fairwater All In', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByText(/^Joining: Carys/)).toBeVisible()
  // The code that ends a visit comes after the page.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(page).toHaveURL(`${stack.url}/location/${centre}`)
  await page.goto(address.href)
  await expect(page.getByRole('button', { name: 'Log in and join' })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => /^venue-|^language$|^(bookings|joining)-authToken/.test(name))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
