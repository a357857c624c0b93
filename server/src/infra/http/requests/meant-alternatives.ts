import type { Problem } from './validation-messages.ts'

/** A place in a schema below an alternative of a union: the union, and the number of the alternative. */
const belowAlternative = /^(.*)\/anyOf\/(\d+)(\/.*)$/
/** A field whose one value names the alternative. */
const namingField = /^\/properties\/[^/]+\/const$/

type Placed = { readonly problem: Problem; readonly number: string; readonly below: string }

/**
 * The problems of unions whose alternatives name themselves, such as `{ strategy: 'shared', … }`: those of the
 * alternative that is meant, and none of the others. Where no alternative is meant, one problem of the naming field.
 */
export function withinMeantAlternatives(problems: readonly Problem[]): readonly Problem[] {
  const unions = new Map<string, Placed[]>()
  for (const problem of problems) {
    const [, union = '', number = '', below = ''] = belowAlternative.exec(problem.schemaPath ?? '') ?? []
    if (union !== '') unions.set(union, [...(unions.get(union) ?? []), { problem, number, below }])
  }
  return [...unions].reduce((left, [union, placed]) => judgeUnion(left, union, placed), problems)
}

function judgeUnion(problems: readonly Problem[], union: string, placed: readonly Placed[]): readonly Problem[] {
  const meant = meantIn(placed)
  if (meant === undefined) return problems
  const own = new Set(placed.map(({ problem }) => problem))
  const others = problems.filter((problem) => !own.has(problem) && problem.schemaPath !== `${union}/anyOf`)
  return [...others, ...meant]
}

/** Undefined where the alternatives do not name themselves. */
function meantIn(placed: readonly Placed[]): readonly Problem[] | undefined {
  const numbers = new Set(placed.map(({ number }) => number))
  const misnamed = placed.filter(({ below }) => namingField.test(below))
  const [first] = misnamed
  if (first === undefined) return unnamedIn(placed, numbers.size)
  const denied = new Set(misnamed.map(({ number }) => number))
  if (denied.size < numbers.size) return placed.flatMap(({ problem, number }) => (denied.has(number) ? [] : [problem]))
  const allowedValues = misnamed.map(({ problem }) => problem.params['allowedValue'])
  return [{ keyword: 'enum', instancePath: first.problem.instancePath, params: { allowedValues } }]
}

/** The field that every alternative misses. */
function unnamedIn(placed: readonly Placed[], count: number): readonly Problem[] | undefined {
  const missing = placed.filter(({ problem }) => problem.keyword === 'required')
  const byField = Map.groupBy(missing, ({ problem }) => problem.params['missingProperty'])
  const [everywhere] = [...byField.values()].find((found) => found.length === count) ?? []
  return everywhere && count > 1 ? [everywhere.problem] : undefined
}
