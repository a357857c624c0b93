import { ChevronLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { FullPage } from '../../../app/pages/FullPage.tsx'
import { GenericErrorPage } from '../../../app/pages/GenericErrorPage.tsx'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { isPaymentRunning } from '../../../app/session/login/use-kiosk-idle.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { Checkout } from '../../../features/checkout/Checkout.tsx'
import {
  giveUpVisit,
  isOver,
  orderOfVisit,
  useVisit,
  visitAddress,
} from '../../../features/checkout/visit/use-visit.ts'
import type { RedirectSession } from '../../../features/checkout/visit/use-visit.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { VisitAttendees } from './VisitAttendees.tsx'

// The checkout expires by the platform's clock, which only its answers show.
const lookEveryMs = 10_000

const Page = styled('div', { base: { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Between = styled('p', { base: { color: 'fg.muted', overflowWrap: 'anywhere', _empty: { display: 'none' } } })
const Back = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    justifySelf: 'start',
    minHeight: 'touch',
    '& svg': { width: '18px', height: '18px' },
  },
})

/** '/checkout/{checkoutId}': a third party's customer pays and returns there. */
export function VisitPage() {
  const { checkoutId = '' } = useParams()
  const visit = useVisit(checkoutId)
  if (visit.status === 'loading') return <Skeleton count={2} height={160} />
  if (visit.status === 'error') {
    return visit.error.status === 404 ? <NotFoundPage /> : <GenericErrorPage error={visit.error} />
  }
  return <Visiting checkoutId={checkoutId} session={visit.data} refresh={visit.refresh} />
}

type VisitingProps = {
  readonly checkoutId: string
  readonly session: RedirectSession
  readonly refresh: () => Promise<void>
}

function Visiting({ checkoutId, session, refresh }: VisitingProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const { loggedIn } = useSession()
  const back = visitAddress(session.abortUrl)
  const late = visitAddress(session.expirationUrl)
  const success = visitAddress(session.successUrl)
  const [isEnded, setEnded] = useState(false)
  const over = isEnded || isOver(session.expiresAt, platformNow())
  const paid = Boolean(session.consumedAt)

  const leaveWhenLate = useEffectEvent(() => {
    const isLate = isEnded || isOver(session.expiresAt, platformNow())
    if (!paid && isLate && late !== null && !isPaymentRunning()) window.location.replace(late)
  })
  useEffect(() => {
    leaveWhenLate()
    const timer = setInterval(() => leaveWhenLate(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isEnded])

  // A payment in another window replaces everything else.
  async function paidOrder() {
    const order = await orderOfVisit(checkoutId)
    if (order) await refresh()
    return order
  }

  // The platform refuses the token of a paid or expired checkout.
  async function end() {
    await refresh()
    setEnded(true)
  }

  async function giveUp(to: string): Promise<void> {
    if (await giveUpVisit(checkoutId)) window.location.assign(to)
    else showToast({ type: 'danger', title: t('common:toasts.error'), content: t('checkout:visit.beingPaid') })
  }

  const { partnerName: partner, customerName: name } = session
  const through = partner ? t('checkout:visit.through', { partner }) : null
  const between = partner && name ? t('checkout:visit.between', { partner, name }) : through

  if (paid) return <Closed heading={t('checkout:visit.paid')} text={t('checkout:visit.paidText')} to={success} />
  if (over && !isPaymentRunning()) {
    return <Closed heading={t('checkout:visit.late')} text={t('checkout:visit.lateText')} to={late} />
  }
  if (!loggedIn || success === null) {
    return <Closed heading={t('checkout:visit.closed')} text={t('checkout:visit.closedText')} to={back} />
  }
  const nothing = <Closed heading={t('checkout:visit.nothing')} text={t('checkout:visit.nothingText')} to={back} />
  return (
    <Page>
      {back === null ? null : (
        <Back
          href={back}
          onClick={(event) => {
            event.preventDefault()
            void giveUp(back)
          }}
        >
          <ChevronLeft aria-hidden="true" />
          {t('checkout:visit.cancel')}
        </Back>
      )}
      <Between>{between}</Between>
      <VisitAttendees>
        <Checkout visit={{ id: checkoutId, successAddress: success, nothing, paidOrder, onOver: () => void end() }} />
      </VisitAttendees>
    </Page>
  )
}

type ClosedProps = { readonly heading: string; readonly text: ReactNode; readonly to: string | null }

/** Shown when there is nothing to pay, with the way back if there is one. */
function Closed({ heading, text, to }: ClosedProps) {
  const { t } = useTranslation(['checkout'])
  return (
    <FullPage heading={heading}>
      <p>{text}</p>
      {to === null ? null : <ButtonOut href={to}>{t('checkout:visit.back')}</ButtonOut>}
    </FullPage>
  )
}
