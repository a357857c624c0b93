import type { Fault, NewFault } from '@touchline/contract'

/** A fault of a call of the platform. */
export type CallFault = {
  readonly call: string
  readonly nth: number
  readonly times: number
  readonly effect: 'slow' | 'status' | 'drop'
  readonly ms: number
  readonly status: number
}

type Counted = CallFault & { seen: number; fired: number }

/** What goes wrong on purpose at calls of the platform, by sandbox; kept in memory, and forgotten with it. [O-182] */
export type Faults = {
  /** Answers false where there are too many. */
  readonly add: (sandbox: string, fault: CallFault) => boolean
  readonly list: (sandbox: string) => readonly Fault[]
  readonly forget: (sandbox: string) => void
  readonly isEmpty: () => boolean
  /** Counts one sending of a call; answers the fault that hits it. */
  readonly take: (sandbox: string, call: string) => CallFault | undefined
}

const most = 100

export function createFaults(): Faults {
  const bySandbox = new Map<string, Counted[]>()
  return {
    add(sandbox, fault) {
      const faults = bySandbox.get(sandbox) ?? []
      if (faults.length >= most) return false
      bySandbox.set(sandbox, [...faults, { ...fault, seen: 0, fired: 0 }])
      return true
    },
    list: (sandbox) => (bySandbox.get(sandbox) ?? []).map(presentCallFault),
    forget: (sandbox) => void bySandbox.delete(sandbox),
    isEmpty: () => bySandbox.size === 0,
    take(sandbox, call) {
      const matching = (bySandbox.get(sandbox) ?? []).filter((fault) => fault.call === call || fault.call === 'any')
      for (const fault of matching) fault.seen += 1
      const hit = matching.find(({ seen, nth, fired, times }) => seen >= nth && fired < times)
      if (hit) hit.fired += 1
      return hit
    },
  }
}

/** What a body asks to go wrong at a call; undefined where it is about the gateway, or makes no sense. */
export function callFaultIn({ match, effect, ms, status, times }: NewFault): CallFault | undefined {
  if (match.call === undefined || match.operation !== undefined) return undefined
  if (effect !== 'slow' && effect !== 'status' && effect !== 'drop') return undefined
  return { call: match.call, nth: match.nth ?? 1, times: times ?? 1, effect, ms: ms ?? 1000, status: status ?? 503 }
}

function presentCallFault({ call, nth, effect, times, ms, status, fired }: Counted): Fault {
  const only = <T>(named: typeof effect, value: T) => (effect === named ? value : null)
  return {
    match: { operation: null, call, nth, vendor_tx_code: null },
    effect,
    times,
    ms: only('slow', ms),
    status: only('status', status),
    fired,
  }
}
