import { chakra } from '@chakra-ui/react'
import { Clock, MapPin } from 'lucide-react'
import { dayIn, weekdayOf } from '../../i18n/calendar.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { sceneForVenue } from '../../ui/scenes/scene-for.ts'
import { Tag } from '../../ui/Tag.tsx'
import { OpeningToday } from './OpeningToday.tsx'
import { openingOn } from './opening-times.ts'
import { milesText } from './venue-search.ts'
import type { FoundVenue } from './venue-search.ts'

const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
  },
})
const Words = chakra('div', {
  base: { display: 'grid', gap: '3', p: '4', gridTemplateRows: '1fr auto', justifyItems: 'start' },
})
const About = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start', alignContent: 'start' } })
const Name = chakra('h2', { base: { fontSize: 'lg', overflowWrap: 'anywhere' } })
const Fact = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    '& svg': { width: '20px', height: '20px', flexShrink: 0 },
  },
})

type Props = {
  readonly found: FoundVenue
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  /** Chosen on an earlier visit. */
  readonly chosen: boolean
  readonly path: string
  readonly onSelect: () => void
}

/** One venue: name, place, distance, today's hours, and the way in. [O-01] */
export function VenueCard({ found: { venue, miles }, now, chosen, path, onSelect }: Props) {
  const { t } = useTexts()
  const address = [venue.address1, venue.town, venue.postcode].filter((part) => part?.trim()).join(', ')
  const today = openingOn(venue.openingTimes ?? '', weekdayOf(dayIn(venue.timezone, now)))
  return (
    <Card>
      <Picture scene={sceneForVenue(venue)} url={venue.pictureUrl} shape="plain" />
      <Words>
        <About>
          {chosen ? <Tag tone="brand">{t('home:yourVenue')}</Tag> : null}
          <Name>{venue.name}</Name>
          <Fact>
            <MapPin aria-hidden="true" />
            <span>
              {address}
              {miles === null ? null : <strong> · {t('home:distance', { miles: milesText(miles) })}</strong>}
            </span>
          </Fact>
          {today.kind === 'unknown' ? null : (
            <Fact>
              <Clock aria-hidden="true" />
              <OpeningToday today={today} />
            </Fact>
          )}
        </About>
        <ButtonLink to={path} onFollow={onSelect} label={t('home:selectVenueNamed', { name: venue.name })}>
          {t('home:selectVenue')}
        </ButtonLink>
      </Words>
    </Card>
  )
}
