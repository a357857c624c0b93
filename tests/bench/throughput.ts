import { deepStrictEqual } from 'node:assert/strict'
import { compare, type Comparison, type Figures } from './load.ts'
import { firstCustomer, member } from './customers.ts'
import { type Running, residentMb } from './processes.ts'
import { type Row, tenths, whole } from './report.ts'
import { addLoads, addRequest, bearer, listLoads, listPath } from './requests.ts'
import type { Stage } from './stage.ts'

export type Throughput = {
  readonly rows: readonly Row[]
  /** Of the server after the load, megabytes. */
  readonly residentMb: number | undefined
}

/** Course list and basket, each beside its yardstick; the memory of the server under load. */
export async function measureThroughput(stage: Stage, server: Running): Promise<Throughput> {
  const raw = await stage.startRaw()
  const signedIn = bearer(member)
  await sameAnswers(server, raw, signedIn)
  const list = await compare(server, raw, listLoads(signedIn))
  const bare = await stage.startBare(server)
  await sameAnswers(server, bare, {})
  const visitors = await compare(server, bare, listLoads({}))
  await bare.stop()
  await sameBaskets(server, raw, stage.courseId)
  const add = await compare(server, raw, addLoads(stage.courseId))
  await raw.stop()
  return {
    rows: [
      ...rowsOf('course list of 50 rows, signed in', 'raw', list, 0.85),
      ...rowsOf('the same list for visitors', 'bare', visitors, 0.4),
      ...rowsOf('add to basket, durable', 'raw', add, 0.6),
    ],
    residentMb: residentMb(server.pid),
  }
}

const leastP99Ms = 5
const p99Factor = 3

function rowsOf(figure: string, name: string, { ours, yardstick }: Comparison, least: number): readonly Row[] {
  const ratio = ours.perSecond / yardstick.perSecond
  const limit = Math.max(leastP99Ms, p99Factor * yardstick.p99Ms)
  return [
    {
      figure,
      ours: `${whole(ours.perSecond)}/s${processor(ours)}`,
      yardstick: `${name} ${whole(yardstick.perSecond)}/s${processor(yardstick)}`,
      ratio: `${ratio.toFixed(2)}${processorRatio(ours, yardstick)}`,
      target: `at least ${least}`,
      met: ratio >= least,
    },
    {
      figure: '  99th percentile',
      ours: `${tenths(ours.p99Ms)} ms`,
      yardstick: `${name} ${tenths(yardstick.p99Ms)} ms`,
      ratio: (ours.p99Ms / yardstick.p99Ms).toFixed(2),
      target: `at most ${tenths(limit)} ms`,
      met: ours.p99Ms <= limit,
    },
  ]
}

function processor({ processorUs }: Figures): string {
  return processorUs === undefined ? '' : ` (${whole(processorUs)} µs CPU)`
}

/** How the processes compare where the machine, not they, sets the pace: processor time per request. */
function processorRatio(ours: Figures, yardstick: Figures): string {
  if (ours.processorUs === undefined || yardstick.processorUs === undefined) return ''
  return ` (CPU ${(yardstick.processorUs / ours.processorUs).toFixed(2)})`
}

async function sameAnswers(
  ours: Running,
  yardstick: Running,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const read = async ({ origin }: Running) => {
    const answer = await fetch(origin + listPath, { headers })
    if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`)
    return answer.text()
  }
  const [mine, theirs] = [await read(ours), await read(yardstick)]
  // The parsed answers say where they differ.
  if (mine !== theirs) deepStrictEqual(JSON.parse(mine), JSON.parse(theirs))
}

/** Fields that are new with every basket. */
const fresh = new Set(['id', 'uuid', 'booking_id', 'booking_bundle_id', 'item_hash', 'created_at', 'expires_at'])

async function sameBaskets(ours: Running, yardstick: Running, courseId: string): Promise<void> {
  const { path, ...request } = addRequest(firstCustomer, courseId)
  const add = async ({ origin }: Running): Promise<unknown> => {
    const answer = await fetch(origin + path, request)
    if (answer.status !== 201) throw new Error(`${origin} answers ${answer.status}: ${await answer.text()}`)
    return JSON.parse(await answer.text(), (key, value: unknown) => (fresh.has(key) ? typeof value : value))
  }
  deepStrictEqual(await add(ours), await add(yardstick))
}
