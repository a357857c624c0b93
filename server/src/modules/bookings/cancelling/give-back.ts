import { day } from '@touchline/clock'
import { least, type MinorUnits, minus, sum, zero } from '@touchline/money'
import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { Tx } from '../../../repositories.ts'
import { creditDays, creditOrder, grantCredit } from '../../credits/index.ts'
import { openCardRefund, readLeft } from '../../payments/index.ts'
import type { Refund } from './cancellation.ts'
import { type BookingRow, addBookingRefunds } from '../../reservations/index.ts'
import { text } from '../../../texts/index.ts'

/** Where a refund goes: credit, or the card as far as it paid. */
export type RefundTo = 'credit' | 'card'

type Giving = {
  readonly rows: readonly [BookingRow, ...BookingRow[]]
  readonly refunds: readonly Refund[]
  readonly name: string
  readonly refundTo: RefundTo
  readonly now: number
  readonly ids: IdsOf<'credit' | 'refund'>
  readonly newUuid: () => string
}

/** The amounts refunded, by way. */
export type GaveBack = { readonly credit: MinorUnits; readonly card: MinorUnits }

/**
 * Refunds cancelled bookings to their payer: one grant per type of credit; to the card where staff choose so, which is
 * requested after the commit.
 */
export async function giveBack(tx: Tx, giving: Giving): Promise<GaveBack> {
  const { rows, refunds, name, now, ids } = giving
  const { ownerId: userId, orderId } = rows[0]
  if (orderId === null) return { credit: zero, card: zero }
  const card = giving.refundTo === 'card' ? await giveOnCard(tx, orderId, giving) : zero
  const asCredit = withoutCard(refunds, card)
  for (const type of creditOrder) {
    const ofType = asCredit.filter((refund) => refund.type === type)
    if (ofType.length === 0) continue
    const creditId = ids.credit()
    const grant = {
      id: creditId,
      userId,
      type,
      amount: amountOf(ofType),
      reason: text('bookings:credit_for_cancelled', { name }),
    }
    await grantCredit(tx, { ...grant, createdAt: now, expiresAt: now + creditDays * day })
    await addBookingRefunds(
      tx,
      ofType.map((refund) => ({ ...refund, orderId, creditId, createdAt: now })),
    )
  }
  return { credit: amountOf(asCredit), card }
}

/** Refunds the card first, up to its share of the line; answers the amount. payments.md 5.11 */
async function giveOnCard(tx: Tx, orderId: number, { rows, refunds, name, ids, newUuid, now }: Giving) {
  const [{ itemId, ownerId: userId }] = rows
  if (itemId === null) return zero
  const left = await readLeft(tx, orderId)
  const amount = least(amountOf(refunds.filter(({ type }) => type === 'general')), left.cardShareOf(itemId))
  if (amount === zero) return zero
  const back = { tenderType: 'online', amount, membership: zero, transactionUuid: left.cardPayment } as const
  const gift = {
    orderId,
    userId,
    itemId,
    ...back,
    givenBy: null,
    reason: text('bookings:credit_for_cancelled', { name }),
  }
  await openCardRefund(tx, gift, { ids, newUuid, now })
  return amount
}

/** The credit refunds that remain after the card's part. */
function withoutCard(refunds: readonly Refund[], card: MinorUnits): readonly Refund[] {
  let onCard = card
  return refunds.flatMap((refund) => {
    if (refund.type !== 'general') return [refund]
    const part = least(refund.amount, onCard)
    onCard = minus(onCard, part)
    const amount = minus(refund.amount, part)
    return amount > zero ? [{ ...refund, amount }] : []
  })
}

function amountOf(parts: readonly { readonly amount: MinorUnits }[]): MinorUnits {
  return sum(parts.map(({ amount }) => amount))
}
