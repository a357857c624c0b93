import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportSchema } from '@touchline/contract-testing'
import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { folder, typed } from './typed.ts'
import { goldenReport } from './golden.ts'
import { deviations } from './deviations.ts'

const golden = join(import.meta.dirname, 'golden')
const read = (name: string): string => readFileSync(join(folder, 'joined', name), 'utf8')

/** The report of the mutated platform, written by the verb that joins reports. */
async function written() {
  const file = join(folder, 'golden.json')
  writeFileSync(file, JSON.stringify(goldenReport))
  return typed(['report', file, '--report', join(folder, 'joined')])
}

describe('the report of the mutated platform', () => {
  test('[O-407] report.json follows its schema, which stands in the repository', async () => {
    await expect(`${JSON.stringify(reportSchema, null, 2)}\n`).toMatchFileSnapshot(
      '../../packages/contract-testing/report.schema.json',
    )
    await written()
    expect([...Value.Errors(reportSchema, JSON.parse(read('report.json')))]).toEqual([])
  })

  test('[O-407] page, JSON, JUnit and terminal are as they stand in the repository, and the run ends with 1', async () => {
    const { code, printed } = await written()
    expect(code).toBe(1)
    for (const name of ['report.html', 'report.json', 'report.junit.xml']) {
      await expect(read(name)).toMatchFileSnapshot(join(golden, name))
    }
    await expect(`${printed.split('\nWritten: ')[0]}\n`).toMatchFileSnapshot(join(golden, 'terminal.txt'))
  })

  test('[O-400] it has a row for every deviation', () => {
    const rows = new Set(goldenReport.rows.map(({ call, field, kind }) => `${call} ${field} ${kind}`))
    const missing = deviations.filter(({ row }) => !rows.has(`${row.call} ${row.field} ${row.kind}`))
    expect(missing.map(({ title }) => title)).toEqual([])
  })

  test('[O-400] none of its four forms holds a value that the platform sent', async () => {
    const { printed } = await written()
    const all = [printed, ...['report.html', 'report.json', 'report.junit.xml'].map(read)].join('\n')
    for (const value of ['Quayside', 'Aoife', 'Walsh', 'harbour-token', 'postponed', 'guardian', '0190a000', '45.00']) {
      expect(all).not.toContain(value)
    }
  })

  test('[O-407] the page needs nothing from elsewhere and opens with the answer', async () => {
    await written()
    const page = read('report.html')
    expect(page).not.toMatch(/\b(?:src|href|action)=|@import|url\(/)
    expect(page.indexOf('breaks the contract in')).toBeLessThan(page.indexOf('<form'))
  })

  test('[O-406] a file that is no report ends with 2 and one line', async () => {
    const file = join(folder, 'no-report.json')
    writeFileSync(file, '{"rows":[]}')
    const { code, complaints } = await typed(['report', file])
    expect([code, complaints.length]).toEqual([2, 1])
    expect(complaints[0]).toContain(`${file} is no contract report`)
  })

  test('[O-407] joined reports count together: a call that one run asked is asked, a row of both is one', async () => {
    const { calls, fields } = goldenReport.coverage
    const other = {
      ...goldenReport,
      target: 'another',
      levels: [1],
      coverage: {
        ...goldenReport.coverage,
        calls: { ...calls, asked: 0, refused: [], neverAsked: [...calls.neverAsked, ...Object.keys(fields.ofCalls)] },
        fields: { ...fields, asked: 0, seen: 0, ofCalls: {}, neverSeen: [] },
      },
    }
    const files = [goldenReport, other].map((report, index) => {
      const file = join(folder, `run-${index}.json`)
      writeFileSync(file, JSON.stringify(report))
      return file
    })
    await typed(['report', ...files, '--report', join(folder, 'joined')])
    const joined = JSON.parse(read('report.json')) as typeof goldenReport
    expect(joined.target).toBe('https://api.harbour.invalid, another')
    expect(joined.levels).toEqual([1, 2])
    expect(joined.coverage.calls).toEqual(calls)
    expect(joined.coverage.fields.seen).toBe(fields.seen)
    expect(joined.rows.map(({ seen }) => seen)).toEqual(goldenReport.rows.map(({ seen }) => 2 * seen))
  })
})
