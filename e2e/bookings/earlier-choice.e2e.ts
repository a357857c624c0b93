import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/buttons.ts'
import { expect, test } from '../support/test.ts'
import { panelOf } from '../support/time-slots.ts'
import { desktop, phone, windowsOf } from '../support/windows.ts'

const course = '/courses/location/ashcombe-leisure-centre/swimming-lessons/deep-water-confidence/book'
const camp = '/camps/location/ashcombe-leisure-centre/holiday-camps/woods-and-water-fortnight/book'
const hour = 3_600_000

/** Makes the choice of a person look as old as an earlier visit. */
async function leaveFor(context: BrowserContext, url: string, ms: number): Promise<void> {
  const [chosen] = (await context.cookies(url)).filter(({ name }) => name === 'bookings-selected-at')
  if (!chosen) throw new Error('The time of the choice is not kept.')
  await context.addCookies([{ ...chosen, value: String(Number(chosen.value) - ms) }])
}

for (const viewport of windowsOf(phone)) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-372] forms ask again for a person chosen in an earlier visit, who is offered first', async ({
      page,
      sandbox,
      context,
    }) => {
      await sandbox.logIn('amina')
      await page.goto(course)
      const form = page.getByRole('form', { name: 'Booking form' })
      await form.getByRole('radio', { name: /Safiya/ }).check()
      await page.reload()
      await expect(form.getByRole('radio', { name: /Safiya/ })).toBeChecked()

      await leaveFor(context, page.url(), 2 * hour)
      await page.goto(course)
      const people = form.getByRole('radiogroup', { name: 'Who is it for?' }).getByRole('radio')
      await expect(form).toContainText('Last time you booked for Safiya Rahman.')
      await expect(people.first()).toHaveAccessibleName(/Safiya/)
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
      await expectAccessible(page)
      await press(page.getByRole('button', { name: 'Add to basket' }))
      await expect(page.getByRole('alert').first()).toContainText('Please choose who it is for')
      await page.goto(camp)
      await expect(form).toContainText('Choose who is coming to see their days.')

      await people.first().check()
      await expect(form).not.toContainText('Last time you booked for')
      await page.goto(course)
      await expect(form.getByRole('radio', { name: /Safiya/ })).toBeChecked()
    })
  })
}

test('[O-372] the panel of a class and the page of a package ask too, in Welsh as well', async ({
  page,
  sandbox,
  context,
}) => {
  await page.setViewportSize(desktop)
  await sandbox.logIn('gwen')
  await page.goto('/location/ashcombe-leisure-centre/fitness-classes/2026-04-09')
  await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Huw Parry')
  await leaveFor(context, page.url(), hour)
  await page.goto('/location/ashcombe-leisure-centre/fitness-classes/2026-04-09?lang=cy')
  await page
    .getByRole('link', { name: /Body pump, 17:30/ })
    .first()
    .click()
  const panel = panelOf(page)
  await expect(panel).toContainText('Y tro diwethaf, roeddech yn archebu ar gyfer Huw Parry.')
  await expect(panel.getByRole('radio').first()).toHaveAccessibleName(/Huw/)
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/packages/location/ashcombe-leisure-centre/1/book')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio').first()).toHaveAccessibleName(/Huw/)
  await press(page.getByRole('button', { name: 'Ychwanegu at y fasged' }))
  await expect(main.getByRole('radiogroup')).toHaveAccessibleDescription('Dewiswch ar gyfer pwy mae hwn')
})

test('[O-372] joining a waitlist asks too, and nobody is ticked', async ({ page, sandbox, context }) => {
  await page.setViewportSize(phone)
  await sandbox.logIn('amina')
  await page.goto('/courses/location/millwick-sports-village/football/timetable/junior-football-skills')
  await page.getByRole('combobox', { name: 'Who is it for?' }).first().selectOption('Safiya Rahman')
  const join = page.getByRole('main').getByRole('button', { name: /^Join waitlist/ })
  await expect(join).toBeVisible()
  await leaveFor(context, page.url(), 2 * hour)
  await page.reload()
  await join.click()
  const asked = page.getByRole('dialog', { name: 'Junior football skills' })
  await expect(asked.getByRole('checkbox')).toHaveCount(4)
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await press(asked.getByRole('button', { name: 'Join waitlist' }))
  await expect(asked.getByRole('group')).toContainText('Choose who is waiting.')
  await expectAccessible(page)
  await asked.getByRole('checkbox', { name: 'Safiya Rahman' }).check()
  await press(asked.getByRole('button', { name: 'Join waitlist' }))
  await expect(page.getByRole('main').getByText('Number 3 on the waitlist')).toBeVisible()
})
