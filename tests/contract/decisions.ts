import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'specification', 'decisions')

const texts = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^## /m).slice(1))

/** The text of each decision of ours, by id. */
export const decisions: ReadonlyMap<string, string> = new Map(
  texts.flatMap((text) => {
    const id = /^[CO]-\d+/.exec(text)?.[0]
    return id === undefined ? [] : [[id, text] as const]
  }),
)
