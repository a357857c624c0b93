import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { ageOn, misfitOf } from './age-fit.ts'
import type { AgeLimits } from './age-fit.ts'

export type OtherPerson = { readonly id: number; readonly firstName: string }

/** Linked users of a fitting age, for a further booking. */
export function useOtherPeople(ages: AgeLimits | null, firstDay: string | null): readonly OtherPerson[] {
  const { linkedUsers } = useSession()
  const { subjectId } = useActingFor()
  return linkedUsers.flatMap(({ referencedUser: { id, name, dateOfBirth } }) => {
    const age = dateOfBirth && firstDay !== null ? ageOn(dateOfBirth, firstDay) : null
    const [firstName = name] = name.split(' ')
    return id === subjectId || misfitOf(age, ages) !== null ? [] : [{ id, firstName }]
  })
}
