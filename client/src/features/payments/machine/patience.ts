import { noAnswer, readCallFailure } from './calls/call-failure.ts'
import type { CallOptions } from './calls/payment-api.ts'
import type { CallFailure } from './states/payment-errors.ts'
import type { PaymentWorld } from './payment-world.ts'

const second = 1000

/** Time limits of answers. payments.md 3 */
export const patienceMs = {
  prepare: 10 * second,
  authorise: 45 * second,
  sca: 45 * second,
  complete: 45 * second,
  paidOrder: 5 * second,
}

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: CallFailure }

/** Sends a call and waits at most `ms`; never throws. */
export type Ask = <T>(ms: number, send: (options: CallOptions) => Promise<T>) => Promise<Asked<T>>

async function sent<T>(send: (options: CallOptions) => Promise<T>, signal: AbortSignal): Promise<Asked<T>> {
  try {
    return { ok: true, value: await send({ signal }) }
  } catch (thrown) {
    return { ok: false, failure: readCallFailure(thrown) }
  }
}

export function askWithin(after: PaymentWorld['after']): Ask {
  return async (ms, send) => {
    const controller = new AbortController()
    let callOff = (): void => {}
    const timeUp = new Promise<{ readonly ok: false; readonly failure: CallFailure }>((resolve) => {
      callOff = after(ms, () => {
        resolve({ ok: false, failure: noAnswer })
        controller.abort()
      })
    })
    const asked = await Promise.race([sent(send, controller.signal), timeUp])
    callOff()
    return asked
  }
}
