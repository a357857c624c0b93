import { placesIn, wire } from '../../../e2e/stand-in/stated.ts'
import type { Entity, Place } from '../../../e2e/stand-in/stated.ts'

/** The three ways in which a stated field can be missing. */
const losses = ['absent', 'null', 'of another type'] as const
type Loss = (typeof losses)[number]

/** One stated field, one way to lose it, and the answer without it. */
export type Cell = {
  readonly path: Place['path']
  /** The path in words: `occurrences.0.starts_at`. */
  readonly place: string
  readonly section: string
  readonly loss: Loss
  readonly body: unknown
}

/** A value of a type that the field cannot have: ids are numbers in one place and texts in another. */
function ofAnotherType(name: string, value: unknown): unknown {
  return typeof value === 'string' || value === null || name === 'id' ? ['odd'] : 'odd'
}

function changed(value: unknown, [step, ...rest]: Place['path'], loss: Loss): unknown {
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? changed(each, rest, loss) : each))
  // A path leads through records and lists only.
  const record = value as Readonly<Record<string, unknown>>
  const others = Object.entries(record).filter(([name]) => name !== step)
  const own = record[String(step)]
  if (rest.length > 0) return { ...record, [String(step)]: changed(own, rest, loss) }
  if (loss === 'absent') return Object.fromEntries(others)
  return { ...record, [String(step)]: loss === 'null' ? null : ofAnotherType(String(step), own) }
}

/** Every stated field of an answer in all three ways. */
export function cellsOf(answer: Entity): readonly Cell[] {
  const whole = wire(answer)
  return placesIn(answer).flatMap(({ path, section }) =>
    losses.map((loss) => ({ path, place: path.join('.'), section, loss, body: changed(whole, path, loss) })),
  )
}
