import { type Answer, type QuestionSection, type RestrictionSummary, type Text } from '@touchline/contract'
import type { Schedule } from '../schedules/index.ts'
import { unmetRestrictions } from '../selling/index.ts'
import { checkAnswers, type StoredQuestion } from '../questions/index.ts'
import type { AttendeeRow } from './tables.ts'

/** A line of a basket by which somebody comes. */
export type Line = {
  readonly itemId: number
  readonly name: Text | string
  readonly occurrenceId: string
  readonly scheduleId: string
  /** The attendee; null: nobody is named. */
  readonly user: { readonly id: number; readonly firstName: string; readonly lastName: string } | null
  /** How many come under that name. */
  readonly count: number
  /** A course or camp. */
  readonly isBundle: boolean
  /** Its questions were answered when it was added, by whoever comes. */
  readonly isAnswered: boolean
}

type Known = {
  readonly schedule: Pick<Schedule, 'row' | 'sections' | 'waiver' | 'induction'>
  /** Restrictions that the person has met. */
  readonly agreed: ReadonlySet<number>
  readonly entered: readonly AttendeeRow[]
}

/** Somebody of whom something is asked. */
export type Asked = {
  readonly line: Line
  readonly position: number
  readonly namesAsked: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly sections: readonly QuestionSection[]
  readonly questions: readonly StoredQuestion[]
  readonly answers: readonly Answer[]
  readonly restrictionId: number | null
  readonly waiver: RestrictionSummary | null
  readonly isComplete: boolean
}

/**
 * The questions for each attendee of a line, unless they were answered when it was added,
 * and the waiver that the person named has not agreed to. Empty where nothing is asked.
 */
export function askedOf(line: Line, { schedule, agreed, entered }: Known): readonly Asked[] {
  const sections = line.isAnswered ? [] : schedule.sections
  const waiver = line.user && waiverMissing(schedule, agreed)
  if (sections.length === 0 && !waiver) return []
  const questions = sections.flatMap((section) => section.questions)
  const people = sections.length === 0 ? 1 : line.count
  return Array.from({ length: people }, (_, index): Asked => {
    const position = index + 1
    const entry = entered.find((row) => row.itemId === line.itemId && row.position === position)
    const named = position === 1 ? line.user : null
    const own = position === 1 ? waiver : null
    const isAnswered =
      sections.length === 0 || (entry !== undefined && checkAnswers(questions, entry.answers).size === 0)
    return {
      line,
      position,
      namesAsked: sections.length > 0 && named === null,
      firstName: named?.firstName ?? entry?.firstName ?? null,
      lastName: named?.lastName ?? entry?.lastName ?? null,
      sections: sections.map((section) => section.wire),
      questions,
      answers: entry?.answers ?? [],
      restrictionId: schedule.waiver?.id ?? schedule.induction?.id ?? null,
      waiver: own,
      isComplete: isAnswered && own === null,
    }
  })
}

/** An induction is attended, never agreed to. */
function waiverMissing(schedule: Known['schedule'], agreed: ReadonlySet<number>): RestrictionSummary | null {
  return unmetRestrictions(schedule, agreed)?.pre_purchase_waiver ?? null
}
