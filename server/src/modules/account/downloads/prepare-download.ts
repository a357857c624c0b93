import { day } from '@touchline/clock'
import { dataDownloadEndpoints } from '@touchline/contract'
import { fallbackLanguage } from '@touchline/languages'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import type { Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { compose, postMail } from '../../mails/index.ts'
import { accountWrites } from '../repository.ts'
import { newSecret } from '../secret.ts'
import { collectData } from './collect-data.ts'
import { downloadOverJob } from './end-download.ts'
import { writeArchive } from './write-archive.ts'

/** The job that makes a copy of somebody's data; its subject is the id of the download. */
export const downloadJob = 'data-download'

const daysToFetch = 7

/** Makes the file, and mails the link once the file is there. Safe to repeat: a broken run leaves no file. */
async function prepareDownload(deps: Deps, id: string): Promise<void> {
  const row = await deps.store.read((reads) => reads.account.download({ id }))
  if (row?.state !== 'preparing') return
  const { userId } = row
  const now = deps.clock.now()
  const bytes = await writeFile(deps, { id, userId, now })
  const { secret, secretHash } = newSecret(deps)
  const mailId = await deps.ids.integer('mail')
  const expiresAt = now + daysToFetch * day
  const link = `${deps.rules.publicUrl}${dataDownloadEndpoints.fetchDataDownload.call.path.replace('{secret}', secret)}`
  const isWanted = await deps.store.write(async (tx) => {
    if (!(await accountWrites(tx).finishDownload({ id, secretHash, bytes, readyAt: now, expiresAt }))) return false
    await tx.jobs.put({ kind: downloadOverJob, subject: id, dueAt: expiresAt })
    await mailLink(tx, { id, userId, mailId, link, expiresAt, now })
    return true
  })
  if (!isWanted) await deps.files.remove(id)
}

type Writing = { readonly id: string; readonly userId: number; readonly now: number }

/** Answers the length of the file. */
async function writeFile({ store, files }: Deps, { id, userId, now }: Writing): Promise<number> {
  const { data, organisation, language } = await store.read(async (reads) => {
    const user = await reads.users.byId({ id: userId })
    const language = user?.language ?? fallbackLanguage
    const { name: organisation } = await reads.site.getClient()
    return { data: await collectData(reads, userId, { language, now }), organisation, language }
  })
  let length = 0
  async function* counted() {
    for await (const piece of writeArchive(data, { organisation, language, now, open: (key) => files.open(key) })) {
      length += piece.length
      yield piece
    }
  }
  await files.remove(id)
  await files.put(id, counted())
  return length
}

type Telling = Writing & { readonly mailId: number; readonly link: string; readonly expiresAt: number }

/** Part of a transaction. The link stands in this mail and nowhere else. */
function mailLink(tx: Tx, { id, userId, mailId, link, expiresAt, now }: Telling): Promise<void> {
  const envelope = { mailId, kind: 'data-download', about: id, readers: [userId], now }
  return postMail(tx, envelope, (reader) => {
    const { organisation } = reader
    const until = presentDateTime(expiresAt, 'Europe/London').local
    const toFile = { link: text('account:download_link'), href: link, to: 'file' } as const
    return compose({
      ...reader,
      subject: text('account:download_subject', { organisation }),
      blocks: [text('account:download_ready', { until }), toFile, text('account:download_private')],
    })
  })
}

export const downloads: JobHandler = {
  kind: downloadJob,
  describe: async (_reads, subject) => `The file of download ${subject} is made`,
  run: prepareDownload,
}
