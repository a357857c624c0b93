import { toCamel } from '../keys.ts'

/**
 * How an answer is read, as compact data. `s`: text, `n`: number, `w`: whole number, `b`: true or false, `t`: local
 * time, `i`: an id, number or text, `p`: people, as names or as records with a name, `x`: anything, unchanged, `-`: no
 * answer is awaited.
 */
export type Shape = 's' | 'n' | 'w' | 'b' | 't' | 'i' | 'p' | 'x' | '-' | readonly [Shape] | Fields

/**
 * The fields of an object by wire name, with marks behind it. None: stated, so its absence is reported. `~`: may be
 * null. `?`: optional. `!`: without it the object is meaningless.
 */
export type Fields = { readonly [field: string]: Shape }

/** Whether the data comes as `data` of an envelope or bare, and its shape. */
export type AnswerTable = { readonly wrapped: boolean; readonly shape: Shape }

export type Field = {
  /** In the wire's spelling. */
  readonly wire: string
  /** In the client's spelling. */
  readonly name: string
  readonly shape: Shape
  readonly isOptional: boolean
  readonly isNullable: boolean
  readonly isVital: boolean
}

const known = new WeakMap<Fields, readonly Field[]>()

/** The fields of an object with their marks parsed, once per table. */
export function fieldsIn(fields: Fields): readonly Field[] {
  const before = known.get(fields)
  if (before) return before
  const apart = Object.entries(fields).map(([key, shape]): Field => {
    const [wire = '', marks = ''] = key.split(/(?=[!?~])(.*)/)
    return {
      wire,
      name: toCamel(wire),
      shape,
      isOptional: marks.includes('?'),
      isNullable: marks.includes('~'),
      isVital: marks.includes('!'),
    }
  })
  known.set(fields, apart)
  return apart
}

// Array.isArray does not narrow readonly arrays.
export function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape)
}

/** The expected kind, for readers of a deviation's detail. */
export function expectedOf(shape: Shape): string {
  if (isListShape(shape)) return 'a list'
  return typeof shape === 'string' ? words[shape] : 'an object'
}

const words = {
  s: 'text',
  n: 'a number',
  w: 'a whole number',
  b: 'true or false',
  t: 'YYYY-MM-DD HH:MM:SS',
  i: 'an id',
  p: 'a list of people',
  x: 'anything',
  '-': 'nothing',
} as const
