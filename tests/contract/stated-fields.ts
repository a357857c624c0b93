import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One field as a document states it. */
export type StatedField = {
  readonly section: string
  readonly entity: string
  /** In dots where it lies deeper. */
  readonly field: string
  /** `-`: the document does not say. */
  readonly type: string
  readonly nullable: boolean
}

/** The fields of the entities that are built, taken from the two documents: one row each. */
export const statedFields: readonly StatedField[] = readFileSync(join(import.meta.dirname, 'stated-fields.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [section = '', entity = '', field = '', type = '', nullable = ''] = line.split('\t')
    return { section, entity, field, type, nullable: nullable === 'yes' }
  })

/** The schemas of the contract for each stated entity. */
export const schemasOf: Readonly<Record<string, readonly string[]>> = {
  Price: ['Price'],
  'Date-time': ['DateTime'],
  'Pagination metadata': ['Pagination'],
  'Sorting metadata': ['Sorting'],
  // One resource: the basket and the order it becomes. [C-23]
  Order: ['Order', 'Cart'],
  Cart: ['Cart', 'Order'],
  'Available credit': ['AvailableCredit'],
  'Order item': ['CartItem'],
  'Order item, av2_booking': ['CartItem'],
  'Order item, av2_booking_bundle': ['CartItem'],
  'Order item, journal_transaction': ['CartItem'],
  'Order item, penalty': ['CartItem'],
  'Order item, membership': ['CartItem'],
  'Order item, membership_change': ['CartItem'],
  'Order item, membership_renewal': ['CartItem'],
  'Child item, membership': ['ChildItem'],
  'Order item, pricing_option': ['CartItem'],
  'Child item': ['ChildItem'],
  'Child item, av2_booking': ['ChildItem'],
  'Child item, pricing_option': ['ChildItem'],
  'Basket item': ['CartItem'],
  'Cart item': ['CartItem'],
  'Line item': ['LineItem'],
  'Course schedule': ['Course'],
  'Course detail': ['Course'],
  'Camp schedule': ['Camp'],
  'Camp detail': ['Camp'],
  'Session of a camp': ['Occurrence'],
  Occurrence: ['Occurrence'],
  'Session of a course': ['Occurrence'],
  Clash: ['Clash'],
  Ticket: ['Ticket'],
  'Activity category': ['VenueCategory'],
  'Activity class': ['ActivityClass', 'ActivityClassDetails'],
  Slot: ['Slot'],
  'Fast-ticket time': ['FastTicketTime'],
  'Action to show': ['ActionToShow'],
  Date: ['BookableDate'],
  'Block booking information': ['BlockBookingInformation'],
  'Custom question section': ['QuestionSection'],
  Question: ['Question'],
  Extra: ['Extra'],
  Package: ['Package'],
  Booking: ['Booking'],
  'Booking bundle': ['BookingBundle'],
  Category: ['BookableCategory'],
  'Waiver or restriction record': ['Restriction'],
  'Waitlist entry': ['WaitlistEntry'],
  Prepare: ['PaymentPreparation'],
  Authorise: ['AuthorisationOutcome'],
  Complete: ['CompletionOutcome'],
  'Completion of 3-D Secure': ['ScaOutcome'],
  Venue: ['Venue'],
  Client: ['Client'],
  User: ['User'],
  'Linked user': ['LinkedUser'],
  Theme: ['Theme'],
}

/** Fields that the documents put into something they do not name: where they lie here. payments.md 2.1 */
export const placeOf: Readonly<Record<string, string>> = { 'Prepare.mode': 'config.mode', 'Prepare.url': 'config.url' }

/** Fields that not every item has: by its type, or by what became of it. */
export const dependingOnType: ReadonlySet<string> = new Set([
  'Order item, av2_booking',
  'Order item, av2_booking_bundle',
  'Order item, journal_transaction',
  'Order item, penalty',
  'Order item, membership',
  'Order item, membership_change',
  'Order item, membership_renewal',
  'Child item, membership',
  'Order item, pricing_option',
  'Child item, av2_booking',
  'Child item, pricing_option',
  'Clash',
])
