import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGeocoder } from './geocoder.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A provider for the test, with the requests it gets, and a geocoder that uses it. */
async function provider(answer: unknown, { status = 200, isSilent = false } = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (isSilent) return
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // It listens on an address and a port.
  const { port } = server.address() as AddressInfo
  const template = `http://127.0.0.1:${port}/find?q={address}&in={country}&key={key}`
  return {
    asked,
    geocode: createGeocoder({ template, key: 'a key', country: 'GB', timeoutMs: isSilent ? 200 : 10_000 }),
  }
}

const features = [{ geometry: { coordinates: [-2.8, 51] } }]
const results = [{ geometry: { location: { lat: 51, lng: -2.8 } } }]

test.each([
  ['GeoJSON', { features }],
  ['a list of results', { results }],
])('[O-80, S7-056, S7-057, S7-058] coordinates are read from %s, and the provider is asked once', async (_, answer) => {
  const { asked, geocode } = await provider(answer)
  expect(await geocode('ac1 4qt')).toEqual({ latitude: 51, longitude: -2.8 })
  expect(await geocode('AC14QT')).toEqual({ latitude: 51, longitude: -2.8 })
  expect(asked).toEqual(['/find?q=AC14QT&in=GB&key=a%20key'])
})

test.each([
  ['nothing found', { features: [] }],
  ['another shape', ['x']],
  ['no place on earth', { features: [{ geometry: { coordinates: [0, 91] } }] }],
])('%s finds no place, and that is cached', async (_, answer) => {
  const { asked, geocode } = await provider(answer)
  expect([await geocode('AC1 4QT'), await geocode('AC1 4QT')]).toEqual([undefined, undefined])
  expect(asked).toHaveLength(1)
})

test.each([
  ['refuses', { status: 503 }],
  ['does not answer in time', { isSilent: true }],
])('a provider that %s is asked again the next time', async (_, how) => {
  const { asked, geocode } = await provider({}, how)
  expect([await geocode('AC1 4QT'), await geocode('AC1 4QT')]).toEqual([undefined, undefined])
  expect(asked).toHaveLength(2)
})
