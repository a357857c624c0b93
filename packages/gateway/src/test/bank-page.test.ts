import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldOf, merchant, openGateway, returnAddress, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway
let waiting: Wire

beforeEach(async () => {
  gateway = await openGateway({ settings: { display_name: 'Leeds & District Pools' } })
  waiting = await gateway.pay({ number: '4000000000003220' })
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

function messageIn(html: string): Wire {
  return JSON.parse(Buffer.from(fieldOf(html, 'cres') ?? '', 'base64url').toString())
}

async function now(): Promise<Wire> {
  return (await gateway.read(`transactions/${waiting.transaction_id}`)).body
}

describe('a challenge', () => {
  it('starts with the address of the bank page and a creq', async () => {
    expect(waiting).toMatchObject({ state: 'challenge_required', status: '3DAuth', status_code: '2021', held: 0 })
    expect(waiting.acs_url).toBe('http://127.0.0.1:4100/gateway/acs/challenge')
    expect(waiting.pa_req).toBeUndefined()
    expect(JSON.parse(Buffer.from(waiting.c_req, 'base64url').toString())).toMatchObject({
      messageType: 'CReq',
      messageVersion: '2.2.0',
    })
  })

  it.each([
    ['123456', 'Y', undefined, 'authorised', 'Ok'],
    ['approve', 'Y', undefined, 'authorised', 'Ok'],
    ['attempt', 'A', undefined, 'authorised', 'Ok'],
    ['000000', 'N', undefined, 'rejected', 'Rejected'],
    ['decline', 'N', undefined, 'rejected', 'Rejected'],
    ['555555', 'U', undefined, 'rejected', 'Rejected'],
    ['error', 'U', undefined, 'rejected', 'Rejected'],
    ['cancel', 'N', '01', 'cancelled', 'Rejected'],
  ])('answered with %s returns %s (cancel %s) and ends %s', async (word, letter, cancel, state, status) => {
    const page = await gateway.answerBank(waiting, word)
    expect(messageIn(page.html)).toMatchObject({ messageType: 'CRes', transStatus: letter })
    expect(messageIn(page.html).challengeCancel).toBe(cancel)
    expect(fieldOf(page.html, 'threeDSSessionData')).toBe('nonce of the shop')
    expect(page.html).toContain(`action="${returnAddress}"`)
    expect((await now()).state).toBe('challenge_required')
    const { status: code, body } = await gateway.submit(waiting, page)
    expect(code).toBe(200)
    expect(body).toMatchObject({ state, status, held: state === 'authorised' ? 2000 : 0 })
  })

  it('the third wrong code refuses, an empty one does not count', async () => {
    expect((await gateway.answerBank(waiting, '')).html).toContain('Enter the code')
    expect((await gateway.answerBank(waiting, '111111')).html).toContain('This code is incorrect. Check it')
    const { html } = await gateway.answerBank(waiting, '222222')
    expect(html).toContain('role="alert"')
    expect(html).toContain('You can try once more')
    const page = await gateway.answerBank(waiting, '333333')
    expect(messageIn(page.html).transStatus).toBe('N')
    expect((await gateway.submit(waiting, page)).body.state).toBe('rejected')
  })

  it('without an answer waits, then expires', async () => {
    expect((await gateway.answerBank(waiting, '999999')).html).toContain('Waiting for your bank')
    expect((await gateway.openBank(waiting)).html).toContain('Waiting for your bank')
    gateway.clock.advance(600_000)
    expect((await gateway.listen()).map((event) => event.type)).toEqual(['payment.expired'])
    expect(await now()).toMatchObject({ state: 'expired', held: 0 })
  })

  it('can be cancelled while it waits', async () => {
    await gateway.answerBank(waiting, 'timeout')
    const id = JSON.parse(Buffer.from(waiting.c_req, 'base64url').toString()).acsTransID
    const page = await gateway.form(`/gateway/acs/challenge/${id}/decision`, { action: 'cancel' })
    expect((await gateway.submit(waiting, page)).body.state).toBe('cancelled')
  })

  it('answered after its deadline returns without a result, which is then refused', async () => {
    await gateway.openBank(waiting)
    gateway.clock.advance(600_000)
    await gateway.runDue()
    const page = await gateway.answerBank(waiting, '123456')
    expect(messageIn(page.html).transStatus).toBe('U')
    const { status, body } = await gateway.submit(waiting, page)
    expect([status, body.code, body.state]).toEqual([409, 'invalid_state', 'expired'])
  })

  it('aborted by the merchant returns at once', async () => {
    await gateway.instruct(waiting.transaction_id, 'abort')
    const page = await gateway.openBank(waiting)
    expect(messageIn(page.html).transStatus).toBe('U')
    expect((await gateway.submit(waiting, page)).body).toMatchObject({ code: 'invalid_state', state: 'aborted' })
  })

  it('is extended ten times, and says so each time', async () => {
    for (let time = 1; time <= 10; time += 1) {
      gateway.clock.advance(500_000)
      expect((await gateway.answerBank(waiting, 'extend')).html, `extension ${time}`).toContain('10 more minutes')
    }
    expect((await gateway.answerBank(waiting, 'extend')).html).toContain('cannot be extended again')
    const events = await gateway.listen()
    expect(events.map((event) => event.type)).toEqual(Array.from({ length: 10 }, () => 'payment.challenge_extended'))
    expect(events.at(-1).data.expires_at).toBe(gateway.clock.now() + 600_000)
    expect((await now()).challenge_expires_at).toBe(gateway.clock.now() + 600_000)
  })

  it('can send the code again', async () => {
    expect((await gateway.answerBank(waiting, 'resend')).html).toContain('We have sent the code again.')
  })

  it('can let U through with the rule challenge_unavailable', async () => {
    const rules = { challenge_unavailable: 'approve' }
    await gateway.control('PUT', `merchants/${merchant}`, { ...gateway.registration, rules })
    const { body } = await gateway.submit(waiting, await gateway.answerBank(waiting, 'error'))
    expect(body).toMatchObject({ state: 'authorised', three_d_secure: { status: 'U', liability_shift: false } })
  })
})

describe('a result', () => {
  it('is decided once: posting again returns the same form', async () => {
    const page = await gateway.answerBank(waiting, '123456')
    const again = await gateway.answerBank(waiting, 'decline')
    expect(fieldOf(again.html, 'cres')).toBe(fieldOf(page.html, 'cres'))
    const id = messageIn(page.html).acsTransID
    const posted = await gateway.form(`/gateway/acs/challenge/${id}/decision`, { action: 'decline' })
    expect(fieldOf(posted.html, 'cres')).toBe(fieldOf(page.html, 'cres'))
  })

  it('submitted again gets the same answer; another result is refused', async () => {
    const page = await gateway.answerBank(waiting, '123456')
    const first = await gateway.submit(waiting, page)
    await gateway.instruct(waiting.transaction_id, 'release')
    const again = await gateway.submit(waiting, page)
    expect(again.body).toEqual(first.body)
    const other = await gateway.server(`transactions/${waiting.transaction_id}/3d-secure-challenge`, { c_res: 'other' })
    expect([other.status, other.body.code]).toEqual([409, 'result_conflict'])
    expect((await now()).captured).toBe(2000)
  })

  it.each([
    ['without a signature', (message: Wire) => ({ ...message, hmac: undefined })],
    ['with a wrong signature', (message: Wire) => ({ ...message, hmac: '0'.repeat(64) })],
    ['with another outcome', (message: Wire) => ({ ...message, transStatus: 'Y' })],
  ])('forged (%s) rejects the payment', async (_how, forge) => {
    const page = await gateway.answerBank(waiting, 'decline')
    const c_res = Buffer.from(JSON.stringify(forge(messageIn(page.html)))).toString('base64url')
    const { body } = await gateway.server(`transactions/${waiting.transaction_id}/3d-secure-challenge`, { c_res })
    expect(body).toMatchObject({
      state: 'rejected',
      status_code: '4026',
      held: 0,
      decline: { code: 'authentication_failed' },
    })
  })

  it('of another payment rejects the payment', async () => {
    const other = await gateway.pay({ number: '4000000000003220' })
    const c_res = fieldOf((await gateway.answerBank(other, '123456')).html, 'cres')
    const { body } = await gateway.server(`transactions/${waiting.transaction_id}/3d-secure-challenge`, { c_res })
    expect(body.state).toBe('rejected')
    expect((await gateway.read(`transactions/${other.transaction_id}`)).body.state).toBe('challenge_required')
  })

  it.each(['', 'no base64 !', Buffer.from('null').toString('base64url')])(
    'invented (%j) rejects the payment',
    async (c_res) => {
      const { body } = await gateway.server(`transactions/${waiting.transaction_id}/3d-secure-challenge`, { c_res })
      expect(body.state).toBe('rejected')
    },
  )
})

describe('the older protocol', () => {
  it('uses PaReq, TermUrl and MD', async () => {
    const fallback = await gateway.pay({ number: '4938730000000001' })
    expect([fallback.status_code, fallback.c_req]).toEqual(['2007', undefined])
    const page = await gateway.answerBank(fallback, '123456')
    expect(fieldOf(page.html, 'MD')).toBe('nonce of the shop')
    expect((await gateway.submit(fallback, page)).body.state).toBe('authorised')
    const wrong = await gateway.server(`transactions/${fallback.transaction_id}/3d-secure-challenge`, { c_res: 'x' })
    expect(wrong.body.code).toBe('invalid_state')
  })

  it('returns only to the registered address', async () => {
    const fallback = await gateway.pay({ number: '4938730000000001' })
    const fields = { PaReq: fallback.pa_req, TermUrl: 'http://evil.example/', MD: 'x' }
    expect((await gateway.form('/gateway/acs/challenge', fields)).status).toBe(404)
  })
})

describe('the bank page', () => {
  it('shows the merchant, the amount, the card and the code', async () => {
    const { html } = await gateway.openBank(waiting)
    for (const text of ['Leeds &amp; District Pools', '£20.00', '•••• 3220', '123456', 'Confirm your payment'])
      expect(html).toContain(text)
  })

  it('[PAY-67] decides and returns by plain forms: every button submits a form by POST', async () => {
    const asking = await gateway.openBank(waiting)
    const returning = await gateway.answerBank(waiting, 'approve')
    for (const { html } of [asking, returning]) {
      const buttons = [...html.matchAll(/<button([^>]*)>/g)].map(([, attributes]) => attributes)
      expect(buttons.length).toBeGreaterThan(0)
      for (const attributes of buttons) expect(attributes).toContain('type="submit"')
      for (const [, attributes] of html.matchAll(/<form([^>]*)>/g)) expect(attributes).toContain('method="post"')
    }
    expect(returning.html).toMatch(/<button[^>]*>Continue<\/button>/)
  })

  it('escapes its input', async () => {
    const { html } = await gateway.answerBank(waiting, 'extend')
    await gateway.openBank(waiting, `"><script>alert('1')</script>`)
    const id = JSON.parse(Buffer.from(waiting.c_req, 'base64url').toString()).acsTransID
    const page = await gateway.form(`/gateway/acs/challenge/${id}/decision`, { action: 'approve' })
    expect(html).toContain('lang="en"')
    expect(page.html).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"')
  })

  it('[O-320 partly] may also have pages around it that embed the site', async () => {
    await gateway.close()
    gateway = await openGateway({ frameAncestors: ['https://partner.example'] })
    const { headers } = await gateway.openBank(await gateway.pay({ number: '4000000000003220' }))
    expect(headers['content-security-policy']).toMatch(
      /; frame-ancestors http:\/\/localhost:4000 https:\/\/partner\.example$/,
    )
  })

  it('has a nonce policy, is framed by registered origins only, and is never stored', async () => {
    const { headers } = await gateway.openBank(waiting)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; connect-src 'self'; font-src 'self'; img-src 'self' data:; script-src 'nonce-([^']+)'; style-src 'nonce-\1'; form-action 'self' http:\/\/localhost:4000; frame-ancestors http:\/\/localhost:4000$/,
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
  })

  it('is in Welsh for a request in Welsh', async () => {
    const fields = { creq: waiting.c_req, threeDSSessionData: 'x' }
    const { html } = await gateway.form('/gateway/acs/challenge', fields, 'cy-GB,en;q=0.5')
    expect(html).toContain('<html lang="cy">')
    expect(html).toContain('Cadarnhewch eich taliad')
  })

  it('follows the language of the payment page, not of the browser', async () => {
    const strong = { notification_url: returnAddress, browser_details: { accept_language: 'cy' } }
    const paid = await gateway.pay({ number: '4000000000003220' }, { strong_customer_authentication: strong })
    const { html } = await gateway.openBank(paid)
    expect(html).toContain('<html lang="cy">')
    expect((await gateway.answerBank(paid, '000001')).html).toContain('<html lang="cy">')
  })

  it('does not exist for an unknown message', async () => {
    for (const creq of ['', 'x', Buffer.from('{"acsTransID":"unknown"}').toString('base64url')]) {
      const { status, html } = await gateway.form('/gateway/acs/challenge', { creq, threeDSSessionData: 'x' })
      expect([status, html.includes('not available')]).toEqual([404, true])
    }
    expect((await gateway.form('/gateway/acs/challenge/unknown/decision', { action: 'approve' })).status).toBe(404)
  })
})
