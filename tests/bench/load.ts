import autocannon, { type Request } from 'autocannon'
import { processorMs, type Running } from './processes.ts'
import { median, quantile } from './statistics.ts'

/** What one process did under load. */
export type Figures = {
  readonly perSecond: number
  readonly p99Ms: number
  /** Processor time of the process per request, microseconds; undefined where the system does not say. */
  readonly processorUs: number | undefined
}

/** Requests of a run: the same ones again and again, or every one once. */
export type Load = { readonly repeated: readonly Request[] } | { readonly once: readonly Request[] }

export const connections = 32
const longestRunS = 4
const warmUpS = 1.5

/** Puts load on a process for up to four seconds. Throws when an answer is not 2xx. */
async function run({ origin, pid }: Running, load: Load, seconds = longestRunS): Promise<Figures> {
  const times: number[] = []
  const before = processorMs(pid)
  const begun = performance.now()
  const going = autocannon({ url: origin, connections, timeout: 30, ...optionsOf(load, seconds) })
  const timer = setTimeout(() => going.stop(), seconds * 1000)
  // Its own histogram keeps whole milliseconds only.
  going.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => void times.push(ms))
  const result = await going
  clearTimeout(timer)
  const elapsedS = (performance.now() - begun) / 1000
  const after = processorMs(pid)
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} timeouts from ${origin}`)
  }
  return {
    perSecond: times.length / elapsedS,
    p99Ms: quantile(times, 0.99),
    processorUs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / times.length,
  }
}

function optionsOf(load: Load, seconds: number) {
  if ('repeated' in load) return { duration: seconds + 1, requests: load.repeated }
  const share = Math.floor(load.once.length / connections)
  let next = 0
  return {
    amount: share * connections,
    setupClient(client: { setRequests: (requests: readonly Request[]) => void }) {
      client.setRequests(load.once.slice(next, next + share))
      next += share
    },
  }
}

export type Comparison = { readonly ours: Figures; readonly yardstick: Figures }

/**
 * Measures two processes in turns, ours, yardstick, ours, yardstick: what else the machine does then hurts both. `loads`
 * holds the load of the warm-up and of each round.
 */
export async function compare(ours: Running, yardstick: Running, loads: readonly Load[]): Promise<Comparison> {
  const [warmUp, ...rounds] = loads
  if (!warmUp) throw new RangeError('no load')
  const measured: { readonly ours: Figures[]; readonly yardstick: Figures[] } = { ours: [], yardstick: [] }
  await run(ours, warmUp, warmUpS)
  await run(yardstick, warmUp, warmUpS)
  for (const load of rounds) {
    measured.ours.push(await run(ours, load))
    measured.yardstick.push(await run(yardstick, load))
  }
  return { ours: middle(measured.ours), yardstick: middle(measured.yardstick) }
}

function middle(runs: readonly Figures[]): Figures {
  const processor = runs.map(({ processorUs }) => processorUs).filter((one) => one !== undefined)
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
    processorUs: processor.length === 0 ? undefined : median(processor),
  }
}
