import { type RefusalCode, refusals } from '../refusals.ts'
import { components } from './answers.ts'
import { describedCalls } from './calls.ts'
import type { DescribedCall, Group } from './described-call.ts'
import { webhooks } from './webhooks.ts'

type Json = Readonly<Record<string, unknown>>

const groups: Readonly<Record<Group, string>> = {
  Server: 'What a merchant’s server sends, with HTTP Basic: id and secret of the merchant.',
  Browser: 'What a page sends with a card, with the session key as a bearer token.',
  Bank: 'What a browser’s forms send to the page of the bank.',
  Control: 'Merchants, clocks and faults. There are none at a real gateway.',
  Health: 'For scripts.',
}

const securityOf: Readonly<Record<Group, readonly Json[]>> = {
  Server: [{ merchant: [] }],
  Browser: [{}, { sessionKey: [] }],
  Bank: [],
  Control: [{ control: [] }],
  Health: [],
}

const parameterTexts: Readonly<Record<string, string>> = {
  id: 'Which one it is.',
  fault: 'Id of the fault.',
  event: 'Id of the event.',
}

/** The OpenAPI document of the simulated card gateway. */
export function buildDocument(publicUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of describedCalls) (paths[call.path] ??= {})[call.method] = describe(call)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline card gateway',
      version: '1.0.0',
      summary: 'A card gateway that moves no money',
      description:
        'The card gateway of a sandbox: card forms, 3-D Secure, refunds and webhooks, with faults on demand. ' +
        'Amounts are whole minor units. The platform creates a session key; the page exchanges a card for an identifier; ' +
        'the platform registers a transaction with it; the bank may challenge the customer.',
      contact: { name: 'Touchline', url: publicUrl },
      license: { name: 'Proprietary', url: 'https://touchline.example/licence' },
    },
    servers: [{ url: publicUrl, description: 'This gateway' }],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      schemas: toJson(components),
      securitySchemes: {
        merchant: { type: 'http', scheme: 'basic', description: 'Id and secret of the merchant' },
        sessionKey: { type: 'http', scheme: 'bearer', description: 'A session key' },
        control: { type: 'http', scheme: 'bearer', description: 'The secret of the gateway' },
      },
    },
  }
}

function describe(call: DescribedCall): Json {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...(call.once ? [idempotencyKey] : [])]
  const responses = [...Object.entries(call.answers).map(answerOf), ...refusalsOf(call.refuses)]
  return {
    operationId: call.id,
    summary: call.summary,
    description: call.description,
    tags: [call.group],
    security: securityOf[call.group],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toJson(call.body) } } } }
      : {}),
    responses: Object.fromEntries(responses),
  }
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A command happens once for each key; sent again, it answers the same with `Idempotent-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function pathParameters({ path }: DescribedCall): readonly Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterTexts[name],
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: DescribedCall): readonly Json[] {
  const { properties = {} } = (query ?? {}) as { readonly properties?: Readonly<Record<string, Json>> }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema,
  }))
}

/** Content types besides JSON. */
const mediaTypes = { page: 'text/html', script: 'text/javascript', face: 'font/woff2' } as const

type Answer = DescribedCall['answers'][number]

const isOfOwnType = (answer: Answer): answer is keyof typeof mediaTypes => typeof answer === 'string'

function answerOf([status, answer]: readonly [string, Answer]): readonly [string, Json] {
  const description = Number(status) < 300 ? 'Answered' : 'Refused'
  if (answer === null) return [status, { description }]
  if (isOfOwnType(answer)) {
    return [status, { description, content: { [mediaTypes[answer]]: { schema: { type: 'string' } } } }]
  }
  return [status, { description, content: { 'application/json': { schema: toJson(answer) } } }]
}

/** Refusals by status with their codes. Every call can also fail or come under an unknown host name. */
function refusalsOf(codes: readonly RefusalCode[]): readonly (readonly [string, Json])[] {
  const all = [...new Set<RefusalCode>([...codes, 'host_not_allowed', 'gateway_error'])]
  return [...Map.groupBy(all, (code) => refusals[code].status)].map(([status, group]) => [
    String(status),
    {
      description: group.map((code) => `- \`${code}\`: ${refusals[code].message}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
}

/** A schema with its references to the components. */
function toJson(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJson)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema)
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === '$ref' ? `#/components/schemas/${String(inner)}` : toJson(inner)]),
  )
}
