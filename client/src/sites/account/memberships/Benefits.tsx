import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { benefitSums } from '../../../features/memberships/my-membership.ts'
import type { MyMembership } from '../../../features/memberships/my-membership.ts'
import { dateText } from '../../../i18n/when.ts'
import { startOfDay } from '../../../i18n/calendar.ts'
import { styled } from '../../../theme/styled.ts'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'

const Lead = styled('p', { base: { '& > strong': { fontSize: 'lg', color: 'success' } } })
const Quiet = styled('p', { base: { mt: '2', color: 'fg.muted', fontSize: 'sm' } })
const Bar = styled('div', {
  base: {
    display: 'flex',
    gap: '2px',
    mt: '3',
    height: '16px',
    '& > span': { borderRadius: 'control', bg: 'brand.solid', borderWidth: '1px', borderColor: 'brand.edge' },
    '& > span:last-child': { flex: 1, bg: 'success', borderColor: 'success' },
    '@media (forced-colors: active)': { display: 'none' },
  },
})
const Table = styled('table', {
  base: {
    width: 'full',
    mt: '4',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '3', borderBottomWidth: '1px', borderColor: 'border', textAlign: 'end', verticalAlign: 'top' },
    '& tr > :first-child': { textAlign: 'start', overflowWrap: 'anywhere' },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal' },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody td:last-child, & tfoot :is(th, td)': { fontWeight: 'bold' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& :is(th, td) + :is(th, td)': { ps: '3', whiteSpace: 'nowrap' },
  },
})

/** This month's saving: the member's prices against the normal prices of the same things. [O-252] */
export function Benefits({ of: { benefits, price } }: { readonly of: MyMembership }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  if (!benefits) return null
  const { entries, from, to, saved } = benefits
  const money = (value: number) => format(value, symbol)
  const { normal, paid } = benefitSums(benefits)
  const less = saved?.value ?? normal - paid
  const cost = price?.value ?? null
  return (
    <PageSection id="benefits" title={t('account:memberships.benefits')}>
      {less > 0 ? (
        <Lead>
          <strong>{t('account:memberships.less', { amount: money(less) })}</strong>{' '}
          {t('account:memberships.thanWithout')}
        </Lead>
      ) : (
        <p>{t(entries.length === 0 ? 'account:memberships.nothingBooked' : 'account:memberships.nothingSaved')}</p>
      )}
      {normal > 0 ? (
        <Bar aria-hidden="true">
          <span style={{ width: `${(paid / normal) * 100}%` }} />
          <span />
        </Bar>
      ) : null}
      {cost === null || less <= 0 ? null : (
        <Quiet>
          {t(less >= cost ? 'account:memberships.paysOff' : 'account:memberships.doesNotPayOff', {
            cost: money(cost),
            difference: money(Math.abs(less - cost)),
          })}
        </Quiet>
      )}
      {entries.length === 0 ? null : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('account:memberships.what')}</th>
              <th scope="col">{t('account:memberships.without')}</th>
              <th scope="col">{t('account:memberships.paid')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.name}>
                <th scope="row">
                  {entry.name}
                  <small>{t('account:memberships.times', { count: entry.times ?? 1 })}</small>
                </th>
                <td>{money(entry.normal?.value ?? 0)}</td>
                <td>{money(entry.paid?.value ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('account:memberships.together')}</th>
              <td>{money(normal)}</td>
              <td>{money(paid)}</td>
            </tr>
          </tfoot>
        </Table>
      )}
      {from === null || to === null ? null : (
        <Quiet>
          {t('account:memberships.period', { from: dateText(startOfDay(from)), to: dateText(startOfDay(to)) })}
        </Quiet>
      )}
    </PageSection>
  )
}
