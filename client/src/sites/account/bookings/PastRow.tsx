import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import type { PastEntry } from '../../../features/bookings/account-bookings.ts'
import { BookingRow } from '../../../features/bookings/BookingRow.tsx'
import { priceText } from '../../../i18n/price-text.ts'
import { styled } from '../../../theme/styled.ts'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import { paths } from '../paths.ts'
import { AgainPanel, hasPanel } from '../again/AgainPanel.tsx'
import { BookButton } from '../again/BookButton.tsx'
import { readNextTime } from '../again/next-time.ts'
import type { Pair } from '../again/pair.ts'
import type { Again } from '../again/use-again.ts'
import { AgainLink } from './AgainLink.tsx'
import { CalledOff } from './CalledOff.tsx'

const Action = styled('div', { base: { outline: 'none' } })
const Line = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', '& svg': { width: '16px', height: '16px' } },
})

type Props = {
  readonly entry: PastEntry
  /** Null for what is booked on a page of its own. */
  readonly pair: Pair | null
  readonly again: Again
}

/** A booking that is over, with what became of it and the way to book it again. */
export function PastRow({ entry, pair, again }: Props) {
  const { t } = useTranslation(['account'])
  const rowId = `past-${entry.booking.id}`
  const isOpen = pair !== null && hasPanel(again, pair)
  return (
    <BookingRow
      entry={entry}
      state={<Became entry={entry} />}
      action={
        <Action id={rowId} tabIndex={-1}>
          {pair === null ? <AgainLink booking={entry.booking} text={t('account:bookings.again')} /> : null}
          {pair === null || again.held?.pair.booking.id === pair.booking.id ? null : (
            <BookButton
              pair={pair}
              ownId={again.user.id}
              label={`${t('account:bookings.again')}: ${pair.name}`}
              nextTime={() => readNextTime(pair, again.user.id)}
              onHeld={() => again.open(pair)}
              otherwise={<AgainLink booking={entry.booking} text={t('account:again.timetable')} />}
            >
              {t('account:bookings.again')}
            </BookButton>
          )}
        </Action>
      }
    >
      {isOpen ? <AgainPanel again={again} pair={pair} rowId={rowId} /> : null}
    </BookingRow>
  )
}

function Became({ entry }: { readonly entry: PastEntry }): ReactNode {
  const { booking, sessions, attended } = entry
  const { t } = useTranslation(['account'])
  const { user } = useSession()
  const symbol = useCurrencySymbol()
  const isSelf = booking.userId === user?.id
  const name = booking.firstName ?? ''
  if (booking.status === 'cancelled') return <CalledOff row={{ first: entry, others: [] }} />
  if (attended.of === 0) return null
  if (sessions > 1) {
    const values = { name, times: attended.times, count: attended.of }
    return <RowText>{isSelf ? t('account:bookings.timesYou', values) : t('account:bookings.times', values)}</RowText>
  }
  if (attended.times > 0) {
    return (
      <RowText>
        <Line>
          <Check aria-hidden="true" />
          {isSelf ? t('account:bookings.wereThere') : t('account:bookings.wasThere', { name })}
        </Line>
      </RowText>
    )
  }
  const { charge } = booking
  const amount = charge?.amount ? priceText(charge.amount, symbol) : null
  return (
    <RowText>
      {t('account:bookings.missed')}
      {amount !== null && charge?.paid === false ? (
        <>
          {' · '}
          <Link to={paths.payments()}>{t('account:bookings.toPay', { amount })}</Link>
        </>
      ) : null}
      {amount !== null && charge?.paid === true ? ` · ${t('account:bookings.paid', { amount })}` : null}
    </RowText>
  )
}
