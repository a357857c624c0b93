import type { ApiTypes } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ordersOf } from '../support/basket.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { phone, windowsOf } from '../support/windows.ts'

const ashcombe = '/camps/location/ashcombe-leisure-centre'
const meadow = `${ashcombe}/holiday-camps/river-meadow-camp/book`
const fortnight = `${ashcombe}/holiday-camps/woods-and-water-fortnight/book`
const beach = '/camps/location/porthwen-leisure-centre/holiday-camps/wythnos-y-traeth/book'

const summaryOf = (page: Page) => page.getByRole('group', { name: 'Total and booking' })
const daysOf = (page: Page) => page.getByRole('region', { name: 'Which days?' })
const day = (page: Page, text: RegExp) => daysOf(page).getByRole('listitem').filter({ hasText: text })

async function chooseChild(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Who is it for?' }).getByText(name).click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
}

/** Answers the camp's questions for a child, and agrees for it. */
async function answerForChild(page: Page): Promise<void> {
  await page.getByLabel('Emergency telephone number').fill('07700 900123')
  await page.getByLabel('Is there food that they should not have?').selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
}

/** Takes a place for a family member without the site. */
async function reserve(sandbox: Sandbox, slug: string, userId: number): Promise<void> {
  const { id, send } = await sandbox.callAs('amina')
  const path = `/api/v1/activities/camps/${slug}?source=online&selected_user_id=${userId}`
  const { data } = await send<ApiTypes['readCamp']['reply']>('GET', path)
  const waiver = data.occurrences[0]?.restrictions?.pre_purchase_waiver?.id
  const item = {
    purchasable_id: data.id,
    purchasable_type: 'camp',
    purchased_for_user_id: userId,
    booking_full_camp: true,
    ...(waiver === undefined ? {} : { activity_restriction_ids: [waiver] }),
  }
  await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items: [item] })
}

for (const viewport of windowsOf(phone)) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[S1-016] [S2-032] [S2-034] [S2-035] [S2-036] [S2-037] [S2-156] [S7-035] [S7-037] [S7-038] [S7-040] a camp is found by its category, its timetable and its details', async ({
      page,
    }) => {
      await page.goto('/camp-redirect-to-selected-venue?venue=ashcombe-leisure-centre')
      await expect(page).toHaveTitle('Fairwater Leisure | Choose a Camp Category')
      const crumbs = page.getByRole('navigation', { name: 'You are here' })
      await expect(crumbs).toContainText('Book a camp')
      await expectAccessible(page)
      await page.getByRole('link', { name: /^Holiday camps/ }).click()
      await expect(page).toHaveTitle('Fairwater Leisure | Choose a Camp')
      await expect(crumbs).toContainText('Holiday camps')
      await expect(page.getByRole('listitem').filter({ hasText: 'Woods and water' })).toContainText(
        'Places on 9 of 10 days',
      )
      // A day is an alternative, not a tenth of the price.
      await expect(page.getByRole('listitem').filter({ hasText: 'River meadow camp' })).toContainText('or £32.00 a day')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'See the timetable' }).click()
      await expect(page).toHaveTitle('Fairwater Leisure | Camp timetable')
      await expect(page.getByRole('link', { name: 'Book River meadow camp' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'River meadow camp', exact: true }).click()
      await expect(page).toHaveTitle('Fairwater Leisure | Camp Details')
      await expect(page.getByRole('group', { name: 'Price and booking' })).toContainText('£145.00')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Book this camp' }).click()
      await expect(page).toHaveTitle('Fairwater Leisure | Camp Booking')
      await expect(page).toHaveURL(meadow)
      await page.getByRole('link', { name: 'Back to camp details' }).click()
      await expect(page).toHaveURL(/timetable\/river-meadow-camp$/)
    })

    test('[S2-157] [S2-158] [S2-159] [S2-160] [S2-161] [S2-162] [S2-164] [S2-165] [S3-074] [S4-052] [S4-058] [S4-068] [S5-010] [S5-019] [S5-024] [S5-026] [S5-054] [S5-055] [S5-056] [S9-028] [S9-032] a customer books the entire camp, from the form to the payment', async ({
      page,
      sandbox,
      stack,
    }) => {
      await sandbox.logIn('amina')
      await page.goto(meadow)
      await chooseChild(page, /Idris Rahman/)
      const summary = summaryOf(page)
      await expect(page.getByRole('radio', { name: /Entire camp, £145.00/ })).toBeChecked()
      await expect(summary).toContainText('£145.00')
      const checkout = summary.getByRole('button', { name: 'Checkout now' })
      await expect(checkout).toHaveAccessibleDescription('Please agree to the waiver')
      // One agreement, however many days need it.
      await expect(page.getByRole('checkbox', { name: /I have read and agree/ })).toHaveCount(1)
      await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
      await expect(checkout).toHaveAccessibleDescription(/Please complete all required fields/)
      await answerForChild(page)
      const shirts = page.getByRole('spinbutton', { name: /Camp T-shirt/ })
      await shirts.press('ArrowUp')
      await shirts.press('ArrowUp')
      await expect(shirts).toHaveValue('2')
      await shirts.press('ArrowDown')
      await expect(shirts).toHaveValue('1')
      await shirts.dblclick()
      await expect(shirts).toHaveValue('10')
      await shirts.press('Backspace')
      await expect(shirts).toHaveValue('0')
      await page.getByRole('button', { name: 'One more Camp T-shirt' }).click()
      await expect(summary).toContainText('£153.00')
      await expectAccessible(page)
      await press(checkout)
      await expect(page).toHaveURL(/\/basket\/checkout$/)
      await payWith(page, cards.good)
      const order = await confirmedOrder(page)
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('River meadow camp')
      await expectAccessible(page)
      expect(await ordersOf(sandbox, 'amina')).toContain(Number(order))
      expect(await capturesOf(stack, sandbox)).toEqual([15_300])
    })

    test('[O-125] [O-97] the price of a day is the headline where a day is full, and a parent books for a child from there', async ({
      page,
      sandbox,
    }) => {
      const details = fortnight.replace('/holiday-camps/', '/holiday-camps/timetable/').replace('/book', '')
      await sandbox.logIn('amina')
      await page.goto(`${ashcombe}/holiday-camps`)
      const row = page.getByRole('listitem').filter({ hasText: 'Woods and water fortnight' })
      await expect(row).not.toContainText('£252.00')
      await page.goto(details)
      const action = page.getByRole('group', { name: 'Price and booking' })
      await action.getByRole('link', { name: 'Book for a child' }).click()
      await expect(page).toHaveURL(new RegExp(`${fortnight}$`))
      await chooseChild(page, /Idris Rahman/)
      await page.goto(details)
      await expect(action).toContainText('£32.00')
      await expect(action).toContainText('a day')
      await expect(action).not.toContainText('£252.00')
      await expect(action.getByRole('link', { name: 'Book this camp' })).toBeVisible()
      await page.goto(`${ashcombe}/holiday-camps`)
      await expect(row).toContainText('£32.00')
    })

    test('[S2-163] [S2-167] [S2-168] [S2-169] [S2-170] [S2-173] [S3-076] [S4-051] [S4-054] [S4-056] [S4-057] [S4-063] [S4-064] [S4-065] [S4-066] [S4-067] [S4-071] [S4-073] [S4-082] [S4-083] [S5-016] [S5-017] [S5-025] [S9-031] a customer books single dates of a camp with a full day, then the same days for another child', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('amina')
      await page.goto(fortnight)
      await chooseChild(page, /Safiya Rahman/)
      const summary = summaryOf(page)
      const entire = page.getByRole('radio', { name: /Entire camp/ })
      await expect(entire).toBeDisabled()
      await expect(daysOf(page)).toContainText('Unavailable: Friday 8 May is sold out')
      await expect(summary).toContainText('After that, each day has its own deadline.')
      await expect(page.getByText("We won't ask again for Safiya.")).toBeVisible()
      await expect(summary).toContainText('£288.00')
      await expect(day(page, /Fri 8 May/)).toContainText('Join waitlist')
      await expect(day(page, /Fri 8 May/).getByRole('checkbox')).toHaveCount(0)

      await page.getByRole('button', { name: 'Week 1: Choose none' }).click()
      await page.getByRole('button', { name: 'Week 2: Choose none' }).click()
      const add = summary.getByRole('button', { name: 'Add to basket' })
      // The hint has its own order; the list follows the form, and the total stays.
      await expect(add).toHaveAccessibleDescription('Please agree to the waiver')
      await expect(summary.getByRole('button', { name: 'choose at least one day' })).toBeVisible()
      await expect(summary).toContainText('£0.00')
      await answerForChild(page)
      await expect(add).toHaveAccessibleDescription('Please select at least one session')
      await press(add)
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Please select at least one session',
      )
      for (const text of [/Tue 5 May/, /Wed 6 May/, /Tue 12 May/]) await day(page, text).getByRole('checkbox').check()
      await expect(summary).toContainText('£96.00')
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
      await press(add)

      await expectToast(page, 'Successfully added item to the basket.')
      await expect(page.getByRole('heading', { name: 'Items were added to your basket' })).toBeVisible()
      await expect(page.getByText('Woods and water fortnight for Safiya')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
        'href',
        '/basket/checkout',
      )
      await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
      await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()
      await expectAccessible(page)

      // The other child has its own answers and agreement; the days are the same.
      await page.getByRole('button', { name: 'Same days for Idris' }).click()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('radio', { name: /Idris Rahman/ })).toBeChecked()
      await expect(summary).toContainText('£96.00')
      await expect(day(page, /Tue 12 May/).getByRole('checkbox')).toBeChecked()
      await expect(page.getByLabel('Emergency telephone number')).toHaveValue('')
      await expect(page.getByRole('checkbox', { name: /I have read and agree/ })).not.toBeChecked()
      await expect(page.getByText("We won't ask again for Idris.")).toBeVisible()
      await answerForChild(page)
      await press(add)
      await expect(page.getByText('Woods and water fortnight for Idris')).toBeVisible()

      await page.goto('/basket')
      await expect(page.getByRole('main')).toContainText('Tue 5 May, Wed 6 May, Tue 12 May, 09:00 to 15:30')

      await page.goto(fortnight)
      await chooseChild(page, /Safiya Rahman/)
      await expect(day(page, /Tue 5 May/)).toContainText('Reserved')
      await expect(daysOf(page)).toContainText("Unavailable: you've already booked some of these days")
    })

    test('[S4-079] [S4-072] [S4-055] [S5-015] each day shows what the child has already booked, here and elsewhere', async ({
      page,
      sandbox,
    }) => {
      await reserve(sandbox, 'wythnos-y-traeth', 9)
      await sandbox.logIn('amina')
      await page.goto(fortnight)
      await chooseChild(page, /Safiya Rahman/)
      await expect(day(page, /Mon 4 May/)).toContainText('Busy at this time')
      await expect(daysOf(page)).toContainText('Unavailable: you have another booking at this time on Monday 4 May')
      await expect(summaryOf(page)).toContainText('£160.00')
      await expectAccessible(page)

      await page.goto(meadow)
      await expect(day(page, /28 Apr/)).toContainText('Booked')
      await expect(daysOf(page)).toContainText("Unavailable: you've already booked some of these days")
      await expect(summaryOf(page)).toContainText('£128.00')
    })
  })
}

test('[S4-053] [S4-058] [S4-080] a camp sold as a whole has one choice, and hides its sessions from customers who cannot book them', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(beach)
  await chooseChild(page, /Safiya Rahman/)
  await expect(daysOf(page)).toContainText('Entire camp, £165.00')
  await expect(daysOf(page).getByRole('radio')).toHaveCount(0)
  await expect(daysOf(page).getByRole('listitem')).toHaveCount(0)
  await expect(summaryOf(page)).toContainText('£165.00')
  await expectAccessible(page)
})

test('[S4-069] [S4-070] [S2-166] a visitor chooses dates, logs in from the form, and finds the choice again', async ({
  page,
  stack,
}) => {
  await page.goto('/camps/location/millwick-sports-village/sports-camps/climb-and-create-days/book')
  await expect(page.getByRole('complementary', { name: 'Shopping basket' })).toBeVisible()
  await day(page, /^Mon/).first().getByRole('checkbox').check()
  await expect(summaryOf(page)).toContainText('£36.00')
  await summaryOf(page).getByRole('button', { name: 'Checkout now' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByLabel('Email or reference').fill('carys@example.test')
  await login.getByLabel('Password', { exact: true }).fill(stack.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden()
  await expect(day(page, /^Mon/).first().getByRole('checkbox')).toBeChecked()
  await expect(summaryOf(page)).toContainText('£36.00')
})

test('[S4-060] [S4-081] [S4-053] a camp in progress sells its remaining days', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/camps/location/millwick-sports-village/sports-camps/railway-yard-football-camp/book')
  await chooseChild(page, /Idris Rahman/)
  await expect(page.getByRole('radio', { name: /Entire camp/ })).toBeDisabled()
  await expect(daysOf(page)).toContainText('Unavailable: the camp has already started')
  const past = day(page, /Past session/).first()
  await expect(
    past
      .locator('span')
      .filter({ hasText: /Mar|Apr/ })
      .first(),
  ).toHaveCSS('text-decoration-line', 'line-through')
  await expectAccessible(page)
})

test('[S2-171] [S2-172] [C-60] a spinner shows while a camp is booked, and a toast when that fails', async ({
  page,
}) => {
  await page.goto(ashcombe)
  await page.route(/\/api\/v1\/activities\/camps\//, (route) => route.abort())
  await page.goto(meadow)
  await expect(page.getByText('We could not load this camp. Nothing was booked.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Camp not loaded')
  await page.unroute(/\/api\/v1\/activities\/camps\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('form', { name: 'Booking form' })).toBeVisible()
})
