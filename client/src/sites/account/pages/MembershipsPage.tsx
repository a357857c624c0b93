import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import type { User } from '../../../app/session/session-state.ts'
import { useMyMemberships } from '../../../features/memberships/use-my-memberships.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { Benefits } from '../memberships/Benefits.tsx'
import { MakeAChange } from '../memberships/MakeAChange.tsx'
import { MembershipCard } from '../memberships/MembershipCard.tsx'
import { MembershipPayments } from '../memberships/MembershipPayments.tsx'
import { NoMembership } from '../memberships/NoMembership.tsx'
import { PastMemberships } from '../memberships/PastMemberships.tsx'

const Several = styled('div', { base: { '& + &': { mt: '10' } } })

/** The memberships of the login: what they cost and save, requests about them, payments and past ones. */
export function MembershipsPage() {
  return <AccountFrame>{(user) => <Memberships user={user} />}</AccountFrame>
}

function Memberships({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const query = useMyMemberships(user.id)
  const all = query.status === 'success' ? query.data : []
  return (
    <>
      <PageHeading>{t('common:titles.memberships')}</PageHeading>
      <AnsweredPart
        query={query}
        waiting={<Skeleton count={1} height={260} />}
        failed={t('account:memberships.failed')}
      >
        {(memberships) => {
          const inForce = memberships.filter(({ status }) => status !== 'ended')
          if (inForce.length === 0) return <NoMembership />
          return inForce.map((one) => (
            <Several key={one.id}>
              <MembershipCard user={user} of={one} />
              <Benefits of={one} />
              <MakeAChange userId={user.id} of={one} />
            </Several>
          ))
        }}
      </AnsweredPart>
      <MembershipPayments userId={user.id} />
      <PastMemberships memberships={all.filter(({ status }) => status === 'ended')} />
    </>
  )
}
