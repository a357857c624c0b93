import { type Endpoint, endpoints } from '@touchline/contract'
import { expect, test } from 'vitest'
import { pathOf } from '../support/person.ts'
import { secret, startPlatform } from '../support/platform.ts'
import { addressOf } from './addresses.ts'

const takesJson = ({ call, body, consumes }: Endpoint) =>
  // A webhook is judged by its signature before its body is looked at.
  body !== undefined && consumes === undefined && call.access !== 'gateway'

test('[PAY-10] a number of the list of test cards is refused by every call with a body', async () => {
  const platform = await startPlatform()
  const farid = await platform.as('farid')
  const headers = { authorization: `Bearer ${secret}` }
  const list = await platform.host.gateway.app.inject({ url: '/gateway/__sandbox/cards', headers })
  const { cards } = list.json<{ cards: readonly { number: string; row: number }[] }>()
  const calls = Object.values<Endpoint>(endpoints).filter(takesJson)
  expect([cards.length > 35, calls.length > 40]).toEqual([true, true])
  // Every call with some of the numbers and every number with some of the calls.
  for (const [at, endpoint] of calls.entries()) {
    for (const { number } of cards.filter((_, position) => position % 9 === at % 9)) {
      const { method, name } = endpoint.call
      const reply = await farid.send({
        method,
        url: addressOf(endpoint, platform, farid.id),
        payload: { note: number },
      })
      expect([name, number, reply.json()]).toEqual([
        name,
        number,
        expect.objectContaining({ code: 'card_data_not_allowed' }),
      ])
      expect(reply.text).not.toContain(number)
    }
  }
  expect(JSON.stringify(platform.host.logLines)).not.toMatch(/4242424242424242|4000000000000002/)
})

test('[PAY-10] a test card number is refused in every path parameter and as a correlation id, and is never logged', async () => {
  const platform = await startPlatform()
  const farid = await platform.as('farid')
  const number = '4000000000000002'
  const calls = Object.values<Endpoint>(endpoints).filter(
    // Whether the server is well is answered whatever comes along.
    ({ call }) => call.access !== 'gateway' && call.access !== 'bank' && !call.path.startsWith('/health/'),
  )
  const refused = expect.objectContaining({ code: 'card_data_not_allowed' })
  const send = async (endpoint: Endpoint, url: string, headers: Readonly<Record<string, string>> = {}) => {
    const { method, name } = endpoint.call
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
    const reply = await farid.send({ method, url, headers, ...payload })
    expect([name, url, reply.status, reply.json()]).toEqual([name, url, 422, refused])
    expect(reply.text + JSON.stringify(reply.headers)).not.toContain(number)
  }
  let parameters = 0
  for (const endpoint of calls) {
    const names = [...endpoint.call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    for (const name of names) {
      parameters += 1
      const path = pathOf(endpoint.call.path, {
        ...Object.fromEntries(names.map((other) => [other, '1'])),
        [name]: number,
      })
      await send(endpoint, path)
    }
    await send(endpoint, addressOf(endpoint, platform, farid.id), { 'x-correlation-id': number })
  }
  expect([calls.length > 100, parameters > 80]).toEqual([true, true])
  const url = `/sandbox/v1/sandboxes/${platform.sandbox}/journal?per_page=100`
  const journal = await platform.visitor.send({ method: 'GET', url })
  expect(journal.json()).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ status: 422 })]) })
  expect(journal.text).not.toContain(number)
  expect(JSON.stringify(platform.host.logLines)).not.toContain(number)
})
