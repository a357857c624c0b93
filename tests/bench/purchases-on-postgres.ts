import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '@touchline/clock'
import { hashOf } from '@touchline/ids'
import { personaId } from '@touchline/seed'
import pg from 'pg'
import { startPostgres } from '../support/postgres.ts'
import { checkInvariants } from './check-invariants.ts'
import { besideYardstick } from './compare.ts'
import { tokenOf } from './customers.ts'
import { measureLedger } from './ledger.ts'
import { fillings, settingsIn, startGatewayWith, startServerWith, startYardstick } from './platforms.ts'
import { type Running, run } from './processes.ts'
import { buy, buyRaw } from './purchase.ts'
import { type Row, tenths } from './report.ts'
import { ledgerBuyers, picks } from './requests.ts'
import { shop } from './shop.ts'
import { quantile } from './statistics.ts'

const schema = 'sandbox_default'
const firstBuyer = 5_000_000
/** Purchases of each measurement; the first one warms the processes up. */
const perTurn = 120
const turns = ['warm-up', 'ours', 'raw'] as const

/**
 * Whole purchases on PostgreSQL with the seed's programme, beside the same rows written by hand; what completing takes;
 * what the ledger costs whoever writes by hand. `folder` is this run's.
 */
export async function measurePurchasesOnPostgres(folder: string): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  if ('reason' in postgres) return [{ figure: 'purchases on PostgreSQL', ours: `not measured: ${postgres.reason}` }]
  const dataDir = await mkdtemp(join(folder, 'postgres-'))
  try {
    return await measureOn(postgres.url, dataDir)
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureOn(url: string, dataDir: string): Promise<readonly Row[]> {
  const [{ venues, days }] = fillings(0)
  const filling = ['server/src/seed-large.ts', '--venues', String(venues), '--days', String(days)]
  await run({ args: filling, env: { DATA_DIR: dataDir, DATABASE_URL: url } })
  const courseIds = await prepareBuyers(url)
  const settings = { ...(await settingsIn(dataDir)), DATABASE_URL: url }
  const gateway = await startGatewayWith(settings)
  const started: Running[] = [gateway]
  try {
    const server = await startServerWith(settings)
    started.push(server)
    const raw = await startYardstick('raw-postgres.ts', [url, schema])
    started.push(raw)
    const { pick } = picks('purchases on PostgreSQL')
    const completing: number[] = []
    const purchasesOf = (
      turn: (typeof turns)[number],
      process: Running,
      purchase: (userId: number) => Promise<void>,
    ) => {
      const first = firstBuyer + turns.indexOf(turn) * perTurn
      return shop(
        process,
        Array.from({ length: perTurn }, (_, index) => first + index),
        purchase,
      )
    }
    const ours = async (userId: number) => {
      completing.push((await buy({ gateway, settings }, server, userId, pick(courseIds))).completedInMs)
    }
    await purchasesOf('warm-up', server, ours)
    completing.length = 0
    const product = await purchasesOf('ours', server, ours)
    // Before anything is written by hand beside the platform.
    await checkInvariants({ platform: { name: 'PostgreSQL' }, server })
    const byHand = await purchasesOf('raw', raw, async (userId) => {
      await buyRaw(raw, userId, pick(courseIds))
    })
    return [
      besideYardstick('a whole purchase, PostgreSQL', { ours: product, yardstick: byHand, name: 'raw, no gateway,' }),
      completionRow('PostgreSQL', completing),
      await measureLedger('PostgreSQL', { raw, firstBuyer: firstBuyer + turns.length * perTurn, courseIds }),
    ]
  } finally {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}

/** How long customers wait for the answer to their completion. */
export function completionRow(engine: string, times: readonly number[]): Row {
  return {
    figure: `complete, ${engine}`,
    ours: `p50 ${tenths(quantile(times, 0.5))} ms, p99 ${tenths(quantile(times, 0.99))} ms`,
  }
}

/** Copies of the customer who has nothing yet, with a token each; every course of the programme has room. Answers the courses. */
async function prepareBuyers(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
  await client.connect()
  try {
    const own: Readonly<Record<string, string>> = {
      id: 'n.id',
      uuid: `'00000000-0000-7000-8000-' || lpad(n.id::text, 12, '0')`,
      reference: `'B' || n.id`,
      email: `'shopper-' || n.id || '@example.test'`,
      email_key: `'shopper-' || n.id || '@example.test'`,
    }
    const { rows: columns } = await client.query<{ readonly name: string }>(
      `select column_name as name from information_schema.columns where table_schema = $1 and table_name = 'users'`,
      [schema],
    )
    const names = columns.map(({ name }) => name)
    const buyerIds = Array.from(
      { length: turns.length * perTurn + ledgerBuyers.count },
      (_, index) => firstBuyer + index,
    )
    await client.query(
      `insert into users (${names.join(', ')}) select ${names.map((name) => own[name] ?? `u.${name}`).join(', ')}
       from unnest($1::bigint[]) n(id) join users u on u.id = $2`,
      [buyerIds, personaId('carys')],
    )
    const now = Date.now()
    await client.query(
      `insert into access_tokens (hash, user_id, created_at, expires_at)
       select hash, user_id, $3, $4 from unnest($1::text[], $2::bigint[]) t(hash, user_id)`,
      [buyerIds.map((id) => hashOf(tokenOf(id))), buyerIds, now, now + day],
    )
    const { rows: courses } = await client.query<{ readonly id: string }>(
      `update places p set maximum = 1000000 from schedules s where s.places_id = p.id and p.online_max is null
         and s.booking_type = 'courses' and s.venue_id > 100 and s.starts_at < $1 and s.ends_at > $2 returning s.id`,
      [now + 14 * day, now],
    )
    return courses.map(({ id }) => id).toSorted()
  } finally {
    await client.end()
  }
}
