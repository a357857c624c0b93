import { z } from 'zod'

/** The words of Acme Pay for where a payment stands. */
export const standings = ['ASKING', 'RESERVED', 'SETTLED', 'REFUSED', 'NOT_PROVEN', 'VOID'] as const
export type Standing = (typeof standings)[number]

export const AcmePayment = z.object({
  paymentNo: z.string(),
  ref: z.string(),
  standing: z.enum(standings),
  settledPence: z.int(),
  refundedPence: z.int(),
  refunds: z.array(z.object({ refundNo: z.string(), pence: z.int() })),
  refusal: z.object({ why: z.string(), again: z.boolean() }).nullable(),
  card: z.object({ scheme: z.string(), tail: z.string(), until: z.string() }).nullable(),
  bank: z.object({ page: z.url(), visit: z.string(), until: z.int() }).nullable(),
})
export type AcmePayment = z.infer<typeof AcmePayment>

export const AcmeForm = z.object({ formKey: z.string(), livesFor: z.int() })
export const AcmeRefund = z.object({ refundNo: z.string() })
export const AcmeWithdrawal = z.object({ payment: AcmePayment.nullable() })
/** An event about a payment; any other is not ours. */
export const AcmeEvent = z.object({ eventNo: z.string(), what: z.string(), about: AcmePayment })
/** The bank's form. */
export const AcmeReturn = z.object({ acmeProof: z.string(), acmeWord: z.string() })
