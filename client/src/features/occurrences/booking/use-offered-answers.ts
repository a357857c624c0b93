import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../../app/session/session-state.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import type { OfferedAnswers } from '../../questions/AnswersOffered.tsx'
import type { Answers } from '../../questions/answers.ts'
import { valuesOf } from '../../questions/values-of.ts'
import type { Schedule } from '../schedules/schedule.ts'

/** The answers of somebody whose part of the same form is filled in already. */
export type AnsweredHere = { readonly firstName: string; readonly values: Answers['values'] }

/**
 * Answers to offer instead of answering anew: the person's own answers from last time, those just given for a sibling, or a
 * sibling's from last time. Null where there are none. [O-353]
 */
export function useOfferedAnswers(
  { knownAnswers }: Pick<Schedule, 'knownAnswers'>,
  personId: number | null,
  here: AnsweredHere | null = null,
): OfferedAnswers | null {
  const { t } = useTranslation(['activities'])
  const session = useSession()
  const { subjectId } = useActingFor()
  const owner = ownerOf(session)
  const person = personId ?? subjectId

  function firstNameOf(id: number): string {
    const linked = session.linkedUsers.find(({ referencedUser }) => referencedUser.id === id)?.referencedUser
    const [first = ''] = (linked?.name ?? owner?.name ?? '').split(' ')
    return first
  }

  const known = knownAnswers ?? []
  const own = known.find(({ userId }) => userId === person)
  const other = known.find(({ userId }) => userId !== person && userId !== owner?.id)
  const lastTime = (id: number, values: Answers['values']): OfferedAnswers => ({
    title: t('activities:questions.offered.lastTime', { person: firstNameOf(id) }),
    values,
  })
  if (own?.userId) return lastTime(own.userId, valuesOf(own.answers))
  if (here && Object.keys(here.values).length > 0) {
    return { title: t('activities:questions.offered.sibling', { person: here.firstName }), values: here.values }
  }
  return other?.userId ? lastTime(other.userId, valuesOf(other.answers)) : null
}
