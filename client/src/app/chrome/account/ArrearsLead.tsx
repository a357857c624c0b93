import { useState } from 'react'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { lazyOverlay } from '../../navigation/lazy-overlay.tsx'
import { loadChunk } from '../../navigation/load-chunk.ts'
import { useSession } from '../../session/use-session.ts'

/** The target of links to the payment of charges. */
export const arrearsId = 'arrears'

/** As tall as the charges. For a customer served by staff it is not known beforehand whether there are any. */
function Waiting() {
  return useSession().customer === null ? <Skeleton count={1} height={92} /> : null
}

const Arrears = lazyOverlay<{ readonly id: string; readonly onClosed: () => void }>(
  () => loadChunk('Arrears', async () => (await import('./Arrears.tsx')).Arrears),
  <Waiting />,
)

/** The customer's unpaid charges above a page. The code loads where there may be some. */
export function ArrearsLead() {
  const { user, customer } = useSession()
  const [isLeftOut, setIsLeftOut] = useState(false)
  if (isLeftOut || (customer === null && user?.hasOutstandingPenalties !== true)) return null
  return <Arrears id={arrearsId} onClosed={() => setIsLeftOut(true)} />
}
