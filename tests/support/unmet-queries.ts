import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { testsOn } from './where-tests-run.ts'

const everyDay = 'pg-read-committed'

/**
 * The queries of the server's repositories that no test of a whole run has sent to PostgreSQL: an engine can change what a
 * statement does, so each is run there. Of a run of some of the tests, or on another engine, nothing is said.
 */
export function unmetQueries(modules: readonly TestModule[]): readonly string[] {
  const ran = new Set(modules.map(({ relativeModuleId }) => relativeModuleId))
  const isWhole = process.env['TOUCHLINE_ENGINE'] === everyDay && testsOn(everyDay).every((file) => ran.has(file))
  if (!isWhole) return []
  const met = new Set(modules.flatMap((module) => module.meta().queriesMet ?? []))
  return allQueries().filter((query) => !met.has(query))
}

/** The names of all queries of the server's repositories, as its sources have them. */
function allQueries(): readonly string[] {
  const folder = join(import.meta.dirname, '..', '..', 'server', 'src')
  const sources = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  return [...new Set(sources.flatMap(queriesIn))].toSorted()
}

function queriesIn(source: string): readonly string[] {
  const names: string[] = []
  let module: string | undefined
  for (const line of source.split('\n')) {
    // The example in a comment is none.
    if (/^\s*\*/.test(line)) continue
    module = /\bqueries\('(\w+)', db, \{/.exec(line)?.[1] ?? module
    const query = /^\s+(\w+): (?:one|many|changed|perform|insertInto)[(<]/.exec(line)?.[1]
    if (module !== undefined && query !== undefined) names.push(`${module}_${query}`)
  }
  return names
}
