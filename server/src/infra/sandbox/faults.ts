import {
  type Fault,
  faultEffects,
  faultOperations,
  type NewFault,
  type SagaPoint,
  sagaPoints,
} from '@touchline/contract'

/** The target of a platform fault: a call by its name (or `any`), or a point of a completion. */
export type FaultTarget = { readonly call: string } | { readonly point: SagaPoint }

/** A fault of the platform itself. */
export type PlatformFault = FaultTarget & {
  readonly nth: number
  readonly times: number
  readonly effect: 'slow' | 'status' | 'drop' | 'platform_crash_after'
  readonly ms: number
  readonly status: number
}

type Counted = PlatformFault & { seen: number; fired: number }

/** Deliberate faults of the platform, by sandbox, in memory. */
export type Faults = {
  /** Answers the added fault; undefined when there are too many. */
  readonly add: (sandbox: string, fault: PlatformFault) => Fault | undefined
  readonly list: (sandbox: string) => readonly Fault[]
  readonly forget: (sandbox: string) => void
  readonly isEmpty: () => boolean
  /** Counts one sending of a call, or one pass of a point; answers the fault that hits it. */
  readonly take: (sandbox: string, target: FaultTarget) => PlatformFault | undefined
}

const most = 100

export function createFaults(): Faults {
  const bySandbox = new Map<string, Counted[]>()
  return {
    add(sandbox, fault) {
      const faults = bySandbox.get(sandbox) ?? []
      if (faults.length >= most) return undefined
      const added = { ...fault, seen: 0, fired: 0 }
      bySandbox.set(sandbox, [...faults, added])
      return presentPlatformFault(added)
    },
    list: (sandbox) => (bySandbox.get(sandbox) ?? []).map(presentPlatformFault),
    forget: (sandbox) => void bySandbox.delete(sandbox),
    isEmpty: () => bySandbox.size === 0,
    take(sandbox, target) {
      const matching = (bySandbox.get(sandbox) ?? []).filter((fault) => isMeant(fault, target))
      for (const fault of matching) fault.seen += 1
      const hit = matching.find(({ seen, nth, fired, times }) => seen >= nth && fired < times)
      if (hit) hit.fired += 1
      return hit
    },
  }
}

function isMeant(fault: FaultTarget, target: FaultTarget): boolean {
  if ('point' in fault) return 'point' in target && target.point === fault.point
  return 'call' in target && (fault.call === 'any' || fault.call === target.call)
}

/** The platform fault a body asks for; undefined when it concerns the gateway, or makes no sense. */
export function platformFaultIn({ match, effect, ms, status, times }: NewFault): PlatformFault | undefined {
  const { call, point, operation } = match
  if (operation !== undefined || match.provider || match.vendor_tx_code) return undefined
  const rest = { nth: match.nth ?? 1, times: times ?? 1, ms: ms ?? 1000, status: status ?? 503 }
  if (point !== undefined) {
    return call === undefined && effect === 'platform_crash_after' ? { point, effect, ...rest } : undefined
  }
  if (call === undefined || (effect !== 'slow' && effect !== 'status' && effect !== 'drop')) return undefined
  return { call, effect, ...rest }
}

/**
 * The fault in a header `X-Sandbox-Fault: release=lost_response`: once, at the gateway, at a point of a completion, or
 * (`call=drop`) at the call that carries it. Undefined for any other text. payments.md 9
 */
export function faultInHeader(header: string, call: string): NewFault | undefined {
  const [target, wanted] = header.split('=')
  const effect = faultEffects.find((one) => one === wanted)
  if (effect === undefined) return undefined
  if (target === 'call') return { match: { call }, effect }
  const point = sagaPoints.find((one) => one === target)
  if (point) return { match: { point }, effect }
  const operation = faultOperations.find((one) => one === target)
  return operation && { match: { operation }, effect }
}

function presentPlatformFault(fault: Counted): Fault {
  const { nth, effect, times, ms, status, fired } = fault
  const only = <T>(named: typeof effect, value: T) => (effect === named ? value : null)
  const call = 'call' in fault ? fault.call : null
  const point = 'point' in fault ? fault.point : null
  return {
    match: { operation: null, call, point, provider: null, nth, vendor_tx_code: null },
    effect,
    times,
    ms: only('slow', ms),
    status: only('status', status),
    fired,
  }
}
