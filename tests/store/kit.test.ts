import { minorUnits } from '@touchline/money'
import { describe, expect, it } from 'vitest'
import { failureCode } from '../../server/src/infra/store/classify.ts'
import type { Tx } from './booking/model.ts'
import type { BookingStore } from './booking/open.ts'
import { occurrence, onSqlite } from './booking/open.ts'
import { freshStore } from './booking/stores.ts'

type Row = Extract<Parameters<Tx['insertOccurrences']>[0], { readonly id: string }>

async function storeWithVenue(): Promise<BookingStore> {
  const store = await freshStore()
  await store.write((tx) => tx.insertVenues([{ id: 'v1', name: 'Riverside' }]))
  return store
}

async function roundTrip(row: Row) {
  const store = await storeWithVenue()
  await store.write((tx) => tx.insertOccurrences([row]))
  return store.read((reads) => reads.occurrence({ id: row.id }))
}

const nothing = { discount: null, endsAt: null, level: null, note: null, visible: null, extra: null }

describe('a row is read as it was written', () => {
  it('with a value in every column', async () => {
    const row = {
      ...occurrence('o1', 4294967295),
      consumed: 2147483648,
      discount: minorUnits(-99_999_999_999),
      endsAt: 253402300799999,
      level: -1,
      note: 'Zoë’s “class” \\ % _ \n',
      online: false,
      visible: true,
      attributes: { zeta: 1, alpha: [true, null, 'x', { deep: 1.5 }] },
      extra: {},
    }
    const back = await roundTrip(row)
    expect(back).toEqual(row)
    expect(Object.keys(back?.attributes ?? {})).toEqual(['zeta', 'alpha'])
  })

  it('with null in the nullable columns', async () => {
    expect(await roundTrip({ ...occurrence('o1', 1), ...nothing })).toEqual({ ...occurrence('o1', 1), ...nothing })
  })

  it('with columns omitted, which are null', async () => {
    expect(await roundTrip(occurrence('o1', 1))).toEqual({ ...occurrence('o1', 1), ...nothing })
  })
})

describe('a column refuses', () => {
  const refusal = async (row: Row) => {
    const store = await storeWithVenue()
    return store.write((tx) => tx.insertOccurrences([row])).then(() => 'kept', failureCode)
  }

  it('text and fractions in a number, on SQLite thanks to STRICT', async () => {
    // A value that the types rule out, as a bug would produce it.
    const wrong = (level: unknown) => ({ ...occurrence('o1', 1), level: level as number })
    expect(await refusal(wrong('abc'))).toMatch(/^(SQLITE_CONSTRAINT_DATATYPE|22P02)$/)
    expect(await refusal(wrong(1.5))).toMatch(/^(SQLITE_CONSTRAINT_DATATYPE|22P02)$/)
  })

  it('null in a required column', async () => {
    const row = { ...occurrence('o1', 1), online: null as unknown as boolean }
    expect(await refusal(row)).toMatch(/^(SQLITE_CONSTRAINT_NOTNULL|23502)$/)
  })

  it('a NUL character, on PostgreSQL only: the API refuses it earlier', async () => {
    const outcome = await refusal({ ...occurrence('o1', 1), note: 'a\u0000b' })
    expect(outcome).toBe(onSqlite ? 'kept' : '22021')
  })
})
