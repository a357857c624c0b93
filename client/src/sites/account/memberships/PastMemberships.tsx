import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { canRenew } from '../../../features/memberships/my-membership.ts'
import type { MyMembership } from '../../../features/memberships/my-membership.ts'
import { dayIn, startOfDay } from '../../../i18n/calendar.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { RenewButton } from './MembershipCard.tsx'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& h3': { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' },
    '& p': { color: 'fg.muted', fontSize: 'sm' },
  },
})

/** Memberships that have ended; one that ended lately can be renewed. Nothing without any. */
export function PastMemberships({ memberships }: { readonly memberships: readonly MyMembership[] }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const today = dayIn(null, platformNow())
  if (memberships.length === 0) return null
  return (
    <PageSection id="past" title={t('account:memberships.past')}>
      <Rows>
        {memberships.map((one) => (
          <li key={one.id}>
            <div>
              <h3>{one.membershipType?.name ?? t('account:memberships.unnamed')}</h3>
              <p>{periodOf(one)}</p>
            </div>
            {canRenew(one, today) ? <RenewButton of={one} /> : <p>{priceOf(one)}</p>}
          </li>
        ))}
      </Rows>
    </PageSection>
  )

  function periodOf({ startsOn, endsOn }: MyMembership): string | null {
    if (startsOn === null || endsOn === null) return null
    return t('account:memberships.period', {
      from: fullDayText(startOfDay(startsOn)),
      to: fullDayText(startOfDay(endsOn)),
    })
  }

  function priceOf({ price }: MyMembership): string | null {
    return price && t('account:memberships.aMonth', { amount: priceText(price, symbol) })
  }
}
