import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Modules and all they import before they run. */
function closureOf(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Source files of the site, as whole paths. */
type Start = {
  /** Waits for nothing but what it imports itself. */
  readonly entry: string
  /** What the entry fetches at once, and the page that most visits begin with. */
  readonly first: readonly string[]
}

/** Only who pays waits for what paying needs. */
const paying = /\/features\/(?:payments|checkout|credits)\//

/**
 * What several pages share is in three files, not in sixty, which a slow line is quicker with: what the first page needs
 * too, what paying needs, and the rest. What the small entry needs stays with the entry.
 */
export function sharedChunks({ entry, first }: Start) {
  let early: ReadonlySet<string> | undefined
  let soon: ReadonlySet<string> | undefined
  function isEarly(id: string, modules: Modules): boolean {
    early ??= closureOf([entry], modules)
    return early.has(id)
  }
  function isSoon(id: string, modules: Modules): boolean {
    soon ??= closureOf(first, modules)
    return soon.has(id)
  }
  const group = { includeDependenciesRecursively: false } as const
  return [
    {
      ...group,
      debugName: 'first',
      minShareCount: 2,
      name: (id: string, modules: Modules) => (!isEarly(id, modules) && isSoon(id, modules) ? 'first' : null),
    },
    {
      ...group,
      debugName: 'paying',
      minShareCount: 2,
      name: (id: string, modules: Modules) =>
        paying.test(id) && !isEarly(id, modules) && !isSoon(id, modules) ? 'paying' : null,
    },
    {
      ...group,
      debugName: 'pages',
      minShareCount: 3,
      name: (id: string, modules: Modules) => (isEarly(id, modules) || isSoon(id, modules) ? null : 'pages'),
    },
  ]
}
