import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A module of the client: what it imports, the calls that it takes from the contract, and the fields that it reads. */
export type ModuleRead = {
  /** Files of the client; a dynamic import counts as well. */
  readonly imports: readonly string[]
  readonly calls: readonly string[]
  /** Names of properties: of what it asks for and of what it takes apart. */
  readonly fields: ReadonlySet<string>
}

const calls = '@touchline/contract/calls/'

/** Reads a module. Types are left out: nothing is read by them. */
export function readModule(file: string): ModuleRead {
  const code = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, code)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const names = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '')
    return names.length === 0 && entries.length > 0 ? [] : [{ from: moduleRequest.value, names }]
  })
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))
  const sources = [...imported.map(({ from }) => from), ...exported, ...late]
  const fields = new Set<string>()
  collectFields(program, fields)
  return {
    imports: sources
      .filter((from) => from.startsWith('.'))
      .map((from) => join(dirname(file), from))
      .filter(existsSync),
    calls: imported.filter(({ from }) => from.startsWith(calls)).flatMap(({ names }) => names),
    fields,
  }
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function collectFields(node: unknown, fields: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node) collectFields(each, fields)
    return
  }
  if (!isNode(node)) return
  if (node['type'] === 'MemberExpression' && node['computed'] === false) addName(node['property'], fields)
  if (node['type'] === 'ObjectPattern' && Array.isArray(node['properties'])) {
    for (const property of node['properties']) if (isNode(property)) addName(property['key'], fields)
  }
  for (const value of Object.values(node)) collectFields(value, fields)
}

function addName(node: unknown, fields: Set<string>): void {
  if (isNode(node) && typeof node['name'] === 'string') fields.add(node['name'])
}
