import { ownerOf } from '../../app/session/session-state.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { ageOn, misfitOf } from './age-fit.ts'
import type { AgeLimits } from './age-fit.ts'

export type OtherPerson = { readonly id: number; readonly firstName: string }

type Named = { readonly id: number; readonly name: string; readonly dateOfBirth?: string | null | undefined }

function useFitting(people: readonly Named[], ages: AgeLimits | null, firstDay: string | null): readonly OtherPerson[] {
  const { subjectId } = useActingFor()
  return people.flatMap(({ id, name, dateOfBirth }) => {
    const age = dateOfBirth && firstDay !== null ? ageOn(dateOfBirth, firstDay) : null
    const [firstName = name] = name.split(' ')
    return id === subjectId || misfitOf(age, ages) !== null ? [] : [{ id, firstName }]
  })
}

/** Linked users of a fitting age, for a further booking. */
export function useOtherPeople(ages: AgeLimits | null, firstDay: string | null): readonly OtherPerson[] {
  const { linkedUsers } = useSession()
  return useFitting(
    linkedUsers.map(({ referencedUser }) => referencedUser),
    ages,
    firstDay,
  )
}

/** Everybody else of the account whom it fits, the owner included while they book for somebody. */
export function useAnybodyElse(ages: AgeLimits | null, firstDay: string | null): readonly OtherPerson[] {
  const session = useSession()
  const owner = ownerOf(session)
  const linked = session.linkedUsers.map(({ referencedUser }) => referencedUser)
  return useFitting(owner === null ? linked : [owner, ...linked], ages, firstDay)
}
