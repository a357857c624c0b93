import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { fillRegistration } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf, placesIn, windows } from '../support/time-slots.ts'
import { expectToast } from '../support/toasts.ts'

const thursday = '2026-04-09'

const swimOf = {
  ashcombe: { name: 'Lane swim', time: '17:00 to 18:00', total: '£27.70' },
  porthwen: { name: 'Nofio cyhoeddus: public swim', time: '08:30 to 10:00', total: null },
} as const

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { venue, generation } of placesIn(viewport)) {
      const { name, time } = swimOf[venue]

      test(`[S2-145] [S7-022] [S7-025] [O-441] a customer buys several tickets of ${generation} at once`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.logIn('carys')
        const call = await openDay(page, venue, 'public-swims', thursday)
        expect(call).toBe(generation === 'v2' ? 'v2/times' : 'times')
        const filters = page.getByRole('group', { name: 'Filter the day' })
        await filters.getByRole('button', { name: 'Times' }).click()
        await filters.getByText(time).click()
        await filters.getByRole('button', { name: 'Done' }).click()
        await expectAccessible(page)
        await page.getByRole('link', { name: `Choose tickets for ${name}, ${time}` }).click()
        const panel = panelOf(page)
        const adult = panel.getByRole('spinbutton', { name: 'Adult' })
        await expect(adult).toBeVisible()
        await panel.getByRole('button', { name: 'One more Adult' }).click()
        await panel.getByRole('button', { name: 'One more Adult' }).click()
        await panel.getByRole('button', { name: 'One more Family of four' }).click()
        await expect(panel).toContainText('for 4 people')
        await expectAccessible(page)
        const total = await panel.getByRole('group', { name: 'Price and booking' }).getByText(/^£\d/).textContent()
        await panel.getByRole('button', { name: 'Checkout now' }).click()
        await expect(page.getByRole('heading', { name: `Pay ${total}`, level: 1 })).toBeVisible()
        await payWith(page, cards.good)
        await confirmedOrder(page)
        const main = page.getByRole('main')
        for (const fact of [`2 × ${name}: Adult`, `${name}: Family of four`, `Thu 9 April, ${time}`]) {
          await expect(main).toContainText(fact)
        }
        await expectAccessible(page)
        await page.goto('/my-bookings')
        const next = page.getByRole('region', { name: 'Your next booking' })
        await expect(next).toContainText(name)
        await expect(next).toContainText('2 × Adult, 1 × Family of four')
      })
    }
  })
}

test('[S2-151] [S2-152] [S2-153] [S2-154] [S2-155] times are loaded again after login, logout and basket changes', async ({
  page,
  sandbox,
  context,
}) => {
  const readAgain = () => page.waitForResponse((answer) => answer.url().includes('/v2/times?') && answer.ok())
  expect(await openDay(page, 'ashcombe', 'public-swims', thursday)).toBe('v2/times')
  await page.getByRole('link', { name: /^Choose tickets for Lane swim, 17:00/ }).click()
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'One more Adult' }).click()
  // The login keeps the choice, and the platform is asked again for that user.
  await panel.getByRole('button', { name: 'Add to basket' }).click()
  const modal = page.getByRole('dialog', { name: 'Log in' })
  let again = readAgain()
  await modal.getByLabel('Email or reference').fill('carys@example.test')
  await modal.getByLabel('Password', { exact: true }).fill('Touchline-2026')
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
  await again
  await expect(panel.getByRole('spinbutton', { name: 'Adult' })).toHaveValue('1')
  again = readAgain()
  await panel.getByRole('button', { name: 'Add to basket' }).click()
  await again
  await expectToast(page, 'Successfully added item to the basket.')
  again = readAgain()
  await context.clearCookies({ name: 'bookings-authToken' })
  // The other tab has logged out; noticed within five seconds.
  await again
  await sandbox.logIn('carys')
})

test('[O-444, O-536 partly] a visitor’s tickets are still chosen after making an account on the way', async ({
  page,
}) => {
  await openDay(page, 'ashcombe', 'public-swims', thursday)
  await page.getByRole('link', { name: /^Choose tickets for Lane swim, 17:00/ }).click()
  await panelOf(page).getByRole('button', { name: 'One more Adult' }).click()
  await panelOf(page).getByRole('button', { name: 'One more Adult' }).click()
  await panelOf(page).getByRole('button', { name: 'One more Family of four' }).click()
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText("We've saved your choices")).toBeVisible()
  await fillRegistration(page, { firstName: 'Nia', lastName: 'Bowen' })
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(panelOf(page).getByRole('spinbutton', { name: 'Adult' })).toHaveValue('2')
  await expect(panelOf(page).getByRole('spinbutton', { name: 'Family of four' })).toHaveValue('1')
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await expectToast(page, 'Successfully added item to the basket.')
  const drafts = await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('tickets/')))
  expect(drafts).toEqual([])
  await page.goto('/basket')
  const two = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /2 × .*Adult/ })
    .first()
  await expect(two).toContainText('In your name')
  await expect(two).not.toContainText('For you')
})

test('[O-281] [O-283] [O-560] a member reads what their own ticket and the others cost, and the basket charges the same', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('ben')
  await openDay(page, 'ashcombe', 'public-swims', thursday)
  await page.getByRole('link', { name: /^Choose tickets for Lane swim, 17:00/ }).click()
  const panel = panelOf(page)
  await expect(panel).toContainText('AdultFree for one (member price), then £5.60 each')
  await expect(panel).toContainText('Junior or over 60£3.80')
  for (let count = 0; count < 3; count++) await panel.getByRole('button', { name: 'One more Adult' }).click()
  await expect(panel.getByRole('group', { name: 'Price and booking' })).toContainText('£11.20')
  await expect(panel).toContainText('Adult1 × £0.00 (member price), 2 × £5.60')
  await panel.getByRole('button', { name: 'One more Junior or over 60' }).click()
  await expect(panel.getByRole('group', { name: 'Price and booking' })).toContainText('£15.00')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Checkout now' }).click()
  await expect(page.getByRole('heading', { name: 'Pay £15.00', level: 1 })).toBeVisible()
})

test('[O-281, O-572 partly] tickets have the prices of the buyer, whoever is chosen to book for', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await openDay(page, 'ashcombe', 'public-swims', thursday)
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Idris Rahman')
  await page.getByRole('link', { name: /^Choose tickets for Lane swim, 17:00/ }).click()
  const panel = panelOf(page)
  const adult = panel.getByRole('listitem').filter({ hasText: 'Adult' })
  await expect(adult).toContainText('Covered by your package: Ten swims')
  await panel.getByRole('button', { name: 'One more Adult' }).click()
  await expect(panel.getByRole('group', { name: 'Price and booking' })).toContainText('£0.00')
  const onlyOne = 'Your package pays for one ticket for each person at a session.'
  await expect(adult).not.toContainText(onlyOne)
  await panel.getByRole('button', { name: 'One more Adult' }).click()
  await expect(adult.first()).toContainText('1 × £0.00 (from your package), 1 × £5.60')
  await expect(adult.first()).toContainText(onlyOne)
})

test('[O-421] the form says whose tickets they are where people are linked, whoever is chosen', async ({
  page,
  sandbox,
}) => {
  const { name, time } = swimOf.porthwen
  const chooser = () => panelOf(page).getByRole('region', { name: 'Which tickets?' })
  await sandbox.logIn('carys')
  await openDay(page, 'porthwen', 'public-swims', thursday)
  await page.getByRole('link', { name: `Choose tickets for ${name}, ${time}` }).click()
  await expect(chooser().getByRole('spinbutton').first()).toBeVisible()
  await expect(chooser()).not.toContainText('These tickets are')
  await sandbox.logIn('amina')
  await openDay(page, 'porthwen', 'public-swims', thursday)
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Safiya Rahman')
  await page.getByRole('link', { name: `Choose tickets for ${name}, ${time}` }).click()
  await expect(chooser()).toContainText("These tickets are in Amina Rahman's name.")
})
