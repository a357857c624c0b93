import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { providerPage } from '../../../features/checkout/paying/provider-page.ts'
import { SavedCards } from '../../../features/payments/account/SavedCards.tsx'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { Credit } from '../payments/Credit.tsx'
import { Orders } from '../payments/Orders.tsx'
import { Owed } from '../payments/Owed.tsx'

const Parts = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '12' } },
})

/** '/payments': owed, credit, refunds, payments by month and saved cards; each part loads by itself. */
export function PaymentsPage() {
  return <AccountFrame>{(user) => <Payments user={user} />}</AccountFrame>
}

function Payments({ user }: { readonly user: User }) {
  const { t } = useTranslation(['common'])
  const [search, setSearch] = useSearchParams()
  const [page] = useState(providerPage)
  const venues = useVenues('component')
  const [venue] = venues.status === 'success' ? venues.data : []
  const timezone = venue?.timezone ?? null
  const owner = { id: user.id, name: nameOfUser(user), dateOfBirth: user.dateOfBirth ?? null, isSelf: true }
  return (
    <>
      <PageHeading>{t('common:titles.payments')}</PageHeading>
      <Parts>
        <Owed user={user} />
        <Credit owner={owner} timezone={timezone} />
        <Orders userId={user.id} timezone={timezone} />
        <SavedCards
          userId={user.id}
          page={page}
          returnedSetup={search.get('card_setup')}
          onResumed={() => setSearch({}, { replace: true })}
        />
      </Parts>
    </>
  )
}
