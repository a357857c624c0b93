export * from './calls.ts'
export * from './endpoints.ts'
export * from './profile-endpoints.ts'
export * from './profile-rules.ts'
