import { CannotAsk } from '../cli/verb.ts'
import type { Exchange, Headers } from '../exchange.ts'

/** How long an answer may take, in milliseconds. */
const patience = 30_000

type Asked = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The clocks of a run: one that tells the time and one that measures, both in milliseconds. */
export type Clocks = { readonly instant: () => string; readonly elapsed: () => number }

/**
 * Sends one request and reads its answer whole. A redirect is not followed: it could lead to another host. Throws
 * CannotAsk where nothing answers.
 */
export async function ask(asked: Asked, { instant, elapsed }: Clocks): Promise<Exchange> {
  const { method, url, headers, body } = asked
  const at = instant()
  const start = elapsed()
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    return {
      request: { method, url, headers: Object.entries(headers), body },
      response: { status: answer.status, headers: listOf(answer.headers), body: text },
      at,
      milliseconds: elapsed() - start,
    }
  } catch (error) {
    throw new CannotAsk(`${new URL(url).origin} cannot be asked: ${reasonOf(error)}.`)
  }
}

function listOf(headers: { readonly forEach: (tell: (value: string, name: string) => void) => void }): Headers {
  const list: (readonly [string, string])[] = []
  headers.forEach((value, name) => list.push([name, value]))
  return list
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'nothing answers'
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.message : error.message
}
