import { afterEach, describe, expect, test } from 'vitest'
import { provideEnvironment } from '../../app/environment.ts'
import type { Environment } from '../../app/environment.ts'
import { parseConfig } from '../../app/config/config.ts'
import { rowAtPath } from './page-rows.ts'
import { paths } from './paths.ts'
import { joiningSite, venueOfAddress } from './site.ts'

function provide(bookings: string | null, embedded = false): void {
  const read = parseConfig({ sites: { bookings } })
  if (!read.ok) throw new Error('the configuration is not right')
  const credentials: Environment['credentials'] = {
    tokenFor: () => null,
    keepAuthToken: () => undefined,
    keepCheckoutToken: () => undefined,
    selectedUser: () => null,
    isVisit: () => false,
    keepSelectedUser: () => undefined,
    chosenAt: () => null,
    clear: () => false,
  }
  provideEnvironment({
    config: read.config,
    site: joiningSite,
    credentials,
    cookies: { cookie: '' },
    secure: false,
    modes: { embedded, kiosk: null },
  })
}

const facts = {
  pages: joiningSite.pages,
  offersCampsAndCourses: true,
  onlineJoining: true,
  joiningOrigin: 'https://joining.example',
  kioskHomeUrl: '/home',
  modes: { embedded: false, kiosk: null },
}

afterEach(() => provide(null))

describe('the joining site', () => {
  test.each([
    ['/', '/'],
    [paths.centre('harbour'), '/centre/:venueSlug'],
    [paths.join('harbour', 7), '/centre/:venueSlug/join/:membershipTypeId'],
    [paths.kiosk(), '/kiosk'],
    [paths.basketCheckout(), '/basket/checkout'],
    ['/order-confirmed/501', '/order-confirmed/:orderId'],
    ['/courses/location/harbour', undefined],
  ])('%s is the page %s', (pathname, path) => {
    expect(rowAtPath(pathname)?.path).toBe(path)
  })

  test.each([
    ['/centre/harbour/join/7', 'harbour'],
    ['/kiosk?kiosk=true&centre=harbour', 'harbour'],
    ['/basket', null],
  ])('%s is about the centre %s', (address, slug) => {
    expect(venueOfAddress(new URL(address, 'https://joining.example'))).toBe(slug)
  })

  test('links to bookings only where a site shows them', () => {
    provide(null)
    expect([joiningSite.paths.myBookings(), joiningSite.paths.myOrders()]).toEqual([null, null])
    expect(joiningSite.navigation(facts)).toEqual([])
    provide('https://bookings.example', true)
    expect(joiningSite.paths.myBookings()).toBe('https://bookings.example/my-bookings?embedded=true')
    expect(joiningSite.navigation(facts).map(({ href }) => href)).toEqual(['https://bookings.example/?embedded=true'])
  })

  test('a kiosk has a link back to its home', () => {
    provide(null)
    const modes = { embedded: false, kiosk: { centre: 'harbour', home: 'joining', fromOnlineJoining: true } } as const
    expect(joiningSite.navigation({ ...facts, modes }).map(({ key, href }) => [key, href])).toEqual([
      ['backToKioskHome', '/home'],
    ])
  })
})
