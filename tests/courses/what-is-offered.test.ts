import { listBookings, moveClock, readCourse } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

const safiya = 9

test('a course offers cancelling exactly as long as one of its bookings can be cancelled', async () => {
  const { as, visitor, sandbox } = await startPlatform()
  const amina = await as('amina')

  /** The offers of the course to Safiya, and her bookings on it. */
  async function seen() {
    const query = { source: 'online' as const, venue_slugs: ['ashcombe-leisure-centre'], selected_user_id: safiya }
    const { data: course } = await amina.call(readCourse, { params: { idOrSlug: 'stage-four-swimmers' }, query })
    const { data: bookings } = await amina.call(listBookings, {
      query: { cancellation_source: 'customers', selected_user_id: safiya, per_page: 100 },
    })
    const own = bookings.filter(({ name }) => name === course.name)
    return {
      course,
      action: course.bookable_action,
      onCourse: course.occurrences.some(({ can_cancel: can }) => can),
      onBookings: own.some(({ cancellation }) => cancellation.can_cancel),
    }
  }
  const moveTo = (utc: string) =>
    visitor.call(moveClock, { params: { id: sandbox }, body: { now: `${utc.replace(' ', 'T')}Z` } })

  const early = await seen()
  expect(early).toMatchObject({ action: { action: 'cancel_booking' }, onCourse: true, onBookings: true })
  const last = early.course.occurrences.at(-1)
  if (!last) throw new Error('the course has sessions')
  await moveTo(last.starts_at.utc)
  const nothing = { onCourse: false, onBookings: false }
  const already = { action: null, message: 'You have already booked this.' }
  expect(await seen()).toMatchObject({ action: already, ...nothing })
  await moveTo(last.ends_at.utc)
  expect(await seen()).toMatchObject({ action: { action: null, message: 'This course has ended.' }, ...nothing })
})
