import { PlatformError, refuseFields, type Refunding, tenders, type Text } from '@touchline/contract'
import { minorUnits, sumOf, zero } from '@touchline/money'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Tx } from '../../../repositories.ts'
import { endLines } from '../../carts/index.ts'
import { currencyOf } from '../../site/index.ts'
import { holdTill } from '../../tills/index.ts'
import { requestHashOf } from '../../../infra/wire/request-hash.ts'
import { findKeyed, keepKey } from '../request-keys.ts'
import { giveAtOnce, type Gift, type Given, openCardRefund, refundKinds } from './give-refunds.ts'
import { readOrderBooks } from './read-left.ts'
import { type Books, divide, mostOf, type Wanted } from './refundable.ts'
import { sendNow } from './send-refund.ts'
import { tellRefunded } from './tell-refunded.ts'
import { lockOrder } from '../../orders/index.ts'
import { text } from '../../../texts/index.ts'

type Request = {
  readonly orderId: number
  readonly body: Refunding
  readonly idempotencyKey: string | undefined
}

/** Kinds of rows it writes: refunds, and the mail about them. */
const kinds = [...refundKinds, 'mail'] as const

/**
 * Refunds parts of a paid order, all or none: to the card, as credit, or as money that the platform only records. A
 * card refund may still be on its way, or fail later. Repeated with the same key it refunds nothing more. Throws
 * `item_not_found`, `validation_failed`, `refund_not_possible`, `till_closed`, `idempotency_key_reused`. [O-180]
 */
export async function refundOrder(deps: Deps, actor: Actor, request: Request): Promise<void> {
  const { orderId, body, idempotencyKey: key } = request
  const now = deps.clock.now()
  const { publicUrl } = deps.rules
  const givenBy = getCallerId(actor)
  const keyed = { userId: givenBy, route: 'refund', key, bodyHash: requestHashOf({ orderId, body }) } as const
  const opened = await writeWithIds(deps, kinds, async (tx, ids) => {
    if (!(await lockOrder(tx, { id: orderId }))) throw new PlatformError('item_not_found')
    if (await findKeyed(tx, keyed, now)) return []
    const tillId = await tillFor(tx, request, givenBy)
    const gifts = (await giftsOf(tx, request, givenBy)).map((gift) => ({
      ...gift,
      tillId: needsTill(gift) ? tillId : null,
    }))
    const giving = { ids, newUuid: deps.ids.uuid, now }
    const uuids = []
    const given: Given[] = []
    for (const gift of gifts) {
      if (gift.tenderType === 'online') {
        uuids.push(await openCardRefund(tx, gift, giving))
        given.push({ ...gift, expiresAt: null })
      } else given.push(...(await giveAtOnce(tx, gift, giving)))
    }
    const ended = await endRefunded(tx, orderId, { gifts, now })
    const [first] = gifts
    const mail = { mailId: ids.mail(), publicUrl, now }
    if (first) await tellRefunded(tx, { ...first, given, ended, ...mail })
    await keepKey(tx, keyed, { transactionUuid: null, orderId }, now)
    return uuids
  })
  for (const uuid of opened) await sendNow(deps, uuid)
}

type Ending = { readonly gifts: readonly Gift[]; readonly now: number }

/**
 * A line refunded by name ends, whatever part is refunded; so does every line of a fully refunded order. Answers the
 * names of what ended.
 */
async function endRefunded(tx: Tx, orderId: number, { gifts, now }: Ending): Promise<readonly (Text | string)[]> {
  const order = await tx.orders.byId({ id: orderId })
  const isAll = order !== undefined && sumOf((await readOrderBooks(tx, orderId)).given) >= order.total
  const named = new Set(gifts.map(({ itemId }) => itemId))
  const lines = (await tx.orders.itemsOf({ orderId })).filter(({ id }) => isAll || named.has(id))
  return endLines(tx, lines, now)
}

/** The requested refunds, if they are allowed. */
async function giftsOf(tx: Tx, { orderId, body }: Request, givenBy: number): Promise<readonly Gift[]> {
  const order = await tx.orders.byId({ id: orderId })
  if (order?.status !== 'success') throw new PlatformError('item_not_found')
  const books = await readOrderBooks(tx, orderId)
  checkItems(books, body)
  const wanted = body.refunds.map(({ tender_type: tenderType, amount, item_id: itemId }) => ({
    tenderType,
    amount: minorUnits(amount),
    itemId: itemId ?? null,
  }))
  const divided = divide(books, wanted)
  if (!divided) throw await notPossible(tx, books, wanted)
  return divided.map((one) => ({
    ...one,
    orderId,
    userId: order.userId,
    transactionUuid: one.tenderType === 'online' ? books.cardPayment : null,
    givenBy,
    reason: body.reason ?? null,
  }))
}

/** The refusal of refunds. It names the most that the first refund above its limit could be, unless that is nothing. */
async function notPossible(tx: Tx, books: Books, wanted: readonly Wanted[]): Promise<PlatformError> {
  const most = wanted
    .map((one) => ({ ...one, most: mostOf(books, one) }))
    .find(({ amount, most: own }) => amount > own)?.most
  if (most === undefined || most === zero) return new PlatformError('refund_not_possible')
  const { symbol } = currencyOf(await tx.site.getClient())
  return new PlatformError('refund_not_possible', {
    text: text('payments:refund_at_most', { amount: { minor: most, symbol } }),
  })
}

const needsTill = ({ tenderType }: Pick<Gift, 'tenderType'>) => tenders[tenderType].needsTill

/** Money from a till needs the caller's open till. */
async function tillFor(tx: Tx, { body }: Request, userId: number): Promise<number | null> {
  if (!body.refunds.some(({ tender_type: tenderType }) => needsTill({ tenderType }))) return null
  const tillId = await holdTill(tx, userId)
  if (tillId === null) throw new PlatformError('till_closed')
  return tillId
}

/** Throws for items that are not in the order. */
function checkItems({ items }: Books, { refunds }: Refunding): void {
  const known = new Set(items.map(({ id }) => id))
  const fields: Record<string, Text[]> = {}
  for (const [index, { item_id: itemId }] of refunds.entries()) {
    if (itemId === undefined || itemId === null || known.has(itemId)) continue
    fields[`refunds.${index}.item_id`] = [text('payments:item_not_in_order')]
  }
  refuseFields(fields)
}
