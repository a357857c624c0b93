import { instantText } from '@touchline/clock'
import { areaPrefixes } from '@touchline/routing'
import type { Description, Operation, Parameter } from '../descriptions/description.ts'
import { type Source, sourceOf } from './sources.ts'

/** A call of the plan, with the values that are known before it and the sources of the others. */
export type PlannedCall = {
  readonly operation: Operation
  readonly query: Readonly<Record<string, string>>
  /** Path parameters with known values. */
  readonly known: Readonly<Record<string, string>>
  /** Path parameters that earlier answers give. */
  readonly sources: Readonly<Record<string, Source>>
}

const day = 86_400_000

/** How far lists look ahead, in days. */
const daysAhead = 14

/** Values of enumerations that a customer would choose, where a parameter has one of them. */
const customers: readonly unknown[] = ['online', 'activity-booking', 'customers']

/** Beginnings of calls that do more than read, although their method is GET: preparing a payment opens a session. */
const notReading = [areaPrefixes.checkout, areaPrefixes.paymentProviders]

function reads({ method, path, provenance }: Operation): boolean {
  const isOurs = provenance?.kind === 'ours'
  return method === 'GET' && !isOurs && !notReading.some((prefix) => path.startsWith(`${prefix}/`))
}

/** The value that a parameter has in every run; undefined where an answer has to give one. */
function valueOf({ name, schema }: Parameter, { now, resolve }: Known): string | undefined {
  const values = (resolve(schema).enum ?? []).filter((value) => typeof value === 'string')
  const chosen = values.find((value) => customers.includes(value)) ?? values[0]
  if (chosen !== undefined) return chosen
  if (name === 'starts_after') return instantText(now)
  return name === 'starts_before' ? instantText(now + daysAhead * day) : undefined
}

type Around = {
  /** A customer logs in first. */
  readonly isKnown: boolean
  /** In milliseconds. */
  readonly now: number
}

type Known = Around & Pick<Description, 'resolve'>

/**
 * The reading calls of a description that can be asked, each after the calls that give its parameters. Calls that are
 * ours, that need a login where there is none, or whose parameters nothing gives are left out.
 */
export function planOf(description: Description, around: Around): readonly PlannedCall[] {
  const reading = description.operations.filter((each) => reads(each) && (each.isPublic || around.isKnown))
  const listAt = (path: string): string | undefined => reading.find((each) => each.path === path)?.name
  let waiting = reading.flatMap(
    (operation) => plannedCall(operation, listAt, { ...around, resolve: description.resolve }) ?? [],
  )
  const plan: PlannedCall[] = []
  for (;;) {
    const names = new Set(plan.map(({ operation }) => operation.name))
    const ready = waiting.filter(({ sources }) => Object.values(sources).every(({ call }) => names.has(call)))
    if (ready.length === 0) return plan
    plan.push(...ready)
    waiting = waiting.filter((each) => !ready.includes(each))
  }
}

function plannedCall(
  operation: Operation,
  listAt: (path: string) => string | undefined,
  around: Known,
): PlannedCall | undefined {
  const known: Record<string, string> = {}
  const query: Record<string, string> = {}
  const sources: Record<string, Source> = {}
  for (const parameter of operation.parameters) {
    const isInPath = parameter.in === 'path'
    if (!isInPath && !(parameter.in === 'query' && parameter.required)) continue
    const value = valueOf(parameter, around)
    const source = isInPath ? sourceOf(operation, parameter.name, listAt) : undefined
    if (value !== undefined) (isInPath ? known : query)[parameter.name] = value
    else if (source === undefined) return undefined
    else sources[parameter.name] = source
  }
  return { operation, known, query, sources }
}

/** A call of the plan in a line; `template` is its path on the platform. */
export function lineOfCall({ operation, known, query, sources }: PlannedCall, template: string): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole)
  const given = Object.entries(sources).map(([name, { call }]) => `${name} from ${call}`)
  const asked = new URLSearchParams(query).toString()
  const from = given.length === 0 ? '' : ` (${given.join(', ')})`
  return `GET ${path}${asked === '' ? '' : `?${asked}`}  ${operation.name}${from}`
}
