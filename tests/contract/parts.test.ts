import { type ApiName, endpoints, errorCodes, namedSchemas } from '@touchline/contract'
import { describe, expect, test } from 'vitest'

type Part = { readonly calls?: readonly ApiName[]; readonly shapes?: readonly string[] }

/** The parts of the contract as the document lists them, each with its calls and shapes. */
const parts: Readonly<Record<string, Part>> = {
  'value objects': { shapes: ['Price', 'DateTime'] },
  orders: { calls: ['listOrders', 'readOrder'], shapes: ['Order', 'CartItem', 'LineItem'] },
  packages: { calls: ['listPackages', 'readPackage'], shapes: ['Package'] },
  integrations: { calls: ['listIntegrations', 'createIntegration', 'updateIntegration'], shapes: ['Integration'] },
  courses: { calls: ['listCourses', 'readCourse'], shapes: ['Course'] },
  camps: { calls: ['listCamps', 'readCamp'], shapes: ['Camp'] },
  occurrences: { calls: ['listOccurrences', 'readOccurrence', 'updateOccurrence'], shapes: ['Occurrence'] },
  bookings: { calls: ['listBookings', 'readBooking', 'readBookingBundle'], shapes: ['Booking', 'BookingBundle'] },
  cancellation: { calls: ['cancelBooking', 'updateBookings'], shapes: ['BookingCancellation', 'CancellationOutcome'] },
  categories: { calls: ['listCategories', 'createCategory', 'deleteCategory'], shapes: ['Category'] },
  waivers: { calls: ['listRestrictions', 'readRestriction', 'agreeToWaivers'], shapes: ['Restriction'] },
  'block bookings': { calls: ['blockOccurrence', 'liftBlock'], shapes: ['BlockBookingInformation'] },
  'the card payment flow': {
    calls: ['preparePayment', 'authorisePayment', 'completePayment', 'completeSca'],
    shapes: ['AuthorisationOutcome', 'CompletionOutcome', 'ScaOutcome'],
  },
  'checkout calls': { calls: ['applyCredit', 'payAtDesk', 'createRedirectSession'], shapes: ['RedirectSession'] },
  pagination: { shapes: ['Pagination', 'ListMeta'] },
  errors: { shapes: ['Error'] },
}

describe('[P1-005] the contract', () => {
  test.each(Object.entries(parts))('covers %s', (_, { calls = [], shapes = [] }) => {
    expect(calls.filter((name) => !Object.hasOwn(endpoints, name))).toEqual([])
    expect(shapes.filter((name) => !namedSchemas.has(name))).toEqual([])
  })

  test('covers filters and limits of lists', () => {
    const { properties } = endpoints.listBookings.query
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['user_id', 'page', 'per_page']))
    expect(properties.per_page).toMatchObject({ minimum: 1, maximum: 100 })
    expect(errorCodes.length).toBeGreaterThan(50)
  })
})
