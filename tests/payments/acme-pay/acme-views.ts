import { minorUnits } from '@touchline/money'
import type { PaymentView } from '@touchline/server'
import type { AcmePayment, Standing } from './acme-wire.ts'

const states: Readonly<Record<Standing, PaymentView['state']>> = {
  ASKING: 'challenged',
  RESERVED: 'held',
  SETTLED: 'captured',
  REFUSED: 'declined',
  NOT_PROVEN: 'rejected',
  VOID: 'over',
}

/** A payment of Acme Pay in the shape of the port; with the browser's secret, also its challenge. */
export function viewOf(payment: AcmePayment, returnSecret?: string): PaymentView {
  const { card, bank, refusal } = payment
  return {
    id: payment.paymentNo,
    state: states[payment.standing],
    captured: minorUnits(payment.settledPence),
    refunded: minorUnits(payment.refundedPence),
    refunds: payment.refunds.map(({ refundNo, pence }) => ({
      refundId: refundNo,
      amount: minorUnits(pence),
      state: 'succeeded',
    })),
    decline: refusal && { code: refusal.why.toLowerCase(), retryable: refusal.again },
    card: card && {
      brand: card.scheme.toLowerCase(),
      lastFour: card.tail,
      expiry: expiryOf(card.until),
      savedAs: null,
    },
    challenge:
      bank && returnSecret !== undefined
        ? {
            kind: 'form',
            method: 'POST',
            url: bank.page,
            fields: { acmeVisit: bank.visit, acmeWord: returnSecret },
          }
        : null,
    challengeExpiresAt: bank?.until ?? null,
  }
}

/** `2030-12` becomes `12/30`. */
function expiryOf(until: string): string {
  const [year = '', month = ''] = until.split('-')
  return `${month}/${year.slice(2)}`
}
