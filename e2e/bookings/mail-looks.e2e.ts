import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { atCheckout } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

/** Brightness of the page's background as it is painted, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(1, 1)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 2, 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return (red + green + blue) / 3
  }, picture)
}

test('[O-301] a confirmation is readable in light and dark, as narrow as a phone, and asks no server for anything', async ({
  page,
  sandbox,
}, info) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.good)
  await confirmedOrder(page)
  const mail = (await sandbox.mails()).find(({ kind }) => kind === 'order-confirmation')
  const html = mail?.html ?? ''
  expect(Buffer.byteLength(html + (mail?.text ?? ''))).toBeLessThan(60_000)
  await page.goto('about:blank')
  await page.setViewportSize({ width: 375, height: 800 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(html)
    await expect(page.getByText('Badminton from scratch').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open your booking' })).toHaveAttribute(
      'href',
      /\/booking-confirmed\/\d+$/,
    )
    await expect(page.getByRole('link', { name: 'Map and directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps/,
    )
    await expectAccessible(page)
    const isLight = colorScheme === 'light'
    expect(await brightness(page)).toBeGreaterThan(isLight ? 240 : -1)
    expect(await brightness(page)).toBeLessThan(isLight ? 256 : 60)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await info.attach(`mail-${colorScheme}`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    })
    await page.screenshot({ fullPage: true, path: info.outputPath(`mail-${colorScheme}.png`) })
  }
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([])
})
