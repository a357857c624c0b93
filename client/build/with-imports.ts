import type { Rolldown } from 'vite'

/** The files of a build, and those that they need before they run. */
export function withImports(names: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported)
  }
  return found
}
