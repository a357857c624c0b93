import { isOpen, type Report, type ReportRow } from './report.ts'

/** A number and its noun, such as `1 place`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const callsOf = (rows: readonly ReportRow[]): number => new Set(rows.map(({ call }) => call)).size

/** The answer of a report in one sentence. */
export function answerOf({ target, rows, coverage, waiverProblems }: Report): string {
  const open = rows.filter(isOpen)
  const { asked: all, refused, notThere, stated } = coverage.calls
  const answered = `${counted(all - refused.length - notThere.length, 'call', 'calls')} of ${stated}`
  const others = [
    refused.length === 0 ? '' : `${refused.length} more refused`,
    notThere.length === 0 ? '' : `${notThere.length} not found there`,
  ].filter(Boolean)
  const beside = others.length === 0 ? '' : ` (${others.join(', ')})`
  if (open.length > 0) {
    const where = `${counted(open.length, 'place', 'places')} of ${counted(callsOf(open), 'call', 'calls')}`
    return `${target} breaks the contract in ${where}; it answered ${answered}${beside}.`
  }
  if (waiverProblems.length > 0) {
    return `${target} agrees with the contract, but ${counted(waiverProblems.length, 'waiver does', 'waivers do')} not hold.`
  }
  const more =
    rows.length === 0
      ? ''
      : `, with ${counted(rows.length, 'difference that breaks', 'differences that break')} nothing`
  return `${target} agrees with the contract in ${answered}${beside}${more}.`
}

/** A row's place as people read it. */
export function placeOf({ call, field }: { readonly call: string; readonly field: string }): string {
  return field === '' ? call : `${call} ${field}`
}

/** Kinds as people read them. */
export const kindNames: Readonly<Record<ReportRow['kind'], string>> = {
  missing: 'Missing',
  added: 'Added',
  renamed: 'Renamed (a guess)',
  type: 'Another type',
  nullable: 'Null',
  enum: 'New value',
  format: 'Another format',
  status: 'Another status',
  envelope: 'Envelope',
  content_type: 'Content type',
  header: 'Header',
  latency: 'Slow',
}

/** A row in a line. */
export function lineOf(row: ReportRow): string {
  const told = `${placeOf(row)}: ${kindNames[row.kind].toLowerCase()}; expected ${row.expected}, got ${row.got}`
  const source = row.sentence === null ? '' : ` [${row.sentence}]`
  const taken = row.waiver === null ? '' : ` (waived until ${row.waiver.until}: ${row.waiver.reason})`
  const suffers = row.client === null || row.client === 'copes' ? '' : `, the client ${row.client}`
  return `${told}${source}, seen ${row.seen} of ${row.of}${suffers}${taken}`
}

/** A waiver that does not hold, in a line. */
export function lineOfProblem(problem: Report['waiverProblems'][number]): string {
  return `waiver ${placeOf(problem)} ${problem.kind}: ${problem.problem}`
}
