import { type ApiName, endpoints } from '@touchline/contract'
import { seededRandom } from '@touchline/ids'
import { describe, expect, test } from 'vitest'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { pathOf, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { destructive, expectAgreed, names, propertiesOf, texts, values } from './garbage.ts'

const perSandbox = 200
const sandboxes = Math.ceil(amountOf('TOUCHLINE_FUZZ', 1000) / perSandbox)
const harmless = names.filter((name) => !destructive.has(name))
/** What leads somewhere, among what does not. */
const likely = ['1', '6', 'activity-booking', 'badminton-from-scratch', 'ashcombe-leisure-centre', 'amina', 'online']

/** Choices of one run of requests: the same seed chooses the same. */
function choicesOf(seed: number) {
  const random = seededRandom(`fuzz ${seed}`)
  const below = (count: number) => Buffer.from(random.bytes(4)).readUInt32BE() % count
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }
  return { pick, some: <T>(list: readonly T[]) => list.filter(() => below(2) === 0) }
}

type Choices = ReturnType<typeof choicesOf>

function valueOf(choices: Choices, depth = 0): unknown {
  const kind = choices.pick(['text', 'text', 'value', 'list', 'object'])
  if (kind === 'text' || depth > 2) return choices.pick([...texts, ...likely])
  if (kind === 'value') return choices.pick([...values, 1, 6, true, false])
  if (kind === 'list') return choices.some([1, 2]).map(() => valueOf(choices, depth + 1))
  const fields = choices.some(['id', 'items', 'type', 'value', 'amount'])
  return Object.fromEntries(fields.map((field) => [field, valueOf(choices, depth + 1)]))
}

function requestFor(name: ApiName, choices: Choices): RawRequest {
  const endpoint: {
    readonly call: (typeof endpoints)[ApiName]['call']
    readonly query?: unknown
    readonly body?: unknown
  } = endpoints[name]
  const { method, path } = endpoint.call
  const text = () => choices.pick([...likely, ...texts])
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, text()]))
  const query = new URLSearchParams(choices.some(propertiesOf(endpoint.query)).map((field) => [field, text()]))
  const fields = choices.some(propertiesOf(endpoint.body))
  const payload =
    method === 'GET' ? {} : { payload: Object.fromEntries(fields.map((field) => [field, valueOf(choices)])) }
  return { method, url: `${pathOf(path, params)}?${query.toString()}`, ...payload }
}

describe('two hundred requests thrown together', () => {
  test.each(seedsOf(sandboxes))('by seed %i are agreed to or refused in words, and break no rule', async (seed) => {
    const { visitor, as, host } = await startPlatform()
    await host.ensureDefault()
    const people = [visitor, await as('amina'), await as('ellie')]
    const choices = choicesOf(seed)
    for (let n = 0; n < perSandbox; n++) {
      const request = requestFor(choices.pick(harmless), choices)
      expectAgreed(request, await choices.pick(people).send(request))
    }
    expect(host.logged.filter((event) => event === 'unexpected error')).toEqual([])
  })
})
