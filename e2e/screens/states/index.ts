import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { State } from '../state.ts'

const folder = import.meta.dirname

/** The lists of states of one file; its other exports are single values. */
async function statesIn(file: string): Promise<readonly State[]> {
  const exported = (await import(pathToFileURL(join(folder, file)).href)) as Readonly<Record<string, unknown>>
  return Object.values(exported)
    .filter((list): list is readonly State[] => Array.isArray(list))
    .flat()
}

const files = globSync('*.ts', { cwd: folder }).filter((file) => file !== 'index.ts')

/** Every page in every visible state, with at least one state per route: the lists of this folder, found by their files. */
export const states: readonly State[] = (await Promise.all(files.toSorted().map(statesIn))).flat()
