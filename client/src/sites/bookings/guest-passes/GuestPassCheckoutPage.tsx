import { useTranslation } from 'react-i18next'
import { useOtherBasket } from '../../../app/basket/use-basket-in-use.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useSession } from '../../../app/session/use-session.ts'
import { useSwitches } from '../../../app/site-record.ts'
import { Checkout } from '../../../features/checkout/Checkout.tsx'
import { passesSource } from '../../../features/guest-passes/use-buy-passes.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { OwnerAlone } from '../OwnerAlone.tsx'
import { paths } from '../paths.ts'

/** '/guest-passes/checkout': the checkout of the guest passes' basket. */
export function GuestPassCheckoutPage() {
  const { onlineGuestPasses } = useSwitches()
  const { customer } = useSession()
  if (!onlineGuestPasses) return <NotFoundPage />
  return customer ? <OwnerAlone customer={customer} /> : <PassCheckout />
}

function PassCheckout() {
  const { t } = useTranslation(['checkout'])
  const isInUse = useOtherBasket(passesSource)
  if (!isInUse) return <Skeleton count={2} height={160} />
  const nothing = (
    <EmptyState
      title={t('checkout:guestPasses.nothing')}
      action={<ButtonLink to={paths.guestPasses()}>{t('checkout:guestPasses.heading')}</ButtonLink>}
    />
  )
  return <Checkout other={{ path: paths.guestPasses(), nothing }} />
}
