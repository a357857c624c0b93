import { entity, from } from './stated.ts'
import type { Entity } from './stated.ts'
import { moment, price } from './stated-catalogue.ts'

// One customer, her basket and her order, as the two documents have them and nothing else.

export const token = 'harbour-token'

export const user = entity(
  from('S3 User', {
    id: 9001,
    first_name: 'Aoife',
    last_name: 'Walsh',
    reference: 'HT-9001',
    title: 'Ms',
    email: 'aoife@harbour.invalid',
    gender: 'female',
    ethnicity: null,
    disability: null,
    profile_picture_url: null,
    phone: '0401',
    address: '4 Strand Street, Dunmore',
    email_opt_in: false,
    sms_opt_in: false,
    phone_opt_in: false,
    post_opt_in: false,
    email_verified_at: '2026-01-01T09:00:00Z',
    date_of_birth: '1988-05-05',
    token,
  }),
  from('S3 Auth user', {
    home_venue_slug: 'quayside-hall',
    membership_user: false,
    credit: entity(from('S3 Auth user', { balance: price(1500) })),
    has_instruction: false,
    has_billing_date: false,
    barcode: '900100',
    document_expiry: [],
    membership_document_upload_required: false,
    profile_photo: null,
    selected_user: null,
    has_outstanding_penalties: false,
  }),
)

export const linkedUser = entity(
  from('S3 Linked user', {
    id: 7,
    referenced_user: entity(from('S3 Linked user', { id: 9002, name: 'Fiadh Walsh' })),
  }),
)

const venue = entity(from('P3.3', { id: 501, name: 'Quayside Hall' }))

/** What a line of the basket has beside what it shares with the lines that belong to it. */
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

/** One line of every other type that a basket can have, and one that no document knows. */
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

const credit = (type: string, available: number): Entity =>
  entity(from('P3.2 available_credit', { type, total_available: price(available), max_applicable: price(available) }))

function orderOf(id: number, status: string, items: readonly Entity[], total: number, balance: number): Entity {
  return entity(
    from('P3.2', {
      id,
      source: 'activity-booking',
      total: price(total),
      balance: price(balance),
      available_credit: [credit('membership', 0), credit('general', 1500)],
      items,
    }),
    from('S3 Cart', {
      status,
      refund_status: null,
      count: items.length,
      line_items: items.map((item, index) =>
        entity(
          from('S3 Cart', {
            id: 7100 + index,
            name: item.fields['name']?.value ?? '',
            summary: 'Quayside Hall, 3 sessions',
            purchasable_type: 'course',
            purchasable_id: '0190a000-0000-7000-8000-0000000000a1',
            price: price(4500),
            created_at: '2027-01-04T12:00:00Z',
          }),
        ),
      ),
    }),
  )
}

/** The basket with what is in it. */
export function basket(items: readonly Entity[], total: number): Entity {
  const formatted = price(total).fields['formatted']?.value ?? ''
  return entity(
    orderOf(70, 'pending', items, total, total).fields,
    from('S7 Basket', {
      uuid: '0190a000-0000-7000-8000-0000000000b1',
      formatted_total: formatted,
      formatted_balance: formatted,
      item_count: items.length,
      credits: [],
      attendee_waivers_required: false,
      item_hash: `harbour-${items.length}`,
    }),
  )
}

export const orderId = 7700
export const order = orderOf(orderId, 'success', [courseItem], 5200, 0)

export const authorised = entity(
  from('P7.3', {
    transaction_uuid: '0190a000-0000-7000-8000-0000000000e1',
    transaction_status: 'authorised',
    error: null,
    sca_url: null,
    sca_method: null,
    sca_data: null,
    client_secret: null,
    return_url: null,
  }),
)

export const completed = entity(from('P7.3', { complete_order_id: orderId, status: 'completed' }))

/** Where the card form comes from, and the key it is opened with. */
export function prepared(key: string, url: string): Entity {
  return entity(
    from('P7.3', {
      payment_provider: 'opayo',
      session_key: key,
      config: entity(from('P7.3', { mode: 'test', url })),
      saved_card: null,
    }),
  )
}

/** Paging as P3.1 has it, of a list that is one page long. */
export function paging(count: number): Entity {
  return entity(
    from('P3.1 pagination', {
      previous_page: null,
      current_page: 1,
      next_page: null,
      records_per_page: 100,
      records_on_current_page: count,
      first_record_on_current_page: 1,
      last_record_on_current_page: count,
      total_records: count,
      total_pages: 1,
    }),
  )
}
