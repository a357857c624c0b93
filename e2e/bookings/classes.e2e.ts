import { addressOf } from '../screens/addresses.ts'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, confirmedOrder } from '../support/paying.ts'
import { walkTo } from '../support/focus-seen.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf, placesIn, windows } from '../support/time-slots.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

const thursday = '2026-04-09'

const classOf = {
  ashcombe: { name: 'Body pump', time: '17:30 to 18:15', place: 'Gym floor' },
  porthwen: { name: 'Circuits', time: '09:15 to 10:00', place: 'Stiwdio 1' },
} as const

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { venue, name: venueName, generation } of placesIn(viewport)) {
      const { name, time, place } = classOf[venue]

      test(`[S2-026] [S2-029] [S2-139] [S7-025] a customer finds a class by day at a venue of ${generation}, books and sees it confirmed`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.logIn('ben')
        await page.goto(addressOf.venue(venue))
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Fitness classes/ })
          .click()
        await expect(page).toHaveTitle(/ \| Choose a Time Slot$/)
        await expect(page.getByRole('heading', { name: 'Fitness classes', level: 1 })).toBeVisible()
        await page
          .getByRole('navigation', { name: 'Days' })
          .getByRole('link', { name: /^Thu 9 Apr/ })
          .click()
        await expect(page).toHaveURL(new RegExp(`/fitness-classes/${thursday}$`))
        await expectAccessible(page)

        await page.getByRole('link', { name: `Book ${name}, ${time}` }).click()
        const panel = panelOf(page)
        await expect(panel).toContainText(`Thursday 9 April, ${time}`)
        await expect(panel).toContainText(place)
        await expectAccessible(page)
        await panel.getByRole('button', { name: 'Checkout now' }).click()

        await expect(page).toHaveURL(/\/basket\/checkout$/)
        await expect(page.getByRole('region', { name: 'Summary' })).toContainText(name)
        await expectAccessible(page)
        await agreeToTerms(page)
        await press(page.getByRole('button', { name: 'Place order' }))
        await confirmedOrder(page)
        const main = page.getByRole('main')
        for (const fact of [name, `Thu 9 April, ${time}`, `${place}, ${venueName}`, 'For you']) {
          await expect(main).toContainText(fact)
        }
        await expectAccessible(page)
        await page.goto(addressOf.day(venue, 'fitness-classes', thursday))
        await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText('Booked')
      })
    }

    test('[O-340] [O-341] [O-507] a stranger reads who can book a class for members and for whom a class is, then logs in as a member', async ({
      page,
      sandbox,
    }) => {
      await openDay(page, 'ashcombe', 'fitness-classes', thursday)
      const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })
      await expect(row('Body pump').getByText('Adults 16+')).toBeVisible()
      const forMembers = row('Members’ swim fit')
      await expect(forMembers).toContainText('Members only: log in, or join Fairwater All In')
      await expect(forMembers).not.toContainText(/Free|£/)
      await expect(forMembers.getByRole('link', { name: /^Book/ })).toHaveCount(0)
      await forMembers.getByRole('link', { name: 'Members’ swim fit' }).click()
      await expect(panelOf(page).getByRole('link', { name: 'See membership prices' })).toBeVisible()
      await expectAccessible(page)
      await panelOf(page).getByRole('button', { name: 'Log in to book' }).click()
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
      await sandbox.logIn('ben')
      await page.goto(addressOf.day('ashcombe', 'fitness-classes', thursday))
      await expect(forMembers).toContainText('Free')
      await expect(forMembers.getByRole('link', { name: /^Book/ })).toBeVisible()
    })

    test('[S2-140] [S2-141] [S2-142] [S2-148] [O-15] a customer filters a day, and the address keeps the filters', async ({
      page,
    }) => {
      await openDay(page, 'ashcombe', 'fitness-classes', thursday)
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('[data-thumb]') })
      const shown = async () => (await rows.all()).length
      await expect(rows.first()).toBeVisible()
      const all = await shown()
      const filters = page.getByRole('group', { name: 'Filter the day' })

      await filters.getByRole('button', { name: 'Any time' }).click()
      await filters.getByLabel('From').selectOption('17:00')
      await expectAccessible(page)
      await filters.getByRole('button', { name: 'Done' }).click()
      await expect(page).toHaveURL(/from=17%3A00/)
      await expect(page.getByRole('heading', { name: 'Morning' })).toBeHidden()
      expect(await shown()).toBeLessThan(all)

      await filters.getByRole('button', { name: 'Available only' }).click()
      await expect(page).toHaveURL(/available=1/)
      await expect(rows.filter({ hasText: 'Sold out' })).toHaveCount(0)
      await filters.getByRole('button', { name: 'Instructor' }).click()
      await filters.getByText('Hollie Brand').click()
      await filters.getByRole('button', { name: 'Done' }).click()
      await page.reload()
      await expect(rows.first()).toContainText('Hollie Brand')
      await filters.getByRole('button', { name: 'Kind' }).click()
      await filters.getByText('Calm').or(filters.getByText('Cycling')).first().click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Remove “/ }).click()
      await expect(rows.first()).toBeVisible()
    })
  })
}

test('[O-14] a past or unknown day in the address becomes the first bookable one; the end of the address opens a class', async ({
  page,
}) => {
  for (const day of ['2026-04-01', 'soon', '2026-02-30']) {
    await page.goto(addressOf.day('ashcombe', 'fitness-classes', day))
    await expect(page).toHaveURL(/\/fitness-classes\/2026-04-07$/)
  }
  await page.goto(addressOf.day('ashcombe', 'fitness-classes', thursday))
  await page.getByRole('link', { name: 'Body pump', exact: true }).click()
  await expect(page).toHaveURL(/\/2026-04-09\/classes\/oc\w{32}$/)
  await page.reload()
  await expect(panelOf(page)).toContainText('Thursday 9 April, 17:30 to 18:15')
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/2026-04-09(?:\/classes)?$/)
  const name = page.getByRole('link', { name: 'Body pump', exact: true })
  await expect(name).toBeFocused()

  // The list keeps its scroll position and focus.
  const book = page.getByRole('link', { name: /^Book Body pump/ })
  await book.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await book.click()
  await expect(panelOf(page)).toBeVisible()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(book).toBeFocused()
  expect(await scrolled()).toBe(before)
})

for (const viewport of windowsOf(phone)) {
  test(`[O-555] a full class without a waitlist leads to its other times with places, at ${viewport.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await sandbox.logIn('ben')
    await openDay(page, 'ashcombe', 'fitness-classes', thursday)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Early spin' })
    await expect(row).toContainText('Sold out')
    await row.getByRole('link', { name: 'Other times of Early spin' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Early spin' })
    await expect(panel).toContainText('There is no waitlist for this.')
    const times = panel.getByRole('list').getByRole('link', { name: /06:45/ })
    await expect(times.first()).toBeVisible()
    await expectAccessible(page)
    await times.first().press('Enter')
    await expect(panel.getByRole('button', { name: /Checkout now/ })).toBeVisible()
  })
}

test('a finished class shows no number of places; in Welsh a sold-out one says so once', async ({ page, sandbox }) => {
  await sandbox.logIn('ben')
  await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-07')
  const rows = page.getByRole('main').getByRole('listitem')
  const over = rows.filter({ hasText: 'This session has finished.' })
  await expect(over.first()).toBeVisible()
  await expect(over.filter({ hasText: 'left' })).toHaveCount(0)
  await page.goto(`${addressOf.day('ashcombe', 'fitness-classes', thursday)}?lang=cy`)
  const soldOut = rows.filter({ hasText: 'Wedi gwerthu allan' })
  await expect(soldOut.first()).toBeVisible()
  for (const row of await soldOut.allTextContents()) expect(row.match(/Wedi gwerthu allan/g)).toHaveLength(1)
})

test('[S2-052] [S2-053] [S2-054] [S8-010] [C-11] addresses of the old site redirect to the day; an unknown activity redirects home', async ({
  page,
}) => {
  await page.goto('/ashcombe-leisure-centre/fitness-classes')
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre\/fitness-classes\/2026-04-07$/)
  await page.goto(`/ashcombe-leisure-centre/fitness-classes/${thursday}`)
  await expect(page).toHaveURL(new RegExp(`/location/ashcombe-leisure-centre/fitness-classes/${thursday}$`))
  await page.goto(`/ashcombe-leisure-centre/fitness-classes/${thursday}/classes`)
  await expect(page).toHaveURL(new RegExp(`/location/ashcombe-leisure-centre/fitness-classes/${thursday}/classes$`))
  await page.goto('/ashcombe-leisure-centre/no-such-activity')
  await expectToast(page, "We couldn't find the activity you are looking for")
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('[S2-028] [S2-101] a group lists its activities and is named in the breadcrumbs', async ({ page }) => {
  await page.goto(addressOf.activity('ashcombe', 'fitness'))
  await expect(page).toHaveTitle(/ \| Choose a Sub Activity$/)
  await expect(page.getByRole('heading', { name: 'Fitness', level: 1 })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs).toContainText('Book an activity')
  await expect(crumbs).toContainText('Fitness')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Fitness classes' }).click()
  await expect(page).toHaveURL(/\/fitness-classes\/2026-04-07$/)
})

test('[S4-041] [S4-042] [S2-153 partly] a day is loaded again when another person is chosen or the basket changes', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  expect(await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-08')).toBe('v2/timetable')
  const readAgain = () =>
    page.waitForResponse((answer) => /\/v2\/timetable\?.*selected_user_id=/.test(answer.url()) && answer.ok())
  const main = page.getByRole('main')
  const juniors = main.getByRole('listitem').filter({ hasText: 'Street dance juniors' }).first()
  await expect(juniors).toContainText(/For children up to 12|Too old/)
  let again = readAgain()
  await page
    .getByRole('combobox', { name: /^(Booking for|Who is it for\?)$/ })
    .filter({ visible: true })
    .selectOption({ label: 'Safiya Rahman' })
  await again
  await juniors.getByRole('link', { name: /^Book Street dance juniors/ }).click()
  again = readAgain()
  await panelOf(page).getByRole('button', { name: 'Add to basket' }).click()
  await again
  await expectToast(page, 'Successfully added item to the basket.')
  await expect(juniors).toContainText('In your basket')
  await expect(juniors.getByRole('link', { name: /^View basket/ })).toBeVisible()
  await expect(juniors.getByRole('link', { name: 'Street dance juniors', exact: true })).toBeFocused()
})

test('[S5-019 partly] [O-49] [O-529 partly] a customer agrees to a waiver where they book the class', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await openDay(page, 'ashcombe', 'fitness-classes', thursday)
  await page.getByRole('link', { name: /^Book Aqua fit/ }).click()
  const panel = panelOf(page)
  const add = panel.getByRole('button', { name: 'Add to basket' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await panel.getByRole('button', { name: 'Please agree to the waiver' }).click()
  await expect(panel.getByRole('checkbox')).toBeFocused()
  await add.focus()
  await add.press('Enter')
  await expect(panel.getByRole('checkbox')).toBeFocused()
  await panel.getByRole('checkbox').press('Space')
  await add.click()
  await expectToast(page, 'Successfully added item to the basket.')
})

test('[S5-019 partly] on a small phone the bar of the panel covers no focused control', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await sandbox.logIn('carys')
  await openDay(page, 'ashcombe', 'fitness-classes', thursday)
  await page.getByRole('link', { name: /^Book Aqua fit/ }).press('Enter')
  const panel = panelOf(page)
  await walkTo(page, panel.getByRole('checkbox'))
  await walkTo(page, panel.getByRole('button', { name: 'Add to basket' }))
})
