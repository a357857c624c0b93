import { areaPrefixes, type Routing } from '@touchline/routing'
import Type from 'typebox'
import Value from 'typebox/value'
import { CannotAsk, type Options } from '../cli/verb.ts'
import type { Description } from './description.ts'
import { readJson } from './read-json.ts'

const texts = Type.Record(Type.String(), Type.String())
const site = Type.Optional(Type.Union([Type.String(), Type.Null()]))

/** The part of the client's `config.json` that says where a platform is. The rest is about its pages. */
const file = Type.Object({
  apiOrigin: Type.Optional(Type.String()),
  basePaths: Type.Optional(texts),
  paths: Type.Optional(texts),
  sites: Type.Optional(Type.Object({ bookings: site })),
})

/** Where the calls of a platform are, and the origin of its site; null where the file names none. */
export type Place = { readonly routing: Routing; readonly site: string | null }

/**
 * Reads the client's `config.json` that `--config` names; without one every call is at its own path. Throws CannotAsk for
 * a wrong file, and for the path of an area or of a call that there is not: its calls would be looked for elsewhere.
 */
export async function readConfig(
  { values: { config: name } }: Options,
  { operations }: Pick<Description, 'operations'>,
): Promise<Place> {
  const content = typeof name === 'string' ? await readJson(name) : {}
  if (!Value.Check(file, content)) {
    const [problem] = Value.Errors(file, content)
    throw new CannotAsk(
      `${String(name)}: ${problem?.instancePath.slice(1).replaceAll('/', '.') || 'the file'} ${problem?.message ?? 'is not right'}.`,
    )
  }
  const { apiOrigin = '', basePaths = {}, paths = {}, sites } = content
  const calls = new Set(operations.map((operation) => operation.name))
  const area = Object.keys(basePaths).find((each) => !Object.hasOwn(areaPrefixes, each))
  if (area !== undefined) throw new CannotAsk(`${String(name)}: basePaths.${area} is no area of calls.`)
  const call = Object.keys(paths).find((each) => !calls.has(each))
  if (call !== undefined) throw new CannotAsk(`${String(name)}: paths.${call} is no call of the contract.`)
  return { routing: { apiOrigin, basePaths, paths }, site: sites?.bookings ?? null }
}
