import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Tab, Tabs } from '../../../ui/layout/page/Tabs.tsx'
import { paths } from '../paths.ts'
import { bookingParts, partId } from './booking-parts.ts'
import type { BookingPart } from './booking-parts.ts'

const Count = styled('span', {
  base: {
    minWidth: '24px',
    px: '2',
    borderRadius: 'full',
    bg: 'bg.subtle',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '24px',
    textAlign: 'center',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})

const phonePaths = { upcoming: paths.upcoming(), waiting: paths.waiting(), past: paths.past() } as const

function goToPart(part: BookingPart): void {
  const place = document.getElementById(partId(part))
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

type Props = {
  /** The present page on phones; null where all parts are one page. */
  readonly part: BookingPart | null
  /** The number of rows; null where unknown or not worth saying. */
  readonly counts: Readonly<Record<BookingPart, number | null>>
  /** Parts that exist. */
  readonly shown: readonly BookingPart[]
}

/** The parts of the bookings: pages on phones, places of one page on wide screens. */
export function BookingTabs({ part, counts, shown }: Props) {
  const { t } = useTranslation(['account'])
  const { hash } = useLocation()
  const wanted = bookingParts.find((known) => `#${known}` === hash)

  const current = part ?? wanted ?? 'upcoming'
  const mark = part === null ? 'true' : 'page'

  useEffect(() => {
    if (part === null && wanted) goToPart(wanted)
  }, [part, wanted])

  return (
    <Tabs label={t('account:bookings.parts')}>
      {shown.map((one) => (
        <li key={one}>
          <Tab
            to={part === null ? { pathname: paths.bookings(), hash: one } : phonePaths[one]}
            aria-current={one === current ? mark : undefined}
            onClick={() => {
              if (part === null && wanted === one) goToPart(one)
            }}
          >
            {t(`account:bookings.${one}`)}
            {counts[one] === null ? null : <Count>{counts[one]}</Count>}
          </Tab>
        </li>
      ))}
    </Tabs>
  )
}
