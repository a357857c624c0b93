import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** Closes the connection after `afterMs` of real time without an answer, as a lost network would. */
export async function dropConnection(reply: FastifyReply, afterMs: number): Promise<FastifyReply> {
  reply.hijack()
  // A caller that hangs up first needs no timer; without a reference the process can exit meanwhile.
  if (afterMs > 0) await wait(afterMs, undefined, { ref: false })
  reply.raw.destroy()
  return reply
}
