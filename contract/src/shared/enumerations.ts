/** The enumerations of the specifications, spelled as on the wire. */

export const bookingTypes = ['ticketed', 'resources', 'classes', 'courses', 'camps'] as const
export type BookingType = (typeof bookingTypes)[number]

export const bookingStatuses = ['settled', 'reserved', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const occurrenceStatuses = ['bookable', 'cancelled', 'clashing'] as const
export type OccurrenceStatus = (typeof occurrenceStatuses)[number]

export const bookingStrategies = ['sequential', 'overlapping'] as const

export const clashFilters = ['only_clashing', 'only_non_clashing', 'all'] as const

/** Reasons for calling an occurrence off. */
export const deletionReasons = [
  'location_closure',
  'opening_time_change',
  'schedule_change',
  'space_reduction',
  'adverse_weather',
  'booked',
  'unknown',
  'data_cleanup',
  'duplicate_activity',
  'block_booking_cancelled',
  'clash_detection_rules_changed',
  'staff_availability',
] as const
export type DeletionReason = (typeof deletionReasons)[number]

export const bookableActions = [
  'book',
  'cancel_booking',
  'cancel_reservation',
  'join_waitlist',
  'leave_waitlist',
] as const
export type BookableActionName = (typeof bookableActions)[number]

export const restrictionTypes = [
  'pre-purchase-waiver',
  'pre-purchase-induction',
  'post-purchase-waiver',
  'post-purchase-induction',
  'enhanced-pre-waiver',
] as const
export type RestrictionType = (typeof restrictionTypes)[number]

/** The restrictions a list can be filtered by. */
export const restrictionFilters = [
  'pre-purchase-waiver',
  'pre-purchase-induction',
  'enhanced-pre-waiver',
] as const satisfies readonly RestrictionType[]

export const integrationTypes = ['third_party_integrations'] as const
export type IntegrationType = (typeof integrationTypes)[number]
/** The driver that delivers events. */
export const integrationDrivers = ['log'] as const
export type IntegrationDriver = (typeof integrationDrivers)[number]
/** Events an integration can receive. */
export const integrationEventTypes = ['v1.user.created'] as const
export type IntegrationEventType = (typeof integrationEventTypes)[number]

export const restrictionCriteria = ['all', 'any'] as const

export const tenderTypes = [
  'cash',
  'card',
  'cheque',
  'offline-voucher',
  'float',
  'online',
  'off-system',
  'direct-debit',
  'voucher',
  'gift-card',
  'inclusive',
  'credit',
] as const
export type TenderType = (typeof tenderTypes)[number]

export const cancellationSources = ['customers', 'foh', 'my-account', 'occurrence'] as const
export type CancellationSource = (typeof cancellationSources)[number]

/** The attendance of a started session, recorded by staff. */
export const attendanceStatuses = ['attended', 'absent'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** Actions blocked until a penalty is paid. */
export const penaltyBlocks = ['booking', 'access'] as const

export const cutOffActions = ['charge_fee', 'disable_booking', 'disable_access', 'disable_cancelling'] as const

/** Refunds of a cancellation. */
export const cancellationReturns = ['credit_full', 'usage', 'nothing', 'usage_lost', 'not_possible'] as const

/** How several sessions can be cancelled later, each by its own deadline. */
export const cancelledSessions = ['each', 'all_left'] as const

/** Reasons for a price. */
export const priceReasons = ['member_price', 'members_pay_less', 'members_only'] as const

/** How a freed place goes to the waitlist. */
export const waitlistModes = ['notify_all', 'offer', 'book'] as const
export type WaitlistMode = (typeof waitlistModes)[number]

/** States of a live waitlist entry. */
export const waitlistStatuses = ['waiting', 'offered'] as const

export const channels = ['online', 'foh'] as const
export type Channel = (typeof channels)[number]

/** The kinds of text that an answer can have. [O-493] */
export const answerFormats = ['telephone'] as const
export type AnswerFormat = (typeof answerFormats)[number]

export const questionTypes = [
  'text',
  'long_text',
  'number',
  'select',
  'multi_select',
  'date',
  'checkbox',
  'group',
  'hidden',
] as const
export type QuestionType = (typeof questionTypes)[number]

export const cartSources = [
  'class-booking',
  'activity-booking',
  'online-joining',
  'online-guest-passes',
  'front-of-house',
  'point-of-sale',
  'off-system',
] as const
export type CartSource = (typeof cartSources)[number]
/** Sources that only staff sell from. */
export const staffSources: ReadonlySet<string> = new Set([
  'front-of-house',
  'point-of-sale',
  'off-system',
] satisfies CartSource[])

export const orderStatuses = ['success', 'pending', 'cancelled', 'awaiting_payment'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const refundStatuses = ['partial', 'full', 'off-system', 'mixed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** States of a refund. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Ways to refund. */
export const refundTenders = ['online', 'credit', 'off-system', 'cash', 'card', 'direct-debit'] as const

/** Types of charges, each also the purchasable type that pays it. */
export const chargeTypes = ['penalty', 'collectableFee', 'debt'] as const
export type ChargeType = (typeof chargeTypes)[number]

export const purchasableTypes = [
  'pricingOption',
  'booking',
  'activity',
  'penalty',
  'activityTicket',
  'collectableFee',
  'membershipRenewal',
  'purchasableOccurrence',
  'av2Booking',
  'course',
  'camp',
  'av2BookingBundle',
  'debtReconciliation',
  'debt',
] as const
export type PurchasableType = (typeof purchasableTypes)[number]

/** Types of basket and order lines. */
export const orderItemTypes = [
  'av2_booking',
  'av2_booking_bundle',
  'journal_transaction',
  'membership',
  'membership_change',
  'membership_renewal',
  'penalty',
  'pricing_option',
] as const
export type OrderItemType = (typeof orderItemTypes)[number]

export const packageExpiryUnits = ['day', 'month', 'year'] as const

/** States of an owned package. */
export const ownedPackageStatuses = ['active', 'used_up', 'expired', 'refunded'] as const

export const relationships = ['parent', 'partner', 'sibling', 'employee', 'carer'] as const
export type Relationship = (typeof relationships)[number]

export const onboardingTypes = [
  'customer_account_online',
  'course_pro_bridge',
  'mcr_active',
  'customer_account_foh',
  'membership_purchase',
] as const

export const roles = ['customer', 'foh', 'super_user'] as const
export type Role = (typeof roles)[number]

/** Why an account cannot be closed yet. */
export const closingWaits = ['money_owed', 'refund_under_way', 'payment_under_way', 'booking_too_late'] as const
export type ClosingWait = (typeof closingWaits)[number]

export const creditTypes = ['membership', 'general'] as const
export type CreditType = (typeof creditTypes)[number]

export const sortDirections = ['ascending', 'descending'] as const

/** Answers of an authorisation. */
export const cardSetupStatuses = ['open', 'sca_required', 'processing', 'failed', 'succeeded', 'over'] as const
export const transactionStatuses = ['authorised', 'sca_required', 'failed'] as const
/** How a 3-D Secure step ended without a payment. */
export const scaEndings = ['superseded', 'timed_out', 'not_confirmed', 'stopped'] as const
export type ScaEnding = (typeof scaEndings)[number]

/** The payment states of a customer's client. */
export const paymentStatuses = [
  'idle',
  'preparing',
  'prepare_failed',
  'ready',
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
  'completed',
  'failed',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Media types of files that somebody sends, judged by content. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof fileTypes)[number]

export const pricingOptionAvailabilities = ['bundled', 'individual'] as const
