import type { openBreakableStores, Step } from '../support/breakable-stores.ts'

const isMoveTo = ({ name, args: [move] }: Step, state: string) =>
  name === 'payments.moveTo' && typeof move === 'object' && move !== null && 'to' in move && move.to === state

/**
 * Drops, once, the writes of the next transaction that would move an attempt to a state, like a process that dies in
 * it.
 */
export function dieOver(stores: ReturnType<typeof openBreakableStores>, state: string): void {
  let dead = false
  stores.breakWhen((step) => {
    if (dead || !isMoveTo(step, state)) return undefined
    dead = true
    return new Error('died on purpose')
  })
}
