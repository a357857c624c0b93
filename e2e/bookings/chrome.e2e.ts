import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { fillBasket } from '../support/basket.ts'
import { register } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'

const categories = '/courses/location/ashcombe-leisure-centre'

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0
}

test('[O-120] the header names the venue and switches to the same area of another venue, by keyboard alone', async ({
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

test('[S9-034] [O-75] [S2-128] bars have their stated height, borders included', async ({ page, sandbox }) => {
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

/** The header's flaws at a width: wrapped lines, cut names, overflowing parts. */
async function flawsOfHeader(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 })
  return page.getByRole('banner').evaluate((header) => {
    const flaws: string[] = []
    const right = (part: Element) => part.getBoundingClientRect().right
    const shown = [...header.querySelectorAll('a, button')].filter((part) => part.getClientRects().length > 0)
    const links = shown.filter((part) => part.closest('nav'))
    const [home] = shown.filter((part) => part.matches('a[href="/"]'))
    const [chip] = shown.filter((part) => /choose another venue|dewis canolfan/.test(part.ariaLabel ?? ''))
    if (Math.round(header.getBoundingClientRect().height) !== 60) flaws.push('it is not 60 px high')
    if (new Set(links.map((link) => link.getBoundingClientRect().top)).size > 1) flaws.push('its items wrap')
    if (document.documentElement.scrollWidth > window.innerWidth) flaws.push('the page scrolls sideways')
    if (shown.some((part) => right(part) > window.innerWidth)) flaws.push('something sticks out')
    if ([...(home?.querySelectorAll('span') ?? [])].some((name) => name.scrollWidth > name.clientWidth))
      flaws.push('the brand is cut')
    if ((chip?.getBoundingClientRect().width ?? 0) < 140) flaws.push('the venue has no room')
    const ends = shown.map((part) => part.getBoundingClientRect()).toSorted((a, b) => a.left - b.left)
    if (ends.some(({ left }, index) => index > 0 && left < (ends[index - 1]?.right ?? 0) - 0.5))
      flaws.push('parts lie on each other')
    return flaws
  })
}

test('[O-120] from 992 px on the header is one line, in both languages, for visitors and customers', async ({
  page,
  sandbox,
}) => {
  const widths = [992, 1024, 1130, 1199, 1200, 1279, 1280, 1400]
  const flaws: string[] = []
  async function look(who: string): Promise<void> {
    for (const language of ['en', 'cy']) {
      await page.goto(`${categories}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of widths) {
        for (const flaw of await flawsOfHeader(page, width)) flaws.push(`${who}, ${language}, ${width}: ${flaw}`)
      }
    }
    await page.goto('/?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  await look('a guest')
  await register(page, { firstName: 'Maximilian-Alexander-Christopher-Bartholomew-Rhys', lastName: 'Bowen' })
  await look('a long name')
  await sandbox.logIn('ellie')
  await look('staff')
  expect(flaws).toEqual([])
})

test('[S2-109] [S9-039] [S6-006] the account panel shows the customer and chooses whom to book for', async ({
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

test('[O-18] [O-92] a customer with a penalty reads the amount and the reason, and pays it in the checkout', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('dylan')
  await page.goto(categories)
  const banner = page.getByRole('region', { name: 'You have £5.00 to pay before you can book again' })
  await expect(banner).toContainText('Two sessions of Back to netball missed without notice')
  // It stays: not a toast that disappears before it is read.
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Pay £5.00 now' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('main')).toContainText('Two sessions of Back to netball missed without notice')
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()
  await page.goto(categories)
  await expect(banner).toContainText("It's in your basket")
  await banner.getByRole('link', { name: 'Go to basket' }).click()
  await expect(page).toHaveURL(/\/basket$/)
})

test('without a connection the page says so, keeps the header, and reloads when the connection returns', async ({
  page,
  context,
}) => {
  await page.goto(categories)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. You can still read this page')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Shopping basket' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible()
  await expect(page.getByText('Your basket and your bookings have not changed.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  // The earlier page is still there.
  await page.getByRole('button', { name: 'Back to the previous page' }).click()
  await expect(page).toHaveURL(new RegExp(`${categories}$`))
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Shopping basket' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible()
  // An overlay says it too, and the page stays.
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('You need a connection for this. Check yours and try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeVisible()
  await expect(page.getByText('You are offline. You can still read this page')).toHaveCount(0)
})

test('during checkout the header shows the steps and has no other links', async ({ page, sandbox }) => {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.goto('/basket/checkout')
  const header = page.getByRole('banner')
  await expect(header.getByRole('listitem').filter({ hasText: 'Pay' })).toHaveAttribute('aria-current', 'step')
  await expect(header.getByRole('listitem').first()).toContainText('Basketdone')
  await expect(header).toContainText('Secure')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(header.getByRole('button')).toHaveCount(0)
  // By keyboard: the loading card form pushes the footer down, and a click in that moment would miss.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible()
})

test('at 320 px and with text twice the size nothing needs scrolling sideways', async ({ page, sandbox }) => {
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

test('the focused element is never behind a bar; a low screen has no fixed bars', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await page.goto(categories)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
  // 54 and 40 px of sticky bars, and a margin.
  expect(await room()).toBe('110px')
  await page.setViewportSize({ width: 800, height: 380 })
  await expect.poll(room).toBe('16px')
})
