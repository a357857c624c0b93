import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fieldsIn } from './shape.ts'

const declarations = readFileSync(new URL('./calls.d.ts', import.meta.url), 'utf8')

/** What is declared of `virtual:<kind>/<noun>`, by noun. */
function declared(kind: 'calls' | 'addresses', type: 'ApiCall' | 'CallAddress') {
  const modules = declarations.matchAll(new RegExp(`declare module 'virtual:${kind}/([a-z-]+)' \\{([^}]*)\\}`, 'g'))
  const names = new RegExp(`export const (\\w+): [^\\n]*${type}<'(\\w+)'>`, 'g')
  return [...modules].map(([, noun = '', body = '']) => [noun, [...body.matchAll(names)]] as const)
}

const nouns = declared('calls', 'ApiCall')

describe('the calls that the build makes of the contract', () => {
  test('are declared for nouns of the contract', () => {
    const folders = readdirSync(new URL('../../../contract/src', import.meta.url))
    expect(nouns.length).toBeGreaterThan(10)
    expect(nouns.map(([noun]) => noun).filter((noun) => !folders.includes(noun))).toEqual([])
  })

  test.each(nouns)('those of %s are what their declarations say', async (noun, calls) => {
    // A module of the build; its name is not known before.
    const made = (await import(/* @vite-ignore */ `virtual:calls/${noun}`)) as Readonly<Record<string, object>>
    for (const [, name = '', type] of calls) {
      expect(made[name], `${noun}: ${name}`).toMatchObject({ name: type, answer: { wrapped: expect.any(Boolean) } })
    }
  })

  test.each(declared('addresses', 'CallAddress'))('those of %s say where they go, and no more', async (noun, calls) => {
    expect(calls).not.toHaveLength(0)
    // Modules of the build; their names are not known before.
    const made = (await import(/* @vite-ignore */ `virtual:addresses/${noun}`)) as Readonly<Record<string, object>>
    const whole = (await import(/* @vite-ignore */ `virtual:calls/${noun}`)) as Readonly<Record<string, object>>
    for (const [, name = '', type] of calls) {
      expect(made[name]).toEqual({ name: type, method: 'GET', path: expect.any(String) })
      expect(whole[name]).toMatchObject(made[name] ?? {})
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
