import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { systemClock } from '@touchline/clock'
import { callFinder, exchangeOf, readDescription, startJudgement, startProxy } from '@touchline/contract-testing'
import { config } from './answers.ts'

const root = join(import.meta.dirname, '..', '..')

/** The stand-in behind the proxy of contract testing. */
export type Proxied = {
  readonly url: string
  /** Ends the proxy. Answers how many calls it has judged, and what it has found in a line each. */
  readonly found: () => Promise<{ readonly calls: number; readonly deviations: readonly string[] }>
}

/** Puts the proxy before a platform that is where the stand-in's configuration says. */
export async function proxyBefore(url: string): Promise<Proxied> {
  const printed = execFileSync(process.execPath, ['server/src/openapi.ts', 'documents'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  const description = readDescription(JSON.parse(printed.toString()))
  const routing = { apiOrigin: '', basePaths: config.basePaths, paths: config.paths }
  const judgement = startJudgement(description, callFinder(description, routing))
  const failures: string[] = []
  const proxy = await startProxy({
    platform: new URL(url),
    port: 0,
    clock: systemClock,
    observe: async (sent) => void judgement.add(await exchangeOf(sent)),
    failed: (request, reason) => failures.push(`${request}: ${reason}`),
  })
  return {
    url: proxy.url.replace('127.0.0.1', 'localhost'),
    async found() {
      await proxy.stop()
      const { rows, asked } = judgement.judgement()
      const told = rows.map(({ call, field, kind, got }) => `${call} ${field} ${kind}: ${got}`)
      return { calls: asked.size, deviations: [...told, ...failures] }
    },
  }
}
