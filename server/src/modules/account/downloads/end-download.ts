import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { PlatformStore } from '../../../repositories.ts'
import { accountWrites } from '../repository.ts'

/** The job that removes a file whose link has ended; its subject is the id of the download. */
export const downloadOverJob = 'data-download-over'

/** Removes the file of a download that is over, and the job that would. */
export async function removeDownload({ files, store }: Pick<Deps, 'files' | 'store'>, id: string): Promise<void> {
  await files.remove(id)
  await store.write((tx) => tx.jobs.remove({ kind: downloadOverJob, subject: id }))
}

export const downloadEnds: JobHandler = {
  kind: downloadOverJob,
  describe: async (_reads, subject) => `The file of download ${subject} is removed`,
  async run({ files, store }, id) {
    await store.write((tx) => accountWrites(tx).endDownload({ id }))
    await files.remove(id)
  },
}

/** Keys of the files that can be fetched. */
export async function listDownloadKeys(store: PlatformStore): Promise<readonly string[]> {
  const rows = await store.read((reads) => reads.account.readyDownloads())
  return rows.map(({ id }) => id)
}
