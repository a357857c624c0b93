import type { openBreakableStores, Step } from '../support/breakable-stores.ts'

const isMoveTo = ({ name, args: [move] }: Step, state: string) =>
  name === 'payments.moveTo' && typeof move === 'object' && move !== null && 'to' in move && move.to === state

/** Nothing is written of the next answer that would move an attempt to a state, as when a process dies over it: once. */
export function dieOver(stores: ReturnType<typeof openBreakableStores>, state: string): void {
  let dead = false
  stores.breakWhen((step) => {
    if (dead || !isMoveTo(step, state)) return undefined
    dead = true
    return new Error('died on purpose')
  })
}
