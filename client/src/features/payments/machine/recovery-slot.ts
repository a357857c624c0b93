import { cartSources, tenderTypes } from '@touchline/contract/client'
import * as z from 'zod/mini'
import type { Recovery } from './states/payment-details.ts'

const slotName = 'touchline.payment'

const someText = z.string().check(z.minLength(1))
const idOrNull = z._default(z.nullable(z.int()), null)

/** The content of the slot as this site writes it; anything else is no payment of this site. */
const KeptPayment = z.object({
  transactionUuid: someText,
  transactionId: someText,
  providerName: someText,
  stage: z.enum(['challenge', 'completion']),
  display: z._default(z.nullable(z.enum(['modal', 'redirect'])), null),
  completion: z.object({
    itemHash: z.string(),
    source: z.enum(cartSources),
    selectedUserId: idOrNull,
    terms: z.boolean(),
    completedWaivers: z.array(z.object({ restrictionId: z.int(), userId: z.int(), agreed: z.literal(true) })),
    payments: z.array(z.object({ tenderType: z.enum(tenderTypes), amount: z.int() })),
  }),
  startedAt: z.number(),
})

/** With who has written it, where that was known. */
const KeptWithPayer = z.extend(KeptPayment, { userId: idOrNull })

type SlotOf = {
  readonly visitId?: string | null
  /** The payer; null when not known. */
  readonly userId?: () => number | null
}

/** The storage of a running payment across a reload. Never card data. */
export type RecoverySlot = {
  readonly read: () => Recovery | null
  readonly write: (recovery: Recovery) => void
  /** Whether the stored payment is this person's, or nobody's in particular. */
  readonly isOf: (userId: number) => boolean
  readonly clear: () => void
}

function keptIn<T extends typeof KeptPayment>(schema: T, text: string | null): z.output<T> | null {
  if (text === null) return null
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/**
 * A slot in this tab's storage; other tabs never see it. A browser that refuses storage loses the recovery after a
 * reload, not the payment, so its errors are ignored. Every third-party checkout has its own slot, since nobody else
 * can complete its payment.
 */
export function recoverySlot(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { visitId = null, userId = () => null }: SlotOf = {},
): RecoverySlot {
  const name = visitId === null ? slotName : `${slotName}.${visitId}`
  function attempt<T>(access: () => T, otherwise: T): T {
    try {
      return access()
    } catch {
      return otherwise
    }
  }
  const stored = () => attempt(() => storage().getItem(name), null)
  return {
    read: () => keptIn(KeptPayment, stored()),
    isOf(reader) {
      const payer = keptIn(KeptWithPayer, stored())?.userId ?? null
      return payer === null || payer === reader
    },
    write: (recovery) =>
      attempt(() => storage().setItem(name, JSON.stringify({ ...recovery, userId: userId() })), undefined),
    clear: () => attempt(() => storage().removeItem(name), undefined),
  }
}
