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

/** The bytes of cached answers for all sandboxes together; the least recently used go first. */
const mostBytes = 32 * 1024 * 1024
/** The overhead of an answer, and of each of its rows. */
const overhead = 500

type Kept = Pick<PreparedList<unknown>, 'until' | 'counts' | 'readCounts'> & {
  readonly body: Buffer
  readonly etag: string
  /** By key: the row, and its bytes in the body. */
  readonly rows: ReadonlyMap<string, { readonly row: KeptRow; readonly bytes: Buffer }>
  /** The data version it was last valid for; undefined where the engine has none. */
  readonly version: number | undefined
  /** The data version of its own tables. */
  readonly tablesVersion: number | undefined
}

/** Whether a request is anonymous, so that its answer is the same for everybody. */
export function isFromVisitor({ headers }: FastifyRequest): boolean {
  return (
    headers.authorization === undefined &&
    headers['x-selected-user'] === undefined &&
    !(headers.cookie ?? '').includes('-authToken=')
  )
}

/** A list cached for visitors: the tables that decide it, and how to read it. */
export type KeptList = {
  readonly tables: readonly string[]
  readonly prepare: (known: readonly KeptRow[]) => Promise<PreparedList<unknown>>
}

/**
 * Lists for visitors, cached as bytes. While there was no commit and no time has come at which one could differ, the
 * bytes are sent as they are. After commits to other tables, only the counts are read and compared. Otherwise, and
 * always on an engine without data versions, everything the list depends on is read, and only changed rows are
 * serialised again. A hash of those facts is the ETag.
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

  /** The key of an answer, per language; a refilled sandbox has new keys. */
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
      // Taken before reading: after a commit in between, the answer has an older version and is read again.
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

/** Every list begins so; its rows follow. */
const beginning = '{"data":['
const comma = Buffer.from(',')

/** The list's bytes: cached rows, and the others as the reply's schema serialises them. */
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

/** Identifies this program's rendering, so that a browser's copy from an earlier version does not match. */
const program = createHash('sha256')
  .update(buildMark)
  .update(JSON.stringify([...namedSchemas]))
  .digest()

/** Weak: it identifies the content, which may be sent compressed or not. */
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
