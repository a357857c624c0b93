import autocannon, { type Request } from 'autocannon'
import { processorMs, type Running } from './processes.ts'
import { median, quantile } from './statistics.ts'

/** The figures of one process under load. */
export type Figures = {
  readonly perSecond: number
  readonly p99Ms: number
  /** Processor time of the process per request, microseconds; undefined where the system does not say. */
  readonly processorUs: number | undefined
}

/**
 * Requests of a run, a list per connection: the same ones again and again for some time, or each of them once.
 * Those of one connection are sent in their order.
 */
export type Load = {
  readonly lists: readonly (readonly Request[])[]
  /** Undefined: each request once, however long it takes. */
  readonly seconds?: number
}

export const connections = 32

/** Puts load on a process. Throws when an answer is not 2xx. */
async function put({ lists, seconds }: Load, { origin, pid }: Running): Promise<Figures> {
  const times: number[] = []
  const problems = new Set<string>()
  let next = 0
  const before = processorMs(pid)
  const begun = performance.now()
  let lastAt = begun
  const amount = lists.reduce((sum, list) => sum + list.length, 0)
  const going = autocannon({
    url: origin,
    connections: lists.length,
    timeout: 60,
    ...(seconds === undefined ? { amount } : { duration: seconds + 30 }),
    setupClient: (client) => client.setRequests(lists[next++ % lists.length] ?? []),
  })
  // A machine with too much to do answers nothing in a second: then the first answer ends it.
  const isOver = () => performance.now() - begun >= (seconds ?? Infinity) * 1000 && times.length > 0
  const timer = setInterval(() => void (isOver() && going.stop()), 10)
  // Its own histogram keeps whole milliseconds only.
  going.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    times.push(ms)
    lastAt = performance.now()
    if (status >= 300) problems.add(`answer ${status}`)
  })
  going.on('reqError', (error: Error) => void problems.add(error.message))
  const result = await going
  clearInterval(timer)
  // A run of so many requests is over when its tool looks at the clock, once a second.
  const elapsedS = (lastAt - begun) / 1000
  const after = processorMs(pid)
  if (result.non2xx + result.errors + result.timeouts > 0) {
    const counts = `${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} timeouts`
    throw new Error(`${counts} from process ${pid}: ${[...problems].join(', ')}`)
  }
  return {
    perSecond: times.length / elapsedS,
    p99Ms: quantile(times, 0.99),
    processorUs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / times.length,
  }
}

/** A process with the loads it gets: one to warm up, then one per round. */
export type Subject = { readonly process: Running; readonly loads: readonly Load[] }

/**
 * Measures processes in turns, one round after the other: what else the machine does then hurts all of them. Answers the
 * middle of each one's rounds, in the order given.
 */
export async function measureInTurns<const S extends readonly Subject[]>(
  subjects: S,
): Promise<{ readonly [K in keyof S]: Figures }> {
  const measured: Figures[][] = subjects.map(() => [])
  const rounds = Math.max(...subjects.map(({ loads }) => loads.length))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { process, loads }] of subjects.entries()) {
      const load = loads[round]
      const figures = load && (await put(load, process))
      if (figures && round > 0) measured[index]?.push(figures)
    }
  }
  // One for each subject, in their order.
  return measured.map(middle) as { readonly [K in keyof S]: Figures }
}

function middle(runs: readonly Figures[]): Figures {
  const processor = runs.map(({ processorUs }) => processorUs).filter((one) => one !== undefined)
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
    processorUs: processor.length === 0 ? undefined : median(processor),
  }
}
