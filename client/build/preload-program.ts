import { brotliCompressSync } from 'node:zlib'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

const sheetsOf = (file: Rolldown.OutputBundle[string] | undefined): readonly string[] =>
  file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []

/**
 * The entry has axios, zod and the tables of the first answers (docs/decisions/051, 053). Bytes. More of it would keep the first
 * questions waiting: React, for instance.
 */
const largestEntry = 53_000

/** A few lines of the bundler, which the page names beside the entry. */
const isBundlerRuntime = (name: string): boolean => name.includes('rolldown-runtime')

/** Throws when the entry comes late: then all that it asks for waits longer. */
function checkEntry({ code, imports }: Rolldown.OutputChunk): void {
  const others = imports.filter((name) => !isBundlerRuntime(name))
  if (others.length > 0) throw new Error(`the entry waits for ${others.join(', ')}`)
  const size = brotliCompressSync(code).length
  if (size > largestEntry) throw new Error(`the entry is ${size} bytes, compressed; it may have ${largestEntry}`)
}

const link = (attrs: HtmlTagDescriptor['attrs'] & object): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
})

/**
 * The page names the program behind its small entry, and all it imports: the browser fetches them side by side instead of
 * one after the other. The build fails when the entry itself waits for another file. `program` is the end of the source path of what the entry imports on demand.
 */
export function preloadProgram(program: string): Plugin {
  return {
    name: 'touchline:preload-program',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const behind = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(program)))
        if (!entry || !behind) throw new Error(`the build has no ${program}`)
        checkEntry(entry)
        const known = withImports([entry.fileName], bundle)
        const names = [...withImports([behind.fileName], bundle)].filter((name) => !known.has(name))
        const sheets = new Set(names.flatMap((name) => sheetsOf(bundle[name])))
        return [
          ...names.map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
          // Preloaded only, so that the HTML shows without waiting for them.
          ...[...sheets].map((name) => link({ rel: 'preload', as: 'style', crossorigin: true, href: `/${name}` })),
        ]
      },
    },
  }
}
