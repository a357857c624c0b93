import { describe, expect, test } from 'vitest'
import { legacyTarget } from './pages/legacy.ts'
import { isReserved } from './page-rows.ts'
import { paths } from './paths.ts'
import { venueTarget } from './venue/VenueRedirect.tsx'

test('every route of the bookings site has the path of the specification', () => {
  expect([
    paths.home(),
    paths.redirectToSelectedVenue(),
    paths.redirectToSelectedVenue('harbour'),
    paths.courseRedirectToSelectedVenue(),
    paths.campRedirectToSelectedVenue('a b'),
    paths.register(),
    paths.login('/basket?a=1'),
    paths.basket(),
    paths.attendees(),
    paths.basketCheckout(),
    paths.paymentReturn(),
    paths.bookingConfirmed(7),
    paths.myBookings(),
    paths.myOrders(),
    paths.myOrder(7),
    paths.desk(),
    paths.guestPasses(),
    paths.guestPassCheckout(),
    paths.guestPass('7KQ2'),
    paths.location('harbour'),
    paths.activity('harbour', 'swimming'),
    paths.timeSlots('harbour', 'swimming', '2025-04-07'),
    paths.timeSlots('harbour', 'swimming', '2025-04-07', 'classes'),
    paths.timeSlot('harbour', 'swimming', '2025-04-07', 'classes', '42'),
    paths.campCategories('harbour'),
    paths.courseCategories('harbour'),
    paths.courses('harbour', 'swimming'),
    paths.courseTimetable('harbour', 'swimming'),
    paths.courseDetails('harbour', 'swimming', 'beginners'),
    paths.courseBooking('harbour', 'swimming', 'beginners'),
    paths.packageBooking('harbour', 3),
    paths.pricing(),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/redirect-to-selected-venue",
      "/redirect-to-selected-venue?venue=harbour",
      "/course-redirect-to-selected-venue",
      "/camp-redirect-to-selected-venue?venue=a+b",
      "/register",
      "/login?redirect=%2Fbasket%3Fa%3D1",
      "/basket",
      "/attendees",
      "/basket/checkout",
      "/payment/return",
      "/booking-confirmed/7",
      "/my-bookings",
      "/my-orders",
      "/my-orders/7",
      "/desk",
      "/guest-passes",
      "/guest-passes/checkout",
      "/guest-passes/7KQ2",
      "/location/harbour",
      "/location/harbour/swimming",
      "/location/harbour/swimming/2025-04-07",
      "/location/harbour/swimming/2025-04-07/classes",
      "/location/harbour/swimming/2025-04-07/classes/42",
      "/camps/location/harbour",
      "/courses/location/harbour",
      "/courses/location/harbour/swimming",
      "/courses/location/harbour/swimming/timetable",
      "/courses/location/harbour/swimming/timetable/beginners",
      "/courses/location/harbour/swimming/beginners/book",
      "/packages/location/harbour/3/book",
      "/pricing",
    ]
  `)
})

test('a slug cannot break out of its segment', () => {
  expect(paths.location('a/b?c#d')).toBe('/location/a%2Fb%3Fc%23d')
})

describe('addresses of the old site', () => {
  test.each([
    ['S2-051', '/harbour', '/redirect-to-selected-venue?venue=harbour'],
    ['S2-052', '/harbour/swimming', '/location/harbour/swimming'],
    ['S2-053', '/harbour/swimming/2025-04-07', '/location/harbour/swimming/2025-04-07'],
    ['S2-054', '/harbour/swimming/2025-04-07/classes', '/location/harbour/swimming/2025-04-07/classes'],
  ])('[%s partly] %s leads to %s', (_, path, to) => {
    expect(legacyTarget(path)).toMatchObject({ kind: 'redirect', to, venueSlug: 'harbour' })
  })

  test.each(['/harbour//2025-04-07', '/harbour/%20', '/harbour/%E0%A4%A'])(
    '[S2-055 partly, C-11 partly] in %s a parameter is missing',
    (path) => {
      expect(legacyTarget(path)).toEqual({ kind: 'unknown-activity' })
    },
  )

  test.each(['/camps/location', '/courses/x', '/Basket/x', '/attendees/y', '/a/b/c/d/e'])(
    '[C-10] %s is no legacy address',
    (path) => {
      expect(legacyTarget(path)).toEqual({ kind: 'unmatched' })
    },
  )

  test('[C-10] the first segment of every route is reserved', () => {
    const first = Object.values(paths).map((path) => path('a', 'b', 'c', 'd', 'e').split(/[/?]/)[1] ?? '')
    expect(first.filter((segment) => segment !== '' && !isReserved(segment))).toEqual([])
  })
})

describe('redirects to the selected venue', () => {
  test.each([
    ['S2-003', 'activity', 'harbour', 'hillside', '/location/harbour'],
    ['S2-004', 'activity', null, 'hillside', '/location/hillside'],
    ['S2-008', 'course', 'harbour', null, '/courses/location/harbour'],
    ['S2-008', 'course', ' ', 'hillside', '/courses/location/hillside'],
    ['S2-011', 'camp', null, 'hillside', '/camps/location/hillside'],
    ['S2-007', 'activity', null, null, null],
  ] as const)(
    '[%s partly] %s with the route venue %o and the remembered %o leads to %o',
    (_, bookable, route, kept, to) => {
      expect(venueTarget(bookable, route, kept)).toBe(to)
    },
  )
})
