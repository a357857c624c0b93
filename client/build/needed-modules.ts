import { dirname, join } from 'node:path'
import { parseSync, type Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Names of a module; null for all of them. */
type Names = ReadonlySet<string> | null

/** A name that an index hands on, and the file that exports it under `name`; null for all names of that file. */
type Handover = { readonly exported: string | null; readonly file: string; readonly name: string | null }

type Reading = {
  readonly importedIds: readonly string[]
  /** Every name that the module imports, wherever from. */
  readonly names: Names
  /** Null for a module with code of its own. */
  readonly handovers: readonly Handover[] | null
}

type Parsed = ReturnType<typeof parseSync>

const namesOnly: ReadonlySet<string> = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration'])

/** Whether every export is one of another file: without it there is no need for the statements, which cost time to read. */
function exportsOnlyOthers({ staticImports, staticExports }: Parsed['module']): boolean {
  const imported = new Set(staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)))
  const exported = staticExports.flatMap(({ entries }) => entries)
  return exported.every(({ moduleRequest, localName }) => moduleRequest || imported.has(localName.name ?? ''))
}

/** Whether a module only hands on what files beside it export. */
function isIndex({ program, module }: Parsed): boolean {
  const statements = program.body.filter((node) => !('directive' in node))
  return (
    module.staticExports.length > 0 &&
    statements.every(
      (node) =>
        namesOnly.has(node.type) &&
        !('declaration' in node && node.declaration) &&
        (!('source' in node) || !node.source || node.source.value.startsWith('.')),
    )
  )
}

function handoversOf(id: string, { module }: Parsed): readonly Handover[] {
  const fileOf = (source: string): string => join(dirname(id), source)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ localName, importName }) => ({
      local: localName.value,
      file: fileOf(moduleRequest.value),
      importName,
    })),
  )
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, exportName, importName, localName }): Handover[] => {
      if (moduleRequest)
        return [{ exported: exportName.name, file: fileOf(moduleRequest.value), name: importName.name }]
      const origin = imported.find(({ local }) => local === localName.name)
      return origin ? [{ exported: exportName.name, file: origin.file, name: origin.importName.name }] : []
    })
}

/** Null when the module imports a whole namespace or hands everything on. */
function namesImportedBy({ module }: Parsed): Names {
  const imported = module.staticImports.flatMap(({ entries }) => entries)
  const handedOn = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => entry.moduleRequest))
  const names = [...imported, ...handedOn].map(({ importName }) =>
    importName.kind === 'Default' ? 'default' : importName.name,
  )
  return names.includes(null) ? null : new Set(names.filter((name) => name !== null))
}

function readModule(id: string, modules: Modules): Reading {
  const { importedIds, code } = modules.getModuleInfo(id) ?? { importedIds: [], code: null }
  if (code === null) return { importedIds, names: null, handovers: null }
  const parsed = parseSync(`${id}.js`, code)
  return {
    importedIds,
    names: namesImportedBy(parsed),
    handovers: exportsOnlyOthers(parsed.module) && isIndex(parsed) ? handoversOf(id, parsed) : null,
  }
}

/**
 * Finds the modules that some entries need before they run. An index, such as a library's, brings in only the files whose
 * names are imported. Every module is read once.
 */
export function moduleFinder() {
  const readings = new Map<string, Reading>()
  const readingOf = (id: string, modules: Modules): Reading => {
    const reading = readings.get(id) ?? readModule(id, modules)
    readings.set(id, reading)
    return reading
  }

  function nextOf(names: Names, { importedIds, handovers, names: imported }: Reading) {
    if (!handovers || names === null) return importedIds.map((one) => ({ id: one, names: imported }))
    const wantedOf = (name: string | null): Names => (name === null ? null : new Set([name]))
    return handovers
      .filter(({ exported, file }) => (exported === null || names.has(exported)) && importedIds.includes(file))
      .map(({ exported, file, name }) => ({ id: file, names: exported === null ? names : wantedOf(name) }))
  }

  return (entries: readonly string[], modules: Modules): ReadonlySet<string> => {
    const asked = new Set<string>()
    const needed = new Set<string>()
    const waiting: { readonly id: string; readonly names: Names }[] = entries.map((id) => ({ id, names: null }))
    for (const { id, names } of waiting) {
      const reading = readingOf(id, modules)
      const question = reading.handovers ? `${id} ${[...(names ?? [])].join(' ')}` : id
      needed.add(id)
      if (!asked.has(question)) waiting.push(...nextOf(names, reading))
      asked.add(question)
    }
    return needed
  }
}
