import type { ApiTypes } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { courseItem } from '../support/basket.ts'
import { follow, tabTo } from '../support/keyboard.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Front desk' }).getByRole('link', { name })

/** A class at Ashcombe on the sandbox's first day, after nine o'clock. */
async function classToday(sandbox: Sandbox, free = 0) {
  const { send } = await sandbox.callAs('ellie')
  const query =
    'source=foh&venue_ids=1&starts_after=2026-04-07T10:00:00Z&starts_before=2026-04-07T22:00:00Z&per_page=100'
  const { data } = await send<ApiTypes['listOccurrences']['reply']>('GET', `/api/v1/activities/occurrences?${query}`)
  const found = data.find(
    ({ booking_type: type, capacity }) =>
      type === 'classes' && capacity.consumed > 0 && (capacity.available ?? 0) >= free,
  )
  if (!found) throw new Error('there is no class with bookings today')
  return found
}

/** An order that a customer paid at the desk in cash, by its number. */
async function orderInCash(sandbox: Sandbox, courses = ['badminton-from-scratch']): Promise<number> {
  const { id } = await sandbox.callAs('amina')
  const { send } = await sandbox.callAs('ellie')
  const items = await Promise.all(courses.map((slug) => courseItem(sandbox, 'amina', slug)))
  const { data } = await send<ApiTypes['addItems']['reply']>('POST', `/api/v1/users/${id}/carts/front-of-house/items`, {
    items,
  })
  const paid = await send<ApiTypes['payAtDesk']['reply']>('POST', '/api/foh/checkout/pay', {
    source: 'front-of-house',
    selected_user_id: id,
    item_hash: data.item_hash,
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'cash', amount: data.balance.value }],
  })
  return paid.complete_order_id ?? 0
}

test('[O-361 partly] by keyboard the desk begins with its search, and goes on with the customer', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('ellie')
  await page.goto('/desk')
  const search = page.getByRole('searchbox', { name: /^Name, reference/ })
  await expect(search).toBeFocused()
  await page.keyboard.type('amina@example.test')
  await page.keyboard.press('Enter')
  await follow(page, page.getByRole('button', { name: 'Serve Amina Rahman' }))
  await expect(page.getByRole('link', { name: 'Book for them' })).toBeFocused()
  await expect(search).toHaveValue('')
  await follow(page, page.getByRole('button', { name: 'Stop serving' }))
  await expect(search).toBeFocused()
  // Coming from another page is an arrival, too.
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('region', { name: 'Centres' }).or(page.getByRole('searchbox')).first()).toBeVisible()
  await page.getByRole('region', { name: 'Front desk' }).getByRole('link').click()
  await expect(search).toBeFocused()
})

for (const size of windowsOf(phone)) {
  test.describe(`[O-361 partly] at ${size.width} staff`, () => {
    test.beforeEach(({ page }) => page.setViewportSize(size))

    test('let a guest in with a pass, once', async ({ page, sandbox }) => {
      const amina = await sandbox.callAs('amina')
      const { data } = await amina.send<ApiTypes['listGuestPasses']['reply']>('GET', '/api/my-account/guest-passes')
      const code = data.find(({ status }) => status === 'active')?.code ?? ''
      await sandbox.logIn('ellie')
      await page.goto('/desk')
      await tab(page, 'Guest passes').click()
      const field = page.getByRole('textbox', { name: 'Code of the guest pass' })
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(/Scan or type a code/)
      await page.keyboard.type('NONE')
      await page.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(/There is no guest pass with this code/)
      await expect(field).toBeFocused()
      await field.fill(code.toLowerCase())
      await page.keyboard.press('Enter')
      const found = page.getByRole('region', { name: /^Three guest passes/ })
      await expect(found).toContainText('Ready to use')
      await expectAccessible(page)
      await expect(found.getByRole('button', { name: 'Let the guest in' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(found).toContainText('Let in just now')
      await expect(found.getByRole('button', { name: 'Next code' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(found).toContainText('Used on 7 April 2026')
      await expect(found).toContainText('Do not let the guest in')
      await expect(found.getByRole('button', { name: 'Let the guest in' })).toHaveCount(0)
      await expectAccessible(page)
    })

    test('[O-445] note who came to a session of the day, and correct it', async ({ page, sandbox }) => {
      const { id, name, starts_at: startsAt } = await classToday(sandbox)
      await sandbox.logIn('ellie')
      await page.goto('/desk')
      await tab(page, 'Sessions').click()
      await expect(page.getByRole('heading', { name: 'Sessions on Tuesday 7 April 2026' })).toBeVisible()
      await expectAccessible(page)
      const time = startsAt.local.slice(11, 16)
      await page
        .getByRole('link', { name: new RegExp(`^${time}.*${name}`) })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/desk/sessions/`))
      await page.goto(`/desk/sessions/${id}`)
      const register = page.getByRole('region', { name: 'Register' })
      await expect(register).toContainText('once the session has begun')
      await expect(register.getByRole('button')).toHaveCount(0)
      const ahead = Date.parse(`${startsAt.utc.replace(' ', 'T')}Z`) - Date.parse('2026-04-07T09:00:00Z')
      await sandbox.advance(`PT${ahead / 60_000 + 5}M`)
      await page.reload()
      const first = register.getByRole('listitem').first()
      await expect(first).toBeVisible()
      const isOnlyOne = (await register.getByRole('listitem').count()) === 1
      const together = (words: RegExp) =>
        expect(register.getByRole('button', { name: words })).toHaveCount(isOnlyOne ? 0 : 1)
      await together(/^All \d+ came$/)
      await first.getByRole('button', { name: / came$/ }).click()
      await expectToast(page, ' came.')
      await expect(first).toContainText('Came')
      // On to the next person who is not noted yet; without one, the list.
      const next = register.getByRole('listitem').nth(1)
      await expect(register.getByRole('button', { name: /^All/ })).toHaveCount(0)
      await expect(
        isOnlyOne ? register.getByText(/place.* on this list/) : next.getByRole('button', { name: / came$/ }),
      ).toBeFocused()
      await expectAccessible(page)
      await first.getByRole('button', { name: / did not come$/ }).click()
      await expectToast(page, ' did not come.')
      await expect(first.getByRole('button', { name: / came$/ })).toBeVisible()
      await expect(first.getByRole('button', { name: / did not come$/ })).toHaveCount(0)
      await expect(first.getByRole('button', { name: / came$/ })).toBeFocused()
      const { send } = await sandbox.callAs('ellie')
      const path = `/api/v1/activities/bookings?occurrence_id=${id}&cancellation_source=foh&bypass_pagination=true`
      const { data } = await send<ApiTypes['listBookings']['reply']>('GET', path)
      expect(data.map(({ attended }) => attended)).toContain(false)
    })

    test('[O-445] keep places of a session for a club, and release them', async ({ page, sandbox }) => {
      const { id } = await classToday(sandbox, 2)
      await sandbox.logIn('ellie')
      await page.goto(`/desk/sessions/${id}`)
      const blocks = page.getByRole('region', { name: 'Places for clubs' }).last()
      await expect(blocks).toContainText('No places are kept for a club.')
      await blocks.getByRole('searchbox').fill('carys')
      await page.keyboard.press('Enter')
      await blocks.getByRole('button', { name: 'Keep places for Carys Evans' }).click()
      await blocks.getByRole('textbox', { name: 'How many places' }).fill('0')
      await page.keyboard.press('Enter')
      await expect(blocks.getByRole('textbox', { name: 'How many places' })).toHaveAccessibleDescription(/at least 1/)
      await blocks.getByRole('textbox', { name: 'How many places' }).fill('2')
      await blocks.getByRole('textbox', { name: /^Payment reference/ }).fill('School 7')
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expectToast(page, '2 places are kept for Carys Evans.')
      await expect(blocks.getByRole('searchbox')).toBeFocused()
      const kept = blocks.getByRole('listitem').filter({ hasText: 'Carys Evans' })
      await expect(kept).toContainText('School 7')
      await expect(kept).toContainText('2 places')
      await kept.getByRole('button', { name: 'Release the places of Carys Evans' }).press('Enter')
      await expect(kept.getByRole('button', { name: 'Release the places of Carys Evans' })).toBeFocused()
      await kept.getByRole('button', { name: 'Release the places of Carys Evans' }).press('Enter')
      await expectToast(page, 'The places are on sale again.')
      await expect(blocks).toContainText('No places are kept for a club.')
      await expect(blocks.getByRole('searchbox')).toBeFocused()
    })

    test('[O-582] refund a part of an order by its number', async ({ page, sandbox }) => {
      const order = await orderInCash(sandbox)
      await sandbox.logIn('ellie')
      await page.goto('/desk')
      await tab(page, 'Orders and refunds').click()
      const number = page.getByRole('textbox', { name: 'Order number' })
      await expect(number).toBeFocused()
      await page.keyboard.type('Amina')
      await page.keyboard.press('Enter')
      await expect(number).toHaveAccessibleDescription(/Enter an order number/)
      await number.fill(`TL-${String(order).padStart(6, '0')}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: `Order TL-${String(order).padStart(6, '0')}` })).toBeFocused()
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Amina Rahman')
      const refund = page.getByRole('region', { name: 'Refund' })
      await expect(refund.getByRole('button', { name: 'Refund £56.00 in cash' })).toBeVisible()
      await expectAccessible(page)
      await refund.getByRole('textbox', { name: 'Amount' }).fill('57')
      await page.keyboard.press('Enter')
      await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/at most £56\.00/)
      await refund.getByRole('textbox', { name: 'Amount' }).fill('5')
      await refund.getByRole('radio', { name: 'Credit' }).check()
      await refund.getByRole('textbox', { name: /^Reason/ }).fill('The hall was cold')
      await tabTo(page, refund.getByRole('button', { name: 'Refund £5.00 as credit' }))
      await page.keyboard.press('Enter')
      const done = refund.getByText('£5.00 refunded as credit. £51.00 of this order can still be refunded.')
      await expect(done).toBeFocused()
      await expectAccessible(page)
      // A second press refunds nothing: another refund is asked for.
      await page.keyboard.press('Enter')
      await expect(done).toBeVisible()
      await refund.getByRole('button', { name: 'Make another refund' }).press('Enter')
      await expect(refund.getByRole('combobox', { name: 'What is refunded' })).toBeFocused()
      await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveValue('51.00')
      const { send } = await sandbox.callAs('ellie')
      const { data } = await send<ApiTypes['readOrderAtDesk']['reply']>('GET', `/api/foh/orders/${order}`)
      expect(data.refunds).toMatchObject([
        { tender_type: 'credit', amount: { value: 500 }, reason: 'The hall was cold' },
      ])
    })
  })
}

test('[O-382] the desk offers what is left of each line, and the refusal names the most', async ({ page, sandbox }) => {
  const order = await orderInCash(sandbox, ['badminton-from-scratch', 'pilates-foundations'])
  await sandbox.logIn('ellie')
  await page.goto(`/desk/orders/${order}`)
  const refund = page.getByRole('region', { name: 'Refund' })
  const what = refund.getByRole('combobox', { name: 'What is refunded' })
  const badminton = what.locator('option', { hasText: 'Badminton from scratch' })
  await expect(badminton).toHaveText(/^Badminton from scratch.*£56\.00$/)
  await what.selectOption(await badminton.getAttribute('value'))
  const { send } = await sandbox.callAs('ellie')
  const path = `/api/foh/orders/${order}`
  const { data } = await send<ApiTypes['readOrderAtDesk']['reply']>('GET', path)
  const item = data.items.find(({ name }) => name === 'Badminton from scratch')
  const other = { tender_type: 'credit', amount: 1600, item_id: item?.id }
  await send('POST', `${path}/refunds`, { refunds: [other] })
  await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveValue('56.00')
  await refund.getByRole('button', { name: 'Refund £56.00 in cash' }).click()
  await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/at most £40\.00/)
})

test('[O-583] staff who find nobody read what else to try and where a new customer opens an account', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('ellie')
  await page.goto('/desk')
  await expect(page.getByRole('searchbox', { name: /^Name, reference/ })).toBeFocused()
  await page.keyboard.type('Zebedee')
  await page.keyboard.press('Enter')
  const search = page.getByRole('search', { name: 'Find customer' })
  await expect(search).toContainText('No customer found.')
  await expect(search).toContainText(`${new URL(page.url()).origin}/register`)
  await expectAccessible(page)
})

test('[O-361 partly] for a customer the pages of the desk are missing', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  for (const path of ['/desk/sessions', '/desk/orders/1', '/desk/guest-passes', '/desk/anything']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offside/)
  }
})
