import Type, { type TSchema } from 'typebox'
import { type Call, endpoint } from '../endpoint.ts'
import { Ticket } from '../occurrences/schemas.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { nullable, oneOf, strictObject } from '../shared/define.ts'
import { channels } from '../shared/enumerations.ts'
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

const tag = 'Timetable'
const channel = { source: Type.Optional(oneOf(channels)) }
const whoAsks = { ...channel, selected_user_id: SelectedUserId }
const onDay = { ...whoAsks, date: Type.Optional(CalendarDay) }
const ofActivity = Type.Object({ venue: IdOrSlug, activity: IdOrSlug })
const provenance = stated('S7; path: decision O-61')

/** What is on at a venue on a day, of one category. */
function dayOf<C extends Call, S extends TSchema>(definition: C, summary: string, row: S) {
  return endpoint(definition, {
    summary,
    tag,
    provenance,
    params: ofActivity,
    query: Type.Object(onDay),
    reply: data(Type.Array(row)),
  })
}

function slotsOf<C extends Call>(definition: C, summary: string) {
  return endpoint(definition, {
    summary,
    tag,
    provenance,
    params: ofActivity,
    query: Type.Object({ ...onDay, location_id: Type.Optional(IntegerId) }),
    reply: data(Type.Array(Slot)),
  })
}

export const activityEndpoints = {
  listVenueCategories: endpoint(listVenueCategories, {
    summary: 'What is booked by the date at a venue: groups, and what is in none',
    tag,
    provenance,
    params: Type.Object({ venue: IdOrSlug }),
    query: Type.Object(channel),
    reply: data(Type.Array(VenueCategory)),
  }),
  readVenueCategory: endpoint(readVenueCategory, {
    summary: 'One of them, or what is in a group',
    tag,
    provenance,
    params: Type.Object({ venue: IdOrSlug, activitySlug: IdOrSlug }),
    query: Type.Object(channel),
    reply: data(VenueCategory),
  }),
  listDates: endpoint(listDates, {
    summary: 'The days from today on, and on which something is planned',
    tag,
    provenance,
    params: Type.Object({ venue: IdOrSlug, category: IdOrSlug }),
    query: Type.Object(channel),
    reply: data(Type.Array(BookableDate)),
  }),
  listTickets: endpoint(listTickets, {
    summary: 'The kinds of ticket of one time, or of the next one',
    tag,
    provenance,
    params: Type.Object({ venue: IdOrSlug, category: IdOrSlug, activity: IdOrSlug }),
    query: Type.Object(whoAsks),
    reply: data(Type.Array(Ticket)),
  }),
  listTimes: dayOf(listTimes, 'Times for tickets on a day before the migration date', FastTicketTime),
  listTimesV2: dayOf(listTimesV2, 'Times for tickets on a day from the migration date on', FastTicketTime),
  listTimetable: dayOf(listTimetable, 'Classes on a day before the migration date', ActivityClass),
  listTimetableV2: dayOf(listTimetableV2, 'Classes on a day from the migration date on', ActivityClass),
  listSlots: slotsOf(listSlots, 'Times of courts on a day before the migration date'),
  listSlotsV2: slotsOf(listSlotsV2, 'Times of courts on a day from the migration date on'),
  priceTicket: endpoint(priceTicket, {
    summary: 'What a customer pays for a ticket instead of everybody’s price',
    tag,
    provenance,
    params: Type.Object({ venue: IdOrSlug, activityId: IdOrSlug }),
    body: strictObject({
      reference: Type.String({ minLength: 1, maxLength: limits.loginLength }),
      is_v2: Type.Optional(Type.Boolean()),
      occurrence_id: Type.Optional(nullable(OccurrenceId)),
    }),
    reply: data(TicketPrice),
  }),
  listStartingSoon: endpoint(listStartingSoon, {
    summary: 'What begins soon at all venues, or at one, and can be booked',
    tag,
    provenance: ours('O-97: no call is stated that says what begins soon'),
    query: Type.Object({
      source: oneOf(channels),
      selected_user_id: SelectedUserId,
      venue: Type.Optional(IdOrSlug),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.soonDays.maximum })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.soonCount.maximum })),
    }),
    reply: list(StartingSoon),
  }),
  readActivityClass: endpoint(readActivityClass, {
    summary: 'One class, slot or time for tickets, by either id',
    tag,
    provenance,
    params: Type.Object({ id: IdOrSlug }),
    query: Type.Object(whoAsks),
    reply: data(ActivityClassDetails),
  }),
}
