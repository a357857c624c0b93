import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../i18n/dotted.ts'
import { OwnWords } from '../../../ui/text/OwnWords.tsx'
import { styled } from '../../../theme/styled.ts'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForVenue } from '../../../ui/scenes/scene-for.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { facilityNames, venueAddress } from '../about/venue-facts.ts'
import { VenueOpenState } from '../about/VenueOpenState.tsx'
import { milesText } from './venue-search.ts'
import type { FoundVenue } from './venue-search.ts'

const Card = styled('li', { base: { position: 'relative', display: 'grid', gap: '3', alignContent: 'start' } })
const nameRecipe = {
  base: {
    fontFamily: 'body',
    fontSize: { base: 'md', md: 'lg' },
    fontWeight: 'bold',
    letterSpacing: 'normal',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
  },
} as const
const SecondName = styled('h2', nameRecipe)
const ThirdName = styled('h3', nameRecipe)
const names = { 2: SecondName, 3: ThirdName } as const
// The name is the link, and the whole card its surface.
const Way = styled(Link, {
  base: {
    color: 'fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
    },
  },
})
const Facts = styled('div', {
  base: { display: 'grid', gap: '1', mt: '1', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})

/** As many facilities or activities as fit a line or two. */
const most = 4

type Props = {
  readonly found: FoundVenue
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  /** Chosen on an earlier visit. */
  readonly chosen: boolean
  /** Names of its activities. */
  readonly activities: readonly string[]
  readonly path: string
  readonly onSelect: () => void
  /** One level below its section's heading. */
  readonly headingLevel?: 2 | 3
}

/** One venue as a link: picture, name, opening state, place, distance, activities. */
export function VenueCard(props: Props) {
  const { found, now, chosen, activities, path, onSelect, headingLevel = 3 } = props
  const { venue, miles } = found
  const { t } = useTranslation(['home'])
  const Name = names[headingLevel]
  const place = [miles === null ? null : t('home:distance', { miles: milesText(miles) }), venueAddress(venue)]
  const facilities = facilityNames(venue)
  const offers = facilities.length > 0 ? facilities : activities
  return (
    <Card>
      <Picture scene={sceneForVenue(venue)} url={venue.pictureUrl} />
      <div>
        <Name>
          <Way to={path} onClick={onSelect}>
            {venue.name}
          </Way>
        </Name>
        <Facts>
          {chosen ? (
            <span>
              <Tag tone="brand">{t('home:yourVenue')}</Tag>
            </span>
          ) : null}
          <VenueOpenState venue={venue} now={now} />
          <span>{dotted(place)}</span>
          {offers.length > 0 ? <OwnWords>{offers.slice(0, most).join(', ')}</OwnWords> : null}
        </Facts>
      </div>
    </Card>
  )
}
