import { type ApiTypes, endpoints } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Context } from '../../infra/http/context.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { readAnyOrder } from '../orders/index.ts'
import { keepLanguage, languageIn } from '../people/index.ts'
import { beginCardSetup, readCardSetups } from './card-setups/begin-card-setup.ts'
import { finishCardSetup } from './card-setups/finish-card-setup.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { authorisePayment } from './saga/authorise-payment.ts'
import { completePayment } from './saga/complete-payment.ts'
import { completeSession } from './saga/complete-session.ts'
import { completeSca } from './saga/challenge/complete-sca.ts'
import { authorisationRequest, type Sent, sessionRequest } from './saga/start/payment-request.ts'
import { payAtDesk } from './without-card/pay-at-desk.ts'
import { payWithoutCard } from './without-card/pay-without-card.ts'
import { cartSourceOf } from './basket/payment-list.ts'
import { presentSession } from './presenter.ts'
import { preparePayment } from './saga/start/prepare-payment.ts'
import { knownProvider } from './providers/choose-provider.ts'
import { receiveWebhook } from './http/receive-webhook.ts'
import { requestHashOf } from '../../infra/wire/request-hash.ts'
import { returnFromBank } from './http/return-from-bank.ts'
import { removeSavedCard } from './saved-cards/remove-saved-card.ts'
import { presentKeptCard } from './saved-cards/saved-cards.ts'
import { returnPagePolicy } from './http/return-page.ts'
import { text } from '../../texts/index.ts'

type CompleteBody = ApiTypes['completePayment']['body']
type SessionBody = ApiTypes['prepareSession']['body']
type PrepareQuery = ApiTypes['preparePayment']['query']

export const paymentRoutes: readonly Route[] = [
  route(endpoints.preparePayment, (deps, actor, { query }) => prepare(deps, actor, query, undefined)),
  route(endpoints.preparePaymentWith, (deps, actor, { query, params }) => prepare(deps, actor, query, params.provider)),
  route(endpoints.authorisePayment, (deps, actor, { body, context }) =>
    authorisePayment(deps, authorisationRequest(actor, { body, context, provider: undefined })),
  ),
  route(endpoints.authorisePaymentWith, (deps, actor, { body, params: { provider }, context }) =>
    authorisePayment(deps, authorisationRequest(actor, { body, context, provider })),
  ),
  route(endpoints.completePayment, (deps, actor, { body, context }) =>
    complete(deps, actor, { body, context, provider: undefined }),
  ),
  route(endpoints.completePaymentWith, (deps, actor, { body, params: { provider }, context }) =>
    complete(deps, actor, { body, context, provider }),
  ),
  route(endpoints.prepareSession, (deps, actor, { body }) => openSession(deps, actor, body, undefined)),
  route(endpoints.prepareSessionWith, (deps, actor, { body, params }) =>
    openSession(deps, actor, body, params.provider),
  ),
  route(endpoints.paySession, (deps, actor, { body, context }) =>
    authorisePayment(deps, sessionRequest(actor, { body, context, provider: undefined })),
  ),
  route(endpoints.paySessionWith, (deps, actor, { body, params: { provider }, context }) =>
    authorisePayment(deps, sessionRequest(actor, { body, context, provider })),
  ),
  route(endpoints.completeSession, (deps, actor, { body, params: { transactionId }, context }) =>
    inOwnLanguage(deps, actor, context, () =>
      completeSession(deps, actor, { body, context, transactionId, provider: undefined }),
    ),
  ),
  route(endpoints.completeSessionWith, (deps, actor, { body, params: { provider, transactionId }, context }) =>
    inOwnLanguage(deps, actor, context, () => completeSession(deps, actor, { body, context, transactionId, provider })),
  ),
  route(endpoints.refundOrder, async (deps, actor, { params: { orderId }, body, context: { idempotencyKey }, now }) => {
    await refundOrder(deps, actor, { orderId, body, idempotencyKey })
    return { data: await deps.store.read((reads) => readAnyOrder(reads, { orderId, now })) }
  }),
  route(endpoints.payAtDesk, (deps, actor, { body, context: { idempotencyKey } }) =>
    payAtDesk(deps, actor, { body, idempotencyKey, bodyHash: requestHashOf(body) }),
  ),
  readRoute(endpoints.listSavedCards, async (reads, actor, { query, now }) => {
    const userId = getOwnerId(actor)
    const page = pageOf(query)
    const rows = await reads.payments.pageOfSavedCards({ userId, limit: page.perPage, offset: offsetOf(page) })
    return listReply({
      ...page,
      rows: rows.map((row) => presentKeptCard(row, now)),
      total: await reads.payments.totalOfSavedCards({ userId }),
      sortBy: 'saved_at',
      direction: 'descending',
    })
  }),
  route(endpoints.removeSavedCard, async (deps, actor, { params: { savedCardId } }) => {
    await removeSavedCard(deps, { id: savedCardId, userId: getOwnerId(actor) })
    return { data: { message: text('payments:card_forgotten') } }
  }),
  route(endpoints.readCardSetups, async (deps, actor) => ({
    data: await deps.store.read((reads) => readCardSetups(reads, deps, getOwnerId(actor))),
  })),
  route(endpoints.beginCardSetup, async (deps, actor, { context: { origin } }) => ({
    data: await beginCardSetup(deps, { userId: getOwnerId(actor), origin }),
  })),
  route(endpoints.finishCardSetup, async (deps, actor, { params: { setupId } }) => ({
    data: await finishCardSetup(deps, { userId: getOwnerId(actor), setupId }),
  })),
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

function prepare(deps: Deps, actor: Actor, query: PrepareQuery, provider: string | undefined) {
  const source = cartSourceOf(query.source)
  return preparePayment(deps, actor, { source, provider, bySession: false, itemHash: undefined })
}

async function openSession(deps: Deps, actor: Actor, body: SessionBody, provider: string | undefined) {
  const asked = { source: cartSourceOf(body.source), provider, bySession: true, itemHash: body.item_hash }
  return presentSession(await preparePayment(deps, actor, asked))
}

type Completing = Omit<Sent<CompleteBody>, 'context'> & { readonly context: Context }

async function complete(deps: Deps, actor: Actor, { body, provider, context }: Completing) {
  const input = { provider, body, idempotencyKey: context.idempotencyKey, bodyHash: requestHashOf(body) }
  if (body.transaction_uuid === undefined && provider !== undefined) knownProvider(deps.gateway, provider)
  return inOwnLanguage(deps, actor, context, () =>
    body.transaction_uuid
      ? completePayment(deps, actor, { ...input, uuid: body.transaction_uuid })
      : payWithoutCard(deps, actor, input),
  )
}

/** Buyers get mails in the language they buy in; a third-party checkout may be open before anybody. */
async function inOwnLanguage<Answer>(
  deps: Deps,
  actor: Actor,
  { headers }: Pick<Context, 'headers'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const userId = getOwnerId(actor)
  if (!actor.visit && userId === actor.callerId) await keepLanguage(deps, userId, languageIn(headers))
  return work()
}
