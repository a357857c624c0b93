import { describe, expect, test } from 'vitest'
import type { NavigationFacts } from '../../app/site.ts'
import common from '../../i18n/en/common.json'
import { navigationItems } from './navigation-items.ts'
import { rowAtPath } from './page-rows.ts'
import { bookingsSite } from './site.ts'

const everyPage = { activities: true, camps: true, courses: true }

const facts: NavigationFacts = {
  pages: everyPage,
  offersCampsAndCourses: false,
  onlineJoining: false,
  joiningOrigin: 'https://joining.example',
  kioskHomeUrl: 'https://kiosk.example',
  modes: { embedded: false, kiosk: null },
}

const texts = (change: Partial<NavigationFacts>) =>
  navigationItems({ ...facts, ...change }).map(({ key }) => common.navigation[key])

describe('the top navigation', () => {
  test('[S2-105] always offers activities', () => {
    expect(texts({})).toEqual(['Book an activity'])
  })

  test('[S2-106, S2-107, S6-015] offers camps and courses only where they are enabled', () => {
    expect(texts({ offersCampsAndCourses: true })).toEqual(['Book an activity', 'Book a camp', 'Book a course'])
  })

  test('[S2-108, S6-016] offers memberships only with online joining', () => {
    expect(texts({ onlineJoining: true })).toEqual(['Book an activity', 'Buy a membership'])
  })

  test('[O-120] has no entry for pages that this site does not have', () => {
    const pages = { activities: false, camps: false, courses: true }
    expect(texts({ pages, offersCampsAndCourses: true })).toEqual(['Book a course'])
    expect(texts({ pages, onlineJoining: true })).toEqual(['Buy a membership'])
    const own = navigationItems({ ...facts, pages: bookingsSite.pages, offersCampsAndCourses: true })
    expect(own.filter(({ href }) => rowAtPath(href) === undefined)).toEqual([])
  })

  test('[S2-113 partly] leads back to the kiosk home in kiosk mode', () => {
    const modes = { embedded: false, kiosk: { centre: null, home: 'bookings', fromOnlineJoining: false } } as const
    expect(navigationItems({ ...facts, modes }).at(-1)).toMatchObject({
      key: 'backToKioskHome',
      href: 'https://kiosk.example',
      external: true,
    })
  })
})

describe('another venue', () => {
  test.each([
    ['/', '/location/hillside'],
    ['/basket', '/location/hillside'],
    ['/location/harbour', '/location/hillside'],
    ['/courses/location/harbour/swimming/timetable/beginners', '/courses/location/hillside'],
  ])('from %s leads to %s in the same area', (pathname, to) => {
    expect(bookingsSite.paths.atVenue('hillside', pathname)).toBe(to)
  })
})
