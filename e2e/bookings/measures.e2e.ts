import type { Locator } from '@playwright/test'
import { holdAnswers } from '../support/answers.ts'
import { fillBasket } from '../support/basket.ts'
import { hearFrames, payButton } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/windows.ts'

const details = '/courses/location/ashcombe-leisure-centre/gymnastics/timetable/tumblers-6-to-9'

async function boxOf(part: Locator): Promise<{ readonly y: number; readonly width: number; readonly height: number }> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return box
}

test('[S9-036, S9-044] on a phone the breadcrumbs stay below the header, at 54 px', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 575, height: 740 })
  await page.goto(details)
  await expect(page.getByRole('link', { name: 'Book this course' }).first()).toBeVisible()
  const way = page.getByRole('navigation', { name: 'You are here' }).locator('xpath=../..')
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => Math.round((await boxOf(way)).y)).toBe(54)
  await page.setViewportSize({ width: 576, height: 740 })
  await page.mouse.wheel(0, 600)
  await expect(way).not.toBeInViewport()

  // Between phone and tablet only the current step shows its word.
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.setViewportSize({ width: 767, height: 740 })
  await page.goto('/basket/checkout')
  const last = page.getByRole('list', { name: 'Steps of your booking' }).getByText('Booked')
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  const width = async () => (await boxOf(last)).width
  expect(await width()).toBe(1)
  // Screen readers hear the other steps too.
  await expect(last.locator('xpath=../..')).toMatchAriaSnapshot(`
    - list "Steps of your booking":
      - listitem: Basket done
      - listitem: Pay
      - listitem: Booked
  `)
  await page.setViewportSize({ width: 768, height: 740 })
  await expect.poll(width).toBeGreaterThan(40)
})

test('[S9-037, S9-038] on a wide screen content is at most 1280 px wide, the basket 833', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1700, height: 900 })
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.goto('/basket')
  const empty = page.getByRole('main').getByRole('button', { name: 'Empty basket' })
  await expect(empty).toBeVisible()
  expect((await boxOf(empty.locator('xpath=../..'))).width).toBe(833)
  const widest = await page
    .getByRole('main')
    .evaluate((main) => Math.max(...[...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().width)))
  expect(widest).toBeLessThanOrEqual(1280)
})

test('on a phone the total of a long basket and the way to pay stay on the screen', async ({ page, sandbox }) => {
  await page.setViewportSize(phone)
  for (const course of ['badminton-from-scratch', 'pilates-foundations']) await fillBasket(sandbox, 'carys', course)
  await sandbox.logIn('carys')
  await page.goto('/basket')
  const bar = page.getByRole('group', { name: 'Total' })
  await expect(bar.getByRole('link', { name: 'Checkout now' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Empty basket' })).not.toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const { y } = await boxOf(page.getByRole('contentinfo'))
  const { y: top, height } = await boxOf(bar)
  expect(top + height).toBeLessThanOrEqual(y + 1)
})

test('[S9-025, S9-026] few places left are shown in the danger colour, more in the success colour', async ({
  page,
}) => {
  const colourOf = (name: string) =>
    page.evaluate((token) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = token
      return getComputedStyle(probe).color
    }, name)
  for (const [path, text, colour] of [
    ['/courses/location/ashcombe-leisure-centre/tennis/timetable/tennis-for-beginners', /^2 places left$/, '#9B1C1C'],
    [
      '/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes',
      /^\d+ places left$/,
      '#1E7B34',
    ],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toHaveCSS('color', await colourOf(colour))
  }
})

test('[S9-041, S9-058] a select is at least 42 px high, a date field at least 150 px wide', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book')
  const select = page.getByLabel('How would you describe their level?')
  expect((await boxOf(select)).height).toBeGreaterThanOrEqual(42)
  const day = page.getByRole('textbox', { name: /When did they last take part/ })
  expect((await boxOf(day)).width).toBeGreaterThanOrEqual(150)
})

test('on a phone the pay button does not move when the card form loads', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const heard = await hearFrames(page)
  const heardOf = async (wanted: string) => (await heard()).filter(({ type }) => type === wanted)
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  const form = await holdAnswers(page, '**/gateway/fields/**')
  // Before the load event, which would wait for the frame.
  await page.goto('/basket/checkout', { waitUntil: 'commit' })
  await expect(page.getByRole('checkbox', { name: /Save this card for next time/ })).toBeVisible()
  const before = await boxOf(payButton(page))
  const frame = page.locator('iframe[title="Secure card payment form"]')
  // A form may run before its frame has a width, and is then as tall as a column of letters.
  await frame.evaluate((element) => (element.style.width = '0'))
  await form.arrives()
  await expect.poll(() => heardOf('ready')).toHaveLength(1)
  await frame.evaluate((element) => (element.style.width = ''))
  await expect(frame.locator('..')).toHaveAttribute('style', /height/)
  const { y } = await boxOf(payButton(page))
  expect(Math.abs(y - before.y)).toBeLessThan(10)
  expect(await heardOf('resize')).toHaveLength(1)
})

test('[O-97 partly] on a phone the bar explains the price and stays low', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const bar = page.getByRole('group', { name: 'Price and booking' })
  for (const [persona, why] of [
    ['ben', 'Fairwater All In members pay 20% less for this course.'],
    ['carys', 'Fairwater All In members pay £43.20.'],
  ] as const) {
    await sandbox.logIn(persona)
    for (const language of ['cy', 'en']) {
      await page.goto(
        `/courses/location/ashcombe-leisure-centre/tennis/timetable/tennis-for-beginners?lang=${language}`,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'cy' ? 'cy' : 'en-GB')
      await expect(page.getByText('Courts 3 and 4').first()).toBeVisible()
      const height = (await page.locator('[role=group]:has(a[href$="/book"])').boundingBox())?.height
      expect(height).toBeLessThanOrEqual(136)
    }
    await expect(bar.getByText(why).filter({ visible: true })).toBeVisible()
  }
})
