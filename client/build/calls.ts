import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Endpoint, endpoints } from '@touchline/contract'
import type { Plugin } from 'vite'
import { callsModule, entityModule } from './answer-tables.ts'

const contract = join(import.meta.dirname, '..', '..', 'contract', 'src')
const calls = '@touchline/contract/calls/'
const entities = 'virtual:entities/'

/** The endpoints of a noun: those of the calls in its folder. */
async function endpointsOf(noun: string): Promise<readonly Endpoint[]> {
  const file = join(contract, noun, 'calls.ts')
  if (!existsSync(file)) throw new Error(`the contract has no calls of ${noun}`)
  const names = Object.keys((await import(pathToFileURL(file).href)) as object)
  return Object.values<Endpoint>(endpoints).filter(({ call }) => names.includes(call.name))
}

/**
 * Stands in for `@touchline/contract/calls/<noun>`: the calls of a noun, each with the table that its answer is read by,
 * made from the contract's schemas. The browser gets the tables and no schema library.
 */
export function callsOfTheContract(): Plugin {
  return {
    name: 'touchline:calls',
    enforce: 'pre',
    resolveId: (id) => ([calls, entities].some((made) => id.startsWith(made)) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${entities}`)) return entityModule(id.slice(entities.length + 1))
      if (!id.startsWith(`\0${calls}`)) return undefined
      return callsModule(await endpointsOf(id.slice(calls.length + 1)))
    },
  }
}
