import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { settingsIn, startGatewayWith, startServerWith } from './platforms.ts'
import { freePort, processorMs, processorMsOfFamily, type Running } from './processes.ts'
import { type Row, tenths, whole } from './report.ts'
import { type Shopper, shoppersAt, shopOnce } from './shoppers.ts'
import { median } from './statistics.ts'

const rounds = 4
const secondsOfRound = 6
const leastRatio = 1.7
/** Two servers, PostgreSQL and the load want a core each, and PostgreSQL two. */
const coresNeeded = 5

/** A second of a round: what was answered, and the share of a core that each part of it had. */
type Round = {
  readonly perSecond: number
  readonly server: number
  readonly database: number
  readonly load: number
}

/**
 * Shoppers of four sandboxes look at the list, put a course into the basket, look at the basket and empty it, at one server
 * and at two of the same database in turns.
 */
export async function measureTwoServers(): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  if ('reason' in postgres) return [{ figure: 'two servers', ours: `not measured: ${postgres.reason}` }]
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-two-'))
  const running: Running[] = []
  try {
    const settings = { ...(await settingsIn(folder)), DATABASE_URL: postgres.url }
    running.push(await startGatewayWith(settings))
    const first = await startServerWith(settings)
    running.push(first)
    const second = await startServerWith({ ...settings, PORT: String(await freePort()) })
    running.push(second)
    const shoppers = await shoppersAt(first)
    const measured: Record<'one' | 'two', Round[]> = { one: [], two: [] }
    for (let round = 0; round <= rounds; round++) {
      for (const [name, servers] of [
        ['one', [first]],
        ['two', [first, second]],
      ] as const) {
        const figures = await runRound(shoppers, servers, postgres.processId())
        // The first round warms up.
        if (round > 0) measured[name].push(figures)
      }
    }
    return rowsOf(measured)
  } finally {
    for (const process of running.toReversed()) await process.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function rowsOf({ one, two }: Record<'one' | 'two', readonly Round[]>): readonly Row[] {
  const middle = (of: readonly Round[], part: keyof Round) => median(of.map((round) => round[part]))
  const ratio = middle(two, 'perSecond') / middle(one, 'perSecond')
  const isJudged = availableParallelism() >= coresNeeded
  const shares = (of: readonly Round[]) =>
    `servers ${tenths(middle(of, 'server'))}, PostgreSQL ${tenths(middle(of, 'database'))}, load ${tenths(middle(of, 'load'))} cores`
  // What the servers would answer if each had as much of a processor as the one alone had.
  const perCore = (of: readonly Round[]) => middle(of, 'perSecond') / middle(of, 'server')
  return [
    {
      figure: 'requests a second, two servers beside one',
      ours: whole(middle(two, 'perSecond')),
      yardstick: `one ${whole(middle(one, 'perSecond'))}`,
      ratio: ratio.toFixed(2),
      target: `at least ${leastRatio} with ${coresNeeded} cores; here ${availableParallelism()}`,
      ...(isJudged && { met: ratio >= leastRatio }),
    },
    { figure: 'processor, one server', ours: shares(one) },
    { figure: 'processor, two servers', ours: shares(two) },
    {
      figure: 'requests for each second of the servers’ processor time',
      ours: whole(perCore(two)),
      yardstick: `one ${whole(perCore(one))}`,
      ratio: (perCore(two) / perCore(one)).toFixed(2),
    },
  ]
}

async function runRound(shoppers: readonly Shopper[], servers: readonly Running[], database: number): Promise<Round> {
  const processor = () => ({
    server: servers.reduce((sum, { pid }) => sum + (processorMs(pid) ?? Number.NaN), 0),
    database: processorMsOfFamily(database) ?? Number.NaN,
    load: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  })
  const before = processor()
  const begun = performance.now()
  const until = begun + secondsOfRound * 1000
  const answers = await Promise.all(
    shoppers.map(async (shopper, index) => {
      // Every sandbox is used at every server.
      const server = servers[index % servers.length]
      let count = 0
      while (server && performance.now() < until) count += await shopOnce(server, shopper)
      return count
    }),
  )
  const elapsed = performance.now() - begun
  const after = processor()
  const share = (part: 'server' | 'database' | 'load') => (after[part] - before[part]) / elapsed
  return {
    perSecond: (answers.reduce((sum, count) => sum + count, 0) * 1000) / elapsed,
    server: share('server'),
    database: share('database'),
    load: share('load'),
  }
}
