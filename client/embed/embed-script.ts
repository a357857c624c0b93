import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('./embed.ts', import.meta.url))

/** The name stays, because it stands in pages of other sites. */
const fileName = 'embed.js'

/** Bytes, before compression. */
const budget = 3000

/** The script for pages of other sites, which leaves no name of its own there. */
async function scriptOf(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2020', rolldownOptions: { input: source, output: { format: 'iife' } } },
  })
  const [file] = 'output' in built ? built.output : []
  if (file?.type !== 'chunk') throw new Error('the script for pages of other sites was not built')
  return file.code
}

/** Adds `embed.js` at the root of the site. Fails the build when it is larger than three kilobytes. */
export function embedScript(): Plugin {
  let script: Promise<string> | undefined
  return {
    name: 'touchline:embed-script',
    apply: 'build',
    async generateBundle() {
      // One script for every site that is built together.
      script ??= scriptOf()
      const code = await script
      const size = Buffer.byteLength(code)
      if (size > budget) throw new Error(`${fileName} has ${size} bytes; it may have ${budget}`)
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}
