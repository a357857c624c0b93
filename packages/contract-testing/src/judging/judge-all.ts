import type { Description, Operation } from '../descriptions/description.ts'
import { sentenceOf } from '../descriptions/provenance.ts'
import type { Exchange } from '../exchange.ts'
import { type Coverage, coverageOf, type Met } from './coverage.ts'
import { judge } from './judge.ts'
import { latencyFindings, patienceFor } from './latency.ts'
import { addTo, emptyLook, type Look } from './look.ts'
import { type Finding, type Kind, severities, type Severity } from './row.ts'

/** One deviation of a call, however often it was seen. */
export type JudgedRow = {
  readonly call: string
  readonly field: string
  readonly kind: Kind
  readonly severity: Severity
  readonly expected: string
  readonly got: string
  /** The sections of the documents that say so; null where none does. */
  readonly sentence: string | null
  readonly provenance: string | null
  /** How often it was seen, of how often it was looked for. */
  readonly seen: number
  readonly of: number
}

/** The judgement of a run. */
export type Judgement = {
  readonly rows: readonly JudgedRow[]
  readonly coverage: Coverage
  /** Names of the calls that were answered. */
  readonly asked: ReadonlySet<string>
  /** How many requests were no call of the description. */
  readonly unknown: number
}

/** Finds the operation of a request. */
export type FindCall = (request: Exchange['request']) => Operation | undefined

/** Judges exchanges by a description. One that is no call of it is counted and not judged. */
export function judgeAll(exchanges: readonly Exchange[], description: Description, find: FindCall): Judgement {
  let unknown = 0
  const byCall = new Map<Operation, Exchange[]>()
  for (const exchange of exchanges) {
    const operation = find(exchange.request)
    if (operation === undefined) unknown += 1
    else byCall.set(operation, [...(byCall.get(operation) ?? []), exchange])
  }
  const looks = [...byCall].map(([operation, own]) => ({
    operation,
    own,
    look: lookAtCall(operation, own, description),
  }))
  const rows = looks.flatMap(({ operation, own, look }) => rowsOf(operation.name, look, own.length))
  return {
    rows: rows.toSorted(byWeight),
    coverage: coverageOf(description, new Map(looks.map(({ operation, own, look }) => [operation, metAs(own, look)]))),
    asked: new Set(looks.map(({ operation }) => operation.name)),
    unknown,
  }
}

function metAs(exchanges: readonly Exchange[], look: Look): Met {
  return { look, isAnswered: exchanges.some(({ response }) => response.status < 400) }
}

function lookAtCall(operation: Operation, exchanges: readonly Exchange[], description: Description): Look {
  const sum = emptyLook()
  for (const exchange of exchanges) addTo(sum, judge(exchange, operation, description))
  const times = exchanges.map(({ milliseconds }) => milliseconds)
  sum.findings.push(...latencyFindings(times, patienceFor(operation.method, operation.path)))
  return sum
}

function rowsOf(call: string, { findings, looked }: Look, exchanges: number): readonly JudgedRow[] {
  const groups = Map.groupBy(findings, ({ field, kind }) => `${field} ${kind}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [rowOf(call, first, group, looked.get(first.field) ?? exchanges)]
  })
}

function rowOf(call: string, first: Finding, group: readonly Finding[], of: number): JudgedRow {
  const told = (texts: readonly string[]): string => [...new Set(texts)].slice(0, 3).join('; ')
  const { field, kind, provenance } = first
  return {
    call,
    field,
    kind,
    severity: severities.findLast((severity) => group.some((each) => each.severity === severity)) ?? first.severity,
    expected: told(group.map(({ expected }) => expected)),
    got: told(group.map(({ got }) => got)),
    sentence: sentenceOf(provenance),
    provenance: provenance?.kind ?? null,
    seen: group.length,
    of: Math.max(of, group.length),
  }
}

/** Heaviest first, then by call and field. */
export function byWeight(a: JudgedRow, b: JudgedRow): number {
  const weight = severities.indexOf(b.severity) - severities.indexOf(a.severity)
  return weight || a.call.localeCompare(b.call, 'en') || a.field.localeCompare(b.field, 'en')
}
