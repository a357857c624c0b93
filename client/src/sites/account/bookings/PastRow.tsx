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
import { AgainLink } from './AgainLink.tsx'
import { CalledOff } from './CalledOff.tsx'

const Line = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', '& svg': { width: '16px', height: '16px' } },
})

/** A booking that is over, with what became of it and the way to book it again. */
export function PastRow({ entry }: { readonly entry: PastEntry }) {
  const { t } = useTranslation(['account'])
  return (
    <BookingRow
      entry={entry}
      state={<Became entry={entry} />}
      action={<AgainLink booking={entry.booking} text={t('account:bookings.again')} />}
    />
  )
}

function Became({ entry: { booking, sessions, attended } }: { readonly entry: PastEntry }): ReactNode {
  const { t } = useTranslation(['account'])
  const { user } = useSession()
  const symbol = useCurrencySymbol()
  const isSelf = booking.userId === user?.id
  const name = booking.firstName ?? ''
  if (booking.status === 'cancelled') return <CalledOff booking={booking} />
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
