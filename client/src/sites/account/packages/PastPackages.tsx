import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lastDayOf, usagesOf } from '../../../features/packages/owned-package.ts'
import type { OwnedPackage } from '../../../features/packages/package.ts'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { paths } from '../paths.ts'

const Rows = styled('ul', {
  base: {
    fontSize: 'sm',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& h3': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'bold', letterSpacing: '0' },
    '& p': { color: 'fg.muted' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'link', fontWeight: 'bold' },
  },
})

/** Packages that are used up, expired or refunded; nothing without any. */
export function PastPackages({ packages }: { readonly packages: readonly OwnedPackage[] }) {
  const { t } = useTranslation(['account'])
  const timezone = useTimezone()
  if (packages.length === 0) return null
  return (
    <PageSection id="past" title={t('account:packages.past')}>
      <Rows>
        {packages.map((one) => (
          <li key={one.id}>
            <div>
              <h3>{one.name}</h3>
              <p>{endOf(one)}</p>
            </div>
            {one.orderId === null ? null : (
              <Link to={paths.payment(one.orderId)} aria-label={t('account:packages.receiptOf', { name: one.name })}>
                {t('account:packages.receipt')}
              </Link>
            )}
          </li>
        ))}
      </Rows>
    </PageSection>
  )

  function endOf(one: OwnedPackage): string {
    const { usages, left } = usagesOf(one)
    const last = lastDayOf(one, timezone)
    if (one.status === 'refunded') return t('account:packages.refunded')
    if (one.status === 'expired' && last !== null)
      return t('account:packages.expired', { date: fullDayText(last), left, usages })
    return t('account:packages.usedUp', { count: usages })
  }
}
