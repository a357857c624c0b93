export * from './calendar-feeds.ts'
export * from './calls.ts'
export * from './closings.ts'
export * from './data-downloads.ts'
