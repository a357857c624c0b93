import { least, type MinorUnits, minus, sum, zero } from '@touchline/money'
import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { Tx } from '../../../repositories.ts'
import { creditOrder, endsOf, grantCredit, type PaidByCredit, type ReturnedPart } from '../../credits/index.ts'
import { openCardRefund, readLeft } from '../../payments/index.ts'
import type { Refund } from './cancellation.ts'
import { type BookingRow, addBookingRefunds } from '../../reservations/index.ts'
import { text } from '../../../texts/index.ts'

/** Where a refund goes: credit, or the card as far as it paid. */
export type RefundTo = 'credit' | 'card'

type Giving = {
  readonly rows: readonly [BookingRow, ...BookingRow[]]
  readonly refunds: readonly Refund[]
  /** The credit that paid the order. */
  readonly paidBy: PaidByCredit
  readonly name: string
  readonly refundTo: RefundTo
  readonly now: number
  readonly ids: IdsOf<'credit' | 'refund'>
  readonly newUuid: () => string
}

/** The amounts refunded, by way; credit by its end. */
export type GaveBack = {
  readonly credits: readonly { readonly amount: MinorUnits; readonly expiresAt: number | null }[]
  readonly card: MinorUnits
}

/**
 * Refunds cancelled bookings to their payer: one grant per type and end of credit; to the card where staff choose so, which is
 * requested after the commit.
 */
export async function giveBack(tx: Tx, giving: Giving): Promise<GaveBack> {
  const { rows, refunds, name, now, ids } = giving
  const { ownerId: userId, orderId } = rows[0]
  if (orderId === null) return { credits: [], card: zero }
  const card = giving.refundTo === 'card' ? await giveOnCard(tx, orderId, giving) : zero
  const asCredit = withoutCard(refunds, card)
  const credits = []
  for (const type of creditOrder) {
    const ofType = asCredit.filter((refund) => refund.type === type)
    if (ofType.length === 0) continue
    const ends = endsOf(giving.paidBy, { type, amount: amountOf(ofType) }, now)
    for (const [expiresAt, parts] of Map.groupBy(sharesOf(ofType, ends), ({ end }) => end.expiresAt)) {
      const creditId = ids.credit()
      const reason = text('bookings:credit_for_cancelled', { name })
      const lengthened = parts[0]?.end.lengthened ?? null
      const amount = amountOf(parts)
      credits.push({ amount, expiresAt })
      await grantCredit(tx, { id: creditId, userId, type, amount, reason, createdAt: now, expiresAt, lengthened })
      await addBookingRefunds(
        tx,
        refundsOf(parts).map((refund) => ({ ...refund, type, orderId, creditId, createdAt: now })),
      )
    }
  }
  return { credits, card }
}

type Share = { readonly bookingId: number; readonly amount: MinorUnits; readonly end: ReturnedPart }

/** Refunds of bookings, divided by the ends of the credit that they become. */
function sharesOf(refunds: readonly Refund[], ends: readonly ReturnedPart[]): readonly Share[] {
  const left = ends.map((end) => ({ end, amount: end.amount }))
  return refunds.flatMap(({ bookingId, amount: due }) => {
    let rest = due
    return left.flatMap((part) => {
      const amount = least(part.amount, rest)
      part.amount = minus(part.amount, amount)
      rest = minus(rest, amount)
      return amount > zero ? [{ bookingId, amount, end: part.end }] : []
    })
  })
}

/** One refund of each booking. */
function refundsOf(shares: readonly Share[]): readonly Pick<Share, 'bookingId' | 'amount'>[] {
  const ofBookings = Map.groupBy(shares, ({ bookingId }) => bookingId)
  return [...ofBookings].map(([bookingId, own]) => ({ bookingId, amount: amountOf(own) }))
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
