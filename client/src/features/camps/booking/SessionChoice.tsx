import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDayParts, timeRangeText } from '../../../i18n/when.ts'
import { defineRecipe } from '../../../theme/recipe.ts'
import { styled } from '../../../theme/styled.ts'
import { availabilityOf } from '../../../ui/labels/AvailabilityBadge.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { SessionTagLabel } from '../../occurrences/SessionTagLabel.tsx'
import type { SessionRow } from './session-row.ts'

// A card of the week; on phones a row: box, day, and a note at its end.
const cardRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '22px minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 22px' },
    gridTemplateAreas: { base: '"box day note"', md: '"day box" "note note"' },
    gridTemplateRows: { md: 'auto 1fr' },
    alignItems: { base: 'center', md: 'start' },
    columnGap: '3',
    rowGap: '1',
    height: 'full',
    minHeight: { base: '58px', md: '112px' },
    px: '3',
    py: { base: '2', md: '3' },
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    fontSize: 'sm',
    lineHeight: '1.35',
    '& > input': {
      gridArea: 'box',
      width: '22px',
      height: '22px',
      accentColor: 'var(--theme-brand-edge)',
      cursor: 'inherit',
    },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
  },
  variants: {
    state: {
      selectable: { cursor: 'pointer', _hover: { borderColor: 'brand.edge' } },
      selected: {
        cursor: 'pointer',
        bg: 'brand.subtle',
        borderColor: 'brand.edge',
        boxShadow: 'inset 0 0 0 1px var(--theme-brand-edge)',
        '@media (forced-colors: active)': { outline: '2px solid Highlight' },
      },
      checked: { bg: 'brand.subtle', borderColor: 'transparent' },
      disabled: { borderStyle: 'dashed', borderColor: 'border.strong', bg: 'bg.subtle', color: 'fg.muted' },
      past: { borderStyle: 'dashed', borderColor: 'border', color: 'fg.muted' },
    },
  },
})
// Only a selectable day is a label.
const Choosable = styled('label', cardRecipe)
const Settled = styled('div', cardRecipe)
const Day = styled('span', {
  base: { gridArea: 'day', minWidth: 0, '& strong': { display: 'block', fontSize: 'md' } },
  variants: { past: { true: { textDecoration: 'line-through' } } },
})
const Tick = styled('span', {
  base: { gridArea: 'box', color: 'link', '& svg': { width: '22px', height: '22px' } },
})
const Note = styled('span', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: { base: 'end', md: 'start' },
    gridArea: 'note',
    alignSelf: { md: 'end' },
    minWidth: 0,
    maxWidth: { base: '44vw', md: 'none' },
    textAlign: { base: 'end', md: 'start' },
    overflowWrap: 'anywhere',
  },
  variants: { few: { true: { color: 'danger', fontWeight: 'bold' } } },
})

type Props = {
  readonly row: SessionRow
  /** A time common to all sessions is shown once above. */
  readonly withTime: boolean
  readonly onChange: (chosen: boolean) => void
  /** The action while it is full, in place of the places. */
  readonly waiting: ReactNode
}

/** Places left, a tag, or the reason in words. */
function SessionNote({ row: { session, tag, message }, waiting }: Pick<Props, 'row' | 'waiting'>) {
  const { t } = useTranslation(['courses'])
  if (tag !== null) {
    // With a waitlist button, the tag says why.
    const shown = tag === 'join-waitlist' && waiting ? 'sold-out' : tag
    return (
      <Note>
        <SessionTagLabel tag={shown} session={session} />
        {tag === 'join-waitlist' || tag === 'on-waitlist' ? waiting : null}
      </Note>
    )
  }
  if (message !== null) return <Note>{message}</Note>
  const places = availabilityOf(session.capacity?.available ?? null, session.capacity?.maximum ?? null)
  if (places.kind === 'unknown' || places.kind === 'sold-out') return null
  return <Note few={places.kind === 'few'}>{t('courses:campBooking.left', { count: places.places })}</Note>
}

/** A day of a camp: selectable, included, booked, over or unavailable. */
export function SessionChoice({ row, withTime, onChange, waiting }: Props) {
  const { t } = useTranslation(['courses'])
  const { session, state } = row
  const { weekday, day, month } = shortDayParts(session.startsAt)
  const isFree = state === 'selectable' || state === 'selected'
  const Card = isFree ? Choosable : Settled
  return (
    <Card state={state} data-state={state}>
      {isFree ? (
        <input
          type="checkbox"
          checked={state === 'selected'}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : null}
      {state === 'checked' ? (
        <Tick>
          <Check aria-hidden="true" />
          {row.tag === null ? <VisuallyHidden>{t('courses:campBooking.included')}</VisuallyHidden> : null}
        </Tick>
      ) : null}
      <Day past={state === 'past'}>
        {weekday}{' '}
        <strong>
          {day} {month}
        </strong>
        {withTime ? timeRangeText(session.startsAt, session.endsAt) : null}
      </Day>
      <SessionNote row={row} waiting={waiting} />
    </Card>
  )
}
