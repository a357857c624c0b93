import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOfCalls } from './fields-of-calls.ts'
import { type ModuleRead, readModule } from './modules.ts'
import { screensOf } from './pages.ts'

// Prints which screens of the client read which fields of which calls, as JSON: the screens of a call, the indices of those that
// ask it, and by the name of a field the indices of those whose code reads a property of this name. [O-409]

const sites = join(import.meta.dirname, '..', '..', 'src', 'sites')

/** Tables of pages and of what they ask: through them every page would lead to every other. */
const tables = new Set(
  ['page-rows.ts', 'loaders.ts'].flatMap((name) =>
    globSync(`**/${name}`, { cwd: sites }).map((file) => join(sites, file)),
  ),
)

const known = new Map<string, ModuleRead>()

function read(file: string): ModuleRead {
  const found = known.get(file) ?? readModule(file)
  known.set(file, found)
  return found
}

/** The modules of a screen: those that it begins with and everything that these import. */
function modulesOf(entries: readonly string[]): readonly ModuleRead[] {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || tables.has(file) || !/\.tsx?$/.test(file)) continue
    reached.add(file)
    waiting.push(...read(file).imports)
  }
  return [...reached].map(read)
}

const frames = globSync('*/open-site.tsx', { cwd: sites }).map((file) => ({
  name: `${file.split('/')[0] ?? ''}: every page`,
  entries: [join(sites, file)],
}))
const screens = [...frames, ...screensOf(sites)].map(({ name, entries }) => {
  const modules = modulesOf(entries)
  return {
    name,
    calls: new Set(modules.flatMap(({ calls }) => calls)),
    fields: new Set(modules.flatMap(({ fields }) => [...fields])),
  }
})

/** The name that the client gives to a field of the wire. */
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Indices of screens; a site of which every page is among them stands for its pages. */
function indicesOf(readers: typeof screens, own: typeof screens): readonly number[] {
  const wholeSites = readers.flatMap(({ name }) => (name.endsWith(': every page') ? [name.split(':')[0]] : []))
  const isTold = ({ name }: (typeof screens)[number]): boolean =>
    name.includes(': ') || !wholeSites.includes(name.split(' ')[0])
  return readers.filter(isTold).map((screen) => own.indexOf(screen))
}

function readersOf(field: string, own: typeof screens): typeof screens {
  return own.filter(({ fields }) => fields.has(field) || fields.has(camel(field)))
}

const table = Object.fromEntries(
  [...fieldsOfCalls()].flatMap(([call, fields]) => {
    const own = screens.filter(({ calls }) => calls.has(call))
    const reads = [...fields].map((field) => [field, indicesOf(readersOf(field, own), own)])
    return own.length === 0
      ? []
      : [[call, { screens: own.map(({ name }) => name), asks: indicesOf(own, own), reads: Object.fromEntries(reads) }]]
  }),
)
process.stdout.write(`${JSON.stringify(table)}\n`)
