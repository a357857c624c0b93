import type { ApiName } from '@touchline/contract'

/** Bodies that the seed can answer, or that show the form of those that follow from another answer. */
export const requestExamples: { readonly [Name in ApiName]?: object } = {
  login: { username: 'amina@example.test', password: 'Touchline-2026' },
  register: {
    first_name: 'Nia',
    last_name: 'Price',
    email: 'nia@example.test',
    password: 'a long password',
    password_confirmation: 'a long password',
    date_of_birth: '1990-02-28',
    postcode: 'PW3 6HB',
    terms: true,
  },
  requestPasswordReset: { email_or_reference: 'amina@example.test' },
  answerForCart: {
    answers: [
      {
        cart_item_id: 1,
        position: 1,
        first_name: 'Idris',
        last_name: 'Rahman',
        custom_question_answers: [{ custom_question_id: 1, answer: 'None' }],
      },
    ],
  },
  answerForOccurrence: { answers: [{ custom_question_id: 1, answer: 'None' }] },
  agreeToWaivers: { waivers: [{ restriction_id: 1, user_id: 1, agreed: true }] },
  addToWaitlist: { item: { id: 1, type: 'activity' } },
  answerForActivity: { answers: [{ custom_question_id: 1, answer: 'None' }] },
  joinWaitlist: { data: { user_id: 1 } },
  addItems: {
    items: [
      {
        purchasable_type: 'course',
        purchasable_id: '0134c1b2-1280-76a9-9232-efa8f8aa3d6d',
        purchased_for_user_id: 8,
        quantity: 1,
      },
    ],
  },
  priceTicket: { reference: 'FW000002', is_v2: true },
  updateItem: { data: { quantity: 1, purchased_for_user_id: 9 } },
  updateVenue: { data: { camps_and_courses_enabled: { enabled: true } } },
  createCategory: { data: { name: 'Water polo', slug: 'water-polo', booking_type: 'classes' } },
  updateCategory: { data: { name: 'Water polo and more' } },
  updateOccurrence: { data: { start_time: '18:30', capacity: { strategy: 'shared', maximum: 14 } } },
  deleteOccurrence: { data: { reason: 'adverse_weather' } },
  blockOccurrence: { data: { user_id: 8, count: 4, is_paid: false } },
  addToBasket: {
    items: [{ purchasable_type: 'activity', purchasable_id: 1, quantity: 1 }],
    selected_user_id: null,
  },
  applyDiscount: { reference: 'FW000002' },
  createCharge: { data: { purchasable_type: 'collectableFee', amount: 500, reason: 'New membership card' } },
  removeFromBasket: { cart_item_ids: [1] },
  updateBasketItem: { options: { quantity: 2 } },
  applyCredit: { source: 'activity-booking', credits: [{ type: 'general', amount: 500 }] },
  authorisePayment: authorisation(),
  authorisePaymentWith: authorisation(),
  completePayment: completion(),
  completePaymentWith: completion(),
  prepareSession: { source: 'activity-booking' },
  prepareSessionWith: { source: 'activity-booking' },
  paySession: sessionPayment(),
  paySessionWith: sessionPayment(),
  completeSession: sessionCompletion(),
  completeSessionWith: sessionCompletion(),
  completeSca: {
    transaction_uuid: '0d0d0d0d-0000-4000-8000-000000000001',
    sca_result: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9',
  },
  returnFromBank: { cres: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9' },
  receiveWebhook: {
    id: 'event-1',
    type: 'payment.captured',
    created_at: 1_775_552_400_000,
    sequence: 3,
    data: { transaction_id: '1', vendor_tx_code: 'T-1', state: 'captured', amount: 8400, captured: 8400, refunded: 0 },
  },
  updateBookings: { data: { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: [1] } },
  openTill: { venue_id: 1 },
  payAtDesk: {
    item_hash: 'v1:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    source: 'front-of-house',
    selected_user_id: 12,
    terms: true,
    completed_waivers: [],
    payments: [
      { tender_type: 'offline-voucher', amount: 1000, reference: 'GIFT-0042' },
      { tender_type: 'cash', amount: 4600 },
    ],
  },
  refundOrder: {
    refunds: [
      { tender_type: 'online', amount: 1500 },
      { tender_type: 'credit', amount: 500 },
    ],
    reason: 'The instructor was ill',
  },
  updateAttendance: { data: { booking_ids: [1], status: 'attended' } },
  moveBooking: { data: { occurrence_id: 'oc0199aaaa000070008000000000000001' } },
  updateIntegrationSettings: { data: { integrations: { third_party_integrations: false } } },
  createRedirectSession: {
    data: {
      user_uuid: '8f0c1d5e-2b7a-4c39-9d61-5a4e7b3f2c10',
      items: [{ purchasable_id: '0134c1b2-1280-76a9-9232-efa8f8aa3d6d', purchasable_type: 'course' }],
      success_url: 'https://daysout.example/thanks',
      abort_url: 'https://daysout.example/basket',
      expiration_url: 'https://daysout.example/late',
    },
  },
  createIntegration: { data: { type: 'third_party_integrations', driver: 'log' } },
  updateIntegration: { data: { enabled_event_types: ['v1.user.created'], is_active: true } },
  createSandbox: { id: 'my-tests', at: '2026-04-07T09:00:00Z' },
  addFault: { match: { call: 'addItems', nth: 2 }, effect: 'status', status: 503, times: 1 },
  resetSandbox: { clock: 'keep' },
  forkSandbox: { id: 'my-tests-copy' },
  moveClock: { advance: 'PT16M' },
  applyScenario: {},
}

function authorisation(): object {
  return {
    session_key: 'the session_key of the preparation',
    source: 'activity-booking',
    item_hash: 'the item_hash of the basket',
    billing_name: 'Amina Rahman',
    first_name: 'Amina',
    last_name: 'Rahman',
    address1: '12 Orchard Row',
    city: 'Ashcombe',
    postcode: 'AS1 2BC',
    country: 'GB',
    browser_details: {
      color_depth: 24,
      language: 'en-GB',
      screen_width: 1280,
      screen_height: 800,
      timezone_offset: 0,
    },
    card_identifier: 'what the card form answered',
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'online', amount: 8400 }],
  }
}

function completion(): object {
  return {
    transaction_uuid: '0d0d0d0d-0000-4000-8000-000000000001',
    item_hash: 'the item_hash of the basket',
    source: 'activity-booking',
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'online', amount: 8400 }],
  }
}

function sessionPayment(): object {
  return {
    payment_session_id: 'the session_key of the preparation',
    payments: [{ tender_type: 'online', amount: 8400 }],
    terms: true,
    completed_waivers: [],
    source: 'activity-booking',
  }
}

function sessionCompletion(): object {
  return { item_hash: 'the item_hash of the basket', source: 'activity-booking' }
}
