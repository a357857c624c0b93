import { entity, from } from './stated.ts'
import type { Entity } from './stated.ts'
import { moment, price } from './stated-catalogue.ts'

// The content of a basket and an order, strictly as the two documents state it.

const venue = entity(from('P3.3', { id: 501, name: 'Quayside Hall' }))

/** A basket line's fields besides those it shares with its child items. */
const lineFields = from('S3 Cart item', { membership_user_id: null, sort_by: 1, enable_print_receipt: false })

const shared = (id: number, name: string, type: string, quantity: number, each: number) =>
  from('P3.3', {
    id,
    name,
    quantity,
    max_quantity: null,
    price: price(each),
    line_total: price(each * quantity),
    type,
  })

function session(id: number, day: string): Entity {
  return entity(
    shared(id, 'Set dancing', 'av2_booking', 1, 1500),
    from('P3.3 av2_booking', {
      booking_id: id,
      occurrence_id: `oc${String(id).padStart(32, '0')}`,
      booking_type: 'courses',
      starts_at: moment(day, '19:00'),
      ends_at: moment(day, '20:30'),
      venue,
    }),
  )
}

const record = entity(
  shared(91, 'Practice record', 'pricing_option', 2, 350),
  from('P3.3 pricing_option', { pricing_option_id: 44 }),
)

/** The course with its three sessions and two of an extra. */
export const courseItem = entity(
  lineFields,
  shared(71, 'Set dancing', 'av2_booking_bundle', 1, 4500),
  from('P3.3', { purchased_for_user_id: 9002, pricing_option_id: null }),
  from('P3.3 av2_booking_bundle', {
    booking_bundle_id: 72,
    booking_type: 'courses',
    child_items: [session(81, '2027-01-13'), session(82, '2027-01-20'), session(83, '2027-01-27'), record],
  }),
)

const membershipFields = from('P3.3 membership', {
  child_items: [
    entity(
      from('P3.3 membership', {
        id: 111,
        type: 'collectable_fee',
        name: 'Joining fee',
        quantity: 1,
        max_quantity: null,
        price: price(500),
        collectable_fee_id: 5,
      }),
    ),
  ],
})

/** One line of every other type, and one of an unknown type. */
export const otherItems: readonly Entity[] = [
  entity(
    lineFields,
    shared(101, 'Open dance night', 'av2_booking', 1, 800),
    from('P3.3 av2_booking', {
      booking_id: 201,
      occurrence_id: `oc${'9'.repeat(32)}`,
      booking_type: 'classes',
      starts_at: moment('2027-02-05', '20:00'),
      ends_at: moment('2027-02-05', '22:00'),
      venue,
    }),
  ),
  entity(
    lineFields,
    shared(102, 'Account top-up', 'journal_transaction', 1, 1000),
    from('P3.3', { journal_transaction_id: 1 }),
  ),
  entity(
    lineFields,
    shared(103, 'Floor membership', 'membership', 1, 2900),
    from('P3.3 membership', {
      membership_id: 3,
      membership_type: entity(from('P3.3 membership', { id: 4, name: 'Floor' })),
      home_venue: venue,
    }),
    membershipFields,
  ),
  entity(
    lineFields,
    shared(104, 'Move to Floor Plus', 'membership_change', 1, 300),
    from('P3.3 membership_change', { membership_change_id: 5, summary: 'From February' }),
  ),
  entity(
    lineFields,
    shared(105, 'Floor membership, another year', 'membership_renewal', 1, 2700),
    from('P3.3 membership_renewal', { membership_renewal_id: 6, summary: 'Until 2028' }),
    membershipFields,
  ),
  entity(lineFields, shared(106, 'Late cancellation', 'penalty', 1, 250), from('P3.3 penalty', { penalty_id: 8 })),
  entity(
    lineFields,
    shared(107, 'Ten evenings', 'pricing_option', 2, 6000),
    from('P3.3 pricing_option', { pricing_option_id: 9 }),
  ),
  entity(lineFields, shared(108, 'Moonlight on the quay', 'moonlight', 1, 1200)),
]
