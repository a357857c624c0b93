import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApiName } from '@touchline/contract'
import type { Person, Query } from '../support/person.ts'
import type { TestPlatform } from '../support/platform.ts'
import type { Request } from './scene.ts'

type Params = Readonly<Record<string, string | number>>

/** How a list with pages is asked for. */
export type List = {
  readonly by: (platform: TestPlatform) => Promise<Person> | Person
  readonly params?: (platform: TestPlatform, person: Person) => Params | Promise<Params>
  readonly query?: Query
}

/** A row of the table of roles (tests/http/role-table.ts), and the calls that it is about. */
export type RoleRow = readonly [row: string, calls: readonly ApiName[]]

/** How the tests of the whole contract meet the calls of a noun. */
export type InTheContract = {
  /** One successful request for each call. */
  readonly requests: Readonly<Partial<Record<ApiName, Request>>>
  readonly lists?: Readonly<Partial<Record<ApiName, List>>>
  readonly roles: readonly RoleRow[]
}

const tests = join(import.meta.dirname, '..')

/** The `in-the-contract.ts` of each noun that has one, found by its name. */
export const nouns: readonly InTheContract[] = await Promise.all(
  globSync('*/in-the-contract.ts', { cwd: tests }).map(async (file) => {
    const module = (await import(pathToFileURL(join(tests, file)).href)) as { readonly inTheContract: InTheContract }
    return module.inTheContract
  }),
)
