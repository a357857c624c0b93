/** What a browser needs of the contract: plain data, and types in which only what the documents state can be relied on. No schema library comes along. */
export * from './plain.ts'
export type { ApiName, ReliedTypes as ApiTypes } from './endpoints.ts'
export type * from './relied-entities.ts'
