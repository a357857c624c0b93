import { addressOf } from '../screens/addresses.ts'
import { atCheckout } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test('[O-363 partly] a printed confirmation says what, who, when and where, has the code, and the receipt below it', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'amina', 'badminton-from-scratch')
  await payWith(page, cards.good)
  await confirmedOrder(page)
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('body').innerText()
  const facts = [
    'Badminton',
    'Amina Rahman · TL-',
    'Millwick Sports Village',
    'Show this when you arrive',
    'Receipt',
    'Total',
  ]
  const places = facts.map((fact) => printed.indexOf(fact))
  expect(printed).toMatch(/\d{1,2} (?:April|May|June) /)
  expect(places.filter((place) => place < 0)).toEqual([])
  expect(places.at(-2)).toBeGreaterThan(Math.max(...places.slice(0, 4)))
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  for (const name of ['Print', 'Add to calendar']) await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

for (const width of [320, 375, 768, 1024, 1280]) {
  test(`[O-363 partly] with text of 200 % nothing in the header is cut at ${width}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 740 })
    await sandbox.logIn('amina')
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    })
    await page.goto(addressOf.details('millwick', 'badminton', 'badminton-from-scratch'))
    const header = page.getByRole('banner')
    await expect(header).toBeVisible()
    expect(await header.evaluate(cutParts)).toEqual([])
  })
}

/** The parts of a header whose text is outside of the window or of their own box. */
function cutParts(header: Element): readonly string[] {
  const found: string[] = []
  for (const part of header.querySelectorAll('a, button, span, li, img, svg')) {
    const { left, right, top, bottom, width } = part.getBoundingClientRect()
    const style = getComputedStyle(part)
    if (width <= 1 || style.visibility === 'hidden') continue
    const box = header.getBoundingClientRect()
    const isOutside = left < -1 || right > innerWidth + 1 || top < box.top - 1 || bottom > box.bottom + 1
    const isCut =
      style.overflow !== 'visible' &&
      (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    if (isOutside || (isCut && part.textContent !== ''))
      found.push(`${part.tagName} ${part.textContent} ${Math.round(left)}-${Math.round(right)}`)
  }
  return found
}
