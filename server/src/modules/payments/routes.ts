import { type ApiTypes, endpoints } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Context } from '../../infra/http/context.ts'
import { route, type Route } from '../../infra/http/route.ts'
import { readAnyOrder } from '../orders/index.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { authorisePayment } from './saga/authorise-payment.ts'
import { completePayment } from './saga/complete-payment.ts'
import { completeSca } from './saga/complete-sca.ts'
import { payAtDesk } from './pay-at-desk.ts'
import { payWithoutCard } from './pay-without-card.ts'
import { cartSourceOf } from './payment-list.ts'
import { preparePayment } from './saga/prepare-payment.ts'
import { checkKnownProvider } from './providers/choose-provider.ts'
import { receiveWebhook } from './http/receive-webhook.ts'
import { requestHashOf } from './http/request-hash.ts'
import { returnFromBank } from './http/return-from-bank.ts'
import { returnPagePolicy } from './http/return-page.ts'

type AuthoriseBody = ApiTypes['authorisePayment']['body']
type CompleteBody = ApiTypes['completePayment']['body']
type PrepareQuery = ApiTypes['preparePayment']['query']

export const paymentRoutes: readonly Route[] = [
  route(endpoints.preparePayment, (deps, actor, { query }) => prepare(deps, actor, query, undefined)),
  route(endpoints.preparePaymentWith, (deps, actor, { query, params }) => prepare(deps, actor, query, params.provider)),
  route(endpoints.authorisePayment, (deps, actor, { body, context }) =>
    authorise(deps, actor, { body, context, provider: undefined }),
  ),
  route(endpoints.authorisePaymentWith, (deps, actor, { body, params: { provider }, context }) =>
    authorise(deps, actor, { body, context, provider }),
  ),
  route(endpoints.completePayment, (deps, actor, { body, context }) =>
    complete(deps, actor, { body, context, provider: undefined }),
  ),
  route(endpoints.completePaymentWith, (deps, actor, { body, params: { provider }, context }) =>
    complete(deps, actor, { body, context, provider }),
  ),
  route(endpoints.refundOrder, async (deps, actor, { params: { orderId }, body, context: { idempotencyKey }, now }) => {
    await refundOrder(deps, actor, { orderId, body, idempotencyKey })
    return { data: await deps.store.read((reads) => readAnyOrder(reads, { orderId, now })) }
  }),
  route(endpoints.payAtDesk, (deps, actor, { body, context: { idempotencyKey } }) =>
    payAtDesk(deps, actor, { body, idempotencyKey, bodyHash: requestHashOf(body) }),
  ),
  route(endpoints.completeSca, (deps, actor, { body, params: { transactionId } }) =>
    completeSca(deps, actor, { transactionId, body }),
  ),
  route(endpoints.returnFromBank, (deps, _actor, { params, body }) => returnFromBank(deps, params.returnToken, body), {
    headers: { 'content-security-policy': returnPagePolicy, 'referrer-policy': 'no-referrer' },
  }),
  route(endpoints.receiveWebhook, async (deps, _actor, { params, body, context: { rawBody, headers } }) => {
    await receiveWebhook(deps, { provider: params.provider, headers, rawBody, body })
    return { received: true }
  }),
]

type Sent<Body> = { readonly body: Body; readonly provider: string | undefined; readonly context: Context }

function prepare(deps: Deps, actor: Actor, query: PrepareQuery, provider: string | undefined) {
  return preparePayment(deps, actor, { source: cartSourceOf(query.source), provider })
}

function authorise(deps: Deps, actor: Actor, { body, provider, context }: Sent<AuthoriseBody>) {
  const { idempotencyKey, origin, browser } = context
  return authorisePayment(deps, actor, {
    provider,
    body,
    idempotencyKey,
    bodyHash: requestHashOf(body),
    origin,
    browser,
  })
}

function complete(deps: Deps, actor: Actor, { body, provider, context }: Sent<CompleteBody>) {
  const input = { provider, body, idempotencyKey: context.idempotencyKey, bodyHash: requestHashOf(body) }
  if (body.transaction_uuid) return completePayment(deps, actor, { ...input, uuid: body.transaction_uuid })
  checkKnownProvider(provider)
  return payWithoutCard(deps, actor, input)
}
