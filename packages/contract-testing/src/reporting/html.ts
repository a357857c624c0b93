import { kinds } from '../judging/row.ts'
import { answerOf, kindNames, placeOf } from './answer.ts'
import { isNoticed } from './client-walk.ts'
import { columnLines, differsBy } from './columns.ts'
import { escaped } from './escaped.ts'
import { htmlScript } from './html-script.ts'
import { htmlStyle } from './html-style.ts'
import { agrees, isOpen, type Report, type ReportRow } from './report.ts'

const severityNames = { fail: 'Breaks the contract', warn: 'Look at it', info: 'For information' } as const

function described(term: string, told: string | null): string {
  return told === null || told === '' ? '' : `<dt>${term}</dt><dd>${escaped(told)}</dd>`
}

function rowHtml(row: ReportRow, report: Report): string {
  const { call, field, kind, severity, expected, got, sentence, provenance, seen, of, screens, client, waiver } = row
  const held = waiver === null ? null : `${waiver.owner}, until ${waiver.until}: ${waiver.reason}`
  const look = waiver === null ? severity : 'held'
  return `<li data-severity="${severity}" data-kind="${kind}">
<div class="head"><span class="tag ${look}">${waiver === null ? severityNames[severity] : 'Waived'}</span><strong>${kindNames[kind]}</strong><code>${escaped(placeOf({ call, field }))}</code></div>
<dl>${described('Expected', expected)}${described('Got', got)}${described('Document', sentence === null ? 'none says anything about it' : `${sentence} (${provenance ?? ''})`)}${described('Seen', `${seen} of ${of} times`)}${described('Differs by', differsBy(row, report).join(', '))}${described('Screens', screens.join(', '))}${described('Client', client)}${described('Accepted by', held)}</dl>
</li>`
}

function section(title: string, about: string, rows: readonly ReportRow[], report: Report): string {
  if (rows.length === 0) return ''
  return `<section><h2>${title} (${rows.length})</h2><p class="about">${about}</p><ul class="rows">${rows.map((row) => rowHtml(row, report)).join('\n')}</ul></section>`
}

function filters({ rows }: Report): string {
  const present = kinds.filter((kind) => rows.some((row) => row.kind === kind))
  const boxes = Object.entries(severityNames).map(
    ([severity, name]) =>
      `<label class="check"><input type="checkbox" name="severity" value="${severity}" checked> ${name}</label>`,
  )
  const options = present.map((kind) => `<option value="${kind}">${kindNames[kind]}</option>`)
  return `<form hidden><fieldset><legend>Severity</legend>${boxes.join('')}</fieldset>
<label><span class="label">Kind</span><select name="kind"><option value="">All</option>${options.join('')}</select></label>
<label><span class="label">Call, field or screen</span><input type="search" name="text" autocomplete="off"></label>
<output aria-live="polite"></output></form>`
}

function waiverSection({ waiverProblems }: Report): string {
  if (waiverProblems.length === 0) return ''
  const lines = waiverProblems.map(
    (each) =>
      `<li><code>${escaped(placeOf(each))}</code> ${kindNames[each.kind].toLowerCase()}: ${escaped(each.problem)}</li>`,
  )
  return `<section><h2>Waivers that do not hold (${waiverProblems.length})</h2><ul>${lines.join('')}</ul></section>`
}

function listHtml(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<details><summary>${title} (${lines.length})</summary><ul>${lines.map((line) => `<li><code>${escaped(line)}</code></li>`).join('')}</ul></details>`
}

function columnsSection(report: Report): string {
  if (report.columns.length === 0) return ''
  const lines = columnLines(report).map(
    ({ told, alone }) => `<p>${escaped(told)}.</p>${listHtml('Places of which the documents do not tell', alone)}`,
  )
  return `<section><h2>By each contract</h2><p class="about">The same answers, judged by the documents and by our own contracts, which demand more.</p>${lines.join('')}</section>`
}

function coverageSection({ coverage: { calls, fields, unknownRequests }, parity }: Report): string {
  const unknown = unknownRequests === 0 ? '' : `<p>Requests that are no call of the contract: ${unknownRequests}.</p>`
  return `<section><h2>What was looked at</h2>
<p>The documents have ${calls.stated} calls with ${fields.stated} fields. ${calls.asked} calls were asked; ${fields.seen} of their ${fields.asked} fields were seen.</p>
<p class="about">A call that was not asked and a field that was not seen are not observed. They need not be gone.</p>${unknown}
${parity === null ? '' : `<p>Of the ${parity.all} tests of the suite over HTTP ${parity.both} run on any platform as on the sandbox.</p>`}
${listHtml('Calls that were asked and refused', calls.refused)}
${listHtml('Calls that were not found there', calls.notThere)}
${listHtml('Calls that were not asked', calls.neverAsked)}
${listHtml('Fields that were not seen', fields.neverSeen.map(placeOf))}</section>`
}

/** Rows that break a page stand first. */
function weightOf({ client }: ReportRow): number {
  return client === 'breaks' ? 0 : 1
}

/** The report as one page without outside resources. It opens with the answer, then what breaks for customers. */
export function htmlText(report: Report): string {
  const { target, at, levels, rows } = report
  const open = rows.filter(isOpen)
  const forCustomers = open.filter(isNoticed).toSorted((one, other) => weightOf(one) - weightOf(other))
  const others = open.filter((row) => !isNoticed(row))
  const part = (title: string, about: string, own: readonly ReportRow[]): string => section(title, about, own, report)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contract report: ${escaped(target)}</title><style>${htmlStyle}</style></head>
<body><main>
<h1>Contract report</h1>
<p class="answer${agrees(report) ? '' : ' differs'}">${escaped(answerOf(report))}</p>
<p class="about">Made on ${escaped(at.slice(0, 10))} at ${escaped(at.slice(11, 16))} UTC, level ${levels.join(', ')}. It holds types, lengths and formats, and no value that anybody sent. S and P are the sections of the two documents. Client: how its pages did when they were opened before a platform with this deviation alone.</p>
${rows.length === 0 ? '' : filters(report)}
${part('What breaks for customers', 'The contract demands these, and a page of the client fails or loses a part without them, or reads them and was not tried.', forCustomers)}
${part(forCustomers.length === 0 ? 'What breaks the contract' : 'What else breaks the contract', 'The contract demands these, and no page of the client is known to suffer.', others)}
${waiverSection(report)}
${part(
  'What to look at',
  'New values and other formats, which clients may not know, and differences from the sandbox.',
  rows.filter(({ severity }) => severity === 'warn'),
)}
${part(
  'For information',
  'New fields, and what only this project decided.',
  rows.filter(({ severity }) => severity === 'info'),
)}
${part(
  'Accepted for a while',
  'Somebody has taken these on with a reason and an end.',
  rows.filter((row) => row.severity === 'fail' && row.waiver !== null),
)}
${columnsSection(report)}
${coverageSection(report)}
</main><script>${htmlScript}</script></body>
</html>
`
}
