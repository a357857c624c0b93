import { type Language, languageCodes, languages } from '@touchline/languages'
import { allocationStrategies, browsingOrders, v1Types, v2Types } from './activities/types.ts'
import { exportsNamed } from './endpoints.ts'
import * as enumerations from './shared/enumerations.ts'
import { type Meanings, meaningOf as of } from './shared/meaning.ts'

const sources = {
  'class-booking': 'classes, online',
  'activity-booking': 'courses, camps and activities, online',
  'online-joining': 'a membership bought online',
  'online-guest-passes': 'guest passes bought online',
  'front-of-house': 'a basket of staff at the front desk',
  'point-of-sale': 'a basket of staff at a till',
  'off-system': 'bought outside of the platform and recorded in it',
} as const

// Every code has its row.
const languageNames = Object.fromEntries(languageCodes.map((code) => [code, languages[code].name])) as Record<
  Language,
  string
>

const channelTexts = { online: 'customers', foh: 'front-of-house staff' } as const

/** The meanings of the values of all enumerations; a noun has its own as `<noun>Meanings`. */
export const meanings: readonly Meanings[] = [
  ...Object.values(exportsNamed('Meanings')).flat(),
  of('FileType', enumerations.fileTypes, {
    'application/pdf': 'a PDF',
    'image/jpeg': 'a JPG picture',
    'image/png': 'a PNG picture',
  }),
  of('Language', languageCodes, languageNames),
  of('BookingType', enumerations.bookingTypes, {
    ticketed: 'sold as tickets to a dated session',
    resources: 'a court, a pitch or another thing by the slot',
    classes: 'one dated class',
    courses: 'all sessions of a course together',
    camps: 'a camp, whole or by the session',
  }),
  of('BookingStatus', enumerations.bookingStatuses, {
    settled: 'it is paid, or free and confirmed',
    reserved: 'the place is kept while it is in a basket',
    cancelled: 'it was given back; final',
  }),
  of('OccurrenceStatus', enumerations.occurrenceStatuses, {
    bookable: 'it takes place',
    cancelled: 'it does not take place',
    clashing: 'something speaks against it; see `clashes`',
  }),
  of('BookingStrategy', enumerations.bookingStrategies, {
    sequential: 'one booking after the other uses the location',
    overlapping: 'bookings may overlap up to the capacity',
  }),
  of('ClashFilter', enumerations.clashFilters, {
    only_clashing: 'those that something speaks against',
    only_non_clashing: 'those that nothing speaks against',
    all: 'both',
  }),
  of('DeletionReason', enumerations.deletionReasons, {
    location_closure: 'the location is closed',
    opening_time_change: 'the venue opens at other times',
    schedule_change: 'the programme has changed',
    space_reduction: 'there is less room',
    adverse_weather: 'the weather is bad',
    booked: 'the location is booked for something else',
    unknown: 'nobody said why',
    data_cleanup: 'it should not have been there',
    duplicate_activity: 'it is there twice',
    block_booking_cancelled: 'the club or school it was for does not come',
    clash_detection_rules_changed: 'what counts as a clash has changed',
    staff_availability: 'nobody can give it',
  }),
  of('BookableActionName', enumerations.bookableActions, {
    book: 'it can be booked',
    cancel_booking: 'it is booked, which can be undone',
    cancel_reservation: 'it is in a basket, from which it can be taken',
    join_waitlist: 'it is full, and somebody may wait',
    leave_waitlist: 'somebody waits, and may stop waiting',
  }),
  of('ActivityTypeBeforeMigration', v1Types, {
    class_templates: 'classes',
    ad_hoc_templates: 'courts and other things by the slot',
    fast_ticket_templates: 'times at which tickets are valid',
  }),
  of('ActivityType', v2Types, {
    classes: 'classes',
    resources: 'courts and other things by the slot',
    ticketed: 'times at which tickets are valid',
  }),
  of('BrowsingOrder', browsingOrders, { location: 'by where it is' }),
  of('AllocationStrategy', allocationStrategies, { customer: 'who books chooses the court' }),
  of('RestrictionType', enumerations.restrictionTypes, {
    'pre-purchase-waiver': 'to be agreed to before buying',
    'pre-purchase-induction': 'to be attended before buying',
    'post-purchase-waiver': 'to be agreed to after buying',
    'post-purchase-induction': 'to be attended after buying',
    'enhanced-pre-waiver': 'to be agreed to with details before buying',
  }),
  of('PricingOptionAvailability', enumerations.pricingOptionAvailabilities, {
    bundled: 'all sessions together, until the first one begins',
    individual: 'each session alone',
  }),
  of('RestrictionFilter', enumerations.restrictionFilters, {
    'pre-purchase-waiver': 'to be agreed to before buying',
    'pre-purchase-induction': 'to be attended before buying',
    'enhanced-pre-waiver': 'to be agreed to with details before buying',
  }),
  of('RestrictionCriterion', enumerations.restrictionCriteria, { all: 'waiver and induction', any: 'one of the two' }),
  of('IntegrationTypeValue', enumerations.integrationTypes, { third_party_integrations: 'systems of others' }),
  of('IntegrationDriverValue', enumerations.integrationDrivers, { log: "each event is written to the platform's log" }),
  of('IntegrationEventTypeValue', enumerations.integrationEventTypes, { 'v1.user.created': 'somebody has registered' }),
  of('TenderType', enumerations.tenderTypes, {
    cash: 'coins and notes at the till',
    card: 'a card at the till',
    cheque: 'a cheque at the till',
    'offline-voucher': 'a paper voucher at the till',
    float: 'the money a till begins with',
    online: 'a card on the site, through the gateway',
    'off-system': 'paid outside of the platform',
    'direct-debit': 'taken from a bank account',
    voucher: 'a voucher with a code',
    'gift-card': 'a gift card',
    inclusive: 'part of something bought before',
    credit: "the customer's credit",
  }),
  of('CancellationSource', enumerations.cancellationSources, {
    customers: 'a customer, on the site',
    foh: 'staff, who may override a cut-off',
    'my-account': 'a customer, in their account',
    occurrence: 'the venue, because the session is not going ahead',
  }),
  of('CutOffAction', enumerations.cutOffActions, {
    charge_fee: 'a fee is charged',
    disable_booking: 'nothing can be booked until it is paid',
    disable_access: 'no access until it is paid',
    disable_cancelling: 'it cannot be cancelled any more',
  }),
  of('AttendanceStatus', enumerations.attendanceStatuses, {
    attended: 'whoever booked came',
    absent: 'whoever booked did not come',
  }),
  of('PenaltyBlock', enumerations.penaltyBlocks, {
    booking: 'nothing can be booked until the penalty is paid',
    access: 'the venue lets nobody in until the penalty is paid',
  }),
  of('CancellationReturn', enumerations.cancellationReturns, {
    credit_full: 'what was paid comes back as credit',
    usage: 'the use goes back to the package that paid for it',
    nothing: 'it can be cancelled, and nothing comes back',
    usage_lost: 'it can be cancelled, and the use of the package is lost',
    not_possible: 'it cannot be cancelled',
  }),
  of('CancelledSession', enumerations.cancelledSessions, {
    each: 'each session by itself',
    all_left: 'all sessions that are left, together',
  }),
  of('PriceReasonCode', enumerations.priceReasons, {
    member_price: 'the person has a membership, and pays less for it',
    members_pay_less: 'a membership would make it cheaper',
    members_only: 'only members can book it; the price is theirs',
  }),
  of('WaitlistMode', enumerations.waitlistModes, {
    notify_all: 'everybody who waits is told, and whoever is first has it',
    offer: 'it is kept for who is next, for a time',
    book: 'it is booked for who is next where nothing is due, and offered otherwise',
  }),
  of('WaitlistStatus', enumerations.waitlistStatuses, {
    waiting: 'in turn',
    offered: 'places are kept for them until `offer_expires_at`',
  }),
  of('Channel', enumerations.channels, channelTexts),
  of('AnswerFormat', enumerations.answerFormats, {
    telephone: 'a telephone number that can be dialled',
  }),
  of('QuestionType', enumerations.questionTypes, {
    text: 'one line',
    long_text: 'several lines',
    number: 'a number from 1 up',
    select: 'one of the options',
    multi_select: 'some of the options',
    date: 'a day, `YYYY-MM-DD`',
    checkbox: 'one of the options, or an agreement without options',
    group: 'a heading; takes no answer',
    hidden: 'shown to nobody',
  }),
  of('CartSource', enumerations.cartSources, sources),
  of('CheckoutSource', [...enumerations.cartSources, ...enumerations.channels], { ...sources, ...channelTexts }),
  of('OrderStatus', enumerations.orderStatuses, {
    success: 'ordered, and paid where something was due',
    pending: 'a basket, or an order whose payment is under way',
    cancelled: 'nothing was taken',
    awaiting_payment: 'ordered, to be paid',
  }),
  of('RefundStatus', enumerations.refundStatuses, {
    partial: 'a part came back',
    full: 'everything came back as credit or on the card',
    'off-system': 'given back outside of the platform',
    mixed: 'in more than one way',
  }),
  of('ChargeType', enumerations.chargeTypes, {
    penalty: 'for what was missed or cancelled too late',
    collectableFee: 'a fee that is to be collected',
    debt: 'what was not paid when it was due',
  }),
  of('ChargeableType', ['collectableFee', 'debt'], {
    collectableFee: 'a fee that is to be collected',
    debt: 'what was not paid when it was due',
  }),
  of('RefundWay', ['credit', 'card'], {
    credit: 'as credit',
    card: 'on the card, as far as it was paid with one',
  }),
  of('RefundState', enumerations.refundStates, {
    pending: 'it was asked for and has not arrived',
    succeeded: 'it has arrived',
    failed: 'it did not arrive, or came back from the bank: the money is still with the venue',
  }),
  of('RefundTender', enumerations.refundTenders, {
    online: 'on the card it was paid with',
    credit: 'as credit of whoever paid',
    'off-system': 'outside of the platform, which only records it',
    cash: 'in cash',
    card: 'on the card that was used at a terminal',
    'direct-debit': 'by the bank account it was taken from',
  }),
  of('PurchasableType', enumerations.purchasableTypes, {
    pricingOption: 'a package, by the id of its pricing option',
    booking: 'an existing reserved booking, by its id',
    activity: 'one dated session, by its older numeric id',
    penalty: 'a charge, by its id',
    activityTicket: 'a ticket, by its id',
    collectableFee: 'a fee of a membership',
    membershipRenewal: 'the renewal of a membership',
    purchasableOccurrence: 'one dated session without a named attendee, by its id',
    av2Booking: 'one dated session for somebody, by its id',
    course: 'a course, by its id',
    camp: 'a camp, by its id',
    av2BookingBundle: 'an existing reserved bundle, by its id',
    debtReconciliation: 'the settling of a debt',
    debt: 'a debt',
  }),
  of('OrderItemType', enumerations.orderItemTypes, {
    av2_booking: 'one dated session',
    av2_booking_bundle: 'a course or camp with its sessions as child items',
    journal_transaction: 'an entry of the books',
    membership: 'a membership',
    membership_change: 'a change of a membership',
    membership_renewal: 'the renewal of a membership',
    penalty: 'a charge',
    pricing_option: 'an extra, or anything else with a price',
  }),
  of('ChildItemType', ['av2_booking', 'pricing_option'], {
    av2_booking: 'one dated session',
    pricing_option: 'an extra',
  }),
  of('Relationship', enumerations.relationships, {
    parent: 'the user is a parent of the linked person',
    partner: 'their partner',
    sibling: 'their brother or sister',
    employee: 'their employer',
    carer: 'who cares for them',
  }),
  of('OnboardingType', enumerations.onboardingTypes, {
    customer_account_online: 'somebody registers on the site',
    course_pro_bridge: 'from the course system',
    mcr_active: 'from the membership system',
    customer_account_foh: 'staff register somebody',
    membership_purchase: 'somebody registers to become a member',
  }),
  of('Role', enumerations.roles, {
    customer: 'a customer',
    foh: 'front-of-house staff',
    super_user: 'sees and changes everything',
  }),
  of('CreditType', enumerations.creditTypes, {
    membership: 'comes with a membership; used first',
    general: 'comes from anything else',
  }),
  of('SortDirection', enumerations.sortDirections, { ascending: 'the least first', descending: 'the greatest first' }),
  of('ClashKind', ['opening_times', 'instructors', 'locations', 'closure'], {
    opening_times: 'the venue is closed then',
    instructors: 'an instructor is somewhere else',
    locations: 'something else is in the location',
    closure: 'the location is closed',
  }),
  of('WaitlistItemType', ['activity', 'activityTicket'], {
    activity: 'a class or a slot',
    activityTicket: 'a ticketed session',
  }),
  of('BookingUpdateType', ['cancellation'], { cancellation: 'they are cancelled together, all or none' }),
  of('BookingCancellationSource', ['bookings', 'customers', 'my-account', 'foh'], {
    bookings: 'the booking site, which counts as a customer',
    customers: 'a customer',
    'my-account': 'a customer in their account',
    foh: 'staff, who may go beyond the cut-off',
  }),
]
