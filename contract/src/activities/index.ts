export * from './calls.ts'
export * from './endpoints.ts'
export * from './schemas.ts'
export * from './types.ts'
