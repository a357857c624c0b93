import type {
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

export type ScheduleRecord = CourseRecord | CampRecord

/** What a course and a camp have in common. */
export type ScheduleFields = {
  /** uuid */
  readonly id: string
  /** Unique within venue and category. [O-83] */
  readonly slug: string
  readonly name: string
  readonly descriptionHtml: string
  readonly categoryId: string
  readonly venueId: number
  readonly locationName: string
  /** Shown instead of the location name; null: the location name is shown. */
  readonly friendlyLocationName: string | null
  readonly instructors: readonly InstructorRecord[]
  readonly weeks: number
  /** Of the first and the last occurrence. */
  readonly startsAt: number
  readonly endsAt: number
  /** Places; every occurrence has the same number. */
  readonly maximum: number
  /** Of the whole course or the entire camp, even where that is not sold. 0: free, needs no card. */
  readonly price: MinorUnits
  readonly memberPrice: MinorUnits | null
  /** `members`: the price is null for a known customer who is not one. [C-79] */
  readonly qualification: 'everyone' | 'members'
  /** Before it, nobody can book online: 'Booking opens on {date}.' [O-36] */
  readonly firstBookableAt: number
  /** From it on, nobody can book online: 'Booking has closed.' Null: open until the course ends. [O-26] */
  readonly lastBookableAt: number | null
  readonly prePurchaseWaiverId: number | null
  readonly prePurchaseInductionId: number | null
  /** Whether waiver and induction are both needed or either; null unless there are both. [P3-046] */
  readonly restrictionCriteria: (typeof restrictionCriteria)[number] | null
  /** Pricing options offered with it, in the order shown. */
  readonly extraIds: readonly number[]
  readonly occurrences: readonly OccurrenceRecord[]
  readonly createdAt: number
}

export type CourseRecord = ScheduleFields & {
  readonly kind: 'course'
  /** Decides whether a started course can be bought online, pro rata. [C-72] */
  readonly allowCustomerBookCourseAfterStart: boolean
}

export type CampRecord = ScheduleFields & {
  readonly kind: 'camp'
  readonly pricingOptionAvailability: readonly (typeof pricingOptionAvailabilities)[number][]
  /** One price for every session of a camp bought alone. [C-47] Null: bundled only. */
  readonly sessionPrice: MinorUnits | null
  readonly sessionMemberPrice: MinorUnits | null
}

export type InstructorRecord = { readonly id: number; readonly name: string }

export type OccurrenceRecord = {
  /** 34 characters. [P3-011] */
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
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
