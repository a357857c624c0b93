import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { sceneNames } from '../src/ui/scenes/scene-window.ts'

/** A source file below `client/src/sites`. */
const source = z.string().regex(/^[\w/-]+\.tsx$/)

const Description = z.strictObject({
  /** Of the HTML page, before the site's own name is known. */
  title: z.string().min(1),
  description: z.string().min(1),
  /** The picture of home. */
  scene: z.enum(sceneNames),
  /** Where the texts have home's heading: the file and the keys in it. */
  heading: z.tuple([z.string()], z.string()),
  /** Home and the parts of it that it loads at once: code that they share is fetched together. The first is the page. */
  home: z.tuple([source], source),
  /** Parts low on home, loaded after it: their code is fetched together. */
  later: z.array(source),
  /** Pages that open without a connection, and the texts that they read. */
  offline: z.optional(z.strictObject({ pages: z.array(source), texts: z.array(z.string().min(1)) })),
})

export type SiteDescription = z.infer<typeof Description>

/** Reads a site's `site.json`. Throws an error that names each wrong field. */
export function describeSite(folder: string): SiteDescription {
  const file = new URL(`../src/sites/${folder}/site.json`, import.meta.url)
  const read = Description.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`client/src/sites/${folder}/site.json\n${z.prettifyError(read.error)}`)
  return read.data
}
