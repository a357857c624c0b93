import { type Access, PlatformError } from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForPeople } from './access.ts'
import { headerOf } from '../context.ts'
import type { Doors } from './doors.ts'
import { text } from '../../../texts/index.ts'

const meant = text('http:json_or_sandbox')

/**
 * What a web page that is not ours can make a browser send is refused before anything else is looked at: requests under
 * another name than our own (a name that was bound anew to this machine), writes from another origin, and control calls
 * that a plain form could have sent. A bank's page and the gateway prove themselves in other ways. ADR 024
 */
export function guardDoors(app: FastifyInstance, doors: Doors): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(refusalOf(request, doors))
  })
}

function refusalOf(request: FastifyRequest, doors: Doors): PlatformError | undefined {
  const { access, writes } = request.routeOptions.config
  if (!isKnownName(request, doors)) return new PlatformError('host_not_allowed')
  const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  if ((isRead && !writes) || (access && !isForPeople(access))) return undefined
  if (isFromElsewhere(request, doors)) return new PlatformError('origin_not_allowed')
  if (access === 'sandbox' && !isMeant(request)) {
    return new PlatformError('media_type_not_supported', { text: meant })
  }
  return undefined
}

/** Probes ask by address, and learn nothing but whether the server is there. */
function isKnownName(request: FastifyRequest, doors: Doors): boolean {
  if (request.url.startsWith('/health/')) return true
  // Behind a proxy the name it was asked under counts as well as the one it asks us under.
  return doors.isOwnHost(request.headers.host ?? '') && doors.isOwnHost(request.host)
}

function isFromElsewhere(request: FastifyRequest, doors: Doors): boolean {
  const origin = headerOf(request, 'origin')
  if (origin !== undefined) return !doors.admits(origin, request.host)
  return request.headers['sec-fetch-site'] === 'cross-site'
}

/** A form, an image or a script of another page sends none of these. */
function isMeant({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const marks = [headers['x-sandbox'], headers['x-client-domain'], headers.authorization]
  return type.trim().toLowerCase() === 'application/json' || marks.some((mark) => mark !== undefined)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may send the call; undefined where no call of the contract is. */
    access?: Access
    /** A call that reads by its method, and writes all the same. */
    writes?: boolean
  }
}
