import { format } from '@touchline/money'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useStickyFoot } from '../../../ui/layout/use-sticky-edge.ts'
import { Missing } from '../../../ui/summary/Missing.tsx'
import type { ToDo } from '../../../ui/summary/StillToDo.tsx'
import { Money } from '../../../ui/text/Money.tsx'
import { useCoverText } from '../../occurrences/use-cover-text.ts'
import type { Entry } from '../entries/entry.ts'
import { useEntryText } from '../entries/use-entry-text.ts'
import { entryFieldIds } from './use-entry-booking.ts'
import type { EntryBooking, Gap } from './use-entry-booking.ts'
import { onFewWords } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { SaidAs } from '../../../ui/text/SaidAs.tsx'

// Stays at the bottom of the panel while its content scrolls.
const Bar = styled('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'grid',
    gap: '2',
    mx: '-5',
    mb: '-5',
    px: '5',
    pt: '3',
    pb: 'calc(16px + env(safe-area-inset-bottom))',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'border',
    '@media (max-height: 400px)': { position: 'static' },
    // With large text it would fill half a screen.
    [onFewWords]: { position: 'static' },
  },
})
const Line = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3', fontWeight: 'bold' },
})
const Amount = styled('span', { base: { fontSize: 'xl', lineHeight: '1.2' } })
const Normal = styled('s', { base: { color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm', me: '2' } })
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Cover = styled('p', { base: { fontSize: 'sm', color: 'success', fontWeight: 'bold' } })
const Refused = styled('p', { base: { fontSize: 'sm', color: 'danger', fontWeight: 'bold' } })
const Instead = styled('div', { base: { borderRadius: 'control', overflow: 'hidden' } })
const Buttons = styled('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } })

function useHint(): (gap: Gap) => string {
  const { t } = useTranslation(['activities'])
  return (gap) =>
    gap.kind === 'induction'
      ? t('activities:entry.hints.induction', { name: gap.name })
      : t(`activities:entry.hints.${gap.kind}`)
}

/** The field of a missing part; an induction has none on the panel. */
function fieldOf(gap: Gap, text: string): ToDo | undefined {
  return gap.kind === 'induction' ? undefined : { id: entryFieldIds[gap.kind], text }
}

type Props = {
  readonly entry: Entry
  readonly booking: EntryBooking
  readonly isTicketed: boolean
  /** Shown instead of the buttons when something must be done first. */
  readonly instead: ReactNode
}

/** The price with its reason, the missing parts, and the two buttons: basket or checkout. */
export function EntryActions({ entry, booking, isTicketed, instead }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const symbol = useCurrencySymbol()
  const cover = useCoverText()
  const hintOf = useHint()
  const hintId = useId()
  const bar = useStickyFoot<HTMLDivElement>()
  const { gap, total, coveredBy, refused, onward, book } = booking
  const { normalPrice, price } = entry
  const paysNothing = coveredBy !== null && !isTicketed
  const isLess = !isTicketed && normalPrice !== null && price !== null && normalPrice.value > price.value
  const normal = isLess ? normalPrice : null
  const before = paysNothing ? price : normal
  // A package pays for all of it, so a member price is irrelevant; tickets have no reason per type.
  const reason = paysNothing || isTicketed ? null : text.priceReason(entry)
  const blocked = {
    disabled: gap !== null,
    describedBy: gap === null ? undefined : hintId,
  }
  function amount(sum: number): ReactNode {
    if (isTicketed) return <Money amount={sum} symbol={symbol} announced />
    return paysNothing ? format(0, symbol) : (text.price(entry) ?? null)
  }

  return (
    <Bar ref={bar} role="group" aria-label={t('activities:entry.actions')}>
      {total === null ? null : (
        <Line>
          <span>{t(isTicketed ? 'activities:entry.total' : 'activities:entry.price')}</span>
          <span>
            {before === null ? null : (
              <Normal>
                <SaidAs said={t('activities:entry.normal', { price: text.amount(before) })}>
                  {text.amount(before)}
                </SaidAs>
              </Normal>
            )}
            <Amount>{amount(total)}</Amount>
          </span>
        </Line>
      )}
      {coveredBy ? <Cover>{cover(coveredBy)}</Cover> : null}
      {reason === null ? null : <Note>{reason}</Note>}
      {refused === null ? null : <Refused role="alert">{refused}</Refused>}
      {instead === null ? (
        <>
          {gap === null ? null : (
            <Note id={hintId}>
              <Missing hint={hintOf(gap)} gap={fieldOf(gap, hintOf(gap))} />
            </Note>
          )}
          <Buttons>
            <Button
              variant="secondary"
              size="large"
              wide
              {...blocked}
              onBlocked={() => void book('stay')}
              busy={onward === 'stay'}
              onClick={() => void book('stay')}
            >
              {t('activities:entry.add')}
            </Button>
            <Button
              size="large"
              wide
              {...blocked}
              onBlocked={() => void book('checkout')}
              busy={onward === 'checkout'}
              onClick={() => void book('checkout')}
            >
              {t('activities:entry.checkout')}
            </Button>
          </Buttons>
        </>
      ) : (
        <Instead>{instead}</Instead>
      )}
    </Bar>
  )
}
