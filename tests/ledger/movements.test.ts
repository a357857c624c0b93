import { createHash } from 'node:crypto'
import { type MinorUnits, minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'
import { seedWith } from '../support/seed-with.ts'
import { openDumpingStores } from '../support/dumping-stores.ts'
import { hostOfFile, ownHostOfSeed } from '../support/host.ts'
import { everyWrite } from '../support/every-write.ts'
import { startPlatform } from '../support/platform.ts'

const dumping = openDumpingStores()
const host = hostOfFile(() => ({ stores: async () => dumping.stores }))

type Row = Readonly<Record<string, string | number | null>>

async function rowsOf(stage: Stage, table: string): Promise<readonly Row[]> {
  // Dumped rows are JSON; what the tests expect of them is what they check.
  return ((await dumping.dump(stage.sandbox))[table] ?? []).map((row) => JSON.parse(row) as Row)
}

/** The entries of a movement by account. */
async function entriesOf(stage: Stage, movement: string) {
  const entries = (await rowsOf(stage, 'ledgerEntries')).filter(({ movementId }) => movementId === movement)
  return entries
    .toSorted((a, b) => Number(a['position']) - Number(b['position']))
    .map(({ account, amount }) => [account, amount])
}

describe('the ledger', () => {
  test('[PAY-48 partly] books each tender of a paid order in, and its total out to sales', async () => {
    const stage = await openStage({ host: await host() })
    const amina = await stage.as('amina')
    await amina.add(courses.badminton)
    await amina.applyCredit(500)
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    const { body } = await amina.complete(uuid)
    expect(await entriesOf(stage, `order:${body.order_id}`)).toEqual([
      [`card:${uuid}`, 5100],
      ['credit:1', 500],
      ['sales', -5600],
    ])
    expect(await entriesOf(stage, 'grant:1')).toEqual([
      ['credit-issued', 1500],
      ['credit:1', -1500],
    ])
    expect((await rowsOf(stage, 'credits')).find(({ id }) => id === 1)).toMatchObject({ remaining: 1000 })
  })

  test('has no movement for a free order or a failed payment', async () => {
    const stage = await openStage({ host: await host() })
    const carys = await stage.as('carys')
    await carys.add(courses.free)
    const free = await carys.sendCompletion(await carys.completion(undefined))
    expect(free.body.status).toBe('completed')
    await carys.add(courses.badminton)
    const { transaction_uuid: uuid } = await carys.authorise(cards.captureDeclined)
    expect((await carys.complete(uuid)).body.status).toBe('failed')
    for (const { id } of await carys.orders()) expect(await entriesOf(stage, `order:${id}`)).toEqual([])
  })

  test('[O-95] belongs to an order that keeps the accepted terms and the time', async () => {
    const stage = await openStage({ host: await host() })
    const carys = await stage.as('carys')
    await carys.add(courses.badminton)
    const { body } = await carys.complete((await carys.authorise(cards.good)).transaction_uuid)
    const [client] = await rowsOf(stage, 'clients')
    const order = (await rowsOf(stage, 'orders')).find(({ id }) => id === body.order_id)
    expect(order).toMatchObject({
      termsVersion: createHash('sha256').update(String(client?.['termsHtml'])).digest('hex'),
      termsAcceptedAt: Date.parse('2026-04-07T09:00:00Z'),
    })
  })

  test('accepts no past order that was not fully paid', async () => {
    const short = seedWith('paid-too-little', (writer) => ({
      orders: (records) => writer.orders(records.map((record) => ({ ...record, total: minorUnits(record.total + 1) }))),
    }))
    const other = await ownHostOfSeed(short)
    await expect(startPlatform({ host: other })).rejects.toThrow(/is out of balance by -1/)
  })
})

describe('violations that the invariants find', () => {
  type Ledger = {
    readonly insertEntries: (entry: {
      readonly movementId: `order:${number}`
      readonly position: number
      readonly account: 'sales' | `card:${string}`
      readonly amount: MinorUnits
      readonly createdAt: number
    }) => Promise<void>
    readonly moveRemaining: (change: { readonly grantId: number; readonly by: MinorUnits }) => Promise<boolean>
  }

  async function brokenBy(harm: (ledger: Ledger) => Promise<unknown>) {
    const platform = await startPlatform()
    const { sandboxes } = platform.host
    const { store } = await sandboxes.open(platform.sandbox)
    expect(await platform.invariants()).toEqual([])
    await store.write((tx) => harm(everyWrite(tx).ledger))
    const broken = await platform.invariants()
    await sandboxes.delete(platform.sandbox)
    return broken
  }

  test('a stored balance that changed without entries is reported', async () => {
    expect(await brokenBy((ledger) => ledger.moveRemaining({ grantId: 1, by: minorUnits(-1) }))).toEqual([
      { rule: 'what is left of a grant is its account', detail: 'grant 1: 1499, not 1500' },
    ])
  })

  test('value without a source, on the account of an unknown payment', async () => {
    const amount = minorUnits(1)
    const entry = { movementId: 'order:999999', position: 1, account: 'card:nobody', amount, createdAt: 0 } as const
    expect(await brokenBy((ledger) => ledger.insertEntries(entry))).toEqual([
      { rule: 'every movement comes to nothing', detail: 'order:999999 is out by 1' },
      { rule: 'every account belongs to somebody', detail: 'payment nobody does not exist' },
    ])
  })
})
