import { describe, expect, onTestFinished, test } from 'vitest'
import { openBreakableStores } from '../support/breakable-stores.ts'
import { hostOfFile } from '../support/host.ts'
import { dieOver } from './die-over.ts'
import { cards, courses, openStage } from './stage.ts'

const stores = openBreakableStores()
const host = hostOfFile(() => ({ stores: stores.open }))

async function buyer() {
  stores.breakWhen(() => undefined)
  const stage = await openStage({ host: await host() })
  onTestFinished(() => stage.settle())
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  await carys.prepare()
  return { stage, carys, held: async () => (await stage.gateway.transactions()).map(({ held }) => held) }
}

describe('an abandoned attempt', () => {
  test.each([
    ['whose answer was lost before somebody died over it', 'lost_response', 'reversing'],
    ['over whose answer somebody died', undefined, 'authorised'],
  ])('during authorisation, %s, is cancelled after half a minute', async (_how, effect, state) => {
    const { stage, carys, held } = await buyer()
    if (effect) await stage.gateway.addFault('register', effect)
    const request = await carys.authorisation(cards.good)
    const another = await carys.authorisation(cards.good)
    dieOver(stores, state)
    expect((await carys.sendAuthorisation(request)).status).toBe(500)
    // No answer of the gateway comes later, so until then a request can be in progress.
    await stage.advance('PT29S')
    expect(await held()).toEqual([5600])
    expect((await carys.sendAuthorisation(another)).body.code).toBe('payment_in_progress')
    await stage.advance('PT1S')
    expect(await held()).toEqual([0])
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    expect((await carys.complete(uuid)).body.status).toBe('completed')
  })

  test('with the money held is reversed after a quarter of an hour, and not before', async () => {
    const { stage, carys, held } = await buyer()
    await carys.authorise(cards.good)
    await stage.advance('PT14M59S')
    expect(await held()).toEqual([5600])
    await stage.advance('PT1S')
    expect(await held()).toEqual([0])
  })

  test('with a capture pending is captured after a quarter of a minute, and not before', async () => {
    const { stage, carys } = await buyer()
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('webhook', 'webhook_drop', { times: 100 })
    await stage.gateway.addFault('release', 'timeout', { ms: 1 })
    expect((await carys.complete(uuid)).body.status).toBe('pending')
    await stage.advance('PT14S')
    expect((await carys.orders()).map(({ status }) => status)).toEqual(['awaiting_payment'])
    await stage.advance('PT1S')
    expect((await carys.orders()).map(({ status }) => status)).toEqual(['success'])
  })
})

test.each(['timeout', 'http_500', 'lost_response'])(
  'a gateway that fails three times to confirm a release (%s) is asked a fourth time: nothing stays held',
  async (effect) => {
    const { stage, carys, held } = await buyer()
    await carys.authorise(cards.good)
    await stage.gateway.addFault('cancel_by_reference', effect, { times: 3, ms: 1 })
    await stage.advance('PT15M')
    // After a quarter of a minute, a minute, and five minutes.
    await stage.advance('PT6M15S')
    expect(await stage.gateway.fired()).toEqual([3])
    expect(await held()).toEqual([0])
    const { store } = await stage.platform.host.sandboxes.open(stage.sandbox)
    expect(await store.read((reads) => reads.jobs.subjectsOf({ kind: 'payment-sweep' }))).toEqual([])
  },
)
