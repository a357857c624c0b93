import { PlatformError } from '@touchline/contract'
import { sameText } from '@touchline/ids'
import { isLoopback } from '@touchline/serving'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopbackName } from '../doors/doors.ts'
import type { Metrics } from './metrics.ts'

export type Admission = {
  /** Whoever sends it as bearer may read; undefined: no token does. */
  readonly token: string | undefined
  /** Programs on this machine may read without a token. */
  readonly admitsLoopback: boolean
}

/** `GET /metrics`. To whoever may not read it, it is not there. Record 112 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, admission: Admission): void {
  const options = { schema: { hide: true }, config: { access: 'operator' } } as const
  app.get('/metrics', options, async (request, reply) => {
    if (!isAdmitted(request, admission)) throw new PlatformError('path_not_found')
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

function isAdmitted(request: FastifyRequest, { token, admitsLoopback }: Admission): boolean {
  if (token !== undefined) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  return admitsLoopback && isFromThisMachine(request)
}

const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/

/** Sent by a program on this machine to this machine, and not by a proxy on behalf of somebody else. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    isLoopbackName(headers.host ?? '') &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  )
}
