import { Check } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { rowsBeforeFirst } from './court-grid.ts'
import type { CourtGrid, GridRow } from './court-grid.ts'
import { entryPlace } from './entries/entry.ts'
import type { Entry, Named } from './entries/entry.ts'
import { useEntryText } from './entries/use-entry-text.ts'
import { styled } from '../../theme/styled.ts'

// Wide screens have the table, phones a list by time; the hidden one is hidden from screen readers too.
const Scroll = styled('div', { base: { display: { base: 'none', md: 'block' }, overflowX: 'auto', mb: '6' } })
const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0 6px',
    tableLayout: 'fixed',
    '& th': { fontSize: 'sm', textAlign: 'start', fontWeight: 'bold', px: '2' },
    '& thead th': { color: 'fg.muted', pb: '1' },
    '& tbody th': { width: '9rem', fontSize: 'md', whiteSpace: 'nowrap' },
    '& thead th:first-of-type': { width: '9rem' },
    '& td': { px: '1' },
  },
})
const OnPhones = styled('div', { base: { display: { md: 'none' }, mb: '6' } })
const Time = styled('li', {
  base: {
    display: 'grid',
    gap: '2',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& h2': { fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', letterSpacing: 'normal', lineHeight: '1.2' },
  },
})
const Head = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
})
const Left = styled('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
  variants: { few: { true: { color: 'fg', fontWeight: 'bold' } } },
})
const Courts = styled('ul', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' },
})
const surface = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 'touch',
  width: 'full',
  px: '3',
  py: '1',
  borderRadius: 'control',
  fontSize: 'sm',
  lineHeight: '1.3',
} as const
const Free = styled(Link, {
  base: {
    ...surface,
    bg: 'brand.subtle',
    color: 'link',
    fontWeight: 'bold',
    textDecoration: 'none',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    _hover: { borderColor: 'brand.edge' },
    '@media (forced-colors: active)': { borderColor: 'LinkText' },
  },
})
const Closed = styled('span', {
  base: { ...surface, color: 'fg.muted', bg: 'bg.subtle', '& svg': { width: '16px', height: '16px' } },
  variants: { mine: { true: { bg: 'success.subtle', color: 'success', fontWeight: 'bold' } } },
})

const Words = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1' } })

/** The number of courts left at a time. */
function CourtsLeft({ of: { left, isFew } }: { readonly of: GridRow }) {
  const { t } = useTranslation(['activities'])
  if (left === 0) return <Left>{t('activities:slots.none')}</Left>
  if (isFew) return <Left few>{t('activities:slots.few', { count: left })}</Left>
  return <Left>{t('activities:slots.left', { count: left })}</Left>
}

function useCellState(): (entry: Entry | null) => string {
  const { t } = useTranslation(['activities', 'home'])
  const text = useEntryText()
  return (entry) => {
    switch (entry?.standing.kind) {
      case undefined:
        return '–'
      case 'booked':
        return t('activities:slots.yours')
      case 'reserved':
        return t('activities:slots.basket')
      case 'started':
        return t('activities:slots.over')
      case 'closed':
        return text.reason(entry) ?? t('activities:slots.closed')
      case 'members-only':
        return t('home:membership.onlyShort')
      case 'cancelled':
        return t('activities:slots.closed')
      default:
        return t('activities:slots.taken')
    }
  }
}

type CellProps = {
  readonly entry: Entry | null
  readonly court: Named
  readonly time: string
  readonly to: (entry: Entry) => string
  /** Called when a slot's link is followed. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Phones have no column heads. */
  readonly named?: boolean
}

function Cell({ entry, court, time, to, onFollow, named = false }: CellProps) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const stateOf = useCellState()
  if (entry?.standing.kind === 'bookable') {
    const price = text.price(entry)
    const label =
      price === null
        ? t('activities:slots.bookCellFree', { court: court.name, time })
        : t('activities:slots.bookCell', { court: court.name, time, price })
    return (
      <Free to={to(entry)} onClick={onFollow}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {named ? <span aria-hidden="true">{court.name}</span> : null}
        <span aria-hidden="true">{price ?? t('activities:slots.free')}</span>
      </Free>
    )
  }
  const mine = entry?.standing.kind === 'booked' || entry?.standing.kind === 'reserved'
  return (
    <Closed mine={mine}>
      {named ? <span>{court.name}</span> : <VisuallyHidden>{`${court.name}, ${time}: `}</VisuallyHidden>}
      <Words>
        {mine ? <Check aria-hidden="true" /> : null}
        {stateOf(entry)}
      </Words>
    </Closed>
  )
}

type Props = {
  readonly grid: CourtGrid
  /** Accessible name: the activity and the day. */
  readonly label: string
  readonly to: (entry: Entry) => string
  /** Called when a slot's link is followed. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The slots of a day: a table of times by court, on phones a list by time that begins with the first bookable one. */
export function CourtTable(props: Props) {
  const { t } = useTranslation(['activities'])
  const { courts, rows } = props.grid
  return (
    <>
      <Scroll>
        <Table aria-label={props.label}>
          <thead>
            <tr>
              <th scope="col">{t('activities:slots.time')}</th>
              {courts.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.time}>
                <th scope="row">
                  {row.time}
                  {row.isFew ? <CourtsLeft of={row} /> : null}
                </th>
                {courts.map((court, index) => {
                  const entry = row.cells[index] ?? null
                  return (
                    <td key={court.id} {...(entry && entryPlace(entry.id))}>
                      <Cell {...props} entry={entry} court={court} time={row.time} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <CourtList {...props} />
    </>
  )
}

function CourtList(props: Props) {
  const { t } = useTranslation(['activities'])
  const { courts, rows } = props.grid
  const [all, setAll] = useState(false)
  const before = rowsBeforeFirst(rows)
  return (
    <OnPhones>
      {before > 0 ? (
        <Button variant="text" size="small" expanded={all} onClick={() => setAll(!all)}>
          {all ? t('activities:slots.hideEarlier') : t('activities:slots.showEarlier', { count: before })}
        </Button>
      ) : null}
      <ol aria-label={props.label}>
        {rows.slice(all ? 0 : before).map((row) => (
          <Time key={row.time}>
            <Head>
              <h2>{row.time}</h2>
              <CourtsLeft of={row} />
            </Head>
            <Courts>
              {courts.map((court, index) => {
                const entry = row.cells[index] ?? null
                return entry === null ? null : (
                  <li key={court.id} {...entryPlace(entry.id)}>
                    <Cell {...props} entry={entry} court={court} time={row.time} named />
                  </li>
                )
              })}
            </Courts>
          </Time>
        ))}
      </ol>
    </OnPhones>
  )
}
