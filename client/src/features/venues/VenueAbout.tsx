import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { venueAddress } from './venue-facts.ts'
import { VenueHours } from './VenueHours.tsx'
import type { Venue } from './venue-search.ts'
import { venueWeek } from './venue-week.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: '8', alignContent: 'start' } })
const Part = chakra('section', { base: { display: 'grid', gap: '3' } })
const Title = chakra('h2', {
  base: { fontFamily: 'body', fontSize: { base: 'md', md: 'lg' }, fontWeight: 'bold', letterSpacing: 'normal' },
})
const Text = chakra('p', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } })

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

/** What a visitor of a venue wants to know; each part is absent where the platform does not say. */
export function VenueAbout({ venue, now }: Props) {
  const { t } = useTexts()
  const week = venueWeek(venue, now)
  const address = venueAddress(venue)
  return (
    <Stack>
      {week ? (
        <About title={t('home:venue.openingHours')}>
          <VenueHours week={week} />
        </About>
      ) : null}
      {address === '' ? null : (
        <About title={t('home:venue.findUs')}>
          <Text>{address}</Text>
        </About>
      )}
    </Stack>
  )
}
