import Type, { type Static, type TSchema } from 'typebox'
import { limits } from '../../shared/limits.ts'
import { ownPatterns } from '../../shared/own-patterns.ts'

/** Fields shared by own data. The limit only keeps a text from filling the database. */
export const Text = Type.String({ minLength: 1, maxLength: 20_000 })
export const Flag = Type.Boolean()
export const Count = Type.Integer({ minimum: 0, maximum: limits.integer })
export const Slug = Type.String({ pattern: ownPatterns.slug, maxLength: 255 })

/** The last millisecond that a date of four digits can say. */
const endOfYears = 253_402_300_799_999

/** A moment in own data: epoch milliseconds, or RFC 3339 text. Its fields end in `At`. */
export const Moment = Type.Unsafe<number>({
  anyOf: [
    { type: 'integer', minimum: 0, maximum: endOfYears },
    { type: 'string', format: 'date-time' },
  ],
  description: 'Epoch milliseconds, or a date and time with its offset',
})

/** Whole minor units. The brand is the money package's, which has no schemas. */
export const Amount = Type.Unsafe<number & { readonly __unit: 'minor' }>(
  Type.Integer({ minimum: 0, maximum: limits.integer, description: 'Whole minor units' }),
)

export const Colour = Type.String({ pattern: ownPatterns.colour })

/** A list of bounded length. */
export function listOf<S extends TSchema>(schema: S) {
  return Type.Array(schema, { maxItems: 2000 })
}

/** An optional field, with the meaning of its absence. */
export function optional<S extends TSchema>(schema: S, description: string) {
  return Type.Optional(Type.Unsafe<Static<S>>({ ...schema, description }))
}
