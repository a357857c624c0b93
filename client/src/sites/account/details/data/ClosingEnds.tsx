import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../../app/site-record.ts'
import type { Closing } from '../../../../features/account/closing-question.ts'
import { useClosingText } from '../../../../features/account/use-closing-text.ts'
import { startOfDay } from '../../../../i18n/calendar.ts'
import { dotted } from '../../../../i18n/dotted.ts'
import { dayOfMomentText, fullDayText, timeText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Quiet } from '../../../../ui/layout/page/AccountPart.tsx'

const Title = styled('h4', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' },
})
const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    ps: '5',
    listStyleType: 'disc',
    maxWidth: 'measure',
    '& ul': { mt: '1', gap: '1' },
  },
})
const Waits = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    p: '4',
    borderRadius: 'card',
    bg: 'warning.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})

type Ends = NonNullable<Closing['ends']>

/** Everything that ends with the account, from when, and why closing would wait. [O-265, O-266] */
export function ClosingEnds({ closing }: { readonly closing: Closing }) {
  const { t } = useTranslation(['account'])
  const { ends } = closing
  return (
    <>
      <Title>{t('account:data.ends')}</Title>
      {ends === null ? null : <EndsList ends={ends} />}
      <ClosingWaits closing={closing} />
      <p>{t('account:data.effect')}</p>
      <Quiet>{t('account:data.law')}</Quiet>
    </>
  )
}

/** Why closing would wait if it were due now; nothing without a reason. */
export function ClosingWaits({ closing }: { readonly closing: Closing }) {
  const { t } = useTranslation(['account'])
  const waits = useClosingText().waits(closing)
  if (waits.length === 0) return null
  return (
    <Waits>
      <p>{t('account:data.closingWaits')}</p>
      <List>
        {waits.map((wait) => (
          <li key={wait}>{wait}</li>
        ))}
      </List>
    </Waits>
  )
}

function EndsList({ ends }: { readonly ends: Ends }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const { bookings, packages, memberships, people, guestPasses, waitlists } = ends
  const amounts = (['credit', 'owed', 'refundsUnderWay'] as const).flatMap((name) => {
    const value = ends[name]?.value ?? 0
    return value === 0 ? [] : [t(`account:data.end.${name}`, { amount: format(value, symbol) })]
  })
  const lines = [
    ...packages.map(({ name, usagesLeft, expiresAt }) => {
      const until = Date.parse(expiresAt ?? '')
      return dotted([
        t('account:data.end.package', { name, count: usagesLeft ?? 0 }),
        Number.isFinite(until) ? t('account:data.end.until', { date: dayOfMomentText(until, null) }) : null,
      ])
    }),
    ...(guestPasses ? [t('account:data.end.guestPasses', { count: guestPasses })] : []),
    ...memberships.map(({ name, endsOn }) =>
      dotted([
        t('account:data.end.membership', { name }),
        endsOn ? t('account:data.end.until', { date: fullDayText(startOfDay(endsOn)) }) : null,
      ]),
    ),
    ...(waitlists ? [t('account:data.end.waitlists', { count: waitlists })] : []),
    ...(people.length > 0 ? [t('account:data.end.people', { names: people, count: people.length })] : []),
    ...amounts,
  ]
  if (bookings.length === 0 && lines.length === 0) return <p>{t('account:data.end.nothing')}</p>
  return (
    <List>
      {bookings.length === 0 ? null : (
        <li>
          {t('account:data.end.bookings', { count: bookings.length })}
          <List>
            {bookings.map(({ id, name, firstName, startsAt }) => (
              <li key={id}>
                {dotted([name, firstName, startsAt ? `${fullDayText(startsAt)}, ${timeText(startsAt)}` : null])}
              </li>
            ))}
          </List>
        </li>
      )}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}
