import { PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import { StoredFile } from '../../../infra/files/index.ts'

/** The file behind a link. Throws `item_not_found` for a link that is unknown, or has ended. */
export async function fetchDownload({ store, files, clock }: Deps, secret: string): Promise<StoredFile> {
  const row = await store.read((reads) => reads.account.downloadBy({ secretHash: hashOf(secret) }))
  if (!row || row.expiresAt === null || row.expiresAt <= clock.now()) throw new PlatformError('item_not_found')
  const content = await files.open(row.id)
  if (!content || row.bytes === null) throw new PlatformError('item_not_found')
  return new StoredFile({ content, mediaType: 'application/zip', name: 'my-data.zip', bytes: row.bytes })
}
