import type { Description, Operation } from '../descriptions/description.ts'
import { sentenceOf } from '../descriptions/provenance.ts'
import type { Exchange } from '../exchange.ts'
import { type Coverage, coverageOf, type Met } from './coverage.ts'
import { judge } from './judge.ts'
import { latencyFindings, patienceFor } from './latency.ts'
import { addCounts, emptyLook, type Look } from './look.ts'
import { type Kind, severities, type Severity } from './row.ts'
import { type Tallies, type Tally, tally } from './tally.ts'

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

/** One call so far: its findings by place, whether it was ever answered, and the times in milliseconds. */
type Sum = { readonly met: Met; readonly tallies: Tallies; readonly times: number[] }

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
    const { met, tallies, times }: Sum = sums.get(operation) ?? {
      met: { look: emptyLook(), isAnswered: false, isFound: false },
      tallies: new Map(),
      times: [],
    }
    const own = judge(exchange, operation, description)
    addCounts(met.look, own)
    tally(tallies, own.findings)
    times.push(exchange.milliseconds)
    const isAnswered = met.isAnswered || exchange.response.status < 400
    const isFound = met.isFound || exchange.response.status !== 404
    sums.set(operation, { met: { ...met, isAnswered, isFound }, tallies, times })
    return rowsOf(operation.name, tally(new Map(), own.findings), own, 1)
  }

  function rowsOfCall({ name, method, path }: Operation, { met, tallies, times }: Sum): readonly JudgedRow[] {
    const ofTimes = tally(new Map(), latencyFindings(times, patienceFor(method, path)))
    return rowsOf(name, new Map([...tallies, ...ofTimes]), met.look, times.length)
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

function rowsOf(call: string, tallies: Tallies, { looked }: Look, exchanges: number): readonly JudgedRow[] {
  return [...tallies.values()].map((each) => rowOf(call, each, looked.get(each.first.field) ?? exchanges))
}

function rowOf(call: string, { first, severity, expected, got, seen }: Tally, of: number): JudgedRow {
  const { field, kind, provenance } = first
  return {
    call,
    field,
    kind,
    severity,
    expected: expected.join('; '),
    got: got.join('; '),
    sentence: sentenceOf(provenance),
    provenance: provenance?.kind ?? null,
    seen,
    of: Math.max(of, seen),
  }
}

/** Heaviest first, then by call and field. */
export function byWeight(a: JudgedRow, b: JudgedRow): number {
  const weight = severities.indexOf(b.severity) - severities.indexOf(a.severity)
  return weight || a.call.localeCompare(b.call, 'en') || a.field.localeCompare(b.field, 'en')
}
