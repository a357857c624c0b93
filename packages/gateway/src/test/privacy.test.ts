import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testCards } from '../engine/test-cards.ts'
import { openGateway } from './fixture.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('card data', () => {
  it('is in no file and no log line after every card was used, refused and saved', async () => {
    const gateway = await openGateway({ database: join(folder, 'gateway.db') })
    const code = '9377'
    for (const { number } of testCards) {
      const isAmex = number.startsWith('3')
      const details = {
        number,
        code: isAmex ? code : code.slice(0, 3),
        ...(number.startsWith('5123') ? { expiry: '0139' } : {}),
      }
      const paid = await gateway.pay(details, { save: true })
      if (paid.state === 'challenge_required') await gateway.submit(paid, await gateway.answerBank(paid, '123456'))
      await gateway.tokenise(await gateway.sessionKey(), { ...details, expiry: '0120' })
    }
    const broken = await gateway.app.inject({
      method: 'POST',
      url: '/gateway/v1/card-identifiers',
      headers: { authorization: `Bearer ${await gateway.sessionKey()}`, 'content-type': 'application/json' },
      payload: '{"card_details":{"card_number":"4242424242424242",',
    })
    expect(broken.statusCode).toBe(422)
    await gateway.runDue()
    const log = gateway.log.join('\n')
    const kept = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file)).toString('latin1'))
      .join('\n')
    expect(kept.length).toBeGreaterThan(10_000)
    for (const text of [kept, log, gateway.sent.map((one) => one.body).join('\n')]) {
      expect(testCards.filter(({ number }) => text.includes(number))).toEqual([])
    }
    // Three digits alone occur in any ledger; the four of the longest code do not by themselves.
    expect(log).not.toContain(`"${code}"`)
    expect(kept).not.toContain(`security_code`)
    await gateway.close()
  })

  it('[O-496] logs name method, route, status and time, and no address, body or key', async () => {
    const gateway = await openGateway()
    const key = await gateway.sessionKey()
    await gateway.tokenise(key)
    await gateway.app.inject({ url: `/gateway/fields/card-gateway?key=${key}&origin=x&channel=c` })
    const lines = gateway.log.map((line): Record<string, unknown> => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) {
      expect(Object.keys(line).sort()).toEqual([
        'correlation',
        'event',
        'level',
        'method',
        'ms',
        'route',
        'status',
        'time',
      ])
    }
    expect(gateway.log.join('\n')).not.toContain(key)
    await gateway.close()
  })
})

describe('a restarted gateway', () => {
  it('continues with its rows, jobs and answers', async () => {
    const database = join(folder, 'gateway.db')
    const before = await openGateway({ database })
    const body = await before.order({ number: '4000000000003220' })
    const first = await before.server('transactions', body, 'register')
    await before.close()

    const after = await openGateway({ database })
    expect(await after.server('transactions', body, 'register')).toEqual({ ...first, replayed: true })
    after.clock.advance(600_000)
    await after.runDue()
    expect((await after.read(`transactions/${first.body.transaction_id}`)).body.state).toBe('expired')
    await after.close()
  })
})
