import type { Text } from '@touchline/contract'
import { sumOf } from '@touchline/money'
import type { Tx } from '../../../repositories.ts'
import { postMail, readPlaces, writeRefund } from '../../mails/index.ts'
import { orderReference } from '../../../infra/wire/order-reference.ts'
import { currencyOf } from '../../site/index.ts'
import type { Gift } from './give-refunds.ts'

type Telling = {
  readonly orderId: number
  readonly gifts: readonly [Gift, ...Gift[]]
  /** Names of what the refund ended. */
  readonly ended: readonly (Text | string)[]
  readonly mailId: number
  readonly publicUrl: string
  readonly now: number
}

/** Mails the buyer about a refund by staff, once per refund. Part of a transaction. */
export async function tellRefunded(tx: Tx, { orderId, gifts, ended, mailId, publicUrl, now }: Telling): Promise<void> {
  const [{ userId, reason }] = gifts
  const { symbol } = currencyOf(await tx.site.getClient())
  const envelope = { mailId, kind: 'order-refunded', about: `${orderId} ${mailId}`, readers: [userId], orderId, now }
  const lines = await tx.orders.itemsOf({ orderId })
  const bookings = await tx.bookings.bookingsOfItems({ itemIds: lines.map(({ id }) => id) })
  const places = await readPlaces(
    tx,
    bookings.map(({ venueId }) => venueId),
  )
  await postMail(tx, envelope, (reader) =>
    writeRefund({
      reference: orderReference(orderId),
      ...reader,
      total: { minor: sumOf(gifts), symbol },
      parts: gifts.map(({ tenderType, amount }) => ({ tenderType, amount: { minor: amount, symbol } })),
      reason,
      ended,
      places,
      orderId,
      publicUrl,
    }),
  )
}
