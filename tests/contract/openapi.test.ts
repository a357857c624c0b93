import { endpoints, namedSchemas } from '@touchline/contract'
import { expect, test } from 'vitest'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly responses: Readonly<Record<string, unknown>>
}
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: object }
}

async function readDocument(): Promise<Document> {
  const { host } = await startPlatform()
  const { status, json } = await personAt(host).send({ method: 'GET', url: '/documentation/json' })
  expect(status).toBe(200)
  // What an OpenAPI document is; `npm run check` has a linter look at it whole.
  return json() as Document
}

test('the OpenAPI document is of version 3.1 and describes every call, and nothing else', async () => {
  const { openapi, paths } = await readDocument()
  expect(openapi).toMatch(/^3\.1\./)
  const described = Object.values(paths).flatMap((operations) => Object.values(operations))
  const canonical = described.map(({ operationId }) => operationId).filter((id) => !/At\d+$/.test(id))
  expect(canonical.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  for (const { call, summary, tag, status = 200 } of Object.values(endpoints).map((one) => ({ status: 200, ...one }))) {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    expect(operation, call.name).toMatchObject({ operationId: call.name, summary, tags: [tag] })
    expect(Object.keys(operation?.responses ?? {}), call.name).toContain(String(status))
    expect(Object.keys(operation?.responses ?? {}), call.name).toContain('4XX')
  }
})

test('every named schema of the contract is one component of the document', async () => {
  const { components } = await readDocument()
  expect(Object.keys(components.schemas).toSorted()).toEqual([...namedSchemas.keys()].toSorted())
})
