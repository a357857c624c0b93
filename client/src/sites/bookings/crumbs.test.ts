import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { memoryJar } from '../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../api/credentials/tokens.ts'
import { parseConfig } from '../../app/config/config.ts'
import { provideEnvironment } from '../../app/environment.ts'
import { startI18n } from '../../i18n/start-i18n.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import { crumbs } from './crumbs.ts'
import type { CrumbsOf } from '../../app/chrome/frame-row.ts'
import { bookingsSite } from './site.ts'

beforeAll(() => {
  const read = parseConfig({})
  if (!read.ok) throw new Error('an empty configuration is one')
  const cookies = memoryJar()
  const credentials = credentialsIn(cookies, 'bookings', { secure: false, pathname: () => '/' })
  const modes = { embedded: false, kiosk: null }
  provideEnvironment({ site: bookingsSite, config: read.config, credentials, cookies, secure: false, modes })
  return startI18n()
})

const params = { venueSlug: 'harbour', activitySlug: 'swimming-lessons', courseSlug: 'beginners' }

const labels = (of: CrumbsOf) => of(params, i18next.getFixedT('en', ['common'])).map((crumb) => crumb.label)

describe('breadcrumbs', () => {
  test.each([
    ['S2-094', 'register', 'Sign up'],
    ['S2-095', 'basket', 'Shopping basket'],
    ['S2-096', 'checkout', 'Checkout'],
    ['S2-097', 'bookingConfirmed', 'Booking confirmed'],
    ['S2-098', 'attendees', 'Attendees'],
    ['S2-099', 'pricing', 'Membership pricing'],
    ['S2-027, S2-100', 'location', 'Book an activity'],
    ['S2-033, S2-102', 'campCategories', 'Book a camp'],
    ['S2-103, S2-038 partly', 'courseCategories', 'Book a course'],
  ] as const)('[%s] of %s end with "%s"', (_, name, label) => {
    expect(labels(crumbs[name]).at(-1)).toBe(label)
  })

  test('[S2-104 partly] name the activity, capitalised', () => {
    expect(labels(crumbs.courses)).toEqual(['Book a course', 'Swimming lessons'])
    expect(nameOfSlug('')).toBe('')
  })

  test('[S2-101 partly] name the activity that a time is chosen for, capitalised', () => {
    expect(labels(crumbs.activity)).toEqual(['Book an activity', 'Swimming lessons'])
  })

  test('lead from the course back to its category', () => {
    expect(labels(crumbs.courseBooking)).toEqual(['Book a course', 'Swimming lessons', 'Beginners', 'Book'])
  })
})
