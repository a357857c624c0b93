export { findNamed } from './list-activities.ts'
export { createCategoryReads } from './repository.ts'
export { createStaffCategoryReads } from './staff-repository.ts'
export type { CategoryRow } from './tables.ts'
