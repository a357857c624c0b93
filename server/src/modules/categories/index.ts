export { createCategoryReads } from './repository.ts'
export type { CategoryRow } from './tables.ts'
