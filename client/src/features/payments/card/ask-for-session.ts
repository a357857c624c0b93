import type { Ask, Asked } from '../machine/patience.ts'
import { patienceMs } from '../machine/patience.ts'
import { adapterFor } from './payment-adapters.ts'
import type { PaymentOrder } from '../machine/states/payment-details.ts'
import {
  type PaymentError,
  providerMissing,
  providerUnspecified,
  providerUnsupported,
  refusal,
} from '../machine/states/payment-errors.ts'
import type { PaymentEvent, SessionReading } from '../machine/states/payment-events.ts'
import type { PaymentWorld } from '../machine/payment-world.ts'

function refused(error: PaymentError): Asked<SessionReading> {
  return { ok: true, value: { kind: 'refused', error } }
}

async function readSession(world: PaymentWorld, ask: Ask, order: PaymentOrder): Promise<Asked<SessionReading>> {
  const { api, provider } = world
  if (provider === '') return refused(providerUnspecified)
  const chosen = provider === undefined ? undefined : adapterFor(provider, world)
  if (provider !== undefined && !chosen) return refused(providerUnsupported(provider))
  const { source, selectedUserId } = order
  const asked = await ask(patienceMs.prepare, (options) =>
    chosen && provider
      ? chosen.prepare(api, provider, order, options)
      : api.prepare(null, { source, selectedUserId }, options),
  )
  if (!asked.ok) return asked
  const named = asked.value.paymentProvider
  if (!named) return refused(providerMissing)
  const adapter = adapterFor(named, world)
  if (!adapter) return refused(providerUnsupported(named))
  return { ok: true, value: adapter.readSession(asked.value, named, world.now()) }
}

/** Asks the platform for a payment session, with the configured provider or the platform's choice. */
export async function askForSession(
  world: PaymentWorld,
  ask: Ask,
  order: PaymentOrder,
  attempt: number,
): Promise<PaymentEvent> {
  const asked = await readSession(world, ask, order)
  if (asked.ok) return { type: 'PREPARE_OK', attempt, reading: asked.value }
  const adapter = world.provider ? adapterFor(world.provider, world) : undefined
  return { type: 'PREPARE_FAIL', attempt, error: refusal(adapter?.calls.prepare ?? 'prepare', asked.failure) }
}
