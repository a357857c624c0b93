import type { Locator, Page } from '@playwright/test'
import { failSilently } from '../support/answers.ts'
import { fillBasket } from '../support/basket.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const tumblers = '/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book'

/** The visible message, which stays long enough to be measured. */
async function shownToast(page: Page, text: string): Promise<Locator> {
  const toast = page.locator('[popover] [aria-live="polite"] > *').filter({ hasText: text })
  await expect(toast).toBeVisible()
  return toast
}

const colourOf = (toast: Locator): Promise<string> =>
  toast.evaluate((element) => getComputedStyle(element).backgroundColor)

async function addTumblers(page: Page): Promise<void> {
  await page.goto(tumblers)
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Safiya Rahman')
  await page.getByLabel('What name should we call them by?').fill('Saffy')
  await page.getByRole('checkbox', { name: 'Make friends' }).check()
  await page.getByLabel('How would you describe their level?').selectOption('Comfortable')
  await page.getByRole('checkbox', { name: /I have told the instructor/ }).check()
  await page.getByRole('button', { name: 'One more Badge and certificate' }).click()
  await page.getByRole('button', { name: 'Add to basket' }).click()
}

test('[S4-008, S7-079, S8-025, S8-027, P8-023, S8-013, S8-014, S8-032, P8-028, S9-013, S9-014, S9-020, S9-021] each change of the basket shows a toast, green or dark red, at the top right', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await sandbox.logIn('amina')
  await addTumblers(page)
  const added = await shownToast(page, 'Successfully added item to the basket.')
  expect(await colourOf(added)).toBe('rgb(30, 123, 52)')
  const { x, y, width } = (await added.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  expect([width, x + width, y]).toEqual([325, 1280 - 16, 72])

  await page.getByRole('link', { name: 'Edit basket' }).click()
  const items = '**/carts/*/items/*'
  await failSilently(page, items, 'DELETE')
  const remove = page.getByRole('button', { name: 'Remove Badge and certificate' })
  await remove.click()
  const failed = await shownToast(page, 'Failed to remove Badge and certificate. Please try again.')
  expect(await colourOf(failed)).toBe('rgb(155, 28, 28)')
  await page.unroute(items)
  const { id } = await sandbox.callAs('amina')
  const removal = page.waitForRequest((request) => request.method() === 'DELETE')
  await remove.click()
  expect(new URL((await removal).url()).pathname).toMatch(
    new RegExp(`/api/v1/users/${id}/carts/activity-booking/items/\\d+$`),
  )
  await expectToast(page, 'Badge and certificate removed from cart')
  await page.getByRole('button', { name: 'Empty basket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty basket' }).click()
  await expectToast(page, 'Successfully cleared order.')
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('[S8-007, S8-039, P8-022] credit that could not be used is reported under the title Error', async ({
  page,
  sandbox,
}) => {
  await fillBasket(sandbox, 'amina', 'badminton-from-scratch')
  await sandbox.logIn('amina')
  await page.goto('/basket/checkout')
  await failSilently(page, '**/credits/apply', 'POST')
  await page.getByRole('button', { name: 'Use £15.00' }).click()
  const failed = await shownToast(page, 'Credit amount could not be applied.')
  await expect(failed).toContainText('Error')
})

test('[S4-039, S4-084, S4-085, S4-086, S4-087] a panel slides in and out and closes on a press beside it; the log-in panel stays', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login.getByLabel('Email or reference')).toBeVisible()
  await page.mouse.click(4, 4)
  await page.keyboard.type('a')
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toHaveCount(0)

  await sandbox.logIn('amina')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  // Time stands still, so that the states after 10 and 200 ms can be seen.
  await page.clock.install({ time: '2026-04-07T09:00:00Z' })
  await page.clock.pauseAt('2026-04-07T09:01:00Z')
  await page.getByRole('button', { name: 'My account' }).click()
  const panel = page.locator('dialog[open]')
  await expect(panel).toHaveCount(1)
  const isShown = () => panel.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41 === 0)
  await page.addStyleTag({ content: 'dialog { transition: none !important }' })
  expect(await isShown()).toBe(false)
  await page.clock.runFor(9)
  expect(await isShown()).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(isShown).toBe(true)
  await page.mouse.click(4, 400)
  await expect.poll(isShown).toBe(false)
  await page.clock.runFor(199)
  await expect(panel).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(panel).toHaveCount(0)
})
