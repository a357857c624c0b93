import type { Route } from '@playwright/test'
import { addCourt, atCheckout, basketOf, courseThatChangedHands, fillBasket } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, confirmedOrder, enterCard, payButton } from '../support/paying.ts'
import { rest } from '../support/rest.ts'
import { holdAnswers } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'

const booking = '/courses/location/porthwen-leisure-centre/yoga-and-pilates/pilates-foundations/book'

test('[S1-005, S2-019, S7-074 partly, S7-075 partly, S1-018, P1-011, S2-193, S3-022 partly, S4-001, S4-002, S4-006, S4-007, S4-010, P7-075] the basket shows the change in progress, is loaded again after it, and is cleared at logout', async ({
  page,
  sandbox,
}) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith('/carts/activity-booking')) reads += 1
  })
  /** Waits for another read of the basket. */
  const readAgain = (before: number) => expect.poll(() => reads).toBeGreaterThan(before)
  await sandbox.logIn('carys')
  await page.goto(booking)
  await readAgain(0)

  const adding = await holdAnswers(page, '**/carts/activity-booking/items', 'POST')
  const beforeAdding = reads
  const add = page.getByRole('button', { name: 'Add to basket' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await adding.arrives()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('1 item')
  await readAgain(beforeAdding)

  await panel.getByRole('link', { name: 'Edit basket' }).click()
  await expect(page).toHaveTitle('Fairwater Leisure | Shopping basket')
  const removing = await holdAnswers(page, '**/carts/activity-booking/items/*', 'DELETE')
  const beforeRemoving = reads
  await page.getByRole('button', { name: 'Remove Pilates foundations' }).click()
  const veil = page.getByRole('main').getByRole('status').filter({ hasText: 'Removing Pilates foundations' })
  await expect(veil).toBeVisible()
  await removing.arrives()
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
  await expect(veil).toHaveCount(0)
  await readAgain(beforeRemoving)

  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await page.goto('/basket')
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('£56.00')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.goto('/basket')
  await expect(page.getByRole('main').getByText('Log in to add items to your basket')).toBeVisible()

  // Nothing is left for the next person: no item, no total, nothing to pay.
  await expect(page.getByRole('link', { name: /^Shopping basket, \d/ })).toHaveCount(0)
  await sandbox.logIn('gwen')
  await page.goto('/basket')
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Shopping basket, \d/ })).toHaveCount(0)
  await expect(page.getByText('£56.00')).toHaveCount(0)
  await page.goto('/basket/checkout')
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
})

test('[S4-009] the basket shows the answer of the platform after each change: added, package and benefit removed, assigned to another person, line removed', async ({
  page,
  sandbox,
}) => {
  const main = page.getByRole('main')
  await addCourt(sandbox, 'ben', '2026-04-10')
  await sandbox.logIn('ben')
  await page.goto('/courses/location/millwick-sports-village/badminton/badminton-from-scratch/book')
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('1 item')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(panel).toContainText('2 items')
  await expect(panel).toContainText('£44.80')
  await panel.getByRole('link', { name: 'Edit basket' }).click()
  await page.getByRole('button', { name: 'Remove package from Badminton, one hour' }).click()
  await expect(main).toContainText('£49.80')
  // The pressed button is gone: focus is on its item. [WCAG 2.4.3]
  await expect(main.getByRole('listitem').filter({ hasText: 'Badminton, one hour' }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Remove benefit from Badminton from scratch' }).click()
  await expect(main).toContainText('£61.00')
  await expect(main.getByRole('listitem').filter({ hasText: 'Badminton from scratch' }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Remove Badminton, one hour' }).click()
  await expect(main).not.toContainText('£61.00')
  await expect(main).not.toContainText('Badminton, one hour')
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()

  await courseThatChangedHands(sandbox)
  await sandbox.logIn('amina')
  await page.goto('/attendees')
  await page.getByRole('combobox', { name: 'Who is it for?' }).selectOption('Idris Rahman')
  await expect(page.getByText('No more questions')).toBeVisible()
  await page.goto('/basket')
  await expect(main).toContainText('For Idris')
})

test('[S4-041 partly] the basket and penalties are loaded again after a card payment', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
  })
  await agreeToTerms(page)
  await enterCard(page, cards.good)
  await rest(page)
  asked.length = 0
  await press(payButton(page))
  await confirmedOrder(page)
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toHaveCount(0)
  await rest(page)
  expect(asked.filter((path) => path.endsWith('/carts/activity-booking'))).toHaveLength(1)
  expect(asked).toContain('/api/auth/user')
})

test('[O-440] an addition whose answer is lost is found in the basket: it is added once, with and without a second press', async ({
  page,
  sandbox,
}) => {
  const items = '**/carts/activity-booking/items'
  await sandbox.logIn('carys')
  await page.goto(booking)
  await expect(page.getByRole('complementary')).toContainText('Your shopping basket is empty')
  const losesAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(items, losesAnswer)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('heading', { name: 'Items were added to your basket' })).toBeVisible()
  expect(await basketOf(sandbox, 'carys')).toEqual(['Pilates foundations'])

  // Nothing gets through: neither the addition nor the look at the basket.
  await page.unroute(items)
  await page.goto('/packages/location/ashcombe-leisure-centre/1/book')
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()
  await page.route('**/carts/**', losesAnswer)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('know whether this is in your basket')).toBeVisible()
  await page.unroute('**/carts/**')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('heading', { name: 'Items were added to your basket' })).toBeVisible()
  expect(await basketOf(sandbox, 'carys')).toHaveLength(2)
})

test('[O-440] an addition that never arrived is said not to be in the basket', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto(booking)
  await expect(page.getByRole('complementary')).toContainText('Your shopping basket is empty')
  await page.route('**/carts/activity-booking/items', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('this was not added to your basket')).toBeVisible()
  expect(await basketOf(sandbox, 'carys')).toEqual([])
})
