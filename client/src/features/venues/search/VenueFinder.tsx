import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { TileGrid } from '../../../ui/tiles/TileGrid.tsx'
import { VenueCard } from './VenueCard.tsx'
import { defaultRadius, findVenues, radii } from './venue-search.ts'
import type { Place, Venue } from './venue-search.ts'

const Bar = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end', justifyContent: 'space-between', mb: '4' },
})
const Count = styled('p', { base: { color: 'fg.muted', fontSize: 'sm' } })
const More = styled('div', { base: { mt: '6' } })

/** The number of pictures shown at once; the rest is one press away. */
const firstShown = 24

type Props = {
  readonly venues: readonly Venue[]
  /** The slug of the venue chosen on an earlier visit. */
  readonly chosen: string | null
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  /** The search; empty for all. */
  readonly search: string
  readonly onDropSearch: () => void
  /** Slugs of venues that the search finds otherwise. */
  readonly foundAt?: ReadonlySet<string> | undefined
  /** Miles from a searched postcode, by venue. */
  readonly near: ReadonlyMap<string, number | null> | null
  /** The customer's position, or null. */
  readonly from: Place | null
  readonly activitiesOf: (slug: string) => readonly string[]
  readonly pathOf: (venue: Venue) => string
  readonly onSelect: (venue: Venue) => void
}

/** The matching venues, nearest first where the customer shares their position. */
export function VenueFinder({
  venues,
  chosen,
  now,
  search,
  foundAt,
  near,
  from,
  activitiesOf,
  pathOf,
  onSelect,
  onDropSearch,
}: Props) {
  const { t } = useTranslation(['home'])
  const [radius, setRadius] = useState<number | null>(defaultRadius)
  const [all, setAll] = useState(false)
  const query = { search, ...(foundAt && { foundAt }), near, from, radius, chosen, activitiesOf }
  const found = findVenues(venues, query)
  const shown = all ? found : found.slice(0, firstShown)

  if (venues.length === 0) return <EmptyState title={t('home:noVenues')}>{t('home:noVenuesText')}</EmptyState>
  return (
    <>
      <Bar>
        <Count role="status">{t('home:found', { count: found.length })}</Count>
        {from === null ? null : (
          <Select
            label={t('home:within')}
            options={[
              ...radii.map((miles) => ({ value: String(miles), label: t('home:miles', { count: miles }) })),
              { value: 'any', label: t('home:anyDistance') },
            ]}
            value={radius === null ? 'any' : String(radius)}
            placeholder={null}
            onChange={(value) => setRadius(value === 'any' ? null : Number(value))}
          />
        )}
      </Bar>
      {found.length === 0 ? (
        <NothingFound
          search={search}
          // The distance is dropped first where that alone gives results.
          tooNear={findVenues(venues, { ...query, radius: null }).length > 0}
          onDropSearch={onDropSearch}
          onDropRadius={() => setRadius(null)}
        />
      ) : (
        <TileGrid columns="places">
          {shown.map((one) => (
            <VenueCard
              key={one.venue.slug}
              found={one}
              now={now}
              chosen={one.venue.slug === chosen}
              activities={activitiesOf(one.venue.slug)}
              path={pathOf(one.venue)}
              onSelect={() => onSelect(one.venue)}
            />
          ))}
        </TileGrid>
      )}
      {shown.length < found.length ? (
        <More>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('home:showAll', { count: found.length })}
          </Button>
        </More>
      ) : null}
    </>
  )
}

type NothingProps = {
  readonly search: string
  readonly tooNear: boolean
  readonly onDropSearch: () => void
  readonly onDropRadius: () => void
}

function NothingFound({ search, tooNear, onDropSearch, onDropRadius }: NothingProps) {
  const { t } = useTranslation(['home'])
  return (
    <EmptyState
      title={search === '' ? t('home:nothingNear') : t('home:nothingFound', { search })}
      action={
        <Button variant="secondary" onClick={tooNear ? onDropRadius : onDropSearch}>
          {tooNear ? t('home:dropRadius') : t('home:dropSearch', { search })}
        </Button>
      }
    >
      {tooNear ? t('home:nothingNearText') : t('home:nothingFoundText')}
    </EmptyState>
  )
}
