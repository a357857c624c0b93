export * from './calls.ts'
export * from './endpoints.ts'
export * from './staff-calls.ts'
export * from './staff-endpoints.ts'
