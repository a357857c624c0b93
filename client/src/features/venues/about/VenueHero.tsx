import { MapPin, Navigation, Phone as PhoneIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { callTo } from '../../../browser/ways-out.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Bleed } from '../../../ui/layout/Bleed.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForVenue } from '../../../ui/scenes/scene-for.ts'
import { venueAddress, directionsUrl } from './venue-facts.ts'
import { VenueOpenState } from './VenueOpenState.tsx'
import type { Venue } from '../search/venue-search.ts'

const Wide = styled('div', { base: { display: { base: 'none', md: 'block' }, height: '300px' } })
const Phone = styled('div', { base: { display: { md: 'none' }, height: '196px' } })
// A white sheet over the lower edge of the picture.
const Sheet = styled('header', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'end',
    justifyContent: 'space-between',
    mt: { base: '-6', md: '-14' },
    mx: { base: '-4', lg: '-6' },
    px: { base: '4', lg: '6' },
    pt: { base: '5', md: '8' },
    bg: 'bg',
    borderRadius: '16px 16px 0 0',
  },
})
const Heading = styled('h1', { base: { fontSize: { base: 'xl', md: '2xl' }, overflowWrap: 'anywhere' } })
const Words = styled('div', { base: { minWidth: 0 } })
const Facts = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mt: '2',
    color: 'fg.muted',
    fontSize: { base: 'sm', md: 'md' },
  },
})
const Fact = styled('span', {
  base: { display: 'flex', gap: '2', alignItems: 'center', '& svg': { width: '20px', height: '20px', flexShrink: 0 } },
})
const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    width: { base: 'full', md: 'auto' },
    '& > a': { flex: { base: 1, md: 'none' } },
  },
})

type Props = {
  readonly venue: Venue
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
}

/** The head of a venue's page: picture, name, opening state, address and contact. */
export function VenueHero({ venue, now }: Props) {
  const { t } = useTranslation(['home'])
  const picture = { scene: sceneForVenue(venue), url: venue.pictureUrl, shape: 'plain', fill: true } as const
  const address = venueAddress(venue)
  const directions = directionsUrl(venue)
  const { telephone } = venue
  const call = telephone ? callTo(telephone) : undefined
  return (
    <>
      <Bleed top>
        <Wide>
          <Picture {...picture} window="wide" />
        </Wide>
        <Phone>
          <Picture {...picture} window="phone" />
        </Phone>
      </Bleed>
      <Sheet>
        <Words>
          <Heading>{venue.name}</Heading>
          <Facts>
            <VenueOpenState venue={venue} now={now} />
            {address === '' ? null : (
              <Fact>
                <MapPin aria-hidden="true" />
                {address}
              </Fact>
            )}
            {telephone && !call ? (
              <Fact>
                <PhoneIcon aria-hidden="true" />
                {telephone}
              </Fact>
            ) : null}
          </Facts>
        </Words>
        <Actions>
          {directions === null ? null : (
            <ButtonOut variant="secondary" href={directions} newTab>
              <Navigation aria-hidden="true" />
              {t('home:venue.directions')}
            </ButtonOut>
          )}
          {call ? (
            <ButtonOut variant="secondary" href={call}>
              <PhoneIcon aria-hidden="true" />
              {t('home:venue.call')}
            </ButtonOut>
          ) : null}
        </Actions>
      </Sheet>
    </>
  )
}
