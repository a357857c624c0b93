import { applyPatch, type Operation } from 'rfc6902'

/** The document after a JSON Patch (RFC 6902). Throws an Error of one line for one that does not fit it. */
export function withChanges(document: unknown, changes: unknown): unknown {
  if (!Array.isArray(changes)) throw new Error('is no list of changes (RFC 6902)')
  const changed: unknown = structuredClone(document)
  const failed = applyPatch(changed, structuredClone(changes) as Operation[]).findIndex((error) => error !== null)
  if (failed >= 0) throw new Error(`change ${failed + 1} does not fit the description`)
  return changed
}
