export * from './calls.ts'
export * from './endpoints.ts'
export * from './movements.ts'
export * from './schemas.ts'
