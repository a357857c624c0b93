import { ApiError } from '../../../api/api-error.ts'
import type { AuthoriseAnswer } from '../machine/calls/payment-api.ts'
import { createPaymentRunner } from '../machine/payment-runner.ts'
import type { StateOf } from '../machine/states/payment-state.ts'
import { fakeWorld } from './fake-world.ts'
import { details, order, transactionUuid } from './payment-examples.ts'

export const second = 1000

export const scaRequired: AuthoriseAnswer = {
  transactionId: '1043',
  transactionUuid,
  transactionStatus: 'sca_required',
  error: null,
  scaUrl: 'http://127.0.0.1:4100/gateway/acs/challenge',
  scaMethod: 'POST',
  scaData: { creq: 'eyJ', threeDSSessionData: 'c2Vz' },
}

/** No answer came. */
export const lost = new ApiError({ status: 0, code: 'network' })
/** An answer from an intermediary. */
export const broken = new ApiError({ status: 502, code: 'unknown' })

/** A translated message of a payment error. */
export const text = (name: string) => ({ kind: 'translated', key: `checkout:payment.errors.${name}` })

/** A prepared payment on a platform that answers by `script`. */
export async function readyPayment(...given: Parameters<typeof fakeWorld>) {
  const fake = fakeWorld(...given)
  const runner = createPaymentRunner(fake.world)
  // The next try is prepared at once, so a failure is a passing state.
  const failures: StateOf<'failed'>[] = []
  runner.subscribe(() => {
    const state = runner.state()
    if (state.status === 'failed') failures.push(state)
  })
  runner.commands.prepare(order)
  await fake.settle()
  return { ...fake, ...runner.commands, state: runner.state, failure: () => failures.at(-1) }
}

/** A payment whose bank page is open in a dialog. */
export async function challengedPayment(...[script, ...rest]: Parameters<typeof fakeWorld>) {
  const payment = await readyPayment({ authorise: [scaRequired], ...script }, ...rest)
  payment.authorise(details, true)
  await payment.settle()
  payment.startChallenge('modal')
  return payment
}
