import { useTranslation } from 'react-i18next'
import { dayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { isPostponed } from '../my-bookings.ts'
import type { Entry } from '../my-bookings.ts'
import { useManagingText } from '../use-managing-text.ts'
import { lostBy } from './cancellation-preview.ts'
import { areTickets } from './places.ts'
import type { Place } from './places.ts'
import { PreviewLines } from './PreviewLines.tsx'
import { useCancellationPreview } from './use-cancellation-preview.ts'
import { useCancelling } from './use-cancelling.ts'
import type { Cancelled } from './use-cancelling.ts'
import { useCancelLabel } from './use-cancel-label.ts'
import { useLateReason } from './use-late-reason.ts'
import type { Places } from './use-places.ts'

const Part = styled('section', { base: { display: 'grid', gap: '3', minWidth: 0 } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const LowerTitle = styled('h4', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' },
})
const titles = { 3: Title, 4: LowerTitle } as const
const Act = styled('div', { base: { display: 'grid', justifyItems: { base: 'stretch', md: 'start' } } })

type Props = {
  readonly of: Pick<Places, 'going' | 'isByDay' | 'places'>
  readonly headingLevel: 3 | 4
  readonly onCancelled: (changed: Cancelled) => void
}

const chooseAmong = (places: readonly Place[]) => (areTickets(places) ? 'chooseTickets' : 'chooseOne')

/** The effect of cancelling, by the platform, and the button that repeats it and cancels. [O-311] */
export function CancelChoice({ of: { going, isByDay, places }, headingLevel, onCancelled }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useManagingText()
  const Heading = titles[headingLevel]
  const [first] = going
  const postponed = going.find(({ booking }) => isPostponed(booking))?.booking
  const dayIn = ({ startsAt }: Entry['booking']) => (isByDay && going.length > 1 ? `${dayText(startsAt)}: ` : '')
  const fixed = going.find(({ booking }) => booking.cancellation?.canCancel === false)?.booking
  return (
    <Part>
      <Heading>{text.ifCancelled()}</Heading>
      {first === undefined ? <p>{t(`activities:cancelling.${isByDay ? 'chooseDay' : chooseAmong(places)}`)}</p> : null}
      {fixed ? (
        <p>
          {dayIn(fixed)}
          {[t('activities:bookings.cannot'), fixed.cancellation?.cannotCancelReason].filter(Boolean).join(' ')}
        </p>
      ) : null}
      {postponed ? (
        <p>
          {dayIn(postponed)}
          {text.untilNewDate()}
        </p>
      ) : null}
      {first && !fixed ? <Previewed going={[first, ...going.slice(1)]} onCancelled={onCancelled} /> : null}
    </Part>
  )
}

type PreviewedProps = Pick<Props, 'onCancelled'> & { readonly going: readonly [Entry, ...Entry[]] }

function Previewed({ going, onCancelled }: PreviewedProps) {
  const { t } = useTranslation(['activities'])
  const labelOf = useCancelLabel()
  const late = useLateReason(going[0].booking)
  const query = useCancellationPreview(going, late)
  const cancelling = useCancelling(onCancelled)
  const preview = query.status === 'success' ? query.data : null
  return (
    <>
      {late.isLate ? (
        <>
          <p>{t('activities:bookings.served.late')}</p>
          <TextField
            id="late-reason"
            label={t('activities:bookings.served.reason')}
            autoComplete="off"
            value={late.reason}
            onChange={late.setReason}
            optional={!late.isRequired}
            error={late.isMissing ? t('activities:bookings.served.reasonMissing') : undefined}
            maxLength={255}
          />
        </>
      ) : null}
      <div aria-live="polite" aria-busy={query.status === 'loading' && !late.isAwaited}>
        {query.status === 'loading' && !late.isAwaited ? <Skeleton shape="lines" count={2} /> : null}
        {preview ? <PreviewLines going={going} preview={preview} /> : null}
        {query.status === 'success' && preview === null ? <Unsaid going={going} /> : null}
      </div>
      {query.status === 'error' ? (
        <InlineError onRetry={() => void query.refresh()}>
          {query.error.code === 'booking_not_cancellable'
            ? (query.error.message ?? t('activities:bookings.cannot'))
            : t('activities:cancelling.failed')}
        </InlineError>
      ) : null}
      {query.status === 'success' || late.isAwaited ? (
        <Act>
          <Button
            variant="danger"
            busy={cancelling.busy}
            onClick={() => late.check() && cancelling.cancel(going, late.given, preview ? lostBy(preview) : [])}
          >
            {labelOf(preview, placesIn(going))}
          </Button>
        </Act>
      ) : null}
    </>
  )
}

/** The places that are given up: several of one booking, or one of each. */
function placesIn(going: readonly Entry[]): number {
  return going.reduce((count, { booking }) => count + Math.max(1, booking.capacityConsumed ?? 1), 0)
}

/** The consequences on a platform that names no amounts. */
function Unsaid({ going: [{ booking, sessions }] }: Pick<PreviewedProps, 'going'>) {
  const { t } = useTranslation(['activities'])
  const text = useManagingText()
  return (
    <>
      {sessions > 1 ? <p>{t('activities:bookings.allSessions', { count: sessions })}</p> : null}
      {text.consequences(booking).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
