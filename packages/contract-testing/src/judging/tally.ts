import { type Finding, severities, type Severity } from './row.ts'

/** The findings of one place and kind, of which none is kept but the first. */
export type Tally = {
  readonly first: Finding
  severity: Severity
  /** A few of the texts, each once. */
  readonly expected: string[]
  readonly got: string[]
  seen: number
}

/** Tallies by field and kind. */
export type Tallies = Map<string, Tally>

const textsKept = 3

/** Adds findings to the tallies, and answers these. */
export function tally(tallies: Tallies, findings: readonly Finding[]): Tallies {
  for (const finding of findings) {
    const place = `${finding.field} ${finding.kind}`
    const own = tallies.get(place) ?? { first: finding, severity: finding.severity, expected: [], got: [], seen: 0 }
    if (own.seen === 0) tallies.set(place, own)
    own.seen += 1
    if (severities.indexOf(finding.severity) > severities.indexOf(own.severity)) own.severity = finding.severity
    keepText(own.expected, finding.expected)
    keepText(own.got, finding.got)
  }
  return tallies
}

function keepText(texts: string[], text: string): void {
  if (texts.length < textsKept && !texts.includes(text)) texts.push(text)
}
