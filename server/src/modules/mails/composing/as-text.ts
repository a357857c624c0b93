import { isLink, type WordedBlock, type WordedItem, type WordedLine } from './letter.ts'

export function asText(blocks: readonly WordedBlock[]): string {
  return `${blocks.map(blockAsText).join('\n\n')}\n`
}

function blockAsText(block: WordedBlock): string {
  if (typeof block === 'string' || isLink(block)) return lineAsText(block)
  return 'heading' in block ? block.heading : block.list.map(itemAsText).join('\n')
}

function itemAsText({ text, under }: WordedItem): string {
  return [`- ${text}`, ...under.map((line) => `    ${lineAsText(line)}`)].join('\n')
}

function lineAsText(line: WordedLine): string {
  return isLink(line) ? `${line.link}: ${line.href}` : line
}
