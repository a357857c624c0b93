import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fieldsIn } from './answers/shape.ts'

type Calls = Readonly<Record<string, { readonly name: string; readonly method: string; readonly path: string }>>

const contract = new URL('../../../contract/src/', import.meta.url)
const nouns = readdirSync(contract).filter((noun) => existsSync(new URL(`${noun}/calls.ts`, contract)))

describe('the calls that the build makes from the contract', () => {
  test.each(nouns)('those of %s are those of the contract, each with the table of its answer', async (noun) => {
    // Modules of the build and of the contract; their names are not known before.
    const made = (await import(/* @vite-ignore */ `@touchline/contract/calls/${noun}`)) as Calls
    const agreed = (await import(/* @vite-ignore */ new URL(`${noun}/calls.ts`, contract).href)) as Calls
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(agreed).toSorted())
    for (const { name, method, path } of Object.values(agreed)) {
      const answer = { wrapped: expect.any(Boolean) as boolean }
      expect(made[name]).toMatchObject({ name, method, path, answer })
    }
  })

  test('marks follow the names of fields', () => {
    const marks = fieldsIn({ id: 's', 'price~': 's', 'hold?': 's', 'note?~': 's', 'value!': 'n' })
    expect(marks.map(({ wire, isOptional, isNullable, isVital }) => [wire, isOptional, isNullable, isVital])).toEqual([
      ['id', false, false, false],
      ['price', false, true, false],
      ['hold', true, false, false],
      ['note', true, true, false],
      ['value', false, false, true],
    ])
  })
})
