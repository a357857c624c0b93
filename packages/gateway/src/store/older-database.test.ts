import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { merchant, openGateway, returnAddress, type TestGateway, type Wire } from '../test/fixture.ts'
import { schema } from './schema.ts'

const challenged = { number: '4000000000003220' }
const fallback = { number: '4938730000000001' }
const minute = 60_000

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'touchline-gateway-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** An empty database as it was after so many steps of the schema. */
function emptyAsOf(version: number, path: string): Database.Database {
  const older = new Database(path)
  for (const step of schema.slice(0, version)) older.exec(step)
  older.pragma(`user_version = ${version}`)
  return older
}

/** The same with the rows of a present one. */
function asOf(version: number, path: string, present: string): void {
  const older = emptyAsOf(version, path)
  older.pragma('foreign_keys = OFF')
  older.prepare('ATTACH ? AS present').run(present)
  const tables = older.prepare<[], { name: string }>(`SELECT name FROM main.sqlite_schema WHERE type = 'table'`).all()
  for (const { name } of tables) {
    const columns = older.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)').all(name)
    const names = columns.map((column) => column.name).join(', ')
    older.exec(`INSERT INTO main.${name} (${names}) SELECT ${names} FROM present.${name}`)
  }
  older.close()
}

function look<T>(path: string, ask: (db: Database.Database) => T): T {
  const db = new Database(path, { readonly: true })
  try {
    return ask(db)
  } finally {
    db.close()
  }
}

const challengesIn = (path: string) =>
  look(path, (db) => db.prepare<[], Record<string, unknown>>('SELECT * FROM gw_challenges ORDER BY rowid').all())

async function finish(gateway: TestGateway, payment: Wire, key: string): Promise<Wire> {
  const page = await gateway.answerBank(payment, '123456')
  return (await gateway.submit(payment, page, key)).body
}

it('a database from before saved cards keeps every challenge and its state', async () => {
  const files = await folder()
  const [present, older] = [join(files, 'present.db'), join(files, 'older.db')]
  const before = await openGateway({ database: present })
  const [waiting, mistaken, byForm] = [
    await before.pay(challenged),
    await before.pay(challenged),
    await before.pay(fallback),
  ]
  await before.answerBank(mistaken, '000001')
  const done = await before.pay(challenged)
  const held = await finish(before, done, 'the bank said yes')
  expect(held).toMatchObject({ state: 'authorised', held: 2000 })
  expect(await before.broken()).toEqual([])
  await before.close()
  asOf(3, older, present)
  const rows = challengesIn(older)
  expect(rows.map(({ protocol, code_attempts }) => [protocol, code_attempts])).toEqual([
    ['creq', 0],
    ['creq', 1],
    ['pareq', 0],
    ['creq', 0],
  ])

  const gateway = await openGateway({ database: older })
  onTestFinished(() => gateway.close())
  // Ids are made of the time.
  gateway.clock.advance(minute)
  expect(challengesIn(older)).toEqual(rows.map((row) => ({ ...row, setup_id: null, language: null })))
  expect(look(older, (db) => [db.pragma('user_version', { simple: true }), db.pragma('foreign_key_check')])).toEqual([
    schema.length,
    [],
  ])
  expect(await finish(gateway, waiting, 'waiting')).toMatchObject({ state: 'authorised', held: 2000 })
  expect(await finish(gateway, byForm, 'by form')).toMatchObject({ state: 'authorised', held: 2000 })
  expect(await finish(gateway, done, 'the bank said yes')).toEqual(held)
  await gateway.answerBank(mistaken, '000002')
  const third = await gateway.answerBank(mistaken, '000003')
  expect((await gateway.submit(mistaken, third, 'mistaken')).body).toMatchObject({ state: 'rejected' })
  await gateway.instruct(waiting.transaction_id, 'release', 2000, 'release')
  expect((await gateway.read(`transactions/${waiting.transaction_id}`)).body.state).toBe('captured')

  const { publishable_key: key } = (await gateway.server('publishable-keys', { vendor: merchant }, 'keys')).body
  const wanted = { vendor_tx_code: 'setup-1', usage: 'off_session', return_url: returnAddress }
  const setup = (await gateway.server('setup-intents', wanted, 'set-up')).body
  const entered = await gateway.app.inject({
    method: 'POST',
    url: `/gateway/v1/setup-intents/${setup.id}/confirm`,
    headers: { authorization: `Bearer ${key}`, origin: 'http://localhost:4000' },
    payload: {
      client_secret: setup.client_secret,
      card_details: {
        cardholder_name: 'A Tester',
        card_number: challenged.number,
        expiry_date: '1230',
        security_code: '123',
      },
    },
  })
  expect(entered.json()).toMatchObject({ status: 'requires_action' })
  expect(await gateway.broken()).toEqual([])
  await gateway.control('DELETE', `merchants/${merchant}`)
  expect(challengesIn(older)).toEqual([])
})

/** The reason that a database is not opened. */
async function refusalAfter(change: string): Promise<{ readonly database: string; readonly refusal: unknown }> {
  const database = join(await folder(), 'gateway.db')
  const older = emptyAsOf(3, database)
  older.exec(change)
  older.close()
  const refusal = await openGateway({ database }).catch((error: unknown) => error)
  return { database, refusal }
}

it('[O-470] a database that is newer, or was changed by hand, is refused with its file, the reason and what to do', async () => {
  const newer = await refusalAfter(`PRAGMA user_version = ${schema.length + 1}`)
  expect(String(newer.refusal)).toContain(`${newer.database}: the database is newer than the program`)
  expect(String(newer.refusal)).toContain('Start the build that it was last used with')
  const changed = await refusalAfter('CREATE TABLE gw_setup_intents (id TEXT)')
  expect(String(changed.refusal)).toContain(`${changed.database}: the tables were changed by hand`)
  // All steps are one transaction.
  expect(look(changed.database, (db) => db.pragma('user_version', { simple: true }))).toBe(3)
})
