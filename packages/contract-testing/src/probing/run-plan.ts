import { type Routing, urlOf } from '@touchline/routing'
import { type Exchange, headerOf } from '../exchange.ts'
import { ask, type Clocks } from './ask.ts'
import type { PlannedCall } from './plan.ts'
import { longestWait, secondsOf } from './retry-after.ts'
import { valueIn } from './sources.ts'

/** The settings of a run: where calls are, what is sent with each, and how it waits and tells. */
export type Runner = {
  readonly routing: Routing
  readonly headers: Readonly<Record<string, string>>
  readonly clocks: Clocks
  /** Waits, in milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>
  readonly progress: (line: string) => void
}

/** The exchanges of a run, the calls left out and why, and why it ended early; undefined where it did not. */
export type Asking = {
  readonly exchanges: readonly Exchange[]
  readonly left: readonly string[]
  readonly stopped: string | undefined
}

/** Between two requests, so that a run is no load, in milliseconds. */
const breath = 100

/** Asks the calls of a plan one after the other. It stops at the first 429 or 5xx. */
export async function runPlan(plan: readonly PlannedCall[], runner: Runner): Promise<Asking> {
  const exchanges: Exchange[] = []
  const left: string[] = []
  const answers = new Map<string, unknown>()
  for (const [index, planned] of plan.entries()) {
    const { name } = planned.operation
    const params = paramsOf(planned, answers)
    if (typeof params === 'string') {
      left.push(`${name}: ${params}`)
      continue
    }
    if (exchanges.length > 0) await runner.pause(breath)
    runner.progress(`${index + 1} of ${plan.length}  ${name}`)
    const query = new URLSearchParams(planned.query).toString()
    const url = urlOf(planned.operation, params, runner.routing) + (query === '' ? '' : `?${query}`)
    const exchange = await ask({ method: 'GET', url, headers: runner.headers }, runner.clocks)
    exchanges.push(exchange)
    const { status, headers, body } = exchange.response
    const wait = secondsOf(headerOf(headers, 'retry-after'), exchange.at)
    if (status === 429 || status >= 500 || (wait ?? 0) > longestWait) {
      const later = wait === undefined ? '' : ` Come back after ${wait} seconds.`
      return { exchanges, left, stopped: `Stopped: ${name} was answered ${status}.${later}` }
    }
    if (wait !== undefined) await runner.pause(wait * 1000)
    answers.set(name, parsed(body))
  }
  return { exchanges, left, stopped: undefined }
}

/** The path parameters of a call, or why one has no value. */
function paramsOf({ known, sources }: PlannedCall, answers: ReadonlyMap<string, unknown>) {
  const params: Record<string, string> = { ...known }
  for (const [name, source] of Object.entries(sources)) {
    const value = valueIn(answers.get(source.call), source)
    if (value === undefined) return `${source.call} gave no ${name}`
    params[name] = value
  }
  return params
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}
