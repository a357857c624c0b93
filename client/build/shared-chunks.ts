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
  /** What the entry fetches at once. */
  readonly program: string
  /** The page that most visits begin with: what it shares is what comes after it needs, too. */
  readonly home: string
  /** The pages on which somebody chooses what to book. */
  readonly choosing: readonly string[]
  /** The forms on the way to the basket: all that comes with one is a file, for a visit may begin there. */
  readonly form: readonly string[]
  /** The pages after them, to the basket. */
  readonly booking: readonly string[]
}

/** Only who pays waits for what paying needs. */
const paying = /\/features\/(?:payments|checkout|credits)\//

/** What scenes are made of. */
const drawing = /\/ui\/scenes\/drawing\//

/** What changes only with its version, and is as much as all that the first page has of ours. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** The list of files of texts, which the entry fetches too. */
const textFiles = /\/i18n\/text-files\.ts$/

type IsNeeded = (id: string, modules: Modules) => boolean

/** Whether one of the entries needs a module before it runs; the graph is walked once. */
function neededBy(entries: readonly string[]): IsNeeded {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => {
    needed ??= closureOf(entries, modules)
    return needed.has(id)
  }
}

/**
 * What several pages share is in a few files, not in sixty, which a slow line is quicker with: what the small entry needs,
 * React, the list of texts, the program, what paying needs, what pictures need, what the way to the basket needs in three parts, and the rest.
 */
export function sharedChunks({ entry, program, home, choosing, form, booking }: Start) {
  const isEarly = neededBy([entry])
  const isProgram = neededBy([program])
  const isChoosing = neededBy([home, ...choosing])
  const isForm = neededBy(form)
  const isOnTheWay = neededBy(booking)
  const group = { includeDependenciesRecursively: false } as const
  return [
    {
      ...group,
      debugName: 'start',
      name: (id: string, modules: Modules) => (isEarly(id, modules) ? 'start' : null),
    },
    {
      ...group,
      debugName: 'react',
      name: (id: string) => (react.test(id) ? 'react' : null),
    },
    {
      ...group,
      debugName: 'texts',
      name: (id: string) => (textFiles.test(id) ? 'texts' : null),
    },
    {
      ...group,
      debugName: 'program',
      name: (id: string, modules: Modules) => (isProgram(id, modules) ? 'program' : null),
    },
    {
      ...group,
      debugName: 'paying',
      minShareCount: 2,
      name: (id: string) => (paying.test(id) ? 'paying' : null),
    },
    {
      ...group,
      debugName: 'drawing',
      minShareCount: 2,
      name: (id: string) => (drawing.test(id) ? 'drawing' : null),
    },
    {
      ...group,
      debugName: 'choosing',
      minShareCount: 2,
      name: (id: string, modules: Modules) => (isChoosing(id, modules) ? 'choosing' : null),
    },
    {
      ...group,
      debugName: 'form',
      name: (id: string, modules: Modules) => (isForm(id, modules) ? 'form' : null),
    },
    {
      ...group,
      debugName: 'booking',
      minShareCount: 3,
      name: (id: string, modules: Modules) => (isOnTheWay(id, modules) ? 'booking' : null),
    },
    {
      ...group,
      debugName: 'pages',
      minShareCount: 3,
      name: 'pages',
    },
  ]
}
