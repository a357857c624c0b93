import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proposalsFor, readDescription, withChanges } from '@touchline/contract-testing'
import { describe, expect, test } from 'vitest'
import { deviations } from './deviations.ts'
import { documentsOf, judged } from './judged.ts'
import { folder, typed } from './typed.ts'
import { visit } from './visit.ts'

const since = '2027-01-04'
const observation = { platform: 'https://api.harbour.invalid', since }

/** Kinds that say something of a field's schema. */
const ofFields = new Set(['missing', 'renamed', 'type', 'nullable', 'enum', 'format', 'added'])
const proposed = deviations.filter(({ title, row }) => ofFields.has(row.kind) && !/^(?:403|422)/.test(title))

describe('what a platform was observed to answer', () => {
  test.each(proposed)('[O-461] $title: judged by the proposal, no row is left', ({ change, row }) => {
    const before = judged(visit(change))
    const document = documentsOf()
    const proposals = proposalsFor(document, before.rows, observation)
    const [{ comment } = { comment: '' }] = proposals
    expect(comment).toContain(`${row.call} ${row.field}: stated as `)
    expect(comment).toMatch(/, observed as .* since 2027-01-04/)
    expect(JSON.stringify(proposals)).toContain('"kind":"observed"')

    const after = judged(visit(change), readDescription(withChanges(document, proposals)))
    expect(after.rows).toEqual([])
  })

  test('[O-461] a status, a header, an envelope, a content type and a slow answer have no proposal', () => {
    for (const { change, row } of deviations.filter(({ row: { kind } }) => !ofFields.has(kind))) {
      expect(proposalsFor(documentsOf(), judged(visit(change)).rows, observation), row.kind).toEqual([])
    }
  })

  test('[O-461] proposals on one field and its record fit together', () => {
    const changes = proposed.filter(({ row }) => row.call === 'readCourse').map(({ change }) => change)
    const rows = changes.flatMap((change) => [...judged(visit(change)).rows])
    const document = documentsOf()
    const observed = readDescription(withChanges(document, proposalsFor(document, rows, observation)))
    for (const change of changes) expect(judged(visit(change), observed).rows).toEqual([])
  })

  test('[O-461] a file of --observed that does not fit the description ends with 2 and one line', async () => {
    const file = join(folder, 'observed.json')
    const recording = join(folder, 'none.jsonl')
    writeFileSync(recording, '')
    for (const [content, told] of [
      ['{}', 'is no list of changes'],
      ['[{"op":"replace","path":"/paths/nowhere/at/all","value":1}]', 'change 1 does not fit the description'],
    ] as const) {
      writeFileSync(file, content)
      const { code, complaints } = await typed(['probe', '--url', 'http://127.0.0.1:9', '--observed', file])
      expect([code, complaints.length]).toEqual([2, 1])
      expect(complaints[0]).toContain(told)
    }
  })
})
