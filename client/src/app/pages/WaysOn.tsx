import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useVenues } from '../../features/venues/use-venues.ts'
import { SearchField } from '../../features/venues/SearchField.tsx'
import { VenueCard } from '../../features/venues/VenueCard.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { PageSection } from '../../ui/layout/PageSection.tsx'
import { TileGrid, TileSkeletons } from '../../ui/TileGrid.tsx'
import { environment } from '../environment.ts'
import { platformNow } from '../platform-clock.ts'
import { rememberVenue, useSelectedVenue } from '../selected-venue.ts'
import { useClient } from '../site-record.ts'

/** More centres than these are found by searching. */
const mostCentres = 3

const Field = styled('search', { base: { display: 'block', maxWidth: '620px', mb: { base: '6', md: '8' } } })

/** What somebody does who came to a page that is not there: searches, or goes on at one of the centres. */
export function WaysOn() {
  const { t } = useTexts()
  const { paths } = environment().site
  const navigate = useNavigate()
  const client = useClient()
  const chosen = useSelectedVenue()
  const venues = useVenues('component')
  const [text, setText] = useState('')
  return (
    <PageSection id="ways-on" title={t('common:pages.waysOn')}>
      <Field>
        <SearchField text={text} onText={setText} onSearch={(search) => void navigate(paths.search(search))} />
      </Field>
      {venues.status === 'loading' ? <TileSkeletons columns="places" count={mostCentres} lines={3} /> : null}
      {venues.status === 'success' ? (
        <TileGrid columns="places">
          {venues.data.slice(0, mostCentres).map((venue) => (
            <VenueCard
              key={venue.slug}
              found={{ venue, miles: null }}
              now={platformNow()}
              chosen={venue.slug === chosen}
              activities={[]}
              path={paths.atVenue(venue.slug, paths.home())}
              onSelect={() => rememberVenue(client.id, venue.slug)}
            />
          ))}
        </TileGrid>
      ) : null}
    </PageSection>
  )
}
