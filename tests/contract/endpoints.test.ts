import { endpoints, type Endpoint } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

const all: readonly Endpoint[] = Object.values(endpoints)
const everyPath = all.flatMap(({ call }) =>
  [call.path, ...Object.values(call.aliases ?? {})].map((path) => ({ call, path })),
)

/** Goes to a browser, not to a client: it is a link, and no call of the contract. */
const links = ['GET /sandbox/open/:id', 'POST /sandbox/open/:id']

const routed = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Method and path of every route, read off the router's own drawing of its tree. */
function routesOf(drawing: string): readonly string[] {
  const above: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (segment === '') return []
    const depth = indent.length / 4
    above.splice(depth, above.length, segment)
    const path = above.join('').replaceAll(/\/+/g, '/')
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`)
  })
}

/** Whether an object schema has a field, or one of its fields has. */
function hasField(schema: unknown, [first = '', ...deeper]: readonly string[]): boolean {
  const { properties } = (schema ?? {}) as { readonly properties?: Readonly<Record<string, unknown>> }
  const field = properties?.[first]
  return field !== undefined && (deeper.length === 0 || hasField(field, deeper))
}

describe('the contract and the served routes', () => {
  test('every call is served under its path and its other paths', async () => {
    const { host } = await startPlatform()
    for (const { call, path } of everyPath) {
      expect(host.app.hasRoute({ method: call.method, url: routed(path) }), `${call.method} ${path}`).toBe(true)
    }
  })

  test('no other route is served under the API paths', async () => {
    const { host } = await startPlatform()
    const served = routesOf(host.app.printRoutes({ commonPrefix: false }))
      .filter((route) => /^[A-Z]+ \/(api|sandbox|health)\//.test(route))
      // A router answers HEAD wherever it answers GET.
      .filter((route) => !route.startsWith('HEAD '))
    const agreed = everyPath.map(({ call, path }) => `${call.method} ${routed(path)}`)
    expect(served.toSorted()).toEqual([...agreed, ...links].toSorted())
  })

  test('every endpoint is registered under the name of its call, with provenance and access', () => {
    for (const [name, { call, provenance, summary, tag }] of Object.entries(endpoints)) {
      expect(call.name).toBe(name)
      expect(call.access).toMatch(/^(public|customer|owner|staff|super_user|gateway|bank|partner|sandbox)$/)
      expect(Object.values(provenance).every((text) => text.length > 1)).toBe(true)
      expect([summary, tag.name].every((text) => text.length > 1)).toBe(true)
    }
  })

  test('names and routes are unique', () => {
    const paths = everyPath.map(({ call, path }) => `${call.method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('the owner is named by the path', () => {
    for (const { call } of all.filter((one) => one.call.access === 'owner' || one.call.owner === 'path')) {
      expect(call.path).toContain('{userId}')
    }
  })

  test('the channel is carried by a field of the call', () => {
    const carried = all.flatMap(({ call, params, query, body }) => {
      const carriers = typeof call.channel === 'string' ? [] : [call.channel].flat()
      return carriers.map(({ from, name }) => ({
        name: call.name,
        field: name,
        part: { path: params, query, body }[from],
      }))
    })
    expect(carried.length).toBeGreaterThan(10)
    for (const { name, field, part } of carried) expect(hasField(part, field.split('.')), name).toBe(true)
  })
})
