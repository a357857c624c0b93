import type { Reads } from '../../repositories.ts'
import { emailKey } from './email-key.ts'
import { nameKey } from './name-key.ts'
import type { UserRow } from './tables.ts'

/** With more matches the user is asked for more of the name. */
export const mostFound = 20

/**
 * Customers that staff look for: a reference, a card's barcode and an e-mail address match as a whole; a name by the
 * beginning of its first or last part, or by a whole first name and the beginning of the last. By last name, first name
 * and id; `more` means that there are others.
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

/** The end of the range of texts with this beginning. */
function endOf(beginning: string): string {
  return beginning === '' ? '' : `${beginning}\u{10FFFF}`
}
