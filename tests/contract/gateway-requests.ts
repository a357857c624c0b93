import { paymentRequests } from './payment-requests.ts'
import { dataOf, type Request, type Scene } from './scene.ts'

async function webhooks(scene: Scene) {
  await paymentRequests.authorisePayment(scene)
  return scene.asVisitor('listWebhooks', { params: scene.sandbox })
}

export const gatewayRequests = {
  async listGatewayPayments(scene) {
    await paymentRequests.authorisePayment(scene)
    return scene.asVisitor('listGatewayPayments', { params: scene.sandbox })
  },
  listWebhooks: webhooks,
  async sendWebhookAgain(scene) {
    const [first] = dataOf<readonly { readonly event_id: string }[]>(await webhooks(scene))
    return scene.asVisitor('sendWebhookAgain', { params: { ...scene.sandbox, eventId: first?.event_id ?? '' } })
  },
} as const satisfies Readonly<Record<string, Request>>
