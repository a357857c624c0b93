import { useActingFor } from '../../../app/session/session.ts'
import { useDraft } from '../../../ui/forms/use-draft.ts'
import { courseDrafts } from './course-drafts.ts'
import { bookingDraftIn, bookingDraftOf, fillsAgain } from './booking-draft.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { CourseForm } from './course-form.ts'

type Options = {
  readonly slug: string
  readonly form: CourseForm
  readonly answers: {
    readonly values: BookingDraft['answers']
    readonly restore: (values: BookingDraft['answers']) => void
  }
  readonly isBookable: boolean
  readonly restore: (draft: BookingDraft) => void
}

/** Keeps what is typed and chosen for a course until it is paid for. */
export function useBookingDraft({ slug, form, answers, isBookable, restore }: Options): void {
  const { ownerId, subjectId } = useActingFor()
  useDraft({
    form: `${courseDrafts}${slug}`,
    person: ownerId,
    kept: bookingDraftOf(form, answers.values),
    restore(stored) {
      const draft = bookingDraftIn(stored)
      if (!fillsAgain(draft, subjectId, isBookable)) return
      answers.restore(draft.answers)
      restore(draft)
    },
  })
}
