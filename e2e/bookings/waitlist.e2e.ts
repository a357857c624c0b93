import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const gymnastics = '/courses/location/millwick-sports-village/gymnastics/timetable/adult-gymnastics'
const football = '/courses/location/millwick-sports-village/football/timetable/junior-football-skills'
const phone = { width: 375, height: 740 }

const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

test.describe('waitlists', () => {
  test('[S1-022, P1-010, S8-016, S8-017, S7-090, S4-074 partly, O-311 partly] a customer joins in place of Book, and leaves again after a question', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(phone)
    await sandbox.logIn('carys')
    await page.goto(gymnastics)
    await expect(page.getByRole('link', { name: 'Book this course' })).toHaveCount(0)
    await expectAccessible(page)
    await button(page, /^Join waitlist/).click()
    await expectToast(page, 'Successfully joined the waitlist.')
    await expect(page.getByText('First on the waitlist', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await button(page, /^Leave waitlist/).press('Enter')
    const asked = page.getByRole('dialog', { name: 'Adult gymnastics' })
    await expect(
      asked.getByText(
        'You will give up your position on the waitlist: number 1. If you join again, you start at the end.',
      ),
    ).toBeFocused()
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Stay on the waitlist' }).press('Enter')
    await expect(button(page, /^Leave waitlist/)).toBeFocused()
    await button(page, /^Leave waitlist/).press('Enter')
    await asked.getByRole('button', { name: 'Leave the waitlist' }).press('Enter')
    await expectToast(page, 'Successfully removed from the waitlist.')
    await expect(button(page, /^Join waitlist/)).toBeVisible()
  })

  test('[S7-090, C-05] a customer joins for the person they act for', async ({ page, sandbox }) => {
    await sandbox.logIn('amina')
    await page.goto(football)
    await page.getByRole('combobox', { name: 'Who is it for?' }).first().selectOption('Idris Rahman')
    await expect(page.getByRole('main').getByText('Number 2 on the waitlist')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Who is it for?' }).first().selectOption('Safiya Rahman')
    await button(page, /^Join waitlist/).click()
    await expect(page.getByRole('main').getByText('Number 3 on the waitlist')).toBeVisible()
  })

  test('[O-48] the customer sees how long their place is held and books it; nobody else can', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(phone)
    await sandbox.logIn('ben')
    await page.goto(gymnastics)
    await expect(page.getByText(/^Held for you until/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Book this course' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Book Adult gymnastics' })).toBeVisible()
  })

  test('[O-130] a customer with a penalty is told that no place is offered until it is paid', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('dylan')
    await page.goto(gymnastics)
    await button(page, /^Join waitlist/).click()
    await expectToast(page, 'Successfully joined the waitlist.')
    const first = "We can't offer you a place yet. You have outstanding payments. Please settle them before you book."
    await expectToast(page, first)
    await expect(page.getByRole('main').getByText(first)).toBeVisible()
    await page.goto('/my-bookings')
    await expect(page.getByRole('main').getByText(first)).toBeVisible()
    await expectAccessible(page)
  })

  test('[O-130, O-311 partly] an offer that is declined after a question goes to the next person', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('ben')
    await page.goto(gymnastics)
    await page.getByRole('button', { name: 'Decline offer' }).click()
    const asked = page.getByRole('dialog', { name: 'Adult gymnastics' })
    await expect(asked.getByText(/^You will give up the place that we are holding for you/)).toBeFocused()
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Give up the place' }).click()
    await expectToast(page, 'Successfully removed from the waitlist.')
    await sandbox.advance('PT1M')
    await page.reload()
    await expect(page.getByText(/^Held for you until/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Book this course' })).toBeVisible()
  })

  test('[S8-015] a failure shows the specified text', async ({ page, sandbox }) => {
    await sandbox.logIn('carys')
    await page.goto(gymnastics)
    const join = button(page, /^Join waitlist/)
    await expect(join).toBeVisible()
    // Meanwhile, on another device.
    const { id, send } = await sandbox.callAs('carys')
    const course = await send<{ data: { occurrences: { id: string }[] } }>(
      'GET',
      '/api/v1/activities/courses/adult-gymnastics?source=online',
    )
    const members = `/api/v1/activities/occurrences/${course.data.occurrences[0]?.id ?? ''}/waitlist/members`
    await send('POST', members, { data: { user_id: id } })
    await join.click()
    await expectToast(page, 'Something went wrong, please try again.')
    // The page shows the present state.
    await expect(button(page, /^Leave waitlist/)).toBeVisible()
  })
})
