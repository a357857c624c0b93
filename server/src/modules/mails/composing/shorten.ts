import { text } from '../../../texts/index.ts'
import type { Block, Item } from './letter.ts'

/** The most items of a list, and the most lines of an item. */
export type Limits = { readonly items: number; readonly lines: number }

/** From everything to little, for a letter that is too large. */
export const steps: readonly Limits[] = [
  { items: Infinity, lines: Infinity },
  { items: Infinity, lines: 20 },
  { items: 60, lines: 8 },
  { items: 20, lines: 3 },
  { items: 10, lines: 0 },
]

/** The blocks with their lists cut to these limits; a cut list says how much it leaves out. */
export function shortened(blocks: readonly Block[], { items, lines }: Limits): readonly Block[] {
  return blocks.map((block) => {
    if (typeof block !== 'object' || !('list' in block)) return block
    const kept = block.list.slice(0, items).map((item) => shortenedItem(item, lines))
    const left = block.list.length - kept.length
    return { list: left > 0 ? [...kept, { text: text('mails:and_more', { count: left }) }] : kept }
  })
}

function shortenedItem({ text: line, under = [] }: Item, lines: number): Item {
  const left = under.length - lines
  // One line in place of one line saves nothing.
  if (left <= 1) return { text: line, under }
  return { text: line, under: [...under.slice(0, lines), text('mails:and_more', { count: left })] }
}
