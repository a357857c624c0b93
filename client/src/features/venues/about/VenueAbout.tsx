import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callTo, wayOut } from '../../../browser/ways-out.ts'
import { OwnWords } from '../../../ui/text/OwnWords.tsx'
import { styled } from '../../../theme/styled.ts'
import { facilityNames, venueAddress } from './venue-facts.ts'
import { VenueHours } from './VenueHours.tsx'
import type { Venue } from '../search/venue-search.ts'
import { venueWeek } from './venue-week.ts'

const Stack = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', alignContent: 'start' },
})
const Part = styled('section', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Title = styled('h2', {
  base: { fontFamily: 'body', fontSize: { base: 'md', md: 'lg' }, fontWeight: 'bold', letterSpacing: 'normal' },
})
const Text = styled('p', {
  base: { fontSize: 'sm', overflowWrap: 'anywhere' },
  variants: { muted: { true: { color: 'fg.muted' } } },
})
const Facilities = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'sm',
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { width: '20px', height: '20px', flexShrink: 0, color: 'link' },
  },
})

function About({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Part>
      <Title>{title}</Title>
      {children}
    </Part>
  )
}

type Props = {
  readonly venue: Venue
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
}

/** A venue's facts for visitors; each part is hidden when unknown. */
export function VenueAbout({ venue, now }: Props) {
  const { t } = useTranslation(['home'])
  const week = venueWeek(venue, now)
  const address = venueAddress(venue)
  const facilities = facilityNames(venue)
  return (
    <Stack>
      {week ? (
        <About title={week.isWeekly ? t('home:venue.openingHours') : t('home:venue.openingThisWeek')}>
          <VenueHours days={week.days} />
        </About>
      ) : null}
      {address === '' && !venue.gettingHere ? null : (
        <About title={t('home:venue.findUs')}>
          {address === '' ? null : <Text>{address}</Text>}
          {venue.gettingHere ? <Text muted>{venue.gettingHere}</Text> : null}
        </About>
      )}
      {venue.telephone || venue.email ? (
        <About title={t('home:venue.ask')}>
          {venue.telephone ? (
            <Text>
              <a href={callTo(venue.telephone)}>{venue.telephone}</a>
            </Text>
          ) : null}
          {venue.email ? (
            <Text>
              <a href={wayOut(`mailto:${venue.email}`)}>{venue.email}</a>
            </Text>
          ) : null}
        </About>
      ) : null}
      {facilities.length > 0 ? (
        <About title={t('home:venue.goodToKnow')}>
          <Facilities>
            {facilities.map((name) => (
              <li key={name}>
                <Check aria-hidden="true" />
                <OwnWords>{name}</OwnWords>
              </li>
            ))}
          </Facilities>
        </About>
      ) : null}
    </Stack>
  )
}
