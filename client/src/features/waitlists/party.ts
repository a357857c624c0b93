import type { Wait } from './wait.ts'

/** Those who wait together, in turn: one alone, or a family. */
export function partiesIn(waits: readonly Wait[]): readonly (readonly [Wait, ...Wait[]])[] {
  const parties = Map.groupBy(waits, ({ id, partyId, status }) => `${partyId ?? id} ${status}`)
  return [...parties.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}

/** The others who wait together with a person and are in the same state. */
export function othersWith(waits: readonly Wait[], { id, partyId, status }: Wait): readonly Wait[] {
  if (typeof partyId !== 'number') return []
  return waits.filter((wait) => wait.partyId === partyId && wait.id !== id && wait.status === status)
}

/** The first name of the person who waits. */
export function firstNameOf({ firstName, lastName }: Pick<Wait, 'firstName' | 'lastName'>): string {
  return firstName || lastName || ''
}
