import { createHash } from 'node:crypto'
import { namedSchemas } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../deps.ts'
import type { KeptRow, PreparedList, PreparedRow } from '../../../prepared-answer.ts'
import { buildMark } from '../build-mark.ts'
import { wordAll } from '../../../texts/index.ts'
import { languageOf, markLanguage } from './speak-languages.ts'

/** Bytes of answers kept for all sandboxes together; those used longest ago go first. */
const mostBytes = 32 * 1024 * 1024
/** What an answer, and each of its rows, takes besides its bytes. */
const overhead = 500

type Kept = Pick<PreparedList<unknown>, 'until' | 'counts' | 'readCounts'> & {
  readonly body: Buffer
  readonly etag: string
  /** By key: the row, and where it stands in the body. */
  readonly rows: ReadonlyMap<string, { readonly row: KeptRow; readonly bytes: Buffer }>
  /** The data version at which it was found to hold; undefined where the engine has none. */
  readonly version: number | undefined
  /** The same of its tables alone. */
  readonly tablesVersion: number | undefined
}

/** Whether a request is from a visitor: nobody is known, so the answer is the same for everybody. */
export function isFromVisitor({ headers }: FastifyRequest): boolean {
  return (
    headers.authorization === undefined &&
    headers['x-selected-user'] === undefined &&
    !(headers.cookie ?? '').includes('-authToken=')
  )
}

/** A list that is kept for visitors: the tables that decide what is on it, and how it is read. */
export type KeptList = {
  readonly tables: readonly string[]
  readonly prepare: (known: readonly KeptRow[]) => Promise<PreparedList<unknown>>
}

/**
 * Lists for visitors, kept as the bytes that were sent. While nobody has committed anything and no time has come at which
 * one could differ, the bytes are sent as they are. When there were commits, but none to the tables that decide what is
 * on the list, what is counted is read and compared. Else, and on an engine without a data version each time, all that
 * the list depends on is read. Only rows that differ are made again. What the list depends on, in short, is the ETag.
 */
export type AnswerCache = {
  readonly answer: (deps: Deps, request: FastifyRequest, reply: FastifyReply, list: KeptList) => Promise<void>
}

export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, rows }) => body.length + overhead * (1 + rows.size),
  })
  const sandboxes = new WeakMap<Deps, number>()
  let numbered = 0

  /** Where an answer is kept, in each language: a sandbox that was filled anew is another one. */
  function keyOf(deps: Deps, { url }: FastifyRequest, language: Language): string {
    const number = sandboxes.get(deps) ?? ++numbered
    sandboxes.set(deps, number)
    return `${number} ${language} ${url}`
  }

  return {
    async answer(deps, request, reply, { tables, prepare }) {
      const { store, clock } = deps
      const language = languageOf(request)
      markLanguage(reply, language)
      const key = keyOf(deps, request, language)
      const kept = answers.get(key)
      // Taken before reading: a commit in between makes the answer one of an older version, which is read again.
      const version = store.dataVersion()
      const mayHold = kept !== undefined && version !== undefined && clock.now() < kept.until
      if (mayHold && kept.version === version) return send(request, reply, kept)
      const versions = { version, tablesVersion: store.dataVersion(tables) }
      if (mayHold) {
        const isSteady = kept.tablesVersion === versions.tablesVersion
        if (isSteady && (await store.read(kept.readCounts)) === kept.counts) {
          answers.set(key, { ...kept, ...versions })
          return send(request, reply, kept)
        }
      }
      const prepared = await prepare([...(kept?.rows.values() ?? [])].map(({ row }) => row))
      const etag = etagOf(prepared, language)
      if (kept?.etag !== etag && request.headers['if-none-match'] === etag) return send(request, reply, { etag })
      const made = kept?.etag === etag ? kept : { etag, ...put(reply, prepared, { known: kept?.rows, language }) }
      const { until, counts, readCounts } = prepared
      answers.set(key, { ...made, ...versions, until, counts, readCounts })
      send(request, reply, made)
    },
  }
}

/** As every list begins; its rows follow. */
const beginning = '{"data":['
const comma = Buffer.from(',')

/** The list's bytes: those of the rows that are kept, and of the others what the reply's schema makes of them. */
function put(
  reply: FastifyReply,
  { rows, meta }: PreparedList<unknown>,
  { known, language }: { readonly known: Kept['rows'] | undefined; readonly language: Language },
) {
  const write = (data: readonly unknown[]) => String(reply.serializeInput(wordAll(language, { data, meta }), '200'))
  const empty = write([])
  if (!empty.startsWith(`${beginning}]`)) throw new Error('a list that is kept begins with its rows')
  const end = empty.slice(beginning.length)
  const bytesOf = ({ key, make }: PreparedRow<unknown>) => {
    const kept = known?.get(key)?.bytes
    if (kept) return kept
    if (!make) throw new Error('a row is neither kept nor can be made')
    return Buffer.from(write([make()]).slice(beginning.length, -end.length))
  }
  const written = rows.map(bytesOf)
  const separated = written.flatMap((bytes, index) => (index === 0 ? [bytes] : [comma, bytes]))
  const body = Buffer.concat([Buffer.from(beginning), ...separated, Buffer.from(end)])
  const kept = new Map<string, { readonly row: KeptRow; readonly bytes: Buffer }>()
  let at = beginning.length
  for (const [index, { make: _, ...row }] of rows.entries()) {
    const length = written[index]?.length ?? 0
    kept.set(row.key, { row, bytes: body.subarray(at, at + length) })
    at += length + comma.length
  }
  return { body, rows: kept }
}

/** What this program makes of facts; a browser's copy that an earlier one made is not the same answer. */
const program = createHash('sha256')
  .update(buildMark)
  .update(JSON.stringify([...namedSchemas]))
  .digest()

/** Weak: it stands for what is said, which may be sent packed or as it is. */
function etagOf({ rows, meta }: PreparedList<unknown>, language: Language): string {
  const fingerprint = JSON.stringify([language, meta, rows.map(({ key }) => key)])
  const digest = createHash('sha256').update(program).update(fingerprint).digest('base64url')
  return `W/"${digest.slice(0, 27)}"`
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: { readonly etag: string; readonly body?: Buffer },
): void {
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match'] === etag || body === undefined) {
    reply.code(304).send()
    return
  }
  reply.code(200).type('application/json; charset=utf-8').send(body)
}
