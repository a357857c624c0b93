import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'specification', 'decisions.md'), 'utf8')

/** The text of each decision of ours, by id. */
export const decisions: ReadonlyMap<string, string> = new Map(
  text.split('\n').flatMap((line) => {
    const id = /^- \*\*([CO]-\d+)/.exec(line)?.[1]
    return id === undefined ? [] : [[id, line] as const]
  }),
)
