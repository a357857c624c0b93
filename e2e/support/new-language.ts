import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { mainSite } from '@touchline/sites'
import { pseudoTexts } from '../../tests/support/pseudo-locale.ts'

const root = join(import.meta.dirname, '../..')

/** Everything that a build reads. */
const sources = ['client', 'contract', 'packages', 'scripts', 'seed', 'server', 'package.json', 'tsconfig.base.json']
/** Results of earlier builds and tests. */
const results = /^(?:dist|\.vite.*|\.cache.*)$/

/** The folder of texts of each part that speaks. A folder per language is in each. */
const parts = ['client/src/i18n', 'server/src/texts', 'packages/gateway/src/texts']

/** The sources in a folder of their own; files can be changed there. Packages from outside are linked. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'touchline-language-'))
  const filter = (path: string) => !results.test(basename(path))
  for (const name of sources) {
    await cp(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter })
  }
  // A folder of its own, because a build keeps its cache there.
  await mkdir(join(copy, 'node_modules'))
  for (const name of (await readdir(join(root, 'node_modules'))).filter((each) => each !== '.cache')) {
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}

/** Adds a language as docs/how-to/add-a-language.md says: its row, and a folder for each part, made from the English one. */
async function addLanguage(
  copy: string,
  code: string,
  row: { readonly locale: string; readonly name: string },
): Promise<void> {
  const table = join(copy, 'packages/languages/src/index.ts')
  const rows = await readFile(table, 'utf8')
  const first = 'export const languages = {\n'
  if (!rows.includes(first)) throw new Error('the table of languages begins otherwise')
  await writeFile(table, rows.replace(first, `${first}  ${code}: ${JSON.stringify(row)},\n`))
  for (const part of parts) {
    await mkdir(join(copy, part, code))
    for (const name of await readdir(join(copy, part, 'en'))) {
      const english = JSON.parse(await readFile(join(copy, part, 'en', name), 'utf8')) as object
      await writeFile(join(copy, part, code, name), JSON.stringify(pseudoTexts(english)))
    }
  }
}

export type Tree = { readonly folder: string; readonly remove: () => Promise<void> }

/** The sources with one language more, added by files alone; gateway, server and bookings site are built. */
export async function treeWithLanguage(
  code: string,
  row: { readonly locale: string; readonly name: string },
): Promise<Tree> {
  const folder = await copyOfSources()
  await addLanguage(folder, code, row)
  const targets = JSON.stringify(['gateway', 'server', `${mainSite.name} site`])
  const script = `import { buildWhatChanged } from './scripts/build.mjs'; await buildWhatChanged(${targets})`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
