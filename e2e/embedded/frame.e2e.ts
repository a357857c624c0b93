import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/buttons.ts'
import { expect, nameSandbox, noteComplaints, siteFrame, test } from './partner.ts'

const venue = 'ashcombe-leisure-centre'
const spacer = '<p style="height:900px">Our own words.</p>'

test('[O-322] one line of HTML makes a frame as tall as its content, in the language of the page, scrolled to the top of each page', async ({
  page,
  stack,
  sandbox,
  partner,
}) => {
  await nameSandbox(page.context(), stack.url, sandbox)
  partner.show(
    `${spacer}<script async src="${stack.url}/embed.js" data-venue="${venue}" data-activity="public-swims" data-lang="cy" data-title="Nofio"></script>`,
  )
  await page.goto(partner.origin)
  const frame = page.locator('iframe')
  const heightOf = async () => (await frame.boundingBox())?.height ?? 0
  await expect(frame).toHaveAttribute('title', 'Nofio')
  const site = await siteFrame(page)
  await expect(site.getByRole('button', { name: 'Cymraeg' })).toHaveAttribute('aria-pressed', 'true')
  expect(site.url()).toContain(`/location/${venue}/public-swims`)
  const contentOf = () => site.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  await expect.poll(async () => (await heightOf()) - Math.max(600, await contentOf())).toBe(0)
  await expectAccessible(page)

  // The customer is far down when they open another page.
  await press(site.getByRole('button', { name: 'English' }))
  await frame.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await site.getByRole('link', { name: 'Shopping basket' }).evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => site.url()).toMatch(/\/basket$/)
  await expect.poll(async () => (await frame.boundingBox())?.y ?? -1).toBeGreaterThan(-1)
  await expect.poll(async () => (await heightOf()) - Math.max(600, await contentOf())).toBe(0)
})

test('[O-322 partly] a dialog opens in the part of a tall frame that can be seen, and leads nowhere else', async ({
  page,
  stack,
  sandbox,
  partner,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await nameSandbox(page.context(), stack.url, sandbox)
  partner.show(`${spacer}<script async src="${stack.url}/embed.js" data-venue="${venue}"></script>`)
  await page.goto(partner.origin)
  const frame = page.locator('iframe')
  const site = await siteFrame(page)
  const button = site.getByRole('button', { name: 'Log in' }).first()
  await expect(button).toBeVisible()
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(1400)
  for (const block of ['start', 'end'] as const) {
    await frame.evaluate((element, at) => element.scrollIntoView({ block: at }), block)
    const top = await frame.evaluate((element) => Math.max(0, -element.getBoundingClientRect().top))
    const rules = () =>
      site.evaluate(() =>
        document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)),
      )
    // The frame has heard of it.
    await expect.poll(async () => (await rules()).join(' ')).toContain(`{ margin-top: ${Math.floor(top)}`)
    const before = await page.evaluate(() => scrollY)
    // A press would scroll to the button first.
    await button.evaluate((element: HTMLElement) => element.click())
    const dialog = site.getByRole('dialog', { name: 'Log in' })
    await expect(dialog.getByLabel('Email or reference')).toBeVisible()
    await expect(dialog).toBeInViewport({ ratio: 0.99 })
    // The browser may bring the focused field to the middle of the screen.
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(350)
    await dialog.getByRole('button', { name: 'Close' }).evaluate((element: HTMLElement) => element.click())
    await expect(dialog).toHaveCount(0)
  }
})

for (const width of [320, 375, 1280]) {
  test(`[O-324, S2-124 partly] at ${width} px a bar leads to basket, login, bookings and the other language`, async ({
    page,
    stack,
    sandbox,
    partner,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await nameSandbox(page.context(), stack.url, sandbox)
    partner.show(`<script async src="${stack.url}/embed.js" data-venue="${venue}"></script>`)
    await page.goto(partner.origin)
    const site = await siteFrame(page)
    const bar = site.getByRole('region', { name: 'Your booking' })
    await expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(site.getByRole('banner')).toHaveCount(0)
    await expect(site.getByRole('contentinfo')).toHaveCount(0)
    await expectAccessible(page)
    expect(await site.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await bar.getByRole('link', { name: 'Shopping basket' }).click()
    await expect.poll(() => site.url()).toMatch(/\/basket$/)
    await bar.getByRole('link', { name: 'My bookings' }).click()
    await expect.poll(() => site.url()).toMatch(/\/my-bookings$/)
    await press(site.getByRole('dialog').getByRole('button', { name: 'Close' }))
    await expect(site.getByRole('dialog')).toHaveCount(0)
    await press(bar.getByRole('button', { name: 'Cymraeg' }))
    await expect(site.getByRole('region', { name: 'Eich archeb' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('[O-320] a page that nobody has named cannot frame the site, nor can it by way of the partner’s', async ({
  page,
  stack,
  sandbox,
  partner,
}) => {
  await nameSandbox(page.context(), stack.url, sandbox)
  const complaints = noteComplaints(page)
  partner.show(`<iframe src="${stack.url}/?embedded=true" title="Stolen"></iframe>`)
  await page.goto(partner.strangersOrigin)
  await expect.poll(() => complaints.filter((text) => text.includes('frame-ancestors'))).not.toEqual([])
  const stolen = await siteFrame(page)
  expect(stolen.url()).not.toContain(stack.url)
  await expect(stolen.getByRole('heading')).toHaveCount(0)
  // Every page around counts, so the partner's page in the stranger's does not help.
  partner.show(`<iframe src="${partner.origin}/within" title="Around"></iframe>`)
  await page.route(`${partner.origin}/within`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${stack.url}/?embedded=true" title="Stolen"></iframe>`,
    }),
  )
  await page.goto(partner.strangersOrigin)
  await expect
    .poll(() => page.frames().map((frame) => new URL(frame.url()).protocol))
    .toEqual(['http:', 'http:', 'chrome-error:'])
})
