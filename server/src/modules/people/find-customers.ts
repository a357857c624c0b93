import type { Reads } from '../../repositories.ts'
import { emailKey, nameKey } from './search-keys.ts'
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
  const rows = new Map<number, UserRow>()
  for (const name of keysOf(search)) {
    const space = name.indexOf(' ')
    const [first, last] = space === -1 ? ['', ''] : [name.slice(0, space), name.slice(space + 1)]
    const found = await reads.users.found({
      reference: text.toUpperCase(),
      emailKey: emailKey(text),
      from: name,
      to: endOf(name),
      first,
      lastFrom: last,
      lastTo: endOf(last),
      limit: mostFound + 1,
    })
    for (const row of found) rows.set(row.id, row)
  }
  return { rows: [...rows.values()].slice(0, mostFound), more: rows.size > mostFound }
}

/** The keys under which a name may stand: those of names from before kept a curly apostrophe. */
function keysOf(search: string): readonly string[] {
  const name = nameKey(search)
  return name.includes("'") ? [name, name.replaceAll("'", '\u2019')] : [name]
}

/** The end of the range of texts with this beginning. */
function endOf(beginning: string): string {
  return beginning === '' ? '' : `${beginning}\u{10FFFF}`
}
