import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dayOf } from '../../../i18n/calendar.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { dateText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { audienceOf } from '../schedules/ages.ts'
import type { Soon } from './soon.ts'

// Text on ink beside the picture; on phones below it, from edge to edge. [look 5]
const Surface = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    minHeight: { md: '300px' },
    mt: { base: '10', md: '14' },
    mx: { base: '-4', md: '0' },
    borderRadius: { md: 'surface' },
    overflow: 'hidden',
    bg: 'tone.ink',
    color: 'white',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '3',
    px: { base: '4', md: '10' },
    py: '8',
  },
})
const Frame = styled('div', { base: { order: { base: -1, md: 0 }, height: { base: '188px', md: 'auto' } } })
const Who = styled('span', {
  base: {
    px: '10px',
    py: '2px',
    borderRadius: 'full',
    bg: 'tone.deep',
    fontSize: 'xs',
    fontWeight: 'bold',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const Way = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'touch',
    width: { base: 'full', md: 'auto' },
    mt: '2',
    px: '5',
    borderRadius: 'control',
    bg: 'bg',
    color: 'fg',
    fontWeight: 'bold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineColor: 'white' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})

/** One highlighted item. */
export function Feature({ soon, to }: { readonly soon: Soon; readonly to: string }) {
  const { t } = useTranslation(['home'])
  const symbol = useCurrencySymbol()
  const { name, startsAt, endsAt, price, venue, category, pictureKind, suitableFor } = soon
  const isOneDay = endsAt === null || dayOf(startsAt) === dayOf(endsAt)
  const when = isOneDay
    ? dateText(startsAt)
    : t('home:feature.dates', { from: dateText(startsAt), to: dateText(endsAt) })
  return (
    <Surface aria-labelledby="feature-title">
      <Words>
        {suitableFor?.label ? <Who>{suitableFor.label}</Who> : null}
        <Title id="feature-title">{name}</Title>
        <p>{[when, venue.name].filter(Boolean).join(', ')}</p>
        {price === null ? null : (
          <p>
            <strong>{price.value === 0 ? t('home:free') : t('home:from', { price: priceText(price, symbol) })}</strong>
          </p>
        )}
        <Way to={to}>{t('home:feature.look')}</Way>
      </Words>
      <Frame>
        <Picture
          scene={sceneForCategory({ pictureKind, ...category }, audienceOf(soon))}
          window="band"
          shape="plain"
          fill
        />
      </Frame>
    </Surface>
  )
}
