import { second } from '@touchline/clock'
import { addItems, listCourses } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { hostOfFile, ownHost } from '../support/host.ts'
import { pathOf, personAt } from '../support/person.ts'
import { siteFolder } from '../support/site-folder.ts'

const token = 'a-token-of-the-operator'
const clientFolder = siteFolder()
const withToken = hostOfFile(() => ({ clientFolder, metrics: { token, admitsLoopback: false } }))
const onThisMachine = hostOfFile(() => ({ clientFolder, metrics: { token: undefined, admitsLoopback: true } }))

type Asked = { readonly headers?: Record<string, string>; readonly remoteAddress?: string }

/** Asks as a scraper does: under any name, from any address. */
async function ask(
  host: Awaited<ReturnType<typeof ownHost>>,
  { headers = {}, remoteAddress = '10.0.0.9' }: Asked = {},
) {
  const { statusCode, body, headers: sent } = await host.app.inject({ url: '/metrics', headers, remoteAddress })
  return { status: statusCode, body, headers: sent }
}

/** The value of a series. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('[O-497] metrics', () => {
  test('are not there where nothing is set, nor without the token', async () => {
    const host = await ownHost({ clientFolder })
    expect((await ask(host, { remoteAddress: '127.0.0.1', headers: { host: 'localhost' } })).status).toBe(404)
    const locked = await withToken()
    const refused = [
      {},
      { headers: { authorization: 'Bearer another-token-altogether' } },
      { headers: { host: 'localhost' }, remoteAddress: '127.0.0.1' },
    ]
    for (const asked of refused) {
      const { status, body } = await ask(locked, asked)
      expect([status, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 'path_not_found' })])
    }
  })

  test('are read with the token, from any address and under any name', async () => {
    const headers = { authorization: `Bearer ${token}`, host: 'touchline:4000' }
    const { status, headers: sent } = await ask(await withToken(), { headers })
    expect([status, sent['content-type'], sent['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
      'no-store',
    ])
  })

  test('are read on this machine, not through a proxy on it', async () => {
    const host = await onThisMachine()
    const local = { host: '127.0.0.1:4000' }
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await ask(host, { headers: local, remoteAddress })).status).toBe(200)
    }
    const foreign: readonly Asked[] = [
      { headers: local, remoteAddress: '10.0.0.9' },
      { headers: { host: 'bookings.example.test' }, remoteAddress: '127.0.0.1' },
      ...['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'].map((name) => ({
        headers: { ...local, [name]: 'x' },
        remoteAddress: '127.0.0.1',
      })),
    ]
    for (const asked of foreign) expect((await ask(host, asked)).status, JSON.stringify(asked)).toBe(404)
  })

  test('tell of requests, the event loop, the database, sandboxes, jobs, payments and the outbox', async () => {
    const host = await withToken()
    await host.ensureDefault()
    // What was found out about the database before is no longer known.
    host.wallClock.advance(second)
    const person = personAt(host)
    await person.send({ method: 'GET', url: `${listCourses.path}?source=online` })
    await person.send({ method: 'GET', url: `${listCourses.path}?source=nowhere&secret=1` })
    const basket = pathOf(addItems.path, { userId: 1, source: 'activity-booking' })
    await person.send({ method: 'POST', url: basket, payload: {} })
    const { body } = await ask(host, { headers: { authorization: `Bearer ${token}` } })
    const count = (method: string, route: string, status: number) =>
      valueOf(body, `touchline_http_requests_total{method="${method}",route="${route}",status="${status}"}`)
    expect(count('GET', listCourses.path, 200)).toBe(1)
    expect(count('GET', listCourses.path, 422)).toBe(1)
    expect(count('POST', addItems.path.replaceAll(/\{(\w+)\}/g, ':$1'), 401)).toBe(1)
    expect(valueOf(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(body).toMatch(/^touchline_database_up\{engine="(sqlite|pg)"\} 1$/m)
    expect(valueOf(body, 'touchline_sandboxes{state="ready"}')).toBe(1)
    expect(valueOf(body, 'touchline_jobs{state="late"}')).toBe(0)
    expect(valueOf(body, 'touchline_jobs{state="waiting"}')).toBeGreaterThan(0)
    expect(valueOf(body, 'touchline_outbox{kind="events_waiting"}')).toBe(0)
    expect(body).toContain('# TYPE touchline_open_payments gauge')
  })

  test('have no more series for any number of addresses, sandboxes and methods', async () => {
    const host = await withToken()
    await host.ensureDefault()
    const series = async () => {
      const { body } = await ask(host, { headers: { authorization: `Bearer ${token}` } })
      return body.split('\n').filter((line) => line.startsWith('touchline_')).length
    }
    const visit = async (nth: number) => {
      await host.app.inject({ url: `/nothing/${nth}.js` })
      await host.app.inject({
        url: `/api/v1/users/${nth}/carts/activity-booking`,
        headers: { 'x-sandbox': `s-${nth}` },
      })
      // Not every method has a name in the types.
      await host.app.inject({ method: (['PROPFIND', 'SEARCH', 'LOCK'] as const)[nth % 3] as never, url: '/' })
    }
    for (let nth = 0; nth < 3; nth++) await visit(nth)
    const before = await series()
    for (let nth = 3; nth < 20; nth++) await visit(nth)
    expect(await series()).toBe(before)
  })
})
