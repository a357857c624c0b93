export { createSiteReads } from './repository.ts'
