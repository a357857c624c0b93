import { endpoints } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { createCategory, deleteCategory, updateCategory } from './change-category.ts'
import { listCategories, readCategory } from './read-categories.ts'
import { text } from '../../texts/index.ts'

export const staffCategoryRoutes: readonly Route[] = [
  readRoute(endpoints.listCategories, (reads, _actor, { query, now }) => listCategories(reads, { query, now })),
  route(endpoints.createCategory, async (deps, _actor, { body }) => ({ data: await createCategory(deps, body.data) })),
  readRoute(endpoints.readCategory, async (reads, _actor, { params }) => ({
    data: await readCategory(reads, params.categoryId),
  })),
  route(endpoints.updateCategory, async (deps, _actor, { params, body }) => ({
    data: await updateCategory(deps, { ...params, change: body.data }),
  })),
  route(endpoints.deleteCategory, async (deps, _actor, { params }) => {
    await deleteCategory(deps, params.categoryId)
    return { message: text('categories:gone') }
  }),
]
