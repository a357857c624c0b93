import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { clearFile, hideFile } from './clear-file.ts'
import type { DocumentKind } from './document-status.ts'

/** Deletes a document of the caller. Throws `item_not_found`, for one of somebody else too. */
export function deleteDocument(deps: Deps, actor: Actor, id: string): Promise<void> {
  return remove(deps, actor, 'document', (wanted) => wanted === id)
}

/** Deletes the photo of the caller. Throws `item_not_found` without one. */
export function deletePhoto(deps: Deps, actor: Actor): Promise<void> {
  return remove(deps, actor, 'photo', () => true)
}

async function remove(deps: Deps, actor: Actor, kind: DocumentKind, isWanted: (id: string) => boolean): Promise<void> {
  const userId = getCallerId(actor)
  const id = await deps.store.write(async (tx) => {
    const found = (await tx.documents.keptOf({ userId, kind })).find((document) => isWanted(document.id))
    const isHidden = found && (await hideFile(tx, { id: found.id, from: 'kept', now: deps.clock.now() }))
    if (!found || !isHidden) throw new PlatformError('item_not_found')
    return found.id
  })
  await clearFile(deps, id)
}
