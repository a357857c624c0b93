import { hour } from '@touchline/clock'
import { type Document, type FileType, fileTypes, limits, PlatformError, type Text } from '@touchline/contract'
import { type Actor, getCallerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Upload } from '../../infra/files/index.ts'
import { text } from '../../texts/index.ts'
import { lockUser } from '../people/index.ts'
import { clearFile, hideFile, stopWatching, watchUpload } from './clear-file.ts'
import { inspect } from './content/inspect.ts'
import { Unacceptable } from './content/inspector.ts'
import type { DocumentKind } from './document-status.ts'
import { presentDocument } from './presenter.ts'
import { documentWrites } from './repository.ts'
import { safeName } from './safe-name.ts'

const uploads = { most: 40, within: hour }

const typesOf: Readonly<Record<DocumentKind, readonly FileType[]>> = {
  document: fileTypes,
  photo: ['image/jpeg', 'image/png'],
}

/**
 * Stores a file of the caller; a photo replaces the one before it. The row comes first, so that a job finds a file whose
 * upload was cut off. Throws `validation_failed` for the field `file`, `body_too_large`, `rate_limited`, and
 * `request_timeout` for a file that came too late.
 */
export async function receiveDocument(
  deps: Deps,
  actor: Actor,
  { kind, upload }: { readonly kind: DocumentKind; readonly upload: Upload },
): Promise<Document> {
  const userId = getCallerId(actor)
  if (!deps.attempts.take(`file ${userId}`, uploads)) throw new PlatformError('rate_limited')
  const id = deps.ids.uuid()
  await deps.store.write(async (tx) => {
    await lockUser(tx, { id: userId })
    const most = kind === 'document' ? limits.documents : 2
    if ((await tx.documents.totalOf({ userId, kind })) >= most) throw refused(text('documents:full', { count: most }))
    const createdAt = deps.clock.now()
    await documentWrites(tx).insert({ id, userId, kind, status: 'arriving', name: '', createdAt })
    await watchUpload(tx, id, createdAt)
  })
  try {
    const { type, bytes } = await storeContent(deps, id, upload, typesOf[kind])
    return await keep(deps, { id, userId, kind, name: safeName(upload.name, type), mediaType: type, bytes })
  } catch (error) {
    await giveUp(deps, id)
    throw error instanceof Unacceptable ? refused(error.reason) : error
  }
}

async function storeContent({ files, scan }: Deps, id: string, upload: Upload, wanted: readonly FileType[]) {
  const { content, found } = inspect(upload.content, wanted)
  await files.put(id, content)
  const stored = await files.open(id)
  if (!stored) throw new Error('a file that was stored is missing')
  if (!(await scan(stored))) throw new Unacceptable(text('documents:infected'))
  return found()
}

type Arrived = {
  readonly id: string
  readonly userId: number
  readonly kind: DocumentKind
  readonly name: string
  readonly mediaType: FileType
  readonly bytes: number
}

async function keep(deps: Deps, { userId, kind, ...arrived }: Arrived): Promise<Document> {
  const { row, replaced } = await deps.store.write(async (tx) => {
    await lockUser(tx, { id: userId })
    const former = kind === 'photo' ? await tx.documents.keptOf({ userId, kind }) : []
    for (const { id } of former) await hideFile(tx, { id, from: 'kept', now: deps.clock.now() })
    if (!(await documentWrites(tx).keep(arrived))) throw new PlatformError('request_timeout')
    await stopWatching(tx, arrived.id)
    return { row: await tx.documents.byId({ id: arrived.id }), replaced: former }
  })
  for (const { id } of replaced) await clearFile(deps, id)
  if (!row) throw new Error('a document that was kept is missing')
  return presentDocument(row)
}

/** Nothing of a refused file stays. After a reset of the sandbox there is no row, and its file goes all the same. */
async function giveUp(deps: Deps, id: string): Promise<void> {
  await deps.store.write((tx) => hideFile(tx, { id, from: 'arriving', now: deps.clock.now() }))
  await clearFile(deps, id)
}

function refused(reason: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { file: [reason] } })
}
