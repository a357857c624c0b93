import { agreeToWaivers, answerForCart } from '@touchline/contract/calls/attendees'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { dependsOnIdentity } from '../../app/answers/use-refresh.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import type { FieldErrors } from '../../api/api-error.ts'
import type { FormError } from '../../ui/forms/FormErrorSummary.tsx'
import type { Attendee, RefusedEntries } from './use-attendee.ts'

// The platform's field paths: the index of the entry, and its field or question.
const refusedField = /^answers\.(\d+)\.(?:(first|last)_name|custom_question_answers\.(\d+))/

/** Whether all entries were accepted, and the problems of the fields that the platform refused. */
export type Saved = { readonly accepted: boolean; readonly problems: readonly FormError[] }

const accepted: Saved = { accepted: true, problems: [] }

/** Sends the entries. */
export function useSaveAttendees(cartId: number): (attendees: readonly Attendee[]) => Promise<Saved> {
  const { t } = useTranslation(['checkout', 'common'])
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()

  async function sendAnswers(attendees: readonly Attendee[]): Promise<Saved> {
    const answering = attendees.filter(({ sheet }) => sheet.sections.length > 0)
    if (answering.length === 0) return accepted
    try {
      await call(answerForCart, { params: { cartId }, body: { answers: answering.map(entryOf) } })
      return accepted
    } catch (error) {
      if (!isApiError(error)) throw error
      const { errors } = error
      showError(error, { text: t('common:errors.generic') })
      return {
        accepted: false,
        problems: answering.flatMap((attendee, index) => attendee.refuse(refusedFor(index, errors))),
      }
    }
  }

  async function sendWaivers(attendees: readonly Attendee[]): Promise<Saved> {
    const waivers = attendees.flatMap(({ asked: { waiver, userId }, agreed }) =>
      waiver?.id && userId && agreed ? [{ restrictionId: waiver.id, userId, agreed: true as const }] : [],
    )
    if (waivers.length === 0) return accepted
    try {
      await call(agreeToWaivers, { body: { waivers } })
      return accepted
    } catch (error) {
      if (!isApiError(error)) throw error
      showError(error, { always: t('checkout:attendees.waiversFailed') })
      return { accepted: false, problems: [] }
    }
  }

  return async (attendees) => {
    const answers = await sendAnswers(attendees)
    const saved = answers.accepted ? await sendWaivers(attendees) : answers
    if (!saved.accepted) return saved
    for (const { endDraft } of attendees) endDraft()
    await mutate(dependsOnIdentity)
    return saved
  }
}

function entryOf({ asked, sheet, names }: Attendee) {
  const named = asked.namesAsked === true ? { firstName: names.first.trim(), lastName: names.last.trim() } : {}
  const { cartItemId, position } = asked
  return { cartItemId, position, ...named, customQuestionAnswers: sheet.toSubmit() }
}

function refusedFor(index: number, errors: FieldErrors): RefusedEntries {
  const own = Object.entries(errors).flatMap(([key, [message]]) => {
    const [, entry, name, question] = refusedField.exec(key) ?? []
    return Number(entry) === index && message !== undefined ? [{ name, question, message }] : []
  })
  return {
    names: Object.fromEntries(own.flatMap(({ name, message }) => (name ? [[name, message]] : []))),
    answers: Object.fromEntries(own.flatMap(({ question, message }) => (question ? [[question, message]] : []))),
  }
}
