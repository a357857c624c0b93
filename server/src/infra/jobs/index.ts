export type { JobHandler } from './job.ts'
export { createJobReads, createJobWrites } from './repository.ts'
export { type RanJob, runDueJobs, wakeMs } from './run-due-jobs.ts'
