export { findHead } from './find-head.ts'
export { findLook } from './find-look.ts'
export { listPaths } from './list-paths.ts'
export { createHeadReads } from './repository.ts'
