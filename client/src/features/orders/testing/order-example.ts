import { format } from '@touchline/money'
import type { Order } from '../use-orders.ts'

function price(value: number) {
  return { formatted: format(value), value, currency: 'GBP' }
}

const timezone = 'Europe/London'
const startsAt = { utc: '2027-06-01 16:00:00', local: '2027-06-01 17:00:00', timezone }
const endsAt = { utc: '2027-06-01 16:45:00', local: '2027-06-01 17:45:00', timezone }
const item = { name: 'First strokes', quantity: 1, maxQuantity: 1 }

/** One course with one session and an extra, paid by credit and card. */
export const exampleOrder: Order = {
  id: 501,
  uuid: '0d0d0d0d-0000-4000-8000-000000000501',
  source: 'activity-booking',
  status: 'success',
  refundStatus: null,
  count: 1,
  itemCount: 1,
  total: price(9100),
  balance: price(0),
  formattedTotal: '£91.00',
  formattedBalance: '£0.00',
  lineItems: [],
  availableCredit: [],
  credits: [],
  attendeeWaiversRequired: false,
  itemHash: 'v1:501',
  reference: 'TL-000501',
  userId: 12,
  customerName: 'Amina Rahman',
  createdAt: '2027-05-01T09:30:00Z',
  paidAt: '2027-05-01T09:31:00Z',
  totalPaid: price(9100),
  creditUsed: price(1500),
  payments: [
    { tenderType: 'credit', amount: price(1500), reference: null, card: null },
    { tenderType: 'online', amount: price(7600), reference: null, card: { brand: 'visa', lastFour: '4242' } },
  ],
  items: [
    {
      ...item,
      id: 7,
      type: 'av2_booking_bundle',
      summary: 'Ashcombe Leisure Centre, 1 session',
      price: price(8400),
      lineTotal: price(8400),
      purchasableType: 'course',
      purchasableId: 'c0ffee00-0000-4000-8000-000000000001',
      purchasedForUserId: 31,
      purchasedForName: 'Idris Rahman',
      pricingOptionId: null,
      benefitApplied: false,
      packageApplied: false,
      bookingBundleId: 3,
      bookingType: 'courses',
      startsAt,
      endsAt,
      venue: { id: 1, name: 'Ashcombe Leisure Centre', slug: 'ashcombe-leisure-centre' },
      locationName: 'Learner pool',
      categorySlug: 'swimming',
      scheduleSlug: 'first-strokes',
      pictureKind: 'waves',
      priceNote: null,
      membershipUserId: null,
      sortBy: 1,
      enablePrintReceipt: true,
      createdAt: '2027-05-01T09:00:00Z',
      childItems: [
        {
          ...item,
          id: 12,
          type: 'av2_booking',
          price: price(0),
          lineTotal: price(0),
          bookingId: 12,
          occurrenceId: 'oc00000000000000000000000000000012',
          bookingType: 'courses',
          startsAt,
          endsAt,
          venue: { id: 1, name: 'Ashcombe Leisure Centre' },
          locationName: 'Learner pool',
        },
        {
          ...item,
          id: 91,
          type: 'pricing_option',
          name: 'Swimming cap',
          quantity: 2,
          maxQuantity: null,
          price: price(350),
          lineTotal: price(700),
          pricingOptionId: 44,
        },
      ],
    },
  ],
}
