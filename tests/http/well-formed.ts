import { namedSchemas } from '@touchline/contract'
import type { Choices } from './choices.ts'
import { texts } from './garbage.ts'

/** A schema of the contract, as far as values are made from it. */
type Node = {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Node[]
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
}

/** Days and moments at the edges: well-formed by most rules, and still not always one. */
export const moments = [
  '2026-04-07T09:00:00Z',
  '2026-04-07T11:00:00+01:00',
  '2026-06-30T23:59:60Z',
  '2016-12-31T23:59:60.999Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-29T00:00:00Z',
]
export const days = ['1990-02-28', '2026-04-07', '0000-01-01', '9999-12-31', '2026-02-30', '2000-02-29']

/** Things that exist in a sandbox: by the form of their ids, or by the name of the field that would hold them. */
export type Pool = {
  readonly occurrences: readonly string[]
  readonly uuids: readonly string[]
  readonly slugs: readonly string[]
  readonly integers: readonly number[]
  readonly byName: Readonly<Record<string, readonly unknown[]>>
}

/** Existing values in the form of a field. */
function existing(node: Node, name: string, { byName, ...pool }: Pool): readonly unknown[] {
  if (node.pattern?.endsWith('{34}$')) return pool.occurrences
  if (node.pattern?.startsWith('^[0-9a-fA-F]{8}-')) return pool.uuids
  if (node.type === 'integer' && !(name in byName) && /(^|_)id$|Id$/.test(name)) return pool.integers
  if (node.type === 'string' && /^(idOrSlug|venue|category|activity\w*)$|slug/i.test(name)) return pool.slugs
  return byName[name] ?? []
}

/** A value that its schema takes, or very nearly: what is at the edge of a range or a length is likely. */
export function wellFormed(schema: unknown, known: Pool, choices: Choices, name = ''): unknown {
  // JSON schemas of the contract: each has the fields of a node, or none of them.
  const node = resolved(schema as Node)
  const pool = existing(node, name, known)
  if (pool.length > 0 && choices.isLikely()) return choices.pick(pool)
  if (node.anyOf) return wellFormed(choices.pick(node.anyOf), known, choices, name)
  if ('const' in node) return node.const
  if (node.enum) return choices.pick(node.enum)
  switch (node.type) {
    case 'null':
      return null
    case 'boolean':
      return choices.pick([true, false])
    case 'integer':
    case 'number':
      return numberFor(node, choices)
    case 'string':
      return textFor(node, choices)
    case 'array':
      return listFor(node, known, choices, name)
    case 'object':
      return objectFor(node, known, choices)
    default:
      return choices.pick(texts)
  }
}

function resolved(node: Node): Node {
  return node.$ref === undefined ? node : (namedSchemas.get(node.$ref) ?? {})
}

function numberFor({ minimum = 0, maximum = 4_294_967_295 }: Node, choices: Choices): number {
  const near = [1, 2, 10, 11, 1000].filter((value) => value >= minimum && value <= maximum)
  return choices.pick([minimum, maximum, ...near])
}

function textFor({ format, pattern, minLength = 0, maxLength = 255 }: Node, choices: Choices): string {
  if (format === 'date-time') return choices.pick(moments)
  if (format === 'date') return choices.pick(days)
  if (format === 'email')
    return choices.pick(['nia@example.test', 'AMINA@example.test', `${'x'.repeat(60)}@example.test`])
  if (pattern !== undefined) return choices.pick(['GB', '0134c1b2-1280-7a56-b1aa-2d24c8577f49', ...texts])
  const text = choices.pick([...texts, 'x'.repeat(maxLength)])
  return text.padEnd(minLength, 'x').slice(0, maxLength)
}

function listFor({ items = {}, minItems = 0 }: Node, known: Pool, choices: Choices, name: string): unknown[] {
  const length = Math.max(minItems, choices.pick([0, 1, 1, 2]))
  return Array.from({ length }, () => wellFormed(items, known, choices, name.replace(/s$/, '')))
}

function objectFor({ properties = {}, required = [] }: Node, known: Pool, choices: Choices): Record<string, unknown> {
  const more = Object.keys(properties).filter((field) => !required.includes(field) && !choices.isLikely())
  return Object.fromEntries(
    [...required, ...more].map((field) => [field, wellFormed(properties[field], known, choices, field)]),
  )
}
