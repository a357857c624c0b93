import { useWaits } from './use-waits.ts'
import { waitFor } from './wait.ts'

/** The places held for a person at an occurrence, and the kinds of tickets where they are known. */
type Held = { readonly places: number; readonly tickets: Readonly<Record<string, number>> }

const nothing: Held = { places: 0, tickets: {} }

/** The places that a waitlist offer holds for a person; none without an offer. */
export function useOffer(occurrenceId: string | null, userId: number | null): Held {
  const waits = useWaits()
  if (occurrenceId === null || userId === null) return nothing
  const wait = waitFor(waits, { occurrenceIds: [occurrenceId], userId })
  if (wait?.status !== 'offered') return nothing
  const tickets = (wait.tickets ?? []).flatMap(({ id, quantity }) => (id ? [[id, quantity ?? 1] as const] : []))
  return { places: wait.count ?? 1, tickets: Object.fromEntries(tickets) }
}
