import { createSandbox } from '@touchline/contract'
import { platformRecords, type ScheduleRecord, seedDay } from '@touchline/seed'
import { expect, onTestFinished } from 'vitest'
import { platformIn, type TestPlatform } from '../support/platform.ts'

/** Supplied records, as they are sent when a sandbox is made. */

export const at = '2026-04-07T09:00:00Z'

export const make = ({ visitor, sandbox }: TestPlatform, data: object) =>
  visitor.send({ method: 'POST', url: createSandbox.path, payload: { id: `${sandbox}-own`, at, data } })

export const seeded = platformRecords(seedDay(Date.parse(at)))
export const ofTheSeed = seeded.schedules[0]?.id ?? ''

/** The fields of a refusal, with their sentences. */
export const errorsOf = ({ text }: { readonly text: string }) =>
  (JSON.parse(text) as { readonly errors?: unknown }).errors

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

export const openAlways = { ...riverside, openingTimes: '24/7' }
export const hall = { id: 800_030, venueId: riverside.id, parentId: null, name: 'Hall' }
export const client = { ...seeded.clients[0], id: 800_040, host: 'other.example', name: 'Other' }
export const classes = category('classes')

export function category(bookingType: string | null) {
  const found = seeded.categories.find((one) => one.bookingType === bookingType)
  if (!found) throw new Error(`the seed has no category for ${String(bookingType)}`)
  return found
}

export const yoga = {
  ...classes,
  id: '0190a1b2-0000-7000-8000-000000800050',
  slug: 'riverside-yoga',
  parentId: null,
  venueIds: [riverside.id],
}

/** A class at Riverside with a session an hour long at each of these times. */
export function classOf(number: number, starts: readonly string[], changes: object = {}) {
  const base = seeded.schedules.find(({ kind }) => kind === 'class')
  const occurrences = starts.map((text, index) => {
    const startsAt = Date.parse(text)
    return { id: `mine${number}${String(index).padStart(29, '0')}`, startsAt, endsAt: startsAt + 3_600_000 }
  })
  const first = occurrences[0]?.startsAt ?? 0
  return {
    ...base,
    id: `0190a1b2-0000-7000-8000-00000080006${number}`,
    slug: `mine-${number}`,
    name: `Mine ${number}`,
    reference: `MINE-${number}`,
    categoryId: yoga.id,
    venueId: riverside.id,
    locationId: hall.id,
    instructors: [],
    extraIds: [],
    prePurchaseWaiverId: null,
    prePurchaseInductionId: null,
    restrictionCriteria: null,
    startsAt: first,
    endsAt: occurrences.at(-1)?.startsAt ?? first,
    occurrences,
    ...changes,
  } as unknown as ScheduleRecord
}

const window = { opensMinutesBefore: null, closesMinutesBefore: null }

/** A class for everybody at any time before it begins, without a waitlist. */
export const plain = {
  window,
  membersWindow: window,
  qualification: 'everyone',
  waitlist: undefined,
  split: undefined,
  ages: undefined,
  friendlyLocationName: null,
}

/** The line of an order for one place in the first session of a class. */
const placeIn = ({ id: scheduleId, occurrences }: ScheduleRecord, sold: Sold) => ({
  purchasableType: 'av2Booking',
  purchasableId: occurrences[0]?.id ?? '',
  ...sold,
  soldAt: { scheduleId, price: 'single', ...sold.soldAt },
})

type Sold = {
  readonly name: string
  readonly price: number
  readonly soldAt?: object
  readonly purchasedForUserId?: number
  readonly purchasableType?: string
  readonly purchasableId?: string
}

/** An order of Amina's, paid in cash. */
export function orderOf(lines: readonly Sold[]) {
  const items = lines.map((line, index) => ({
    id: 800_091 + index,
    quantity: 1,
    benefitApplied: false,
    purchasedForUserId: null,
    extras: [],
    ...line,
  }))
  const total = items.reduce((sum, { price }) => sum + price, 0)
  return {
    id: 800_090,
    cartUuid: '0190a1b2-0000-7000-8000-000000800090',
    userId: 1,
    source: 'activity-booking',
    completedAt: '2026-04-07T08:00:00Z',
    total,
    payments: [{ tenderType: 'cash', amount: total }],
    refundStatus: null,
    items,
  }
}

/** Amina's order of places in the first session of a class, and its bookings. */
export function booked(schedule: ScheduleRecord, places: readonly Sold[]) {
  const order = orderOf(places.map((place) => placeIn(schedule, place)))
  const bookings = order.items.map(({ id, price, purchasedForUserId }) => ({
    id,
    scheduleId: schedule.id,
    orderId: order.id,
    orderItemId: id,
    status: 'settled',
    price,
    createdAt: order.completedAt,
    cancelledAt: null,
    cancellationSource: null,
    occurrenceId: schedule.occurrences[0]?.id,
    userId: purchasedForUserId ?? order.userId,
    count: 1,
  }))
  return { orders: [order], bookings }
}

export const around = { venues: [openAlways], locations: [hall], categories: [yoga] }
export const tomorrow = '2026-04-08T10:00:00Z'

export async function taken(platform: TestPlatform, data: object) {
  const made = await make(platform, data)
  expect(made.status, made.text).toBe(201)
  const id = `${platform.sandbox}-own`
  onTestFinished(() => platform.host.sandboxes.delete(id))
  return platformIn(platform.host, id)
}
