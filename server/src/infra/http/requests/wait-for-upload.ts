import type { Server } from 'node:http'
import { minute, patience } from '@touchline/clock'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** 10 MB through half a megabit a second. */
const uploadTimeout = 3 * minute

const underWay = new WeakMap<object, number>()

/**
 * Gives a file time to arrive. Node has one timeout for all requests of a server, so while a file arrives from somebody
 * logged in, other requests may take as long.
 */
export function waitForUpload({ server: { server } }: FastifyRequest, { raw }: FastifyReply): void {
  count(server, 1)
  raw.once('close', () => count(server, -1))
}

function count(server: Pick<Server, 'requestTimeout'>, change: 1 | -1): void {
  const uploads = (underWay.get(server) ?? 0) + change
  underWay.set(server, uploads)
  server.requestTimeout = uploads === 0 ? patience.requestTimeout : uploadTimeout
}
