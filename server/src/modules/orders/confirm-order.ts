import { format } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { currencyOf } from '../site/index.ts'
import { writeConfirmation } from './confirmation-mail.ts'
import { orderReference, presentOrderItems } from './presenter.ts'
import type { OrderRow } from './tables.ts'

/** Puts the confirmation of a paid order into the outbox, once; a customer without an e-mail address gets none. */
export async function confirmOrder(
  tx: Tx,
  order: OrderRow,
  { mailId, now }: { readonly mailId: number; readonly now: number },
): Promise<void> {
  const user = await tx.users.byId({ id: order.userId })
  if (!user?.email) return
  const client = await tx.site.getClient()
  const currency = currencyOf(client)
  const content = writeConfirmation({
    reference: orderReference(order.id),
    firstName: user.firstName,
    organisation: client.name,
    items: await presentOrderItems(tx, order, { currency, now }),
    paid: format(order.total, currency.symbol),
    madeAt: now,
  })
  await tx.outbox.put({
    id: mailId,
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${order.id}`,
    to: user.email,
    ...content,
    orderId: order.id,
    createdAt: now,
  })
}
