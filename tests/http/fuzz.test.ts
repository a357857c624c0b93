import { type ApiName, endpoints } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { pathOf, queryText, type Query, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { type Choices, choicesOf } from './choices.ts'
import { destructive, expectAgreed, names, propertiesOf, texts, values } from './garbage.ts'
import { type Known, wellFormed, whatExists } from './well-formed.ts'

const perSandbox = 200
const sandboxes = Math.ceil(amountOf('TOUCHLINE_FUZZ', 1000) / perSandbox)
const harmless = names.filter((name) => !destructive.has(name))
/** What leads somewhere, among what does not. */
const likely = ['1', '6', 'activity-booking', 'badminton-from-scratch', 'ashcombe-leisure-centre', 'amina', 'online']
/** Names that every object has already. */
const inherited = ['toString', 'valueOf', 'hasOwnProperty', 'constructor', '__proto__']

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
  const text = () => choices.pick([...likely, ...texts])
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, text()]))
  const query = new URLSearchParams(choices.some(propertiesOf(endpoint.query)).map((field) => [field, text()]))
  const fields = choices.some([...propertiesOf(endpoint.body), ...inherited])
  const payload =
    method === 'GET' ? {} : { payload: Object.fromEntries(fields.map((field) => [field, valueOf(choices)])) }
  return { method, url: `${pathOf(path, params)}?${query.toString()}`, ...payload }
}

/** A request that is right but for one thing, or altogether: it gets past the checks of form to what is behind them. */
function wellFormedFor(name: ApiName, known: Known, choices: Choices): RawRequest {
  const endpoint: Parts = endpoints[name]
  const { method, path } = endpoint.call
  // Parameters, queries and bodies are object schemas.
  const made = (schema: unknown) => (schema ? wellFormed(schema, known, choices) : {}) as Record<string, unknown>
  const body = made(endpoint.body)
  const field = choices.pick([...Object.keys(body), choices.pick(inherited)])
  const spoilt = choices.isLikely() ? body : { ...body, [field]: valueOf(choices) }
  return {
    method,
    // What the schemas of an address make are scalars and lists of them.
    url: `${pathOf(path, made(endpoint.params) as Record<string, string>)}${queryText(made(endpoint.query) as Query)}`,
    ...(method === 'GET' ? {} : { payload: JSON.stringify(spoilt), headers: { 'content-type': 'application/json' } }),
  }
}

describe('two hundred requests thrown together', () => {
  test.each(seedsOf(sandboxes))('by seed %i are agreed to or refused in words, and break no rule', async (seed) => {
    const { visitor, as, host, sandbox } = await startPlatform()
    await host.ensureDefault()
    const [amina, ellie] = [await as('amina'), await as('ellie')]
    const known = { ...(await whatExists(amina)), id: [sandbox] }
    const people = [visitor, amina, amina, ellie, ellie]
    const choices = choicesOf(seed)
    // A basket, and the clock of the sandbox, take more than a form.
    const often: readonly ApiName[] = ['addItems', 'addItems', 'updateItem', 'moveClock']
    for (let n = 0; n < perSandbox; n++) {
      const request = choices.isLikely()
        ? wellFormedFor(choices.pick([...harmless, ...Array.from({ length: 8 }, () => often).flat()]), known, choices)
        : garbageFor(choices.pick(harmless), choices)
      expectAgreed(request, await choices.pick(people).send(request))
    }
    expect(host.logged.filter((event) => event === 'unexpected error')).toEqual([])
  })
})
