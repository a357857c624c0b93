import Value from 'typebox/value'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { components } from '../documentation/answers.ts'
import { openGateway, type TestGateway } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.close())

type Document = { readonly openapi: string; readonly paths: Readonly<Record<string, object>> }

it('serves an OpenAPI document of exactly its calls', async () => {
  const answer = await gateway.app.inject({ method: 'GET', url: '/gateway/openapi.json' })
  const { openapi, paths } = answer.json<Document>()
  expect(openapi).toMatch(/^3\.1\./)
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method, path })),
  )
  expect(described.length).toBeGreaterThan(30)
  for (const { method, path } of described) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    expect(gateway.app.hasRoute({ method: method.toUpperCase(), url }), `${method} ${path}`).toBe(true)
  }
  const drawn = gateway.app.printRoutes({ commonPrefix: false }).match(/\((?:GET|POST|PUT|DELETE|HEAD|OPTIONS|, )+\)/g)
  const methods = (drawn ?? []).flatMap((group) => group.match(/GET|POST|PUT|DELETE/g) ?? [])
  expect(methods).toHaveLength(described.length)
})

it('returns a transaction and a refusal as the document describes them', async () => {
  const transaction = await gateway.pay()
  expect(findings('Transaction', transaction)).toEqual([])
  const refused = await gateway.server('transactions', {})
  expect(refused.status).toBe(422)
  expect(findings('Refusal', refused.body)).toEqual([])
})

it('[O-395] describes the events that it sends', async () => {
  const { transaction_id: id } = await gateway.pay()
  await gateway.instruct(id, 'release')
  await gateway.instruct(id, 'refund')
  const events = await gateway.listen()
  expect(events.length).toBeGreaterThan(1)
  expect(events.flatMap((event) => findings('WebhookEvent', event))).toEqual([])
  const { webhooks } = (await gateway.app.inject({ method: 'GET', url: '/gateway/openapi.json' })).json<{
    readonly webhooks: object
  }>()
  expect(Object.keys(webhooks)).toEqual(['event'])
})

function findings(name: keyof typeof components, value: unknown): readonly string[] {
  return Value.Errors(components, components[name], value).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  )
}
