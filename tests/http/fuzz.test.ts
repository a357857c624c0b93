import { type ApiName, type Endpoint, endpoints, type ErrorCode, errors, refusalsOf } from '@touchline/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingsOn } from '../contract/contract-answers.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { pathOf, type Person, queryText, type Query, type RawReply, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { engine } from '../support/test-stores.ts'
import { type Choices, choicesOf } from './choices.ts'
import { destructive, names, propertiesOf, texts, values } from './garbage.ts'
import { type Pool, wellFormed } from './well-formed.ts'
import { whatExists } from './what-exists.ts'

const perSandbox = 200
/** In every run: what a request is judged by is the same on each engine, so on PostgreSQL fewer do. */
const usualRequests = engine === 'sqlite' ? 2000 : 600
const sandboxes = Math.ceil(amountOf('TOUCHLINE_FUZZ', usualRequests) / perSandbox)
const harmless = names.filter((name) => !destructive.has(name))
/** Existing values among invented ones. */
const likely = ['1', '6', 'activity-booking', 'badminton-from-scratch', 'ashcombe-leisure-centre', 'amina', 'online']
/** Names that every object has already. */
const inherited = ['toString', 'valueOf', 'hasOwnProperty', 'constructor', '__proto__']
/** Of a path: an empty segment, or a way up, leads to another call. */
const segments = texts.filter((text) => text !== '' && !text.includes('..'))

type Parts = {
  readonly call: (typeof endpoints)[ApiName]['call']
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

function valueOf(choices: Choices, depth = 0): unknown {
  const kind = choices.pick(['text', 'text', 'value', 'list', 'object'])
  if (kind === 'text' || depth > 2) return choices.pick([...texts, ...likely])
  if (kind === 'value') return choices.pick([...values, 1, 6, true, false])
  if (kind === 'list') return choices.some([1, 2]).map(() => valueOf(choices, depth + 1))
  const fields = choices.some(['id', 'items', 'type', 'value', 'amount', ...inherited])
  return Object.fromEntries(fields.map((field) => [field, valueOf(choices, depth + 1)]))
}

function garbageFor(name: ApiName, choices: Choices): RawRequest {
  const endpoint: Parts = endpoints[name]
  const { method, path } = endpoint.call
  const segment = () => choices.pick([...likely, ...segments])
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, segment()]))
  const query = new URLSearchParams(
    choices.some(propertiesOf(endpoint.query)).map((field) => [field, choices.pick([...likely, ...texts])]),
  )
  const fields = choices.some([...propertiesOf(endpoint.body), ...inherited])
  const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, valueOf(choices)])))
  return { method, url: `${pathOf(path, params)}?${query.toString()}`, ...payloadOf(method, body) }
}

/** A request that is right but for one thing, or altogether: it gets past the checks of form to what is behind them. */
function wellFormedFor(name: ApiName, known: Pool, choices: Choices): RawRequest {
  const endpoint: Parts = endpoints[name]
  const { method, path } = endpoint.call
  // Parameters, queries and bodies are object schemas.
  const made = (schema: unknown) => (schema ? wellFormed(schema, known, choices) : {}) as Record<string, unknown>
  const body = made(endpoint.body)
  const field = choices.pick([...Object.keys(body), choices.pick(inherited)])
  const spoilt = choices.isLikely() ? body : { ...body, [field]: valueOf(choices) }
  const params = Object.entries(made(endpoint.params)).map(([key, value]) => [key, segmentOf(value)])
  return {
    method,
    // Schemas of addresses generate scalars and lists of them.
    url: `${pathOf(path, Object.fromEntries(params))}${queryText(made(endpoint.query) as Query)}`,
    ...payloadOf(method, JSON.stringify(spoilt)),
  }
}

function segmentOf(value: unknown): string {
  const text = String(value)
  return text === '' || text.includes('..') ? 'x' : text
}

function payloadOf(method: RawRequest['method'], payload: string): Pick<RawRequest, 'payload' | 'headers'> {
  return method === 'GET' ? {} : { payload, headers: { 'content-type': 'application/json' } }
}

/** A line for a shell that sends the same to a server of one's own. */
function curlOf({ method, url, payload, headers = {} }: RawRequest, token: string | undefined): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const sent = { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  return [
    `curl -X ${method} ${quoted(`http://127.0.0.1:3000${url}`)}`,
    ...Object.entries(sent).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof payload === 'string' ? [`--data-raw ${quoted(payload)}`] : []),
  ].join(' ')
}

/** Errors of an answer: a server error, an undeclared status, or a shape that differs from the contract. */
function problemsOf(endpoint: Endpoint, reply: RawReply): readonly string[] {
  const { call, status = 200, produces } = endpoint
  if (reply.status >= 400) {
    // Every refusal has this shape by the contract.
    const { code } = reply.json() as { readonly code: ErrorCode }
    const isDeclared = refusalsOf(endpoint).includes(code) && errors[code].status === reply.status
    return reply.status < 500 && isDeclared ? [] : [`${call.name} answers ${reply.status} ${code}`]
  }
  if (reply.status !== status) return [`${call.name} answers ${reply.status}, not ${status}`]
  return produces === undefined ? findingsOn(endpoint.reply, reply.json()) : []
}

async function check(name: ApiName, person: Person, request: RawRequest): Promise<void> {
  const reply = await person.send(request)
  const said = `${curlOf(request, person.token)}\n${reply.status} ${reply.text.slice(0, 400)}`
  expect(problemsOf(endpoints[name], reply), said).toEqual([])
}

/** A basket, what is planned, and the clock of the sandbox, take more than a form. */
const often: readonly ApiName[] = ['addItems', 'addItems', 'updateItem', 'moveClock', 'updateOccurrence']
const wanted = [...harmless, ...Array.from({ length: 8 }, () => often).flat()]

describe('two hundred random requests', () => {
  test.each(seedsOf(sandboxes))(
    'with seed %i are accepted or refused with a message, and break no rule',
    async (seed) => {
      const throwing = fc.asyncProperty(fc.gen(), async (generate) => {
        const platform = await startPlatform()
        const { visitor, as, host, sandbox, invariants } = platform
        await host.ensureDefault()
        const [amina, ellie, farid] = [await as('amina'), await as('ellie'), await as('farid')]
        const pool = await whatExists(platform, [amina, ellie])
        const known = { ...pool, byName: { ...pool.byName, id: [sandbox] } }
        const people = [visitor, amina, amina, ellie, ellie, farid]
        const choices = choicesOf(generate)
        for (let n = 0; n < perSandbox; n++) {
          const name = choices.isLikely() ? choices.pick(wanted) : choices.pick(harmless)
          const request = choices.isLikely() ? wellFormedFor(name, known, choices) : garbageFor(name, choices)
          await check(name, choices.pick(people), request)
        }
        expect(host.logged.filter((event) => event === 'unexpected error')).toEqual([])
        expect(await invariants()).toEqual([])
      })
      // One request more or less leads elsewhere: nothing is gained by trying shorter rows.
      await fc.assert(throwing, { seed, numRuns: 1, endOnFailure: true })
    },
  )
})
