import { cartSources, paymentProviders, tenderTypes } from '@touchline/contract/client'
import * as z from 'zod/mini'
import type { Recovery } from './payment-details.ts'

const slotName = 'touchline.payment'

const schema = z.object({
  transactionUuid: z.string().check(z.minLength(1)),
  transactionId: z.string().check(z.minLength(1)),
  provider: z.enum(paymentProviders),
  providerName: z.string().check(z.minLength(1)),
  stage: z.enum(['challenge', 'completion']),
  display: z.nullable(z.enum(['modal', 'redirect'])),
  completion: z.object({
    itemHash: z.string(),
    source: z.enum(cartSources),
    selectedUserId: z.nullable(z.int()),
    terms: z.boolean(),
    completedWaivers: z.array(z.object({ restrictionId: z.int(), userId: z.int(), agreed: z.literal(true) })),
    payments: z.array(z.object({ tenderType: z.enum(tenderTypes), amount: z.int() })),
  }),
  startedAt: z.number(),
})

/** Where a payment under way is kept across a reload. It never holds card data. */
export type RecoverySlot = {
  readonly read: () => Recovery | null
  readonly write: (recovery: Recovery) => void
  readonly clear: () => void
}

function recoveryIn(text: string | null): Recovery | null {
  if (text === null) return null
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * A slot in the browser's storage of this tab; other tabs never see it. A browser that refuses storage costs the
 * recovery after a reload, not the payment, so its refusals are passed over.
 */
export function recoverySlot(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): RecoverySlot {
  function attempt<T>(access: () => T, otherwise: T): T {
    try {
      return access()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => recoveryIn(attempt(() => storage().getItem(slotName), null)),
    write: (recovery) => attempt(() => storage().setItem(slotName, JSON.stringify(recovery)), undefined),
    clear: () => attempt(() => storage().removeItem(slotName), undefined),
  }
}
