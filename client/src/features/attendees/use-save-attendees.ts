import { agreeToWaivers, answerForCart } from '@touchline/contract/calls/attendees'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { dependsOnIdentity } from '../../app/answers/use-refresh.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import type { Attendee } from './use-attendee.ts'

// The platform's field paths: the index of the entry, and of its question.
const refusedAnswer = /^answers\.(\d+)\.custom_question_answers\.(\d+)/

/** Sends the entries; answers whether all were accepted. */
export function useSaveAttendees(cartId: number): (attendees: readonly Attendee[]) => Promise<boolean> {
  const { t } = useTranslation(['checkout', 'common'])
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()

  async function sendAnswers(attendees: readonly Attendee[]): Promise<boolean> {
    const answering = attendees.filter(({ sheet }) => sheet.sections.length > 0)
    if (answering.length === 0) return true
    try {
      await call(answerForCart, { params: { cartId }, body: { answers: answering.map(entryOf) } })
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      for (const [index, { sheet }] of answering.entries()) sheet.refuse(refusedFor(index, error.errors))
      showError(error, { text: t('common:errors.generic') })
      return false
    }
  }

  async function sendWaivers(attendees: readonly Attendee[]): Promise<boolean> {
    const waivers = attendees.flatMap(({ asked: { waiver, userId }, agreed }) =>
      waiver?.id && userId && agreed ? [{ restrictionId: waiver.id, userId, agreed: true as const }] : [],
    )
    if (waivers.length === 0) return true
    try {
      await call(agreeToWaivers, { body: { waivers } })
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      showError(error, { always: t('checkout:attendees.waiversFailed') })
      return false
    }
  }

  return async (attendees) => {
    if (!(await sendAnswers(attendees)) || !(await sendWaivers(attendees))) return false
    for (const { endDraft } of attendees) endDraft()
    await mutate(dependsOnIdentity)
    return true
  }
}

function entryOf({ asked, sheet, names }: Attendee) {
  const named = asked.namesAsked === true ? { firstName: names.first.trim(), lastName: names.last.trim() } : {}
  const { cartItemId, position } = asked
  return { cartItemId, position, ...named, customQuestionAnswers: sheet.toSubmit() }
}

function refusedFor(
  index: number,
  errors: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<number, string>> {
  const own = Object.entries(errors).flatMap(([key, [message]]) => {
    const [, entry, question] = refusedAnswer.exec(key) ?? []
    return Number(entry) === index && message !== undefined ? [[Number(question), message] as const] : []
  })
  return Object.fromEntries(own)
}
