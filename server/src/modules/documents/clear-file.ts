import { hour } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Tx } from '../../repositories.ts'
import { documentWrites } from './repository.ts'

const kind = 'document-file'

/** The longest an upload can take; whatever has not arrived by then never will. */
const longestUpload = hour

/** Schedules the look at an upload that begins now: killed half-way, it is cleared up. Part of a transaction. */
export function watchUpload(tx: Tx, id: string, now: number): Promise<void> {
  return tx.jobs.put({ kind, subject: id, dueAt: now + longestUpload })
}

/** The upload has arrived. Part of a transaction. */
export function stopWatching(tx: Tx, id: string): Promise<void> {
  return tx.jobs.remove({ kind, subject: id })
}

/** Hides a file, and schedules its removal in case the process ends before that. False when it is in another state. */
export async function hideFile(
  tx: Tx,
  { id, from, now }: { readonly id: string; readonly from: 'arriving' | 'kept'; readonly now: number },
): Promise<boolean> {
  if (!(await documentWrites(tx).beginRemoval({ id, from }))) return false
  await tx.jobs.put({ kind, subject: id, dueAt: now })
  return true
}

/**
 * Hides all files of a user, those that are arriving included; answers the ones that can be cleared at once. Part of a
 * transaction.
 */
export async function hideFilesOf(
  tx: Tx,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<readonly string[]> {
  const hidden: string[] = []
  for (const { id, status } of await tx.documents.allOf({ userId })) {
    // The job that watches an upload clears it up, because its last byte may be written only after this.
    if (status === 'arriving') await documentWrites(tx).beginRemoval({ id, from: status })
    if (status === 'kept' && (await hideFile(tx, { id, from: status, now }))) hidden.push(id)
  }
  return hidden
}

/** Removes a hidden file and what is known of it; again after a failure, because the file goes first. */
export async function clearFile({ store, files }: Deps, id: string): Promise<void> {
  await files.remove(id)
  await store.write(async (tx) => {
    await documentWrites(tx).delete({ id })
    await tx.jobs.remove({ kind, subject: id })
  })
}

async function sweep(deps: Deps, id: string): Promise<void> {
  const isHidden = await deps.store.write(async (tx) => {
    await hideFile(tx, { id, from: 'arriving', now: deps.clock.now() })
    return (await tx.documents.byId({ id }))?.status === 'removing'
  })
  if (isHidden) await clearFile(deps, id)
}

export const documentJobs: readonly JobHandler[] = [
  { kind, describe: async () => 'A file that did not arrive, or was deleted, is removed', run: sweep },
]
