import { readOrder } from '@touchline/contract/calls/orders'
import { readCamp } from '@touchline/contract/calls/camps'
import { readCart } from '@touchline/contract/calls/carts'
import { readBookableCategory } from '@touchline/contract/calls/categories'
import { readCourse } from '@touchline/contract/calls/courses'
import { readVenue } from '@touchline/contract/calls/venues'
import { useTranslation } from 'react-i18next'
import * as catalogue from '../../../e2e/stand-in/stated-catalogue.ts'
import { courseItem } from '../../../e2e/stand-in/stated-items.ts'
import * as orders from '../../../e2e/stand-in/stated-orders.ts'
import { AddToCalendar } from '../../src/features/bookings/calendar/AddToCalendar.tsx'
import { BookedItem } from '../../src/features/carts/basket/items/BookedItem.tsx'
import { BasketItem } from '../../src/features/carts/basket/items/BasketItem.tsx'
import { CheckoutSummary } from '../../src/features/carts/summary/CheckoutSummary.tsx'
import { categoryIn } from '../../src/features/categories/category-questions.ts'
import { CategoryGrid } from '../../src/features/categories/CategoryGrid.tsx'
import { BookSchedule } from '../../src/features/occurrences/details/BookSchedule.tsx'
import { scheduleStanding } from '../../src/features/occurrences/schedules/schedule-standing.ts'
import { campsIn } from '../../src/features/camps/camp.ts'
import { coursesIn } from '../../src/features/courses/course.ts'
import { ScheduleFacts } from '../../src/features/occurrences/details/ScheduleFacts.tsx'
import { ScheduleHeader } from '../../src/features/occurrences/details/ScheduleHeader.tsx'
import { ScheduleList } from '../../src/features/occurrences/list/ScheduleList.tsx'
import type { Schedule } from '../../src/features/occurrences/schedules/schedule.ts'
import { ConfirmationHeading } from '../../src/features/orders/ConfirmationHeading.tsx'
import { Receipt } from '../../src/features/orders/Receipt.tsx'
import { orderNumber } from '../../src/features/orders/receipt.ts'
import { venueIn } from '../../src/features/venues/search/venue-search.ts'
import { VenueFinder } from '../../src/features/venues/search/VenueFinder.tsx'
import { CampBooking } from '../../src/sites/bookings/schedules/CampBooking.tsx'
import { CourseBooking } from '../../src/sites/bookings/schedules/CourseBooking.tsx'
import { paths } from '../../src/sites/bookings/paths.ts'
import { readAs } from './read-as.ts'
import { renderedDates } from './rendered-dates.tsx'
import type { RenderedPage } from './rendered-page.ts'

/** Before the course begins. */
const now = Date.parse('2027-01-04T12:00:00Z')

function Details({ schedules }: { readonly schedules: readonly Schedule[] }) {
  return schedules.map((course) => {
    const standing = scheduleStanding(course, now)
    return (
      <main key={course.slug}>
        <ScheduleHeader instead={null} schedule={course} standing={standing} now={now} />
        <BookSchedule
          schedule={course}
          now={now}
          standing={standing}
          paysFirst={false}
          bookingPath="/book"
          bookFor={null}
          basketPath="/basket"
          managePath="/my-bookings"
          othersPath="/others"
        />
        <ScheduleFacts schedule={course} now={now} />
      </main>
    )
  })
}

function Confirmed({ body }: { readonly body: unknown }) {
  const { t } = useTranslation(['checkout'])
  const order = readAs(readOrder, body)
  const number = orderNumber(order, '7700')
  return (
    <main>
      <ConfirmationHeading
        order={order}
        number={number}
        heading={t('checkout:confirmed.heading')}
        email={null}
        picture={null}
        actions={<AddToCalendar order={order} number={number} />}
      />
      <ul>
        {order.items.map((item) => (
          <li key={item.id ?? 'item'}>
            <BookedItem item={item} />
          </li>
        ))}
      </ul>
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
      <CheckoutSummary cart={cart} basketPath="/basket" locked={false} />
    </main>
  )
}

/** Pages rendered from one answer, with their texts. */
export const renderedPages: readonly RenderedPage[] = [
  {
    name: 'venues',
    call: readVenue,
    answer: catalogue.venue,
    render: (body) => (
      <VenueFinder
        venues={[venueIn(readAs(readVenue, body)) ?? []].flat()}
        chosen={null}
        now={now}
        search=""
        onDropSearch={() => undefined}
        from={null}
        near={null}
        activitiesOf={() => []}
        pathOf={({ slug }) => paths.location(slug)}
        onSelect={() => undefined}
      />
    ),
  },
  {
    name: 'categories',
    call: readBookableCategory,
    answer: catalogue.category,
    render: (body) => (
      <CategoryGrid
        of="course"
        columns="three"
        categories={[categoryIn(readAs(readBookableCategory, body)) ?? []].flat()}
        pathOf={({ slug }) => paths.courses('quayside-hall', slug)}
      />
    ),
  },
  {
    name: 'course list',
    call: readCourse,
    answer: catalogue.course,
    render: (body) => (
      <ScheduleList
        kind="course"
        schedules={coursesIn([readAs(readCourse, body)])}
        now={now}
        detailsPath={({ slug }) => paths.courseDetails('quayside-hall', 'dance', slug)}
      />
    ),
  },
  {
    name: 'course details',
    call: readCourse,
    answer: catalogue.course,
    render: (body) => <Details schedules={coursesIn([readAs(readCourse, body)])} />,
  },
  {
    name: 'course booking',
    call: readCourse,
    answer: catalogue.course,
    leaves: /^occurrences\.0\.(?!restrictions|starts_at|ends_at)/,
    render: (body) =>
      coursesIn([readAs(readCourse, body)]).map((course) => (
        <CourseBooking
          key={course.slug}
          schedule={course}
          refresh={async () => undefined}
          dates={null}
          detailsPath="/details"
          isAnother={false}
          changed={null}
          address={{ venueSlug: 'centre', categorySlug: 'category', slug: course.slug }}
          onAnother={() => undefined}
        />
      )),
  },
  {
    name: 'camp details',
    call: readCamp,
    answer: catalogue.camp,
    render: (body) => <Details schedules={campsIn([readAs(readCamp, body)])} />,
  },
  {
    name: 'camp booking',
    call: readCamp,
    answer: catalogue.camp,
    render: (body) =>
      campsIn([readAs(readCamp, body)]).map((camp) => (
        <CampBooking
          key={camp.slug}
          schedule={camp}
          refresh={async () => undefined}
          dates={null}
          detailsPath="/details"
          isAnother={false}
          changed={null}
          address={{ venueSlug: 'centre', categorySlug: 'category', slug: camp.slug }}
          onAnother={() => undefined}
        />
      )),
  },
  {
    name: 'basket and checkout',
    call: readCart,
    answer: orders.basket([courseItem], 5200),
    render: (body) => <Basket body={body} />,
  },
  {
    name: 'booking confirmed',
    call: readOrder,
    answer: orders.order,
    render: (body) => <Confirmed body={body} />,
  },
  ...renderedDates,
]
