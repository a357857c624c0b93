import type { ApiTypes, Cart, Course, Order, Price } from '@touchline/contract'

/** What a platform that is not ours answers, written by hand to the contract: one venue, one course, one customer. */
type Data<N extends keyof ApiTypes> = ApiTypes[N]['reply'] extends { readonly data: infer D } ? D : never

const euros = (value: number): Price => ({ formatted: `€${(value / 100).toFixed(2)}`, value, currency: 'EUR' })
const inWinter = (day: string, from: string) => ({
  utc: `${day} ${from}:00`,
  local: `${day} ${from}:00`,
  timezone: 'Europe/Dublin',
})

export const theme: Data<'readTheme'> = {
  header_primary_colour: '#1B1B1B',
  theme_app_logo: null,
  theme_app_dark_bg_colour: '#1B1B1B',
  theme_app_header_bg_colour: '#FFF7D1',
  theme_app_heading_font_style: 'Anton',
  theme_app_primary_colour: '#F5C400',
  theme_app_secondary_colour1: '#00687A',
  theme_app_secondary_colour2: '#7A3E00',
  theme_app_body_font_style: 'Open Sans',
  theme_app_secondary_button_style: 'outline',
}

export const client: Data<'readClient'> = {
  id: 88,
  name: 'Harbour Trust',
  currency: { symbol: '€', code: 'EUR' },
  online_joining_enabled: false,
  camps_and_courses_booking_enabled: true,
  online_guest_passes_enabled: false,
  paid_booking_enabled: true,
  terms_and_conditions: '<p>Who books agrees to be kind to the staff.</p>',
  server_time: '2027-01-04T12:00:00Z',
}

export const footer: Data<'readFooter'> = { html: '<p>Harbour Trust runs one hall.</p>' }

export const venue: Data<'readVenue'> = {
  id: 501,
  name: 'Quayside Hall',
  slug: 'quayside-hall',
  address1: '2 Custom House Quay',
  address2: null,
  town: 'Dunmore',
  area: 'Waterford',
  postcode: 'X91 A1B2',
  opening_times: 'Mo-Su 08:00-20:00',
  coordinates: { latitude: 52.15, longitude: -6.99 },
  timezone: 'Europe/Dublin',
  activities_v2_migration_date: '2024-01-01',
  camps_and_courses_enabled: { enabled: true },
  description: null,
  picture_url: null,
  created_at: '2020-01-01T09:00:00Z',
}
const venueSummary = { id: venue.id, name: venue.name, slug: venue.slug }

const category = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  name: 'Dance',
  slug: 'dance',
  booking_type: 'courses',
} as const

export const bookableCategory: Data<'readBookableCategory'> = {
  ...category,
  children: [],
  parent: null,
  in_use: { in_use: true, reasons: ['Sets are danced in it'] },
  created_at: '2026-01-01T12:00:00Z',
  picture_kind: 'dance',
  bookable_count: 1,
}

const places = { available: 9, consumed: 1, maximum: 10 }
const days = ['2027-01-13', '2027-01-20', '2027-01-27']

export const course: Course = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  name: 'Set dancing',
  slug: 'set-dancing',
  description: '<p>Four couples, six figures, one good floor.</p>',
  duration_in_weeks: days.length,
  category,
  venue: venueSummary,
  starts_at: inWinter('2027-01-13', '19:00'),
  ends_at: inWinter('2027-01-27', '20:30'),
  instructors: ['Orla Keane'],
  price: euros(4500),
  pro_rata_price: null,
  capacity: places,
  allow_customer_book_course_after_start: false,
  occurrences: days.map((day, index): Course['occurrences'][number] => ({
    id: `oc${String(index + 1).padStart(32, '0')}`,
    name: 'Set dancing',
    duration: 90,
    interval_key: null,
    schedule_id: '0190a000-0000-7000-8000-0000000000a1',
    recurrence_id: null,
    original_starts_at: inWinter(day, '19:00'),
    original_ends_at: inWinter(day, '20:30'),
    booking_type: 'courses',
    schedule_reference: 'SD-1',
    template_name: 'Set dancing',
    template_description: '<p>Four couples, six figures, one good floor.</p>',
    category_id: category.id,
    starts_at: inWinter(day, '19:00'),
    ends_at: inWinter(day, '20:30'),
    setup_time_in_minutes: 0,
    teardown_time_in_minutes: 0,
    status: 'bookable',
    capacity: places,
    booking_strategy: 'sequential',
    price: null,
    locations: [{ id: 1, name: 'Main floor' }],
    location_name: 'Main floor',
    friendly_location_name: null,
    instructors: [{ id: 1, name: 'Orla Keane' }],
    restrictions: null,
    clashes: [],
    allow_anonymous_bookings: false,
    last_bookable_at: null,
    tickets: [],
    block_booking_information: [],
    can_cancel: false,
    is_detached_from_recurrence: false,
    bookable_action: { action: 'book', message: null },
    waitlist: { maximum: null, available: null, consumed: null },
  })),
  bookable_action: { action: 'book', message: null },
  custom_question_sections: [],
  extras: [],
  first_bookable_at: null,
  picture_kind: 'dance',
}

export const user: Data<'readUser'> = {
  id: 9001,
  uuid: '0190a000-0000-7000-8000-0000000000f1',
  reference: 'HT-9001',
  title: null,
  first_name: 'Aoife',
  last_name: 'Walsh',
  email: 'aoife@harbour.invalid',
  gender: null,
  ethnicity: null,
  disability: null,
  profile_picture_url: null,
  phone: null,
  address: { line1: '4 Strand Street', line2: null, town: 'Dunmore', postcode: 'X91 C3D4' },
  email_opt_in: false,
  sms_opt_in: false,
  phone_opt_in: false,
  post_opt_in: false,
  email_verified_at: null,
  date_of_birth: '1988-05-05',
  roles: ['customer'],
  home_venue_slug: null,
  membership_user: false,
  credit: { balance: euros(0) },
  barcode: null,
  token: null,
  has_instruction: false,
  has_billing_date: false,
  document_expiry: [],
  profile_photo: null,
  selected_user: null,
  has_outstanding_penalties: false,
  membership_document_upload_required: false,
  till_open: false,
}

export const session: Data<'login'> = { token: 'harbour-token', expires_at: '2027-01-05T12:00:00Z', user }

const item: Cart['items'][number] = {
  id: 71,
  name: course.name,
  quantity: 1,
  max_quantity: 1,
  price: euros(4500),
  line_total: euros(4500),
  type: 'av2_booking_bundle',
  summary: 'Quayside Hall, 3 sessions',
  purchasable_type: 'course',
  purchasable_id: course.id,
  purchased_for_user_id: null,
  purchased_for_name: null,
  pricing_option_id: null,
  benefit_applied: false,
  package_applied: false,
  booking_bundle_id: 72,
  booking_type: 'courses',
  starts_at: course.starts_at,
  ends_at: course.ends_at,
  venue: venueSummary,
  location_name: 'Main floor',
  category_slug: category.slug,
  schedule_slug: course.slug,
  picture_kind: 'dance',
  price_note: null,
  membership_user_id: null,
  sort_by: 1,
  enable_print_receipt: false,
  child_items: [],
  created_at: '2027-01-04T12:00:00Z',
}

const { id, name, summary, purchasable_type, purchasable_id, price, created_at } = item
const lineItem: Cart['line_items'][number] = { id, name, summary, purchasable_type, purchasable_id, price, created_at }

const cartFields = {
  id: 70,
  uuid: '0190a000-0000-7000-8000-0000000000b1',
  source: 'activity-booking',
  refund_status: null,
} as const

/** The basket, with the course in it or without. */
export function cart(isFilled: boolean): Cart {
  const total = euros(isFilled ? 4500 : 0)
  return {
    ...cartFields,
    status: 'pending',
    count: isFilled ? 1 : 0,
    item_count: isFilled ? 1 : 0,
    total,
    balance: total,
    formatted_total: total.formatted,
    formatted_balance: total.formatted,
    items: isFilled ? [item] : [],
    line_items: isFilled ? [lineItem] : [],
    available_credit: [],
    credits: [],
    attendee_waivers_required: false,
    item_hash: isFilled ? 'harbour-1' : 'harbour-0',
    hold: isFilled ? { expires_at: '2027-01-04T12:15:00Z', extensions_left: 0, pinned: false } : null,
    notices: [],
  }
}

export const order: Order = {
  ...cart(true),
  ...cartFields,
  id: 7700,
  status: 'success',
  balance: euros(0),
  formatted_balance: '€0.00',
  reference: 'HARBOUR-7700',
  user_id: user.id,
  customer_name: 'Aoife Walsh',
  created_at: '2027-01-04T12:00:00Z',
  paid_at: '2027-01-04T12:01:00Z',
  total_paid: euros(4500),
  credit_used: euros(0),
  payments: [{ tender_type: 'online', amount: euros(4500), card: { brand: 'visa', last_four: '4242' } }],
}

export const authorised: ApiTypes['authorisePaymentWith']['reply'] = {
  transaction_id: 'HT-1',
  transaction_uuid: '0190a000-0000-7000-8000-0000000000e1',
  transaction_status: 'authorised',
  error: null,
  sca_url: null,
  sca_method: null,
  sca_data: null,
  client_secret: null,
  return_url: null,
}

export const completed: ApiTypes['completePaymentWith']['reply'] = {
  complete_order_id: order.id,
  order_id: order.id,
  status: 'completed',
}

/** A whole list on one page. */
export function listOf<T>(rows: readonly T[], sortBy: string) {
  const count = rows.length
  return {
    data: rows,
    meta: {
      pagination: {
        previous_page: null,
        current_page: 1,
        next_page: null,
        records_per_page: 100,
        records_on_current_page: count,
        first_record_on_current_page: count > 0 ? 1 : null,
        last_record_on_current_page: count > 0 ? count : null,
        total_records: count,
        total_pages: 1,
      },
      sorting: { sort_by: sortBy, direction: 'ascending' },
    },
  }
}
