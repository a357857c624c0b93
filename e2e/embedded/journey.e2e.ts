import type { Frame, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { fillBasket } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { answerBank, bankPage, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'
import { expect, nameSandbox, noteComplaints, type Partner, siteFrame, test } from './partner.ts'

const shortLogin = /^Your browser doesn't keep logins here/

/** The partner's page with the site in it. */
async function openAtPartner(page: Page, { partner, stack }: Places): Promise<Frame> {
  partner.show(`<script async src="${stack.url}/embed.js" data-venue="ashcombe-leisure-centre"></script>`)
  await page.goto(partner.origin)
  const site = await siteFrame(page)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  return site
}

type Places = { readonly partner: Partner; readonly stack: Stack }

/** Opens the login by the bar; answers its dialog. */
async function openLogin(site: Frame) {
  await press(site.getByRole('region', { name: 'Your booking' }).getByRole('button', { name: 'Log in' }))
  return site.getByRole('dialog', { name: 'Log in' })
}

async function logIn(site: Frame, password: string): Promise<void> {
  const dialog = await openLogin(site)
  await dialog.getByLabel('Email or reference').fill('carys@example.test')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await press(dialog.getByRole('button', { name: 'Log in', exact: true }))
  await expect(site.getByRole('button', { name: 'My account' })).toBeVisible()
}

/** From the bar to the confirmation, with a check by the bank. */
async function buy(site: Frame): Promise<void> {
  await site.getByRole('link', { name: 'Shopping basket, 1 item' }).click()
  await site.getByRole('link', { name: 'Checkout now' }).click()
  await expect(site.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await payWith(site, cards.challenge)
  await answerBank(bankPage(site), '123456')
  await expect(site.getByRole('heading', { name: /^Booked\./, level: 1 })).toBeVisible()
}

async function prepare(page: Page, { stack, sandbox }: { readonly stack: Stack; readonly sandbox: Sandbox }) {
  await nameSandbox(page.context(), stack.url, sandbox)
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
}

for (const provider of ['card-gateway', 'card-provider', 'session-provider'] as const) {
  test.describe(`paying by the ${provider} inside a partner’s page`, () => {
    if (provider !== 'card-gateway') test.use({ scenario: `paying-by-${provider}` })

    test('[S1-028, O-320, O-321 partly] login, basket, checkout, the bank and the confirmation work, and no policy is broken', async ({
      page,
      stack,
      sandbox,
      partner,
    }) => {
      const complaints = noteComplaints(page)
      await prepare(page, { stack, sandbox })
      const site = await openAtPartner(page, { partner, stack })
      await logIn(site, stack.password)
      await buy(site)
      expect(await capturesOf(stack, sandbox)).toHaveLength(1)
      expect(complaints).toEqual([])
      const kept = (await page.context().cookies(stack.url)).find(({ name }) => name === 'bookings-authToken')
      expect(kept).toMatchObject({ sameSite: 'None', secure: true, partitionKey: 'http://partner.test' })
      // Another visit of the partner's page finds the login; the operator's own site has none.
      await page.reload()
      await expect((await siteFrame(page)).getByRole('button', { name: 'My account' })).toBeVisible()
      await page.goto(stack.url)
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    })
  })
}

test('[O-321] without any cookie in the frame the login lasts as long as the frame, as the form says before', async ({
  page,
  stack,
  sandbox,
  partner,
}) => {
  await page.addInitScript(() => {
    if (window.top === window) return
    const none = { get: () => '', set() {} }
    Object.defineProperty(Document.prototype, 'cookie', none)
  })
  await prepare(page, { stack, sandbox })
  const site = await openAtPartner(page, { partner, stack })
  const dialog = await openLogin(site)
  await expect(dialog.getByText(shortLogin)).toBeVisible()
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: 'Close' }))
  await expect(dialog).toHaveCount(0)
  await logIn(site, stack.password)
  await buy(site)
  expect(await capturesOf(stack, sandbox)).toHaveLength(1)
  expect((await page.context().cookies(stack.url)).map(({ name }) => name)).toEqual(['sandbox'])
  await page.reload()
  await expect((await siteFrame(page)).getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[O-323] with session and local storage refused everything works within the frame', async ({
  page,
  stack,
  sandbox,
  partner,
}) => {
  const complaints = noteComplaints(page)
  await page.addInitScript(() => {
    if (window.top === window) return
    function refuse(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await prepare(page, { stack, sandbox })
  const site = await openAtPartner(page, { partner, stack })
  await logIn(site, stack.password)
  await buy(site)
  expect(await capturesOf(stack, sandbox)).toHaveLength(1)
  // Nothing tells a page without storage that it is embedded, except that it is in a frame.
  await site.goto(`${stack.url}/courses/location/ashcombe-leisure-centre`)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.getByRole('banner')).toHaveCount(0)
  expect(complaints).toEqual([])
})
