import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, preview } from 'vite'
import { pseudoTexts } from '../../tests/support/pseudo-locale.ts'

const root = join(import.meta.dirname, '../..')

/** Links every entry of a folder into another, apart from some. */
async function linkAll(from: string, to: string, apart: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (!apart.includes(name)) await symlink(join(from, name), join(to, name))
  }
}

/** The sources of the site in a folder of their own; files can be changed there. Everything else is linked. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'touchline-language-'))
  for (const name of ['contract', 'node_modules', 'tsconfig.base.json', 'e2e', 'tests']) {
    await symlink(join(root, name), join(copy, name))
  }
  for (const name of ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']) {
    await cp(join(root, 'client', name), join(copy, 'client', name), { recursive: true })
  }
  await linkAll(join(root, 'packages'), join(copy, 'packages'), ['languages'])
  await cp(join(root, 'packages/languages'), join(copy, 'packages/languages'), { recursive: true })
  const own = join('client/node_modules')
  await linkAll(join(root, own), join(copy, own), ['@touchline', '.vite', '.vite-temp'])
  await linkAll(join(root, own, '@touchline'), join(copy, own, '@touchline'), ['languages'])
  await symlink(join(copy, 'packages/languages'), join(copy, own, '@touchline/languages'))
  return copy
}

/** Adds a language by files alone: its row, and its folder of texts, made from the English ones. */
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
  const texts = join(copy, 'client/src/i18n')
  for (const name of await readdir(join(texts, 'en'))) {
    const english = JSON.parse(await readFile(join(texts, 'en', name), 'utf8')) as object
    const file = join(texts, code, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(pseudoTexts(english)))
  }
}

export type SiteWithLanguage = { readonly url: string; readonly stop: () => Promise<void> }

/** The bookings site, built with one language more, on the platform at an address. */
export async function siteWithLanguage(
  platform: string,
  code: string,
  row: { readonly locale: string; readonly name: string },
): Promise<SiteWithLanguage> {
  const copy = await copyOfSources()
  await addLanguage(copy, code, row)
  const common = {
    root: join(copy, 'client'),
    configFile: join(copy, 'client/vite.config.ts'),
    logLevel: 'error',
  } as const
  await build({ ...common, build: { sourcemap: false, reportCompressedSize: false } })
  const target = { target: platform, changeOrigin: false }
  const server = await preview({ ...common, preview: { port: 0, proxy: { '/api': target, '/config.json': target } } })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the built site is served at no address')
  return {
    url,
    async stop() {
      await server.close()
      await rm(copy, { recursive: true, force: true })
    },
  }
}
