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

/** The rows of a run by one contract. */
export type Column = { readonly name: string; readonly rows: readonly JudgedRow[] }

/** The judgement of a run. */
export type Judgement = {
  readonly rows: readonly JudgedRow[]
  readonly coverage: Coverage
  /** Names of the calls that were answered. */
  readonly asked: ReadonlySet<string>
  /** How many requests were no call of the description. */
  readonly unknown: number
  /** The same exchanges by other contracts; undefined where nobody asked for them. */
  readonly columns?: readonly Column[]
}

/** Finds the operation of a request. */
export type FindCall = (request: Exchange['request']) => Operation | undefined

/** A judgement of exchanges that come one by one, none of which is kept. */
export type RunningJudgement = {
  /** Judges one exchange, and answers the rows that it alone has. undefined: it is no call of the description. */
  readonly add: (exchange: Exchange) => readonly JudgedRow[] | undefined
  /** The judgement of all so far. */
  readonly judgement: () => Judgement
}

/** One call so far: its findings, whether it was ever answered, and the times in milliseconds. */
type Sum = { readonly met: Met; readonly times: number[] }

/** Begins a judgement by a description. An exchange that is no call of it is counted and not judged. */
export function startJudgement(description: Description, find: FindCall): RunningJudgement {
  const sums = new Map<Operation, Sum>()
  let unknown = 0

  function add(exchange: Exchange): readonly JudgedRow[] | undefined {
    const operation = find(exchange.request)
    if (operation === undefined) {
      unknown += 1
      return undefined
    }
    const { met, times } = sums.get(operation) ?? { met: { look: emptyLook(), isAnswered: false }, times: [] }
    const own = judge(exchange, operation, description)
    addTo(met.look, own)
    times.push(exchange.milliseconds)
    const isAnswered = met.isAnswered || exchange.response.status < 400
    sums.set(operation, { met: { ...met, isAnswered }, times })
    return rowsOf(operation.name, own, 1)
  }

  function rowsOfCall({ name, method, path }: Operation, { met: { look }, times }: Sum): readonly JudgedRow[] {
    const findings = [...look.findings, ...latencyFindings(times, patienceFor(method, path))]
    return rowsOf(name, { ...look, findings }, times.length)
  }

  function judgement(): Judgement {
    const calls = [...sums]
    return {
      rows: calls.flatMap(([operation, sum]) => rowsOfCall(operation, sum)).toSorted(byWeight),
      coverage: coverageOf(description, new Map(calls.map(([operation, { met }]) => [operation, met]))),
      asked: new Set(calls.map(([{ name }]) => name)),
      unknown,
    }
  }

  return { add, judgement }
}

/** Judges exchanges by a description. */
export function judgeAll(exchanges: readonly Exchange[], description: Description, find: FindCall): Judgement {
  const running = startJudgement(description, find)
  for (const exchange of exchanges) running.add(exchange)
  return running.judgement()
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
