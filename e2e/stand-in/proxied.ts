import { systemClock } from '@touchline/clock'
import { callFinder, exchangeOf, startJudgement, startProxy } from '@touchline/contract-testing'
import { documents, routing } from './documents.ts'
import type { StandIn } from './platform.ts'

/** Findings of the proxy of contract testing between the site and a platform. */
export type Found = {
  /** How many calls it has judged. */
  readonly calls: number
  /** Deviations of calls that the platform answered as the documents state, and failures, a line each: all invented. */
  readonly invented: readonly string[]
}

/** The stand-in behind the proxy of contract testing, at whose address the site opens. */
export type Proxied = StandIn & {
  /** Ends the proxy, and answers what it has found. */
  readonly found: () => Promise<Found>
}

const find = callFinder(documents, routing)

/** Puts the proxy before a stand-in. */
export async function proxyBefore(standIn: StandIn): Promise<Proxied> {
  const judgement = startJudgement(documents, find)
  const failures: string[] = []
  const proxy = await startProxy({
    platform: new URL(standIn.url),
    port: 0,
    clock: systemClock,
    observe: async (sent) => void judgement.add(await exchangeOf(sent)),
    failed(request, reason) {
      // A page that is left cuts off what it has asked.
      if (reason !== 'the client went away') failures.push(`${request}: ${reason}`)
    },
  })
  const url = proxy.url.replace('127.0.0.1', 'localhost')
  return {
    ...standIn,
    url,
    async found() {
      await proxy.stop()
      const { rows, asked } = judgement.judgement()
      const spoilt = new Set([...standIn.spoilt].map((name) => callAt(name, url)))
      const invented = rows.filter(({ call }) => !spoilt.has(call))
      return {
        calls: asked.size,
        invented: [...invented.map(({ call, field, kind, got }) => `${call} ${field} ${kind}: ${got}`), ...failures],
      }
    },
  }
}

/** The operation id of a call that is named `METHOD /path`. */
function callAt(name: string, url: string): string | undefined {
  const [method = '', path = ''] = name.split(' ')
  return find({ method, url: url + path })?.name
}
