import { hashOf } from '@touchline/ids'
import { minute } from '@touchline/clock'
import { momentOf, type Deps } from '../deps.ts'
import { isDeclineCode } from '../engine/declines.ts'
import { lifetimes } from '../engine/lifetimes.ts'
import type { Forced, Moment } from '../engine/moment.ts'
import { takeFault, type Fault } from '../store/faults.ts'
import { scheduleJob, type Job } from '../store/jobs.ts'
import type { Merchant } from '../store/merchants.ts'
import { dropOperation, findOperation, finishOperation, insertOperation } from '../store/operations.ts'
import { findTransactionByReference } from '../store/transactions.ts'
import { GatewayRefusal, refusals } from '../refusals.ts'
import { brokenBody, brokenStatus, unansweredMs } from './network-fault.ts'
import { presentRefusal } from './present.ts'
import { parse } from './parse.ts'
import { isServerCallName, serverCalls, type ServerCallName } from './server-calls.ts'
import { type Answer, facadeOfPath, type Request } from './server-command.ts'

export type Asked = {
  readonly name: ServerCallName
  readonly merchant: Merchant
  readonly key: string
  readonly request: Request<unknown>
}

/** The result: an answer (stored text), or a connection closed after `afterMs`. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly replayed: boolean }
  | { readonly kind: 'drop'; readonly afterMs: number }

/**
 * Waits of faults, and webhooks that a fault sends before the answer. They are arguments, so nothing here uses a timer.
 */
export type Transport = {
  readonly wait: (ms: number) => Promise<void>
  readonly deliverDue: (merchantId: string) => Promise<unknown>
}

/**
 * Answers one command exactly once per key: the record is made before, and the answer is stored together with the
 * changes in one database transaction. Network faults apply here.
 */
export async function answerServerCall(deps: Deps, asked: Asked, transport: Transport): Promise<Reply> {
  const fault = deps.db.write(() => faultFor(deps, asked))
  if (fault?.effect === 'timeout') return { kind: 'drop', afterMs: fault.ms ?? unansweredMs }
  const broken = fault ? brokenStatus[fault.effect] : undefined
  if (broken !== undefined && fault?.stored !== 1) return unstored(broken)

  const begun = deps.db.write(() => beginOperation(deps, asked))
  if (begun !== 'begun') return fault?.effect === 'lost_response' ? { kind: 'drop', afterMs: 0 } : begun
  if (fault?.effect === 'late_execution') {
    deps.db.write(() => postpone(deps, asked, fault.ms ?? minute))
    return { kind: 'drop', afterMs: 0 }
  }
  if (fault?.effect === 'slow') await transport.wait(fault.ms ?? 1000)

  const moment = momentOf(deps, asked.merchant, { forced: forcedBy(fault) })
  const reply = broken === undefined ? execute(deps, moment, asked, fault) : storeBroken(deps, asked, broken)
  if (fault?.effect === 'webhook_before_response') await transport.deliverDue(asked.merchant.id)
  return fault?.effect === 'lost_response' ? { kind: 'drop', afterMs: 0 } : reply
}

/** Executes a request that a fault delayed, at the instant of the job. */
export function executeLate(deps: Deps, moment: Moment, job: Job): void {
  const kept: unknown = JSON.parse(job.data ?? '{}')
  if (kept === null || typeof kept !== 'object' || !('name' in kept) || !('id' in kept) || !('body' in kept)) return
  const { name, id, body } = kept
  if (typeof name !== 'string' || !isServerCallName(name) || typeof id !== 'string') return
  execute(deps, moment, { name, merchant: moment.merchant, key: job.subject, request: { id, body } }, undefined)
}

function faultFor(deps: Deps, { name, merchant, request }: Asked): Fault | undefined {
  const call = serverCalls[name]
  const vendorTxCode = call.reference(momentOf(deps, merchant), request)
  const facade =
    facadeOfPath(call.path) ?? findTransactionByReference(deps.db, merchant.id, vendorTxCode ?? '')?.facade ?? null
  return takeFault(deps.db, merchant.id, { operation: call.operation(request.body), vendorTxCode, facade })
}

function forcedBy(fault: Fault | undefined): Forced {
  if (fault?.effect === 'refund_fail_async') return { refundFailsLater: true }
  if (fault?.effect !== 'decline_next') return {}
  return { decline: fault.code !== null && isDeclineCode(fault.code) ? fault.code : 'generic_decline' }
}

function beginOperation(deps: Deps, asked: Asked): Reply | 'begun' {
  const { merchant, key } = asked
  const { now } = momentOf(deps, merchant)
  const id = { merchantId: merchant.id, key }
  const route = serverCalls[asked.name].path.replace(':id', asked.request.id)
  const bodyHash = hashOf(JSON.stringify(asked.request.body))
  const known = findOperation(deps.db, id, now - lifetimes.idempotencyRecord)
  if (!known) {
    insertOperation(deps.db, id, { route, bodyHash, createdAt: now })
    return 'begun'
  }
  if (known.route !== route || known.bodyHash !== bodyHash) return refusalReply(deps, asked, 'idempotency_key_reused')
  if (known.status === null || known.response === null) return refusalReply(deps, asked, 'operation_in_progress')
  return { kind: 'answer', status: known.status, text: known.response, replayed: true }
}

function refusalReply(deps: Deps, asked: Asked, code: 'idempotency_key_reused' | 'operation_in_progress'): Reply {
  const text = JSON.stringify(presentRefusal(deps, asked.merchant.id, new GatewayRefusal(code)))
  return { kind: 'answer', status: refusals[code].status, text, replayed: false }
}

function execute(deps: Deps, moment: Moment, asked: Asked, fault: Fault | undefined): Reply {
  const id = { merchantId: asked.merchant.id, key: asked.key }
  try {
    return deps.db.write(() => {
      if (fault?.effect === 'session_key_expired') throw new GatewayRefusal('session_key_expired')
      return finish(deps, id, serverCalls[asked.name].run(deps, moment, asked.request))
    })
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) {
      dropOperation(deps.db, id)
      throw error
    }
    const body = presentRefusal(deps, asked.merchant.id, error)
    return finish(deps, id, { status: refusals[error.code].status, body })
  }
}

function finish(deps: Deps, id: { readonly merchantId: string; readonly key: string }, answer: Answer): Reply {
  const text = JSON.stringify(answer.body)
  finishOperation(deps.db, id, answer.status, text)
  return { kind: 'answer', status: answer.status, text, replayed: false }
}

function storeBroken(deps: Deps, asked: Asked, status: number): Reply {
  return finish(deps, { merchantId: asked.merchant.id, key: asked.key }, { status, body: brokenBody })
}

function unstored(status: number): Reply {
  return { kind: 'answer', status, text: JSON.stringify(brokenBody), replayed: false }
}

function postpone(deps: Deps, asked: Asked, ms: number): void {
  const { now } = momentOf(deps, asked.merchant)
  const reference = serverCalls[asked.name].reference(momentOf(deps, asked.merchant), asked.request)
  scheduleJob(deps.db, {
    merchantId: asked.merchant.id,
    dueAt: now + ms,
    kind: 'late_execution',
    subject: asked.key,
    label: reference ?? asked.name,
    data: JSON.stringify({ name: asked.name, ...asked.request }),
  })
}

/** The checked body of a request; throws `invalid_request`. */
export function checkBody(name: ServerCallName, body: unknown): unknown {
  return parse(serverCalls[name].body, body)
}
