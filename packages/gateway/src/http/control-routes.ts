import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentOf, type Deps } from '../deps.ts'
import { magicNames } from '../engine/behaviours.ts'
import { brandOf } from '../engine/card-rules.ts'
import { scheduleDelivery } from '../engine/events.ts'
import { findBrokenRules } from '../engine/invariants.ts'
import { listLedger } from '../engine/ledger.ts'
import { testCards } from '../engine/test-cards.ts'
import { findReusableCard, insertReusableCard } from '../store/cards.ts'
import { copyMerchant, dropRows } from '../store/copy-merchant.ts'
import { findEvent, insertDelivery, listDeliveries, listEvents } from '../store/events.ts'
import { deleteFaults, insertFault, listFaults } from '../store/faults.ts'
import { jobText, listJobs } from '../store/jobs.ts'
import {
  deleteMerchant,
  findMerchant,
  registerMerchant,
  updateMerchantClock,
  type Merchant,
} from '../store/merchants.ts'
import { listStateChanges, listTransactions } from '../store/transactions.ts'
import { GatewayRefusal } from '../refusals.ts'
import { authenticateControl } from './authenticate.ts'
import {
  cardsIn,
  clockIn,
  ClockBody,
  faultIn,
  FaultBody,
  ForkBody,
  presentFault,
  RegistrationBody,
  registrationIn,
} from './control-wire.ts'
import { parameter, parse } from './parse.ts'
import { presentTransaction } from './present.ts'

export type RunDue = (merchantId: string) => Promise<readonly string[]>

const merchantId = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Calls of the platform that no real merchant has: merchants, their clocks, faults and rows. */
export function addControlRoutes(app: FastifyInstance, deps: Deps, runDue: RunDue): void {
  app.addHook('onRequest', async (request) => authenticateControl(deps, request.headers.authorization))
  addMerchantCalls(app, deps)
  addClockCalls(app, deps, runDue)
  addFaultCalls(app, deps)
  addReadings(app, deps)
  app.get('/cards', () => presentCards())
}

function askedMerchant(deps: Deps, request: FastifyRequest): Merchant {
  const merchant = findMerchant(deps.db, parameter(request.params, 'id'))
  if (!merchant) throw new GatewayRefusal('not_found')
  return merchant
}

function presentMerchant(deps: Deps, id: string) {
  const merchant = findMerchant(deps.db, id)
  if (!merchant) throw new GatewayRefusal('not_found')
  return { id, now: momentOf(deps, merchant).now }
}

function addMerchantCalls(app: FastifyInstance, deps: Deps): void {
  app.put('/merchants/:id', (request) => {
    const id = parameter(request.params, 'id')
    if (!merchantId.test(id))
      throw new GatewayRefusal('invalid_request', {
        errors: [{ property: 'id', message: 'must match the pattern of ids' }],
      })
    const body = parse(RegistrationBody, request.body)
    deps.db.write(() => {
      registerMerchant(deps.db, deps.random, id, registrationIn(body))
      for (const card of cardsIn(body)) {
        if (!findReusableCard(deps.db, id, card.id)) insertReusableCard(deps.db, { ...card, merchantId: id })
      }
    })
    return presentMerchant(deps, id)
  })
  app.delete('/merchants/:id', (request, reply) => {
    deps.db.write(() => deleteMerchant(deps.db, parameter(request.params, 'id')))
    return reply.code(204).send()
  })
  app.post('/merchants/:id/reset', (request, reply) => {
    const { id } = askedMerchant(deps, request)
    deps.db.write(() => dropRows(deps.db, id))
    return reply.code(204).send()
  })
  app.post('/merchants/:id/fork', (request, reply) => {
    const { id: from } = askedMerchant(deps, request)
    const body = parse(ForkBody, request.body)
    const { to, secret, webhook_url: webhookUrl, webhook_secret: webhookSecret } = body
    if (to === from)
      throw new GatewayRefusal('invalid_request', { errors: [{ property: 'to', message: 'must be another merchant' }] })
    deps.db.write(() => copyMerchant(deps.db, { from, to, secret, webhookUrl, webhookSecret }))
    return reply.code(201).send(presentMerchant(deps, to))
  })
}

function addClockCalls(app: FastifyInstance, deps: Deps, runDue: RunDue): void {
  app.get('/merchants/:id/clock', (request) => {
    const merchant = askedMerchant(deps, request)
    const { now } = momentOf(deps, merchant)
    return { now, offset_ms: merchant.clockOffsetMs, frozen_at: merchant.clockFrozenAt }
  })
  app.put('/merchants/:id/clock', async (request) => {
    const { id } = askedMerchant(deps, request)
    const clock = clockIn(parse(ClockBody, request.body))
    deps.db.write(() => updateMerchantClock(deps.db, id, clock))
    const ran = await runDue(id)
    return { now: presentMerchant(deps, id).now, ran }
  })
  app.get('/merchants/:id/upcoming', (request) => {
    const jobs = listJobs(deps.db, askedMerchant(deps, request).id)
    const upcoming = jobs.map((job) => ({
      due_at: job.dueAt,
      kind: job.kind,
      subject: job.subject,
      text: jobText(job),
    }))
    return { upcoming }
  })
}

function addFaultCalls(app: FastifyInstance, deps: Deps): void {
  app.get('/merchants/:id/faults', (request) => ({
    faults: listFaults(deps.db, askedMerchant(deps, request).id).map(presentFault),
  }))
  app.post('/merchants/:id/faults', (request, reply) => {
    const { id } = askedMerchant(deps, request)
    const fault = faultIn(parse(FaultBody, request.body))
    return reply.code(201).send(presentFault(deps.db.write(() => insertFault(deps.db, id, fault))))
  })
  const remove = (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = askedMerchant(deps, request)
    const faultId = parameter(request.params, 'fault')
    deps.db.write(() => deleteFaults(deps.db, id, faultId === '' ? null : Number(faultId)))
    return reply.code(204).send()
  }
  app.delete('/merchants/:id/faults', remove)
  app.delete('/merchants/:id/faults/:fault', remove)
}

function addReadings(app: FastifyInstance, deps: Deps): void {
  app.get('/merchants/:id/transactions', (request) => {
    const { id } = askedMerchant(deps, request)
    const transactions = listTransactions(deps.db, id).map((transaction) => {
      const changes = listStateChanges(deps.db, id, transaction.id)
      return { ...presentTransaction(deps, transaction), events: changes.map(({ at, state }) => ({ at, state })) }
    })
    return { transactions }
  })
  app.get('/merchants/:id/ledger', (request) => ({
    ledger: listLedger(deps.db, askedMerchant(deps, request).id).map(({ transactionId, ...row }) => ({
      transaction_id: transactionId,
      ...row,
    })),
  }))
  app.get('/merchants/:id/events', (request) => ({
    events: listEvents(deps.db, askedMerchant(deps, request).id).map((event): unknown => JSON.parse(event.body)),
  }))
  app.get('/merchants/:id/deliveries', (request) => ({
    deliveries: listDeliveries(deps.db, askedMerchant(deps, request).id).map((delivery) => ({
      id: delivery.id,
      event_id: delivery.eventId,
      type: delivery.type,
      state: delivery.state,
      attempts: delivery.attempts,
      last_status: delivery.lastStatus,
      next_attempt_at: delivery.nextAttemptAt,
    })),
  }))
  app.post('/merchants/:id/events/:event/redeliver', (request, reply) => {
    redeliver(deps, askedMerchant(deps, request), parameter(request.params, 'event'))
    return reply.code(202).send({})
  })
  app.get('/merchants/:id/invariants', (request) => {
    const broken = findBrokenRules(deps.db, askedMerchant(deps, request).id)
    return { holds: broken.length === 0, broken }
  })
}

function redeliver(deps: Deps, merchant: Merchant, eventId: string): void {
  const event = findEvent(deps.db, merchant.id, eventId)
  if (!event) throw new GatewayRefusal('not_found')
  deps.db.write(() => {
    const delivery = { merchantId: merchant.id, eventId, state: 'pending', badSignature: 0, waitsForNext: 0 } as const
    scheduleDelivery(momentOf(deps, merchant), insertDelivery(deps.db, delivery), event.type, 0)
  })
}

function presentCards() {
  return {
    cards: testCards.map((card) => ({
      row: card.row,
      number: card.number,
      brand: brandOf(card.number),
      security_code: brandOf(card.number) === 'amex' ? '1234' : '123',
      expiry: Object.keys(card.byExpiry ?? {})[0] ?? '12/39',
      outcome: card.outcome,
    })),
    names: Object.entries(magicNames).map(([name, { outcome }]) => ({ name, outcome })),
    codes: [
      { code: '123456', outcome: 'authenticated' },
      { code: '000000', outcome: 'refused at once' },
      { code: '555555', outcome: 'technical error' },
      { code: '999999', outcome: 'no answer, the challenge runs out' },
    ],
  }
}
