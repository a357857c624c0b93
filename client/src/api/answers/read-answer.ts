import { gotOf } from './mismatch.ts'
import { expectedOf, fieldsIn, isListShape } from './shape.ts'
import type { Field, Fields, Shape } from './shape.ts'

type Json = Readonly<Record<string, unknown>>

/** Reports a deviation: its path, the expected and the actual kind. */
type Tell = (path: string, expected: string, got: string) => void

/** Marks an unreadable value; null would be a readable one. */
const unreadable = Symbol('unreadable')

const wallClock = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isWallClock = (value: unknown): boolean =>
  typeof value === 'string' && wallClock.test(value) && Number.isFinite(Date.parse(`${value.replace(' ', 'T')}Z`))

const fits = {
  s: (value: unknown) => typeof value === 'string',
  n: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  w: (value: unknown) => Number.isSafeInteger(value),
  b: (value: unknown) => typeof value === 'boolean',
  t: isWallClock,
  i: (value: unknown) => (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'string',
  x: () => true,
  '-': () => true,
} as const

/** Names, from names or from records with a name. */
function readPeople(value: unknown, path: string, tell: Tell): unknown {
  if (!Array.isArray(value)) return unreadable
  return value.flatMap((person: unknown) => {
    const name = isJson(person) ? person['name'] : person
    if (typeof name === 'string') return [name]
    tell(`${path}[]`, 'a name, or a record with one', gotOf(person))
    return []
  })
}

/** A list without its unreadable rows. */
function readList(row: Shape, value: unknown, path: string, tell: Tell): unknown {
  if (!Array.isArray(value)) return unreadable
  return value.map((each) => read(row, each, `${path}[]`, tell)).filter((each) => each !== unreadable)
}

/** The value of a missing field: nothing if optional, an empty list for a list, else null. */
function without({ shape, isOptional }: Field): unknown {
  if (isOptional) return unreadable
  return isListShape(shape) || shape === 'p' ? [] : null
}

function readField(field: Field, value: unknown, path: string, tell: Tell): unknown {
  const { shape, isOptional, isNullable, isVital } = field
  if (value === undefined || value === null) {
    if (isVital || !(isOptional || isNullable)) tell(path, expectedOf(shape), gotOf(value))
    if (isVital) return unreadable
    return isOptional && value === null && isNullable ? null : without(field)
  }
  const found = read(shape, value, path, tell)
  return found === unreadable && !isVital ? without(field) : found
}

function readObject(fields: Fields, value: unknown, path: string, tell: Tell): unknown {
  if (!isJson(value)) return unreadable
  const found: Record<string, unknown> = {}
  for (const field of fieldsIn(fields)) {
    const each = readField(field, value[field.wire], path === '' ? field.wire : `${path}.${field.wire}`, tell)
    if (each !== unreadable) found[field.name] = each
    else if (field.isVital) return unreadable
  }
  return found
}

function read(shape: Shape, value: unknown, path: string, tell: Tell): unknown {
  if (isListShape(shape) || shape === 'p') {
    const list = shape === 'p' ? readPeople(value, path, tell) : readList(shape[0], value, path, tell)
    if (list === unreadable) tell(path, expectedOf(shape), gotOf(value))
    return list
  }
  if (typeof shape !== 'string') {
    if (!isJson(value)) tell(path, expectedOf(shape), gotOf(value))
    return readObject(shape, value, path, tell)
  }
  if (fits[shape](value)) return value
  tell(path, expectedOf(shape), gotOf(value))
  return unreadable
}

/** The data of an answer, in the client's spelling; `isReadable` is false for another kind of answer. */
export type Reading = { readonly isReadable: true; readonly value: unknown } | { readonly isReadable: false }

/**
 * Reads a value by its shape. Unknown fields are dropped; a missing or wrong one becomes null, an empty list or absent,
 * and is reported; an unreadable row or object affects nothing else.
 */
export function readByShape(shape: Shape, value: unknown, tell: Tell): Reading {
  const found = read(shape, value, '', tell)
  return found === unreadable ? { isReadable: false } : { isReadable: true, value: found }
}
