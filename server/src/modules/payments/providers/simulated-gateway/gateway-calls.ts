import type { Provider } from '../provider.ts'
import type { GatewayClient } from './gateway-client.ts'
import { answerOf, cancelledOf } from './normalise.ts'
import { readSignedEvent } from './signed-event.ts'

/** The calls that are the same for all providers of the simulated gateway. */
export function commonOf(
  client: GatewayClient,
): Pick<Provider, 'mode' | 'origins' | 'cancelByReference' | 'forgetCard' | 'readWebhook'> {
  return {
    mode: 'test',
    origins: client.origins,
    cancelByReference: async (key, reference) => cancelledOf(await client.cancelByReference(key, reference)),
    forgetCard: async (token) => answerOf(await client.forgetCard(token), () => undefined),
    readWebhook: (delivery) => readSignedEvent(client.webhookSecret, delivery),
  }
}
