import type { Venue } from './venue-search.ts'

type Addressed = Pick<Venue, 'address1' | 'town' | 'postcode'>

/** 'Meadow Lane, Ashcombe, AC1 4QT', as far as it is known. */
export function venueAddress({ address1, town, postcode }: Addressed): string {
  return [address1, town, postcode].filter((part) => part?.trim()).join(', ')
}
