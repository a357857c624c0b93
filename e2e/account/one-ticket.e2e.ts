import type { ApiTypes } from '@touchline/contract'
import { personaId } from '../../seed/src/index.ts'
import { expectAccessible } from '../support/accessible.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { bookedByAmina, policyWith } from './own-bookings.ts'

test.use({ site: 'account' })

const name = 'Swim with friends'
const amina = personaId('amina')
/** A member's own ticket, which is free, and two of friends. */
const places = [
  { userId: amina, price: 0 },
  { userId: amina, price: 560, quantity: 2 },
]
const data = bookedByAmina([{ name, days: 10, policy: policyWith([]), places }])

test('[O-491] [O-596] one of three tickets is given back: which one and what comes back is said before, and two stay', async ({
  page,
  stack,
  context,
}) => {
  const sandbox = await openSandbox(stack, context, { id: 'one-ticket', data })
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await expect(page.getByRole('main')).toContainText('3 × Adult')
  await page.getByRole('button', { name: `Manage: ${name}`, exact: true }).click()
  const panel = page.getByRole('region', { name: `Manage ${name}`, exact: true })
  const tickets = panel.getByRole('group', { name: 'Which tickets?' })
  await expect(tickets.getByRole('checkbox')).toHaveCount(3)
  await expect(tickets).not.toContainText('You')
  await expect(tickets.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
  await expect(panel).toContainText('Choose the tickets to cancel.')
  await tickets.getByRole('button', { name: 'Choose all' }).click()
  await expect(panel.getByRole('button', { name: 'Cancel 3 places, get £11.20 back' })).toBeVisible()
  await expect(panel).toContainText('This booking cannot be moved.')
  await expectAccessible(page)
  await tickets.getByText('Adult 1 · £0.00').click()
  await tickets.getByText('Adult 3 · £5.60').click()
  await expect(panel.locator('dl')).toContainText('1 × Adult')
  await panel.getByRole('button', { name: 'Cancel and get £5.60 back' }).click()
  await expect(page.getByRole('status').filter({ hasText: `Cancelled: ${name}` })).toContainText('£5.60 refunded')
  await expect(page.getByRole('button', { name: `Manage: ${name}`, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2 × Adult')

  const { send } = await sandbox.callAs('amina')
  const path = '/api/v1/activities/bookings?cancellation_source=my-account&status=settled&status=cancelled&per_page=100'
  const { data: bookings } = await send<ApiTypes['listBookings']['reply']>('GET', path)
  const own = bookings.filter((one) => one.name === name)
  expect(own.map(({ status, ticket, price }) => `${status} ${ticket?.quantity} ${price?.value}`).toSorted()).toEqual([
    'cancelled 1 560',
    'settled 1 0',
    'settled 1 560',
  ])
  await sandbox.delete()
})

test('[O-537] [O-580 partly] of twelve equal tickets a number is given back, chosen by keyboard', async ({
  page,
  stack,
  context,
}) => {
  const of = [{ name, days: 10, policy: policyWith([]), places: [{ userId: amina, price: 560, quantity: 12 }] }]
  const sandbox = await openSandbox(stack, context, { id: 'twelve-tickets', data: bookedByAmina(of) })
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('button', { name: `Manage: ${name}`, exact: true }).click()
  const panel = page.getByRole('region', { name: `Manage ${name}`, exact: true })
  await expect(panel.getByRole('checkbox')).toHaveCount(0)
  const count = panel.getByRole('spinbutton', { name: /^How many to cancel: Adult.*£5\.60$/ })
  await expect(count).toHaveValue('0')
  await count.fill('2')
  await expect(panel.locator('dl')).toContainText('2 × Adult')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cancel 2 places, get £11.20 back' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `Cancelled: ${name}, 2 places` })).toContainText('£11.20')
  await expect(page.getByRole('main')).toContainText('10 × Adult')
  await sandbox.delete()
})
