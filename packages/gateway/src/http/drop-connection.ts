import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** Gives no answer and breaks the connection after `afterMs` of real time, as a lost network would. */
export async function dropConnection(reply: FastifyReply, afterMs: number): Promise<FastifyReply> {
  reply.hijack()
  // A caller that hangs up first needs no timer; `unref` lets the process end meanwhile.
  if (afterMs > 0) await wait(afterMs, undefined, { ref: false })
  reply.raw.destroy()
  return reply
}
