import { CalendarCheck, Check, ShoppingBasket, Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { stampsOf, usePackageUses, withRuns } from '../../../features/packages/package-uses.ts'
import type { Stamp } from '../../../features/packages/package-uses.ts'
import { dateText, shortDayParts } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'

const Stamps = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(5, minmax(0, 1fr))', xl: 'repeat(10, minmax(0, 1fr))' },
    columnGap: '1',
    rowGap: '3',
    mb: '4',
    '& > li': { display: 'grid', justifyItems: 'center', alignContent: 'start', gap: '2', minWidth: 0 },
  },
})
const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    borderRadius: 'full',
    borderWidth: '2px',
    '& > svg': { width: '20px', height: '20px' },
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
  variants: {
    state: {
      used: { bg: 'border', borderColor: 'transparent', color: 'fg.muted' },
      booked: { bg: 'bg', borderStyle: 'dashed', borderColor: 'brand.edge', color: 'link' },
      reserved: { bg: 'bg', borderStyle: 'dashed', borderColor: 'border.strong', color: 'fg.muted' },
      left: { bg: 'brand.solid', borderColor: 'brand.edge', color: 'brand.contrast' },
    },
  },
})
const Caption = styled('span', {
  base: { fontSize: 'xs', lineHeight: '1.25', textAlign: 'center', overflowWrap: 'anywhere' },
  variants: { strong: { true: { fontWeight: 'bold' }, false: { color: 'fg.muted' } } },
})

const icons = { used: Check, booked: CalendarCheck, reserved: ShoppingBasket, left: Ticket } as const

type Props = {
  readonly userId: number
  readonly packageId: number
  readonly usages: number
  readonly left: number
}

/** The usages of a package as stamps; without dates where the platform does not tell them. Equal ones are read once. [O-579] */
export function UseStamps({ userId, packageId, usages, left }: Props) {
  const { t } = useTranslation(['account'])
  const query = usePackageUses(userId, packageId)
  const timezone = useTimezone()
  const stamps = stampsOf({ usages, left }, query.status === 'success' ? query.data : [], timezone)
  return (
    <Stamps aria-label={t('account:packages.usages')}>
      {withRuns(stamps).map(({ stamp, times }, index) => (
        // Stamps have no id; their number never changes.
        <OneStamp key={index} stamp={stamp} times={times} />
      ))}
    </Stamps>
  )
}

function OneStamp({ stamp: { state, on, what }, times }: { readonly stamp: Stamp; readonly times: number }) {
  const { t } = useTranslation(['account'])
  const Icon = icons[state]
  const parts = on === null ? null : shortDayParts(on)
  const shortDay = parts === null ? null : `${parts.day} ${parts.month}`
  const short = {
    used: shortDay ?? t('account:packages.stamp.used'),
    booked: t('account:packages.stamp.booked', { day: shortDay ?? '' }),
    reserved: t('account:packages.stamp.reserved'),
    left: t('account:packages.stamp.left'),
  }
  const isUse = on !== null && (state === 'used' || state === 'booked')
  const dated = isUse ? t(`account:packages.stampOn.${state}`, { date: dateText(on) }) : short[state]
  const said = what === null ? dated : t('account:packages.stampFor', { said: dated, what })
  const read = times > 1 ? t('account:packages.stampTimes', { said, times }) : said
  return (
    <li aria-hidden={times === 0 ? true : undefined}>
      <Disc state={state} aria-hidden="true">
        <Icon />
      </Disc>
      {read === short[state] ? null : <VisuallyHidden>{read}</VisuallyHidden>}
      <Caption strong={state === 'left'} aria-hidden={read === short[state] ? undefined : true}>
        {short[state]}
      </Caption>
    </li>
  )
}
