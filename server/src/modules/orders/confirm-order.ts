import { format } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { postMail, writeConfirmation } from '../mails/index.ts'
import { currencyOf } from '../site/index.ts'
import { orderReference, presentOrderItems } from './presenter.ts'
import type { OrderRow } from './tables.ts'

type Confirming = {
  readonly mailId: number
  readonly now: number
  /** Asked for: not the first one. */
  readonly again?: boolean
}

/** Puts the confirmation of a paid order into the outbox, once; a customer without an e-mail address gets none. */
export function confirmOrder(tx: Tx, order: OrderRow, { mailId, now, again = false }: Confirming): Promise<void> {
  const { id: orderId, total, userId } = order
  const envelope = {
    mailId,
    kind: 'order-confirmation',
    about: again ? `${orderId} again ${mailId}` : String(orderId),
    readers: [userId],
    orderId,
    now,
  }
  return postMail(tx, envelope, async ({ firstName, organisation }) => {
    const currency = currencyOf(await tx.site.getClient())
    return writeConfirmation({
      reference: orderReference(orderId),
      firstName,
      organisation,
      items: await presentOrderItems(tx, order, { currency, now }),
      paid: format(total, currency.symbol),
      madeAt: now,
    })
  })
}
