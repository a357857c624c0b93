import Type, { type Static, type TSchema } from 'typebox'
import { about, nullable, oneOf, strictObject } from '../../shared/define.ts'
import {
  answerFormats,
  bookingStrategies,
  type BookingType,
  occurrenceStatuses,
  pricingOptionAvailabilities,
  questionTypes,
  restrictionCriteria,
  restrictionTypes,
} from '../../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../../shared/ids.ts'
import { activityKinds } from './organisation.ts'
import { Amount, Count, Flag, listOf, Moment, optional, Slug, Text } from './fields.ts'

export const RestrictionRecord = strictObject({
  id: IntegerId,
  name: Text,
  type: oneOf(restrictionTypes),
  termsHtml: Text,
  relatedCategoryId: nullable(Uuid),
})

/** An extra: a priced item sold beside a schedule. `stock` null means unlimited. */
export const PricingOptionRecord = strictObject({
  id: IntegerId,
  name: Text,
  reference: Text,
  price: Amount,
  stock: nullable(Count),
})

const InstructorRecord = strictObject({ id: IntegerId, name: Text })

const OccurrenceRecord = strictObject({
  id: OccurrenceId,
  startsAt: Moment,
  endsAt: Moment,
  recurrence: optional(Count, 'Which of the rhythms of its schedule it belongs to; 0 unless given'),
  intervalKey: optional(Text, 'Sessions of one interval are offered together [P3-094]'),
  status: optional(oneOf(occurrenceStatuses), '`bookable` unless given'),
  locationId: optional(IntegerId, 'Where it is, when that is not where its schedule is'),
  otherLocationIds: optional(
    listOf(IntegerId),
    'Where it is as well; unless given, where its schedule is, or nowhere else when it has a location of its own [O-512]',
  ),
  postponed: optional(Flag, 'Its time does not count, and a new one will follow [O-513]'),
  ticketIds: optional(listOf(Uuid), 'One for each kind of ticket its schedule has, in that order'),
})

/** The fields of every schedule, however it is sold. */
const scheduleFields = {
  id: Uuid,
  slug: about(Slug, 'Unique within venue and category.'),
  name: Text,
  descriptionHtml: Text,
  categoryId: Uuid,
  venueId: IntegerId,
  locationId: IntegerId,
  otherLocationIds: optional(
    listOf(IntegerId),
    'Further locations that each session needs at the same time; one location contains all of them [O-512]',
  ),
  friendlyLocationName: about(nullable(Text), 'Shown instead of the location’s name, if not null.'),
  instructors: listOf(InstructorRecord),
  weeks: Count,
  startsAt: about(Moment, 'Start of the first occurrence.'),
  endsAt: about(Moment, 'Start of the last occurrence.'),
  maximum: about(nullable(Count), 'Places of a whole course, otherwise of each occurrence. Null without a limit.'),
  price: about(
    Amount,
    'The price of the whole course or the entire camp, even where not sold whole; of one session sold alone. 0 is free.',
  ),
  memberPrice: nullable(Amount),
  qualification: about(
    oneOf(['everyone', 'members']),
    '`members`: the price is null for a known customer who is not one.',
  ),
  prePurchaseWaiverId: nullable(IntegerId),
  prePurchaseInductionId: nullable(IntegerId),
  restrictionCriteria: about(
    nullable(oneOf(restrictionCriteria)),
    'Whether both waiver and induction are needed, or either; null unless there are both.',
  ),
  extraIds: about(listOf(IntegerId), 'Pricing options offered with it, in the order shown.'),
  wholeExtraIds: optional(listOf(IntegerId), 'Extras of these that are offered with the whole only [O-316]'),
  occurrences: listOf(OccurrenceRecord),
  createdAt: Moment,
  ages: optional(
    strictObject({
      minimum: nullable(Count),
      maximum: nullable(Count),
      label: optional(Text, 'Who it is for, where the ages alone do not say it'),
    }),
    'Whole years on the first day, both included; anybody unless given [O-97]',
  ),
  bring: optional(listOf(Text), 'What to bring; nothing unless given [O-97]'),
  tags: optional(listOf(strictObject({ id: IntegerId, name: Text })), 'What a timetable is narrowed down by [S3-057]'),
  pictureKind: optional(oneOf(activityKinds), "Which drawn pattern stands for it; its category's unless given"),
  reference: optional(Text, 'What staff call it; its slug unless given'),
  setupMinutes: optional(Count, 'For how long its location is taken before each occurrence'),
  teardownMinutes: optional(Count, 'The same after each occurrence'),
  allowAnonymous: optional(Flag, 'Whether it can be booked without saying who comes [P3-101]'),
  bookingStrategy: optional(oneOf(bookingStrategies), 'Whether bookings of one person may overlap'),
  split: optional(
    strictObject({ online: Count, foh: Count }),
    'The places of each channel, which add up to `maximum`; without it the channels share them [O-52]',
  ),
  waitlist: optional(
    strictObject({ maximum: Count, mode: oneOf(['notify_all', 'offer', 'book']) }),
    'How many can wait, and what happens when a place comes free; without it nobody can [O-48]',
  ),
}

/** The online booking window of a schedule sold whole, as instants. */
const datedWindow = {
  firstBookableAt: about(Moment, 'Before it, nobody can book online: “Booking opens on {date}.”'),
  lastBookableAt: about(
    nullable(Moment),
    'From it on, nobody can book online: “Booking has closed.” Null: open until the course ends.',
  ),
  membersFirstBookableAt: optional(Moment, 'When holders of a membership with member prices can book already'),
}

const CourseRecord = strictObject({
  ...scheduleFields,
  ...datedWindow,
  kind: Type.Literal('course'),
  allowCustomerBookCourseAfterStart: about(Flag, 'Whether a started course can be bought online, pro rata.'),
})

const CampRecord = strictObject({
  ...scheduleFields,
  ...datedWindow,
  kind: Type.Literal('camp'),
  pricingOptionAvailability: listOf(oneOf(pricingOptionAvailabilities)),
  sessionPrice: about(nullable(Amount), 'One price for every session of a camp bought alone. Null: bundled only.'),
  sessionMemberPrice: nullable(Amount),
})

const RelativeWindow = strictObject({ opensMinutesBefore: nullable(Count), closesMinutesBefore: nullable(Count) })

const TicketRecord = strictObject({
  name: Text,
  attendees: about(Count, 'Places taken by one ticket.'),
  price: Amount,
  memberPrice: nullable(Amount),
  ages: optional(
    listOf(strictObject({ minimum: nullable(Count), maximum: nullable(Count) })),
    'Whose own price or package it can have: whole years on the day, both included; anybody unless given [O-281]',
  ),
})

/** One of several prices of a class or a court, and the ages it is for. */
const AgePriceRecord = strictObject({
  name: about(Text, 'What customers read: Adult, Junior, Concession.'),
  price: Amount,
  memberPrice: nullable(Amount),
  ages: optional(
    listOf(strictObject({ minimum: nullable(Count), maximum: nullable(Count) })),
    'Whose price it is: whole years on the day, both included; unless given, that of everybody without another [O-510]',
  ),
})

/** The prices of a class or a court. */
const pricedByAge = {
  prices: optional(
    listOf(AgePriceRecord),
    'Prices of a class or a court by the attendee’s age, in display order; they replace `price` and `memberPrice` [O-510]',
  ),
}

/** The online booking window of sessions sold one by one. */
const relativeWindows = {
  window: about(RelativeWindow, 'The online booking window in minutes before the start; null without a limit.'),
  membersWindow: optional(RelativeWindow, 'The same for holders of a membership with member prices'),
}

/** Occurrences sold one by one: a class through the year, swims with tickets, the slots of a court. */
const SessionsRecord = strictObject({
  ...scheduleFields,
  kind: oneOf(['class', 'ticketed', 'slots']),
  ...relativeWindows,
  tickets: about(
    listOf(TicketRecord),
    'Ticket types in display order; empty unless `ticketed`. Their prices replace the schedule’s.',
  ),
  ...pricedByAge,
})

const {
  id: _id,
  slug: _slug,
  venueId: _venueId,
  locationId: _locationId,
  otherLocationIds: _otherLocationIds,
  friendlyLocationName: _friendlyLocationName,
  occurrences: _occurrences,
  ...sharedFields
} = scheduleFields

const SharedSlotRecord = strictObject({
  startsAt: Moment,
  endsAt: Moment,
  recurrence: OccurrenceRecord.properties.recurrence,
  status: OccurrenceRecord.properties.status,
})

/** Several equal courts: each becomes a location and a schedule of kind `slots`, with ids of its own. */
export const CourtsRecord = strictObject({
  id: about(Uuid, 'The ids of the courts’ schedules and sessions are made from it'),
  slug: about(Slug, 'The first court has this with -1, the next with -2'),
  venueId: IntegerId,
  parentId: about(nullable(IntegerId), 'The hall that contains the courts; null where there is none'),
  locations: about(
    Type.Array(
      strictObject({
        id: IntegerId,
        name: Text,
        scheduleId: optional(Uuid, 'The id of its schedule, where a package or an order names it; made unless given'),
      }),
      { minItems: 1, maxItems: 200 },
    ),
    'The courts, in display order. Another one at the end changes nothing of the others.',
  ),
  each: about(
    strictObject({
      ...sharedFields,
      occurrences: about(listOf(SharedSlotRecord), 'The times at which each court is sold; each begins once'),
      ...relativeWindows,
      ...pricedByAge,
    }),
    'What every court has: a schedule without its id, slug and place.',
  ),
})

const when = (kind: readonly string[], then: TSchema) => ({
  if: { properties: { kind: { enum: kind } }, required: ['kind'] },
  // oxlint-disable-next-line no-thenable -- A keyword of JSON Schema.
  then,
})

/** The needs of a schedule of each kind, which its category has to meet. */
export const scheduleBookingTypes = {
  course: 'courses',
  camp: 'camps',
  class: 'classes',
  ticketed: 'ticketed',
  slots: 'resources',
} as const satisfies Record<Static<typeof ScheduleRecord>['kind'], BookingType>

/** Occurrences planned together and sold under one name; the kind decides the fields. */
export const ScheduleRecord = Type.Unsafe<
  Static<typeof CourseRecord> | Static<typeof CampRecord> | Static<typeof SessionsRecord>
>({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: ['course', 'camp', 'class', 'ticketed', 'slots'] } },
  allOf: [
    when(['course'], CourseRecord),
    when(['camp'], CampRecord),
    when(['class', 'ticketed', 'slots'], SessionsRecord),
  ],
})

const QuestionRecord = strictObject({
  id: IntegerId,
  question: Text,
  type: oneOf(questionTypes),
  required: Flag,
  position: Count,
  options: listOf(strictObject({ id: IntegerId, value: Text })),
  defaultAnswer: about(nullable(Text), 'The answer a hidden question is given.'),
  format: optional(oneOf(answerFormats), 'What a text answer is checked as; any text without it'),
})

export const QuestionSectionRecord = strictObject({
  id: IntegerId,
  scheduleId: Uuid,
  title: Text,
  description: nullable(Text),
  position: Count,
  questions: listOf(QuestionRecord),
})
