import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExitCode, Options, Surroundings } from '../cli/verb.ts'
import { htmlText } from './html.ts'
import { junitText } from './junit.ts'
import { agrees, type Report } from './report.ts'
import { terminalText } from './terminal.ts'

/** Prints a report, writes it into the folder of `--report`, and answers the exit code. */
export function tell(report: Report, { values }: Options, { print }: Surroundings): ExitCode {
  print(terminalText(report))
  const folder = values['report']
  if (typeof folder === 'string') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'report.html'), htmlText(report))
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(folder, 'report.junit.xml'), junitText(report))
    print(`Written: ${join(folder, 'report.html')}, report.json, report.junit.xml`)
  }
  return agrees(report) ? 0 : 1
}
