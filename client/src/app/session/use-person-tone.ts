import type { PersonTone } from '../../ui/labels/PersonChip.tsx'
import { personTone } from './person-tone.ts'
import type { ShownPerson } from './person-tone.ts'
import { useSession } from './use-session.ts'

/** The colour of any person on a page, for `PersonChip`: `tone={toneOf({ id, name })}`. */
export function usePersonTone(): (person: ShownPerson) => PersonTone {
  const session = useSession()
  return (person) => personTone(session, person)
}
