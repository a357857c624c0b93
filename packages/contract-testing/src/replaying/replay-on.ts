import { type Routing, urlOf } from '@touchline/routing'
import type { Description, Operation } from '../descriptions/description.ts'
import { callFinder } from '../descriptions/find-call.ts'
import { pathParameters } from '../descriptions/paths.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import { type JudgedRow, startJudgement } from '../judging/judge-all.ts'
import type { Kind } from '../judging/row.ts'
import { isObject, jsonIn, type JsonValue } from '../recording/redaction/json.ts'
import { createCorrespondence, type Correspondence } from './correspondence.ts'
import type { Sandbox } from './sandbox.ts'
import { addShape, type Difference, differences, type Shapes } from './shapes.ts'

/** Asks a sandbox again what a recording has asked a platform. */
export type Replay = {
  readonly add: (exchange: Exchange, operation: Operation) => Promise<void>
  /** Where the platform's answers and the sandbox's differ in status or shape. */
  readonly rows: () => readonly JudgedRow[]
  /** Those of some rows whose call the sandbox was asked and whose deviation from the description its answers do not have. */
  readonly without: (rows: readonly JudgedRow[]) => readonly JudgedRow[]
}

/** Answers of one call with one status, of both sides. */
type Pair = { readonly call: string; readonly platform: Shapes; readonly own: Shapes; times: number }

const atItsOwnPath: Routing = { apiOrigin: '', basePaths: {}, paths: {} }

/** Kinds that are of a connection: a sandbox beside the tool has another. */
const ofTheConnection: ReadonlySet<Kind> = new Set(['header', 'latency'])

/** The place of a row, by which rows of two judgements are compared. */
export const placeOf = ({ call, field, kind }: JudgedRow): string => `${call} ${field} ${kind}`

export function startReplay(sandbox: Sandbox, routing: Routing, description: Description): Replay {
  const judged = startJudgement(description, callFinder(description, atItsOwnPath))
  const correspondence = createCorrespondence()
  const pairs = new Map<string, Pair>()
  const statuses = new Map<string, { readonly call: string; readonly told: Difference; seen: number }>()
  const asked = new Map<string, number>()

  async function add(exchange: Exchange, operation: Operation): Promise<void> {
    const { name } = operation
    // They control a sandbox and are no calls of a platform.
    if (operation.path.startsWith('/sandbox/')) return
    asked.set(name, (asked.get(name) ?? 0) + 1)
    introduce(exchange, operation, sandbox, correspondence)
    const { method, path, headers, body } = translated(exchange, operation, routing, correspondence)
    const own = await sandbox.send(method, path, body === undefined ? { headers } : { headers, body })
    judged.add(own)
    compare(name, exchange.response, own.response)
  }

  function compare(call: string, recorded: Exchange['response'], own: Exchange['response']): void {
    if (recorded.status !== own.status) {
      // Where the sandbox refuses it has nothing of the kind, which says nothing of the platform.
      if (own.status < 400) noteStatus(call, recorded.status, own.status)
      return
    }
    const [theirs, ours] = [jsonIn(recorded.body ?? ''), jsonIn(own.body ?? '')]
    if (theirs === undefined || ours === undefined) return
    correspondence.learn(theirs, ours)
    const key = `${call} ${own.status}`
    const pair = pairs.get(key) ?? { call, platform: new Map(), own: new Map(), times: 0 }
    pairs.set(key, pair)
    pair.times += 1
    addShape(pair.platform, theirs)
    addShape(pair.own, ours)
  }

  function noteStatus(call: string, got: number, expected: number): void {
    const key = `${call} ${got} ${expected}`
    const told = { field: '', kind: 'status', expected: String(expected), got: String(got) } as const
    const known = statuses.get(key) ?? { call, told, seen: 0 }
    statuses.set(key, known)
    known.seen += 1
  }

  function rows(): readonly JudgedRow[] {
    const ofStatuses = [...statuses.values()].map(({ call, told, seen }) =>
      rowOf(call, told, seen, asked.get(call) ?? seen),
    )
    const ofShapes = [...pairs.values()].flatMap(({ call, platform, own, times }) =>
      differences(platform, own).map((told) => rowOf(call, told, times, times)),
    )
    return [...ofStatuses, ...ofShapes]
  }

  function without(told: readonly JudgedRow[]): readonly JudgedRow[] {
    const own = new Set(judged.judgement().rows.map(placeOf))
    return told.filter((row) => asked.has(row.call) && !ofTheConnection.has(row.kind) && !own.has(placeOf(row)))
  }

  return { add, rows, without }
}

/** The sandbox is no authority: where the documents do not decide, a difference from it is looked at and fails nothing. */
function rowOf(call: string, { field, kind, expected, got }: Difference, seen: number, of: number): JudgedRow {
  // A field that the documents demand has been told by them.
  const severity = kind === 'added' || kind === 'missing' ? 'info' : 'warn'
  return {
    call,
    field,
    kind,
    severity,
    expected: `${expected}, as in the sandbox`,
    got,
    sentence: null,
    provenance: null,
    seen,
    of,
  }
}

/** A login that the platform accepted is one of the sandbox's own customers there. */
function introduce(
  { request, response }: Exchange,
  { name }: Operation,
  sandbox: Sandbox,
  correspondence: Correspondence,
): void {
  const body = jsonIn(request.body ?? '')
  if (name !== 'login' || response.status >= 300 || !isObject(body)) return
  const { username, password } = body
  if (typeof username !== 'string' || typeof password !== 'string') return
  // Somebody who has registered or logged in before is known.
  if (correspondence.translateText(username) !== username) return
  const customer = sandbox.nextCustomer()
  correspondence.set(username, customer.username)
  correspondence.set(password, customer.password)
}

function translated({ request }: Exchange, operation: Operation, routing: Routing, correspondence: Correspondence) {
  const { pathname, searchParams } = new URL(request.url)
  const recorded = Object.entries(pathParameters(operation, routing, pathname))
  const params = recorded.map(([name, value]) => [name, correspondence.translateNamed(name, value)])
  const query = new URLSearchParams(
    [...searchParams].map(([name, value]) => [name, correspondence.translateNamed(name.replace(/\[.*$/, ''), value)]),
  ).toString()
  return {
    method: request.method,
    path: urlOf(operation, Object.fromEntries(params), atItsOwnPath) + (query === '' ? '' : `?${query}`),
    headers: headersOf(request, correspondence),
    body: translatedBody(request.body, correspondence),
  }
}

/** Only what the sandbox needs: the rest is of the recorded connection. */
function headersOf({ headers }: Exchange['request'], correspondence: Correspondence): Readonly<Record<string, string>> {
  const type = headerOf(headers, 'content-type')
  const [scheme, token] = headerOf(headers, 'authorization')?.split(' ') ?? []
  return {
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(token === undefined ? {} : { authorization: `${scheme} ${correspondence.translateText(token)}` }),
  }
}

function translatedBody(body: string | undefined, { translate }: Correspondence): string | undefined {
  const json: JsonValue | undefined = jsonIn(body ?? '')
  return json === undefined ? body : JSON.stringify(translate(json))
}
