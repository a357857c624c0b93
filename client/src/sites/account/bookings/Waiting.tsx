import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../../app/answers/use-query.ts'
import { MyWaiting } from '../../../features/waitlists/MyWaiting.tsx'
import type { BookTexts } from '../../../features/waitlists/MyWaiting.tsx'
import type { Wait } from '../../../features/waitlists/wait.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { onBookingsFor } from '../../shared/other-sites.ts'
import { pathOfOffer } from '../../shared/activity-paths.ts'
import { partId } from './booking-parts.ts'
import { Part, Quiet } from './Part.tsx'

type Props = {
  readonly query: Query<readonly Wait[]>
  /** The entries of the chosen person. */
  readonly waits: readonly Wait[]
  /** A page of its own, which says that it is empty. */
  readonly isPage: boolean
}

/** Waitlists and offers; absent where there are none, and on a platform without the call. */
export function Waiting({ query, waits, isPage }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const isMissing = query.status === 'error' && query.error.status === 404
  const hasNone = isMissing || (query.status === 'success' && waits.length === 0)
  if (!isPage && (hasNone || query.status === 'loading')) return null

  function bookLink(wait: Wait, { shown, label }: BookTexts): ReactNode {
    const path = pathOfOffer(wait)
    const address = path === null ? null : onBookingsFor(path, wait.userId)
    if (address === null) return null
    return (
      <ButtonOut href={address} label={label}>
        {shown}
      </ButtonOut>
    )
  }

  function content(): ReactNode {
    if (hasNone) return <Quiet>{t('account:bookings.noWaits')}</Quiet>
    if (query.status === 'loading') return <Skeleton shape="row" count={2} />
    if (query.status === 'error') {
      return <InlineError onRetry={() => void query.refresh()}>{t('account:bookings.waitsFailed')}</InlineError>
    }
    return <MyWaiting waits={waits} bookLink={bookLink} />
  }

  return (
    <Part id={partId('waiting')} title={t('account:bookings.waiting')}>
      {content()}
    </Part>
  )
}
