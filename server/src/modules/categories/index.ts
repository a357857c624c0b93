export { createCategoryReads } from './repository.ts'
