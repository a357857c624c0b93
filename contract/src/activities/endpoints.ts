import Type, { type TSchema } from 'typebox'
import { source, venue, category } from '../shared/parameters.ts'
import { type Call, endpoint, type EndpointDetails } from '../endpoint.ts'
import { Ticket } from '../occurrences/schemas.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { nullable, strictObject, about } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug, IntegerId, OccurrenceId, SelectedUserId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ours, stated } from '../shared/provenance.ts'
import {
  listDates,
  listSlots,
  listSlotsV2,
  listStartingSoon,
  listTickets,
  listTimes,
  listTimesV2,
  listTimetable,
  listTimetableV2,
  listVenueCategories,
  priceTicket,
  readActivityClass,
  readVenueCategory,
} from './calls.ts'
import {
  ActivityClass,
  ActivityClassDetails,
  BookableDate,
  FastTicketTime,
  Slot,
  StartingSoon,
  TicketPrice,
  VenueCategory,
} from './schemas.ts'

const tag = {
  name: 'Timetable',
  description: 'Classes, swims and courts: what is booked by the date, in both generations.',
}
const activity = about(
  IdOrSlug,
  'Slug or id of an activity; where tickets are asked for, also the id of one time.',
  'fitness-classes',
)
const court = about(IdOrSlug, 'Slug or id of an activity.', 'badminton-courts')
const channel = { source: Type.Optional(source) }
const whoAsks = { ...channel, selected_user_id: SelectedUserId }
const onDay = {
  ...whoAsks,
  date: about(
    Type.Optional(CalendarDay),
    'A day of the calendar of the venue, `YYYY-MM-DD`; today unless given.',
    '2026-11-24',
  ),
}
const provenance = stated('S7; path: decision O-61')

type Said = Pick<EndpointDetails, 'summary' | 'description'>

/** The endpoint of one day's list of a category at a venue. */
function dayOf<C extends Call, S extends TSchema>(definition: C, said: Said, row: S) {
  return endpoint(definition, {
    ...said,
    tag,
    provenance,
    params: Type.Object({ venue, activity }),
    query: Type.Object(onDay),
    reply: data(Type.Array(row)),
  })
}

function slotsOf<C extends Call>(definition: C, said: Said) {
  return endpoint(definition, {
    ...said,
    tag,
    provenance,
    params: Type.Object({ venue, activity: court }),
    query: Type.Object({
      ...onDay,
      location_id: about(Type.Optional(IntegerId), 'At this court, or at one of those in this hall.', 121),
    }),
    reply: data(Type.Array(Slot)),
  })
}

export const activityEndpoints = {
  listVenueCategories: endpoint(listVenueCategories, {
    summary: 'What is booked by the date at a venue: groups, and what is in none',
    description:
      'Groups of activities with something planned at the venue, and activities that are in none; courses and camps have lists of their own. `children` says what is in a group.',
    tag,
    provenance,
    params: Type.Object({ venue }),
    query: Type.Object(channel),
    reply: data(Type.Array(VenueCategory)),
  }),
  readVenueCategory: endpoint(readVenueCategory, {
    summary: 'One of them, or what is in a group',
    description:
      'By slug or id, a group or an activity. Where all of it is over there is no next date; not found when nothing in it was ever planned at the venue.',
    tag,
    provenance,
    params: Type.Object({
      venue,
      activitySlug: about(IdOrSlug, 'Slug or id of an activity, or of a group of them.', 'fitness-classes'),
    }),
    query: Type.Object(channel),
    reply: data(VenueCategory),
  }),
  listDates: endpoint(listDates, {
    summary: 'The days from today on, and on which something is planned',
    description:
      'From today, by the calendar of the venue, to the last day on which something is planned, at most five weeks. `is_bookable` is false for a day with nothing left.',
    tag,
    provenance,
    params: Type.Object({ venue, category }),
    query: Type.Object(channel),
    reply: data(Type.Array(BookableDate)),
  }),
  listTickets: endpoint(listTickets, {
    summary: 'The kinds of ticket of one time, or of the next one',
    description:
      'Of one time, by either of its ids as `activity`; of the next time, by the slug of the activity. Put the id of a ticket into the basket as `activityTicket`.',
    tag,
    provenance,
    params: Type.Object({ venue, category, activity }),
    query: Type.Object(whoAsks),
    reply: data(Type.Array(Ticket)),
  }),
  listTimes: dayOf(
    listTimes,
    {
      summary: 'Times for tickets on a day before the migration date',
      description:
        'Times at which tickets are valid, in order. Ask for these on days before `activities_v2_migration_date` of the venue, or where there is no such date; other days are empty. Ids are numbers.',
    },
    FastTicketTime,
  ),
  listTimesV2: dayOf(
    listTimesV2,
    {
      summary: 'Times for tickets on a day from the migration date on',
      description:
        'The same on days from that date on. Ids are those of occurrences. `action_to_show` says what can be done, to a visitor too.',
    },
    FastTicketTime,
  ),
  listTimetable: dayOf(
    listTimetable,
    {
      summary: 'Classes on a day before the migration date',
      description:
        'Classes of a day in order, with tags and instructors, before `activities_v2_migration_date` of the venue; other days are empty. A class goes into the basket as `activity` with its number.',
    },
    ActivityClass,
  ),
  listTimetableV2: dayOf(
    listTimetableV2,
    {
      summary: 'Classes on a day from the migration date on',
      description: 'The same on days from that date on. A class goes into the basket as `av2Booking` with its id.',
    },
    ActivityClass,
  ),
  listSlots: slotsOf(listSlots, {
    summary: 'Times of courts on a day before the migration date',
    description:
      'Times of every court on a day before `activities_v2_migration_date` of the venue, in order; other days are empty. `location_id` narrows them down to one court, or to the courts of a hall.',
  }),
  listSlotsV2: slotsOf(listSlotsV2, {
    summary: 'Times of courts on a day from the migration date on',
    description: 'The same on days from that date on.',
  }),
  priceTicket: endpoint(priceTicket, {
    summary: 'What a customer pays for a ticket instead of everybody’s price',
    description:
      '`activityId` is a ticket, or a time of either generation; `occurrence_id` names the time where it does not. `reference` is that of a customer: oneself, somebody linked, or for staff anybody. 400 where no discount applies.',
    tag,
    provenance,
    params: Type.Object({ venue, activityId: about(IdOrSlug, 'Id of a ticket, or of a time.', '1') }),
    body: strictObject({
      reference: Type.String({ minLength: 1, maxLength: limits.loginLength, examples: ['FW000001'] }),
      is_v2: Type.Optional(Type.Boolean()),
      occurrence_id: Type.Optional(nullable(OccurrenceId)),
    }),
    example: { reference: 'FW000002', is_v2: true },
    reply: data(TicketPrice),
  }),
  listStartingSoon: endpoint(listStartingSoon, {
    summary: 'What begins soon at all venues, or at one, and can be booked',
    description:
      'Soonest first, at most twelve; 14 days ahead unless `days` says otherwise. Only what can be booked now and has places left, courses, camps, classes, tickets and courts alike: of each category what comes next, and every kind of booking before a second one of a kind; at one `venue`, what comes next of each name. Answers an `ETag`. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-97: no call is stated that says what begins soon'),
    query: Type.Object({
      source,
      selected_user_id: SelectedUserId,
      venue: Type.Optional(venue),
      days: about(
        Type.Optional(Type.Integer({ minimum: 1, maximum: limits.soonDays.maximum })),
        'How many days ahead.',
        14,
      ),
      limit: about(
        Type.Optional(Type.Integer({ minimum: 1, maximum: limits.soonCount.maximum })),
        'How many at most.',
        12,
      ),
    }),
    reply: list(StartingSoon),
  }),
  readActivityClass: endpoint(readActivityClass, {
    summary: 'One class, slot or time for tickets, by either id',
    description:
      'By its number or the id of its occurrence; the answer has the id of the generation its day belongs to.',
    tag,
    provenance,
    params: Type.Object({ id: about(IdOrSlug, 'Which one it is.', 'default') }),
    query: Type.Object(whoAsks),
    reply: data(ActivityClassDetails),
  }),
}
