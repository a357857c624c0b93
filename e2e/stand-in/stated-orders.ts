import { entity, from } from './stated.ts'
import type { Entity } from './stated.ts'
import { price } from './stated-catalogue.ts'
import { courseItem } from './stated-items.ts'

// One customer with her basket and her order, strictly as the two documents state them.

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
    relationship: 'partner',
    referenced_user: entity(from('S3 Linked user', { id: 9002, name: 'Fiadh Walsh' })),
  }),
)

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

/** The basket with these items. */
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

/** The card form's address and key. */
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

/** The paging of P3.1, for a list of one page. */
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
