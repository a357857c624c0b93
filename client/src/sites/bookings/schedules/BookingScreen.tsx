import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { changedLine } from '../../../features/carts/changed-line.ts'
import type { ChangedLine } from '../../../features/occurrences/booking/changed-line.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import type { DatesChoice } from '../../../features/occurrences/booking/draft/booking-draft.ts'
import { ScheduleGone } from '../../../features/occurrences/booking/ScheduleGone.tsx'
import { hasEnded } from '../../../features/occurrences/list/schedule-order.ts'
import type { Schedule, ScheduleAddress } from '../../../features/occurrences/schedules/schedule.ts'
import { scheduleStanding } from '../../../features/occurrences/schedules/schedule-standing.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { paths } from '../paths.ts'
import { pathsOf } from './schedule-paths.ts'
import type { SchedulePage } from './use-schedule-page.ts'

const Waiting = styled('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '5', py: '16', fontSize: '2xl', color: 'link' },
})
const Label = styled('p', { base: { fontSize: 'md', color: 'fg.muted' } })

/** The initial data of a booking form. */
export type BookingRound = {
  readonly schedule: Schedule
  readonly address: ScheduleAddress
  readonly refresh: () => Promise<void>
  readonly detailsPath: string
  /** The initial choice; null for the default of the offer. */
  readonly dates: DatesChoice | null
  /** A further booking on this page, which starts empty. */
  readonly isAnother: boolean
  /** Starts again with an empty form for another person; with the same dates where given. */
  readonly onAnother: (dates?: DatesChoice) => void
  /** The basket line that the form changes; null for a new booking. */
  readonly changed: ChangedLine | null
}

type Props = {
  readonly page: SchedulePage
  /** The initial choice of the address. */
  readonly dates?: DatesChoice | null
  readonly children: (round: BookingRound) => ReactNode
}

/** The page of a booking form: a spinner while loading, and after a failure. */
export function BookingScreen({ page, dates = null, children }: Props) {
  const { t } = useTranslation(['courses', 'common'])
  const [round, setRound] = useState<{ readonly number: number; readonly dates: DatesChoice | null }>({
    number: 0,
    dates,
  })
  const showError = useErrorToast()
  const { cart, isLoading } = useBasket()
  const { kind, address } = page
  const error = page.status === 'failed' ? page.error : null
  const title = t(`courses:${kind}.booking.loadFailed`)

  useEffect(() => {
    if (error) showError(error, { title })
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each failure; the function is new in every rendering
  }, [error])

  if (page.status === 'missing') return <NotFoundPage />
  const { venueSlug, categorySlug, slug, insteadOf = null } = address
  const changed = insteadOf === null || cart === null ? null : changedLine(cart, insteadOf)
  const isAwaited = insteadOf !== null && isLoading
  // The line has gone, or is paid.
  if (insteadOf !== null && !isLoading && changed === null) return <Navigate to={paths.basket()} replace />
  if (page.status === 'found' && !isAwaited) {
    const { schedule, refresh } = page
    const ended = hasEnded(schedule, platformNow())
    if (ended || scheduleStanding(schedule, platformNow()).kind === 'sold-out') {
      return (
        <>
          <PageHeading>{schedule.name}</PageHeading>
          <ScheduleGone
            why={ended ? 'ended' : 'soldOut'}
            schedule={schedule}
            othersPath={pathsOf[kind].list(venueSlug, categorySlug)}
          />
        </>
      )
    }
    return (
      <div key={`${schedule.slug} ${round.number}`}>
        {children({
          schedule,
          address,
          refresh,
          detailsPath: pathsOf[kind].details(venueSlug, categorySlug, slug),
          dates: round.dates,
          changed,
          isAnother: round.number > 0,
          onAnother: (same) => {
            setRound({ number: round.number + 1, dates: same ?? null })
            window.scrollTo(0, 0)
          },
        })}
      </div>
    )
  }
  const failed = page.status === 'failed'
  return (
    <>
      <PageHeading>{t(`common:titles.${kind}Booking`)}</PageHeading>
      <Waiting>
        <Spinner />
        <Label role="status">{failed ? t(`courses:${kind}.booking.notLoaded`) : t('common:status.loading')}</Label>
        {failed ? (
          <Button variant="secondary" onClick={() => void page.refresh()}>
            {t('common:actions.tryAgain')}
          </Button>
        ) : null}
      </Waiting>
    </>
  )
}
