import type { PersonTone } from '../../ui/PersonChip.tsx'
import type { SessionState } from './session-state.ts'
import { nameOfUser } from './user-name.ts'

/** Who is shown: by id where it is known, else by name, as on a receipt. Neither means the signed-in user. */
export type ShownPerson = { readonly id?: number | null | undefined; readonly name?: string | null | undefined }

/** Those who are not the signed-in user share these. */
const others = [1, 2, 3] as const satisfies readonly PersonTone[]

function otherTone(index: number): PersonTone {
  return others[index % others.length] ?? others[0]
}

/** Somebody whom the session does not know keeps one colour too. */
function strangerTone(name: string): PersonTone {
  return otherTone([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0))
}

/**
 * The one colour of a person on the whole site: the signed-in user's is the first, the people they book for take the
 * others in the order of their ids, so that a family is told apart whatever order a list has.
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
