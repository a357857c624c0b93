import type { Page } from '@playwright/test'
import { fillBasket } from '../support/basket.ts'
import { findClipped } from '../support/clipped.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

const camp = 'holiday-camps/timetable/river-meadow-camp'
const venue = 'ashcombe-leisure-centre'

type Places = Stack['origins']

const pages = [
  {
    persona: 'ben',
    addresses: ({ account }: Places) => ['/', '/memberships', '/packages', '/payments'].map((path) => account + path),
  },
  {
    persona: 'carys',
    addresses: ({ bookings }: Places) =>
      [
        '/',
        '/basket',
        '/basket/checkout',
        `/camps/location/${venue}/${camp}`,
        `/location/${venue}/fitness-classes`,
      ].map((path) => bookings + path),
  },
  { persona: 'ellie', addresses: ({ bookings }: Places) => [`${bookings}/desk`] },
] as const

async function open(page: Page, address: string, size: string): Promise<void> {
  await page.goto(address)
  await page.addStyleTag({ content: `html { font-size: ${size} }` })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

for (const window of [phone, desktop]) {
  for (const { persona, addresses } of pages) {
    test(`[O-576 partly] in text of twice the size ${persona} can read everything on the pages, at ${window.width}`, async ({
      page,
      sandbox,
      stack,
    }) => {
      if (persona === 'carys') await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
      await sandbox.logIn(persona)
      await page.setViewportSize(window)
      for (const language of ['en', 'cy']) {
        for (const address of addresses(stack.origins)) {
          await open(page, `${address}?lang=${language}`, '200%')
          await expect.poll(() => findClipped(page), `${address} in ${language}`).toEqual([])
        }
      }
    })
  }
}

test('[O-576 partly] in text of twice the size bars leave the page room, and the number stands beside the basket', async ({
  page,
  sandbox,
  stack,
}) => {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.setViewportSize(phone)
  await open(page, `${stack.origins.bookings}/camps/location/${venue}/${camp}`, '200%')
  const covered = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('body *')].filter((element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
      )
      return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight
    })
  await expect.poll(covered).toBeLessThan(0.4)
  const basket = page.getByRole('banner').getByRole('link', { name: /^Shopping basket/ })
  const picture = await basket.locator('svg').boundingBox()
  const badge = await basket.getByText('1', { exact: true }).boundingBox()
  expect(badge?.x ?? 0).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
})

for (const language of ['en', 'cy']) {
  test(`[O-576 partly] the header of a kiosk has one line of items at 1280, in ${language}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto(`${stack.origins.bookings}/location/${venue}?kiosk=true&centre=${venue}&lang=${language}`)
    const items = page.getByRole('banner').getByRole('navigation').getByRole('link')
    await expect(items).toHaveCount(5)
    const tops = await items.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
}
