import { readOrder } from 'virtual:calls/orders'
import { readCart } from 'virtual:calls/carts'
import { readBookableCategory } from 'virtual:calls/categories'
import { readCourse } from 'virtual:calls/courses'
import { readVenue } from 'virtual:calls/venues'
import type { ReactNode } from 'react'
import type { Entity } from '../../../../../e2e/stand-in/stated.ts'
import * as catalogue from '../../../../../e2e/stand-in/stated-catalogue.ts'
import * as orders from '../../../../../e2e/stand-in/stated-orders.ts'
import type { Answer, ApiCall } from '../../../api/exchange.ts'
import { readByShape } from '../../../api/read-answer.ts'
import { AddToCalendar } from '../../../features/bookings/AddToCalendar.tsx'
import { BasketItem } from '../../../features/carts/BasketItem.tsx'
import { CheckoutSummary } from '../../../features/carts/CheckoutSummary.tsx'
import { categoryIn } from '../../../features/categories/use-course-categories.ts'
import { CategoryGrid } from '../../../features/categories/CategoryGrid.tsx'
import { BookCourse } from '../../../features/courses/BookCourse.tsx'
import { courseStanding } from '../../../features/courses/course-standing.ts'
import { coursesIn } from '../../../features/courses/course.ts'
import { CourseFacts } from '../../../features/courses/CourseFacts.tsx'
import { CourseHeader } from '../../../features/courses/CourseHeader.tsx'
import { CourseList } from '../../../features/courses/CourseList.tsx'
import { ConfirmationHeading } from '../../../features/orders/ConfirmationHeading.tsx'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { orderNumber } from '../../../features/orders/receipt.ts'
import { venueIn } from '../../../features/venues/venue-search.ts'
import { VenueFinder } from '../../../features/venues/VenueFinder.tsx'
import { CourseBooking } from '../CourseBooking.tsx'
import { paths } from '../paths.ts'

/** Something that a person reads or can press, and the fields that it is made of. */
export type Line = {
  readonly says: string
  /** Where these fields are lost, as the beginnings of their paths or, with a `$`, as whole ones, it may be missing. */
  readonly of: readonly string[]
  /** What stands there instead, by the field that is lost. */
  readonly instead?: Readonly<Record<string, string>>
}

export type RenderedPage = {
  readonly name: string
  readonly answer: Entity
  readonly render: (body: unknown) => ReactNode
  readonly lines: readonly Line[]
  /** Fields that this page makes nothing of, as the beginnings of their paths: they are looked at on another one. */
  readonly leaves?: RegExp
}

/** Before the course begins. */
const now = Date.parse('2027-01-04T12:00:00Z')

/** A body as the client reads it. */
function readAs<C extends ApiCall>(call: C, body: unknown): Answer<C> {
  const reading = readByShape(call.answer.shape, body, () => undefined)
  if (!reading.isReadable) throw new Error('one field took the whole answer with it')
  // The table was made of the schema that the type was made of.
  return reading.value as Answer<C>
}

function Details({ body }: { readonly body: unknown }) {
  return coursesIn([readAs(readCourse, body)]).map((course) => {
    const standing = courseStanding(course, now)
    return (
      <main key={course.slug}>
        <CourseHeader course={course} standing={standing} />
        <BookCourse course={course} now={now} standing={standing} bookingPath="/book" basketPath="/basket" />
        <CourseFacts course={course} now={now} />
      </main>
    )
  })
}

function Confirmed({ body }: { readonly body: unknown }) {
  const order = readAs(readOrder, body)
  const number = orderNumber(order, '7700')
  return (
    <main>
      <ConfirmationHeading order={order} number={number} />
      <AddToCalendar order={order} number={number} />
      <Receipt order={order} number={number} name="Aoife Walsh" timezone={null} />
    </main>
  )
}

function Basket({ body }: { readonly body: unknown }) {
  const cart = readAs(readCart, body)
  return (
    <main>
      <ul>
        {cart.items.map((item) => (
          <BasketItem key={item.id ?? 'item'} item={item} locked={false} headingLevel={2} onRemoved={() => undefined} />
        ))}
      </ul>
      <CheckoutSummary cart={cart} basketPath="/basket" locked={false} onOver={() => undefined} />
    </main>
  )
}

const firstSession = 'occurrences.0.starts_at'
const courseName = { name: 'Set dancing' }
const item = 'items.0'
const session = 'items.0.child_items.0'

/** A price without its text is written in the currency of the site; without its amount it is worked out. */
function inPounds(price: string, text: string): Readonly<Record<string, string>> {
  return { [`${price}$`]: text, [`${price}.formatted`]: text, [`${price}.value`]: text }
}

/** The pages that are made of one answer, with what they say of it. */
export const renderedPages: readonly RenderedPage[] = [
  {
    name: 'venues',
    answer: catalogue.venue,
    render: (body) => (
      <VenueFinder
        venues={[venueIn(readAs(readVenue, body)) ?? []].flat()}
        chosen={null}
        pathOf={({ slug }) => paths.location(slug)}
        onSelect={() => undefined}
      />
    ),
    lines: [
      { says: 'Select venue Quayside Hall', of: ['name'], instead: { name: 'Select venue Quayside hall' } },
      { says: 'href="/location/quayside-hall"', of: ['slug'], instead: { slug: 'href="/location/501"' } },
      { says: '2 Custom House Quay', of: ['address1'], instead: { address1: 'Dunmore, X91 A1B2' } },
      { says: 'Dunmore', of: ['town'], instead: { town: '2 Custom House Quay, X91 A1B2' } },
      { says: 'X91 A1B2', of: ['postcode'] },
      { says: '08:00–20:00', of: ['opening_times'] },
    ],
  },
  {
    name: 'categories',
    answer: catalogue.category,
    render: (body) => (
      <CategoryGrid
        categories={[categoryIn(readAs(readBookableCategory, body)) ?? []].flat()}
        pathOf={({ slug }) => paths.courses('quayside-hall', slug)}
      />
    ),
    lines: [
      { says: 'Dance', of: ['name'], instead: { name: 'Dance' } },
      { says: '/quayside-hall/dance"', of: ['slug'], instead: { slug: '/quayside-hall/0190a000' } },
    ],
  },
  {
    name: 'course list',
    answer: catalogue.course,
    render: (body) => (
      <CourseList
        courses={coursesIn([readAs(readCourse, body)])}
        now={now}
        detailsPath={({ slug }) => paths.courseDetails('quayside-hall', 'dance', slug)}
      />
    ),
    lines: [
      {
        says: 'View and book Set dancing',
        of: ['name', 'id', 'bookable_action'],
        instead: { id: 'View Set dancing', name: 'View and book Set dancing', bookable_action: 'Set dancing' },
      },
      { says: 'timetable/set-dancing"', of: ['slug'], instead: { slug: 'timetable/0190a000' } },
      { says: 'Wednesdays 19:00–20:30', of: ['occurrences', firstSession] },
      { says: '13 January to 27 January, 3 sessions', of: ['occurrences', 'starts_at', 'ends_at'] },
      { says: 'The big room', of: ['occurrences'] },
      { says: 'Orla Keane', of: ['instructors'] },
      { says: '€45.00', of: ['price'] },
      { says: '9 places left', of: ['capacity', 'id', 'bookable_action'] },
    ],
  },
  {
    name: 'course details',
    answer: catalogue.course,
    render: (body) => <Details body={body} />,
    lines: [
      { says: 'Book this course', of: ['id', 'bookable_action'], instead: { id: 'This course cannot be booked.' } },
      { says: '>Set dancing<', of: ['name'], instead: courseName },
      { says: 'Wednesdays 19:00–20:30', of: ['occurrences'] },
      { says: 'The big room, Quayside Hall', of: ['occurrences', 'venue'], instead: { venue: 'The big room' } },
      { says: 'With Orla Keane', of: ['instructors'] },
      { says: 'What to know', of: ['description'] },
      { says: '3 dates', of: ['occurrences'] },
      { says: 'Practice record', of: ['extras'] },
      { says: '€3.50', of: ['extras'] },
      { says: '€45.00', of: ['price'], instead: { 'price.formatted': '£45.00' } },
    ],
  },
  {
    name: 'course booking',
    answer: catalogue.course,
    leaves: /^occurrences\.0\.(?!restrictions|starts_at|ends_at)/,
    render: (body) =>
      coursesIn([readAs(readCourse, body)]).map((course) => (
        <CourseBooking
          key={course.slug}
          course={course}
          refreshCourse={async () => undefined}
          detailsPath="/details"
          onAnother={() => undefined}
        />
      )),
    lines: [
      { says: 'Add to basket', of: [] },
      { says: 'Checkout now', of: [] },
      { says: '>Set dancing<', of: ['name'], instead: courseName },
      { says: 'Wednesdays 19:00–20:30', of: ['occurrences'] },
      {
        says: 'About you',
        of: ['custom_question_sections'],
        instead: { 'custom_question_sections.0.title': 'Questions' },
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
        instead: { 'occurrences.0.restrictions.pre_purchase_waiver.name': 'Waiver' },
      },
      { says: 'One more Practice record', of: ['extras'] },
      { says: '£45.00', of: ['price'] },
    ],
  },
  {
    name: 'basket and checkout',
    answer: orders.basket([orders.courseItem], 5200),
    render: (body) => <Basket body={body} />,
    lines: [
      { says: '>Set dancing<', of: ['items$'], instead: { [`${item}.name`]: 'Item without a name' } },
      {
        says: 'Remove Set dancing',
        of: ['items$', `${item}.id`],
        instead: { [`${item}.name`]: 'Remove Item without a name' },
      },
      { says: '€45.00', of: ['items$'], instead: inPounds(`${item}.line_total`, '£45.00') },
      {
        says: 'Wednesdays, 19:00–20:30',
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
    ],
  },
  {
    name: 'booking confirmed',
    answer: orders.order,
    render: (body) => <Confirmed body={body} />,
    lines: [
      { says: 'Booking confirmed', of: [] },
      { says: '<strong>7700</strong>', of: [] },
      {
        says: 'You paid €52.00.',
        of: ['total'],
        instead: { 'total.formatted': 'You paid £52.00.', balance: 'You paid €52.00.' },
      },
      { says: 'Add 3 sessions to your calendar', of: ['items'] },
      { says: 'Order 7700 · Aoife Walsh', of: [] },
      { says: 'Set dancing', of: ['items'] },
      { says: '2 × Practice record', of: ['items'] },
      { says: '£45.00', of: ['items'] },
      { says: 'Print', of: [] },
    ],
  },
]
