import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

const held = async () => (await stage.gateway.transactions()).map((one) => one.held)
const captures = async () => (await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture').length

describe('a challenge', () => {
  test('[PAY-21] [P4-037] comes with address, method and exactly the fields of the bank', async () => {
    const outcome = await carys.authorise(cards.challenge)
    expect(outcome).toMatchObject({
      transaction_status: 'sca_required',
      sca_url: 'http://127.0.0.1:4100/gateway/acs/challenge',
      sca_method: 'POST',
    })
    expect(Object.keys(outcome.sca_data ?? {})).toEqual(['creq', 'threeDSSessionData'])
  })

  test('[PAY-22 partly] [PAY-30 partly] [P4-028] that succeeds, with a return without cookies, leads to one capture', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const page = await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect(page.status).toBe(200)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.html).toContain(`data-transaction="${outcome.transaction_uuid}"`)
    expect(page.html).not.toMatch(/authorised|declined/)
    const reported = await carys.reportSca(outcome, 'authorised')
    expect(reported.body).toEqual({ transaction_id: outcome.transaction_id, status: 'authorised' })
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
    expect(await captures()).toBe(1)
  })

  test.each([
    ['[PAY-23 partly] fails', '000000'],
    ['[PAY-25] is cancelled at the bank', 'cancel'],
    ['has a technical error', '555555'],
  ])('%s: no hold, and another card can be tried', async (_what, word) => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.returnFromBank(await stage.answerBank(outcome, word))
    const reported = await carys.reportSca(outcome, 'failed')
    const failed = { transaction_id: outcome.transaction_id, status: 'failed', ended: 'not_confirmed' }
    expect(reported.body).toEqual(failed)
    expect(await held()).toEqual([0])
    const second = await carys.authorise(cards.good)
    expect((await carys.complete(second.transaction_uuid)).body.status).toBe('completed')
  })

  test('fails at the third wrong code', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.answerBank(outcome, '111111')
    await stage.answerBank(outcome, '222222')
    await stage.returnFromBank(await stage.answerBank(outcome, '333333'))
    expect((await carys.reportSca(outcome, '')).body.status).toBe('failed')
  })

  test('[PAY-26] that succeeds before the bank declines is reported as such', async () => {
    const outcome = await carys.authorise(cards.challengeThenDeclined)
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    const { body } = await carys.reportSca(outcome, 'authorised')
    expect(body).toMatchObject({ status: 'failed', error: { message: 'Payment was declined' } })
    expect(await held()).toEqual([0])
    expect(await carys.orders()).toEqual([])
  })

  test.each([
    ['NOTAUTH', 'failed'],
    ['REJECT', 'failed'],
    ['PROOFATTEMPT', 'authorised'],
    ['SUCCESSFUL', 'authorised'],
    ['CHALLENGE', 'sca_required'],
  ])('[PAY-27] is skipped or requested by the name %s: %s', async (name, status) => {
    const outcome = await carys.authorise(cards.good, name)
    expect(outcome.transaction_status).toBe(status)
  })

  test('[PAY-28] is not shown when the lookup fails', async () => {
    expect(await carys.authorise(cards.lookupFails)).toMatchObject({ transaction_status: 'failed', sca_url: null })
  })

  test('[PAY-36] in the older protocol works end to end', async () => {
    const outcome = await carys.authorise(cards.fallback)
    expect(Object.keys(outcome.sca_data ?? {})).toEqual(['PaReq', 'TermUrl', 'MD'])
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  })

  test('in the older protocol is also proven by the PaRes that a client reports', async () => {
    const outcome = await carys.authorise(cards.fallback)
    const { PaRes = '' } = (await stage.answerBank(outcome, '123456')).fields
    expect((await carys.reportSca(outcome, PaRes)).body.status).toBe('authorised')
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  })
})

describe('the report of a client', () => {
  test("[PAY-33] decides nothing: 'authorised' before the bank has decided changes nothing", async () => {
    const outcome = await carys.authorise(cards.challenge)
    expect((await carys.reportSca(outcome, 'authorised')).body.status).toBe('sca_required')
    const early = await carys.complete(outcome.transaction_uuid)
    expect([early.status, early.body.code]).toEqual([409, 'sca_incomplete'])
  })

  test('may carry the bank’s form, where the return did not reach us', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const page = await stage.answerBank(outcome, '123456')
    expect((await carys.reportSca(outcome, page.fields['cres'] ?? '')).body.status).toBe('authorised')
  })

  test("'cancelled' ends the challenge at the gateway, and the answer stays the same", async () => {
    const outcome = await carys.authorise(cards.challenge)
    const stopped = { status: 'failed', ended: 'stopped' }
    expect((await carys.reportSca(outcome, 'cancelled')).body).toMatchObject(stopped)
    expect((await stage.gateway.transactions()).map(({ state }) => state)).toEqual(['aborted'])
    // A payment in the same moment did not end it.
    expect((await carys.authorise(cards.good)).transaction_status).toBe('authorised')
    expect((await carys.reportSca(outcome, 'cancelled')).body).toMatchObject(stopped)
  })

  test('on a replaced payment says so, at any time', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.advance('PT1M')
    const second = await carys.authorise(cards.challenge)
    const superseded = { transaction_id: outcome.transaction_id, status: 'failed', ended: 'superseded' }
    expect((await carys.reportSca(outcome, '')).body).toEqual(superseded)
    await stage.returnFromBank(await stage.answerBank(second, '123456'))
    expect((await carys.complete(second.transaction_uuid)).body.status).toBe('completed')
    await stage.advance('PT1H')
    expect((await carys.reportSca(outcome, '')).body).toEqual(superseded)
    expect((await carys.reportSca(second, '')).body).toEqual({
      transaction_id: second.transaction_id,
      status: 'authorised',
    })
  })

  test('[PAY-34] with a forged result fails the payment', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const forged = Buffer.from(JSON.stringify({ messageType: 'CRes', transStatus: 'Y' })).toString('base64url')
    expect((await carys.reportSca(outcome, forged)).body.status).toBe('failed')
    expect(await held()).toEqual([0])
  })

  test("[PAY-34] on another user's payment is not found, nor is one whose path and body differ", async () => {
    const outcome = await carys.authorise(cards.challenge)
    const ben = await stage.as('ben')
    expect((await ben.reportSca(outcome, 'authorised')).body.code).toBe('item_not_found')
    expect((await carys.reportSca({ ...outcome, transaction_id: '4242' }, '')).body.code).toBe('item_not_found')
    expect((await ben.complete(outcome.transaction_uuid)).body.code).toBe('item_not_found')
  })

  test('[P8-018 partly] cannot be checked while the gateway is down, and can be afterwards', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const page = await stage.answerBank(outcome, '123456')
    await stage.gateway.addFault('3d_secure_challenge', 'http_503', { times: 2 })
    expect((await stage.returnFromBank(page)).status).toBe(200)
    const { status, body } = await carys.reportSca(outcome, 'authorised')
    expect([status, body.message]).toEqual([502, 'Failed to complete 3D Secure verification'])
    expect((await carys.reportSca(outcome, 'authorised')).body.status).toBe('authorised')
  })

  test('finds the gateway’s outcome after a lost answer', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.gateway.addFault('3d_secure_challenge', 'lost_response')
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.reportSca(outcome, 'authorised')).body.status).toBe('authorised')
  })
})

describe('the return from the bank', () => {
  test('[PAY-35] twice gives the same page and one authorisation', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const page = await stage.answerBank(outcome, '123456')
    const first = await stage.returnFromBank(page)
    const second = await stage.returnFromBank(page)
    expect(second.html).toBe(first.html)
    expect((await stage.gateway.ledger()).filter(({ kind }) => kind === 'hold')).toHaveLength(1)
  })

  test('is a page whose script the policy allows, and which works without it', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const { html, headers } = await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    const script = /<script>([^]*)<\/script>/.exec(html)?.[1] ?? ''
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(headers['content-security-policy']).toContain(hash)
    expect(html.replaceAll('&#39;', "'")).toContain(`script-src ${hash};`)
    expect(html).toContain(
      `href="http://localhost:4000/payment/return?transaction_uuid=${outcome.transaction_uuid}" target="_top"`,
    )
  })

  test('with session data of another payment changes nothing', async () => {
    const outcome = await carys.authorise(cards.challenge)
    const page = await stage.answerBank(outcome, '123456')
    await stage.returnFromBank({ ...page, fields: { ...page.fields, threeDSSessionData: 'foreign' } })
    expect((await carys.reportSca(outcome, '')).body.status).toBe('sca_required')
  })

  test('with an unknown token is not found', async () => {
    const { status } = await stage.returnFromBank({
      action: `/api/payment-providers/3ds-return/${stage.sandbox}.none`,
      fields: { cres: 'x' },
    })
    expect(status).toBe(404)
  })

  test('with a result that the bank did not sign fails the payment', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.gateway.addFault('acs', 'tampered_cres')
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.reportSca(outcome, '')).body.status).toBe('failed')
  })
})
