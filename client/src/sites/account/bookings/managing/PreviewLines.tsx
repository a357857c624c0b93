import { useTranslation } from 'react-i18next'
import { format } from '@touchline/money'
import type { User } from '../../../../app/session/session-state.ts'
import { useCurrencySymbol } from '../../../../app/site-record.ts'
import type { Preview, PreviewLine } from '../../../../features/bookings/changing/cancellation-preview.ts'
import type { Entry } from '../../../../features/bookings/my-bookings.ts'
import { useCancellationText } from '../../../../features/occurrences/use-cancellation-text.ts'
import { useBookingText } from '../../../../features/bookings/use-booking-text.ts'
import { priceText } from '../../../../i18n/price-text.ts'
import { dayOfMomentText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Quiet } from '../Part.tsx'

const Lines = styled('dl', {
  base: {
    display: 'grid',
    rowGap: '2',
    fontSize: 'sm',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dd': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
})
const Sum = styled('div', {
  base: {
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    alignItems: 'baseline',
    '& dt': { fontWeight: 'bold' },
    '& dd': { fontSize: 'lg' },
  },
})
const Said = styled('div', { base: { display: 'grid', gap: '1', mt: '2' } })

type Props = {
  readonly user: User
  readonly going: readonly [Entry, ...Entry[]]
  readonly preview: Preview
}

/** Every line of a cancellation, its fee and its sum, and what holds later. */
export function PreviewLines({ user, going, preview }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useBookingText()
  const symbol = useCurrencySymbol()
  const cancellationText = useCancellationText()
  const [{ booking }] = going
  const later = cancellationText(booking.cancellationSummary, booking.price?.value)?.later ?? null
  const ofPlace = ({ bookingIds }: PreviewLine) => going.find((entry) => bookingIds.includes(entry.booking.id))
  function usableText({ amount, until }: Preview['credits'][number]): string {
    const date = dayOfMomentText(Date.parse(until), booking.startsAt.timezone)
    if (preview.credits.length === 1) return t('account:bookings.usableUntil', { date })
    return t('account:bookings.partUsableUntil', { amount: format(amount, symbol), date })
  }

  function placeText(line: PreviewLine): string {
    const { firstName, userId } = ofPlace(line)?.booking ?? booking
    const values = { count: line.bookingIds.length, name: firstName ?? '' }
    return userId === user.id ? t('account:bookings.yourPlaces', values) : t('account:bookings.placesOf', values)
  }

  function backText({ returned, packages }: PreviewLine): string {
    const amount = priceText(returned, symbol)
    const back = packages.map((name) => t('account:bookings.useBack', { name }))
    return [...(returned.value === 0 && back.length > 0 ? [] : [amount]), ...back].join(', ')
  }

  return (
    <>
      <Lines>
        {preview.lines.map((line) => (
          <div key={line.bookingIds.join()}>
            <dt>{placeText(line)}</dt>
            <dd>{backText(line)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('account:bookings.fee')}</dt>
          <dd>{preview.fee ? priceText(preview.fee, symbol) : format(0, symbol)}</dd>
        </div>
        <Sum>
          <dt>{t('account:bookings.comesBack')}</dt>
          <dd>{priceText(preview.returned, symbol)}</dd>
        </Sum>
      </Lines>
      <Said>
        {preview.credits.map((credit) => (
          <Quiet key={credit.until}>{usableText(credit)}</Quiet>
        ))}
        {text.until(booking) === null ? null : <Quiet>{`${text.until(booking) ?? ''}.`}</Quiet>}
        {later === null ? null : <Quiet>{later}</Quiet>}
        {preview.fee ? <Quiet>{t('account:bookings.feeOwed')}</Quiet> : null}
        {preview.blocksBooking ? <Quiet>{t('activities:bookings.blocksBooking')}</Quiet> : null}
      </Said>
    </>
  )
}
