import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
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
  async type(question) {
    if (!process.stdin.isTTY) return undefined
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await Promise.race([lines.question(question), once(lines, 'close').then(() => '')])
    } finally {
      lines.close()
    }
  },
  onInterrupt(tell) {
    process.on('SIGINT', tell)
    process.on('SIGTERM', tell)
    return () => {
      process.off('SIGINT', tell)
      process.off('SIGTERM', tell)
    }
  },
})
