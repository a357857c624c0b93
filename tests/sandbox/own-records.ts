import { createSandbox } from '@touchline/contract'
import { platformRecords, seedDay } from '@touchline/seed'
import type { TestPlatform } from '../support/platform.ts'

/** Supplied records, as they are sent when a sandbox is made. */

export const at = '2026-04-07T09:00:00Z'

export const make = ({ visitor, sandbox }: TestPlatform, data: object) =>
  visitor.send({ method: 'POST', url: createSandbox.path, payload: { id: `${sandbox}-own`, at, data } })

export const ofTheSeed = platformRecords(seedDay(Date.parse(at))).schedules[0]?.id ?? ''

/** A package for what the seed sells, of which only the seed knows the price. */
export const dayCard = {
  id: 90_001,
  name: 'Day card',
  friendlyName: null,
  descriptionHtml: '<p>Two in a day</p>',
  reference: 'DAY',
  venueGroup: null,
  venueIds: [1],
  price: 1000,
  memberPrice: null,
  qualification: 'everyone',
  stock: null,
  soldOnline: true,
  expiry: { value: 1, unit: 'day' },
  pictureKind: null,
  contents: [{ usages: 2, options: [{ name: 'Any', soldAt: { scheduleId: ofTheSeed, price: 'single' } }] }],
}

/** A user who is in no seed, written by hand. */
export const nia = {
  id: 800_001,
  uuid: '0190a1b2-0000-7000-8000-000000800001',
  reference: 'NIA-1',
  roles: ['customer'],
  permissions: [],
  title: null,
  firstName: 'Nia',
  lastName: 'Price',
  email: 'nia.price@example.test',
  password: 'a long password',
  emailVerifiedAt: '2026-01-02T10:00:00Z',
  bornOn: '1990-02-28',
  gender: null,
  phone: null,
  address: { line1: '1 High Street', line2: null, town: 'Porthwen', postcode: 'PW3 6HB' },
  marketing: { email: false, sms: false, phone: false, post: false },
  homeVenueId: 1,
  barcode: '800001',
  paidBookingEnabled: true,
  createdAt: 1_767_348_000_000,
} as const

/** A venue of its own, with opening times to be filled in. */
export const riverside = {
  id: 800_010,
  clientId: 1,
  slug: 'riverside',
  name: 'Riverside Pool',
  descriptionHtml: '<p>One pool</p>',
  address1: '1 River Street',
  address2: null,
  town: 'Wexbridge',
  area: 'Somerset',
  postcode: 'WX1 1AA',
  latitude: 51.1,
  longitude: -2.9,
  timezone: 'Europe/London',
  campsAndCoursesEnabled: true,
  activitiesV2MigrationOn: null,
  phone: '01632 960000',
  email: 'pool@riverside.example',
  pictureUrl: null,
  createdAt: '2026-01-05T09:00:00Z',
} as const
