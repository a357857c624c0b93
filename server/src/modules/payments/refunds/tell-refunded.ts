import { localDate } from '@touchline/clock'
import type { Text } from '@touchline/contract'
import { sumOf } from '@touchline/money'
import type { Tx } from '../../../repositories.ts'
import { postMail, readPlaces, writeRefund } from '../../mails/index.ts'
import { orderReference } from '../../../infra/wire/order-reference.ts'
import { currencyOf } from '../../site/index.ts'
import type { Gift, Given } from './give-refunds.ts'

type Telling = Pick<Gift, 'orderId' | 'userId' | 'reason'> & {
  readonly given: readonly Given[]
  /** Names of what the refund ended. */
  readonly ended: readonly (Text | string)[]
  readonly mailId: number
  readonly publicUrl: string
  readonly now: number
}

/** Mails the buyer about a refund by staff, once per refund. Part of a transaction. */
export async function tellRefunded(
  tx: Tx,
  { orderId, userId, reason, given, ended, mailId, publicUrl, now }: Telling,
): Promise<void> {
  const { symbol } = currencyOf(await tx.site.getClient())
  const envelope = { mailId, kind: 'order-refunded', about: `${orderId} ${mailId}`, readers: [userId], orderId, now }
  const lines = await tx.orders.itemsOf({ orderId })
  const bookings = await tx.bookings.bookingsOfItems({ itemIds: lines.map(({ id }) => id) })
  const places = await readPlaces(
    tx,
    bookings.map(({ venueId }) => venueId),
  )
  const [booking] = bookings
  const venue = booking && (await tx.venues.byId({ id: booking.venueId }))
  const timezone = venue?.timezone ?? 'Europe/London'
  await postMail(tx, envelope, (reader) =>
    writeRefund({
      reference: orderReference(orderId),
      ...reader,
      total: { minor: sumOf(given), symbol },
      parts: given.map(({ tenderType, amount, expiresAt }) => ({
        tenderType,
        amount: { minor: amount, symbol },
        until: expiresAt === null ? null : localDate(expiresAt, timezone),
      })),
      reason,
      ended,
      places,
      orderId,
      publicUrl,
    }),
  )
}
