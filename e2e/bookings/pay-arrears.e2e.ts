import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { addSwims, atCheckout, fillBasket } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf } from '../support/time-slots.ts'

test('[O-18, O-92] a customer pays a penalty from the banner and can book again', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await sandbox.logIn('dylan')
  await page.goto('/')
  const banner = page.getByRole('region', { name: /£5\.00/ })
  await expect(banner).toContainText(
    /Two sessions of Back to netball missed without notice, charged on \d+ [A-Z][a-z]+( 2026)?\./,
  )
  await banner.getByRole('button', { name: /^Pay £5\.00/ }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£5.00')
  await expect(banner).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Paid.')
  await expect(main.getByRole('heading', { name: 'What you paid' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'What happens next' })).toContainText('You can book again')
  await expect(main.getByRole('link', { name: 'Find something to do' })).toHaveAttribute('href', '/')
  // A paid debt has no visit and no cancellation.
  for (const untrue of ['Show this when you arrive', 'If plans change', 'What you booked'])
    await expect(main.getByText(untrue)).toHaveCount(0)
  await expectAccessible(page)
  const { id, send } = await sandbox.callAs('dylan')
  const { data } = await send<ApiTypes['listPenalties']['reply']>('GET', `/api/v1/users/${id}/penalties`)
  expect(data.map((penalty) => penalty.paid_at)).toEqual([expect.any(String)])
  await fillBasket(sandbox, 'dylan', 'badminton-from-scratch')
})

test('[O-18 partly] a booking form names the penalty to pay first, and Book takes the customer to it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await sandbox.logIn('dylan')
  await page.goto('/courses/location/millwick-sports-village/badminton/badminton-from-scratch/book')
  const hint = page.getByRole('main').getByRole('button', { name: 'Please pay your outstanding payment first' }).first()
  await expect(hint).toBeVisible()
  await press(page.getByRole('button', { name: 'Checkout now' }))
  await expect(page.getByRole('button', { name: 'Pay £5.00 now' })).toBeFocused()
  await expectAccessible(page)
})

test('[O-18 partly] a package names the penalty to pay first, and Buy takes the customer to it', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('dylan')
  await page.goto('/packages/location/ashcombe-leisure-centre/1/book')
  const actions = page.getByRole('group', { name: 'Total and booking' })
  await expect(actions).toContainText('Please pay your outstanding payment first')
  await press(actions.getByRole('button', { name: 'Checkout now' }))
  await expect(page.getByRole('button', { name: 'Pay £5.00 now' })).toBeFocused()
  await expect(page.getByText('Items were added to your basket')).toHaveCount(0)
  await expectAccessible(page)
})

test('[O-18 partly] a class says that a penalty is paid first, and the customer pays it there', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('dylan')
  await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-09')
  await page.getByRole('link', { name: /^Book Body pump/ }).click()
  const panel = panelOf(page)
  await expect(panel).toContainText('You have £5.00 to pay before you can book again')
  await expect(panel.getByRole('button', { name: 'Checkout now' })).toHaveCount(0)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Pay £5.00 now' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('main')).toContainText('£5.00')
})

test('[O-92] a penalty incurred while the basket is full is shown at payment and paid with it', async ({
  page,
  sandbox,
}) => {
  await addSwims(sandbox, 'carys', 1)
  await sandbox.logIn('carys')
  await page.goto('/basket/checkout')
  await payWith(page, cards.good)
  await confirmedOrder(page)
  // An hour before the next morning's first swim, past its cut-off.
  await sandbox.advance('PT20H')
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  const { send } = await sandbox.callAs('carys')
  const { data } = await send<ApiTypes['listBookings']['reply']>(
    'GET',
    '/api/v1/activities/bookings?cancellation_source=customers',
  )
  const swim = data.find(({ booking_type: type, status }) => type === 'ticketed' && status === 'settled')
  await send('DELETE', `/api/activities/bookings/${swim?.id}?source=customers`)

  await payWith(page, cards.good)
  const owed = page.getByRole('alert').filter({ hasText: 'you have an outstanding payment' })
  await expect(owed).toBeVisible()
  // The customer is told before they type a card.
  await page.reload()
  await expect(owed).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('button', { name: /^Pay £3\.00/ }).click()
  await expect(page.getByRole('main')).toContainText('£59.00')
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await payWith(page, cards.good)
  await confirmedOrder(page)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£3.00')
})
