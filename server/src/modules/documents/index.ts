import type { PlatformStore } from '../../repositories.ts'

export { clearFile, documentJobs, hideFilesOf } from './clear-file.ts'
export { createDocumentReads } from './repository.ts'

/** Keys of the documents and photos that a platform shows, for a copy of it. */
export async function listDocumentKeys(store: PlatformStore): Promise<readonly string[]> {
  return (await store.read((reads) => reads.documents.allKept())).map(({ id }) => id)
}
