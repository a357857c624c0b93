import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { configure, withGuestPasses } from '../support/configuration.ts'
import { follow, tabTo } from '../support/keyboard.ts'
import { payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

/** A failed read is repeated three times, after one, two and four seconds. */
const final = { timeout: 20_000 }

test('[S2-088, S6-017, O-12] without online guest passes there is no page of them', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/guest-passes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Whoops! Looks like you've gone offside.")
})

for (const size of [phone, desktop]) {
  test(`[S2-088, O-201] guest passes are bought on the bookings site and shared here, at ${size.width}`, async ({
    page,
    context,
    sandbox,
    stack,
  }) => {
    await page.setViewportSize(size)
    await configure(context, withGuestPasses)
    await sandbox.logIn('carys')
    await page.goto('/guest-passes')
    await expect(page.getByText('No guest passes yet')).toBeVisible()
    await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Ashcombe Leisure Centre' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Buy Three guest passes' }).press('Enter')
    await expect(page).toHaveURL(`${stack.origins.bookings}/guest-passes/checkout`)
    await payWith(page, cards.good)
    await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)
    await page.goto('/guest-passes')
    const ready = page.getByRole('region', { name: '3 ready to use' })
    await expect(ready.getByRole('listitem')).toHaveCount(3)
    await follow(page, ready.getByRole('button', { name: /^Share this pass: / }).first())
    await expect(ready.getByRole('region', { name: /^Share this pass: / })).toBeVisible()
    await expectAccessible(page)
  })

  test(`[O-201 partly] a ticket shows its code, is shown large, and is shared in place by keyboard, at ${size.width}`, async ({
    page,
    context,
    sandbox,
    stack,
  }) => {
    await page.setViewportSize(size)
    await configure(context, withGuestPasses)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await sandbox.logIn('amina')
    await page.goto('/guest-passes')
    const ready = page.getByRole('region', { name: '2 ready to use' })
    await expect(ready.getByRole('listitem')).toHaveCount(2)
    const ticket = ready.getByRole('listitem').first()
    const code = /^Pass ((?:\w{4} ){3}\w{4})$/.exec((await ticket.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await expect(ticket.getByRole('img', { name: `Code of the guest pass ${code}` })).toBeVisible()
    await expect(ticket).toContainText(code)
    await expect(ticket).toContainText(/Until \d+ \w+ \d{4}/)
    await expectAccessibleFromTop(page)

    await follow(page, ticket.getByRole('button', { name: `Show it large: ${code}` }))
    const large = page.getByRole('dialog', { name: 'One guest, once' })
    await expect(large.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()

    const opener = ticket.getByRole('button', { expanded: false })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(ticket.getByRole('heading', { name: 'Share this pass' })).toBeFocused()
    await follow(page, ticket.getByRole('button', { name: 'Copy the link' }))
    await expect(ticket.getByRole('status')).toHaveText('Copied')
    const address = `${stack.origins.account}/guest-passes/${code.replaceAll(' ', '')}`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await tabTo(page, ticket.getByRole('link', { name: 'Message' }))
    await tabTo(page, ticket.getByRole('link', { name: 'Email' }))
    const body = encodeURIComponent(`A guest pass for you: ${address}`)
    await expect(ticket.getByRole('link', { name: 'Email' })).toHaveAttribute('href', new RegExp(`^mailto:.*${body}$`))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(ticket.getByRole('button', { name: `Share this pass: ${code}` })).toBeFocused()

    const over = page.getByRole('region', { name: 'Used or run out' })
    await expect(over.getByText(/^Used on \d+ \w+ \d{4}, \d\d:\d\d$/)).toHaveCount(2)
    await expect(over.getByText(/^Could be used until \d+ \w+ \d{4}$/)).toHaveCount(2)
    await expect(over.getByRole('button')).toHaveCount(0)
  })
}

test('a clipboard that refuses leaves the link selected, to be copied by hand', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await sandbox.logIn('amina')
  await page.goto('/guest-passes')
  await page
    .getByRole('button', { name: /^Share this pass/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  const link = page.getByRole('textbox', { name: 'Link of the pass' })
  await expect(link).toBeFocused()
  await expect(link).toHaveValue(/\/guest-passes\/\w{16}$/)
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(await link.inputValue())
  await expect(page.getByText("Your browser doesn't let us copy.")).toBeVisible()
  await expectAccessible(page)
})

test('the system shares a pass where it can; when it cannot after all, the panel opens', async ({
  page,
  context,
  sandbox,
}) => {
  await configure(context, withGuestPasses)
  await page.addInitScript(() => {
    const refusals = ['AbortError', 'NotAllowedError']
    navigator.share = (shared) => {
      document.documentElement.dataset['shared'] = shared?.url ?? ''
      const refusal = refusals.shift()
      return refusal === undefined ? Promise.resolve() : Promise.reject(new DOMException('', refusal))
    }
  })
  await sandbox.logIn('amina')
  await page.goto('/guest-passes')
  const share = page.getByRole('button', { name: /^Share this pass/ }).first()
  const panel = page.getByRole('region', { name: /^Share this pass/ })
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/guest-passes\/\w{16}$/)
  await expect(panel).toHaveCount(0)
  await share.click()
  await expect(panel).toBeVisible()
})

test('[O-278] the page of a guest names no owner, is in no search engine and tells its address to nobody', async ({
  page,
  context,
  sandbox,
}) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('amina')
  await page.goto('/guest-passes')
  const name = await page
    .getByRole('listitem', { name: /^Pass / })
    .first()
    .getAttribute('aria-label')
  await context.clearCookies({ name: /authToken/ })
  await page.goto(`/guest-passes/${name?.replace('Pass', '').replaceAll(' ', '') ?? ''}`)
  await expect(page.getByRole('region', { name: 'Guest pass' })).toContainText('Show this at the door.')
  await expect(page.locator('body')).not.toContainText(/Amina|Rahman/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expectAccessible(page)
})

test('[S8-001 partly] each part of the page fails alone and can be tried again', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('carys')
  await sandbox.fail(['listGuestPasses', 'listPackages'])
  await page.goto('/guest-passes')
  const passes = page.getByRole('alert').filter({ hasText: "We couldn't load your guest passes." })
  const offers = page.getByRole('alert').filter({ hasText: 'We could not load the passes on sale here.' })
  await expect(passes).toBeVisible(final)
  await expect(offers).toBeVisible(final)
  await sandbox.endFaults()
  await passes.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No guest passes yet')).toBeVisible()
  await expect(offers).toBeVisible()
  await offers.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Buy Three guest passes' })).toBeVisible()
})

test('on a platform that does not list guest passes they can still be bought', async ({ page, context, sandbox }) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('carys')
  await sandbox.fail(['listGuestPasses'], 404)
  await page.goto('/guest-passes')
  await expect(page.getByRole('button', { name: 'Buy Three guest passes' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('No guest passes yet')).toHaveCount(0)
})
