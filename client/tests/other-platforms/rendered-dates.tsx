import {
  listDates,
  listSlots,
  listSlotsV2,
  listTickets,
  listTimes,
  listTimesV2,
  listTimetable,
  listTimetableV2,
  listVenueCategories,
  readActivityClass,
} from '@touchline/contract/calls/activities'
import { listBookings } from '@touchline/contract/calls/bookings'
import { listUserWaitlists } from '@touchline/contract/calls/waitlists'
import { readVenue } from '@touchline/contract/calls/venues'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wire } from '../../../e2e/stand-in/stated.ts'
import type { Entity } from '../../../e2e/stand-in/stated.ts'
import * as catalogue from '../../../e2e/stand-in/stated-catalogue.ts'
import * as dated from '../../../e2e/stand-in/stated-dated.ts'
import { having } from '../../src/api/having.ts'
import { BookingList } from '../../src/features/bookings/BookingList.tsx'
import { ManageBooking } from '../../src/features/bookings/changing/ManageBooking.tsx'
import { sharedRows } from '../../src/features/bookings/booking-rows.ts'
import type { SharedRow } from '../../src/features/bookings/booking-rows.ts'
import { arrange, bookingsIn } from '../../src/features/bookings/my-bookings.ts'
import { cancelledToCome } from '../../src/features/bookings/cancelling/cancelled-bookings.ts'
import { NextBooking } from '../../src/features/bookings/NextBooking.tsx'
import { PersonFilter } from '../../src/features/bookings/PersonFilter.tsx'
import { venueCategoriesIn, venueCategory } from '../../src/features/categories/venue-category.ts'
import { VenueCategoryGrid } from '../../src/features/categories/VenueCategoryGrid.tsx'
import { spanOf, stripOf } from '../../src/features/timetable/dates/bookable-days.ts'
import { EntryAbout } from '../../src/features/timetable/booking/EntryAbout.tsx'
import { EntryFacts } from '../../src/features/timetable/booking/EntryFacts.tsx'
import { TicketChooser } from '../../src/features/timetable/booking/TicketChooser.tsx'
import type { Entry } from '../../src/features/timetable/entries/entry.ts'
import { entriesIn } from '../../src/features/timetable/entries/entry-of.ts'
import type { Generation, SlotType } from '../../src/features/timetable/generation.ts'
import { gridOf, isGrid } from '../../src/features/timetable/court-grid.ts'
import { TimetableFilters } from '../../src/features/timetable/filters/TimetableFilters.tsx'
import { nothingChosen } from '../../src/features/timetable/filters/timetable-filters.ts'
import { daysIn } from '../../src/features/timetable/dates/dates-question.ts'
import { MyWaiting } from '../../src/features/waitlists/MyWaiting.tsx'
import { waitsIn } from '../../src/features/waitlists/wait.ts'
import { DayStrip } from '../../src/ui/layout/days/DayStrip.tsx'
import { EntryBooking } from '../../src/sites/bookings/time-slots/EntryBooking.tsx'
import { paths } from '../../src/sites/bookings/paths.ts'
import { TimeSlotList } from '../../src/sites/bookings/time-slots/TimeSlotList.tsx'
import { categoryPath } from '../../src/sites/bookings/venue/VenueActivities.tsx'
import { readAs } from './read-as.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Two days before all bookings, in the morning. */
const today = '2027-01-04'
const now = Date.parse(`${today}T12:00:00Z`)
const nothing = (): void => undefined
const entryPath = ({ id }: Entry): string => paths.timeSlot('quayside-hall', 'dancing', dated.day, 'classes', id)

type Kind = { readonly type: SlotType; readonly generation: Generation; readonly category: Entity }

/** A day on its page, with the panel of its entries. */
function Day({ entries, kind }: { readonly entries: readonly Entry[]; readonly kind: Kind }) {
  const { type, generation } = kind
  const venue = { ...readAs(readVenue, wire(catalogue.venue)), name: 'Quayside Hall', slug: 'quayside-hall' }
  const category = readAs(listVenueCategories, [wire(kind.category)]).map((one) =>
    venueCategory(one, one.slug ?? ''),
  )[0]
  if (!category) throw new Error('a category without anything missing is one')
  const page = {
    venue,
    category,
    days: [],
    isOver: false,
    today,
    now: `${today} 12:00`,
    of: { venueSlug: venue.slug, activitySlug: category.slug, day: dated.day, type, generation },
    askedType: null,
    openId: null,
  } as const
  return (
    <>
      <TimetableFilters entries={entries} type={type} chosen={nothingChosen} status="" onChange={nothing} />
      <TimeSlotList
        page={page}
        entries={entries}
        shown={entries}
        isOfCourts={type === 'slots' && isGrid(gridOf(entries), category.customerChooses)}
        chosen={nothingChosen}
        entryPath={entryPath}
        onFollow={nothing}
        onChange={nothing}
      />
      {entries.map((entry) => (
        <EntryBooking key={entry.id} page={page} entry={entry} refresh={async () => undefined} onDone={nothing} />
      ))}
    </>
  )
}

const asOf = { day: dated.day, now: `${today} 12:00` }

type DayCall =
  | typeof listTimetable
  | typeof listTimetableV2
  | typeof listSlots
  | typeof listSlotsV2
  | typeof listTimes
  | typeof listTimesV2

function dayPage(call: DayCall, answer: Entity, kind: Kind): RenderedPage {
  return {
    name: `${kind.type} of a day, ${kind.generation}`,
    call,
    answer,
    render: (body) => <Day entries={entriesIn(readAs(call, [body]), asOf)} kind={kind} />,
  }
}

const alone = (first: SharedRow['first']): SharedRow => ({ first, others: [] })

function Booked({ body }: { readonly body: unknown }): ReactNode {
  const bookings = bookingsIn(readAs(listBookings, [body, ...dated.bookings.slice(1).map(wire)]))
  const { next, thisWeek, later, past } = arrange(bookings, now)
  const cancelled = cancelledToCome(bookings, now)
  return (
    <>
      <PersonFilter people={[]} chosen={null} onChoose={nothing} />
      {next ? <NextBooking row={alone(next)} onManage={nothing} /> : null}
      <BookingList rows={sharedRows([...thisWeek, ...later, ...cancelled, ...past])} onManage={nothing} />
      {[next, ...past, ...cancelled].map((entry) =>
        entry ? <ManageBooking key={entry.booking.id} row={alone(entry)} onClosed={nothing} /> : null,
      )}
    </>
  )
}

function Days({ body }: { readonly body: unknown }) {
  const { t } = useTranslation(['activities'])
  const days = daysIn(readAs(listDates, [body]))
  const span = spanOf(days, today)
  const shown = stripOf(days, dated.day, span).map(({ day, isBookable }) => ({
    day,
    hasAny: isBookable,
    note: null,
    description: t(isBookable ? 'activities:timetable.planned' : 'activities:timetable.nothing'),
  }))
  return <DayStrip days={shown} shown={dated.day} today={today} span={span} dayPath={(day) => `/${day}`} />
}

const classes = { type: 'classes', category: dated.dancing } as const
const slots = { type: 'slots', category: dated.halls } as const
const tickets = { type: 'tickets', category: dated.skating } as const

/** Parts rendered from answers with dates. */
export const renderedDates: readonly RenderedPage[] = [
  {
    name: 'activities of a venue',
    call: listVenueCategories,
    answer: dated.dancing,
    render: (body) => (
      <VenueCategoryGrid
        categories={venueCategoriesIn(readAs(listVenueCategories, [body]))}
        today={today}
        pathOf={(category) => categoryPath('quayside-hall', category)}
      />
    ),
  },
  {
    name: 'days of an activity',
    call: listDates,
    answer: dated.date,
    render: (body) => <Days body={body} />,
  },
  dayPage(listTimetable, dated.classOf(dated.numbers.class), { ...classes, generation: 'v1' }),
  dayPage(listTimetableV2, dated.classOf(dated.ids.class), { ...classes, generation: 'v2' }),
  dayPage(listSlots, dated.slotOf(dated.numbers.slot), { ...slots, generation: 'v1' }),
  dayPage(listSlotsV2, dated.slotOf(dated.ids.slot), { ...slots, generation: 'v2' }),
  dayPage(listTimes, dated.timeOf(dated.numbers.time), { ...tickets, generation: 'v1' }),
  dayPage(listTimesV2, dated.timeOf(dated.ids.time), { ...tickets, generation: 'v2' }),
  {
    name: 'tickets of a time',
    call: listTickets,
    answer: dated.ticket,
    render: (body) => (
      <TicketChooser
        id="tickets"
        tickets={having(readAs(listTickets, [body]), 'id', 'name')}
        quantities={{}}
        inNameOf={null}
        available={null}
        lines={[]}
        onChange={nothing}
        error={undefined}
      />
    ),
  },
  {
    name: 'one class',
    call: readActivityClass,
    answer: dated.classOf(dated.ids.class),
    render: (body) => {
      const details = readAs(readActivityClass, body)
      const rows = [wire(dated.classOf(dated.ids.class))]
      return entriesIn(readAs(listTimetableV2, rows), asOf).map((entry) => (
        <div key={entry.id}>
          <EntryFacts
            entry={entry}
            terms={[{ summary: details.cancellationSummary, price: details.price?.value }]}
            venueName="Quayside Hall"
          />
          <EntryAbout details={details} />
        </div>
      ))
    },
  },
  {
    name: 'bookings',
    call: listBookings,
    answer: dated.booking,
    render: (body) => <Booked body={body} />,
  },
  {
    name: 'waitlists',
    call: listUserWaitlists,
    answer: dated.waiting,
    render: (body) => <MyWaiting waits={waitsIn(readAs(listUserWaitlists, [body]))} bookLink={() => null} />,
  },
]
