import { once } from 'node:events'
import { Agent as HttpAgent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { type Clock, instantText } from '@touchline/clock'
import { onwardPath, passOn, type Platform } from './pass-on.ts'
import type { Sent } from './sent.ts'

/** A proxy on this machine alone. It passes everything on and answers nothing itself but that it cannot reach the platform. */
export type Proxy = {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** Ends every connection, and then when everything that was passed on has been observed. */
  readonly stop: () => Promise<void>
}

export type ProxySettings = {
  /** The platform. A path in it is put before every path. */
  readonly platform: URL
  /** 0 takes any free port. */
  readonly port: number
  readonly clock: Clock
  /** Told of every exchange after the answer has been passed on. Where it answers a promise, `stop` waits for it. */
  readonly observe: (sent: Sent) => void | Promise<void>
  /** Resolves when another request may begin; left out, at once. */
  readonly ready?: () => Promise<void>
  /** Told of every request that is no exchange, by method and path, with the reason; not of those that `stop` cuts off. */
  readonly failed: (request: string, reason: string) => void
}

/** Starts the proxy. Throws where the port is taken. */
export async function startProxy({
  platform: url,
  port,
  clock,
  observe,
  ready,
  failed,
}: ProxySettings): Promise<Proxy> {
  const Agent = url.protocol === 'https:' ? HttpsAgent : HttpAgent
  const platform: Platform = { url, agent: new Agent({ keepAlive: true }) }
  const passing = new Set<Promise<void>>()
  let isStopping = false

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      await ready?.()
      if (answer.destroyed) throw new Error('the client went away')
      const begun = performance.now()
      const at = instantText(clock.now())
      const parts = await passOn(asked, answer, platform)
      await observe({ ...parts, at, milliseconds: performance.now() - begun })
    } catch (error) {
      // Cut off by the end of the proxy itself, which says nothing about the platform.
      if (isStopping) return
      const [path = ''] = onwardPath(asked, platform).split('?')
      failed(`${asked.method} ${path}`, error instanceof Error ? error.message : String(error))
    }
  }

  const server = createServer((asked, answer) => {
    const passed = pass(asked, answer)
    passing.add(passed)
    void passed.finally(() => passing.delete(passed))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a path.
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    async stop() {
      server.close()
      // Whatever has broken off by now is told.
      await setImmediate()
      isStopping = true
      server.closeAllConnections()
      platform.agent.destroy()
      await Promise.all(passing)
    },
  }
}
