import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { clockText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { holdsPlaces, timezoneOf } from '../cart.ts'
import type { Cart } from '../cart.ts'
import { EndingBar } from './EndingBar.tsx'
import { holdState } from './hold.ts'
import { basketActions } from '../use-basket.ts'
import { useServerClock } from './use-server-clock.ts'

// The platform releases places in its own time, so the basket is read until it has.
const askAgainMs = 5000

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    fontSize: 'sm',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '1px' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
  variants: {
    tone: {
      kept: { px: '4', py: '14px', borderRadius: 'card', bg: 'success.subtle', '& > svg': { color: 'success' } },
      ending: { px: '4', py: '14px', borderRadius: 'card', bg: 'warning.subtle', '& > svg': { color: 'warning' } },
    },
    quiet: { true: { px: '0', py: '0', bg: 'transparent', color: 'fg.muted' } },
  },
})
const Said = styled('strong', { base: { '[data-quiet] &': { fontWeight: 'normal' } } })
const Words = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'start', minWidth: 0 } })

type Props = {
  readonly cart: Cart
  /** Called when the hold has expired, until the basket shows it. */
  readonly onOver: () => void
  /** Further information during the hold. */
  readonly children?: ReactNode
  /** A plain line beside a page, while there is time. */
  readonly quiet?: boolean
}

/** The remaining hold as a sentence; two minutes before the end it offers an extension. */
export function HoldLine({ cart, onOver, children, quiet = false }: Props) {
  const { t } = useTranslation(['checkout'])
  const line = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const { busy, run } = useBusy()
  const hold = cart.hold ?? null
  const now = useServerClock(hold?.expiresAt ?? null)
  const state = holdState(hold, now)
  const isOver = state.kind === 'over'

  const lookAgain = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOver) return undefined
    lookAgain()
    const timer = setInterval(() => lookAgain(), askAgainMs)
    return () => clearInterval(timer)
  }, [isOver])

  /** A click interrupts another activity, such as typing a card. */
  function noteWhereFrom({ currentTarget }: PointerEvent): void {
    const { activeElement: active } = document
    const isElsewhere = active instanceof HTMLElement && active !== document.body && !currentTarget.contains(active)
    cameFrom.current = isElsewhere ? active : null
  }

  async function keep(): Promise<void> {
    await basketActions.extendHold()
    // The button disappears. Focus returns to where the user came from, else to the line with the new time.
    const place = cameFrom.current?.isConnected ? cameFrom.current : line.current
    place?.focus({ preventScroll: true })
  }

  const clock = (instant: number): string => clockText(instant, timezoneOf(cart.items))
  if (state.kind === 'none' || !holdsPlaces(cart)) return null
  const ending =
    state.kind === 'ending' ? (
      <>
        <strong>{t('checkout:hold.ending', { count: state.minutesLeft, time: clock(state.until) })}</strong>
        {state.canExtend ? (
          <Button variant="secondary" size="small" busy={busy} onClick={() => run(keep)}>
            {t('checkout:hold.keep')}
          </Button>
        ) : (
          <span>{t('checkout:hold.lastTime')}</span>
        )}
      </>
    ) : null
  if (quiet && ending !== null) {
    return (
      <Line ref={line} tabIndex={-1} tone="ending" role="status">
        <Clock aria-hidden="true" />
        <Words>{ending}</Words>
      </Line>
    )
  }
  const isKept = state.kind === 'kept' || state.kind === 'ending'
  return (
    <div>
      <Line ref={line} tabIndex={-1} tone="kept" quiet={quiet} data-quiet={quiet ? '' : undefined} role="status">
        <Clock aria-hidden="true" />
        <span>
          <Said>
            {isKept ? t('checkout:hold.kept', { time: clock(state.until) }) : t(`checkout:hold.${state.kind}`)}
          </Said>{' '}
          {isKept ? children : null}
        </span>
      </Line>
      {/* Rendered empty beforehand, or screen readers would miss it. */}
      <div role="status" onPointerDown={noteWhereFrom}>
        {ending === null ? null : <EndingBar>{ending}</EndingBar>}
      </div>
    </div>
  )
}
