import { endpoints, limits, meanings, namedSchemas, refusalsOf, type Endpoint, errors } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { findingsOn } from './contract-answers.ts'
import { isJson } from './schema-nodes.ts'
import { sender } from './scene.ts'
import { messages } from './messages.ts'

type Json = Readonly<Record<string, unknown>>
type Content = Readonly<Record<string, { readonly schema: object; readonly example?: object }>>
type Parameter = {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly $ref?: string
  readonly schema?: { readonly enum?: unknown; readonly $ref?: string }
  readonly example?: unknown
}
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security: readonly Json[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>
}
type Document = {
  readonly openapi: string
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: object
    readonly responses: Readonly<Record<string, { readonly description: string; readonly headers?: Json }>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Json
  }
}

const all: readonly Endpoint[] = Object.values(endpoints)
const host = hostOfFile()
let document: Document

beforeAll(async () => {
  const { status, json } = await personAt(await host()).send({ method: 'GET', url: '/documentation/json' })
  expect(status).toBe(200)
  // The type of an OpenAPI document; `npm run check` has two linters for the whole of it.
  document = json() as Document
})

function operationOf({ call }: Endpoint): Operation {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.name} is not described`)
  return operation
}

/** Goes to a browser, not to a client. */
const links = ['openSandbox', 'confirmOpenSandbox']

describe('the OpenAPI document', () => {
  test('has version 3.1 and describes exactly the calls', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const described = Object.values(document.paths).flatMap((operations) => Object.values(operations))
    const aliases = all.flatMap(({ call }) => Object.keys(call.aliases ?? {}))
    const names = described.map(({ operationId }) => operationId)
    expect(names.toSorted()).toEqual([...Object.keys(endpoints), ...aliases, ...links].toSorted())
    expect(new Set(names).size).toBe(names.length)
    for (const endpoint of all) {
      const { call, summary, tag, status = 200 } = endpoint
      const operation = operationOf(endpoint)
      expect(operation, call.name).toMatchObject({ operationId: call.name, summary, tags: [tag.name] })
      expect(operation.description?.length, call.name).toBeGreaterThan(15)
      expect(Object.keys(operation.responses), call.name).toContain(String(status))
    }
  })

  test('has every named schema and enumeration of the contract as one component', () => {
    const names = [...namedSchemas.keys(), ...meanings.map(({ name }) => name), 'ErrorCode']
    expect(Object.keys(document.components.schemas).toSorted()).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(names.length)
  })

  test('[O-395] describes the link that opens a sandbox, and the cookie that it sets', () => {
    const { get, post } = document.paths['/sandbox/open/{id}'] ?? {}
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '303', '404', '422'])
    expect(Object.keys(post?.responses ?? {})).toEqual(['303', '404', '422'])
    expect(document.components.parameters['sandboxCookie']).toMatchObject({ name: 'sandbox', in: 'cookie' })
  })

  test('describes each group of calls', () => {
    const used = new Set(all.map(({ tag }) => tag.name))
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    expect(document.tags.filter(({ description }) => description === '')).toEqual([])
  })

  test('describes each parameter and header', () => {
    const parameters = all.flatMap((endpoint) => operationOf(endpoint).parameters ?? [])
    const inline = parameters.filter(({ $ref }) => $ref === undefined)
    expect(inline.length).toBeGreaterThan(60)
    expect(inline.filter(({ description = '' }) => description === '')).toEqual([])
    expect(Object.values(document.components.parameters).map(({ name }) => name)).toEqual([
      'X-Sandbox',
      'sandbox',
      'X-Client-Domain',
      'X-Selected-User',
      'Idempotency-Key',
    ])
    const headersOf = (name: keyof typeof endpoints) =>
      (operationOf(endpoints[name]).parameters ?? []).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
    expect(headersOf('completePayment')).toEqual([
      'sandbox',
      'sandboxCookie',
      'clientDomain',
      'selectedUser',
      'idempotencyKey',
    ])
    expect(headersOf('readVenue')).toEqual(['sandbox', 'sandboxCookie', 'clientDomain', 'selectedUser'])
    expect(headersOf('readLive')).toEqual([])
  })

  test('[O-106 partly, O-47] names the calls with an Idempotency-Key, and its maximum length', () => {
    const reading = all.filter((endpoint) =>
      (operationOf(endpoint).parameters ?? []).some(({ $ref }) => $ref?.endsWith('/idempotencyKey')),
    )
    const refusing = all.filter((endpoint) => refusalsOf(endpoint).includes('idempotency_key_reused'))
    expect(reading.map(({ call }) => call.name)).toEqual(refusing.map(({ call }) => call.name))
    expect(reading.map(({ call }) => call.name)).toContain('refundOrder')
    expect(document.components.parameters['idempotencyKey']?.schema).toMatchObject({
      maxLength: limits.idempotencyKeyLength,
    })
  })

  test('[O-17] names the key or token that each call needs', () => {
    expect(operationOf(endpoints.createRedirectSession).security).toEqual([{ partnerKey: [] }])
    expect(operationOf(endpoints.readCart).security).toEqual([{ bearer: [] }])
    expect(operationOf(endpoints.readVenue).security).toEqual([{}, { bearer: [] }])
    expect(operationOf(endpoints.receiveWebhook).security).toEqual([])
    expect(document.components.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      partnerKey: { type: 'apiKey', in: 'header', name: 'X-Partner-Key' },
    })
  })

  test('names the answers with Retry-After: too many requests, and not ready yet', () => {
    const later = Object.values(document.components.responses).filter(({ headers }) => headers?.['Retry-After'])
    const waiting = all.flatMap((endpoint) => {
      const { responses } = operationOf(endpoint)
      return ['429', '503'].flatMap((status) => responses[status]?.$ref?.split('/').at(-1) ?? [])
    })
    expect(new Set(later)).toEqual(new Set(waiting.map((name) => document.components.responses[name])))
    expect(new Set(waiting).size).toBeGreaterThan(1)
  })

  test('lists every refusal of every call under its status, with its code and message', () => {
    for (const endpoint of all) {
      const { responses } = operationOf(endpoint)
      for (const code of refusalsOf(endpoint)) {
        const { status } = errors[code]
        const message = messages[code]
        const component = responses[status]?.$ref?.split('/').at(-1) ?? ''
        const described = document.components.responses[component]?.description ?? ''
        expect(described, `${endpoint.call.name} ${code}`).toContain(`\`${code}\`: ${message}`)
      }
    }
  })

  test('marks optional bodies', () => {
    const optional = all.filter(({ bodyOptional, body }) => bodyOptional && body)
    expect(optional.length).toBeGreaterThan(2)
    for (const endpoint of optional) expect(operationOf(endpoint).requestBody?.required).toBe(false)
    expect(operationOf(endpoints.login).requestBody?.required).toBe(true)
  })

  test('describes each value of the stated enumerations', () => {
    const told = new Map(meanings.map(({ values, texts }) => [values.join('|'), Object.values(texts)]))
    const found = enumerationsIn({ paths: document.paths, components: document.components.schemas })
    const texts = found.flatMap(({ values, description }) => {
      const expected = told.get(values.join('|'))
      return expected === undefined ? [] : [{ values, missing: expected.filter((text) => !description.includes(text)) }]
    })
    expect(texts.length).toBe(meanings.length)
    expect(texts.filter(({ missing }) => missing.length > 0)).toEqual([])
    const silent = new Set(found.filter(({ values }) => !told.has(values.join('|'))).map(({ path }) => path))
    // Only records of one's own in a sandbox, and numbers of bits, speak for themselves.
    expect([...silent].filter((path) => !/\/sandbox\/v1\/|color_depth|\/ErrorCode$/.test(path))).toEqual([])
  })

  test('[O-395] every enumeration with a meaning is a component, and stands nowhere else', () => {
    const found = enumerationsIn({ paths: document.paths, components: document.components.schemas })
    for (const { name, values } of meanings) {
      const places = found.filter((one) => one.values.join('|') === values.join('|')).map(({ path }) => path)
      expect(places, name).toEqual([`/components/${name}`])
    }
  })
})

type Enumeration = { readonly path: string; readonly values: readonly unknown[]; readonly description: string }

/** Enumerations with what is said of them: by themselves, or by the parameter whose schema they are. */
function enumerationsIn(value: unknown, path = '', around = ''): readonly Enumeration[] {
  if (!isJson(value)) return []
  const { enum: values, description: said } = value
  const description = `${around}${typeof said === 'string' ? said : ''}`
  const own = Array.isArray(values) ? [{ path, values, description }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      enumerationsIn(inner, `${path}/${key}`, key === 'schema' ? description : ''),
    ),
  ]
}

describe('the examples of the document', () => {
  test('exist for every answer', () => {
    const silent = all.filter((endpoint) => {
      const { content = {} } = operationOf(endpoint).responses[endpoint.status ?? 200] ?? {}
      const [media] = Object.values(content)
      return media?.example === undefined
    })
    expect(silent.map(({ call }) => call.name)).toEqual([])
  })

  test('exist for every parameter without listed values', () => {
    const silent = all.flatMap((endpoint) =>
      (operationOf(endpoint).parameters ?? []).flatMap(({ $ref, name, schema, example, description = '' }) => {
        const isTold =
          example !== undefined ||
          description.includes('For example') ||
          schema?.enum !== undefined ||
          schema?.$ref !== undefined
        return $ref !== undefined || isTold ? [] : [`${endpoint.call.name} ${name}`]
      }),
    )
    expect(silent).toEqual([])
  })

  test('are answers and bodies that their schemas allow', () => {
    for (const endpoint of all) {
      const { call, reply, body, status = 200 } = endpoint
      const { responses, requestBody } = operationOf(endpoint)
      const [answer] = Object.values(responses[status]?.content ?? {})
      expect(findingsOn(reply, answer?.example), call.name).toEqual([])
      const [sent] = Object.values(requestBody?.content ?? {})
      if (body) expect(findingsOn(body, sent?.example), call.name).toEqual([])
    }
  })

  test('reveal nothing of the machine that made them, and keep the document short', () => {
    const text = JSON.stringify(document)
    expect(text).not.toMatch(/\/(?:tmp|home|work|root|Users)\/|t\d{2,}-\d/)
    expect(text.length).toBeLessThan(1_500_000)
  })

  test('exist for every body', () => {
    const silent = all.filter((endpoint) => {
      const [media] = Object.values(operationOf(endpoint).requestBody?.content ?? {})
      return media !== undefined && media.example === undefined
    })
    expect(silent.map(({ call }) => call.name)).toEqual([])
  })

  test('come from the seed: the server accepts them', async () => {
    const { as, visitor, sandbox } = await startPlatform()
    const amina = await as('amina')
    const exampleOf = (name: keyof typeof endpoints) =>
      operationOf(endpoints[name]).requestBody?.content['application/json']?.example ?? {}
    const [asVisitor, asAmina] = [sender(visitor), sender(amina)]
    const params = { userId: 1, source: 'activity-booking' }
    const answers = [
      await asVisitor('login', { body: exampleOf('login') }),
      await asVisitor('register', { body: exampleOf('register') }),
      await asVisitor('requestPasswordReset', { body: exampleOf('requestPasswordReset') }),
      await asAmina('addItems', { params, body: exampleOf('addItems') }),
      await asAmina('applyCredit', { body: exampleOf('applyCredit') }),
      await asVisitor('readCourse', { params: { idOrSlug: 'first-strokes' }, query: { source: 'online' } }),
      await asVisitor('readVenue', { params: { venue: 'ashcombe-leisure-centre' } }),
      await asVisitor('moveClock', { params: { id: sandbox }, body: exampleOf('moveClock') }),
    ]
    expect(answers.filter(({ status }) => status > 201).map(({ text }) => text)).toEqual([])
  })
})
