import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

type Row = readonly [row: number, number: string, state: string, decline: string | null, threeD: string, extra?: Wire]

const rows: readonly Row[] = [
  [1, '4242424242424242', 'authorised', null, 'not_requested'],
  [2, '4111111111111111', 'authorised', null, 'not_requested'],
  [2, '4444333322221111', 'authorised', null, 'not_requested'],
  [3, '5555555555554444', 'authorised', null, 'Y'],
  [3, '5404000000000001', 'authorised', null, 'Y'],
  [4, '378282246310005', 'authorised', null, 'not_supported'],
  [4, '374200000000004', 'authorised', null, 'not_supported'],
  [5, '4929000000006', 'challenge_required', null, 'C'],
  [6, '4929000005559', 'authorised', null, 'not_enrolled'],
  [7, '4929000000014', 'authorised', null, 'U'],
  [8, '4929000000022', 'rejected', 'authentication_unavailable', 'E'],
  [9, '4929602110085639', 'declined', 'generic_decline', 'not_requested'],
  [10, '4000000000000002', 'declined', 'generic_decline', 'not_requested'],
  [11, '4000000000009995', 'declined', 'insufficient_funds', 'not_requested'],
  [12, '4000000000009987', 'declined', 'lost_card', 'not_requested'],
  [13, '4000000000009979', 'declined', 'stolen_card', 'not_requested'],
  [14, '4000000000000069', 'declined', 'expired_card', 'not_requested'],
  [15, '4000000000000127', 'declined', 'incorrect_cvc', 'not_requested'],
  [16, '4000000000000119', 'declined', 'processing_error', 'not_requested'],
  [17, '4000000000006975', 'declined', 'card_velocity_exceeded', 'not_requested'],
  [19, '4100000000000019', 'rejected', 'fraudulent', 'not_requested'],
  [20, '4000000000003220', 'challenge_required', null, 'C'],
  [20, '4918190000000002', 'challenge_required', null, 'C'],
  [21, '4000008400001629', 'challenge_required', null, 'C'],
  [22, '4000008260003178', 'challenge_required', null, 'C'],
  [23, '4000008400001280', 'declined', 'authentication_unavailable', 'E'],
  [24, '4000000032200000', 'authorised', null, 'Y'],
  [24, '4012000000060085', 'authorised', null, 'Y'],
  [25, '4000000000003055', 'authorised', null, 'not_requested'],
  [26, '4000002760003184', 'challenge_required', null, 'C'],
  [27, '4000002500003155', 'challenge_required', null, 'C'],
  [28, '4000000000000341', 'authorised', null, 'not_requested'],
  [29, '4938730000000001', 'challenge_required', null, 'C'],
  [30, '5123450000000008', 'authorised', null, 'not_requested', { expiry: '0139' }],
  [30, '5123450000000008', 'declined', 'generic_decline', 'not_requested', { expiry: '0539' }],
  [30, '5123450000000008', 'error', 'issuer_timeout', 'not_requested', { expiry: '0828' }],
  [30, '5123450000000008', 'error', 'acquirer_error', 'not_requested', { expiry: '0137' }],
  [31, '4000000000007726', 'authorised', null, 'not_requested'],
  [31, '4000000000005126', 'authorised', null, 'not_requested'],
  [32, '4000000000000077', 'authorised', null, 'not_requested'],
]

describe('test cards', () => {
  it.each(rows)('row %i: %s is %s (decline %s, 3-D Secure %s)', async (_row, number, state, decline, threeD, extra) => {
    const answer = await gateway.pay({ number, ...extra })
    expect(answer.state).toBe(state)
    expect(answer.decline?.code ?? null).toBe(decline)
    expect(answer.three_d_secure.status).toBe(threeD)
    expect(answer.held).toBe(state === 'authorised' ? 2000 : 0)
    expect(answer.card.last_four).toBe(number.slice(-4))
  })

  it('row 18: a number that fails Luhn is refused and makes no token', async () => {
    const { status, body } = await gateway.tokenise(await gateway.sessionKey(), { number: '4242424242424241' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { code: 'incorrect_number', property: 'card_number', client_message: expect.stringContaining('is incorrect') },
    ])
  })

  it.each([
    ['4000008400001629', 'declined', 'generic_decline'],
    ['4000008260003178', 'declined', 'insufficient_funds'],
    ['4000000000003220', 'authorised', null],
    ['4929000000006', 'authorised', null],
  ])('after a successful challenge %s is %s (decline %s)', async (number, state, decline) => {
    const waiting = await gateway.pay({ number })
    const { body } = await gateway.submit(waiting, await gateway.answerBank(waiting, '123456'))
    expect([body.state, body.decline?.code ?? null, body.three_d_secure.status]).toEqual([state, decline, 'Y'])
  })

  it('a lost card, a stolen card and fraud show the browser a generic decline', async () => {
    for (const number of ['4000000000009987', '4000000000009979', '4100000000000019']) {
      const { decline } = await gateway.pay({ number })
      expect(decline).toMatchObject({ browser_code: 'generic_decline', retryable: false })
    }
  })

  it('row 30 may be past its expiry, other cards may not', async () => {
    await gateway.control('PUT', 'merchants/venue/clock', { frozen_at: Date.parse('2040-01-01T00:00:00Z') })
    expect((await gateway.pay({ number: '5123450000000008', expiry: '0139' })).state).toBe('authorised')
    const { body } = await gateway.tokenise(await gateway.sessionKey(), { expiry: '1239' })
    expect(body.errors[0].code).toBe('expired_card_entered')
  })

  it('row 32: the capture is declined, the hold stays, and the answer is repeated', async () => {
    const { transaction_id: id } = await gateway.pay({ number: '4000000000000077' })
    const first = await gateway.instruct(id, 'release', undefined, 'release')
    const again = await gateway.instruct(id, 'release', undefined, 'release')
    expect(first.body).toMatchObject({ outcome: 'declined', decline: { code: 'capture_declined' } })
    expect(first.body.transaction).toMatchObject({ state: 'authorised', held: 2000, captured: 0 })
    expect(again).toEqual({ ...first, replayed: true })
  })

  it('row 31: a refund is pending for a minute, or fails a minute after it was reported', async () => {
    const waits = await gateway.pay({ number: '4000000000007726' })
    const fails = await gateway.pay({ number: '4000000000005126' })
    for (const { transaction_id: id } of [waits, fails]) await gateway.instruct(id, 'release')
    const pending = await gateway.instruct(waits.transaction_id, 'refund', 500)
    const reported = await gateway.instruct(fails.transaction_id, 'refund')
    expect(pending.body).toMatchObject({ outcome: 'pending', refund: { amount: 500, status: 'pending' } })
    expect(pending.body.transaction).toMatchObject({ state: 'captured', refunded: 0 })
    expect(reported.body.transaction).toMatchObject({ state: 'refunded', refunded: 2000 })
    expect((await gateway.instruct(waits.transaction_id, 'refund', 1501)).body.code).toBe('refund_exceeds_capture')

    gateway.clock.advance(60_000)
    const types = (await gateway.listen()).map((event) => event.type)
    expect(types.filter((type) => type.startsWith('refund.'))).toEqual([
      'refund.succeeded',
      'refund.succeeded',
      'refund.failed',
    ])
    expect((await gateway.read(`transactions/${waits.transaction_id}`)).body).toMatchObject({
      state: 'partially_refunded',
      refunded: 500,
    })
    expect((await gateway.read(`transactions/${fails.transaction_id}`)).body).toMatchObject({
      state: 'captured',
      refunded: 0,
    })
  })

  it('the list of cards covers every row of the table except the invalid number', async () => {
    const { body } = await gateway.control('GET', 'cards')
    const listed = new Set(body.cards.map((card: Wire) => card.row))
    expect([...listed]).toEqual(Array.from({ length: 32 }, (_, index) => index + 1).filter((row) => row !== 18))
    expect(new Set(rows.map(([, number]) => number))).toEqual(new Set(body.cards.map((card: Wire) => card.number)))
  })
})

describe('cardholder names', () => {
  it.each([
    ['SUCCESSFUL', 'authorised', 'Y'],
    ['CHALLENGE', 'challenge_required', 'C'],
    ['NOTAUTH', 'rejected', 'N'],
    ['PROOFATTEMPT', 'authorised', 'A'],
    ['NOTENROLLED', 'authorised', 'not_enrolled'],
    ['TECHDIFFICULTIES', 'authorised', 'U'],
    ['REJECT', 'rejected', 'R'],
    ['ERROR', 'rejected', 'E'],
    ['Successful', 'authorised', 'not_requested'],
  ])('[PAY-27] the name %s makes an approved card %s (%s)', async (name, state, threeD) => {
    const answer = await gateway.pay({ name })
    expect([answer.state, answer.three_d_secure.status]).toEqual([state, threeD])
  })

  it('the name takes precedence over the number; the issuer still follows the number', async () => {
    expect((await gateway.pay({ name: 'SUCCESSFUL', number: '4000000000003220' })).state).toBe('authorised')
    expect((await gateway.pay({ name: 'SUCCESSFUL', number: '4000000000009995' })).decline.code).toBe(
      'insufficient_funds',
    )
  })
})

describe('3-D Secure by the merchant', () => {
  it.each([
    ['force', '4000000000003055', 'challenge_required', 'C'],
    ['force', '4242424242424242', 'authorised', 'Y'],
    ['force', '4929000005559', 'authorised', 'not_enrolled'],
    ['disable', '4000000000003220', 'authorised', 'not_requested'],
    ['disable', '4000000000000002', 'declined', 'not_requested'],
  ])('%s with %s is %s (%s)', async (apply, number, state, threeD) => {
    const answer = await gateway.pay({ number }, { apply_3d_secure: apply })
    expect([answer.state, answer.three_d_secure.status]).toEqual([state, threeD])
  })

  it.each([
    ['lookup_unavailable', '4929000000014', 'rejected'],
    ['avs', '4242424242424242', 'rejected'],
  ])('the rule %s rejects %s', async (rule, number, state) => {
    const rules = rule === 'avs' ? { avs: true } : { [rule]: 'reject' }
    await gateway.control('PUT', 'merchants/venue', { ...gateway.registration, rules })
    const answer = await gateway.pay({ number }, { billing_address: { address1: '5', postcode: '999' } })
    expect(answer.state).toBe(state)
  })

  it('liability shifts with an authentication only', async () => {
    expect((await gateway.pay({ number: '5555555555554444' })).three_d_secure).toEqual({
      status: 'Y',
      eci: '02',
      liability_shift: true,
    })
    expect((await gateway.pay({ name: 'PROOFATTEMPT' })).three_d_secure).toEqual({
      status: 'A',
      eci: '06',
      liability_shift: true,
    })
    expect((await gateway.pay()).three_d_secure).toEqual({ status: 'not_requested', eci: '07', liability_shift: false })
  })

  it('the address check matches "88" with "412"', async () => {
    const answer = await gateway.pay({}, { billing_address: { address1: '88', postcode: '412' } })
    expect(answer.avs).toBe('matched')
  })
})
