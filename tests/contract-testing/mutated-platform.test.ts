import { describe, expect, test } from 'vitest'
import { deviations } from './deviations.ts'
import { judged } from './judged.ts'
import { visit } from './visit.ts'

const kinds = 'missing added renamed type nullable enum format status envelope content_type header latency'.split(' ')

describe('a platform made of the documents alone', () => {
  test('[O-400] without a deviation no row is invented', () => {
    expect(judged(visit((_, reply) => reply)).rows).toEqual([])
  })

  test('[O-400] the deviations are of every kind', () => {
    expect(deviations.length).toBeGreaterThanOrEqual(30)
    expect(new Set(deviations.map(({ row }) => row.kind))).toEqual(new Set(kinds))
  })

  test.each(deviations)(
    '[O-400, O-401] $title: the one row names $row.call, $row.field and $row.kind',
    ({ change, row }) => {
      const { rows } = judged(visit(change))
      expect(
        rows.map(({ call, field, kind, severity, sentence }) => ({ call, field, kind, severity, sentence })),
      ).toEqual([row])
    },
  )
})
