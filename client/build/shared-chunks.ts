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
 * The small entry, and what pages share: the program, the modules that home needs as well, those of its later parts, and
 * the other modules of three pages or more. All are whole paths.
 */
export function sharedChunks({ entry, program, home, later }: Start) {
  requireFiles([entry, program, ...home, ...later])
  const group = { includeDependenciesRecursively: false } as const
  const findModules = moduleFinder()
  return [
    { ...group, debugName: 'start', name: neededBy([entry], 'start', findModules) },
    // The entry fetches the list of files of texts, too.
    { ...group, debugName: 'texts', name: 'texts', test: /\/i18n\/text-files\.ts$/ },
    { ...group, debugName: 'program', name: neededBy([program], 'program', findModules) },
    { ...group, debugName: 'browsing', name: neededBy(home, 'browsing', findModules), minShareCount: 2 },
    { ...group, debugName: 'aside', name: neededBy(later, 'aside', findModules), minShareCount: 2 },
    // Home's picture comes without the code of the pages behind it.
    { ...group, debugName: 'drawing', name: 'drawing', test: /\/ui\/scenes\/drawing\//, minShareCount: 3 },
    { ...group, debugName: 'pages', name: 'pages', minShareCount: 3 },
  ]
}
