import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { register } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

/** The colour of a button's words once it no longer changes. */
function colourOf(button: Locator): Promise<string> {
  return button.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    return getComputedStyle(element).color
  })
}

const tumblers = '/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book'

test('[S1-025, S2-174, S5-038, S6-009, P8-024] [S2-176] [S2-178] [S2-182] [S2-110] [S2-111] [S2-128] [S2-131] [S2-183] [S2-186] [S2-184] [S2-185] [S2-189] [S2-190] [S2-191] [S4-066] [S6-006] [S8-024] [S8-028] [O-374] the form asks every type of question for the chosen child, and the basket shows the line', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(tumblers)
  await expect(page.getByRole('combobox', { name: 'Booking for' }).getByRole('option', { name: /\(You\)/ })).toHaveText(
    'Amina Rahman (You): for children only',
  )
  await expect(page.getByRole('complementary').getByText('Your shopping basket is empty')).toBeVisible()
  const review = page.getByRole('region', { name: 'Review your selection' })
  await expect(review).toContainText('Ashcombe Leisure Centre')
  await expect(review.getByRole('button', { name: /^Show \d+ dates$/ })).toBeVisible()

  // Only the unanswered fields show an error.
  const name = page.getByLabel('What name should we call them by?')
  await name.focus()
  await name.blur()
  await expect(name).toHaveAccessibleDescription('This field is required')
  await expect(page.getByText('This field is required')).toHaveCount(1)

  // Pressed too early, the button names the missing part and leads there.
  const add = page.getByRole('button', { name: 'Add to basket' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  // Its words stay readable under a mouse.
  for (const button of [add, page.getByRole('button', { name: 'Checkout now' })]) {
    const colour = await colourOf(button)
    await button.hover()
    expect(await colourOf(button)).toBe(colour)
  }
  await add.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There are 4 problems' })
  await expect(summary).toBeVisible()
  await expect(name).toHaveAccessibleDescription('This field is required')
  await expect(page.getByRole('radio', { name: 'Safiya Rahman, 8' })).toBeFocused()
  // A button half under the header would measure too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await expectSummaryRepeats(page)
  await summary.getByRole('listitem').filter({ hasText: 'How would you describe' }).getByRole('link').click()
  await expect(page.getByLabel('How would you describe their level?')).toBeFocused()

  const asked = page.waitForRequest((request) =>
    /\/courses\/tumblers-6-to-9\?.*selected_user_id=\d/.test(request.url()),
  )
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Safiya Rahman')
  await asked
  await expect(page.getByRole('radio', { name: 'Safiya Rahman' })).toBeChecked()
  // As for a camp, without the choice of dates.
  await expect(page.getByRole('radio', { name: /Entire camp|Choose dates/ })).toHaveCount(0)
  await name.fill('Saffy')
  await page.getByLabel(/How many courses like this/).fill('2')
  await page.getByLabel('How would you describe their level?').selectOption('Comfortable')
  await page.getByRole('textbox', { name: /When did they last take part/ }).fill('14-03-2026')
  await page.getByRole('checkbox', { name: 'Make friends' }).check()
  await page.getByRole('checkbox', { name: 'Learn a skill' }).check()
  await page.getByLabel(/anything about their health/).fill('Asthma; her inhaler is in the blue bag.')
  await page.getByText('Any adult named at the desk').click()
  await expect(page.getByRole('radio', { name: 'Any adult named at the desk' })).toBeChecked()
  await page.getByRole('checkbox', { name: /I have told the instructor/ }).check()
  // A field half under the header would measure too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()

  await expect(page.getByRole('heading', { name: 'Items were added to your basket' })).toBeVisible()
  await expect(page.getByText('Tumblers, 6 to 9 years for Safiya')).toBeVisible()
  const confirmation = page.getByRole('region', { name: 'Items were added to your basket' })
  await expect(confirmation.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/basket/checkout')
  await expect(confirmation.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  await expect(confirmation.getByRole('button', { name: 'Book this course for someone else' })).toBeVisible()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('1 item')
  await expect(panel).toContainText('£64.00')
  await expect(panel.getByRole('heading', { name: 'Shopping basket' })).toBeVisible()
  for (const [name, path] of [
    ['Checkout now', '/basket/checkout'],
    ['Edit basket', '/basket'],
    ['Continue browsing', '/redirect-to-selected-venue'],
  ] as const) {
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(page.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible()
  await expectAccessible(page)

  await panel.getByRole('link', { name: 'Edit basket' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('main')).toContainText('For Safiya Rahman')
  await expect(page.getByRole('main')).toContainText('We are holding your places until 10:15.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Tumblers, 6 to 9 years' }).click()
  await expectToast(page, 'Successfully removed item from the basket.')
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
})

test('an adult is not preselected for a children’s course, and reads why they are not eligible', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto(tumblers)
  const who = page.getByRole('radiogroup', { name: 'Who is it for?' })
  await expect(who.getByRole('radio', { name: /Amina Rahman \(You\).*for children only/ })).toBeDisabled()
  await expect(who.getByRole('radio', { name: /Idris Rahman, 11.*too old, up to 9/ })).toBeDisabled()
  await expect(who.getByRole('radio', { name: /Yusuf Rahman, 5.*too young, from 6/ })).toBeDisabled()
  await expect(who.getByRole('radio', { checked: true })).toHaveCount(0)
  const total = page.getByRole('group', { name: 'Total and booking' })
  await expect(total.getByRole('button', { name: 'Please choose who it is for' })).toBeVisible()
  await who.getByText('Safiya Rahman, 8').click()
  await expect(who.getByRole('radio', { name: 'Safiya Rahman, 8' })).toBeChecked()
  await expect(total).toContainText('For Safiya')
  await expect(total.getByRole('button', { name: 'Please complete all required fields' })).toBeVisible()
  await expectAccessible(page)
})

test('a finished course has no booking form and links to others', async ({ page }) => {
  await page.goto('/courses/location/ashcombe-leisure-centre/yoga-and-pilates/sunrise-yoga/book')
  await expect(page.getByText('This course has ended', { exact: true })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Booking form' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See other courses' }).click()
  await expect(page).toHaveURL(/\/yoga-and-pilates$/)
})

test('[S2-175] [S3-071] [S4-061] a started course is sold for its remaining sessions', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/stroke-improvers')
  await expect(page.getByText('7 of 12 sessions left')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book this course' }).click()
  await expect(page.getByRole('group', { name: 'Total and booking' })).toContainText('£56.00')
  await page.getByRole('link', { name: 'Back to course details' }).click()
  await expect(page).toHaveURL(/timetable\/stroke-improvers$/)
})

test('[S2-040] courses that cannot be booked say why, in the list, the timetable and the details', async ({ page }) => {
  await page.goto('/courses/location/ashcombe-leisure-centre/dance')
  const ballroom = page.getByRole('listitem').filter({ hasText: 'Ballroom basics' })
  await expect(ballroom).toContainText('Sold out')
  await page.getByRole('link', { name: 'See the timetable' }).click()
  await expect(page).toHaveURL(/\/courses\/location\/ashcombe-leisure-centre\/dance\/timetable$/)
  await expect(page).toHaveTitle('Fairwater Leisure | Course timetable')
  // The sessions of a day by its parts; another day has another course, which is full.
  const days = page.getByRole('navigation', { name: 'Days' })
  await expect(days.locator('[aria-current=date]')).toHaveAccessibleName(/^Thu 9 Apr\s?, 1 session$/)
  const street = page.getByRole('region', { name: 'Afternoon' }).getByRole('listitem')
  await expect(street).toContainText('Street dance juniors')
  await expect(street.getByRole('link', { name: 'Book Street dance juniors' })).toBeVisible()
  await expect(ballroom).toHaveCount(0)
  await days.getByRole('link', { name: /^Fri 10 Apr\s?, 0 sessions$/ }).click()
  await expect(page.getByText('No sessions on this day.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Thursday 16 April 2026' }).click()
  await expect(street).toContainText('Street dance juniors')
  await days.getByRole('link', { name: 'Later days' }).click()
  await days.getByRole('link', { name: /^Fri 24 Apr\s?, 1 session$/ }).click()
  await expect(ballroom).toContainText('Sold out')
  await expectAccessible(page)
  await ballroom.getByRole('link', { name: 'Ballroom basics' }).click()
  await expect(page).toHaveURL(/\/dance\/timetable\/ballroom-basics$/)
  await expect(page.getByRole('group', { name: 'Price and booking' })).toContainText('Sold out')
  await expect(page.getByRole('link', { name: 'Book this course' })).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('the last place', () => {
  test.use({ scenario: 'last-place' })

  test('[S8-022] is refused to the second customer, and the page says so', async ({ page, sandbox }) => {
    await sandbox.logIn('carys')
    await page.goto('/courses/location/ashcombe-leisure-centre/gymnastics/last-place-trampolining/book')
    await expect(page.getByRole('group', { name: 'Total and booking' })).toContainText('£54.00')
    const { id, send } = await sandbox.callAs('gwen')
    const { data } = await send<{ data: { id: string } }>(
      'GET',
      '/api/v1/activities/courses/last-place-trampolining?source=online',
    )
    const items = [{ purchasable_id: data.id, purchasable_type: 'course' }]
    await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items })
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sold out')
    await expect(page.getByText('All places on Trampolining are taken.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'See other courses' })).toHaveAttribute('href', /\/gymnastics$/)
    await expectAccessible(page)
  })
})

test('[O-97 partly] a new parent reads how to add a child, and a long name fits the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await register(page, { firstName: 'Wilhelmina', lastName: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' })
  await page.goto(tumblers)
  const who = page.getByRole('region', { name: 'Who is it for?' })
  await expect(who).toContainText("Staff at the centre's desk can add a child or another person.")
  await expect(who.getByRole('link', { name: 'Call 01632 960141' })).toHaveAttribute('href', 'tel:01632960141')
  const ends = await who.evaluate((part) =>
    Math.max(...[...part.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)),
  )
  expect(ends).toBeLessThanOrEqual(375 - 16)
  await expectAccessible(page)
})

test('[O-509] with text of twice the size the buttons of a booking hold their text, on the narrowest phone too', async ({
  page,
}) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/courses/location/ashcombe-leisure-centre/swimming-lessons/first-strokes/book')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const actions = page
      .getByRole('group', { name: 'Total and booking' })
      .getByRole('button', { name: /basket|Checkout/ })
    await expect(actions).toHaveCount(2)
    const cut = await actions.evaluateAll((buttons) =>
      buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
    expect(cut).toEqual([])
    // Of usual text both stay in one row.
    await page.reload()
    await expect(actions).toHaveCount(2)
    const tops = await actions.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
})
