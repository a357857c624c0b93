import { setTimeout } from 'node:timers/promises'
import type { Clock } from '@touchline/clock'
import { looksLikeCardNumber } from '@touchline/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerOf } from '../../http/context.ts'
import { presentInstant } from '../../wire/date-time.ts'
import { addFault, faultRefused } from './add-fault.ts'
import { faultInHeader, type Faults } from '../faults.ts'
import type { Journal } from '../journal.ts'
import type { SandboxMode, SandboxResolver } from '../resolve-sandbox.ts'
import { text, word } from '../../../texts/index.ts'
import { languageOf } from '../../http/answers/speak-languages.ts'

export type Watching = {
  readonly mode: SandboxMode
  readonly resolver: Pick<SandboxResolver, 'nameOf' | 'resolve'>
  readonly faults: Faults
  readonly journal: Journal
  readonly wallClock: Clock
}

/** A fault for one request, where anybody may control the sandbox. payments.md 9 */
const faultHeader = 'x-sandbox-fault'

/** The facts of a request while it is answered. */
type Watched = { readonly sandbox: string; isFaulty: boolean }

/**
 * Applies faults to calls before anything else, and records each call with its outcome. Comes before the calls are
 * mounted; in sandbox mode only. [O-182, O-183]
 */
export function watchRequests(app: FastifyInstance, { mode, resolver, faults, journal, wallClock }: Watching): void {
  const watched = new WeakMap<FastifyRequest, Watched>()

  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (call === undefined) return undefined
    // The call itself refuses an unknown sandbox.
    const sandbox = await resolver.nameOf(request).catch(() => undefined)
    if (sandbox === undefined) return undefined
    const known: Watched = { sandbox, isFaulty: false }
    watched.set(request, known)
    const wanted = mode === 'shared' ? headerOf(request, faultHeader) : undefined
    if (wanted !== undefined) {
      const asked = faultInHeader(wanted, call)
      if (!asked) throw faultRefused(faultHeader, text('sandbox:not_a_fault'))
      await addFault(await resolver.resolve(request), faults, asked)
    }
    const fault = faults.isEmpty() ? undefined : faults.take(sandbox, { call })
    if (!fault) return undefined
    known.isFaulty = true
    if (fault.effect === 'status') return goWrong(reply, fault.status)
    if (fault.effect === 'slow') {
      await setTimeout(fault.ms)
      return undefined
    }
    note(request, 0)
    request.raw.destroy()
    return reply.hijack()
  })

  app.addHook('onResponse', async (request, reply) => note(request, reply.statusCode, reply.elapsedTime))

  function note(request: FastifyRequest, status: number, duration = 0): void {
    const known = watched.get(request)
    const { call } = request.routeOptions.config
    if (!known || call === undefined) return
    watched.delete(request)
    journal.note(known.sandbox, {
      at: presentInstant(wallClock.now()),
      method: request.method,
      path: pathOf(request),
      call,
      status,
      duration_ms: Math.round(duration),
      correlation_id: request.correlationId,
      fault: known.isFaulty,
    })
  }
}

function goWrong(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .send({ message: word(languageOf(reply.request), text('http:asked_to_fail')), code: 'fault' })
}

/** Secrets in paths are not recorded, nor card numbers. */
const secrets: ReadonlySet<string> = new Set(['returnToken', 'checkoutId', 'invitationToken', 'secret'])

function pathOf({ routeOptions: { url = '' }, params }: FastifyRequest): string {
  // Params are texts by the route's pattern.
  const values = Object(params) as Readonly<Record<string, unknown>>
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(values[name])
    return secrets.has(name) || looksLikeCardNumber(value) ? `{${name}}` : value
  })
}
