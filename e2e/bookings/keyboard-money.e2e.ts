import { fillBasket } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { walkAndPress, walkTo } from '../support/focus-seen.ts'
import { cardForm, confirmedOrder } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { agreeAndPay, typeAndPay } from '../support/typing.ts'
import { sendCustomer } from '../support/visiting.ts'

test.use({ viewport: { width: 375, height: 740 } })

test('[O-18 partly, O-07 partly] by keyboard on a phone a customer pays a penalty first, then puts a package into the basket', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('dylan')
  await page.goto('/packages/location/ashcombe-leisure-centre/1/book')
  const actions = page.getByRole('group', { name: 'Total and booking' })
  await walkAndPress(page, actions.getByRole('button', { name: 'Add to basket' }))
  await expect(page.getByRole('button', { name: 'Pay £5.00 now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/basket$/)
  await walkAndPress(page, page.getByRole('link', { name: 'Checkout' }).first())
  await expect(page.getByRole('heading', { name: 'Pay £5.00', level: 1 })).toBeVisible()
  await typeAndPay(page, cards.good)
  await confirmedOrder(page)
  await page.goto('/packages/location/ashcombe-leisure-centre/1/book')
  await expect(actions).not.toContainText('Please pay your outstanding payment first')
  await walkAndPress(page, actions.getByRole('button', { name: 'Add to basket' }))
  await expect(page.getByRole('heading', { name: 'Items were added to your basket' })).toBeFocused()
})

test('[S2-047 partly, O-16 partly, O-04 partly] by keyboard on a phone a customer buys a membership with credit and a card, then finds and prints its receipt', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/pricing')
  const centre = page.getByRole('main').getByRole('combobox', { name: 'Centre' })
  await expect(centre.getByRole('option', { name: 'Ashcombe Leisure Centre' })).toBeAttached()
  await walkTo(page, centre)
  await page.keyboard.type('Ashc')
  await expect(page.getByRole('table', { name: 'Prices with Fairwater All In' })).toBeVisible()
  await walkAndPress(page, page.getByRole('button', { name: 'Buy a membership' }))
  await expect(page).toHaveURL(/\/basket$/)
  await walkAndPress(page, page.getByRole('link', { name: 'Checkout' }).first())
  await expect(page.getByRole('heading', { name: 'Pay £51.50', level: 1 })).toBeVisible()
  await expect(cardForm(page).getByLabel('Name on card')).toBeVisible()
  await walkAndPress(page, page.getByRole('button', { name: 'Use £15.00' }))
  await expect(page.getByRole('heading', { name: 'Pay £36.50', level: 1 })).toBeVisible()
  await typeAndPay(page, cards.good)
  await confirmedOrder(page)

  await page.goto('/my-orders')
  const orders = page.getByRole('region', { name: 'Orders' })
  await walkAndPress(page, orders.getByRole('link', { name: /Fairwater All In/ }).first())
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await walkTo(page, receipt.getByRole('button', { name: 'Print' }))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'All my orders' })).toBeHidden()
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden()
  for (const fact of [
    'Fairwater Leisure',
    /Order TL-\d{6}/,
    'Amina Rahman',
    'Joining fee',
    '£51.50',
    '£15.00',
    '£36.50',
  ]) {
    await expect(receipt).toContainText(fact, { useInnerText: true })
  }
  // One sheet of paper, and no blank one after it.
  expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await walkAndPress(page, page.getByRole('link', { name: 'All my orders' }))
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
})

test('[PAY-59 partly] by keyboard on a phone a customer chooses a saved card with the arrow keys, leaves it, and chooses it again to pay', async ({
  page,
  sandbox,
}) => {
  await fillBasket(sandbox, 'gwen', 'badminton-from-scratch')
  await sandbox.logIn('gwen')
  await page.goto('/basket/checkout')
  const saved = page.getByRole('radio', { name: /^Visa ending in 4242/ })
  await expect(saved).toBeChecked()
  await walkTo(page, saved)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /another card/i })).toBeChecked()
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(saved).toBeChecked()
  await expect(cardForm(page).getByLabel('Card number')).toHaveCount(0)
  await walkTo(page, cardForm(page).getByLabel('Security code'))
  await page.keyboard.type('123')
  await agreeAndPay(page)
  await confirmedOrder(page)
})

test('[O-17 partly] by keyboard on a phone a third-party customer enters billing details, pays and returns', async ({
  page,
  sandbox,
}) => {
  const { path } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await expect(cardForm(page).getByLabel('Name on card')).toBeVisible()
  for (const [label, text] of [
    ['First name', 'Carys'],
    ['Last name', 'Bevan'],
    ['Address line 1', '8 Mill Lane'],
    ['Town or city', 'Ashcombe'],
    ['Postcode', 'AC1 4QT'],
  ] as const) {
    await walkTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await typeAndPay(page, cards.good)
  await expect(page).toHaveURL(/^https:\/\/daysout\.example\/thanks\?visit=7&orderId=\d+$/)
})

test('[O-593] on a wide screen the focus on a missing agreement leaves the problems above it whole', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillBasket(sandbox, 'gwen', 'badminton-from-scratch')
  await sandbox.logIn('gwen')
  await page.goto('/basket/checkout')
  const pay = page.getByRole('button', { name: /^Pay £/ }).first()
  await expect(pay).toBeEnabled()
  await pay.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: /There (is a problem|are \d+ problems)/ })
  await expect(summary).toContainText('You must agree')
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await summary.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header)
  await expect(page.locator(':focus')).toBeInViewport()
})
