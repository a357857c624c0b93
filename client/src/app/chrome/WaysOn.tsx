import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVenues } from '../../features/venues/use-venues.ts'
import { SearchField } from '../../features/venues/search/SearchField.tsx'
import { VenueTiles } from '../../features/venues/VenueTiles.tsx'
import { styled } from '../../theme/styled.ts'
import { PageSection } from '../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../ui/tiles/TileGrid.tsx'
import { environment } from '../environment.ts'
import { useGoTo } from '../navigation/use-go-to.ts'

/** More centres than these are found by searching. */
const mostCentres = 3

const Field = styled('search', { base: { display: 'block', maxWidth: '620px', mb: { base: '6', md: '8' } } })

/** The search and some centres, for a visitor of a missing page. */
export function WaysOn() {
  const { t } = useTranslation(['common'])
  const { paths } = environment().site
  const goTo = useGoTo()
  const venues = useVenues('component')
  const [text, setText] = useState('')
  return (
    <PageSection id="ways-on" title={t('common:pages.waysOn')}>
      <Field>
        <SearchField text={text} onText={setText} onSearch={(search) => goTo(paths.search(search))} />
      </Field>
      {venues.status === 'loading' ? <TileSkeletons columns="places" count={mostCentres} lines={3} /> : null}
      {venues.status === 'success' ? (
        <VenueTiles
          venues={venues.data.slice(0, mostCentres)}
          pathOf={(venue) => paths.atVenue(venue.slug, paths.home())}
        />
      ) : null}
    </PageSection>
  )
}
