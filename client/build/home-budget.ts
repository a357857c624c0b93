import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

/** The scripts that home waits for, in bytes, each after gzip (docs/decisions/043, 061). */
const budget = 225_000

type Home = {
  readonly entry: string
  readonly program: string
  readonly page: string
  /** The English texts of the page. */
  readonly texts: string
}

/** Fails the build when home waits for more scripts than the budget: entry, program, page, texts, and all they import. */
export function homeBudget({ entry, program, page, texts }: Home): Plugin {
  return {
    name: 'touchline:home-budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkWith = (id: string): Rolldown.OutputChunk => {
        const found = chunks.find(({ moduleIds }) => moduleIds.includes(id))
        if (!found) throw new Error(`the build has no ${id}`)
        return found
      }
      const names = [entry, program, page, texts].map((id) => chunkWith(id).fileName)
      const sizes = [...withImports(names, bundle)].flatMap((name) => {
        const file = bundle[name]
        return file?.type === 'chunk' ? [{ name, size: gzipSync(file.code, { level: 9 }).length }] : []
      })
      const total = sizes.reduce((sum, { size }) => sum + size, 0)
      if (total <= budget) return
      const list = sizes.map(({ name, size }) => `${size} ${name}`).join('\n')
      throw new Error(`home waits for ${total} bytes of scripts, compressed; it may wait for ${budget}\n${list}`)
    },
  }
}
