import { entity, from } from './stated.ts'
import type { Entity, StatedField, StatedValue } from './stated.ts'
import { moment, price } from './stated-catalogue.ts'

// The venue's dated entries and bookings, strictly as the two documents state them.

const record = (section: string, values: Readonly<Record<string, StatedValue>>): Entity => entity(from(section, values))

/** The day of all entries, in winter, when clocks in Ireland show UTC. */
export const day = '2027-01-06'

/** An occurrence's id: 34 characters. */
const occurrenceId = (index: number): string => `oc${String(index).padStart(32, '0')}`

type Kind = { readonly slug: string; readonly v1: string; readonly v2: string; readonly strategy: string | null }

function categoryOf(index: number, { slug, v1, v2, strategy }: Kind): Entity {
  return record('S3 Activity category', {
    id: `0190a000-0000-7000-8000-0000000000d${index}`,
    slug,
    is_root: true,
    browse_by_name: 'location',
    allocation_strategy: strategy,
    v1_type: v1,
    v2_type: v2,
    locations: [record('S3 Activity category', { venue_slug: 'quayside-hall' })],
  })
}

/** One of each kind of list. No document names a category of this kind. */
export const dancing = categoryOf(1, { slug: 'dancing', v1: 'class_templates', v2: 'classes', strategy: null })
export const halls = categoryOf(2, { slug: 'hall-hire', v1: 'ad_hoc_templates', v2: 'resources', strategy: 'customer' })
export const skating = categoryOf(3, { slug: 'skating', v1: 'fast_ticket_templates', v2: 'ticketed', strategy: null })

/** 'List of dates keyed by raw.' */
export const date = record('S7', { raw: day })

const clock = (section: string, time: string): Entity => record(section, { format_24_hour: time })
const people = (section: string): StatedValue => [record(section, { id: 1, name: 'Orla Keane' })]
const tags = (section: string): StatedValue => [record(section, { id: 5, name: 'Beginners' })]

const inClass = 'S3 Activity class'

/** One class of the timetable, of either generation. */
export function classOf(id: string | number): Entity {
  return record(inClass, {
    id,
    starts_at: clock(inClass, '19:00'),
    tags: tags(inClass),
    instructors: people(inClass),
  })
}

export function slotOf(id: string | number): Entity {
  return record('S3 Slot', { id, starts_at: clock('S3 Slot', '18:00') })
}

const inTime = 'S3 Fast-ticket time'

export function timeOf(id: string | number): Entity {
  return record(inTime, {
    id,
    starts_at: clock(inTime, '10:00'),
    ends_at: clock(inTime, '11:30'),
    instructors: people(inTime),
    tags: tags(inTime),
    action_to_show: record(inTime, { status: 'book', reason: null }),
  })
}

/** The second generation's ids; those of the first are numbers. */
export const ids = { class: occurrenceId(501), slot: occurrenceId(502), time: occurrenceId(503) } as const
export const numbers = { class: 4501, slot: 4502, time: 4503 } as const

export const ticket = record('P3.9 ticket', {
  id: '0190a000-0000-7000-8000-0000000000e9',
  name: 'Skater with boots',
  attendees: 1,
  pricing_option: record('P3.9 ticket', { id: 77, name: 'Skating', reference: 'SK-1' }),
  extra_pricing_options: [],
})

const cancellation = record('P3.11 cancellation', {
  can_cancel: true,
  cannot_cancel_reason: null,
  cut_off: moment('2027-01-05', '19:00'),
  cut_off_actions: ['charge_fee'],
  cut_off_message: 'After that a fee of €5.00 is charged.',
  awards_credit: true,
  awards_credit_message: 'You get €12.00 as credit.',
})

function bookingOf(id: number, on: string, name: string, more: Readonly<Record<string, StatedField>> = {}): Entity {
  return entity(
    from('P3.11', {
      id,
      duration: 90,
      is_v2: true,
      user_id: 9001,
      user_uuid: '0190a000-0000-7000-8000-0000000000f1',
      user_reference: 'HT-9001',
      occurrence_id: occurrenceId(id),
      order_id: 7700,
      starts_at: moment(on, '19:00'),
      ends_at: moment(on, '20:30'),
      status: 'settled',
      booking_type: 'classes',
      booking_bundle_context: record('P3.11', { id: 72, total_settled_bookings: 1, settled_booking_position: 1 }),
      category: record('P3.7 category', {
        id: '0190a000-0000-7000-8000-0000000000d1',
        name: 'Dancing',
        slug: 'dancing',
        booking_type: 'classes',
      }),
      name,
      description: '<p>One good floor.</p>',
      capacity_consumed: 1,
      price: price(1200),
      venue: record('P3.3 venue', { id: 501, name: 'Quayside Hall' }),
      locations: ['Main floor', 'Quayside Hall'],
      location_name: 'Main floor',
      instructors: ['Orla Keane'],
      attended: null,
      cancellation,
      created_at: '2027-01-03T12:00:00Z',
      first_name: 'Aoife',
      last_name: 'Walsh',
      order: record('P3.11', {}),
    }),
    more,
  )
}

export const booking = bookingOf(601, day, 'Ceili for beginners')
/** A customer's bookings: next, this week, cancelled, and past. */
export const bookings = [
  booking,
  bookingOf(602, '2027-01-08', 'Sean-nos evening'),
  bookingOf(603, '2027-01-20', 'Polka evening', from('P3.11', { status: 'cancelled' })),
  bookingOf(604, '2026-12-16', 'Winter dance'),
]

export const waiting = record('P3.14', {
  id: 31,
  user_id: 9001,
  user_reference: 'HT-9001',
  first_name: 'Aoife',
  last_name: 'Walsh',
  email: 'aoife@harbour.invalid',
  occurrence: record('P3.14', { occurrence_id: occurrenceId(701), name: 'Open dance night' }),
  starts_at: moment('2027-02-05', '20:00'),
  created_at: '2027-01-03T12:00:00Z',
})
