import Type, { type Static } from 'typebox'
import { tag } from './tag.ts'
import { source, bookingTypeFilter } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject, text, about } from '../shared/define.ts'
import { bookingTypes } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, stated } from '../shared/provenance.ts'
import { CategorySummary } from './endpoints.ts'
import { createCategory, deleteCategory, listCategories, readCategory, updateCategory } from './staff-calls.ts'
import { spoken } from '../shared/spoken.ts'

/** A category as its managers see it. */
export const Category = define(
  'Category',
  Type.Object({
    id: Uuid,
    name: text('Badminton'),
    slug: text('badminton'),
    booking_type: nullable(oneOf(bookingTypes)),
    children: Type.Array(CategorySummary),
    parent: nullable(CategorySummary),
    in_use: Type.Object({
      in_use: Type.Boolean({ description: 'It cannot be deleted, and its booking type cannot be changed' }),
      reasons: Type.Array(spoken('It has schedules.', 'What uses it, in words')),
    }),
    created_at: Instant,
  }),
  stated('P3.12'),
)
export type Category = Static<typeof Category>

const name = Type.String({ minLength: 1, maxLength: limits.nameLength })
const bookingType = nullable(oneOf(bookingTypes, 'Of what is booked in it; null for a group of categories'))
const parentId = inferred(nullable(Uuid), 'P3.12: parent')

const NewCategory = define(
  'NewCategory',
  strictObject({ name, slug: name, booking_type: Type.Optional(bookingType), parent_id: Type.Optional(parentId) }),
  stated('P5'),
)
export type NewCategory = Static<typeof NewCategory>

/** Omitted fields stay. */
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

const params = Type.Object({ categoryId: about(Uuid, 'Id of the category.', '0134c1b2-1280-76a9-9232-efa8f8aa3d6d') })
const provenance = inferred('P5, P7.1: category list, create, update, delete; paths: part 3 of the decisions')

export const staffCategoryEndpoints = {
  listCategories: endpoint(listCategories, {
    summary: 'All categories, with what they contain and what uses them',
    description:
      'For staff, by name. With `source=online` only those in which something can be booked, and the groups they are in; `booking_types` narrows it further. `in_use` says what keeps a category from being deleted.',
    tag,
    provenance,
    query: Type.Object({
      ...pageQuery,
      source: Type.Optional(source),
      booking_types: Type.Optional(bookingTypeFilter),
    }),
    reply: list(Category),
  }),
  createCategory: endpoint(createCategory, {
    summary: 'A new category, or a group of them',
    description:
      'For staff. A category in which something is booked has a `booking_type`; a group has none, and no parent. The parent of a category is a group. A slug is given once.',
    tag,
    provenance,
    status: 201,
    body: strictObject({ data: NewCategory }),
    example: { data: { name: 'Water polo', slug: 'water-polo', booking_type: 'classes' } },
    reply: data(Category),
  }),
  readCategory: endpoint(readCategory, {
    summary: 'One category by id',
    description: 'For staff: with the group it is in, what is in it, and what uses it.',
    tag,
    provenance,
    params,
    reply: data(Category),
  }),
  updateCategory: endpoint(updateCategory, {
    summary: 'Changes a category',
    description:
      'For staff. What is left out of `data` stays. The booking type of a category that is in use does not change: 409, with the reasons under `in_use`.',
    tag,
    provenance,
    params,
    body: strictObject({ data: CategoryChange }),
    example: { data: { name: 'Water polo and more' } },
    reply: data(Category),
  }),
  deleteCategory: endpoint(deleteCategory, {
    summary: 'Deletes a category that nothing uses',
    description: 'For staff. Of a category that nothing uses; otherwise 409, with the reasons under `in_use`.',
    tag,
    provenance,
    params,
    reply: Done,
  }),
}
