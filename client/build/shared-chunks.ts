import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Modules and all their static imports. */
function closureOf(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Puts a module into the chunk `name` when one of the entries needs it before it runs; the graph is walked once. */
function neededBy(entries: readonly string[], name: string): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => {
    needed ??= closureOf(entries, modules)
    return needed.has(id) ? name : null
  }
}

type Start = {
  readonly entry: string
  /** Fetched by the entry at once. */
  readonly program: string
  /** The page that most visits begin with. */
  readonly home: readonly string[]
}

/**
 * The small entry, and three chunks that pages share: the program, the modules that home needs as well, and the other
 * modules of three pages or more. All are whole paths.
 */
export function sharedChunks({ entry, program, home }: Start) {
  const group = { includeDependenciesRecursively: false } as const
  return [
    { ...group, debugName: 'start', name: neededBy([entry], 'start') },
    // The entry fetches the list of files of texts, too.
    { ...group, debugName: 'texts', name: 'texts', test: /\/i18n\/text-files\.ts$/ },
    { ...group, debugName: 'program', name: neededBy([program], 'program') },
    { ...group, debugName: 'browsing', name: neededBy(home, 'browsing'), minShareCount: 2 },
    { ...group, debugName: 'pages', name: 'pages', minShareCount: 3 },
  ]
}
