export * from './calls.ts'
export * from './endpoints.ts'
export * from './rules.ts'
