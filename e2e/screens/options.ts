import { parseArgs } from 'node:util'
import { brands, type Brand } from './brands.ts'
import { type State, titleOf, type Width, widths } from './state.ts'
import { states } from './states/index.ts'

export type Options = {
  readonly states: readonly State[]
  readonly brands: readonly Brand[]
  readonly widths: readonly Width[]
  /** The folder of the pictures. */
  readonly into: string
  /** A folder of mock-ups to show beside the pictures. */
  readonly beside: string | null
  /** The code of the language that every page is switched to before its picture is taken; null: the one it opened in. */
  readonly language: string | null
}

/** The states to render, and the folder. Throws a RangeError when none is left. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      brand: { type: 'string' },
      width: { type: 'string' },
      into: { type: 'string', default: 'screens' },
      beside: { type: 'string' },
      language: { type: 'string' },
    },
  })
  const { only = '', brand, width } = values
  return {
    states: some(
      'state',
      states.filter((state) => titleOf(state).includes(only)),
    ),
    brands: some(
      'brand',
      brands.filter((each) => brand === undefined || each === brand),
    ),
    widths: some(
      'width',
      widths.filter((each) => width === undefined || String(each) === width),
    ),
    into: values.into,
    beside: values.beside ?? null,
    language: values.language ?? null,
  }
}

function some<T>(what: string, found: readonly T[]): readonly T[] {
  if (found.length === 0) throw new RangeError(`There is no such ${what}.`)
  return found
}
