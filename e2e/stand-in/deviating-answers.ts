import { callFinder, type Exchange, startJudgement } from '@touchline/contract-testing'
import { documents, routing } from './documents.ts'
import type { Answer } from './ways-to-answer.ts'

/** A call of the stand-in as the site asked it, and its answer. */
export type Asked = { readonly name: string; readonly url: string; readonly isKnown: boolean; readonly answer: Answer }

/** One deviation of one call, named as a contract report names it, and the change of its answers that is this and no other. */
export type Deviation = {
  readonly call: string
  readonly field: string
  readonly kind: string
  /** `METHOD /path` */
  readonly name: string
  readonly change: (answer: Answer) => Answer
}

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a value by their step: fields by name, and the first element of a list for all. */
function partsOf(value: unknown): readonly (readonly [step: string, part: unknown])[] {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => ['[]', each])
  return isRecord(value) ? Object.entries(value) : []
}

/** Paths of all fields and list elements at any depth; lists under `[]`. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  return partsOf(value).flatMap(([step, part]) => [[...path, step], ...placesIn(part, [...path, step])])
}

/** Gives the value at a path to a function; undefined takes the field away. A field that a row lacks stays lacking. */
function changedAt(value: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (step === '[]') return Array.isArray(value) ? value.map((each) => changedAt(each, rest, change)) : value
  if (!isRecord(value) || !(step in value)) return value
  return { ...value, [step]: changedAt(value[step], rest, change) }
}

/** A value of another type that no documented field has by chance. */
function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? 7 : 'another type'
}

const changes: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  ofAnotherType,
  // An unknown value of an enumeration, or another format of a date, an address or a colour.
  (value) => (typeof value === 'string' ? 'unheard_of' : value),
]

const html: Answer = { status: 200, type: 'text/html; charset=utf-8', text: '<!doctype html><h1>Proxy page</h1>' }
const failed: Answer = { status: 500, type: 'application/json', text: '{"message":"stack trace"}' }

/** Changes an answer's body. One that has no JSON stays. */
function inBody(change: (body: unknown) => unknown): (answer: Answer) => Answer {
  return (answer) =>
    answer.type.startsWith('application/json')
      ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text))) }
      : answer
}

const unwrapped = inBody((body) => (isRecord(body) ? (body['data'] ?? body) : body))

/** All single changes of an answer. */
function changesOf({ type, text }: Answer): readonly ((answer: Answer) => Answer)[] {
  const places = type.startsWith('application/json') ? placesIn(JSON.parse(text)) : []
  const inFields = places
    .filter((path) => path.join('.') !== 'data')
    .flatMap((path) => changes.map((change) => inBody((body) => changedAt(body, path, change))))
  return [...inFields, unwrapped, () => html, () => failed]
}

const find = callFinder(documents, routing)

/** The operation id of a call. */
export function callOf({ name, url }: Asked): string | undefined {
  const [method = ''] = name.split(' ')
  return find({ method, url })?.name
}

/** The rows by the documents of an answer to a call. */
function rowsOf({ name, url, isKnown }: Asked, answer: Answer) {
  const [method = ''] = name.split(' ')
  const exchange: Exchange = {
    request: { method, url, headers: isKnown ? [['authorization', 'Bearer known']] : [], body: undefined },
    response: { status: answer.status, headers: [['content-type', answer.type]], body: answer.text },
    at: '2027-01-04T12:00:00Z',
    milliseconds: 1,
  }
  return startJudgement(documents, find).add(exchange) ?? []
}

/** Every way in which the answers of a call can deviate from the documents in one row, once each. */
export function deviationsOf(asked: Asked): readonly Deviation[] {
  const usual = new Set(rowsOf(asked, asked.answer).map(keyOf))
  const found = new Map<string, Deviation>()
  for (const change of changesOf(asked.answer)) {
    const [row, ...others] = rowsOf(asked, change(asked.answer)).filter((each) => !usual.has(keyOf(each)))
    if (row === undefined || others.length > 0 || found.has(keyOf(row))) continue
    found.set(keyOf(row), { call: row.call, field: row.field, kind: row.kind, name: asked.name, change })
  }
  return [...found.values()]
}

const keyOf = ({ field, kind }: { readonly field: string; readonly kind: string }): string => `${field} ${kind}`
