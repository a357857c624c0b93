import type { ApiTypes } from '@touchline/contract'
import { keepApart } from '../support/apart.ts'
import { expectAccessible } from '../support/accessible.ts'
import { addInAnotherTab, atCheckout, basketOf, fillBasket, ordersOf } from '../support/basket.ts'
import { heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { answerBank, bankPage, confirmedOrder, enterCard, payButton, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => keepApart(page))

async function secondSessionOf(sandbox: Sandbox, slug: string): Promise<string> {
  const { send } = await sandbox.callAs('ellie')
  const { data } = await send<ApiTypes['readCourse']['reply']>(
    'GET',
    `/api/v1/activities/courses/${slug}?source=online`,
  )
  const [, second] = data.occurrences
  if (!second) throw new Error(`The course ${slug} has no second session.`)
  return second.id
}

test('[PAY-41] a line added in another tab during the challenge is not charged unseen: the basket is shown again', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()

  await addInAnotherTab(context)

  await page.bringToFront()
  await answerBank(bankPage(page), '123456')
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /basket has changed/ }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Pilates foundations')
  await expectAccessible(page)
  expect(await ordersOf(sandbox, 'carys')).toEqual([])
  expect(await heldOf(stack, sandbox)).toBe(0)
  expect(await sandbox.brokenInvariants()).toEqual([])

  // Another amount is another payment, ready for the card at once.
  await enterCard(page, cards.good)
  await press(page.getByRole('button', { name: 'Pay £104.00' }))
  await confirmedOrder(page)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Pilates foundations')
})

test('a basket that changes visibly during the challenge can be paid by card at its new price', async ({
  page,
  context,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()

  await addInAnotherTab(context)

  // A reconnected device shows the present state before the bank gets its code; so does returning to a page, at most
  // twice a minute. A flapping connection does not repeat a read of the last two seconds.
  const summary = page.getByRole('region', { name: 'Summary', includeHidden: true })
  const whenConnectedAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    return summary.textContent()
  }
  await expect.poll(whenConnectedAgain).toContain('Pilates foundations')
  await page.bringToFront()
  await answerBank(bankPage(page), '123456')
  await enterCard(page, cards.good)
  await press(page.getByRole('button', { name: 'Pay £104.00' }))
  await confirmedOrder(page)
})

test('a customer who returns to a page sees its current state', async ({ page, sandbox }) => {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.clock.install()
  await page.goto('/basket')
  const basket = page.getByRole('list', { name: 'Items in your basket' })
  await expect(basket).toContainText('Badminton from scratch')
  await fillBasket(sandbox, 'carys', 'pilates-foundations')
  // At most twice a minute: after this, returning counts again.
  await page.clock.fastForward(31_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(basket).toContainText('Pilates foundations')
})

test('[O-88] a customer extends a hold that is about to end; after an expired one they see what was released and add it again', async ({
  page,
  sandbox,
}) => {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await sandbox.advance('PT14M')
  await page.goto('/basket')
  await expect(page.getByText('We can hold your places for 1 more minute, until 10:15.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my places' }).click()
  const kept = page.getByRole('status').filter({ hasText: 'We are holding your places until 10:29.' })
  await expect(kept).toBeFocused()

  await sandbox.advance('PT16M')
  await page.reload()
  await expect(
    page.getByText(/We could not hold your places any longer, so we released: Badminton from scratch/),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('charged')
  await expectAccessible(page)
  expect(await basketOf(sandbox, 'carys')).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Add them again' }).click()
  await expect(page.getByText('We are holding your places until 10:45.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Badminton from scratch')
})

test('[O-88, O-535] a customer who pays while places are released is taken to the released lines', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(page.locator('iframe[title="Secure card payment form"]')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await sandbox.advance('PT16M')
  const released = page.getByRole('status').filter({ hasText: /We could not hold your places any longer/ })
  const whenConnectedAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    return released.count()
  }
  await expect.poll(whenConnectedAgain).toBe(1)
  await expect(released).toBeFocused()
  const box = await released.boundingBox()
  // Below the header.
  expect(box?.y).toBeGreaterThan(54)
  await expect(released).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main')).toContainText('You have not been charged.')
})

test('[S4-037 partly] logging out in one tab logs out the other', async ({ page, context, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/basket')
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'My account' }).click()
  await expectAccessible(other)
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('main').getByText('Log in to add items to your basket')).toBeVisible()
})

test('[O-101, O-46] a session moved by staff during the challenge is shown before it is charged', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  const occurrenceId = await secondSessionOf(sandbox, 'badminton-from-scratch')
  const staff = await sandbox.callAs('ellie')
  const path = `/api/v1/activities/occurrences/${occurrenceId}`
  await staff.send('PATCH', path, { data: { duration_minutes: 20 } })

  await answerBank(bankPage(page), '123456')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure.filter({ hasText: /basket has changed/ })).toBeVisible()
  const moved = page
    .getByRole('status')
    .filter({ hasText: /Badminton from scratch \(.+\) has been moved\. It is now on/ })
  await expect(moved).toBeVisible()
  await expectAccessible(page)
  expect(await ordersOf(sandbox, 'carys')).toEqual([])
  expect(await heldOf(stack, sandbox)).toBe(0)

  await enterCard(page, cards.good)
  await press(payButton(page))
  await confirmedOrder(page)
  expect(await sandbox.brokenInvariants()).toEqual([])
})

test('[O-51, O-101] a customer about to pay is taken to a session that staff called off, with a way to book another', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(page.locator('iframe[title="Secure card payment form"]')).toBeVisible()
  const occurrenceId = await secondSessionOf(sandbox, 'badminton-from-scratch')
  const staff = await sandbox.callAs('ellie')
  await staff.send('DELETE', `/api/v1/activities/occurrences/${occurrenceId}`, { data: { reason: 'adverse_weather' } })
  const gone = page.getByRole('status').filter({ hasText: /is no longer in your basket, as its session on .+/ })
  const whenConnectedAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    return gone.count()
  }
  await expect.poll(whenConnectedAgain).toBe(1)
  await expect(gone).toBeFocused()
  await expect(gone).toContainText('The weather is too bad.')
  await page.getByRole('main').getByRole('button', { name: 'Add them again' }).click()
  await expect(page.getByRole('main')).toContainText('Badminton from scratch')
  await expect(gone).toHaveCount(0)
  expect(await basketOf(sandbox, 'carys')).toHaveLength(1)
})
