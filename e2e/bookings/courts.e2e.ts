import { expectAccessible } from '../support/accessible.ts'
import { basketOf } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf, placesIn, windows } from '../support/time-slots.ts'
import { expectToast } from '../support/toasts.ts'

const thursday = '2026-04-09'

const courtOf = { ashcombe: /^Book Court \d, 18:00/, porthwen: /^Book Cwrt \d, 18:00/ } as const

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { venue, generation } of placesIn(viewport)) {
      test(`[S2-150] [S3-053] [S3-058] [S7-025] courts of ${generation} are shown as times by court, and a customer books one`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.logIn('ben')
        const call = await openDay(page, venue, 'badminton-courts', thursday)
        expect(call).toBe(generation === 'v2' ? 'v2/slots' : 'slots')
        const isWide = viewport.width > 1000
        const day = { name: 'Badminton courts, Thursday 9 April 2026' }
        const all = page.getByRole(isWide ? 'table' : 'list', day)
        await expect(all).toBeVisible()
        const times = await all.getByRole(isWide ? 'rowheader' : 'heading').allTextContents()
        expect(times).toEqual(times.toSorted())
        await expectAccessible(page)

        await all.getByRole('link', { name: courtOf[venue] }).first().click()
        const panel = panelOf(page)
        await expect(panel).toContainText('Thursday 9 April, 18:00 to 19:00')
        // An item paid by a package costs nothing more.
        if (generation === 'v2') await expect(panel).toContainText(/£5\.00£0\.00Covered by your package/)
        await expectAccessible(page)
        await panel.getByRole('button', { name: 'Add to basket' }).click()
        await expectToast(page, 'Successfully added item to the basket.')
        await expect(all).toContainText('In your basket')
        await expect(page.locator('[data-entry]:focus')).toContainText('In your basket')
        // Nobody plays on two courts at once.
        await expect(all).toContainText('Busy at this time')
        expect(await basketOf(sandbox, 'ben')).toEqual(['Badminton, one hour'])
        await page.goto('/basket')
        await expect(page.getByRole('main')).toContainText('Thu 9 April, 18:00 to 19:00')
        await expectAccessible(page)
      })
    }

    test('[O-341] the courts of today begin with the first time to book on a phone, and say how few are left', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('carys')
      await openDay(page, 'ashcombe', 'badminton-courts', '2026-04-07')
      const isWide = viewport.width > 1000
      const all = page.getByRole(isWide ? 'table' : 'list', { name: 'Badminton courts, Tuesday 7 April 2026' })
      await expect(all).toContainText('2 courts left')
      const times = all.getByRole(isWide ? 'rowheader' : 'heading')
      if (isWide) return expect(times.first()).toContainText('10:00 to 11:00')
      await expect(times.first()).toHaveText('12:00 to 13:00')
      const earlier = page.getByRole('button', { name: 'Show 1 earlier time' })
      await earlier.press('Enter')
      await expect(times.first()).toHaveText('10:00 to 11:00')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Hide earlier times', expanded: true }).press('Enter')
      await expect(times.first()).toHaveText('12:00 to 13:00')
    })

    test('[O-310, O-311 partly] a court booked past its deadline says what cancelling costs now, from its panel to the button that cancels', async ({
      page,
      sandbox,
    }) => {
      const cost = "You can cancel, but you won't get a refund"
      const fee = 'A fee of £2.00 applies if you cancel now.'
      await sandbox.logIn('carys')
      await openDay(page, 'ashcombe', 'badminton-courts', '2026-04-07')
      const isWide = viewport.width > 1000
      const all = page.getByRole(isWide ? 'table' : 'list', { name: 'Badminton courts, Tuesday 7 April 2026' })
      await all.getByRole('link', { name: courtOf.ashcombe }).first().click()
      const panel = panelOf(page)
      await expect(panel).toContainText(cost)
      await expect(panel).toContainText(fee)
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Checkout now' }).click()
      await expect(page).toHaveURL(/\/basket\/checkout$/)
      await page.goto('/basket')
      await expect(page.getByRole('main')).toContainText(`${cost}. ${fee}`)
      await page.goto('/basket/checkout')
      await payWith(page, cards.good)
      await confirmedOrder(page)
      await expect(page.getByRole('main')).toContainText(`${cost}. ${fee}`)

      await page.goto('/my-bookings')
      await page
        .getByRole('button', { name: /^Manage/ })
        .first()
        .click()
      const asked = page.getByRole('dialog', { name: 'Badminton, one hour' })
      await expect(asked.getByText('The fee is added to what you owe.')).toBeVisible()
      await expectAccessible(page)
      await asked.getByRole('button', { name: 'Cancel for a fee of £2.00' }).press('Enter')
      await expect(asked.getByText('A fee of £2.00 is due.')).toBeVisible()
    })

    test('[S2-144] a customer filters courts by start and end', async ({ page }) => {
      await openDay(page, 'ashcombe', 'badminton-courts', thursday)
      const filters = page.getByRole('group', { name: 'Filter the day' })
      await filters.getByRole('button', { name: 'Any time' }).click()
      await filters.getByLabel('From').selectOption('17:00')
      await expect(page).toHaveURL(/from=17%3A00/)
      await filters.getByLabel('To').selectOption('19:00')
      await filters.getByRole('button', { name: 'Done' }).click()
      const isWide = viewport.width > 1000
      const times = page.getByRole('main').getByRole(isWide ? 'rowheader' : 'heading', { name: /^\d\d:\d\d to / })
      await expect(times).toHaveText(['17:00 to 18:00', '18:00 to 19:00'])
    })
  })
}

test('[S7-025] [C-35] one venue is asked in both generations: v1 until the day before its migration date, v2 from it on', async ({
  page,
}) => {
  const callOn = async (day: string) => {
    const asked = page.waitForResponse((answer) => /\/slots\?/.test(answer.url()))
    await page.goto(`/location/millwick-sports-village/badminton-courts/${day}`)
    return /activity\/[^/]+\/(.+)\?/.exec((await asked).url())?.[1]
  }
  expect(await callOn('2026-04-16')).toBe('slots')
  expect(await callOn('2026-04-17')).toBe('v2/slots')
})
