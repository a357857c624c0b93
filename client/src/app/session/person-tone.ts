import type { PersonTone } from '../../ui/labels/PersonChip.tsx'
import { nameOfUser } from './session-state.ts'
import type { SessionState } from './session-state.ts'
import { useSession } from './use-session.ts'

/** A person by id where it is known, else by name, as on a receipt. Without either, the logged-in user. */
export type ShownPerson = { readonly id?: number | null | undefined; readonly name?: string | null | undefined }

/** Colours of everybody but the logged-in user. */
const others = [1, 2, 3] as const satisfies readonly PersonTone[]

function otherTone(index: number): PersonTone {
  return others[index % others.length] ?? others[0]
}

/** An unknown person keeps one colour too. */
function strangerTone(name: string): PersonTone {
  return otherTone([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0))
}

/**
 * The colour assigned to a person on the whole site: the first for the logged-in user, the others for linked users in
 * the order of their ids, so that a family is told apart in any list.
 */
export function personTone(
  { user, linkedUsers }: Pick<SessionState, 'user' | 'linkedUsers'>,
  { id = null, name = null }: ShownPerson,
): PersonTone {
  if (id === null && !name) return 0
  const linked = linkedUsers.map((link) => link.referencedUser).toSorted((a, b) => a.id - b.id)
  const isShown = (person: { readonly id: number; readonly name: string }): boolean =>
    id === null ? person.name === name : person.id === id
  if (user && isShown({ id: user.id, name: nameOfUser(user) })) return 0
  const index = linked.findIndex(isShown)
  return index === -1 ? strangerTone(name ?? String(id)) : otherTone(index)
}

/** The colour of any person on a page, for `PersonChip`: `tone={toneOf({ id, name })}`. */
export function usePersonTone(): (person: ShownPerson) => PersonTone {
  const session = useSession()
  return (person) => personTone(session, person)
}
