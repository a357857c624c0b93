import { deleteSandbox, listLinkedUsers, listSandboxes, readClient } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { hostOfFile, ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { siteFolder } from '../support/site-folder.ts'
import { codeOf, cookieIn, page, promised, timeFor } from './visiting.ts'

const clientFolder = siteFolder()
const perVisitor = hostOfFile(() => ({ mode: 'per-visitor', clientFolder }))
const off = hostOfFile(() => ({ mode: 'off', clientFolder }))
const shared = hostOfFile(() => ({ clientFolder }))

describe('a request belongs to the sandbox', () => {
  async function somebody() {
    const host = await shared()
    await host.ensureDefault()
    return personAt(host)
  }

  async function threeSandboxes() {
    const host = await shared()
    const [byHeader, byCookie] = [
      await startPlatform({ host, at: '2026-05-01T09:00:00Z' }),
      await startPlatform({ host, at: '2026-06-01T09:00:00Z' }),
    ]
    return { person: await somebody(), byHeader, byCookie }
  }

  test('of the header, else of the cookie, else the one named default', async () => {
    const { person, byHeader, byCookie } = await threeSandboxes()
    const header = { 'x-sandbox': byHeader.sandbox }
    const cookie = { cookie: `sandbox=${byCookie.sandbox}` }
    expect(await timeFor(person, { ...header, ...cookie })).toBe('2026-05-01T09:00:00Z')
    expect(await timeFor(person, cookie)).toBe('2026-06-01T09:00:00Z')
    expect(await timeFor(person)).toBe('2026-04-07T10:00:00Z')
  })

  test.each([
    ['nobody-knows', [404, 'sandbox_not_found']],
    ['Upper', [422, 'sandbox_id_invalid']],
    ['-a', [422, 'sandbox_id_invalid']],
    ['a'.repeat(41), [422, 'sandbox_id_invalid']],
    ['', [422, 'sandbox_id_invalid']],
    ['../default', [422, 'sandbox_id_invalid']],
  ])('a header of "%s" is refused', async (id, expected) => {
    const person = await somebody()
    const reply = await person.send({ method: 'GET', url: readClient.path, headers: { 'x-sandbox': id } })
    expect(codeOf(reply)).toEqual(expected)
  })

  test.each(['nobody-knows', 'Upper', '../default', ''])('a cookie of "%s" counts as none', async (id) => {
    expect(await timeFor(await somebody(), { cookie: `sandbox=${id}` })).toBe('2026-04-07T10:00:00Z')
  })

  test('of an opened link: it sets the cookie and leads to the site', async () => {
    const { person, byHeader } = await threeSandboxes()
    const opened = await person.send({ method: 'GET', url: `/sandbox/open/${byHeader.sandbox}` })
    expect([opened.status, opened.headers['location']]).toEqual([303, '/'])
    expect(cookieIn(opened)).toMatchObject({ id: byHeader.sandbox })
    expect(cookieIn(opened)?.attributes).toMatch(/HttpOnly.*SameSite=Lax/)
    expect(codeOf(await person.send({ method: 'GET', url: '/sandbox/open/nobody-knows' }))).toEqual([
      404,
      'sandbox_not_found',
    ])
    expect(codeOf(await person.send({ method: 'GET', url: '/sandbox/open/UPPER' }))).toEqual([
      422,
      'sandbox_id_invalid',
    ])
  })

  test('a page sets no cookie where sandboxes are shared', async () => {
    expect(cookieIn(await (await somebody()).send(page))).toBeUndefined()
  })
})

describe('where every visitor has their own', () => {
  /** A visitor whose site has asked for something. */
  async function arrive() {
    const arrived = await promised(await perVisitor())
    await timeFor(arrived.visitor)
    return arrived
  }

  test('a page only sets the cookie; the first call with it makes the sandbox, once', async () => {
    const { host, id, visitor } = await promised(await perVisitor())
    expect(await host.sandboxes.has(id)).toBe(false)
    expect(cookieIn(await visitor.send(page))).toBeUndefined()
    const times = await Promise.all([1, 2, 3, 4].map(() => timeFor(visitor)))
    expect(new Set(times)).toEqual(new Set(['2026-04-07T10:00:00Z']))
    expect(await host.sandboxes.has(id)).toBe(true)
    expect(cookieIn(await visitor.send(page))).toBeUndefined()
  })

  test('a deleted sandbox is made again by the next call', async () => {
    const { host, id, visitor } = await arrive()
    await visitor.call(deleteSandbox, { params: { id } })
    expect(await host.sandboxes.has(id)).toBe(false)
    await timeFor(visitor)
    expect(await host.sandboxes.has(id)).toBe(true)
  })

  test.each(['v-chosenbysomebody0123456789abcdef', 's-abcdefghijklmnopqrst', 'mine'])(
    'a name not issued by a page, %s, makes nothing, and the next page issues another',
    async (id) => {
      const host = await perVisitor()
      const visitor = personAt(host, { headers: { cookie: `sandbox=${id}` } })
      expect(codeOf(await visitor.send({ method: 'GET', url: readClient.path }))).toEqual([404, 'sandbox_not_found'])
      expect(await host.sandboxes.has(id)).toBe(false)
      expect(cookieIn(await visitor.send(page))?.id).toMatch(/^v-[a-z0-9]{32}$/)
    },
  )

  test('the sandbox named default cannot be reached, opened, controlled or deleted', async () => {
    const host = await perVisitor()
    await host.ensureDefault()
    const named: Readonly<Record<string, string>>[] = [{ 'x-sandbox': 'default' }, { cookie: 'sandbox=default' }]
    for (const headers of named) {
      const person = personAt(host, { headers })
      const control = '/sandbox/v1/sandboxes/default'
      const json = { 'content-type': 'application/json' }
      for (const request of [
        { method: 'GET', url: readClient.path },
        { method: 'GET', url: control },
        { method: 'DELETE', url: control, headers: json },
        { method: 'POST', url: `${control}/reset`, payload: {} },
        { method: 'POST', url: `${control}/fork`, payload: {} },
        { method: 'GET', url: '/sandbox/open/default' },
      ] as const) {
        expect(codeOf(await person.send(request)), request.url).toEqual([404, 'sandbox_not_found'])
      }
      expect((await person.call(listSandboxes, { query: {} })).data).toEqual([])
    }
    const back = await personAt(host).send({
      method: 'POST',
      url: '/api/payment-providers/3ds-return/default.0123456789abcdef0123456789abcdef',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'cres=x',
    })
    expect(back.status).toBe(404)
    expect(await host.sandboxes.has('default')).toBe(true)
  })

  test('a full server answers with a page to people and JSON to programs', async () => {
    const host = await ownHost({ mode: 'per-visitor', clientFolder, limit: 1 })
    const [inside, outside] = [await promised(host), await promised(host)]
    await timeFor(inside.visitor)
    expect((await inside.visitor.send(page)).status).toBe(200)
    for (const person of [outside.visitor, personAt(host)]) {
      const full = await person.send(page)
      expect([full.status, full.headers['retry-after']]).toEqual([503, '5'])
      expect(full.text).toMatch(
        /<h1>No more sandboxes can be created right now, please try again in a few minutes.<\/h1>/,
      )
    }
    const call = await outside.visitor.send({ method: 'GET', url: readClient.path })
    expect([...codeOf(call), call.headers['retry-after']]).toEqual([503, 'sandbox_limit', '5'])
  })

  test('a call without header or cookie belongs to none', async () => {
    const { host } = await arrive()
    const reply = await personAt(host).send({ method: 'GET', url: readClient.path })
    expect(codeOf(reply)).toEqual([404, 'sandbox_not_found'])
  })

  test('a visitor controls their own and sees no other', async () => {
    const mine = await arrive()
    const other = await arrive()
    const { data } = await mine.visitor.call(listSandboxes, { query: {} })
    expect(data.map(({ id }) => id)).toEqual([mine.id])
    const at = (id: string, part = '') => `/sandbox/v1/sandboxes/${id}${part}`
    for (const url of [at(other.id), at(other.id, '/clock'), at(other.id, '/outbox')]) {
      expect(codeOf(await mine.visitor.send({ method: 'GET', url }))).toEqual([404, 'sandbox_not_found'])
    }
    const headers = { 'content-type': 'application/json' }
    const taken = await mine.visitor.send({ method: 'DELETE', url: at(other.id), headers })
    expect(codeOf(taken)).toEqual([404, 'sandbox_not_found'])
    expect((await mine.visitor.send({ method: 'GET', url: at(mine.id, '/clock') })).status).toBe(200)
    const reset = await mine.visitor.send({ method: 'POST', url: at(mine.id, '/reset'), headers })
    expect(reset.status).toBe(200)
  })

  test('no call can make one', async () => {
    const { visitor } = await arrive()
    const reply = await visitor.send({ method: 'POST', url: '/sandbox/v1/sandboxes', payload: {} })
    expect(codeOf(reply)).toEqual([403, 'unauthorised'])
  })
})

describe('without sandboxes', () => {
  test('there is one platform: header and cookie are ignored', async () => {
    const host = await off()
    await host.ensureDefault()
    const visitor = personAt(host)
    for (const headers of [{ 'x-sandbox': 'nobody-knows' }, { 'x-sandbox': 'NOT VALID' }, { cookie: 'sandbox=x' }]) {
      expect(await timeFor(visitor, headers)).toBe('2026-04-07T10:00:00Z')
    }
    expect(await visitor.refusal(listLinkedUsers, { params: { userId: 1 } })).toMatchObject({ status: 401 })
    expect(cookieIn(await visitor.send(page))).toBeUndefined()
  })

  test.each([
    '/sandbox/v1/sandboxes',
    '/sandbox/v1/personas',
    '/sandbox/v1/sandboxes/default/clock',
    '/sandbox/open/default',
  ])('%s does not exist', async (url) => {
    const reply = await personAt(await off()).send({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect(codeOf(reply)).toEqual([404, 'path_not_found'])
  })
})
