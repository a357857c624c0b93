import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { format } from '@touchline/money'
import { PayCharges } from '../../../app/chrome/account/PayCharges.tsx'
import { environment } from '../../../app/environment.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useGoTo } from '../../../app/navigation/use-go-to.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { basketActions } from '../../../features/carts/use-basket.ts'
import { blocksBooking, owed } from '../../../features/penalties/penalty.ts'
import { usePenalties } from '../../../features/penalties/use-penalties.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { activityPaths } from '../../shared/paths.ts'
import { onBookingsFor } from '../../shared/other-sites.ts'
import { holdPlace } from './hold-place.ts'
import type { NextTime } from './next-time.ts'
import type { Pair } from './pair.ts'

const Place = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })
const Problem = styled('p', { base: { fontSize: 'sm', color: 'danger', textWrap: 'pretty' } })

type Props = {
  readonly pair: Pair
  readonly ownId: number
  /** The accessible name. */
  readonly label: string
  /** Asked for when pressed; null where there is no time to book. */
  readonly nextTime: () => Promise<NextTime | null>
  readonly onHeld: () => void
  /** Shown beside the reason why nothing could be held. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Holds the next time of a pair; charges that stop booking are paid first. */
export function BookButton({ pair, ownId, label, nextTime, onHeld, otherwise, children }: Props) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const penalties = usePenalties()
  const goTo = useGoTo()
  const errorText = useErrorText()
  const { busy, run } = useBusy()
  const [problem, setProblem] = useState<string | null>(null)
  const due = penalties.status === 'success' ? penalties.data : []

  async function hold(): Promise<void> {
    const time = await nextTime()
    if (time === null) return setProblem(t('account:again.none'))
    const holding = await holdPlace(pair, time, ownId)
    if (holding === 'alone') return onHeld()
    const { venueSlug, activitySlug, day, type } = time.of
    const page = onBookingsFor(activityPaths.timeSlot(venueSlug, activitySlug, day, type, time.entry.id), pair.personId)
    goTo(holding === 'page' && page !== null ? page : environment().site.paths.basket())
  }

  async function press(): Promise<void> {
    setProblem(null)
    try {
      await hold()
    } catch (error) {
      setProblem(`${t('account:again.notHeld')} ${errorText(error)}`)
      // The place may be held although the answer was lost, or by another tab.
      void basketActions.reload()
    }
  }

  if (blocksBooking(due)) {
    return (
      <PayCharges penalties={due} variant="secondary">
        {t('account:again.payFirst', { amount: format(owed(due), symbol) })}
      </PayCharges>
    )
  }
  return (
    <Place>
      <Button variant="secondary" label={label} busy={busy} onClick={() => run(press)}>
        {children}
      </Button>
      {problem === null ? null : (
        <>
          <Problem role="alert">{problem}</Problem>
          {otherwise}
        </>
      )}
    </Place>
  )
}
