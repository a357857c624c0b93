import { useState } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from 'react-i18next'
import { useActingFor } from '../../app/session/use-session.ts'
import type { FormError } from '../../ui/forms/FormErrorSummary.tsx'
import { useDraft } from '../../ui/forms/use-draft.ts'
import type { AnswerValue } from '../questions/question-rules.ts'
import { StoredAnswer } from '../questions/answers.ts'
import { useAnswers } from '../questions/use-answers.ts'
import type { AnswerSheet } from '../questions/use-answers.ts'
import { valuesOf } from '../questions/values-of.ts'
import { keyOf } from './asked.ts'
import type { Asked, Previous } from './asked.ts'

type Names = { readonly first: string; readonly last: string }
type Draft = { readonly names: Names; readonly values: Readonly<Record<number, AnswerValue>> }

/** The entries of one attendee, for the block that asks and the page that sends. */
export type Attendee = {
  readonly asked: Asked
  readonly sheet: AnswerSheet
  readonly names: Names
  readonly setNames: (names: Names) => void
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  readonly fieldIds: { readonly first: string; readonly last: string; readonly waiver: string }
  /** Missing or wrong entries, in the order of the block. */
  readonly problems: readonly FormError[]
  /** Takes over earlier entries. */
  readonly takeOver: (previous: Previous) => void
  readonly endDraft: () => void
}

const draftForm = 'attendees/'

/** The state of one block. Agreements are not stored: they are given, not typed. */
export function useAttendee(asked: Asked): Attendee {
  const { t } = useTranslation(['checkout', 'courses', 'common'])
  const { ownerId } = useActingFor()
  const key = keyOf(asked)
  const sheet = useAnswers(asked.customQuestionSections, `${key}-`)
  const [names, setNames] = useState<Names>({ first: asked.firstName ?? '', last: asked.lastName ?? '' })
  const [agreed, agree] = useState(false)
  const [begun, setBegun] = useState(false)
  if (!begun) {
    setBegun(true)
    sheet.restore(valuesOf(asked.answers))
  }
  const typed = Object.keys(sheet.values).length > 0 || (asked.namesAsked === true && names.first + names.last !== '')
  const endDraft = useDraft({
    // A draft belongs to one person.
    form: `${draftForm}${key}-${asked.userId ?? ''}`,
    person: ownerId,
    kept: typed ? ({ names, values: sheet.values } satisfies Draft) : null,
    restore(stored) {
      const draft = draftIn(stored)
      if (draft === null) return
      setNames(draft.names)
      sheet.restore(draft.values)
    },
  })
  const fieldIds = { first: `first-${key}`, last: `last-${key}`, waiver: `waiver-${key}` }
  const required = t('common:forms.required')
  const namesMissing =
    asked.namesAsked !== true ? [] : (['first', 'last'] as const).filter((part) => names[part].trim() === '')
  return {
    asked,
    sheet,
    names,
    setNames,
    agreed,
    agree,
    fieldIds,
    problems: [
      ...namesMissing.map((part) => ({
        fieldId: fieldIds[part],
        message: required,
        name: t(`checkout:attendees.${part}`),
      })),
      ...sheet.gaps,
      ...(asked.waiver && !agreed
        ? [{ fieldId: fieldIds.waiver, message: t('courses:booking.hints.agreeToWaiver') }]
        : []),
    ],
    takeOver(previous) {
      if (asked.namesAsked === true) setNames({ first: previous.firstName ?? '', last: previous.lastName ?? '' })
      sheet.restore(valuesOf(previous.answers))
    },
    endDraft,
  }
}

const name = z.catch(z.string(), '')

/** Values that fit no control are checked by the rules of their questions. */
const StoredDraft = z.object({
  names: z.object({ first: name, last: name }),
  values: z.record(z.string(), StoredAnswer),
})

/** The draft may have been edited by hand, so its shape is checked. */
function draftIn(stored: unknown): Draft | null {
  const read = StoredDraft.safeParse(stored)
  return read.success ? read.data : null
}
