import { type ApiName, type Endpoint, endpoints } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import type { RawReply } from '../support/person.ts'
import { readDescription } from './descriptions/descriptions.ts'
import { ajvOn, type Judged, prismOn, type Validator } from './descriptions/validators.ts'
import { expectAnswer, findingsOn } from './contract-answers.ts'
import { requestFor } from './requests.ts'
import { setScene } from './scene.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]

const host = hostOfFile()
let validators: readonly Validator[]

beforeAll(async () => {
  const documents = await readDescription(await host(), 'documents.json')
  validators = [ajvOn(documents), await prismOn(documents)]
})

describe('every call', () => {
  test.each(names)('%s returns exactly the fields that its endpoint declares', async (name) => {
    const answer = await requestFor(name)(await setScene())
    const endpoint: Endpoint = endpoints[name]
    expectAnswer(endpoint, answer)
    // Our answers are answers by the documents, too. [O-390]
    expect(validators.flatMap((find) => find(judgedBy(endpoint, answer)))).toEqual([])
  })
})

function judgedBy({ call, produces }: Endpoint, { status, headers, text, json }: RawReply): Judged {
  const [type = ''] = String(headers['content-type']).split(';')
  return { method: call.method, path: call.path, status, type, body: produces === undefined ? json() : text }
}

test('an answer with an undeclared field is reported', () => {
  const { reply } = endpoints.readClock
  const clock = { now: '2026-04-07T09:00:00Z', frozen: true, ran: [] }
  expect(findingsOn(reply, { data: clock })).toEqual([])
  expect(findingsOn(reply, { data: { ...clock, secret: 1 } })).not.toEqual([])
  expect(findingsOn(reply, { data: { ...clock, now: 'noon' } })).not.toEqual([])
})
