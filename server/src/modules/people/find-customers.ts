import type { Reads } from '../../repositories.ts'
import { emailKey } from './email-key.ts'
import { nameKey } from './name-key.ts'
import type { UserRow } from './tables.ts'

/** Nobody looks through more of them: whoever finds more is asked for more of the name. */
export const mostFound = 20

/**
 * Whom staff may mean: a reference, what a card's bars say and an e-mail address are looked for as a whole, a name by how
 * the first or the last of it begins, or the first as a whole and the last by how it begins. By last name, first name and
 * id; `more`: there are others. [O-209]
 */
export async function findCustomers(
  reads: Reads,
  search: string,
): Promise<{ readonly rows: readonly UserRow[]; readonly more: boolean }> {
  const text = search.trim()
  const name = nameKey(search)
  const space = name.indexOf(' ')
  const [first, last] = space === -1 ? ['', ''] : [name.slice(0, space), name.slice(space + 1)]
  const rows = await reads.users.found({
    reference: text.toUpperCase(),
    emailKey: emailKey(text),
    from: name,
    to: endOf(name),
    first,
    lastFrom: last,
    lastTo: endOf(last),
    limit: mostFound + 1,
  })
  return { rows: rows.slice(0, mostFound), more: rows.length > mostFound }
}

/** Behind everything that begins so; nothing begins with nothing. */
function endOf(beginning: string): string {
  return beginning === '' ? '' : `${beginning}\u{10FFFF}`
}
