import type { Page } from '@playwright/test'
import { cardFormRooms, type CardFormMode, usualFontSize } from '@touchline/card-form'
import { openGatewaySession } from '../support/gateway-session.ts'
import { launchOptions } from '../support/launch.ts'
import { facesOf, machines } from '../support/machine-faces.ts'
import { expect, onStack as test } from '../support/test.ts'

const shop = 'http://harbour.localhost:4000'
/** Pixels at the usual size: the frame on a screen of 320 pixels has more. */
const narrowest = 256

const fontSize = usualFontSize
const looks = [
  ...['Roboto', 'Lato', 'Open Sans'].flatMap((font) => ['en', 'cy'].map((lang) => ({ font, lang, fontSize }))),
  { font: 'Open Sans', lang: 'cy', fontSize: 24 },
]

async function expectRooms(page: Page, mode: CardFormMode, fontSize: number, look: string): Promise<void> {
  for (const { from, height } of cardFormRooms(mode, fontSize)) {
    const width = Math.max(Math.ceil((narrowest * fontSize) / usualFontSize), from)
    await page.setViewportSize({ width, height: 800 })
    const body = await page.locator('body').boundingBox()
    expect(body?.height, `${mode} in ${look} at ${width}`).toBe(height)
  }
}

for (const machine of machines) {
  test(`on a machine with ${machine} faces the card form is as tall as the room kept for it, in every face and language`, async ({
    playwright,
    stack,
  }) => {
    const env = { ...launchOptions.env, ...facesOf(machine) }
    const browser = await playwright.chromium.launch({ ...launchOptions, env })
    const page = await browser.newPage()
    const { key } = await openGatewaySession(stack.gatewayUrl, shop)
    for (const { font, lang, fontSize } of looks) {
      const query = new URLSearchParams({ key, origin: shop, channel: 'c1', lang, font, font_size: `${fontSize}` })
      const address = `${stack.gatewayUrl}/gateway/fields/card-gateway?${query.toString()}`
      await page.goto(address)
      // An American Express card has the longest hint.
      await page.locator('#card_number').fill('3782')
      await expectRooms(page, 'card', fontSize, `${font} ${fontSize} ${lang}`)
      await page.goto(`${address}&mode=security-code`)
      await expectRooms(page, 'security-code', fontSize, `${font} ${fontSize} ${lang}`)
    }
    await browser.close()
  })
}
