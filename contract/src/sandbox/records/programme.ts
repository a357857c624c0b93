import Type, { type Static, type TSchema } from 'typebox'
import { nullable, oneOf, strictObject } from '../../shared/define.ts'
import {
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
  ticketIds: optional(listOf(Uuid), 'One for each kind of ticket its schedule has, in that order'),
})

/** The fields of every schedule, however it is sold. */
const scheduleFields = {
  id: Uuid,
  /** Unique within venue and category. */
  slug: Slug,
  name: Text,
  descriptionHtml: Text,
  categoryId: Uuid,
  venueId: IntegerId,
  locationId: IntegerId,
  /** Shown instead of the location's name, if not null. */
  friendlyLocationName: nullable(Text),
  instructors: listOf(InstructorRecord),
  weeks: Count,
  /** Start of the first and of the last occurrence. */
  startsAt: Moment,
  endsAt: Moment,
  /** Places of a whole course, otherwise of each occurrence. */
  maximum: Count,
  /**
   * The price of the whole course or the entire camp, even where not sold whole; of one session sold alone. 0 is free
   * and needs no card.
   */
  price: Amount,
  memberPrice: nullable(Amount),
  /** `members`: the price is null for a known customer who is not one. */
  qualification: oneOf(['everyone', 'members']),
  prePurchaseWaiverId: nullable(IntegerId),
  prePurchaseInductionId: nullable(IntegerId),
  /** Whether both waiver and induction are needed, or either; null unless there are both. [P3-046] */
  restrictionCriteria: nullable(oneOf(restrictionCriteria)),
  /** Pricing options offered with it, in the order shown. */
  extraIds: listOf(IntegerId),
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
  /** Before it, nobody can book online: 'Booking opens on {date}.' */
  firstBookableAt: Moment,
  /** From it on, nobody can book online: 'Booking has closed.' Null: open until the course ends. */
  lastBookableAt: nullable(Moment),
  membersFirstBookableAt: optional(Moment, 'When holders of a membership with member prices can book already'),
}

const CourseRecord = strictObject({
  ...scheduleFields,
  ...datedWindow,
  kind: Type.Literal('course'),
  /** Whether a started course can be bought online, pro rata. */
  allowCustomerBookCourseAfterStart: Flag,
})

const CampRecord = strictObject({
  ...scheduleFields,
  ...datedWindow,
  kind: Type.Literal('camp'),
  pricingOptionAvailability: listOf(oneOf(pricingOptionAvailabilities)),
  /** One price for every session of a camp bought alone. Null: bundled only. */
  sessionPrice: nullable(Amount),
  sessionMemberPrice: nullable(Amount),
})

const RelativeWindow = strictObject({ opensMinutesBefore: nullable(Count), closesMinutesBefore: nullable(Count) })

const TicketRecord = strictObject({
  name: Text,
  /** Places taken by one ticket. */
  attendees: Count,
  price: Amount,
  memberPrice: nullable(Amount),
  ages: optional(
    listOf(strictObject({ minimum: nullable(Count), maximum: nullable(Count) })),
    'Whose own price or package it can have: whole years on the day, both included; anybody unless given [O-281]',
  ),
})

/** Occurrences sold one by one: a class through the year, swims with tickets, the slots of a court. */
const SessionsRecord = strictObject({
  ...scheduleFields,
  kind: oneOf(['class', 'ticketed', 'slots']),
  /** The online booking window in minutes before the start; null without a limit. */
  window: RelativeWindow,
  membersWindow: optional(RelativeWindow, 'The same for holders of a membership with member prices'),
  /** Ticket types in display order; empty unless `ticketed`. Their prices replace the schedule's. */
  tickets: listOf(TicketRecord),
})

const when = (kind: readonly string[], then: TSchema) => ({
  if: { properties: { kind: { enum: kind } }, required: ['kind'] },
  // oxlint-disable-next-line no-thenable -- A keyword of JSON Schema.
  then,
})

/** What a category has to hold for a schedule of each kind. */
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
  /** The answer a hidden question is given. */
  defaultAnswer: nullable(Text),
})

export const QuestionSectionRecord = strictObject({
  id: IntegerId,
  scheduleId: Uuid,
  title: Text,
  description: nullable(Text),
  position: Count,
  questions: listOf(QuestionRecord),
})
