import { setTimeout } from 'node:timers/promises'
import { systemClock } from '@touchline/clock'
import { runCli } from './cli/run-cli.ts'

process.exitCode = await runCli(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
  clock: systemClock,
  pause: (milliseconds) => setTimeout(milliseconds),
  progress: (line) => process.stderr.write(`${line}\n`),
})
