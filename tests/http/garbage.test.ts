import { type ApiName, endpoints } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, pathOf, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { engine } from '../support/test-stores.ts'
import { destructive, expectAgreed, names, propertiesOf, rawBodies, texts, values } from './garbage.ts'

const isSqlite = engine === 'sqlite'
const json = { 'content-type': 'application/json' }

function pathWith(name: ApiName, value: string): string {
  const { call } = endpoints[name]
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, value]))
  return pathOf(call.path, params)
}

/** Unreasonable values in the path, in the query, in the body. */
function garbageFor(name: ApiName): readonly RawRequest[] {
  const endpoint: {
    readonly call: (typeof endpoints)[ApiName]['call']
    readonly query?: unknown
    readonly body?: unknown
  } = endpoints[name]
  const { method } = endpoint.call
  const path = pathWith(name, '1')
  const payload = method === 'GET' ? {} : { payload: {} }
  const queryNames = propertiesOf(endpoint.query)
  const bodyNames = propertiesOf(endpoint.body)
  return [
    ...(path === endpoint.call.path ? [] : texts.map((text) => ({ method, url: pathWith(name, text), ...payload }))),
    ...texts.map((text) => ({ method, url: `${path}?${queryWith(queryNames, text)}`, ...payload })),
    ...(endpoint.body === undefined
      ? []
      : values.flatMap((value) => [
          { method, url: path, payload: JSON.stringify(value), headers: json },
          { method, url: path, payload: Object.fromEntries(bodyNames.map((field) => [field, value])) },
        ])),
    ...(endpoint.body === undefined
      ? []
      : rawBodies.map((body) => ({ method, url: path, payload: body, headers: json }))),
  ]
}

function queryWith(fields: readonly string[], text: string): string {
  const search = new URLSearchParams()
  for (const field of [...fields, 'selected_user_id', 'source[]']) search.append(field, text)
  return search.toString()
}

describe('garbage', () => {
  test.each(names)('sent to %s is refused with a message, for every caller', async (name) => {
    const { visitor, as, host } = await startPlatform()
    await host.ensureDefault()
    // Access is the same on every engine; PostgreSQL gets these requests as staff only.
    const everybody = async () => (isSqlite ? [visitor, await as('amina'), await as('ellie')] : [await as('ellie')])
    const people: readonly Person[] = destructive.has(name) ? [visitor] : await everybody()
    for (const person of people) {
      for (const request of garbageFor(name)) expectAgreed(request, await person.send(request))
    }
    expect(host.logged.filter((event) => event === 'unexpected error')).toEqual([])
  })
})
