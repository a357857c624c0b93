import Type from 'typebox'
import type { Text } from '../errors/text.ts'

declare const mark: unique symbol

/** A text that the platform words in the language of its reader. On the wire it is a string. */
export type Spoken = string & { readonly [mark]?: never }

/** The schema of such a text, with an example and a description. */
export function spoken(example?: string, description?: string) {
  return Type.Unsafe<Spoken>({
    type: 'string',
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  })
}

/** An answer before it is worded: the platform's texts may still be keys with values. */
export type Unworded<T> = unknown extends T
  ? T
  : T extends string
    ? typeof mark extends keyof T
      ? T | Text
      : T
    : { [K in keyof T]: Unworded<T[K]> }
