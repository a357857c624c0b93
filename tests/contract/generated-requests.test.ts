import { type Call, endpoints } from '@touchline/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { pathOf, type Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { readDescription } from './descriptions/descriptions.ts'
import { ajvOn, type Description, type Validator } from './descriptions/validators.ts'
import { type Schema, valuesOf } from './values-of.ts'

type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
  readonly $ref?: string
}
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

const host = hostOfFile()
let description: Description
let validator: Validator

beforeAll(async () => {
  description = await readDescription(await host(), 'json')
  validator = ajvOn(description)
})

/** Requests of each call, for each of these people. */
const perCall = 2
const people = ['amina', 'ellie', 'farid'] as const

/** Findings that docs/judged-by-others.md tells: a server without a gateway says so in another shape than a refusal's. */
const known = ['readReady 503: ']

/** They end the sandbox, its time or the login that the other requests need. */
const ending =
  /^(logout|deleteSandbox|resetSandbox|advanceClock|setClock|forkSandbox|restoreSnapshot|loadScenario|endOtherLogins|changePassword)$/

function operationOf({ path, method }: Call): Operation {
  const operation = description.paths[path]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`${method} ${path} is not described`)
  // The document is OpenAPI: an operation has these parts.
  return operation as unknown as Operation
}

type Generated = { readonly url: string; readonly body: unknown }

/** Requests that the description allows: path, query and JSON body. */
function requestsOf(call: Call, person: Person): fc.Arbitrary<Generated> {
  const { parameters = [], requestBody } = operationOf(call)
  const own = parameters.filter(({ $ref }) => $ref === undefined)
  const inPlace = (place: string) => own.filter((parameter) => parameter.in === place)
  const valueOf = ({ schema }: Parameter) => valuesOf(schema, description.components)
  // Small numbers are ids of the seed; the caller's own leads further than a stranger's.
  const idOf = (each: Parameter) => {
    if (each.name === 'userId') return fc.oneof(fc.constant(person.id), valueOf(each))
    return isNumber(each.schema) ? fc.oneof(fc.integer({ min: 1, max: 12 }), valueOf(each)) : valueOf(each)
  }
  const params = fc.record(Object.fromEntries(inPlace('path').map((each) => [each.name, idOf(each)])))
  const required = inPlace('query').filter((each) => each.required === true)
  const query = fc.record(Object.fromEntries(inPlace('query').map((each) => [each.name, valueOf(each)])), {
    requiredKeys: required.map(({ name }) => name),
  })
  const schema = requestBody?.content['application/json']?.schema
  const body = schema === undefined ? fc.constant(undefined) : valuesOf(schema, description.components)
  return fc.record({ params, query, body }).map(({ params: inPath, query: asked, body: sent }) => {
    const pairs = Object.entries(asked).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((each) => [name, String(each)]) : [[name, String(value)]],
    )
    const search = new URLSearchParams(pairs).toString()
    // A path's segments are texts that are encoded.
    const segments = Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, String(value) || 'x']))
    return { url: pathOf(call.path, segments) + (search === '' ? '' : `?${search}`), body: sent }
  })
}

const isNumber = ({ type }: Schema): boolean => type === 'integer'

/** The findings in an answer: a status that is not described, a 5xx, or a body that the description does not allow. */
async function findingsOf(
  person: Person,
  call: Call,
  { url, body }: Generated,
  statuses: Map<number, number>,
): Promise<readonly string[]> {
  const { method, path } = call
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  const headers = { 'content-type': 'application/json' }
  const reply = await person.send({ method, url, ...payload, ...(body === undefined ? {} : { headers }) })
  const { status } = reply
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const { responses } = operationOf(call)
  // That a server is not ready yet is described.
  if (status >= 500 && responses[status] === undefined)
    return [`${call.name}: ${status} for ${method} ${url} ${JSON.stringify(body)}`]
  if (status === 304 || status === 204) return []
  if (responses[status] === undefined && responses['default'] === undefined)
    return [`${call.name}: ${status} is not described`]
  const header = reply.headers['content-type']
  const [type = ''] = typeof header === 'string' ? header.split(';') : []
  if (!type.includes('json')) return []
  return validator({ method, path, status, type, body: reply.json() }).map(
    (finding) => `${call.name} ${status}: ${finding}`,
  )
}

describe('requests made from our own description', () => {
  test.each(people)('[O-458] as %s each is answered as described, and none with 5xx', async (name) => {
    const platform = await startPlatform({ host: await host() })
    const person = await platform.as(name)
    const found: string[] = []
    const statuses = new Map<number, number>()
    for (const { call } of Object.values(endpoints)) {
      if (ending.test(call.name)) continue
      for (const generated of fc.sample(requestsOf(call, person), { numRuns: perCall, seed: 458 })) {
        found.push(...(await findingsOf(person, call, generated, statuses)))
      }
    }
    expect(found.filter((finding) => !known.some((each) => finding.startsWith(each)))).toEqual([])
    // Enough of them are accepted, so that answers are looked at and not refusals alone.
    expect(statuses.get(200)).toBeGreaterThan(25)
  })
})
