import { expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { personAt } from '../support/person.ts'

const joiningUrl = 'http://joining.localhost:4000'
const site = hostOfFile(() => ({
  otherSites: [{ name: 'joining', origin: joiningUrl, folder: undefined }],
}))

const ask = async (url: string, headers: Readonly<Record<string, string>>) =>
  personAt(await site()).send({ method: 'GET', url, headers })

test.each([
  ['localhost:4000', '/', 200],
  ['joining.localhost:4000', '/', 200],
  ['localhost:4000', '/location/ashcombe-leisure-centre', 404],
])('[O-520] without sites a browser at %s%s is shown the way to the documentation', async (host, url, expected) => {
  const { status, headers, text } = await ask(url, { host, accept: 'text/html,*/*;q=0.8' })
  expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8'])
  expect(text).toContain('<h1>There are no sites here</h1>')
  expect(text).toContain('href="/documentation"')
})

test('[O-520] the page is in the language of the browser', async () => {
  const { headers, text } = await ask('/', { accept: 'text/html', 'accept-language': 'cy' })
  expect([headers['content-language'], headers['vary']]).toEqual(['cy', expect.stringContaining('Accept-Language')])
  expect(text).toContain('<h1>Nid oes gwefannau yma</h1>')
})

test.each([
  ['/', '*/*'],
  ['/courses', 'application/json'],
  ['/api/nothing', 'text/html'],
])('[O-520] without sites %s asked for as %s is refused in JSON', async (url, accept) => {
  const { status, json } = await ask(url, { accept })
  expect([status, json()]).toEqual([404, { message: 'There is nothing at this address.', code: 'path_not_found' }])
})
