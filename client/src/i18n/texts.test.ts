import { beforeAll, describe, expect, test } from 'vitest'
import { messageKeyOf, messageNames, serverMessage } from '../api/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { speak } from './language.ts'
import { englishTexts as english } from './text-catalogue.ts'

// Another file of the same worker may have left another language.
beforeAll(() => speak('en'))

function textAt(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':')
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      Reflect.get(english, namespace),
    )
}

describe('texts', () => {
  test('[S9-063] the namespaces are the six of the specification, and our own of the account site and the desk', () => {
    const stated = ['activities', 'checkout', 'common', 'courses', 'flow', 'home']
    expect(Object.keys(english).toSorted()).toEqual(['account', ...stated, 'desk'].toSorted())
  })

  test.each(Object.values(messageNames))('there is a text of the name %s', (name) => {
    const key = `common:errors.${name}` as const
    expect(textAt(key)).toEqual(expect.stringMatching(/\S/))
  })

  test.each([
    ['S8-002', 404, 'Unable to complete request, item not found.'],
    ['S8-003', 403, 'Unauthorised.'],
    ['S8-004', 500, 'Something has gone wrong, please try again.'],
    ['S8-004', 503, 'Something has gone wrong, please try again.'],
    ['O-499', 429, 'Too many attempts, please wait a minute and try again.'],
    ['S8-004', 418, 'Something has gone wrong, please try again.'],
  ])('[%s partly] a %i without a code reads "%s"', (_, status, text) => {
    expect(textAt(messageKeyOf(new ApiError({ status, code: 'unknown' })))).toBe(text)
  })

  test('[S8-004] a server error is not shown to the customer, a refusal is', () => {
    for (const status of [500, 502, 503, 504]) {
      expect(serverMessage(new ApiError({ status, code: 'unknown', message: 'SQLITE_BUSY' }))).toBeUndefined()
    }
    const busy = new ApiError({ status: 503, code: 'busy', message: 'The service is busy.' })
    expect(textAt(messageKeyOf(busy))).toBe('Something has gone wrong, please try again.')
    expect(serverMessage(new ApiError({ status: 409, code: 'sold_out', message: 'Sold out' }))).toBe('Sold out')
    expect(serverMessage(new TypeError('x is not a function'))).toBeUndefined()
  })

  test.each([
    ['S2-061', 'common:pages.ballDropped', 'We may have dropped the ball on this one'],
    ['S2-063', 'common:pages.offside', "Whoops! Looks like you've gone offside."],
    [
      'S2-065',
      'common:pages.offsideText',
      "The page you're looking for doesn't exist. Return home to keep the ball rolling.",
    ],
    ['S2-132', 'common:pages.serviceDisruption', 'Service disruption'],
    ['S2-133', 'common:pages.serviceDisruptionText', 'Unable to access the site due to planned maintenance.'],
    ['S2-006', 'common:toasts.selectVenueForActivity', 'Please select a venue before booking an activity'],
    ['S2-055', 'common:toasts.activityNotFound', "We couldn't find the activity you are looking for"],
    ['S2-117', 'common:navigation.guestNotice', 'Login to make bookings faster and manage your account'],
    ['S5-048', 'common:forms.required', 'Required'],
    ['S8-006', 'common:toasts.validationErrors', 'Validation errors'],
    ['S8-007', 'common:toasts.error', 'Error'],
    ['S8-018', 'common:auth.signedOut', 'User signed out'],
  ])('[%s partly] %s is the literal of the specification', (_, key, text) => {
    expect(textAt(key)).toBe(text)
  })
})
