import Type, { type TSchema } from 'typebox'
import { errorCodes } from '../errors/catalogue.ts'
import { define, oneOf, text } from './define.ts'
import { ListMeta } from './pagination.ts'
import { inferred, ours, stated } from './provenance.ts'
import { spoken } from './spoken.ts'

const wrapped = 'S7 "data.items", P7.1 "data"; decision O-60'

/** The success envelope. */
export function data<S extends TSchema>(schema: S) {
  return Type.Object({ data: inferred(schema, wrapped) })
}

/** The envelope of a list. */
export function list<S extends TSchema>(schema: S) {
  return Type.Object({ data: inferred(Type.Array(schema), wrapped), meta: inferred(ListMeta, 'P3.1; decision O-60') })
}

/** The error envelope: `errors` maps a field to its messages. */
export const ErrorBody = define(
  'Error',
  Type.Object({
    message: text('No places are left.'),
    code: ours(oneOf(errorCodes), 'O-60: the key of the catalogue'),
    errors: stated(Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))), 'P8'),
    paid_booking_disabled: stated(Type.Optional(Type.Boolean()), 'P8'),
  }),
  inferred('S7, S8; decision O-60'),
)

/** An answer that only reports success. */
export const Done = define(
  'Done',
  Type.Object({ message: spoken('You are logged out.') }),
  ours('O-107: what was done, in words'),
)
