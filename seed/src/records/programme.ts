import type {
  OccurrenceStatus,
  pricingOptionAvailabilities,
  QuestionType,
  RestrictionType,
  restrictionCriteria,
} from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'

export type RestrictionRecord = {
  readonly id: number
  readonly name: string
  readonly type: RestrictionType
  readonly termsHtml: string
  readonly relatedCategoryId: string | null
}

/** A thing with a price that can be added beside a schedule (an extra). `stock` null: as many as are wanted. */
export type PricingOptionRecord = {
  readonly id: number
  readonly name: string
  readonly reference: string
  readonly price: MinorUnits
  readonly stock: number | null
}

/** What is planned together and sold under one name. */
export type ScheduleRecord = CourseRecord | CampRecord | SessionsRecord

/** What every schedule has, whatever is sold of it. */
export type ScheduleFields = {
  /** uuid */
  readonly id: string
  /** Unique within venue and category. [O-83] */
  readonly slug: string
  readonly name: string
  readonly descriptionHtml: string
  readonly categoryId: string
  readonly venueId: number
  readonly locationId: number
  /** Shown instead of the location's name; null: that is shown. */
  readonly friendlyLocationName: string | null
  readonly instructors: readonly InstructorRecord[]
  readonly weeks: number
  /** Of the first and the last occurrence. */
  readonly startsAt: number
  readonly endsAt: number
  /** Places: of a course on the whole of it, otherwise on each occurrence. */
  readonly maximum: number
  /** Of the whole course or the entire camp, even where that is not sold; of one session sold alone. 0: free, needs no card. */
  readonly price: MinorUnits
  readonly memberPrice: MinorUnits | null
  /** `members`: the price is null for a known customer who is not one. [C-79] */
  readonly qualification: 'everyone' | 'members'
  readonly prePurchaseWaiverId: number | null
  readonly prePurchaseInductionId: number | null
  /** Whether waiver and induction are both needed or either; null unless there are both. [P3-046] */
  readonly restrictionCriteria: (typeof restrictionCriteria)[number] | null
  /** Pricing options offered with it, in the order shown. */
  readonly extraIds: readonly number[]
  readonly occurrences: readonly OccurrenceRecord[]
  readonly createdAt: number
  /** What staff call it; its slug unless given. */
  readonly reference?: string
  /** Minutes for which its location is taken before and after each occurrence; none unless given. */
  readonly setupMinutes?: number
  readonly teardownMinutes?: number
  /** Whether it can be booked without saying who comes; not unless given. [P3-101] */
  readonly allowAnonymous?: boolean
  /** Whether bookings of one person may overlap; `sequential` unless given. */
  readonly bookingStrategy?: 'sequential' | 'overlapping'
  /** The places of each channel, which add up to `maximum`; without it the channels share them. [O-52] */
  readonly split?: { readonly online: number; readonly foh: number }
  /** How many can wait on each row of places, and what happens when one comes free; without it nobody can. [O-48] */
  readonly waitlist?: { readonly maximum: number; readonly mode: 'notify_all' | 'offer' | 'book' }
}

/** When something that is sold whole can be booked online: instants. */
export type DatedWindow = {
  /** Before it, nobody can book online: 'Booking opens on {date}.' [O-36] */
  readonly firstBookableAt: number
  /** From it on, nobody can book online: 'Booking has closed.' Null: open until the course ends. [O-26] */
  readonly lastBookableAt: number | null
  /** When holders of a membership with member prices can book already; with everybody else unless given. */
  readonly membersFirstBookableAt?: number
}

export type CourseRecord = ScheduleFields &
  DatedWindow & {
    readonly kind: 'course'
    /** Decides whether a started course can be bought online, pro rata. [C-72] */
    readonly allowCustomerBookCourseAfterStart: boolean
  }

export type CampRecord = ScheduleFields &
  DatedWindow & {
    readonly kind: 'camp'
    readonly pricingOptionAvailability: readonly (typeof pricingOptionAvailabilities)[number][]
    /** One price for every session of a camp bought alone. [C-47] Null: bundled only. */
    readonly sessionPrice: MinorUnits | null
    readonly sessionMemberPrice: MinorUnits | null
  }

/** Occurrences that are sold one by one: a class through the year, swims with tickets, the slots of a court. */
export type SessionsRecord = ScheduleFields & {
  readonly kind: 'class' | 'ticketed' | 'slots'
  /** When an occurrence can be booked online, in minutes before it starts; null: as early, or as late, as one likes. */
  readonly window: RelativeWindow
  /** The same for holders of a membership with member prices; `window` unless given. */
  readonly membersWindow?: RelativeWindow
  /** Kinds of admission, in the order shown; none unless `ticketed`. Their prices replace the schedule's. */
  readonly tickets: readonly TicketRecord[]
}

export type RelativeWindow = {
  readonly opensMinutesBefore: number | null
  readonly closesMinutesBefore: number | null
}

export type TicketRecord = {
  readonly name: string
  /** Places that one of them takes. */
  readonly attendees: number
  readonly price: MinorUnits
  readonly memberPrice: MinorUnits | null
}

export type InstructorRecord = { readonly id: number; readonly name: string }

export type OccurrenceRecord = {
  /** 34 characters. [P3-011] */
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  /** Which of the rhythms of its schedule it belongs to, counted from 0; 0 unless given. */
  readonly recurrence?: number
  /** Sessions of one interval are offered together; none unless given. [P3-094] */
  readonly intervalKey?: string
  /** `bookable` unless given. */
  readonly status?: OccurrenceStatus
  /** Where it is, when that is not where its schedule is. */
  readonly locationId?: number
  /** Ids (uuid) of the tickets to it: one for each kind its schedule has, in that order. */
  readonly ticketIds?: readonly string[]
}

export type QuestionSectionRecord = {
  readonly id: number
  readonly scheduleId: string
  readonly title: string
  readonly description: string | null
  readonly position: number
  readonly questions: readonly QuestionRecord[]
}

export type QuestionRecord = {
  readonly id: number
  readonly question: string
  readonly type: QuestionType
  readonly required: boolean
  readonly position: number
  readonly options: readonly { readonly id: number; readonly value: string }[]
  /** The answer a hidden question is given. [C-28] */
  readonly defaultAnswer: string | null
}
