import type { ApiTypes } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { addressOf } from '../screens/addresses.ts'
import { expectAccessible } from '../support/accessible.ts'
import { loseAnswers } from '../support/answers.ts'
import { basketOf, courseItem, ordersOf } from '../support/basket.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { follow, tabTo } from '../support/keyboard.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, confirmedOrder } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { serve } from '../support/serving.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const course = 'badminton-from-scratch'
const pay = '**/api/foh/checkout/pay'
const takeButton = (page: Page) => page.getByRole('button', { name: 'Take £56.00' })
const wayOf = (page: Page, place: number) => page.getByRole('radiogroup', { name: `Payment method ${place}` })

/** The takings of a member of staff's latest till, by tender. */
async function takingsOf(sandbox: Sandbox, persona: string): Promise<Readonly<Record<string, number>>> {
  const { send } = await sandbox.callAs(persona)
  const { data } = await send<ApiTypes['listTills']['reply']>('GET', '/api/foh/tills')
  return Object.fromEntries((data[0]?.takings ?? []).map(({ tender_type: type, amount }) => [type, amount.value]))
}

/** Puts a course into the basket that staff fill for a customer. */
async function fillAtDesk(sandbox: Sandbox, staff: string, customer: string): Promise<void> {
  const { id } = await sandbox.callAs(customer)
  const { send } = await sandbox.callAs(staff)
  const items = [await courseItem(sandbox, customer, course)]
  await send('POST', `/api/v1/users/${id}/carts/front-of-house/items`, { items })
}

/** Staff at the checkout of a customer's course. */
async function atDesk(page: Page, sandbox: Sandbox, staff: string): Promise<void> {
  await fillAtDesk(sandbox, staff, 'amina')
  await sandbox.logIn(staff)
  await serve(page, 'Amina Rahman', 'amina@example.test')
  await page.goto('/basket/checkout')
  await expect(page.getByText('For Amina Rahman · FW000001')).toBeVisible()
}

test('[S1-011, S6-013, P6-002] [O-209] [O-556] staff log in, serve a customer, and take cash and a voucher for a booking', async ({
  page,
  sandbox,
  stack,
}) => {
  await page.goto('/login?redirect=%2Fdesk')
  await page.getByLabel('Email or reference').fill('ellie@example.test')
  await page.getByLabel('Password', { exact: true }).fill(stack.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByText('Your till is open at Ashcombe Leisure Centre.')).toBeVisible()
  await expectAccessible(page)
  await serve(page, 'Amina Rahman', 'rahman')
  await expectAccessible(page)

  // Staff read on the desk's channel, for the customer.
  const asked = page.waitForRequest((request) => /\/courses\/.*source=foh/.test(request.url()))
  const { id } = await sandbox.callAs('amina')
  await page.goto(addressOf.form('millwick', 'badminton', course))
  expect((await asked).url()).toContain(`selected_user_id=${id}`)
  await page.getByRole('radiogroup', { name: 'Who is it for?' }).getByText('Amina Rahman').click()
  await page.getByRole('button', { name: 'Checkout now' }).first().click()
  await expect(page.getByRole('heading', { name: 'Take £56.00', level: 1 })).toBeVisible()
  await expect(page.getByText('For Amina Rahman · FW000001')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await press(takeButton(page))
  const problems = page.getByRole('alert').filter({ hasText: 'There are 2 problems' })
  await expect(problems).toContainText('Please choose a payment method.')
  await expect(problems).toContainText('You must agree to the Terms and Conditions')
  await expectSummaryRepeats(page)
  await expectAccessible(page)

  // Removing one entry, or all, keeps the focus on the page.
  const another = page.getByRole('button', { name: 'Split payment' })
  for (const away of ['Remove payment method 2', 'Start again']) {
    await page.getByRole('radio', { name: 'Card at the desk' }).check()
    await page.getByLabel('Amount').fill('6')
    await another.click()
    await page.getByRole('button', { name: away }).click()
    await expect(another).toBeFocused()
    await expect(page.getByRole('radiogroup', { name: 'Payment method' })).toHaveCount(1)
  }
  await expect(page.getByLabel('Amount')).toHaveValue('56.00')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByLabel('Amount').fill('20')
  await page.getByLabel('Cash handed over').fill('50')
  await expect(page.getByText('Change to give: £30.00')).toBeVisible()
  await page.getByRole('button', { name: 'Split payment' }).click()
  await expect(page.getByLabel('Amount').last()).toHaveValue('36.00')
  await wayOf(page, 2).getByRole('radio', { name: 'Cheque' }).check()
  await agreeToTerms(page)
  await press(takeButton(page))
  await expect(wayOf(page, 2)).toHaveAccessibleDescription('Cash and a cheque cannot be combined.')
  await wayOf(page, 2).getByRole('radio', { name: 'Paper voucher' }).check()
  await page.getByLabel('Number on the slip').fill('GIFT-7')
  await expect(page.getByText('To pay now: £56.00')).toBeVisible()
  await expect(page.getByText('“I” is the customer: tick it once they have agreed.')).toBeVisible()
  await expectAccessible(page)
  await press(takeButton(page))

  const order = await confirmedOrder(page)
  await expectToast(page, 'Order completed Successfully.')
  await expect(page.getByText('Change to give: £30.00')).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(page.getByText('For Amina Rahman').first()).toBeVisible()
  await expect(receipt.getByRole('row', { name: 'Cash £20.00' })).toBeVisible()
  await expect(receipt.getByRole('row', { name: 'Paper voucher GIFT-7 £36.00' })).toBeVisible()
  await expectAccessible(page)
  expect(await takingsOf(sandbox, 'ellie')).toEqual({ cash: 2000, 'offline-voucher': 3600 })
  const { send } = await sandbox.callAs('ellie')
  const { data: placed } = await send<ApiTypes['readOrderAtDesk']['reply']>('GET', `/api/foh/orders/${order}`)
  expect(placed).toMatchObject({ user_id: id, source: 'front-of-house', status: 'success' })
  expect(placed).toMatchObject({ total_paid: { value: 5600 } })

  // The customer's orders include it, and the till has its payments.
  await page.getByRole('main').getByRole('link', { name: 'Their orders' }).click()
  await expect(page.getByText(/Paid: Cash, Paper voucher GIFT-7/)).toBeVisible()
  await page.getByRole('region', { name: 'Front desk' }).getByRole('link').click()
  const till = page.getByRole('region', { name: 'Till' })
  await expect(till).toContainText(/Cash.*£20\.00.*Paper voucher.*£36\.00.*Total.*£56\.00/)
  await page.getByRole('button', { name: 'Stop serving' }).click()
  await expect(page.getByText('No customer selected.')).toBeVisible()
  await till.getByRole('button', { name: 'Close till' }).click()
  const closing = page.getByRole('dialog', { name: 'Close this till?' })
  await expect(closing).toContainText(/Cash.*£20\.00.*Total.*£56\.00/)
  await closing.getByRole('button', { name: 'Close till' }).click()
  await expectToast(page, 'The till is closed.')
  await expect(till).toContainText("You don't have a till open.")
})

test('[S4-022, O-40] by keyboard at 375 px staff open a till at the checkout and take credit and a terminal payment', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await fillAtDesk(sandbox, 'farid', 'amina')
  await sandbox.logIn('farid')
  await page.goto('/desk')
  await expect(page.getByText("You don't have a till open.")).toBeVisible()
  await expect(page.getByRole('searchbox', { name: /^Name, reference/ })).toBeFocused()
  await page.keyboard.type('amina rah')
  await page.keyboard.press('Enter')
  await follow(page, page.getByRole('button', { name: 'Serve Amina Rahman' }))
  await follow(page, page.getByRole('link', { name: 'Their basket' }))
  await follow(page, page.getByRole('link', { name: 'Checkout now' }).first())

  await expect(page.getByRole('heading', { name: 'Take £56.00' })).toBeVisible()
  const firstWay = page.getByRole('radiogroup', { name: 'Payment method' })
  await tabTo(page, firstWay.getByRole('radio').first())
  await expect(firstWay.getByRole('radio', { name: 'Cash' })).toBeFocused()
  await page.keyboard.press('Space')
  await follow(page, page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }), 'Space')
  await follow(page, takeButton(page))
  await expect(firstWay).toHaveAccessibleDescription('Please open a till before taking offline payments.')
  await expectAccessible(page)
  await follow(page, page.getByRole('button', { name: 'Open till' }))
  await expectToast(page, 'The till is open.')
  await expect(page.getByText('Your till is open at Millwick Sports Village.')).toBeVisible()

  // Arrow keys choose among tenders, including the customer's credit.
  await tabTo(page, firstWay.getByRole('radio', { name: 'Cash' }))
  while (!(await firstWay.getByRole('radio', { name: 'Credit' }).isChecked())) await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByLabel('Amount'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('15')
  await follow(page, page.getByRole('button', { name: 'Split payment' }))
  await expect(wayOf(page, 2).getByRole('radio').first()).toBeFocused()
  while (!(await wayOf(page, 2).getByRole('radio', { name: 'Card at the desk' }).isChecked())) {
    await page.keyboard.press('ArrowDown')
  }
  await tabTo(page, page.getByLabel('Number on the slip'))
  await page.keyboard.type('SLIP 7')
  await expectAccessible(page)
  await follow(page, takeButton(page))
  await confirmedOrder(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Paid £56.00. This includes £15.00 of credit.')
  // One voice: the customer by name, and nothing about "you".
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Booked for \w+ \w+\.$/)
  await expect(main).not.toContainText(/\byour\b|\bmy bookings\b|see you/i)
  expect(await takingsOf(sandbox, 'farid')).toEqual({ credit: 1500, card: 4100 })
  await follow(page, page.getByRole('link', { name: 'Serve the next customer' }))
  await expect(page.getByRole('heading', { name: 'Front desk', level: 1 })).toBeVisible()
})

test('[O-40] a till that was closed meanwhile shows an error, and no money is taken', async ({ page, sandbox }) => {
  await atDesk(page, sandbox, 'ellie')
  await page.getByRole('radio', { name: 'Cash' }).check()
  await agreeToTerms(page)
  const { send } = await sandbox.callAs('ellie')
  const { data } = await send<ApiTypes['listTills']['reply']>('GET', '/api/foh/tills')
  await send('POST', `/api/foh/tills/${data[0]?.id ?? 0}/close`, {})
  await press(takeButton(page))
  await expect(page.getByRole('alert').filter({ hasText: 'The order was not placed.' })).toContainText(
    'Please open a till before taking offline payments.',
  )
  const way = page.getByRole('radiogroup', { name: 'Payment method' })
  await expect(way).toHaveAccessibleDescription('Please open a till before taking offline payments.')
  await expect(page.getByText("You don't have a till open.")).toBeVisible()
  await expect(way).toHaveAccessibleDescription('Please open a till before taking offline payments.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open till' }).click()
  await expectToast(page, 'The till is open.')
  await expect(way).not.toHaveAccessibleDescription(/till/)
  await press(takeButton(page))
  await confirmedOrder(page)
  expect(await takingsOf(sandbox, 'ellie')).toEqual({ cash: 5600 })
})

test('a lost answer is asked for again, and the money is taken once', async ({ page, sandbox }) => {
  await atDesk(page, sandbox, 'ellie')
  await page.getByRole('radio', { name: 'Cash' }).check()
  await agreeToTerms(page)
  const before = await ordersOf(sandbox, 'amina')
  await loseAnswers(page, pay)
  await press(takeButton(page))
  await expect(page.getByText('Please do not take the money again')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(pay)
  await press(page.getByRole('button', { name: 'Check again' }))
  await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'amina')).toHaveLength(before.length + 1)
  expect(await takingsOf(sandbox, 'ellie')).toEqual({ cash: 5600 })
})

test('[O-181] a basket already paid to a colleague shows its order, and staff go on', async ({ page, sandbox }) => {
  await atDesk(page, sandbox, 'ellie')
  await page.getByRole('radio', { name: 'Cash' }).check()
  await agreeToTerms(page)
  const farid = await sandbox.callAs('farid')
  const { id } = await sandbox.callAs('amina')
  const cart = `/api/v1/users/${id}/carts/front-of-house`
  await farid.send('POST', '/api/foh/tills', { venue_id: 1 })
  const { data: basket } = await farid.send<ApiTypes['readCart']['reply']>('GET', cart)
  const { order_id: order } = await farid.send<ApiTypes['payAtDesk']['reply']>('POST', '/api/foh/checkout/pay', {
    item_hash: basket.item_hash,
    source: 'front-of-house',
    selected_user_id: id,
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'cheque', amount: 5600 }],
  })
  await press(takeButton(page))
  const told = page.getByRole('alert').filter({ hasText: 'This basket has already been paid for' })
  await expect(page.getByText('Your shopping basket is empty').first()).toBeVisible()
  await expect(told).toContainText(`order TL-${String(order).padStart(6, '0')}.`)
  await expect(told).toContainText('Give it back')
  await expectAccessible(page)
  expect(await takingsOf(sandbox, 'ellie')).toEqual({})
  expect(await takingsOf(sandbox, 'farid')).toEqual({ cheque: 5600 })
  await page.getByRole('link', { name: 'Serve the next customer' }).click()
  await expect(page.getByRole('heading', { name: 'Front desk', level: 1 })).toBeVisible()
})

test('[O-209] customers see no desk, and the platform refuses it to them', async ({ page, sandbox }) => {
  await fillAtDesk(sandbox, 'ellie', 'amina')
  await sandbox.logIn('amina')
  await page.goto('/desk')
  await expect(page.getByRole('heading', { name: /offside/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Front desk' })).toHaveCount(0)
  await page.goto('/basket/checkout')
  await expect(page.getByText('Your shopping basket is empty').first()).toBeVisible()
  expect(await basketOf(sandbox, 'amina')).toEqual([])
  const amina = await sandbox.callAs('amina')
  const order = { item_hash: 'x', source: 'front-of-house', terms: true, completed_waivers: [], payments: [] }
  const refused = [
    () => amina.send('POST', '/api/foh/checkout/pay', order),
    () => amina.send('GET', '/api/foh/tills'),
    () => amina.send('POST', '/api/foh/tills', { venue_id: 1 }),
    () => amina.send('GET', '/api/foh/users?search=rahman'),
    () => amina.send('GET', `/api/v1/users/${amina.id}/carts/front-of-house`),
  ]
  for (const send of refused) await expect(send()).rejects.toThrow(/answered with 403/)
})

test('the desk is in Welsh', async ({ page, sandbox }) => {
  await atDesk(page, sandbox, 'ellie')
  await page.goto('/basket/checkout?lang=cy')
  await page.getByRole('radio', { name: 'Arian parod' }).check()
  await page.getByLabel('Swm').fill('50')
  await press(page.getByRole('button', { name: 'Cymryd £56.00' }))
  await expect(page.getByLabel('Swm')).toHaveAccessibleDescription("Mae £6.00 ar ôl i'w dalu.")
})

test('[S6-014, C-65] staff whose account has another currency take the basket’s amount in that currency', async ({
  page,
  sandbox,
}) => {
  await page.route('**/api/auth/user', async (route) => {
    // The call's reply by the contract.
    const { data } = (await (await route.fetch()).json()) as ApiTypes['readUser']['reply']
    await route.fulfill({ json: { data: { ...data, credit: { balance: { value: 0, currency: 'EUR' } } } } })
  })
  await atDesk(page, sandbox, 'ellie')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Total to pay:€56\.00.*Take €56\.00/)
})
