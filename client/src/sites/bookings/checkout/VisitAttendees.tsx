import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { isIncomplete } from '../../../features/attendees/asked.ts'
import { useAsked } from '../../../features/attendees/use-asked.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { WhoIsComing } from '../time-slots/WhoIsComing.tsx'

/** The attendees' questions before a third party's customer can pay. */
export function VisitAttendees({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['checkout'])
  const textOf = useErrorText()
  const { cart, refresh } = useBasket()
  const isAsking = cart?.attendeeWaiversRequired === true
  const asked = useAsked(isAsking)
  const cartId = cart?.id ?? null
  if (!isAsking || cartId === null) return children
  if (asked.status === 'loading') return <Skeleton count={2} height={200} />
  if (asked.status === 'error') {
    return <InlineError onRetry={() => void asked.refresh()}>{textOf(asked.error)}</InlineError>
  }
  if (!isIncomplete(asked.data)) return children
  return (
    <>
      <PageHeading intro={t('checkout:attendees.intro')}>{t('checkout:attendees.heading')}</PageHeading>
      <WhoIsComing
        cart={cart}
        cartId={cartId}
        asked={asked.data}
        onSaved={() => void refresh()}
        personOf={() => null}
      />
    </>
  )
}
