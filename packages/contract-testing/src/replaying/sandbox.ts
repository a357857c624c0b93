import { CannotAsk } from '../cli/verb.ts'
import type { Exchange } from '../exchange.ts'
import { ask, type Clocks } from '../probing/ask.ts'
import { isObject, jsonIn, type JsonValue } from '../recording/redaction/json.ts'

/** Everybody of the cast has it; the README names it. */
const passwordOfTheCast = 'Touchline-2026'

/** A sandbox of its own on a server of ours. */
export type Sandbox = {
  readonly send: (
    method: string,
    path: string,
    sent: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  ) => Promise<Exchange>
  /** Logins of the sandbox's customers, each once, and then from the first again. */
  readonly nextCustomer: () => { readonly username: string; readonly password: string }
  readonly remove: () => Promise<void>
}

/** Makes a sandbox whose clock shows `at`, an ISO instant. Throws CannotAsk where the server makes none. */
export async function createSandbox(origin: string, at: string, clocks: Clocks): Promise<Sandbox> {
  async function control(method: string, path: string, body?: object): Promise<JsonValue> {
    const headers = { 'content-type': 'application/json' }
    const sent = body === undefined ? { headers } : { headers, body: JSON.stringify(body) }
    const { response } = await ask({ method, url: `${origin}/sandbox/v1${path}`, ...sent }, clocks)
    const answer = jsonIn(response.body ?? '')
    if (response.status >= 300 || !isObject(answer) || answer['data'] === undefined)
      throw new CannotAsk(`${origin} makes no sandbox: it answered ${response.status} to ${method} ${path}.`)
    return answer['data']
  }

  const made = await control('POST', '/sandboxes', { at })
  const id = textAt(made, 'id')
  const cast = await control('GET', '/personas')
  const customers = (Array.isArray(cast) ? cast : []).flatMap((each: JsonValue) =>
    isObject(each) && JSON.stringify(each['roles']).includes('customer') ? [textAt(each, 'email')] : [],
  )
  let next = 0
  return {
    send: (method, path, { headers, ...sent }) =>
      ask({ method, url: origin + path, headers: { ...headers, 'x-sandbox': id }, ...sent }, clocks),
    nextCustomer: () => ({ username: customers[next++ % customers.length] ?? '', password: passwordOfTheCast }),
    remove: async () => void (await control('DELETE', `/sandboxes/${id}`)),
  }
}

function textAt(value: JsonValue, name: string): string {
  const text = isObject(value) ? value[name] : undefined
  return typeof text === 'string' ? text : ''
}
