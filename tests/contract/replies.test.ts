import { type ApiName, type Endpoint, endpoints } from '@touchline/contract'
import { type Random, seededRandom } from '@touchline/ids'
import { describe, expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import type { RawReply } from '../support/person.ts'
import { engine } from '../support/test-stores.ts'
import { exampleOf } from './answer-examples.ts'
import { expectAnswer, findingsOn } from './contract-answers.ts'
import { requests } from './requests.ts'
import { setScene } from './scene.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]

/** Where answers become examples: the same in every run. Elsewhere several processes share a database, and ids differ. */
const isSame = engine === 'sqlite'
// Each call begins with random numbers of its own, so that its answer is the same whichever calls there are beside it.
let numbers: Random = seededRandom('')
const host = hostOfFile(() => ({ random: { bytes: (count) => numbers.bytes(count) } }))

type Answered = { readonly answer: RawReply; readonly sandbox: string }
const answered = new Map<ApiName, Promise<Answered>>()

/** What a call answers in a sandbox of its own: asked once, whichever test is first. */
function answerOf(name: ApiName): Promise<Answered> {
  const known = answered.get(name)
  if (known) return known
  const asked = ask(name)
  answered.set(name, asked)
  return asked
}

async function ask(name: ApiName): Promise<Answered> {
  numbers = seededRandom(name)
  const { platform, sandbox, ...scene } = await setScene(isSame ? { host: await host() } : {})
  const answer = await requests[name]({ ...scene, platform, sandbox })
  if (isSame) {
    // The next call finds no trace of it, nor does what checks the rules at the end of a test.
    expect(await platform.invariants()).toEqual([])
    await platform.host.sandboxes.delete(sandbox.id)
  }
  return { answer, sandbox: sandbox.id }
}

describe('every call', () => {
  test.each(names)('%s answers what its endpoint declares, and no field more', async (name) => {
    expectAnswer(endpoints[name], (await answerOf(name)).answer)
  })
})

// oxlint-disable-next-line vitest/no-conditional-tests -- there is nothing to write where ids differ from run to run
if (isSame) {
  test('the examples in the documentation are what the server answers; -u writes them', async () => {
    const examples: Record<string, unknown> = {}
    for (const name of names.toSorted()) {
      const { produces }: Endpoint = endpoints[name]
      const { answer, sandbox } = await answerOf(name)
      examples[name] = exampleOf(answer, sandbox, produces === undefined)
    }
    const file = '../../server/src/infra/http/documentation/seen-examples.json'
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(file)
  })
}

test('an answer with a field the contract does not name is found out', () => {
  const { reply } = endpoints.readClock
  const clock = { now: '2026-04-07T09:00:00Z', frozen: true, ran: [] }
  expect(findingsOn(reply, { data: clock })).toEqual([])
  expect(findingsOn(reply, { data: { ...clock, secret: 1 } })).not.toEqual([])
  expect(findingsOn(reply, { data: { ...clock, now: 'noon' } })).not.toEqual([])
})
