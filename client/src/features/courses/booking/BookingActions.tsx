import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PriceLines } from './PriceLines.tsx'
import type { CourseBooking } from './use-course-booking.ts'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '@media (min-width: 576px)': { p: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
  },
})
const Lines = chakra('div', { base: { '@media (max-width: 575px)': { display: 'none' } } })
const Total = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4', fontWeight: 'bold' },
})
const Amount = chakra('span', { base: { fontSize: 'lg' } })
const Buttons = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const Hint = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    fontSize: 'sm',
    color: 'fg.muted',
  },
})

function useHint({ disabled, induction }: CourseBooking): string | undefined {
  const { t } = useTexts()
  if (disabled === null) return undefined
  if (disabled.kind === 'message') return disabled.message
  return t(`courses:booking.hints.${disabled.hint}`, { name: induction?.name ?? '' })
}

/** The total with its lines, and the two ways on: basket or checkout. Bottom bar on phones. [S2-180, S2-181, S2-162 to S2-165] */
export function BookingActions({ booking }: { readonly booking: CourseBooking }) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const hint = useHint(booking)
  const hintId = useId()
  const { total, disabled } = booking
  const { onward } = booking.form
  const missing = disabled?.kind === 'hint' && disabled.hint === 'completeRequired'
  const described = hint === undefined ? undefined : hintId
  return (
    <ActionBar label={t('courses:booking.actions')}>
      <Frame>
        {booking.lines.length > 1 || booking.lines.some((line) => line.kind === 'course' && line.share) ? (
          <Lines>
            <PriceLines lines={booking.lines} />
          </Lines>
        ) : null}
        {total === null ? null : (
          <Total>
            {t('courses:price.total')}
            <Amount>
              <Money amount={total} symbol={symbol} announced />
            </Amount>
          </Total>
        )}
        {hint === undefined ? null : (
          <Hint id={hintId}>
            {hint}
            {missing ? (
              <Button variant="text" size="small" onClick={booking.showMissing}>
                {t('courses:booking.showMissing')}
              </Button>
            ) : null}
          </Hint>
        )}
        <Buttons>
          <Button
            variant="secondary"
            size="large"
            wide
            disabled={disabled !== null}
            busy={onward === 'checkout'}
            describedBy={described}
            onClick={() => void booking.book('checkout')}
          >
            {t('courses:booking.checkoutNow')}
          </Button>
          <Button
            type="submit"
            size="large"
            wide
            disabled={disabled !== null}
            busy={onward === 'stay'}
            describedBy={described}
          >
            {t('courses:booking.addToBasket')}
          </Button>
        </Buttons>
      </Frame>
    </ActionBar>
  )
}
