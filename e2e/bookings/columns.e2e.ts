import type { Locator, Page } from '@playwright/test'
import { atCheckout } from '../support/basket.ts'
import { expect, test } from '../support/test.ts'

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0
}

const wide = { width: 1280, height: 900 }
const phone = { width: 574, height: 900 }

async function basketOfHome(page: Page): Promise<Locator> {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Our centres' })).toBeVisible()
  return page.getByRole('complementary', { name: 'Shopping basket' })
}

test('[S2-136] [S2-137] home has two columns of 2 to 1 from 1200 px, with the basket on the right', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const basket = await basketOfHome(page)
  await expect(basket).toContainText('Log in to add items to your basket')
  const centres = page.getByRole('region', { name: 'Our centres' })
  const gap = 40
  expect(await widthOf(basket)).toBeCloseTo(((await widthOf(centres)) - gap) / 3, 0)
})

test('[S2-138] on a phone home has no right column, and the checkout has one', async ({ page, sandbox }) => {
  await page.setViewportSize(phone)
  await expect(await basketOfHome(page)).toBeHidden()
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
})
