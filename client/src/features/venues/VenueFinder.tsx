import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { platformNow } from '../../app/platform-clock.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { usePosition } from './use-position.ts'
import { VenueCard } from './VenueCard.tsx'
import { defaultRadius, VenueFilters } from './VenueFilters.tsx'
import { findVenues } from './venue-search.ts'
import type { Venue } from './venue-search.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  },
})
const Count = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', mt: '6', mb: '3' } })

type Props = {
  readonly venues: readonly Venue[]
  /** Slug of the venue chosen on an earlier visit. */
  readonly chosen: string | null
  readonly pathOf: (venue: Venue) => string
  readonly onSelect: (venue: Venue) => void
}

/** Search and list of venues. [O-01] */
export function VenueFinder({ venues, chosen, pathOf, onSelect }: Props) {
  const { t } = useTexts()
  const { position, ask, forget } = usePosition()
  const [search, setSearch] = useState('')
  const [radius, setRadius] = useState<number | null>(defaultRadius)
  const from = position.status === 'known' ? position.place : null
  const found = findVenues(venues, { search, from, radius, chosen })
  const now = platformNow()

  function showAll(): void {
    setSearch('')
    setRadius(null)
  }

  if (venues.length === 0) return <EmptyState title={t('home:noVenues')}>{t('home:noVenuesText')}</EmptyState>
  return (
    <>
      <VenueFilters
        search={search}
        onSearch={setSearch}
        position={position}
        onLocate={ask}
        onForget={forget}
        radius={radius}
        onRadius={setRadius}
      />
      <Count role="status">{t('home:found', { count: found.length })}</Count>
      {found.length > 0 ? (
        <List>
          {found.map((one) => (
            <VenueCard
              key={one.venue.slug}
              found={one}
              now={now}
              chosen={one.venue.slug === chosen}
              path={pathOf(one.venue)}
              onSelect={() => onSelect(one.venue)}
            />
          ))}
        </List>
      ) : (
        <EmptyState
          title={t('home:nothingFound')}
          action={
            <Button variant="secondary" onClick={showAll}>
              {t('home:showAll')}
            </Button>
          }
        >
          {t('home:nothingFoundText')}
        </EmptyState>
      )}
    </>
  )
}
