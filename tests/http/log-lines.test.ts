import { type ApiName, type Endpoint, endpoints, listVenues, readClient } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { openBreakableStores } from '../support/breakable-stores.ts'
import { ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { destructive, names, propertiesOf } from './garbage.ts'
import { addressOf } from './addresses.ts'

type Line = Readonly<Record<string, unknown>>

const parsed = (lines: readonly string[]): readonly Line[] => lines.map((line) => JSON.parse(line) as Line)

describe('[O-496] the log of a server', () => {
  test('has one line a request: method, route, status, time, correlation id and sandbox', async () => {
    const { visitor, host, sandbox } = await startPlatform()
    const before = host.logLines.length
    await visitor.send({ method: 'GET', url: `${readClient.path}?secret=1`, headers: { 'x-correlation-id': 'mine-1' } })
    await visitor.send({ method: 'GET', url: '/api/v1/users/77/carts/activity-booking' })
    await visitor.send({ method: 'POST', url: '/a-page-of-nobody', payload: {} })
    expect(parsed(host.logLines.slice(before))).toEqual([
      {
        time: expect.stringMatching(/Z$/),
        level: 'info',
        event: 'request',
        method: 'GET',
        route: readClient.path,
        status: 200,
        ms: expect.any(Number),
        correlation: 'mine-1',
        sandbox,
      },
      expect.objectContaining({ route: '/api/v1/users/:userId/carts/:source', status: 401, sandbox }),
      expect.objectContaining({
        method: 'POST',
        route: null,
        status: 404,
        correlation: expect.stringMatching(/^[\w-]{36}$/),
      }),
    ])
  })

  test('names what has failed, its cause and the request', async () => {
    const geocode = () => {
      throw new Error('the map is torn', { cause: new TypeError('no place for "planted@example.test"') })
    }
    const host = await ownHost({ geocode })
    await host.ensureDefault()
    const headers = { 'x-correlation-id': 'torn-1' }
    const url = `${listVenues.path}?postcode=AC14QT&radius=5`
    expect((await personAt(host).send({ method: 'GET', url, headers })).status).toBe(500)
    const [failure] = parsed(host.logLines).filter(({ event }) => event === 'unexpected error')
    expect(failure).toMatchObject({
      level: 'error',
      error: 'Error',
      message: 'the map is torn',
      causes: [{ error: 'TypeError', message: 'no place for …' }],
      correlation: 'torn-1',
      sandbox: 'default',
    })
  })

  test('says why a tick has failed, and in which sandbox', async () => {
    const stores = openBreakableStores()
    const host = await ownHost({ stores: stores.open })
    await host.ensureDefault()
    stores.breakWhen(({ name }) =>
      name === 'read' ? new Error('the tape is torn', { cause: new RangeError('at 7') }) : undefined,
    )
    await host.sandboxes.tick()
    stores.breakWhen(() => undefined)
    expect(parsed(host.logLines)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'tick failed',
        sandbox: 'default',
        error: 'Error',
        message: 'the tape is torn',
        causes: [{ error: 'RangeError', message: 'at 7' }],
      }),
    )
  })

  // Whatever is planted must stand in no line.
  const planted = 'plantagenet'
  const email = `${planted}@example.test`

  test.each(names.filter((name) => !destructive.has(name)))(
    'has nothing that was sent to %s',
    async (name: ApiName) => {
      const platform = await startPlatform()
      await platform.host.ensureDefault()
      const endpoint: Endpoint = endpoints[name]
      const { method } = endpoint.call
      const person = await platform.as(endpoint.call.access === 'staff' ? 'farid' : 'amina')
      const values = (of: unknown) => [...propertiesOf(of), 'unknown'].map((field) => [field, email] as const)
      const query = new URLSearchParams([...values(endpoint.query)].map(([field, value]) => [field, value]))
      const url = addressOf(endpoint, platform, person.id)
      const headers = {
        'content-type': 'application/json',
        'x-client-domain': `${planted}.test`,
        'user-agent': planted,
        'idempotency-key': planted,
        cookie: `bookings-authToken=${planted}`,
        referer: `https://${planted}.test`,
      }
      const before = platform.host.logLines.length
      const payloads = method === 'GET' ? [undefined] : [Object.fromEntries(values(endpoint.body)), `{"a":"${email}`]
      for (const payload of payloads) {
        await person.send({ method, url: `${url}?${query.toString()}`, headers, ...(payload && { payload }) })
        await platform.visitor.send({ method, url, headers, ...(payload && { payload }) })
      }
      await person.send({ method, url: `${url.replaceAll(/\b1\b/g, email)}/${planted}`, headers })
      const lines = platform.host.logLines.slice(before)
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.join('')).not.toMatch(new RegExp(`${planted}|${person.token ?? planted}`, 'i'))
    },
  )
})
