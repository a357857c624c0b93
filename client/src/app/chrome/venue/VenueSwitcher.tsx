import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { textsMatch } from '../../../features/venues/search/venue-search.ts'
import type { Venue } from '../../../features/venues/search/venue-search.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { compareNames } from '../../../i18n/collation.ts'
import { styled } from '../../../theme/styled.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { environment } from '../../environment.ts'
import { rememberVenue } from '../../choices/selected-venue.ts'
import { useSelectedVenue } from '../../choices/use-selected-venue.ts'
import { useClient } from '../../site-record.ts'
import { useErrorText } from '../../toasts/use-error-toast.ts'

/** From this many venues on there is a search. */
const many = 8

const List = styled('ul', { base: { mt: '3', '& li + li': { borderTopWidth: '1px', borderColor: 'border' } } })
const Choice = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '0 16px',
    minHeight: '60px',
    py: '2',
    px: '2',
    mx: '-2',
    borderRadius: 'control',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '& svg': { width: '20px', height: '20px', gridRow: '1 / 3', gridColumn: '2', color: 'link' },
  },
})
const Name = styled('span', { base: { gridColumn: '1', fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Place = styled('span', { base: { gridColumn: '1', fontSize: 'sm', color: 'fg.muted' } })
const Nothing = styled('p', { base: { py: '4', color: 'fg.muted' } })

type ChoiceProps = { readonly venue: Venue; readonly isCurrent: boolean; readonly onChosen: () => void }

function VenueChoice({ venue, isCurrent, onChosen }: ChoiceProps) {
  const client = useClient()
  const { pathname } = useLocation()

  function choose(): void {
    rememberVenue(client.id, venue.slug)
    onChosen()
  }

  return (
    <Choice
      to={environment().site.paths.atVenue(venue.slug, pathname)}
      onClick={choose}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Name>{venue.name}</Name>
      <Place>{[venue.town, venue.postcode].filter(Boolean).join(', ')}</Place>
      {isCurrent ? <Check aria-hidden="true" /> : null}
    </Choice>
  )
}

/** All venues by name; choosing one opens the same area there. */
export function VenueSwitcher({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation(['common'])
  const venues = useVenues('component')
  const errorText = useErrorText()
  const current = useSelectedVenue()
  const [search, setSearch] = useState('')
  const all = venues.status === 'success' ? venues.data : []
  const found = all
    .filter((venue) => textsMatch([venue.name, venue.town, venue.postcode], search))
    .toSorted((a, b) => compareNames(a.name, b.name))
  return (
    <Dialog title={t('common:venueSwitcher.title')} onClosed={onClosed}>
      {all.length >= many ? (
        <TextField
          id="venue-switcher-search"
          label={t('common:venueSwitcher.search')}
          type="search"
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
      ) : null}
      {venues.status === 'loading' ? <Skeleton count={3} height={60} /> : null}
      {venues.status === 'error' ? (
        <InlineError onRetry={() => void venues.refresh()}>{errorText(venues.error)}</InlineError>
      ) : null}
      <List>
        {found.map((venue) => (
          <li key={venue.slug}>
            <VenueChoice venue={venue} isCurrent={venue.slug === current} onChosen={onClosed} />
          </li>
        ))}
      </List>
      {venues.status === 'success' && found.length === 0 ? (
        <Nothing>{t('common:venueSwitcher.nothing')}</Nothing>
      ) : null}
    </Dialog>
  )
}
