import type { Page } from '@playwright/test'
import { addressOf } from '../screens/addresses.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf } from '../support/time-slots.ts'

type Sent = { readonly source: string; readonly type: string }

/** Records the basket and type of every addition. */
function noteAdded(page: Page): readonly Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const source = /\/api\/v1\/users\/\d+\/carts\/([^/]+)\/items$/.exec(new URL(request.url()).pathname)?.[1]
    if (request.method() !== 'POST' || source === undefined) return
    // The shape of the contract's body.
    const { items } = request.postDataJSON() as { readonly items: readonly { readonly purchasable_type: string }[] }
    sent.push(...items.map(({ purchasable_type: type }) => ({ source, type })))
  })
  return sent
}

test('[S1-004, S1-014, S1-015, S1-017, P1-008, S3-026, S7-074, S7-075] a customer puts classes, tickets, a court, a course, a camp, a package and a membership into one basket and pays', async ({
  page,
  sandbox,
}) => {
  const sent = noteAdded(page)
  const main = page.getByRole('main')
  const isAdded = (count: number) =>
    expect(page.getByRole('link', { name: `Shopping basket, ${count} item${count === 1 ? '' : 's'}` })).toBeVisible()
  await sandbox.logIn('carys')

  // From the venues to one venue's activities and timetable.
  await page.goto('/')
  await page.getByRole('link', { name: 'Ashcombe Leisure Centre', exact: true }).click()
  await expect(page).toHaveTitle(/ \| Choose an Activity$/)
  await main.getByRole('link', { name: /^Fitness classes/ }).click()
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: /^Thu 9 Apr/ })
    .click()
  await page.getByRole('link', { name: /^Book Body pump/ }).click()
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await isAdded(1)

  // A venue of the first generation.
  await openDay(page, 'porthwen', 'fitness-classes', '2026-04-09')
  await page.getByRole('link', { name: /^Book Circuits/ }).click()
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await isAdded(2)

  await openDay(page, 'ashcombe', 'public-swims', '2026-04-10')
  await page
    .getByRole('link', { name: /^Choose tickets for Lane swim/ })
    .first()
    .click()
  await panelOf(page).getByRole('button', { name: 'One more Adult' }).click()
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await isAdded(3)

  await openDay(page, 'ashcombe', 'badminton-courts', '2026-04-11')
  await page
    .getByRole('link', { name: /^Book Court \d/ })
    .first()
    .click()
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await isAdded(4)

  const add = page.getByRole('group', { name: 'Total and booking' }).getByRole('button', { name: 'Add to basket' })
  await page.goto(addressOf.form('millwick', 'badminton', 'badminton-from-scratch'))
  await press(add)
  await isAdded(5)
  await page.goto(addressOf.campForm('porthwen', 'holiday-camps', 'wythnos-y-traeth'))
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await press(add)
  await isAdded(6)

  await page.goto(addressOf.package('ashcombe', 1))
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await isAdded(7)
  await page.goto('/pricing')
  await page.getByRole('combobox', { name: 'Centre' }).selectOption('Ashcombe Leisure Centre')
  await page.getByRole('button', { name: 'Buy a membership' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await isAdded(8)

  expect(new Set(sent.map(({ source }) => source))).toEqual(new Set(['activity-booking']))
  expect(sent.map(({ type }) => type)).toEqual([
    'av2Booking',
    'activity',
    'activityTicket',
    'av2Booking',
    'course',
    'camp',
    'pricingOption',
    'membershipRenewal',
  ])
  const things = [
    'Body pump',
    'Circuits',
    'Lane swim: Adult',
    'Badminton, one hour',
    'Badminton from scratch',
    'Wythnos y Traeth: beach week',
    'Ten swims',
    'Fairwater All In',
  ]
  for (const thing of things) await expect(main).toContainText(thing)
  await page.getByRole('link', { name: 'Checkout now' }).first().click()
  await payWith(page, cards.good)
  await confirmedOrder(page)
  for (const thing of things) await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(thing)
})
