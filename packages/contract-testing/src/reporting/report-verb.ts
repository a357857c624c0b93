import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import { readJson } from '../descriptions/read-json.ts'
import { reportOptions } from './finish.ts'
import { joinReports } from './join-reports.ts'
import { readReport, type Report } from './report.ts'
import { tell } from './tell.ts'

/** Joins the reports of several runs into one. */
export const report: Verb = {
  name: 'report',
  usage: 'FILE… [--report DIR]',
  help: 'Joins the report.json of several runs into one report.',
  options: { report: reportOptions.report },
  run: runReport,
}

async function runReport(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  if (options.words.length === 0) throw new CannotAsk('Name the files to join: each the report.json of a run.')
  const reports: Report[] = []
  for (const file of options.words) reports.push(await read(file))
  return tell(joinReports(reports), options, surroundings)
}

async function read(file: string): Promise<Report> {
  const content = await readJson(file)
  try {
    return readReport(content)
  } catch (error) {
    throw new CannotAsk(`${file} ${error instanceof Error ? error.message : String(error)}`)
  }
}
