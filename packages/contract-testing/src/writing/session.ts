import { type Routing, urlOf } from '@touchline/routing'
import { CannotAsk } from '../cli/verb.ts'
import type { Description } from '../descriptions/description.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import { ask, type Clocks } from '../probing/ask.ts'
import { longestWait, secondsOf } from '../probing/retry-after.ts'
import { jsonIn, type JsonValue } from '../recording/redaction/json.ts'

/** One request of a writing run, by the name of its call. */
export type Sending = {
  readonly call: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** An answer as the run needs it. Status 0: none came, and nobody knows whether the request was taken. */
export type Answered = { readonly status: number; readonly body: JsonValue | undefined }

/** The requests of a writing run, counted against its budget. */
export type Session = {
  /** Sends a question or a write. After a stop nothing is sent: it answers undefined. */
  readonly send: (sending: Sending) => Promise<Answered | undefined>
  /** Sends what takes a write back or looks for leftovers: after a stop too, and again where the platform asks for patience. */
  readonly settle: (sending: Sending) => Promise<Answered>
  /** Requests that the budget still allows. */
  readonly left: () => number
  /** No more writes, for this reason. The first reason stays. */
  readonly stop: (reason: string) => void
  readonly stopped: () => string | undefined
  readonly exchanges: readonly Exchange[]
}

type Settings = {
  readonly description: Description
  readonly routing: Routing
  readonly headers: Readonly<Record<string, string>>
  readonly clocks: Clocks
  readonly budget: number
  readonly pause: (milliseconds: number) => Promise<void>
  readonly progress: (line: string) => void
}

/** Between two requests, in milliseconds. */
const breath = 100

/** How often a request that takes a write back is sent in all. */
const tries = 3

/** Opens a session with a login that has been made already, and counts as one request. */
export function openSession(settings: Settings, login: Exchange): Session {
  const { description, routing, headers, clocks, budget, pause, progress } = settings
  const exchanges: Exchange[] = [login]
  let sent = 1
  let reason: string | undefined

  const stop = (why: string): void => void (reason ??= why)

  async function once({ call, params = {}, query = {}, body }: Sending): Promise<Answered & { readonly wait: number }> {
    const operation = description.operations.find(({ name }) => name === call)
    if (operation === undefined) throw new CannotAsk(`The contract has no call ${call}.`)
    await pause(breath)
    progress(`${operation.method} ${call}`)
    sent += 1
    const asked = new URLSearchParams(query).toString()
    const url = urlOf(operation, params, routing) + (asked === '' ? '' : `?${asked}`)
    const json = { ...headers, 'content-type': 'application/json' }
    const what = body === undefined ? { headers } : { headers: json, body: JSON.stringify(body) }
    try {
      const exchange = await ask({ method: operation.method, url, ...what }, clocks)
      exchanges.push(exchange)
      const { status, body: answer } = exchange.response
      const wait = secondsOf(headerOf(exchange.response.headers, 'retry-after'), exchange.at) ?? 1
      if (status === 429 || status >= 500) stop(`Stopped: ${call} was answered ${status}.`)
      return { status, body: jsonIn(answer ?? ''), wait }
    } catch (error) {
      stop(`Stopped: ${error instanceof Error ? error.message : String(error)}`)
      return { status: 0, body: undefined, wait: 1 }
    }
  }

  return {
    exchanges,
    stop,
    stopped: () => reason,
    left: () => budget - sent,
    send: async (sending) => (reason === undefined && sent < budget ? once(sending) : undefined),
    async settle(sending) {
      let answer = await once(sending)
      for (let number = 1; number < tries && isPassing(answer) && sent < budget; number += 1) {
        await pause(Math.min(answer.wait, longestWait) * 1000)
        answer = await once(sending)
      }
      return answer
    },
  }
}

const isPassing = ({ status }: Answered): boolean => status === 0 || status === 429 || status >= 500
