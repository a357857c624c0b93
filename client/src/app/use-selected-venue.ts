import { selectedVenue } from './selected-venue.ts'
import { useObservable } from './use-observable.ts'

/** Slug of the venue that the customer chose, or null. */
export function useSelectedVenue(): string | null {
  return useObservable(selectedVenue)
}
