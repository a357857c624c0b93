import { createReadStream } from 'node:fs'
import chain from 'stream-chain'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { Exchange } from '../exchange.ts'
import type { Source } from './source.ts'

const text = Type.String()
const headers = Type.Array(Type.Object({ name: text, value: text }))

/** The parts of an entry of HAR 1.2 that are read. Browsers add more, and leave out bodies that they did not keep. */
const harEntry = Type.Object({
  startedDateTime: text,
  time: Type.Number(),
  request: Type.Object({
    method: text,
    url: text,
    headers,
    postData: Type.Optional(
      Type.Object({
        text: Type.Optional(text),
        params: Type.Optional(Type.Array(Type.Object({ name: text, value: Type.Optional(text) }))),
      }),
    ),
  }),
  response: Type.Object({
    // 0 is a request that got no answer.
    status: Type.Integer(),
    headers,
    content: Type.Object({ text: Type.Optional(text), encoding: Type.Optional(text) }),
  }),
})

type Entry = Static<typeof harEntry>

/** The HAR in the file, one entry in memory at a time; undefined for a file of another kind. */
export async function openHar(file: string): Promise<Source | undefined> {
  const exchanges = exchangesIn(file)
  try {
    const first = await exchanges.next()
    if (first.done === true) return undefined
    return { target: undefined, at: first.value.at, exchanges: withFirst(first.value, exchanges) }
  } catch {
    return undefined
  }
}

async function* withFirst(first: Exchange, others: AsyncIterable<Exchange>): AsyncGenerator<Exchange> {
  yield first
  yield* others
}

async function* exchangesIn(file: string): AsyncGenerator<Exchange> {
  const entries = chain([
    createReadStream(file),
    parser({ streamValues: false }),
    pick({ filter: 'log.entries' }),
    streamArray(),
  ])
  let number = 0
  for await (const { value } of entries) {
    number += 1
    if (!Value.Check(harEntry, value)) {
      const [problem] = Value.Errors(harEntry, value)
      throw new Error(`entry ${number} is none of HAR 1.2: ${problem?.instancePath} ${problem?.message}`)
    }
    if (value.response.status > 0) yield exchangeOf(value)
  }
}

function exchangeOf({ startedDateTime, time, request, response }: Entry): Exchange {
  const { text, encoding } = response.content
  return {
    request: {
      method: request.method,
      url: request.url,
      headers: pairsOf(request.headers),
      body: bodyOf(request.postData),
    },
    response: {
      status: response.status,
      headers: pairsOf(response.headers),
      body: encoding === 'base64' && text !== undefined ? Buffer.from(text, 'base64').toString('utf8') : text,
    },
    at: startedDateTime,
    milliseconds: time,
  }
}

function bodyOf(postData: Entry['request']['postData']): string | undefined {
  if (postData?.text !== undefined || postData?.params === undefined) return postData?.text
  return new URLSearchParams(postData.params.map(({ name, value = '' }) => [name, value])).toString()
}

/** HTTP/2 has parts of the address among its headers, with names that begin with a colon. */
function pairsOf(pairs: Static<typeof headers>): Exchange['request']['headers'] {
  return pairs.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value] as const)
}
