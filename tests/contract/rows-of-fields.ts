/** A row of the specification that names fields of an entity: what they are called there, in dots where they lie deeper. */
export type RowOfFields = readonly [id: string, entity: string, fields: string]

/** Rows about what is answered. `id` of `stated-fields.tsv` says the type of each field and whether it may be null. */
export const rowsOfFields: readonly RowOfFields[] = [
  ['P3-012', 'Order', 'id source total balance available_credit items'],
  ['P3-014', 'Order', 'total balance'],
  ['P3-017', 'Order item', 'id name quantity max_quantity price line_total type'],
  ['P3-018', 'Order item', 'max_quantity'],
  ['P3-021', 'Order item', 'type'],
  [
    'P3-022',
    'Order item, av2_booking',
    'booking_id occurrence_id booking_type starts_at ends_at venue venue.id venue.name',
  ],
  ['P3-023', 'Order item, av2_booking', 'starts_at ends_at'],
  ['P3-033', 'Basket item', 'purchased_for_user_id pricing_option_id'],
  ['P3-054', 'Package', 'id name friendly_name description'],
  ['P3-055', 'Package', 'friendly_name'],
  ['P3-058', 'Package', 'pricing_option pricing_option.id pricing_option.name pricing_option.reference'],
  ['P3-061', 'Package', 'contents contents.usages contents.pricing_options'],
  [
    'P3-076',
    'Course schedule',
    'id name description duration_in_weeks category venue starts_at ends_at instructors price pro_rata_price capacity allow_customer_book_course_after_start occurrences bookable_action custom_question_sections extras',
  ],
  ['P3-077', 'Course schedule', 'id'],
  ['P3-078', 'Course schedule', 'category category.id category.name category.slug category.booking_type'],
  ['P3-079', 'Course schedule', 'instructors'],
  ['P3-080', 'Course schedule', 'capacity capacity.available capacity.consumed capacity.maximum'],
  ['P3-083', 'Course schedule', 'pro_rata_price'],
  [
    'P3-092',
    'Occurrence',
    'restrictions clashes allow_anonymous_bookings last_bookable_at tickets block_booking_information can_cancel is_detached_from_recurrence bookable_action bookable_action.action bookable_action.message waitlist waitlist.maximum waitlist.available waitlist.consumed',
  ],
  ['P3-093', 'Occurrence', 'interval_key'],
  [
    'P3-102',
    'Occurrence',
    'restrictions.pre_purchase_waiver restrictions.pre_purchase_induction restrictions.criteria',
  ],
  [
    'P3-103',
    'Occurrence',
    'restrictions.pre_purchase_waiver restrictions.pre_purchase_induction restrictions.pre_purchase_waiver.id restrictions.pre_purchase_waiver.name restrictions.pre_purchase_waiver.type',
  ],
  ['P3-114', 'Custom question section', 'title description position questions'],
  ['P3-115', 'Custom question section', 'description'],
  ['P3-116', 'Question', 'id question type options options.id options.value required position'],
  ['P3-122', 'Booking', 'booking_bundle_context'],
  [
    'P3-126',
    'Booking bundle',
    'id status booking_type schedule_id name description venue category instructors bookings total_price cancellation custom_question_sections',
  ],
  [
    'P7-059',
    'Authorise',
    'transaction_uuid transaction_status error error.code error.message error.details sca_url sca_method sca_data client_secret return_url',
  ],
  ['P7-069', 'Completion of 3-D Secure', 'transaction_id status'],
  ['S3-014', 'Cart', 'id source status total balance refund_status count line_items'],
  ['S3-019', 'Line item', 'id name summary purchasable_type purchasable_id price created_at'],
  ['S3-078', 'Custom question section', 'title description position questions'],
  ['S3-079', 'Question', 'id question type required options options.id options.value'],
  [
    'S7-082',
    'Cart',
    'items id uuid balance formatted_balance total formatted_total item_count credits attendee_waivers_required item_hash',
  ],
]
