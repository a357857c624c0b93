import type { Course } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const list = '/courses/location/ashcombe-leisure-centre/swimming-lessons'
const details = `${list}/timetable/stroke-improvers`

test('[O-210] a session that was called off is marked and neither counted nor sold; a course with none left is closed', async ({
  page,
  sandbox,
}) => {
  const { send } = await sandbox.callAs('ellie')
  const { data } = await send<{ data: Course }>('GET', '/api/v1/activities/courses/stroke-improvers?source=foh')
  const toCome = data.occurrences.slice(-7)
  const callOff = async (sessions: Course['occurrences']) => {
    for (const { id } of sessions) {
      await send('DELETE', `/api/v1/activities/occurrences/${id}`, { data: { reason: 'adverse_weather' } })
    }
  }
  await callOff(toCome.slice(1, 2))
  await sandbox.logIn('carys')
  await page.goto(details)
  await expect(page.getByText('6 of 11 sessions left')).toBeVisible()
  const dates = page.getByRole('region', { name: '11 dates' })
  await expect(dates.getByRole('listitem')).toHaveCount(12)
  await expect(dates.getByRole('listitem').filter({ hasText: 'Cancelled' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book this course' }).click()
  const total = page.getByRole('group', { name: 'Total and booking' })
  await expect(total).toContainText('£48.00')
  const review = page.getByRole('region', { name: 'Review your selection' })
  await review.getByRole('button', { name: 'Show 6 dates' }).click()
  await expect(review.getByRole('listitem')).toHaveCount(6)
  await expect(review).not.toContainText('Cancelled')
  await total.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('complementary')).toContainText('£48.00')

  const { data: tennis } = await send<{ data: Course }>(
    'GET',
    '/api/v1/activities/courses/tennis-for-beginners?source=foh',
  )
  await callOff(tennis.occurrences)
  const other = `/courses/location/${tennis.venue.slug}/${tennis.category.slug}/timetable/tennis-for-beginners`
  await page.goto(other)
  const cancelled = page.getByText('This course has been cancelled.').filter({ visible: true })
  await expect(cancelled).toBeVisible()
  await expect(page.getByText('8 April to 13 May')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book this course' })).toHaveCount(0)
  await page.goto(`${other}?lang=cy`)
  await expect(page.getByText(/Mae.r cwrs hwn wedi.i ganslo\./).filter({ visible: true })).toBeVisible()
  await expectAccessible(page)
})
