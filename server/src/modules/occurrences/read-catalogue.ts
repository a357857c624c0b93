import type { Reads } from '../../repositories.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'

/** Editions kept: one sandbox has one, and sandboxes of one template share it. */
const kept = 4
const editions = new Map<string, Catalogue>()

/**
 * The catalogue as this snapshot has it. Built once per edition and shared by every sandbox that has the same: an edition
 * is unique to its content, so an answer from memory is never stale.
 */
export async function readCatalogue(reads: Reads): Promise<Catalogue> {
  const edition = await reads.occurrences.edition()
  if (edition === undefined) throw new Error('the database has no catalogue edition')
  const known = editions.get(edition)
  if (known) return known
  const built = buildCatalogue(edition, await reads.occurrences.catalogueRows())
  editions.set(edition, built)
  const [oldest] = editions.keys()
  if (editions.size > kept && oldest !== undefined) editions.delete(oldest)
  return built
}
