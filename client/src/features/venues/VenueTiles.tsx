import { platformNow } from '../../app/platform-clock.ts'
import { rememberVenue } from '../../app/choices/selected-venue.ts'
import { useSelectedVenue } from '../../app/choices/use-selected-venue.ts'
import { useClient } from '../../app/site-record.ts'
import { TileGrid } from '../../ui/tiles/TileGrid.tsx'
import { VenueCard } from './search/VenueCard.tsx'
import type { Venue } from './search/venue-search.ts'

type Props = {
  readonly venues: readonly Venue[]
  readonly pathOf: (venue: Venue) => string
  readonly onSelect?: () => void
  readonly headingLevel?: 2 | 3
}

/** Venues as pictures to choose from; the choice is remembered. */
export function VenueTiles({ venues, pathOf, onSelect, headingLevel = 3 }: Props) {
  const client = useClient()
  const chosen = useSelectedVenue()
  return (
    <TileGrid columns="places">
      {venues.map((venue) => (
        <VenueCard
          key={venue.slug}
          headingLevel={headingLevel}
          found={{ venue, miles: null }}
          now={platformNow()}
          chosen={venue.slug === chosen}
          activities={[]}
          path={pathOf(venue)}
          onSelect={() => {
            rememberVenue(client.id, venue.slug)
            onSelect?.()
          }}
        />
      ))}
    </TileGrid>
  )
}
