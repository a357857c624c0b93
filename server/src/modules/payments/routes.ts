import { type ApiTypes, endpoints } from '@touchline/contract'
import { type Context, getCaller } from '../../infra/http/context.ts'
import { route, type Route } from '../../infra/http/route.ts'
import { authorisePayment } from './saga/authorise-payment.ts'
import { refuseCardData } from './http/card-data-guard.ts'
import { completePayment } from './saga/complete-payment.ts'
import { completeSca } from './saga/complete-sca.ts'
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

/** Card data is refused before anything else looks at a body. payments.md 3, rule 2 */
const guarded = { guard: refuseCardData }

export const paymentRoutes: readonly Route[] = [
  route(endpoints.preparePayment, ({ query, context }) => prepare(context, query, undefined)),
  route(endpoints.preparePaymentWith, ({ query, params, context }) => prepare(context, query, params.provider)),
  route(endpoints.authorisePayment, ({ body, context }) => authorise(context, body, undefined), guarded),
  route(
    endpoints.authorisePaymentWith,
    ({ body, params, context }) => authorise(context, body, params.provider),
    guarded,
  ),
  route(endpoints.completePayment, ({ body, context }) => complete(context, body, undefined), guarded),
  route(
    endpoints.completePaymentWith,
    ({ body, params, context }) => complete(context, body, params.provider),
    guarded,
  ),
  route(
    endpoints.completeSca,
    ({ body, params, context }) => {
      const report = { userId: getCaller(context).id, transactionId: params.transactionId, body }
      return completeSca(context.deps, report)
    },
    guarded,
  ),
  route(
    endpoints.returnFromBank,
    ({ params, body, context }) => returnFromBank(context.deps, params.returnToken, body),
    { headers: { 'content-security-policy': returnPagePolicy, 'referrer-policy': 'no-referrer' } },
  ),
  route(endpoints.receiveWebhook, async ({ params, body, rawBody, headers, context }) => {
    await receiveWebhook(context.deps, { provider: params.provider, headers, rawBody, body })
    return { received: true }
  }),
]

function prepare(context: Context, query: PrepareQuery, provider: string | undefined) {
  const source = cartSourceOf(query.source)
  return preparePayment(context.deps, { userId: getCaller(context).id, source, provider })
}

function authorise(context: Context, body: AuthoriseBody, provider: string | undefined) {
  const { deps, selectedUserId, idempotencyKey, origin, browser } = context
  const bodyHash = requestHashOf(body)
  const userId = getCaller(context).id
  return authorisePayment(deps, { userId, selectedUserId, provider, body, idempotencyKey, bodyHash, origin, browser })
}

function complete(context: Context, body: CompleteBody, provider: string | undefined) {
  const { deps, idempotencyKey } = context
  const request = { userId: getCaller(context).id, provider, body, idempotencyKey, bodyHash: requestHashOf(body) }
  if (body.transaction_uuid) return completePayment(deps, body.transaction_uuid, request)
  checkKnownProvider(provider)
  return payWithoutCard(deps, request)
}
