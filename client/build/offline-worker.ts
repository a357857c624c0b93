import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { languageCodes } from '@touchline/languages'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

const source = fileURLToPath(new URL('../worker/offline-worker.ts', import.meta.url))
const texts = fileURLToPath(new URL('../src/i18n/', import.meta.url))

/** The name stays: browsers look for a new version under the old one. */
const fileName = 'service-worker.js'

/** The part of a site that opens without a connection, as whole paths and names of texts. */
type Kept = {
  readonly entry: string
  readonly program: string
  readonly pages: readonly string[]
  readonly texts: readonly string[]
}

/** The files of a build that some modules need: scripts, with all that they import, and style sheets. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const names = modules.map((id) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!found) throw new Error(`the build has no ${id}, which is kept for visits without a connection`)
    return found.fileName
  })
  const scripts = [...withImports(names, bundle)]
  const sheets = scripts.flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
  })
  return [...new Set([...scripts, ...sheets])].map((name) => `/${name}`).toSorted()
}

/** The worker's script, with the build that it keeps. */
async function workerOf(files: readonly string[], entry: string, page: string): Promise<string> {
  const name = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 16)
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { keptBuild: JSON.stringify({ name, entry, files }) },
    build: { write: false, target: 'es2023', rolldownOptions: { input: source } },
  })
  const [script] = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  const chunk = 'output' in built ? built.output[0] : script
  if (chunk?.type !== 'chunk') throw new Error('the worker was not built')
  return chunk.code
}

/** Adds the worker that keeps a site's files on the device, at the root of the site. (docs/decisions/072) */
export function offlineWorker(kept: Kept | null): Plugin {
  return {
    name: 'touchline:offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!kept) return
        const words = languageCodes.flatMap((code) => kept.texts.map((name) => `${texts}${code}/${name}.json`))
        const modules = [kept.entry, kept.program, `${texts}text-files.ts`, ...kept.pages, ...words]
        const [entry = ''] = filesOf([kept.entry], bundle).filter((name) => isEntry(bundle[name.slice(1)]))
        const page = bundle['index.html']
        const html = page?.type === 'asset' ? String(page.source) : ''
        this.emitFile({ type: 'asset', fileName, source: await workerOf(filesOf(modules, bundle), entry, html) })
      },
    },
  }
}

const isEntry = (file: Rolldown.OutputBundle[string] | undefined): boolean => file?.type === 'chunk' && file.isEntry
