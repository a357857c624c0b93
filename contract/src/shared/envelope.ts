import Type, { type TSchema } from 'typebox'
import { define } from './define.ts'
import { ListMeta } from './pagination.ts'

/** The success envelope. [O-60] */
export function data<S extends TSchema>(schema: S) {
  return Type.Object({ data: schema })
}

/** The envelope of a list. [O-60] */
export function list<S extends TSchema>(schema: S) {
  return Type.Object({ data: Type.Array(schema), meta: ListMeta })
}

/** The error envelope: `errors` maps a field to its messages. [O-60, C-46] */
export const ErrorBody = define(
  'Error',
  Type.Object({
    message: Type.String(),
    code: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    paid_booking_disabled: Type.Optional(Type.Boolean()),
  }),
)

/** An answer that says in words that something was done. */
export const Done = define('Done', Type.Object({ message: Type.String() }))
