export { describeError } from './describe-error.ts'
export { createLog, type Log, logLevels } from './log.ts'
