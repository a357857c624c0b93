export type { Exchange, Headers } from './exchange.ts'
export { runCli } from './cli/run-cli.ts'
export type { ExitCode, Surroundings } from './cli/verb.ts'
