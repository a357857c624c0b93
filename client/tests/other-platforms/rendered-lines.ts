/** A visible text or control, with the fields it is made of. */
export type Line = {
  readonly says: string
  /** Without these fields (beginnings of paths or, with a `$`, whole paths) it may be missing. */
  readonly of: readonly string[]
  /** Its replacement, by the missing field. */
  readonly instead?: Readonly<Record<string, string>>
}

const firstSession = 'occurrences.0.starts_at'
const courseName = { name: 'Set dancing' }
const item = 'items.0'
const session = 'items.0.child_items.0'

/** A price without its text is formatted in the site's currency; without its amount it is worked out. */
function inPounds(price: string, text: string): Readonly<Record<string, string>> {
  return { [`${price}$`]: text, [`${price}.formatted`]: text, [`${price}.value`]: text }
}

export const ofVenues: readonly Line[] = [
  { says: 'Select venue </span>Quayside Hall', of: ['name'], instead: { name: 'Select venue </span>Quayside hall' } },
  { says: 'href="/location/quayside-hall"', of: ['slug'], instead: { slug: 'href="/location/501"' } },
  { says: '2 Custom House Quay', of: ['address1'], instead: { address1: 'Dunmore, X91 A1B2' } },
  { says: 'Dunmore', of: ['town'], instead: { town: '2 Custom House Quay, X91 A1B2' } },
  { says: 'X91 A1B2', of: ['postcode'] },
  { says: 'Open until 20:00', of: ['opening_times'] },
]

export const ofCategories: readonly Line[] = [
  { says: 'Dance', of: ['name'], instead: { name: 'Dance' } },
  { says: '/quayside-hall/dance"', of: ['slug'], instead: { slug: '/quayside-hall/0190a000' } },
]

export const ofCourseList: readonly Line[] = [
  {
    says: '>Set dancing</a>',
    of: ['name'],
    instead: { name: '>Set dancing</a>' },
  },
  { says: 'timetable/set-dancing"', of: ['slug'], instead: { slug: 'timetable/0190a000' } },
  { says: 'Wednesdays 19:00 to 20:30', of: ['occurrences', firstSession] },
  { says: 'From 13 January, 3 sessions', of: ['occurrences', 'starts_at', 'ends_at'] },
  { says: '£15.00 a session', of: ['price', 'occurrences'] },
  { says: 'The big room', of: ['occurrences'] },
  { says: 'Orla Keane', of: ['instructors'] },
  { says: '€45.00', of: ['price'] },
  { says: '9 places left', of: ['capacity', 'id', 'bookable_action'] },
]

export const ofCourseDetails: readonly Line[] = [
  { says: 'Book this course', of: ['id', 'bookable_action'], instead: { id: 'This course cannot be booked.' } },
  { says: '>Set dancing<', of: ['name'], instead: courseName },
  { says: 'Wednesdays 19:00 to 20:30', of: ['occurrences'] },
  { says: 'The big room', of: ['occurrences'] },
  { says: 'Quayside Hall', of: ['venue'] },
  { says: 'Orla Keane', of: ['instructors'] },
  { says: 'What to know', of: ['description'] },
  { says: '3 dates', of: ['occurrences'] },
  { says: 'Practice record', of: ['extras'] },
  { says: '€3.50', of: ['extras'] },
  { says: '€45.00', of: ['price'], instead: { 'price.formatted': '£45.00' } },
]

export const ofCourseBooking: readonly Line[] = [
  { says: 'Add to basket', of: [] },
  { says: 'Checkout now', of: [] },
  { says: '>Set dancing<', of: ['name'], instead: courseName },
  { says: 'Wednesdays 19:00 to 20:30', of: ['occurrences'] },
  {
    says: 'About you',
    of: ['custom_question_sections'],
    instead: { 'custom_question_sections.0.title': 'A few questions' },
  },
  {
    says: 'Which shoe size?',
    of: ['custom_question_sections'],
    instead: {
      'custom_question_sections.0.questions.0.question': 'Question',
      'custom_question_sections.0.questions.0.type': 'Unsupported question type',
      'custom_question_sections.0.questions.0.options': 'Which shoe size?',
      'custom_question_sections.0.questions.0.required': 'Which shoe size?',
      'custom_question_sections.0.questions.0.position': 'Which shoe size?',
    },
  },
  { says: 'Above 40', of: ['custom_question_sections'] },
  {
    says: 'Floor rules',
    of: ['occurrences'],
    instead: { 'occurrences.0.restrictions.pre_purchase_waiver.name': 'the waiver' },
  },
  { says: 'One more Practice record', of: ['extras'] },
  { says: '£45.00', of: ['price'] },
]

const campName = { name: 'Quay camp' }

export const ofCampDetails: readonly Line[] = [
  { says: 'Book this camp', of: ['id', 'bookable_action'], instead: { id: 'This camp cannot be booked.' } },
  { says: '>Quay camp<', of: ['name'], instead: campName },
  { says: '19:00 to 20:30 each day', of: ['occurrences'] },
  { says: 'Quayside Hall', of: ['venue'] },
  { says: '3 dates', of: ['occurrences'] },
  {
    says: '€90.00',
    of: ['price'],
    instead: { 'price.formatted': '£90.00', 'price.value': '€35.00', price$: '€35.00' },
  },
  // The price of a single session is shown too, unless it is missing.
  { says: 'or £35.00 a day', of: ['price', 'occurrences', 'pricing_option_availability'] },
]

export const ofCampBooking: readonly Line[] = [
  { says: 'Add to basket', of: [] },
  { says: 'Checkout now', of: [] },
  { says: '>Quay camp<', of: ['name'], instead: campName },
  { says: 'Entire camp', of: ['pricing_option_availability'] },
  { says: 'Choose dates', of: ['pricing_option_availability', 'occurrences'] },
  {
    says: 'Floor rules',
    of: ['occurrences'],
    instead: { 'occurrences.0.restrictions.pre_purchase_waiver.name': 'the waiver' },
  },
]

export const ofBasket: readonly Line[] = [
  { says: '>Set dancing<', of: ['items$'], instead: { [`${item}.name`]: 'Item without a name' } },
  {
    says: 'Remove Set dancing',
    of: ['items$', `${item}.id`],
    instead: { [`${item}.name`]: 'Remove Item without a name' },
  },
  { says: '€45.00', of: ['items$'], instead: inPounds(`${item}.line_total`, '£45.00') },
  {
    says: 'Wednesdays, 19:00 to 20:30',
    of: ['items$', `${item}.child_items$`, `${session}.starts_at`, `${session}.ends_at`],
  },
  {
    says: '3 sessions, 13 January to 27 January',
    of: ['items$', `${item}.child_items$`],
    instead: {
      [`${session}.starts_at$`]: '2 sessions, 20 January to 27 January',
      [`${session}.starts_at.utc`]: '2 sessions, 20 January to 27 January',
      [`${session}.starts_at.local`]: '2 sessions, 20 January to 27 January',
    },
  },
  { says: 'Quayside Hall', of: ['items$', `${item}.child_items$`] },
  { says: '2 × Practice record', of: ['items$', `${item}.child_items$`] },
  { says: 'Remove Practice record', of: ['items$', `${item}.child_items$`] },
  { says: 'Total to pay:', of: [] },
  { says: '£52.00', of: [] },
  { says: 'Edit basket', of: [] },
]

export const ofConfirmation: readonly Line[] = [
  { says: 'Booked.', of: [] },
  { says: '<strong>7700</strong>', of: [] },
  {
    says: 'You paid €52.00.',
    of: ['total'],
    instead: { 'total.formatted': 'You paid £52.00.', balance: 'You paid €52.00.' },
  },
  { says: 'Add 3 sessions to your calendar', of: ['items'] },
  { says: 'Order 7700\u00A0· Aoife Walsh', of: [] },
  { says: 'Set dancing', of: ['items'] },
  { says: '2 × Practice record', of: ['items'] },
  { says: '£45.00', of: ['items'] },
  { says: 'Print', of: [] },
]
