import { type Access, PlatformError } from '@touchline/contract'
import { hasTwoHosts } from '@touchline/serving'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForPeople } from './access.ts'
import { headerOf } from '../context.ts'
import type { Doors } from './doors.ts'
import { text } from '../../../texts/index.ts'

const meant = text('http:json_or_sandbox')

/**
 * Refuses requests that a foreign page can make a browser send, before anything else: under another host name (DNS
 * rebinding), writes from another origin, and control calls that a plain form could send. Banks' pages and the gateway
 * authenticate in other ways. Record 024
 */
export function guardDoors(app: FastifyInstance, doors: Doors): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(refusalOf(request, doors))
  })
}

function refusalOf(request: FastifyRequest, doors: Doors): PlatformError | undefined {
  const { access, writes } = request.routeOptions.config
  if (hasTwoHosts(request.raw)) return new PlatformError('malformed_request', { text: text('http:one_host') })
  if (!isKnownName(request, doors)) return new PlatformError('host_not_allowed')
  const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  if ((isRead && !writes) || (access && !isForPeople(access))) return undefined
  if (isFromElsewhere(request, doors)) return new PlatformError('origin_not_allowed')
  if (access === 'sandbox' && !isMeant(request)) {
    return new PlatformError('media_type_not_supported', { text: meant })
  }
  return undefined
}

/** Probes use the address, and learn only whether the server is there. */
function isKnownName(request: FastifyRequest, doors: Doors): boolean {
  if (request.url.startsWith('/health/')) return true
  // Read under any name of the network, and judged by its own route.
  if (request.routeOptions.config.access === 'operator') return true
  // Behind a proxy both the original host and the proxy's request count.
  return doors.isOwnHost(request.headers.host ?? '') && doors.isOwnHost(request.host)
}

function isFromElsewhere(request: FastifyRequest, doors: Doors): boolean {
  const origin = headerOf(request, 'origin')
  if (origin !== undefined) return !doors.admits(origin, request.host)
  return request.headers['sec-fetch-site'] === 'cross-site'
}

/** A foreign page's form, image or script sends none of these. */
function isMeant({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const marks = [headers['x-sandbox'], headers['x-client-domain'], headers.authorization]
  return type.trim().toLowerCase() === 'application/json' || marks.some((mark) => mark !== undefined)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined outside the contract, but for the operator's own. */
    access?: Access | 'operator'
    /** A GET that writes. */
    writes?: boolean
  }
}
