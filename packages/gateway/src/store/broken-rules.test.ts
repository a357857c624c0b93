import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { merchant, openGateway, returnAddress, shop, type Wire } from '../test/fixture.ts'

/** A ledger row for a transaction in a state. */
const entry = (kind: string, amount: number, state: string) =>
  `INSERT INTO gw_ledger (merchant_id, transaction_id, kind, amount, at)
   SELECT merchant_id, id, '${kind}', ${amount}, 0 FROM gw_transactions WHERE state = '${state}'`
const transactions = (change: string, state: string) => `UPDATE gw_transactions SET ${change} WHERE state = '${state}'`
const setups = (change: string, state: string) => `UPDATE gw_setup_intents SET ${change} WHERE state = '${state}'`
const logOf = (state: string) => `transaction_id IN (SELECT id FROM gw_transactions WHERE state = '${state}')`

/** Each row breaks one rule; the constraints of the tables are switched off for it. */
const planted = [
  ['the hold in the ledger is the hold of the transaction', transactions('held = 1999', 'authorised')],
  ['the captures in the ledger are what was captured', transactions('captured = 1999', 'captured')],
  ['the refunds in the ledger are what was refunded', entry('refund', 1, 'captured')],
  ['money is held only while authorised', transactions(`state = 'declined'`, 'authorised')],
  ['at most one capture', entry('capture', 1, 'captured')],
  ['nothing is captured above the amount', transactions('amount = 1999', 'captured')],
  ['nothing is refunded above the capture', transactions('refunded = 2001', 'captured')],
  ['amounts are whole', transactions('amount = 9007199254740993', 'captured')],
  ['the state tells the refunds', transactions(`state = 'refunded'`, 'partially_refunded')],
  [
    'the log of states has no gap',
    `UPDATE gw_transaction_events SET version = 9 WHERE version = 2 AND ${logOf('captured')}`,
  ],
  [
    'every step is one the table allows',
    `UPDATE gw_transaction_events SET state = 'declined' WHERE version = 1 AND ${logOf('captured')}`,
  ],
  ['the log ends in the present state', transactions('version = version + 1', 'captured')],
  ['a set-up that succeeded keeps its card', setups(`fingerprint = 'another'`, 'succeeded')],
  [
    'a card is kept by one set-up',
    setups(
      `state = 'succeeded', reusable_card_id = (SELECT reusable_card_id FROM gw_setup_intents WHERE state = 'succeeded')`,
      'requires_action',
    ),
  ],
  ['a set-up waits for a bank that has not decided', `UPDATE gw_challenges SET result = 'Y'`],
  [
    'a set-up moves no money',
    `INSERT INTO gw_ledger (merchant_id, transaction_id, kind, amount, at)
     SELECT merchant_id, id, 'hold', 1, 0 FROM gw_setup_intents WHERE state = 'succeeded'`,
  ],
  ['the sequence of events has no gap', 'DELETE FROM gw_events WHERE sequence = 1'],
] as const

/** Payments held, captured and partly refunded; a saved card, and one with a pending challenge. */
async function busyGateway() {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-gateway-'))
  const database = join(folder, 'gateway.db')
  const gateway = await openGateway({ database, settings: { webhook_url: `${shop}/{provider}/webhooks` } })
  onTestFinished(async () => {
    await gateway.close()
    await rm(folder, { recursive: true })
  })
  const [, taken, returned] = [await gateway.pay(), await gateway.pay(), await gateway.pay()]
  for (const { transaction_id: id } of [taken, returned]) await gateway.instruct(id, 'release')
  await gateway.instruct(returned.transaction_id, 'refund', 500)
  const { publishable_key: key } = (await gateway.server('publishable-keys', { vendor: merchant })).body
  for (const number of ['4242424242424242', '4000000000003220']) await keepCard(gateway, key, number)
  expect(await gateway.broken()).toEqual([])
  return { gateway, database }
}

type Gateway = Awaited<ReturnType<typeof openGateway>>

async function keepCard(gateway: Gateway, key: string, number: string): Promise<void> {
  const wanted = { usage: 'off_session', customer: { reference: '12' }, return_url: returnAddress }
  const { body: setup } = await gateway.server('setup-intents', { ...wanted, vendor_tx_code: `setup-${number}` })
  const card = { cardholder_name: 'A Tester', card_number: number, expiry_date: '1230', security_code: '123' }
  const answer = await gateway.app.inject({
    method: 'POST',
    url: `/gateway/v1/setup-intents/${setup.id}/confirm`,
    headers: { authorization: `Bearer ${key}`, origin: shop },
    payload: { client_secret: setup.client_secret, card_details: card },
  })
  expect(answer.statusCode).toBe(200)
}

function plant(database: string, sql: string): number {
  const db = new Database(database)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  const stops = db.prepare<[], Wire>(
    `SELECT type, name FROM sqlite_schema WHERE type = 'trigger' OR (type = 'index' AND sql LIKE 'CREATE UNIQUE%')`,
  )
  for (const { type, name } of stops.all()) db.exec(`DROP ${type} ${name}`)
  const { changes } = db.prepare(sql).run()
  db.close()
  return changes
}

it.each(planted)('a row that breaks it is found: %s', async (rule, sql) => {
  const { gateway, database } = await busyGateway()
  expect(plant(database, sql)).toBeGreaterThan(0)
  expect((await gateway.broken()).map((one) => one.rule)).toContain(rule)
})

it('every rule has a row that breaks it', async () => {
  const source = await readFile(new URL('../engine/invariants.ts', import.meta.url), 'utf8')
  const rules = [...source.matchAll(/(?:^ +\['|rule: ')([a-z][^']+)'/gm)].map(([, rule]) => rule)
  expect(new Set<string | undefined>(planted.map(([rule]) => rule))).toEqual(new Set(rules))
})
