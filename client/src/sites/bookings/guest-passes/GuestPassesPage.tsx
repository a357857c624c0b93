import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useSession } from '../../../app/session/use-session.ts'
import { useSwitches } from '../../../app/site-record.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountTabs } from '../account/AccountTabs.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { OwnerAlone } from '../OwnerAlone.tsx'
import { OnAccountSite } from '../account/OnAccountSite.tsx'
import { paths } from '../paths.ts'
import { OwnPasses } from './OwnPasses.tsx'

/** '/guest-passes': the customer's guest passes, and more to buy. */
export function GuestPassesPage() {
  return (
    <OnAccountSite path="/guest-passes">
      <OwnerPasses />
    </OnAccountSite>
  )
}

function OwnerPasses() {
  const { t } = useTranslation(['checkout'])
  const { onlineGuestPasses } = useSwitches()
  const { loggedIn, user, customer } = useSession()
  if (!onlineGuestPasses) return <NotFoundPage />
  if (!loggedIn) return <LoginNeeded title={t('checkout:guestPasses.logInTitle')} />
  if (customer) return <OwnerAlone customer={customer} />
  return user ? <Passes userId={user.id} /> : <UserAwaited />
}

function Passes({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['checkout', 'home'])
  return (
    <>
      <AccountTabs />
      <PageHeading intro={t('checkout:guestPasses.intro')}>{t('checkout:guestPasses.heading')}</PageHeading>
      <OwnPasses
        userId={userId}
        pathOf={({ code }) => paths.guestPass(code)}
        checkout={paths.guestPassCheckout()}
        membershipCosts={
          <ButtonLink to={paths.pricing()} variant="secondary">
            {t('home:membership.costs')}
          </ButtonLink>
        }
      />
    </>
  )
}
