import { createReadStream } from 'node:fs'
import chain from 'stream-chain'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import * as z from 'zod'
import type { Exchange } from '../exchange.ts'
import type { Source } from './source.ts'

const headers = z.array(z.object({ name: z.string(), value: z.string() }))

/** What is read of an entry of HAR 1.2. Browsers add more, and leave out bodies that they did not keep. */
const entry = z.object({
  startedDateTime: z.iso.datetime({ offset: true }),
  time: z.number(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers,
    postData: z
      .object({
        text: z.string().optional(),
        params: z.array(z.object({ name: z.string(), value: z.string().optional() })).optional(),
      })
      .optional(),
  }),
  response: z.object({
    // 0 is a request that got no answer.
    status: z.int(),
    headers,
    content: z.object({ text: z.string().optional(), encoding: z.string().optional() }),
  }),
})

type Entry = z.infer<typeof entry>

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
  const entries = chain([createReadStream(file), parser(), pick({ filter: 'log.entries' }), streamArray()])
  let number = 0
  for await (const { value } of entries) {
    number += 1
    const read = entry.safeParse(value)
    if (!read.success) throw new Error(`entry ${number} is none of HAR 1.2: ${z.prettifyError(read.error)}`)
    if (read.data.response.status > 0) yield exchangeOf(read.data)
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
function pairsOf(pairs: z.infer<typeof headers>): Exchange['request']['headers'] {
  return pairs.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value] as const)
}
