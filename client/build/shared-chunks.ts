import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { moduleFinder } from './needed-modules.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Puts a module into the chunk `name` when one of the entries needs it before it runs; the graph is walked once. */
function neededBy(
  entries: readonly string[],
  name: string,
  findModules: ReturnType<typeof moduleFinder>,
): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => {
    needed ??= findModules(entries, modules)
    return needed.has(id) ? name : null
  }
}

type Start = {
  readonly entry: string
  /** Fetched by the entry at once. */
  readonly program: string
  /** The page that most visits begin with. */
  readonly home: readonly string[]
  /** Parts low on home, fetched after it. */
  readonly later: readonly string[]
}

/** A file that has moved would leave its chunk empty without a word. */
function requireFiles(files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`no such file, from which chunks are cut: ${missing.join(', ')}`)
}

/**
 * The small entry; React, the libraries and the program with home, fetched side by side; and what other pages share: the
 * modules of home's later parts, and those of three pages or more. All are whole paths. (docs/decisions/102)
 */
export function sharedChunks({ entry, program, home, later }: Start) {
  requireFiles([entry, program, ...home, ...later])
  const group = { includeDependenciesRecursively: false } as const
  const findModules = moduleFinder()
  return [
    { ...group, debugName: 'start', name: neededBy([entry], 'start', findModules) },
    // The entry fetches the list of files of texts, too.
    { ...group, debugName: 'texts', name: 'texts', test: /\/i18n\/text-files\.ts$/ },
    { ...group, debugName: 'react', name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { ...group, debugName: 'libraries', name: neededBy([program], 'libraries', findModules), test: /\/node_modules\// },
    { ...group, debugName: 'program', name: neededBy([program, ...home], 'program', findModules) },
    { ...group, debugName: 'aside', name: neededBy(later, 'aside', findModules), minShareCount: 2 },
    // Home's picture comes without the code of the pages behind it.
    { ...group, debugName: 'drawing', name: 'drawing', test: /\/ui\/scenes\/drawing\//, minShareCount: 3 },
    { ...group, debugName: 'pages', name: 'pages', minShareCount: 3 },
  ]
}
