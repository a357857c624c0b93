import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { OneOrder } from '../../shared/OneOrder.tsx'
import { segment } from '../../shared/paths.ts'
import { OnAccountSite } from './OnAccountSite.tsx'
import { paths } from '../paths.ts'
import { useAccountPages } from './AccountTabs.tsx'

/** The receipt of one order, to read and print. */
export function MyOrderPage() {
  const { orderId = '' } = useParams()
  return (
    <OnAccountSite path={`/payments/${segment(orderId)}`}>
      <OwnOrder orderId={orderId} />
    </OnAccountSite>
  )
}

function OwnOrder({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['checkout'])
  const session = useSession()
  useAccountPages()
  const owner = ownerOf(session)
  if (!session.loggedIn) return <LoginNeeded title={t('checkout:orders.logInTitle')} />
  if (!session.user || !owner) return <UserAwaited />
  const back = (
    <>
      {owner.isSelf ? null : (
        <ButtonLink to={paths.deskOrder(orderId)} variant="secondary">
          {t('checkout:orders.served.refund')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.myOrders()} variant="secondary">
        {t(owner.isSelf ? 'checkout:orders.back' : 'checkout:orders.served.back')}
      </ButtonLink>
    </>
  )
  return <OneOrder user={session.user} owner={owner} orderId={orderId} back={back} />
}
