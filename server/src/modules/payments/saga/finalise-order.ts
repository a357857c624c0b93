import { readableCode } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import { markOrderPaid } from '../../orders/index.ts'
import { endSweep, getAttempt } from './start/attempt.ts'
import { keepCard } from '../saved-cards/saved-cards.ts'
import type { TransactionRow } from '../tables.ts'
import { lookUpCommit } from './look-up-commit.ts'
import type { TransactionState } from '../transaction-state.ts'
import { touchCart } from '../../carts/index.ts'
import { paymentWrites } from '../repository.ts'

/**
 * Marks the order of a captured attempt as paid. Only an attempt in `completing` changes, so a second call has no effect.
 * Returns the state afterwards. payments.md 5.4, step 4
 */
export async function finaliseOrder(
  { store, clock, ids, random, rules: { publicUrl } }: Deps,
  { uuid, saveCard }: Pick<TransactionRow, 'uuid' | 'saveCard'>,
): Promise<TransactionState> {
  const mailId = await ids.integer('mail')
  const cardId = saveCard ? await ids.integer('saved_card') : undefined
  const now = clock.now()
  const newCode = () => readableCode(random)
  const findOutcome = () =>
    store.read(async (reads) => {
      const { state } = await getAttempt(reads, uuid)
      return state === 'completing' ? undefined : state
    })
  const work = store.write(async (tx) => {
    const { cartId, orderId } = await getAttempt(tx, uuid)
    await touchCart(tx, { id: cartId })
    if (!(await paymentWrites(tx).moveTo({ uuid, to: 'completed', at: now }))) return (await getAttempt(tx, uuid)).state
    const paying = { cartId, mailId, publicUrl, now, newCode }
    const settled = orderId !== null && (await markOrderPaid(tx, { orderId, ...paying }))
    if (!settled) throw new Error('an attempt was completed without an order that waits for it')
    if (cardId !== undefined) await keepCard(tx, { id: cardId, uuid, now })
    await endSweep(tx, uuid)
    return 'completed' as const
  })
  return lookUpCommit(work, findOutcome)
}
