import { parentPort, workerData } from 'node:worker_threads'
import { loadContracts } from '../descriptions/load-description.ts'
import { readJson } from '../descriptions/read-json.ts'
import type { JudgedRow, Judgement } from '../judging/judge-all.ts'
import { startJudgementByAll } from '../judging/judge-by-all.ts'
import { createRecorder } from '../recording/recording.ts'
import type { JsonValue } from '../recording/redaction/json.ts'
import { createRedactor } from '../recording/redaction/redactor.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import { exchangeOf, type Sent } from './sent.ts'
import type { ObserverSettings } from './observer.ts'

// The thread that judges, redacts and records, so that the proxy passes bytes on meanwhile.

/** An exchange to observe, or the end of the run. */
export type Asked = { readonly sent: Sent } | 'finish'

/** What became of one exchange: its rows, and whether it was recorded. `undefined` is neither tried nor failed. */
export type Observed = {
  readonly rows: readonly JudgedRow[]
  readonly recorded: boolean | undefined
  /** Why it could not be looked at. */
  readonly problem?: string
}

export type Told = { readonly observed: Observed } | { readonly judgement: Judgement } | 'begun'

// The thread is started by observer.ts alone, with these settings.
const settings = workerData as ObserverSettings
const contracts = await loadContracts(settings.options, settings)
const judgement = startJudgementByAll(contracts, settings.routing)
const recorder = settings.recording === undefined ? undefined : await openRecorder(settings.recording)

async function openRecorder({ file, target, at, vocabulary, origin, key }: NonNullable<ObserverSettings['recording']>) {
  // Only JSON is a description.
  const description = (await readJson(vocabulary)) as JsonValue
  return createRecorder({ file, target, at, redact: createRedactor({ description, origin, key: Buffer.from(key) }) })
}

const isJson = ({ response: { headers } }: Exchange): boolean =>
  /\bjson\b/i.test(headerOf(headers, 'content-type') ?? '')

async function observe(sent: Sent): Promise<Observed> {
  let exchange: Exchange
  try {
    exchange = await exchangeOf(sent)
  } catch (error) {
    return { rows: [], recorded: undefined, problem: error instanceof Error ? error.message : String(error) }
  }
  const rows = judgement.add(exchange)
  // Pages, pictures and scripts of a site are no part of a contract.
  const isKept = recorder !== undefined && (rows !== undefined || isJson(exchange))
  return { rows: rows ?? [], recorded: isKept ? recorder.add(exchange) : undefined }
}

const tell = (told: Told): void => parentPort?.postMessage(told)

/** One after the other, so that records stand in the order in which the answers ended. */
let before = Promise.resolve()
parentPort?.on('message', (asked: Asked) => {
  before = before.then(async () => {
    if (asked !== 'finish') return tell({ observed: await observe(asked.sent) })
    recorder?.close()
    tell({ judgement: judgement.judgement() })
  })
})
tell('begun')
