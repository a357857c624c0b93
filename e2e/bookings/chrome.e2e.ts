import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { fillBasket } from '../support/basket.ts'
import { expect, test } from '../support/test.ts'

const categories = '/courses/location/ashcombe-leisure-centre'

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0
}

test('[O-120] the header names the venue and leads to the same area of another one, by keyboard alone', async ({
  page,
}) => {
  await page.goto(categories)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Book a course' })).toHaveAttribute('aria-current', 'true')
  await expect(header.getByRole('link', { name: 'Book an activity' })).not.toHaveAttribute('aria-current')
  const chip = header.getByRole('button', { name: 'Ashcombe Leisure Centre, choose another venue' })
  await chip.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a venue' })
  await expect(dialog.getByRole('link', { name: /^Ashcombe/ })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(chip).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: /^Millwick Sports Village/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/location\/millwick-sports-village$/)
  await expect(dialog).toHaveCount(0)
  await expect(header.getByRole('button', { name: /^Millwick Sports Village/ })).toBeVisible()
})

test('[S9-034] [O-75] [S2-128] bars are as high as they are said to be, their edges included', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(categories)
  await expect(page.getByRole('combobox', { name: 'Booking for' })).toBeVisible()
  expect(await heightOf(page.getByRole('banner'))).toBe(60)
  expect(await heightOf(page.getByRole('region', { name: 'Who you book for' }))).toBe(50)
  await page.setViewportSize({ width: 375, height: 740 })
  expect(await heightOf(page.getByRole('banner'))).toBe(54)
  const path = page.locator('div').filter({ has: page.getByRole('navigation', { name: 'You are here' }) })
  expect(await heightOf(path.filter({ has: page.getByRole('button', { name: /^Ashcombe/ }) }).nth(-2))).toBe(40)
})

test('[S2-109] [S9-039] [S6-006] the account panel says who is there and chooses whom to book for', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(categories)
  const button = page.getByRole('banner').getByRole('button', { name: 'My account' })
  await expect(button).toContainText('Amina')
  await button.click()
  const panel = page.getByRole('dialog', { name: 'My account' })
  await expect(panel).toContainText('Logged in as Amina Rahman')
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(1280 - 560)
  await panel.getByRole('radio', { name: 'Safiya Rahman' }).check({ force: true })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Booking for' }).locator('option:checked')).toHaveText(
    'Safiya Rahman',
  )
})

test('[O-18] [O-92] whoever owes something reads what and why, and pays it like anything else', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('dylan')
  await page.goto(categories)
  const banner = page.getByRole('region', { name: '£5.00 is still to pay before you can book again' })
  await expect(banner).toContainText('Two sessions of Back to netball missed without notice')
  // It stays: no toast that is gone before it is read.
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Pay £5.00 now' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('main')).toContainText('Two sessions of Back to netball missed without notice')
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()
  await page.goto(categories)
  await expect(banner).toContainText('It is in your basket')
  await banner.getByRole('link', { name: 'Go to basket' }).click()
  await expect(page).toHaveURL(/\/basket$/)
})

test('without a connection a page says so, keeps the chrome, and opens by itself afterwards', async ({
  page,
  context,
}) => {
  await page.goto(categories)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you have open stays')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Shopping basket' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing was sent: your basket and your bookings are as they were.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  // What was open before is still there.
  await page.getByRole('button', { name: 'Back to the page before' }).click()
  await expect(page).toHaveURL(new RegExp(`${categories}$`))
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Shopping basket' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible()
  // What opens in front of the page says it, too, and the page stays.
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('This needs a connection. Check yours and try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeVisible()
  await expect(page.getByText('You are offline. What you have open stays')).toHaveCount(0)
})

test('while somebody pays the header shows the steps and leads nowhere else', async ({ page, sandbox }) => {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.goto('/basket/checkout')
  const header = page.getByRole('banner')
  await expect(header.getByRole('listitem').filter({ hasText: 'Pay' })).toHaveAttribute('aria-current', 'step')
  await expect(header.getByRole('listitem').first()).toContainText('Basketdone')
  await expect(header).toContainText('Secure')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(header.getByRole('button')).toHaveCount(0)
  // By keyboard: the card's form pushes the footer down while it loads, and a press in that moment would miss the button.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible()
})

test('at 320 px, and with text of twice the size, nothing has to be scrolled sideways', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(categories)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 640, height: 800 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await sideways()).toBeLessThanOrEqual(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shopping basket' })).toBeInViewport()
})

test('what has the focus is never behind a bar; a low screen has no bars that stay', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await page.goto(categories)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
  // 54 and 40 px that stay in view, and some air.
  expect(await room()).toBe('110px')
  await page.setViewportSize({ width: 800, height: 380 })
  await expect.poll(room).toBe('16px')
})
