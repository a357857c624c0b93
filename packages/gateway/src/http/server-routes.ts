import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentOf, type Deps } from '../deps.ts'
import { takeFault } from '../store/faults.ts'
import { forgetReusableCard, findReusableCard } from '../store/cards.ts'
import { findSetup } from '../store/setups.ts'
import { findTransaction, findTransactionByReference } from '../store/transactions.ts'
import type { Merchant } from '../store/merchants.ts'
import { GatewayRefusal } from '../refusals.ts'
import { authenticateServer } from './authenticate.ts'
import { dropConnection } from './drop-connection.ts'
import { breakConnection } from './network-fault.ts'
import { parameter } from './parse.ts'
import { presentStale, presentTransaction } from './present.ts'
import { presentSetup } from './present-setup.ts'
import { answerServerCall, checkBody, type Transport } from './server-call.ts'
import { setupIdIn } from './setup-calls.ts'
import { isServerCallName, serverCalls, type ServerCallName } from './server-calls.ts'

/** The server-to-server side: commands (each once per Idempotency-Key), reads, and removing a card. */
export function addServerRoutes(app: FastifyInstance, deps: Deps, transport: Transport): void {
  for (const name of Object.keys(serverCalls)) {
    if (isServerCallName(name)) addCommand(app, deps, transport, name)
  }
  app.get('/v1/transactions/:id', (request, reply) => read(deps, request, reply))
  app.get('/v1/transactions', (request, reply) => read(deps, request, reply))
  app.get('/v1/setup-intents/:id', (request, reply) => readSetup(deps, request, reply))
  app.delete('/v1/reusable-cards/:id', async (request, reply) => {
    const merchant = authenticateServer(deps, request.headers.authorization)
    const fault = deps.db.write(() =>
      takeFault(deps.db, merchant.id, { operation: 'forget_card', vendorTxCode: null, facade: null }),
    )
    if (await breakConnection(fault, reply)) return reply
    const id = parameter(request.params, 'id')
    if (!findReusableCard(deps.db, merchant.id, id)) throw new GatewayRefusal('not_found')
    deps.db.write(() => forgetReusableCard(deps.db, merchant.id, id, momentOf(deps, merchant).now))
    return reply.code(204).send()
  })
}

function addCommand(app: FastifyInstance, deps: Deps, transport: Transport, name: ServerCallName): void {
  app.post(serverCalls[name].path, async (request, reply) => {
    const merchant = authenticateServer(deps, request.headers.authorization)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key.length === 0 || key.length > 200) {
      throw new GatewayRefusal('idempotency_key_required')
    }
    const body = checkBody(name, request.body)
    const command = { id: parameter(request.params, 'id'), body }
    const answer = await answerServerCall(deps, { name, merchant, key, request: command }, transport)
    if (answer.kind === 'drop') return dropConnection(reply, answer.afterMs)
    if (answer.replayed) reply.header('idempotent-replayed', 'true')
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text)
  })
}

async function read(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const merchant = authenticateServer(deps, request.headers.authorization)
  const transaction = findAsked(deps, merchant, request)
  const { vendorTxCode = null, facade = null } = transaction ?? {}
  const fault = deps.db.write(() => takeFault(deps.db, merchant.id, { operation: 'read', vendorTxCode, facade }))
  if (await breakConnection(fault, reply)) return reply
  if (fault?.effect === 'read_404') throw new GatewayRefusal('not_found')
  if (!transaction) throw new GatewayRefusal('not_found')
  return fault?.effect === 'stale_read' ? presentStale(deps, transaction) : presentTransaction(deps, transaction)
}

async function readSetup(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const merchant = authenticateServer(deps, request.headers.authorization)
  const setup = findSetup(deps.db, merchant.id, setupIdIn(parameter(request.params, 'id')))
  const occasion = { operation: 'read', vendorTxCode: setup?.vendorTxCode ?? null, facade: 'card-provider' } as const
  const fault = deps.db.write(() => takeFault(deps.db, merchant.id, occasion))
  if (await breakConnection(fault, reply)) return reply
  if (!setup || fault?.effect === 'read_404') throw new GatewayRefusal('not_found')
  const isStale = fault?.effect === 'stale_read' && setup.state === 'succeeded'
  return presentSetup(deps, merchant, isStale ? { ...setup, state: 'requires_action', reusableCardId: null } : setup)
}

function findAsked(deps: Deps, merchant: Merchant, request: FastifyRequest) {
  const id = parameter(request.params, 'id')
  if (id !== '') return findTransaction(deps.db, merchant.id, id)
  return findTransactionByReference(deps.db, merchant.id, parameter(request.query, 'vendor_tx_code'))
}
