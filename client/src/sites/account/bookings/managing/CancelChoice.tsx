import { useTranslation } from 'react-i18next'
import type { User } from '../../../../app/session/session-state.ts'
import { useCurrencySymbol } from '../../../../app/site-record.ts'
import { useCancellationPreview } from '../../../../features/bookings/changing/use-cancellation-preview.ts'
import { useCancellingTogether } from '../../../../features/bookings/changing/use-cancelling.ts'
import type { Preview } from '../../../../features/bookings/changing/cancellation-preview.ts'
import type { Entry } from '../../../../features/bookings/my-bookings.ts'
import { useBookingText } from '../../../../features/bookings/use-booking-text.ts'
import { priceText } from '../../../../i18n/price-text.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import type { Change } from '../ChangeNotice.tsx'
import { PreviewLines } from './PreviewLines.tsx'

const Part = styled('section', { base: { display: 'grid', gap: '3', minWidth: 0 } })
const Title = styled('h4', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Act = styled('div', { base: { display: 'grid', justifyItems: { base: 'stretch', md: 'start' } } })

type Props = {
  readonly user: User
  /** The places that would be cancelled. */
  readonly going: readonly Entry[]
  readonly onChanged: (change: Change) => void
}

/** The effect of cancelling, by the platform, and the button that does it. */
export function CancelChoice({ user, going, onChanged }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useBookingText()
  const [first] = going
  const fixed = going.find(({ booking }) => booking.cancellation?.canCancel === false)?.booking
  return (
    <Part>
      <Title>{text.ifCancelled()}</Title>
      {first === undefined ? <p>{t('account:bookings.chooseOne')}</p> : null}
      {fixed ? <p>{fixed.cancellation?.cannotCancelReason ?? t('activities:bookings.cannot')}</p> : null}
      {first && !fixed ? <Previewed user={user} going={[first, ...going.slice(1)]} onChanged={onChanged} /> : null}
    </Part>
  )
}

type PreviewedProps = Omit<Props, 'going'> & { readonly going: readonly [Entry, ...Entry[]] }

function Previewed({ user, going, onChanged }: PreviewedProps) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useBookingText()
  const symbol = useCurrencySymbol()
  const bookings = going.map(({ booking }) => booking)
  const query = useCancellationPreview(bookings)
  const [{ booking }] = going
  const cancelling = useCancellingTogether((changed) =>
    onChanged({ kind: 'cancelled', booking, places: going.length, changed }),
  )

  function labelOf(preview: Preview | null): string {
    const back = preview && preview.returned.value > 0 ? priceText(preview.returned, symbol) : null
    const count = going.length
    if (back === null) return t('account:bookings.cancelPlaces', { count })
    return t('account:bookings.cancelAndGet', { count, amount: back })
  }

  if (query.status === 'error') {
    return (
      <InlineError onRetry={() => void query.refresh()}>
        {query.error.code === 'booking_not_cancellable'
          ? (query.error.message ?? t('activities:bookings.cannot'))
          : t('account:bookings.previewFailed')}
      </InlineError>
    )
  }
  const preview = query.status === 'success' ? query.data : null
  return (
    <>
      <div aria-live="polite" aria-busy={query.status === 'loading'}>
        {query.status === 'loading' ? <Skeleton shape="lines" count={2} /> : null}
        {preview ? <PreviewLines user={user} going={going} preview={preview} /> : null}
        {query.status === 'success' && preview === null
          ? text.consequences(booking).map((line) => <p key={line}>{line}</p>)
          : null}
      </div>
      {query.status === 'success' ? (
        <Act>
          <Button
            variant="danger"
            busy={cancelling.busy}
            onClick={() => cancelling.cancel(bookings.map(({ id }) => id))}
          >
            {labelOf(preview)}
          </Button>
        </Act>
      ) : null}
    </>
  )
}
