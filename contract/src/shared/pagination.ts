import Type, { type Static } from 'typebox'
import { about, define, nullable, text } from './define.ts'
import { sortDirections } from './enumerations.ts'
import { oneOf } from './define.ts'
import { limits } from './limits.ts'
import { inferred, stated } from './provenance.ts'

export const Pagination = define(
  'Pagination',
  Type.Object({
    previous_page: nullable(Type.Integer()),
    current_page: Type.Integer(),
    next_page: nullable(Type.Integer()),
    records_per_page: Type.Integer(),
    records_on_current_page: Type.Integer(),
    first_record_on_current_page: nullable(Type.Integer()),
    last_record_on_current_page: nullable(Type.Integer()),
    total_records: Type.Integer(),
    total_pages: Type.Integer(),
  }),
  stated('P3.1'),
)
export type Pagination = Static<typeof Pagination>

export const Sorting = define(
  'Sorting',
  Type.Object({ sort_by: text('name'), direction: oneOf(sortDirections) }),
  stated('P3.1'),
)
export type Sorting = Static<typeof Sorting>

export const ListMeta = define(
  'ListMeta',
  Type.Object({ pagination: Pagination, sorting: Sorting }),
  inferred('P3.1; decision O-60'),
)
export type ListMeta = Static<typeof ListMeta>

/** Query parameters of every list: out of range is refused, never clamped. */
export const pageQuery = {
  page: Type.Optional(
    about(Type.Integer({ minimum: 1, maximum: limits.integer, default: limits.defaultPage }), 'From 1 up.', 1),
  ),
  per_page: Type.Optional(
    about(
      Type.Integer({ minimum: 1, maximum: limits.maximumPageSize, default: limits.defaultPageSize }),
      'How many on a page.',
      20,
    ),
  ),
}
