import { useActingFor } from '../../../../app/session/use-session.ts'
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
}

/** Stores the input for a course or camp until it is paid. */
export function useBookingDraft({ schedule, form, answers, placeIsBack, restore }: Options): void {
  const { ownerId, subjectId } = useActingFor()
  useDraft({
    form: `${bookingDrafts}${schedule.kind}/${schedule.slug}`,
    person: ownerId,
    kept: bookingDraftOf(form, answers.values),
    restore(stored) {
      const draft = bookingDraftIn(stored)
      if (!fillsAgain(draft, subjectId, placeIsBack)) return
      answers.restore(draft.answers)
      restore(draft)
    },
  })
}
