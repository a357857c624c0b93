import { day } from '@touchline/clock'
import { type DataDownload, PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { checkPassword } from '../../people/index.ts'
import { accountWrites } from '../repository.ts'
import { removeDownload } from './end-download.ts'
import { downloadJob } from './prepare-download.ts'

const allowance = { most: 3, within: day }

/**
 * Has a copy of the caller's data made; a finished one before it goes. Throws `validation_failed` for a wrong password,
 * `download_under_way` while one is being made, `rate_limited` after three in a day.
 */
export async function askForDownload(deps: Deps, actor: Actor, password: string): Promise<DataDownload> {
  const userId = getCallerId(actor)
  await checkPassword(deps, userId, password)
  const now = deps.clock.now()
  const id = deps.ids.uuid()
  const before = await deps.store.read((reads) => reads.account.latestDownload({ userId }))
  if (before?.state === 'preparing') throw new PlatformError('download_under_way')
  if (!deps.attempts.take(`download ${userId}`, allowance)) {
    throw new PlatformError('rate_limited', { text: text('account:downloads_today') })
  }
  await deps.store.write(async (tx) => {
    if (before?.state === 'ready') await accountWrites(tx).endDownload({ id: before.id })
    if (!(await accountWrites(tx).insertDownload({ id, userId, state: 'preparing', askedAt: now }))) {
      throw new PlatformError('download_under_way')
    }
    await tx.jobs.put({ kind: downloadJob, subject: id, dueAt: now })
  })
  if (before) await removeDownload(deps, before.id)
  return deps.store.read((reads) => readDownload(reads, userId))
}

/** How far the latest copy of a user's data is. */
export async function readDownload(reads: Reads, userId: number): Promise<DataDownload> {
  const row = await reads.account.latestDownload({ userId })
  const moment = (instant: number | null) => (instant === null ? null : presentInstant(instant))
  if (!row || row.state === 'over')
    return { status: 'none', asked_at: null, ready_at: null, expires_at: null, bytes: null }
  const { state: status, askedAt, readyAt, expiresAt, bytes } = row
  return { status, asked_at: moment(askedAt), ready_at: moment(readyAt), expires_at: moment(expiresAt), bytes }
}
