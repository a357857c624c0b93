import type { ApiTypes } from '@touchline/contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { loseAnswers, sendOn } from '../support/answers.ts'
import { addCourt, basketOf, ordersOf } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { follow } from '../support/keyboard.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'
import { again, agree, beenBefore, final, panelOf } from './booking-again.ts'

test.use({ site: 'account' })

/** Street dance, £5.00, which Safiya has been to; her mother has £15.00 of credit. */
async function afterDancing(page: Page, sandbox: Sandbox): Promise<Locator> {
  await beenBefore(sandbox, { persona: 'amina', called: 'Street dance juniors', forSafiya: true })
  await sandbox.logIn('amina')
  await page.goto('/')
  return again(page).getByRole('button', { name: /^Book Street dance juniors, .*, for Safiya$/ })
}

async function creditOf(sandbox: Sandbox): Promise<number> {
  const { id, send } = await sandbox.callAs('amina')
  const { data } = await send<ApiTypes['listCredits']['reply']>('GET', `/api/v1/users/${id}/credits`)
  return data.reduce((sum, { remaining }) => sum + remaining.value, 0)
}

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, hasTouch: true })

    for (const way of ['tap', 'key'] as const) {
      test(`[O-275, O-277] two presses by ${way} hold a place and pay for it with credit`, async ({
        page,
        sandbox,
      }) => {
        let presses = 0
        async function go(target: Locator): Promise<void> {
          presses += 1
          if (way === 'tap') await target.tap()
          else await follow(page, target)
        }
        const book = await afterDancing(page, sandbox)
        const before = await ordersOf(sandbox, 'amina')
        await go(book)
        const panel = panelOf(page, 'Street dance juniors')
        await expect(panel.getByRole('heading')).toHaveText('£5.00 from your credit, and £10.00 of it is left')
        await expect(panel.getByRole('heading')).toBeFocused()
        await expect(panel).toContainText('For Safiya')
        await expect(panel).toContainText(/We are holding your places until \d\d:\d\d\./)
        await expect(panel).toContainText(/Cancel by .*\d\d:\d\d/)
        await expect(panel).toContainText(/You agree to the terms, as you did on \d+ [A-Z][a-z]+ 2026\./)
        await expectAccessible(page)
        expect(await basketOf(sandbox, 'amina')).toEqual(['Street dance juniors'])
        await go(agree(page))
        const result = page.getByRole('status').filter({ hasText: 'Booked: Street dance juniors' })
        await expect(result.getByText('Booked: Street dance juniors')).toBeFocused()
        await expect(result).toContainText('For Safiya')
        expect(presses).toBe(2)
        expect(await ordersOf(sandbox, 'amina')).toHaveLength(before.length + 1)
        expect(await basketOf(sandbox, 'amina')).toEqual([])
        expect(await creditOf(sandbox)).toBe(1000)
        await expectAccessible(page)
        await result.getByRole('link', { name: 'See your booking' }).click()
        await expect(page.getByRole('main')).toContainText('Street dance juniors')
      })
    }
  })
}

test('[O-276] Not now gives the place back at once, and the button takes it again', async ({ page, sandbox }) => {
  const book = await afterDancing(page, sandbox)
  await follow(page, book)
  await expect(agree(page)).toBeVisible()
  await follow(page, page.getByRole('button', { name: 'Not now' }))
  await expect(panelOf(page, 'Street dance juniors')).toBeHidden()
  expect(await basketOf(sandbox, 'amina')).toEqual([])
  await expect(again(page).getByRole('listitem').filter({ hasText: 'Street dance' })).toBeFocused()
  await expect(book).toBeVisible()
})

test('[O-276] a double tap, a reload and a second tab hold one place', async ({ page, sandbox, context }) => {
  const book = await afterDancing(page, sandbox)
  await expect(book).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  const otherBook = again(other).getByRole('button', { name: /^Book Street dance juniors/ })
  await expect(otherBook).toBeVisible()
  await book.dblclick()
  await expect(agree(page)).toBeVisible()
  expect(await basketOf(sandbox, 'amina')).toEqual(['Street dance juniors'])
  // The other tab may have read the basket by now; else its button finds the place.
  if (await otherBook.isVisible()) await otherBook.click()
  await expect(agree(other)).toBeVisible()
  expect(await basketOf(sandbox, 'amina')).toEqual(['Street dance juniors'])
  await page.reload()
  await expect(agree(page)).toBeVisible()
  await press(agree(page))
  await expect(page.getByText('Booked: Street dance juniors')).toBeVisible()
  expect(await creditOf(sandbox)).toBe(1000)
})

test('[O-276] with something else in the basket, the place joins it there', async ({ page, sandbox, stack }) => {
  const book = await afterDancing(page, sandbox)
  await addCourt(sandbox, 'amina', '2026-04-12')
  await book.click()
  await expect(page).toHaveURL(`${stack.origins.bookings}/basket`)
  await expect(page.getByRole('main')).toContainText('Street dance juniors')
  await expect(page.getByRole('main')).toContainText('Badminton')
})

test('[O-275] a waiver is asked for on the page of the time, and nothing is held before', async ({
  page,
  sandbox,
  stack,
}) => {
  const book = await afterDancing(page, sandbox)
  await page.route('**/carts/activity-booking/items', (route) =>
    route.fulfill({ status: 422, json: { message: 'A waiver is missing.', errors: {} } }),
  )
  await book.click()
  await expect(page).toHaveURL(
    new RegExp(`^${stack.origins.bookings}/location/ashcombe-leisure-centre/fitness-classes/`),
  )
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Street dance juniors' })).toBeVisible()
  expect(await basketOf(sandbox, 'amina')).toEqual([])
})

test('[O-277] other terms than those agreed to last lead to the checkout', async ({
  page,
  sandbox,
  stack,
  context,
}) => {
  await context.route('**/api/client', async (route) => {
    const body = await (await sendOn(route)).json()
    await route.fulfill({ json: { data: { ...body.data, terms_and_conditions: '<p>New terms.</p>' } } })
  })
  const book = await afterDancing(page, sandbox)
  await book.click()
  await expect(panelOf(page, 'Street dance juniors')).toContainText('Please agree to our terms at the checkout')
  await expect(agree(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the checkout' }).click()
  await expect(page).toHaveURL(`${stack.origins.bookings}/basket/checkout`)
  await expect(page.getByRole('main')).toContainText('Street dance juniors')
})

test('[O-18] charges that stop booking are paid first', async ({ page, sandbox }) => {
  await beenBefore(sandbox, { persona: 'amina', called: 'Street dance juniors', forSafiya: true })
  await sandbox.logIn('amina')
  for (const blocks of [['access'], ['booking']]) {
    await page.route('**/api/auth/user', async (route) => {
      const body = await (await sendOn(route)).json()
      await route.fulfill({ json: { ...body, data: { ...body.data, has_outstanding_penalties: true } } })
    })
    await page.route('**/penalties?*', (route) =>
      route.fulfill({
        json: {
          data: [
            {
              id: 5,
              amount: { value: 500, formatted: '£5.00', currency: 'GBP' },
              purchasable_type: 'penalty',
              reason: 'Missed',
              blocks,
              created_at: '2026-04-01T09:00:00Z',
              paid_at: null,
            },
          ],
          meta: { current_page: 1, last_page: 1, per_page: 100, total: 1 },
        },
      }),
    )
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'To do' })).toContainText('£5.00 to pay')
    const isBlocked = blocks.includes('booking')
    await expect(again(page).getByRole('button', { name: 'Pay £5.00 first' })).toHaveCount(isBlocked ? 1 : 0)
    await expect(again(page).getByRole('button', { name: /^Book Street/ })).toHaveCount(isBlocked ? 0 : 1)
  }
})

test('[S8-001 partly, O-277] each call fails alone, nothing is charged, and it can be tried again', async ({
  page,
  sandbox,
}) => {
  await beenBefore(sandbox, { persona: 'amina', called: 'Street dance juniors', forSafiya: true })
  await sandbox.logIn('amina')
  await sandbox.fail(['listTimetableV2'])
  await page.goto('/')
  const alert = again(page).getByRole('alert').filter({ hasText: 'what you can book again' })
  await expect(alert).toBeVisible(final)
  await expect(page.getByRole('region', { name: 'What you have' })).toBeVisible()
  await sandbox.endFaults()
  await alert.getByRole('button', { name: 'Try again' }).click()
  const book = again(page).getByRole('button', { name: /^Book Street dance/ })

  await sandbox.fail(['addItems'])
  await book.click()
  await expect(again(page).getByRole('alert')).toContainText("We couldn't hold this place. Nothing has been charged.")
  await sandbox.endFaults()
  await book.click()

  await sandbox.fail(['applyCredit'])
  await agree(page).click()
  await expect(again(page).getByRole('alert')).toContainText(/credit/i)
  await sandbox.endFaults()

  await sandbox.fail(['completePayment'])
  await agree(page).click()
  await expect(again(page).getByRole('alert')).toContainText('Please do not order again', final)
  await expect(agree(page)).toHaveCount(0)
  await expectAccessible(page)
  await sandbox.endFaults()
  await press(page.getByRole('button', { name: 'Check again' }))
  await expect(page.getByText('Booked: Street dance juniors')).toBeVisible()
  expect(await creditOf(sandbox)).toBe(1000)
})

test('[O-277] a lost answer of the order is asked for again, and the place is booked once', async ({
  page,
  sandbox,
}) => {
  const book = await afterDancing(page, sandbox)
  await book.click()
  const before = await ordersOf(sandbox, 'amina')
  await loseAnswers(page, '**/api/checkout/complete')
  await agree(page).click()
  await expect(again(page).getByRole('alert')).toContainText('Please do not order again', final)
  // The basket is read again and is empty: the order stays in view.
  const read = page.waitForResponse(/\/carts\/activity-booking$/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await read
  await expect(again(page).getByRole('alert')).toContainText('Please do not order again')
  await page.unroute('**/api/checkout/complete')
  await press(page.getByRole('button', { name: 'Check again' }))
  await expect(page.getByText('Booked: Street dance juniors')).toBeVisible()
  expect(await ordersOf(sandbox, 'amina')).toHaveLength(before.length + 1)
})
