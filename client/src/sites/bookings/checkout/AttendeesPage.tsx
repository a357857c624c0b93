import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { useAttendeesStep } from '../../../app/basket/checkout-steps.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { AttendeeChoice } from '../../../features/attendees/AttendeeChoice.tsx'
import { useAsked } from '../../../features/attendees/use-asked.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { paths } from '../paths.ts'
import { WhoIsComing } from '../time-slots/WhoIsComing.tsx'

/** '/attendees': the attendees' questions between basket and checkout. */
export function AttendeesPage() {
  const { t } = useTranslation(['checkout'])
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { loggedIn } = useSession()
  const basket = useBasket()
  const textOf = useErrorText()
  const asked = useAsked(loggedIn)
  const cartId = basket.cart?.id ?? null
  useAttendeesStep(asked.status === 'success' && asked.data.length > 0 ? cartId : null)

  function content() {
    if (!loggedIn) return <LoginNeeded title={t('checkout:page.logInTitle')} />
    if (asked.status === 'error') {
      return <InlineError onRetry={() => void asked.refresh()}>{textOf(asked.error)}</InlineError>
    }
    if (asked.status === 'loading' || basket.isLoading) return <Skeleton count={2} height={200} />
    if (asked.data.length === 0 || basket.cart === null || cartId === null) {
      return (
        <EmptyState
          title={t('checkout:attendees.nothing')}
          action={<ButtonLink to={paths.basketCheckout()}>{t('checkout:basket.checkoutNow')}</ButtonLink>}
        >
          {t('checkout:attendees.nothingText')}
        </EmptyState>
      )
    }
    return (
      <WhoIsComing
        cart={basket.cart}
        cartId={cartId}
        asked={asked.data}
        onSaved={() => void navigate(paths.basketCheckout())}
        personOf={(one) => (
          <AttendeeChoice
            asked={one}
            onChange={async (cartItemId, userId) => {
              await basket.updateFor(cartItemId, userId)
              await mutate(dependsOnIdentity)
              showToast({ type: 'success', content: t('checkout:basket.toasts.updated') })
            }}
          />
        )}
      />
    )
  }

  return (
    <>
      <PageHeading intro={t('checkout:attendees.intro')}>{t('checkout:attendees.heading')}</PageHeading>
      {content()}
    </>
  )
}
