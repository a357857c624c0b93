import type { Reads } from '../../repositories.ts'
import { emailKey } from '../auth/index.ts'
import type { UserRow } from './tables.ts'

type Part = { readonly limit: number; readonly offset: number }

/**
 * Whom staff may mean: a reference, what a card's bars say and an e-mail address are looked for as a whole, a name by any
 * part of it; nothing at all finds nobody. By last name, first name and id. [O-209]
 */
export async function findCustomers(
  reads: Reads,
  search: string,
  part: Part,
): Promise<{ readonly rows: readonly UserRow[]; readonly total: number }> {
  const text = search.trim()
  const name = text.toLowerCase().replaceAll(/[%_\\]/g, '')
  const looked = {
    reference: text.toUpperCase(),
    emailKey: emailKey(text),
    // Nothing is in every name, and is no name.
    namePattern: name === '' ? '' : `%${name}%`,
  }
  const rows = await reads.users.pageOfFound({ ...looked, ...part })
  return { rows, total: (await reads.users.totalOfFound(looked))?.total ?? 0 }
}
