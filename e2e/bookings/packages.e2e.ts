import { expectAccessible } from '../support/accessible.ts'
import { addCourt } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

const package10 = '/packages/location/ashcombe-leisure-centre/1/book'

test('[S1-017 partly, S2-049, O-07, O-572 partly] a customer buys a package from the page of its centre', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/location/ashcombe-leisure-centre')
  await page.getByRole('link', { name: /^Ten swims/ }).click()
  await expect(page).toHaveURL(new RegExp(`${package10}$`))
  await expect(page).toHaveTitle(/\| Package Booking$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('10 x Lane swim: Adult, Family fun swim: Adult')
  await expect(main).toContainText('Valid for 6 months')
  await expect(main).toContainText('Pays for one ticket for each person at a session')
  await expect(main).not.toContainText('Estimated price')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Items were added to your basket' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten swims')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(main).toContainText('£50.40')
  await payWith(page, cards.good)
  await confirmedOrder(page)
  await expect(page.getByRole('heading', { name: 'What you bought' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('Your package')
  // There is nothing to arrive for yet, and nothing to cancel.
  for (const untrue of ['Show this when you arrive', 'If plans change'])
    await expect(main.getByText(untrue)).toHaveCount(0)
  await expectAccessible(page)
})

test('[P3-060] a visitor reads an estimated price where members pay less, a fixed one as it is, and is asked to log in', async ({
  page,
}) => {
  await page.goto('/packages/location/ashcombe-leisure-centre/3/book')
  await expect(page.getByRole('main')).toContainText('Estimated price')
  await page.goto(package10)
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Estimated price')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a sold-out package links to the others', async ({ page }) => {
  await page.goto('/packages/location/ashcombe-leisure-centre/4/book')
  const actions = page.getByRole('group', { name: 'Total and booking' })
  await expect(actions).toContainText('Sold out')
  await actions.getByRole('link', { name: 'See other activities' }).click()
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre$/)
})

test('[S4-009 partly, S4-011, S8-030, P8-026] a customer removes a membership benefit in the basket', async ({
  page,
  sandbox,
}) => {
  const { id, send } = await sandbox.callAs('ben')
  const { data: courses } = await send<{ data: { id: string; slug: string }[] }>(
    'GET',
    '/api/v1/activities/courses?source=online&per_page=100',
  )
  const course = courses.find(({ slug }) => slug === 'badminton-from-scratch')
  const items = [{ purchasable_id: course?.id, purchasable_type: 'course', apply_benefit: true }]
  await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items })
  await sandbox.logIn('ben')
  await page.goto('/basket')
  await expect(page.getByText('Benefit applied')).toBeVisible()
  await page.getByRole('button', { name: 'Remove benefit from Badminton from scratch' }).click()
  await expect(page.getByText('Successfully removed benefit.')).toBeVisible()
  await expect(page.getByText('Benefit applied')).toBeHidden()
})

test('[S4-012, S8-031, P8-027] a line costs its price again after the package is removed from it', async ({
  page,
  sandbox,
}) => {
  await addCourt(sandbox, 'ben', '2026-04-08')
  await sandbox.logIn('ben')
  await page.goto('/basket')
  await expect(page.getByText('Package applied')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove package from Badminton, one hour' }).click()
  await expect(page.getByText('Successfully removed package usage.')).toBeVisible()
  await expect(page.getByText('Package applied')).toBeHidden()
  await expect(page.getByText('Benefit applied')).toBeVisible()
})

test('checkout, confirmation and receipt show what a package paid for', async ({ page, sandbox }) => {
  await addCourt(sandbox, 'ben', '2026-04-08')
  await sandbox.logIn('ben')
  await page.goto('/basket/checkout')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(/From your package: \S+/)
  await agreeToTerms(page)
  await press(page.getByRole('button', { name: 'Place order' }))
  await confirmedOrder(page)
  await expect(page.getByRole('main').getByText('From your package: ')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('From your package: ')
  await expectAccessible(page)
})

test('[S2-046, S2-047, S3-027, O-06] the page shows member prices, and a membership in the basket', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/pricing')
  await expect(page).toHaveTitle(/\| Membership Discounts$/)
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Membership pricing')
  await expect(page.getByRole('heading', { level: 2, name: /Ashcombe Leisure Centre/ })).toBeVisible()
  // Without a chosen centre all are offered, also as pictures.
  await page.getByRole('main').getByRole('link', { name: 'Ashcombe Leisure Centre', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Centre' })).toBeFocused()
  const table = page.getByRole('table', { name: 'Prices with Fairwater All In' })
  await expect(table.getByRole('row', { name: /Badminton courts/ })).toContainText(/£11\.50.*£5\.00/)
  await expect(table.getByRole('row', { name: /Adult/ })).toContainText(/£5\.60.*Free/)
  await page.getByRole('button', { name: 'Buy a membership' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  // Its length, its centre, and the joining fee.
  await expect(page.getByRole('main')).toContainText('Fairwater All In, one month')
  await expect(page.getByRole('main')).toContainText('Ashcombe Leisure Centre')
  await expect(page.getByRole('main')).toContainText('Joining fee')
  await expect(page.getByRole('main')).toContainText('£51.50')
})
