import { describe, expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { personAt, type RawReply } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const perVisitor = hostOfFile(() => ({ mode: 'per-visitor' }))
const shared = hostOfFile()

const cookieOf = ({ headers }: RawReply) => [headers['set-cookie'] ?? []].flat().map(String).join('; ')

describe('a link to a sandbox', () => {
  test.each([
    ['per-visitor', 'cross-site'],
    ['per-visitor', 'none'],
    ['per-visitor', undefined],
    ['shared', 'cross-site'],
    ['shared', 'same-site'],
  ] as const)('where sandboxes are %s, followed from %s, moves nobody without consent', async (mode, from) => {
    const host = await (mode === 'shared' ? shared() : perVisitor())
    const sandbox = `open-${from ?? 'unknown'}`
    await host.sandboxes.create(sandbox, {})
    const url = `/sandbox/open/${sandbox}`
    const headers = from === undefined ? {} : { 'sec-fetch-site': from }
    const browser = personAt(host)
    const asked = await browser.send({ method: 'GET', url, headers })
    expect([asked.status, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(cookieOf(asked)).toBe('')
    expect(asked.text).toContain(`<form method="post" action="${url}">`)
    expect(asked.text).toContain(`the sandbox ${sandbox} with you`)

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const forged = await browser.send({ method: 'POST', url, headers: { ...form, origin: 'https://evil.test' } })
    expect([forged.status, cookieOf(forged)]).toEqual([403, ''])
    const agreed = await browser.send({ method: 'POST', url, headers: { ...form, origin: 'http://localhost:4000' } })
    expect([agreed.status, agreed.headers['location']]).toEqual([303, '/'])
    expect(cookieOf(agreed)).toContain(`sandbox=${sandbox};`)
  })

  test.each(['none', 'same-origin', undefined])('where they are shared, followed from %s, opens it', async (from) => {
    const host = await shared()
    const { sandbox } = await startPlatform({ host })
    const headers = from === undefined ? {} : { 'sec-fetch-site': from }
    const opened = await personAt(host).send({ method: 'GET', url: `/sandbox/open/${sandbox}`, headers })
    expect([opened.status, opened.headers['cache-control']]).toEqual([303, 'no-store'])
    expect(cookieOf(opened)).toContain(`sandbox=${sandbox};`)
  })

  test('to an unknown sandbox leads nowhere, and says so on a page', async () => {
    const browser = personAt(await shared(), { headers: { accept: 'text/html' } })
    const lost = await browser.send({ method: 'GET', url: '/sandbox/open/nobody-knows' })
    expect([lost.status, cookieOf(lost)]).toEqual([404, ''])
    expect(lost.text).toContain('<h1>There is no sandbox with this name.</h1>')
  })
})
