import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { Exchange } from '../exchange.ts'
import type { Redact } from './redaction/redactor.ts'
import type { Source } from './source.ts'

/** The form of recordings that this tool writes, in their first line. */
const version = 1

const text = Type.String()

const firstLine = Type.Object({
  touchlineRecording: Type.Literal(version),
  /** The platform's name, as whoever recorded called it; never its address. */
  target: text,
  at: text,
})

const headers = Type.Array(Type.Tuple([text, text]))

const exchangeLine = Type.Object({
  request: Type.Object({ method: text, url: text, headers, body: Type.Optional(text) }),
  response: Type.Object({ status: Type.Integer(), headers, body: Type.Optional(text) }),
  at: text,
  milliseconds: Type.Number(),
})

/** A file that exchanges are added to, redacted. */
export type Recorder = {
  /** Adds one exchange. Nothing is written of one that cannot be redacted, and false is answered. */
  readonly add: (exchange: Exchange) => boolean
  readonly close: () => void
}

type NewRecording = {
  readonly file: string
  readonly target: string
  readonly at: string
  readonly redact: Redact
}

/** Begins a recording. Throws where the file is there already, as every recording has stand-ins of its own. */
export function createRecorder({ file, target, at, redact }: NewRecording): Recorder {
  const handle = openSync(file, 'ax', 0o600)
  const write = (line: unknown) => writeSync(handle, `${JSON.stringify(line)}\n`)
  write({ touchlineRecording: version, target, at } satisfies Static<typeof firstLine>)

  function add(exchange: Exchange): boolean {
    let redacted: Exchange
    try {
      redacted = redact(exchange)
    } catch {
      return false
    }
    // One write per line: a process that is killed leaves whole lines and at most one torn one, the last.
    write(redacted)
    return true
  }

  return { add, close: () => closeSync(handle) }
}

/** Longer than the first line of any recording, in bytes. */
const longestFirstLine = 4096

/** The recording in the file, read as it is asked for; undefined for a file of another kind. */
export async function openRecording(file: string): Promise<Source | undefined> {
  // Another kind of file may be one long line.
  const beginning = await beginningOf(file)
  const begun = beginning.includes('\n') ? jsonOf(beginning.slice(0, beginning.indexOf('\n'))) : undefined
  if (!Value.Check(firstLine, begun)) return undefined
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })[Symbol.asyncIterator]()
  await lines.next()
  return { target: begun.target, at: begun.at, exchanges: exchangesIn(lines) }
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestFirstLine))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function* exchangesIn(lines: AsyncIterator<string>): AsyncGenerator<Exchange> {
  let line = await lines.next()
  for (let number = 2; line.done !== true; number += 1) {
    const next = await lines.next()
    const read = jsonOf(line.value)
    if (Value.Check(exchangeLine, read) && URL.canParse(read.request.url)) yield exchangeOf(read)
    // The recorder was killed while it wrote its last line.
    else if (next.done !== true) throw new Error(`line ${number} is no exchange`)
    line = next
  }
}

function exchangeOf({ request, response, at, milliseconds }: Static<typeof exchangeLine>): Exchange {
  return {
    request: { ...request, body: request.body },
    response: { ...response, body: response.body },
    at,
    milliseconds,
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
