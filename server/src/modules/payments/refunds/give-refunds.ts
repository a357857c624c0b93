import type { CreditType, TenderType, Text } from '@touchline/contract'
import { type MinorUnits, minus, zero } from '@touchline/money'
import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { Tx } from '../../../repositories.ts'
import { endsOf, grantCredit, paidByMoney, readPaidByCredit } from '../../credits/index.ts'
import { type OrderRefundRow, succeedRefund } from './record-outcome.ts'
import { scheduleRefund } from './send-refund.ts'
import { paymentWrites } from '../repository.ts'
import { text } from '../../../texts/index.ts'

export const refundKinds = ['refund', 'credit'] as const

/** One refund of an order, already allowed. */
export type Gift = {
  readonly orderId: number
  /** The buyer. */
  readonly userId: number
  readonly itemId: number | null
  readonly tenderType: TenderType
  readonly amount: MinorUnits
  /** The part that is membership credit; for credit refunds only. [O-32] */
  readonly membership: MinorUnits
  /** The card payment to refund, for the tender `online`. */
  readonly transactionUuid: string | null
  readonly givenBy: number | null
  readonly reason: Text | string | null
  /** The till the money comes from. */
  readonly tillId?: number | null
}

export type Giving = {
  readonly ids: IdsOf<(typeof refundKinds)[number]>
  readonly newUuid: () => string
  readonly now: number
}

/** Writes a refund to a card; a job requests it at the gateway after the commit. Answers its uuid. */
export async function openCardRefund(tx: Tx, gift: Gift, { ids, newUuid, now }: Giving): Promise<string> {
  const uuid = newUuid()
  await paymentWrites(tx).insertRefund(rowOf(gift, { id: ids.refund(), uuid, now, creditId: null }))
  await scheduleRefund(tx, uuid, now)
  return uuid
}

/** A part of a refund as it was given: the end of credit, null for money and for credit without an end. */
export type Given = Pick<Gift, 'tenderType' | 'amount'> & { readonly expiresAt: number | null }

/** Writes a refund that is complete at once: credit, or money that the platform only records. Answers its parts. */
export async function giveAtOnce(tx: Tx, gift: Gift, giving: Giving): Promise<readonly Given[]> {
  if (gift.tenderType !== 'credit') {
    await giveOne(tx, gift, null, giving)
    return [{ ...gift, expiresAt: null }]
  }
  return [
    ...(await giveCredit(tx, { ...gift, amount: gift.membership }, 'membership', giving)),
    ...(await giveCredit(tx, { ...gift, amount: minus(gift.amount, gift.membership) }, 'general', giving)),
  ]
}

async function giveCredit(tx: Tx, gift: Gift, type: CreditType, giving: Giving): Promise<readonly Given[]> {
  if (gift.amount === zero) return []
  const given: Given[] = []
  const { ids, now } = giving
  const { orderId, userId, amount: whole, reason } = gift
  const paidBy = (await readPaidByCredit(tx, [orderId])).get(orderId) ?? paidByMoney
  for (const { amount, expiresAt, lengthened } of endsOf(paidBy, { type, amount: whole }, now)) {
    const id = ids.credit()
    const said = reason ?? text('payments:given_back')
    await grantCredit(tx, { id, userId, type, amount, reason: said, createdAt: now, expiresAt, lengthened })
    await giveOne(tx, { ...gift, amount }, id, giving)
    given.push({ ...gift, amount, expiresAt })
  }
  return given
}

async function giveOne(tx: Tx, gift: Gift, creditId: number | null, { ids, newUuid, now }: Giving): Promise<void> {
  const row = rowOf(gift, { id: ids.refund(), uuid: newUuid(), now, creditId })
  await paymentWrites(tx).insertRefund(row)
  await succeedRefund(tx, row, now)
}

type Written = { readonly id: number; readonly uuid: string; readonly now: number; readonly creditId: number | null }

function rowOf(
  { orderId, itemId, tenderType, amount, ...gift }: Gift,
  { id, uuid, now, creditId }: Written,
): OrderRefundRow {
  const { transactionUuid, givenBy, reason, tillId = null } = gift
  const common = { id, uuid, orderId, orderItemId: itemId, tenderType, amount, transactionUuid, creditId }
  return { ...common, givenBy, reason, tillId, state: 'pending', gatewayRefundId: null, createdAt: now }
}
