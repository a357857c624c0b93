import type { ActivityClass, Booking, Course } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { panelOf, windows } from '../support/time-slots.ts'

const places = {
  classes: '/location/ashcombe-leisure-centre/fitness-classes/2026-04-09',
  course: '/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/stroke-improvers',
} as const

const words = {
  en: {
    tag: /^Postponed$/,
    booking: 'Postponed: a new date will follow',
    newDate: "Booked. One of your sessions is postponed: we'll email you its new date.",
  },
  cy: {
    tag: /^Wedi.i g?ohirio$/,
    booking: /^Wedi.i ohirio: bydd dyddiad newydd yn dilyn$/,
    newDate: /Mae un o'ch sesiynau wedi'i gohirio/,
  },
} as const

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-524] a postponed session says so in the timetable, in its panel, on a course and in My bookings', async ({
      page,
      sandbox,
    }) => {
      const { send } = await sandbox.callAs('ellie')
      const postpone = (id: string | undefined) =>
        send('POST', `/api/v1/activities/occurrences/${id ?? ''}/postponement`)
      const amina = await sandbox.callAs('amina')
      const query = 'cancellation_source=customers&per_page=100&status[]=settled'
      const { data: bookings } = await amina.send<{ data: Booking[] }>('GET', `/api/v1/activities/bookings?${query}`)
      const at = 'venue/ashcombe-leisure-centre/activity/fitness-classes/v2/timetable?date=2026-04-09'
      const { data: rows } = await send<{ data: ActivityClass[] }>('GET', `/api/activities/${at}`)
      const yoga = rows.find(({ name }) => name === 'Vinyasa flow')
      const improvers = '/api/v1/activities/courses/stroke-improvers?source=foh'
      const { data: course } = await send<{ data: Course }>('GET', improvers)
      const camp = bookings.find(({ booking_type: type }) => type === 'camps')
      await postpone(camp?.occurrence_id)
      await postpone(yoga?.occurrence_id)
      await postpone(course.occurrences.at(-2)?.id)
      await sandbox.logIn('amina')
      for (const language of ['en', 'cy'] as const) {
        const { tag, booking, newDate } = words[language]
        await page.goto(`${places.classes}?lang=${language}`)
        await expect(page.getByText(tag)).toHaveCount(1)
        await page.getByRole('link', { name: 'Vinyasa flow' }).click()
        await expect(panelOf(page).getByText(tag)).toBeVisible()
        await expectAccessible(page)
        await page.goto(places.course)
        await expect(page.getByRole('listitem').filter({ has: page.getByText(tag) })).toHaveCount(1)
        await expectAccessible(page)
        await page.goto('/my-bookings')
        await expect(page.getByText(booking)).toBeVisible()
        await expectAccessible(page)
        await page.goto(`/booking-confirmed/${camp?.order?.id ?? ''}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(newDate)
        await expect(page.getByRole('list').getByText(booking)).toBeVisible()
        await expect(page.getByRole('button', { name: /calend/ })).toHaveCount(0)
        await expectAccessible(page)
      }
    })
  })
}
