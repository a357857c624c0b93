import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { addDays, dayIn, dayOf } from '../../../i18n/calendar.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { dayText, timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { AvailabilityBadge } from '../../../ui/labels/AvailabilityBadge.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForNamed } from '../../../ui/scenes/scene-for.ts'
import { audienceOf } from '../schedules/ages.ts'
import type { Soon } from './soon.ts'

// Side by side; on phones a row that scrolls sideways.
const Row = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridAutoFlow: { base: 'column', xl: 'row' },
    gridAutoColumns: { base: 'min(300px, 84vw)', md: '300px' },
    gridTemplateColumns: { xl: 'repeat(4, minmax(0, 1fr))' },
    overflowX: { base: 'auto', xl: 'visible' },
    scrollSnapType: 'x proximity',
    mx: { base: '-4', xl: '0' },
    px: { base: '4', xl: '0' },
    scrollPaddingInline: '4',
    py: '1',
    '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  },
})
const Card = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    height: 'full',
    minHeight: '116px',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.subtle',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.sunken' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Words = styled('span', { base: { display: 'grid', alignContent: 'center', px: '3', py: '3', minWidth: 0 } })
const Time = styled('span', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.2' } })
const Name = styled('span', {
  base: { fontSize: 'sm', fontWeight: 'bold', lineHeight: '1.3', overflowWrap: 'anywhere' },
})
const Where = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } })
const Foot = styled('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontSize: 'sm', '& > strong': { whiteSpace: 'nowrap' } },
})

type Props = {
  readonly soon: readonly Soon[]
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  /** Whether cards name the venue, or the place within it. */
  readonly tellsVenue: boolean
  readonly pathOf: (soon: Soon) => string
}

/** The sessions that begin next: time, name, place, price and places; each card is a link. */
export function SoonCards({ soon, now, tellsVenue, pathOf }: Props) {
  const { t } = useTranslation(['home'])
  const symbol = useCurrencySymbol()

  function whenOf({ startsAt }: Soon): { readonly first: string; readonly time: string | null } {
    const today = dayIn(startsAt.timezone, now)
    const time = timeText(startsAt)
    if (dayOf(startsAt) === today) return { first: time, time: null }
    if (dayOf(startsAt) === addDays(today, 1)) return { first: t('home:tomorrowAt', { time }), time: null }
    return { first: dayText(startsAt), time }
  }

  function priceOf({ of, isFrom }: Pick<Soon, 'of' | 'isFrom'>, price: NonNullable<Soon['price']>): string {
    if (price.value === 0) return t('home:free')
    // Tickets show the cheapest type, a camp the price of a day sold alone.
    return isFrom || of === 'ticket' || of === 'camp'
      ? t('home:from', { price: priceText(price, symbol) })
      : priceText(price, symbol)
  }

  return (
    <Row>
      {soon.map((one) => {
        const { first, time } = whenOf(one)
        const where = tellsVenue ? one.venue.name : one.place
        const to = pathOf(one)
        return (
          <li key={to}>
            <Card to={to}>
              <SoonPicture soon={one} />
              <Words>
                <Time>{first}</Time>
                <Name>{one.name}</Name>
                {time || one.suitableFor?.label ? <Where>{dotted([time, one.suitableFor?.label])}</Where> : null}
                {where ? <Where>{where}</Where> : null}
                <Foot>
                  {one.price === null ? null : <strong>{priceOf(one, one.price)}</strong>}
                  <AvailabilityBadge
                    available={one.capacity?.available ?? null}
                    maximum={one.capacity?.maximum ?? null}
                  />
                </Foot>
              </Words>
            </Card>
          </li>
        )
      })}
    </Row>
  )
}

function SoonPicture({ soon }: { readonly soon: Soon }) {
  const { name, category, pictureKind } = soon
  const scene = sceneForNamed(name, { pictureKind, ...category }, audienceOf(soon))
  return <Picture scene={scene} window="square" shape="plain" fill />
}
