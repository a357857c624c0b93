import { useActingFor } from '../../../../app/session/use-session.ts'
import type { ChangedLine } from '../changed-line.ts'
import { useDraft } from '../../../../ui/forms/use-draft.ts'
import type { Schedule } from '../../schedules/schedule.ts'
import { bookingDraftIn, bookingDraftOf, bookingDrafts, fillsAgain } from './booking-draft.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { BookingForm } from '../booking-form.ts'

type Options = {
  readonly schedule: Pick<Schedule, 'kind' | 'slug'>
  readonly form: BookingForm
  readonly answers: {
    readonly values: BookingDraft['answers']
    readonly restore: (values: BookingDraft['answers']) => void
  }
  /** An earlier sent booking can be made again. */
  readonly placeIsBack: boolean
  readonly restore: (draft: BookingDraft) => void
  /** The attendee. */
  readonly personId: number | null
  /** Tells the forms of further people apart. */
  readonly scope: string
  /** The basket line that the form changes, whose draft is its own. */
  readonly changed: Pick<ChangedLine, 'id' | 'dates' | 'extras' | 'answers'> | null
}

/** Stores the input for a course or camp until it is paid. Answers the function that deletes the draft. */
export function useBookingDraft(options: Options): () => void {
  const { schedule, form, answers, placeIsBack, restore, changed, personId, scope } = options
  const { ownerId } = useActingFor()
  const draft = bookingDraftOf(form, answers.values)
  return useDraft({
    form: `${bookingDrafts}${schedule.kind}/${schedule.slug}${changed ? `/${changed.id}` : ''}${scope && `/for-${scope}`}`,
    person: ownerId,
    kept: changed && isUnchanged(form, answers.values, changed) ? null : draft,
    restore(stored) {
      const before = bookingDraftIn(stored)
      if (!fillsAgain(before, personId, placeIsBack)) return
      answers.restore(before.answers)
      restore(before)
    },
  })
}

/** Whether the form shows the line as it is. */
function isUnchanged(
  form: BookingForm,
  values: BookingDraft['answers'],
  line: NonNullable<Options['changed']>,
): boolean {
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  return isSame([form.dates, form.extras, values], [line.dates, line.extras, line.answers])
}
