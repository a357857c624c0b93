import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { addDays, startOfDay } from '../../../i18n/calendar.ts'
import { shortDayParts } from '../../../i18n/when.ts'
import { onLowScreens, onMobile, withoutHeader } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { stripLength } from './day-strip.ts'
import { useStickyEdge } from '../use-sticky-edge.ts'
import type { Span } from './day-strip.ts'

// Sticky under the header, and on phones under the breadcrumbs, while the day's rows scroll. [look 5]
const Bar = styled('nav', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'stretch',
    mx: { base: '-4', lg: '-6' },
    px: { base: '4', lg: '6' },
    py: '2',
    mt: '-2',
    mb: '4',
    bg: 'bg',
    position: 'sticky',
    top: { base: '54px', lg: '60px' },
    zIndex: 'sticky',
    [onMobile]: { top: '94px' },
    [withoutHeader]: { top: '0' },
    [onLowScreens]: { position: 'static' },
    '&[data-in-flow]': { position: 'static' },
  },
})
const Days = styled('ol', {
  base: {
    display: 'flex',
    flex: '1',
    minWidth: 0,
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    p: '4px',
    m: '-4px',
    // A day that goes on behind the arrow fades.
    [onMobile]: { pe: '28px', maskImage: 'linear-gradient(to right, #000 calc(100% - 28px), transparent)' },
    '& > li': { flex: '1', minWidth: '3.625rem', display: 'grid' },
  },
})
const Day = styled(Link, {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    px: '1',
    py: '2',
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    bg: 'bg.subtle',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: '1.25',
    textDecoration: 'none',
    _hover: { borderColor: 'brand.edge' },
    '& strong': { fontSize: 'lg' },
    '&[aria-current]': { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.edge', outlineOffset: '1px' },
    '@media (forced-colors: active)': {
      borderColor: 'CanvasText',
      '&[aria-current]': { outline: '3px solid Highlight' },
    },
  },
  variants: { none: { true: { bg: 'bg', color: 'fg.muted', borderStyle: 'dashed', borderColor: 'border' } } },
})
const Turn = styled(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'touch',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    color: 'fg',
    '& svg': { width: '20px', height: '20px' },
  },
})

/** A day to choose: `YYYY-MM-DD`, whether it has entries, and its texts. */
export type ShownDay = {
  readonly day: string
  readonly hasAny: boolean
  /** Replaces the month, such as 'Closed'; null for the month. */
  readonly note: string | null
  /** The day's content, for screen readers. */
  readonly description: string
}

type Props = {
  readonly days: readonly ShownDay[]
  readonly shown: string
  /** `YYYY-MM-DD`, labelled as today; null when unknown. */
  readonly today: string | null
  readonly span: Span
  readonly dayPath: (day: string) => string
}

/** The days to choose from, two weeks at a time; a day without choices is drawn as empty. */
export function DayStrip({ days, shown, today, span, dayPath }: Props) {
  const { t } = useTranslation(['common'])
  const current = useRef<HTMLAnchorElement>(null)
  const bar = useStickyEdge<HTMLElement>('top')
  const [first, last] = [days[0]?.day ?? shown, days.at(-1)?.day ?? shown]

  useEffect(() => {
    // Newer browsers return a promise, which an effect must not.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])

  return (
    <Bar ref={bar} aria-label={t('common:days.label')}>
      {first > span.first ? (
        <Turn to={dayPath(addDays(first, -stripLength))} replace aria-label={t('common:days.earlier')}>
          <ChevronLeft aria-hidden="true" />
        </Turn>
      ) : null}
      <Days>
        {days.map(({ day, hasAny, note, description }) => {
          const parts = shortDayParts(startOfDay(day))
          const weekday = day === today ? t('common:days.today') : parts.weekday
          const under = note ?? parts.month
          return (
            <li key={day}>
              <Day
                to={dayPath(day)}
                replace
                preventScrollReset
                none={!hasAny}
                ref={day === shown ? current : undefined}
                aria-current={day === shown ? 'date' : undefined}
                // Begins with what is seen, for people who speak to their device.
                aria-label={`${weekday} ${parts.day} ${under}, ${description}`}
              >
                <span>{weekday}</span> <strong>{parts.day}</strong> <span>{under}</span>
              </Day>
            </li>
          )
        })}
      </Days>
      {last < span.last ? (
        <Turn to={dayPath(addDays(last, 1))} replace aria-label={t('common:days.later')}>
          <ChevronRight aria-hidden="true" />
        </Turn>
      ) : null}
    </Bar>
  )
}
