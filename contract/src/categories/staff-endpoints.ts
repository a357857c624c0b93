import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { bookingTypes, channels } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, stated } from '../shared/provenance.ts'
import { CategorySummary } from './endpoints.ts'
import { createCategory, deleteCategory, listCategories, readCategory, updateCategory } from './staff-calls.ts'

/** A category as those see it who look after them. [P3-129, P3-130] */
export const Category = define(
  'Category',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    slug: Type.String(),
    booking_type: nullable(oneOf(bookingTypes)),
    children: Type.Array(CategorySummary),
    parent: nullable(CategorySummary),
    in_use: Type.Object({
      in_use: Type.Boolean({ description: 'It cannot be deleted, and its booking type cannot be changed' }),
      reasons: Type.Array(Type.String({ description: 'What uses it, in words' })),
    }),
    created_at: Instant,
  }),
  stated('P3.12'),
)
export type Category = Static<typeof Category>

const name = Type.String({ minLength: 1, maxLength: limits.nameLength })
const bookingType = nullable(oneOf(bookingTypes, 'Of what is booked in it; null for a group of categories'))
const parentId = inferred(nullable(Uuid), 'P3.12: parent')

/** [P5-038 to P5-042] */
const NewCategory = define(
  'NewCategory',
  strictObject({ name, slug: name, booking_type: Type.Optional(bookingType), parent_id: Type.Optional(parentId) }),
  stated('P5'),
)
export type NewCategory = Static<typeof NewCategory>

/** What is left out stays. */
const CategoryChange = define(
  'CategoryChange',
  strictObject({
    name: Type.Optional(name),
    slug: Type.Optional(name),
    booking_type: Type.Optional(bookingType),
    parent_id: Type.Optional(parentId),
  }),
  stated('P5'),
)
export type CategoryChange = Static<typeof CategoryChange>

const params = Type.Object({ categoryId: Uuid })
const provenance = inferred('P5, P7.1: category list, create, update, delete; paths: part 3 of the decisions')
const tag = 'Categories'

export const staffCategoryEndpoints = {
  listCategories: endpoint(listCategories, {
    summary: 'All categories, with what they contain and what uses them',
    tag,
    provenance,
    query: Type.Object({
      ...pageQuery,
      source: Type.Optional(oneOf(channels)),
      booking_types: Type.Optional(Type.Array(oneOf(bookingTypes))),
    }),
    reply: list(Category),
  }),
  createCategory: endpoint(createCategory, {
    summary: 'A new category, or a group of them',
    tag,
    provenance,
    status: 201,
    body: strictObject({ data: NewCategory }),
    reply: data(Category),
  }),
  readCategory: endpoint(readCategory, {
    summary: 'One category by id',
    tag,
    provenance,
    params,
    reply: data(Category),
  }),
  updateCategory: endpoint(updateCategory, {
    summary: 'Changes a category',
    tag,
    provenance,
    params,
    body: strictObject({ data: CategoryChange }),
    reply: data(Category),
  }),
  deleteCategory: endpoint(deleteCategory, {
    summary: 'Deletes a category that nothing uses',
    tag,
    provenance,
    params,
    reply: Done,
  }),
}
