import type { GatewayEffect } from '@touchline/faults'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { refusals } from '../refusals.ts'
import type { Fault } from '../store/faults.ts'
import { dropConnection } from './drop-connection.ts'

/** How long an unanswered request stays open, in milliseconds. */
export const unansweredMs = 30_000

/** The status that a fault returns instead of an answer. */
export const brokenStatus: Partial<Record<GatewayEffect, number>> = { http_500: 500, http_502: 502, http_503: 503 }

export const brokenBody = { code: 'gateway_error', message: refusals.gateway_error.message } as const

/** Applies a network fault to a request without an Idempotency-Key; true when the request is finished. */
export async function breakConnection(fault: Fault | undefined, reply: FastifyReply): Promise<boolean> {
  if (!fault) return false
  const status = brokenStatus[fault.effect]
  if (status !== undefined) {
    await reply.code(status).send(brokenBody)
    return true
  }
  if (fault.effect === 'timeout' || fault.effect === 'lost_response') {
    await dropConnection(reply, fault.effect === 'timeout' ? (fault.ms ?? unansweredMs) : 0)
    return true
  }
  if (fault.effect === 'slow') await wait(fault.ms ?? 1000)
  return false
}
