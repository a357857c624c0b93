export { findNamed } from './list-activities.ts'
export { createCategoryReads } from './repository.ts'
export { createStaffCategoryReads, createStaffCategoryWrites } from './staff-repository.ts'
export type { CategoryRow } from './tables.ts'
