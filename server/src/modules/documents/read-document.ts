import { PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { StoredFile } from '../../infra/files/index.ts'

/** The file of a document or photo of the owner. Throws `item_not_found`, for one of somebody else too. */
export async function readDocument({ store, files }: Deps, actor: Actor, id: string): Promise<StoredFile> {
  const row = await store.read((reads) => reads.documents.byId({ id: id.toLowerCase() }))
  if (row?.status !== 'kept' || row.userId !== getOwnerId(actor)) throw new PlatformError('item_not_found')
  const content = await files.open(row.id)
  if (!content || row.mediaType === null || row.bytes === null) throw new PlatformError('item_not_found')
  return new StoredFile({ content, mediaType: row.mediaType, name: row.name, bytes: row.bytes })
}
