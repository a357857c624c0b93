import { selectedVenue } from './selected-venue.ts'
import { useObservable } from '../../browser/use-observable.ts'

/** The slug of the chosen venue, or null. */
export function useSelectedVenue(): string | null {
  return useObservable(selectedVenue)
}
