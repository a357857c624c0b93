import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** A screen of a site: its name, such as `bookings /basket`, and the modules that its code begins with. */
export type Screen = { readonly name: string; readonly entries: readonly string[] }

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The value of a key of an object in source text. */
function valueOf(node: Node, key: string): unknown {
  const properties = Array.isArray(node['properties']) ? (node['properties'] as readonly Node[]) : []
  return properties.find((each) => isNode(each['key']) && each['key']['name'] === key)?.['value']
}

function importsBelow(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(importsBelow)
  if (!isNode(node)) return []
  const { source } = node
  const own =
    node['type'] === 'ImportExpression' && isNode(source) && typeof source['value'] === 'string'
      ? [source['value']]
      : []
  return [...own, ...Object.values(node).flatMap(importsBelow)]
}

function rowsBelow(node: unknown): readonly { readonly path: string; readonly imports: readonly string[] }[] {
  if (Array.isArray(node)) return node.flatMap(rowsBelow)
  if (!isNode(node)) return []
  const path = node['type'] === 'ObjectExpression' ? valueOf(node, 'path') : undefined
  if (isNode(path) && typeof path['value'] === 'string') {
    return [{ path: path['value'], imports: importsBelow(valueOf(node, 'lazy')) }]
  }
  return Object.values(node).flatMap(rowsBelow)
}

/** The screens of every site, from the rows of their pages; rows of several sites are of `every site`. */
export function screensOf(sites: string): readonly Screen[] {
  const files = globSync('**/page-rows.ts', { cwd: sites })
    .map((file) => join(sites, file))
    .toSorted()
  return files.flatMap((file) => {
    const [folder = ''] = relative(sites, dirname(file)).split('/')
    const site = folder === 'shared' ? 'every site' : folder
    return rowsBelow(parseSync(basename(file), readFileSync(file, 'utf8')).program).map(({ path, imports }) => ({
      name: `${site} ${path}`,
      entries: imports.map((from) => join(dirname(file), from)),
    }))
  })
}
