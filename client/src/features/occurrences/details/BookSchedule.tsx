import { BadgePercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import { asBar } from '../../../theme/media.ts'
import { CancelBy } from '../../../ui/summary/CancelBy.tsx'
import { useCancellationText } from '../use-cancellation-text.ts'
import { shownPrice } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import type { ScheduleStanding } from '../schedules/schedule-standing.ts'
import { SchedulePriceText } from '../schedules/SchedulePriceText.tsx'
import { ScheduleState } from '../schedules/ScheduleState.tsx'
import { usePriceReason } from '../schedules/use-price-reason.ts'

const Lead = styled('div', { base: { display: 'grid', justifyItems: 'start', gap: '2', [asBar]: { gap: '0' } } })
// On smaller screens the reason is under the title and not repeated in the bar.
const State = styled('div', { variants: { first: { true: { [asBar]: { display: 'none' } } } } })
const Beside = styled('div', { base: { display: 'grid', gap: '4', [asBar]: { display: 'none' } } })
const Reason = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '14px',
    py: '3',
    borderRadius: 'control',
    bg: 'brand.subtle',
    fontSize: 'sm',
    '& svg': { width: '20px', height: '20px', flexShrink: 0, mt: '2px', color: 'link' },
  },
})
// The bar has room for the sentence only, on a line above price and action.
const WhyThisPrice = styled('p', {
  base: {
    display: 'none',
    fontSize: 'xs',
    lineHeight: '1.25',
    color: 'fg.muted',
    textWrap: 'pretty',
    [asBar]: { display: 'block', gridColumn: '1 / -1', order: -1 },
  },
})
const PayFirst = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Between = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
})

type Action = { readonly to: string; readonly text: string; readonly quiet: boolean }

type Props = {
  readonly schedule: Schedule
  readonly now: number
  readonly standing: ScheduleStanding
  /** Help for a person it is not for. */
  readonly help?: ReactNode
  /** The attendee chooser. */
  readonly person?: ReactNode
  /** The waitlist's part, which replaces the action where one can wait. */
  readonly waiting?: ReactNode
  /** A charge must be paid before booking, so paying comes first. */
  readonly paysFirst: boolean
  readonly bookingPath: string
  /** Another possible attendee, where it is not for the chosen one; null for none. */
  readonly bookFor: 'child' | 'another' | null
  readonly basketPath: string
  /** The customer's booking with its actions; null when unknown. */
  readonly managePath: string | null
  /** The category's other offers. */
  readonly othersPath: string
}

function useAction(props: Props): Action {
  const { schedule, standing, paysFirst, bookingPath, bookFor, basketPath, managePath, othersPath } = props
  const { t } = useTranslation(['activities', 'courses'])
  if (standing.kind === 'bookable')
    return { to: bookingPath, text: t(`courses:${schedule.kind}.details.book`), quiet: paysFirst }
  if (standing.kind === 'reserved') return { to: basketPath, text: t('courses:details.toBasket'), quiet: false }
  if (standing.kind === 'booked' && managePath !== null)
    return { to: managePath, text: t('activities:bookings.manageBooking'), quiet: true }
  if (bookFor !== null) return { to: bookingPath, text: t(`courses:details.bookFor.${bookFor}`), quiet: paysFirst }
  const name = schedule.category?.name ?? null
  return {
    to: othersPath,
    text:
      name === null
        ? t(`courses:${schedule.kind}.details.otherCourses`)
        : t(`courses:${schedule.kind}.details.others`, { category: name }),
    quiet: true,
  }
}

function canWait({ bookableAction }: Schedule): boolean {
  const action = bookableAction?.action ?? null
  return action === 'join_waitlist' || action === 'leave_waitlist'
}

/**
 * Price with its reason, attendee, and the one action of the details page, or the single reason against it with an
 * alternative. A bar with price and action below two columns.
 */
export function BookSchedule(props: Props) {
  const { schedule, now, standing, help, person, waiting, paysFirst } = props
  const { t } = useTranslation(['courses'])
  const reason = usePriceReason()(schedule)
  const cancellation = useCancellationText()(schedule.cancellationSummary, schedule.price?.value)
  const action = useAction(props)
  const bookable = standing.kind === 'bookable'
  return (
    <ActionBar
      panel
      oneLine={shownPrice(schedule, now) !== null}
      label={t('courses:details.action')}
      lead={
        <Lead>
          <SchedulePriceText schedule={schedule} now={now} />
          {bookable ? null : (
            <State first={standing.kind === 'closed' || standing.kind === 'sold-out'}>
              <ScheduleState schedule={schedule} standing={standing} now={now} />
            </State>
          )}
        </Lead>
      }
    >
      {reason && bookable ? <WhyThisPrice>{reason.text}</WhyThisPrice> : null}
      {reason || person || bookable ? (
        <Beside>
          {reason ? (
            <Reason>
              <BadgePercent aria-hidden="true" />
              <span>
                <strong>{reason.title}</strong>
                <br />
                {reason.text}
              </span>
            </Reason>
          ) : null}
          {help}
          <Between>
            {person}
            {bookable ? <ScheduleState schedule={schedule} standing={standing} now={now} /> : null}
          </Between>
        </Beside>
      ) : null}
      {waiting}
      {waiting && canWait(schedule) ? null : (
        <ButtonLink to={action.to} size="large" wide variant={action.quiet ? 'secondary' : 'primary'}>
          {action.text}
        </ButtonLink>
      )}
      {paysFirst && bookable ? (
        <Beside>
          <PayFirst>{t('courses:booking.hints.payFirst')}</PayFirst>
        </Beside>
      ) : null}
      {cancellation && bookable ? (
        <Beside>
          <CancelBy>{[cancellation.by, cancellation.returns].filter(Boolean).join('. ')}</CancelBy>
        </Beside>
      ) : null}
    </ActionBar>
  )
}
