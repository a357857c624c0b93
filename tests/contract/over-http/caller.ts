import supertest from 'supertest'
import { type Query, queryText } from '../../support/person.ts'
import { isJson } from '../schema-nodes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An answer, in the parts that the documents describe. */
export type Answer = { readonly status: number; readonly body: unknown; readonly text: string }

type Parts = { readonly query?: Query | undefined; readonly body?: object }

/** A caller of a platform over the network. */
export type Caller = {
  readonly get: (path: string, query?: Query) => Promise<Answer>
  readonly send: (method: Method, path: string, parts?: Parts) => Promise<Answer>
}

type Rules = {
  /** Throws where the running test has not said that it sends such a request. */
  readonly admit: (method: Method, path: string) => void
  /** The platform's address for one in the documents. */
  readonly placeOf: (path: string) => string
}

export function callerAt(origin: string, headers: Readonly<Record<string, string>>, { admit, placeOf }: Rules): Caller {
  async function send(method: Method, path: string, { query, body }: Parts = {}): Promise<Answer> {
    admit(method, path)
    const client = supertest(origin)
    const url = `${placeOf(path)}${queryText(query)}`
    const started = {
      GET: () => client.get(url),
      POST: () => client.post(url),
      PUT: () => client.put(url),
      PATCH: () => client.patch(url),
      DELETE: () => client.delete(url),
    }[method]()
    const answer = await started.set(headers).send(body)
    return { status: answer.status, body: answer.body, text: answer.text }
  }
  return { send, get: (path, query) => send('GET', path, { query }) }
}

/** The value at a path of names and list positions; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)
}

/** The `data` of an answer that was accepted. [S7: "Responses read data.items"] */
export function dataOf({ status, body, text }: Answer): unknown {
  if (status >= 300) throw new Error(`refused with ${status}: ${text}`)
  return at(body, 'data')
}

/** As `dataOf`, for a list. */
export function rowsOf(answer: Answer): readonly unknown[] {
  const rows = dataOf(answer)
  if (!Array.isArray(rows)) throw new Error(`not a list: ${answer.text.slice(0, 200)}`)
  return rows
}
