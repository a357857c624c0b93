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

/** The platform's messages about names, and about answers by question id. */
export type RefusedEntries = {
  readonly names: Readonly<Partial<Record<keyof Names, string>>>
  readonly answers: Readonly<Record<number, string>>
}

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
  /** The platform's message about a name, until it is changed. */
  readonly refusedNames: RefusedEntries['names']
  /** Shows the platform's messages at their fields; returns them for the summary. */
  readonly refuse: (refused: RefusedEntries) => readonly FormError[]
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
  const [refusedNames, setRefusedNames] = useState<RefusedEntries['names']>({})
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
  const parts = ['first', 'last'] as const
  const nameError = (part: (typeof parts)[number], message: string): FormError => ({
    fieldId: fieldIds[part],
    message,
    name: t(`checkout:attendees.${part}`),
  })

  function changeNames(changed: Names): void {
    setNames(changed)
    setRefusedNames({})
  }

  function refuse(refused: RefusedEntries): readonly FormError[] {
    setRefusedNames(refused.names)
    sheet.refuse(refused.answers)
    const ofNames = parts.flatMap((part) => {
      const message = refused.names[part]
      return message === undefined ? [] : [nameError(part, message)]
    })
    return [...ofNames, ...sheet.refusals(refused.answers)]
  }

  const namesMissing = asked.namesAsked !== true ? [] : parts.filter((part) => names[part].trim() === '')
  return {
    asked,
    sheet,
    names,
    setNames: changeNames,
    agreed,
    agree,
    fieldIds,
    problems: [
      ...namesMissing.map((part) => nameError(part, required)),
      ...sheet.gaps,
      ...(asked.waiver && !agreed
        ? [{ fieldId: fieldIds.waiver, message: t('courses:booking.hints.agreeToWaiver') }]
        : []),
    ],
    refusedNames,
    refuse,
    takeOver(previous) {
      if (asked.namesAsked === true) changeNames({ first: previous.firstName ?? '', last: previous.lastName ?? '' })
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
