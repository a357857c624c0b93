import { entity, from } from './stated.ts'
import type { Entity, StatedValue } from './stated.ts'

// One venue, one category, one course, strictly as the two documents state them.

/** A price in euros. */
export function price(value: number): Entity {
  return entity(from('P3.1 price', { formatted: `€${(value / 100).toFixed(2)}`, value, currency: 'EUR' }))
}

/** A time in winter, when clocks in Ireland show UTC. */
export function moment(day: string, time: string): Entity {
  const clock = `${day} ${time}:00`
  return entity(from('P3.1 date-time', { utc: clock, local: clock, timezone: 'Europe/Dublin' }))
}

const record = (section: string, values: Readonly<Record<string, StatedValue>>): Entity => entity(from(section, values))

export const theme = record('S3 Theme', {
  header_primary_colour: '#1B1B1B',
  theme_app_logo: 'https://quayside.invalid/logo.svg',
  theme_app_dark_bg_colour: '#1B1B1B',
  theme_app_header_bg_colour: '#FFF7D1',
  theme_app_heading_font_style: 'Anton',
  theme_app_primary_colour: '#F5C400',
  theme_app_secondary_colour1: '#00687A',
  theme_app_secondary_colour2: '#7A3E00',
  theme_app_body_font_style: 'Open Sans',
  theme_app_secondary_button_style: 'outline',
})

export const client = record('S3 Client', { id: 88, currency: record('S3 Client', { symbol: '€' }) })

export const footer = '<p>Harbour Trust runs one hall.</p>'

export const venue = record('S3 Venue', {
  id: 501,
  name: 'Quayside Hall',
  slug: 'quayside-hall',
  address1: '2 Custom House Quay',
  address2: 'Second floor',
  town: 'Dunmore',
  area: 'Waterford',
  postcode: 'X91 A1B2',
  opening_times: 'Mo-Su 08:00-20:00',
  coordinates: record('S3 Venue', { latitude: 52.15, longitude: -6.99 }),
  activities_v2_migration_date: '2024-01-01',
  created_at: '2020-01-01T09:00:00Z',
  camps_and_courses_enabled: record('S3 Venue config', { enabled: true }),
})

/** A venue of the first generation, whose entries have numbers. */
export const oldVenue = record('S3 Venue', {
  id: 502,
  name: 'Old Wharf',
  slug: 'old-wharf',
  address1: '1 The Wharf',
  address2: null,
  town: 'Dunmore',
  area: 'Waterford',
  postcode: 'X91 B2C3',
  opening_times: 'Mo-Su 08:00-20:00',
  coordinates: null,
  activities_v2_migration_date: null,
  created_at: '2020-01-01T09:00:00Z',
})

const categoryId = '0190a000-0000-7000-8000-0000000000c1'
const categoryFields = from('P3.7 category', { id: categoryId, name: 'Dance', slug: 'dance', booking_type: 'courses' })

export const category = entity(
  categoryFields,
  from('P3.12', {
    children: [],
    parent: null,
    in_use: record('P3.12', { in_use: true, reasons: ['It has courses.'] }),
    created_at: '2020-01-01T09:00:00Z',
  }),
)

const campCategoryFields = from('P3.7 category', {
  id: '0190a000-0000-7000-8000-0000000000c2',
  name: 'Camps',
  slug: 'camps',
  booking_type: 'camps',
})

export const campCategory = entity(
  campCategoryFields,
  from('P3.12', {
    children: [],
    parent: null,
    in_use: record('P3.12', { in_use: true, reasons: ['It has camps.'] }),
    created_at: '2020-01-01T09:00:00Z',
  }),
)

export const waiver = record('P3.13', {
  id: 31,
  name: 'Floor rules',
  type: 'pre-purchase-waiver',
  terms: '<p>Soft shoes only.</p>',
  related_category: null,
})

const campId = '0190a000-0000-7000-8000-0000000000a2'
const courseId = '0190a000-0000-7000-8000-0000000000a1'
const named = (id: number, name: string): Entity => record('P3.9', { id, name })
const capacity = record('P3.7 capacity', { available: 9, consumed: 1, maximum: 10 })
const book = record('P3.9 bookable_action', { action: 'book', message: null })

function occurrence(day: string, index: number, more: Readonly<Record<string, StatedValue>> = {}): Entity {
  const [starts, ends] = [moment(day, '19:00'), moment(day, '20:30')]
  return entity(
    from('S3 Course detail', { name: 'Set dancing' }),
    from('P3.9', {
      id: `oc${String(index + 1).padStart(32, '0')}`,
      duration: 90,
      interval_key: null,
      schedule_id: courseId,
      recurrence_id: null,
      original_starts_at: starts,
      original_ends_at: ends,
      booking_type: 'courses',
      schedule_reference: 'SD-1',
      template_name: 'Set dancing',
      template_description: '<p>Four couples, six figures.</p>',
      category_id: categoryId,
      starts_at: starts,
      ends_at: ends,
      setup_time_in_minutes: 0,
      teardown_time_in_minutes: 0,
      status: 'bookable',
      capacity,
      booking_strategy: 'sequential',
      price: null,
      locations: [named(1, 'Main floor'), named(501, 'Quayside Hall')],
      location_name: 'Main floor',
      friendly_location_name: 'The big room',
      instructors: [named(1, 'Orla Keane')],
      restrictions: record('P3.9 restrictions', {
        pre_purchase_waiver: record('P3.9 restrictions', { id: 31, name: 'Floor rules', type: 'pre-purchase-waiver' }),
        pre_purchase_induction: null,
        criteria: 'all',
      }),
      clashes: [],
      allow_anonymous_bookings: false,
      last_bookable_at: null,
      tickets: [],
      block_booking_information: [],
      can_cancel: false,
      is_detached_from_recurrence: false,
      bookable_action: book,
      waitlist: record('P3.9 waitlist', { maximum: null, available: null, consumed: null }),
      ...more,
    }),
  )
}

const question = record('P3.10', {
  id: 61,
  question: 'Which shoe size?',
  type: 'select',
  options: [record('P3.10', { id: 611, value: 'Up to 40' }), record('P3.10', { id: 612, value: 'Above 40' })],
  required: true,
  position: 1,
})

export const course = entity(
  from('S3 Course detail', { slug: 'set-dancing' }),
  from('P3.7', {
    id: courseId,
    name: 'Set dancing',
    description: '<p>Four couples, six figures, one good floor.</p>',
    duration_in_weeks: 3,
    category: entity(categoryFields),
    venue: record('P3.3 venue', { id: 501, name: 'Quayside Hall' }),
    starts_at: moment('2027-01-13', '19:00'),
    ends_at: moment('2027-01-27', '20:30'),
    instructors: ['Orla Keane'],
    price: price(4500),
    pro_rata_price: null,
    capacity,
    allow_customer_book_course_after_start: false,
    occurrences: ['2027-01-13', '2027-01-20', '2027-01-27'].map((day, index) => occurrence(day, index)),
    bookable_action: book,
    custom_question_sections: [
      record('P3.10', { title: 'About you', description: 'So that nobody slips.', position: 1, questions: [question] }),
    ],
    extras: [record('P3.10 extra', { id: 44, name: 'Practice record', price: price(350) })],
  }),
)

/** A camp of three days, sold whole and by the day. */
export const camp = entity(
  from('S3 Camp detail', { slug: 'quay-camp' }),
  from('P3.8', {
    id: campId,
    name: 'Quay camp',
    description: '<p>Three days on and beside the water.</p>',
    duration_in_weeks: 1,
    category: entity(campCategoryFields),
    venue: record('P3.3 venue', { id: 501, name: 'Quayside Hall' }),
    starts_at: moment('2027-01-13', '19:00'),
    ends_at: moment('2027-01-15', '20:30'),
    instructors: ['Orla Keane'],
    price: price(9000),
    capacity,
    allow_customer_book_course_after_start: false,
    occurrences: ['2027-01-13', '2027-01-14', '2027-01-15'].map((day, index) =>
      occurrence(day, index + 10, { schedule_id: campId, booking_type: 'camps', price: price(3500) }),
    ),
    bookable_action: book,
    custom_question_sections: [],
    extras: [],
    pricing_option_availability: ['bundled', 'individual'],
  }),
)

/** Fields of a course for known customers only. [P6] */
export const forKnownCustomers = ['bookable_action', 'restrictions']
