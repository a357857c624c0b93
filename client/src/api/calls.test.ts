import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fieldsIn } from './shape.ts'

const declarations = readFileSync(new URL('./calls.d.ts', import.meta.url), 'utf8')

/** The declared calls by noun. */
const nouns = [...declarations.matchAll(/declare module 'virtual:calls\/([a-z-]+)' \{([^}]*)\}/g)].map(
  ([, noun = '', body = '']) => [noun, [...body.matchAll(/export const (\w+): [^\n]*ApiCall<'(\w+)'>/g)]] as const,
)

describe('the calls that the build makes of the contract', () => {
  test('are declared for nouns of the contract', () => {
    const folders = readdirSync(new URL('../../../contract/src', import.meta.url))
    expect(nouns.length).toBeGreaterThan(10)
    expect(nouns.map(([noun]) => noun).filter((noun) => !folders.includes(noun))).toEqual([])
  })

  test.each(nouns)('those of %s are what their declarations say', async (noun, declared) => {
    // A module of the build; its name is not known before.
    const made = (await import(/* @vite-ignore */ `virtual:calls/${noun}`)) as Readonly<Record<string, object>>
    for (const [, name = '', type] of declared) {
      expect(made[name], `${noun}: ${name}`).toMatchObject({ name: type, answer: { wrapped: expect.any(Boolean) } })
    }
  })

  test('marks stand behind the names of fields', () => {
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
