import { useTranslation } from 'react-i18next'
import { format } from '@touchline/money'
import { useSession } from '../../../app/session/use-session.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { dayOfMomentText, dayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import type { LineTerms } from '../../occurrences/terms-together.ts'
import { useCancellationTexts } from '../../occurrences/use-cancellation-text.ts'
import type { Entry } from '../my-bookings.ts'
import { useBookingText } from '../use-booking-text.ts'
import { useManagingText } from '../use-managing-text.ts'
import { useTicketText } from '../use-ticket-text.ts'
import type { Preview, PreviewLine } from './cancellation-preview.ts'

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
const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })
const Said = styled('div', { base: { display: 'grid', gap: '1', mt: '2' } })

type Props = {
  readonly going: readonly [Entry, ...Entry[]]
  readonly preview: Preview
}

/** Every line of a cancellation, its fee and its sum, and what holds later. */
export function PreviewLines({ going, preview }: Props) {
  const { t } = useTranslation(['activities'])
  const { user, customer } = useSession()
  const text = useManagingText()
  const ticketsOf = useTicketText()
  const { until } = useBookingText()
  const symbol = useCurrencySymbol()
  const cancellationText = useCancellationTexts()
  const [{ booking }] = going
  // It addresses the customer, and deadlines do not bind staff.
  const terms = going.map(({ booking: one }) => termsOf(one))
  const said = customer === null ? cancellationText(terms) : null
  const later = said?.later ?? null
  const isLost =
    preview.returned.value === 0 &&
    preview.lines.every(({ packages }) => packages.length === 0) &&
    going.some((entry) => (entry.booking.price?.value ?? 0) > 0)
  const isByDay = new Set(going.map((entry) => entry.booking.startsAt.utc)).size > 1
  const ofPlace = ({ bookingIds }: PreviewLine) => going.find((entry) => bookingIds.includes(entry.booking.id))

  function usableText({ amount, until }: Preview['credits'][number]): string {
    const date = dayOfMomentText(Date.parse(until), booking.startsAt.timezone)
    return preview.credits.length === 1 ? text.usableUntil(date) : text.partUsableUntil(format(amount, symbol), date)
  }

  function placeText(line: PreviewLine): string {
    const { firstName, userId, startsAt } = ofPlace(line)?.booking ?? booking
    if (isByDay) return dayText(startsAt)
    const tickets = ticketsOf(going.flatMap(({ booking: one }) => (line.bookingIds.includes(one.id) ? [one] : [])))
    if (tickets !== null) return tickets
    const values = { count: line.bookingIds.length, name: firstName ?? '' }
    return userId === user?.id
      ? t('activities:cancelling.yourPlaces', values)
      : t('activities:cancelling.placesOf', values)
  }

  function backText({ returned, packages, packagesLost }: PreviewLine): string {
    const amount = priceText(returned, symbol)
    const uses = [
      ...packages.map((name) => t('activities:cancelling.useBack', { name })),
      ...packagesLost.map(({ name, uses: count }) => t('activities:cancelling.useLost', { count, name })),
    ]
    return [...(returned.value === 0 && uses.length > 0 ? [] : [amount]), ...uses].join(', ')
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
          <dt>{t('activities:cancelling.fee')}</dt>
          <dd>{preview.fee ? priceText(preview.fee, symbol) : format(0, symbol)}</dd>
        </div>
        <Sum>
          <dt>{t('activities:cancelling.comesBack')}</dt>
          <dd>{priceText(preview.returned, symbol)}</dd>
        </Sum>
      </Lines>
      <Said>
        {isLost ? <Quiet>{t('activities:bookings.returnsNothing')}</Quiet> : null}
        {preview.credits.map((credit) => (
          <Quiet key={credit.until}>{usableText(credit)}</Quiet>
        ))}
        {isByDay || until(booking) === null ? null : <Quiet>{`${until(booking) ?? ''}.`}</Quiet>}
        {later === null ? null : <Quiet>{later}</Quiet>}
        {preview.fee ? <Quiet>{text.feeOwed()}</Quiet> : null}
        {preview.fee && going.some(({ keep = 0 }) => keep > 0) ? <Quiet>{text.feeAgain()}</Quiet> : null}
        {preview.blocksBooking ? <Quiet>{text.blocksBooking()}</Quiet> : null}
      </Said>
    </>
  )
}

function termsOf({ cancellationSummary: summary, price, ticket }: Entry['booking']): LineTerms {
  const { name, quantity } = ticket ?? {}
  if (!name || !quantity || !price) return { summary, price: price?.value }
  return { summary, price: price.value, tickets: { name, quantity, price: Math.floor(price.value / quantity) } }
}
