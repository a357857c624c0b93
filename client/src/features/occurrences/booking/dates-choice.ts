/** What of a camp somebody chose: all of it, or sessions by their ids. [S4-051] */
export type DatesChoice =
  { readonly kind: 'whole' } | { readonly kind: 'sessions'; readonly sessionIds: readonly string[] }

/** A choice as it was stored; null for anything else. */
export function datesChoiceIn(stored: unknown): DatesChoice | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return null
  if (stored.kind === 'whole') return { kind: 'whole' }
  if (stored.kind !== 'sessions' || !('sessionIds' in stored) || !Array.isArray(stored.sessionIds)) return null
  const ids: readonly unknown[] = stored.sessionIds
  return { kind: 'sessions', sessionIds: ids.filter((id) => typeof id === 'string') }
}
