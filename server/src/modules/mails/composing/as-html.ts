import type { Language } from '@touchline/languages'
import { escapeHtml } from '@touchline/serving'
import { isLink, type WordedBlock, type WordedItem, type WordedLine } from './letter.ts'

/** Light and dark: colours come in pairs, because programs that turn colours round change only one of a pair. */
const style = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:24px 16px;background:#fff;color:#1c1b22;font:16px/1.5 Arial,Helvetica,sans-serif}',
  'main{max-width:600px;margin:0 auto;overflow-wrap:anywhere}',
  'h2{margin:24px 0 8px;font-size:18px}p{margin:0 0 16px}ul{margin:0 0 16px;padding-left:20px}li{margin:0 0 8px}',
  'li ul{margin:4px 0 0}li li{margin:0;color:#4a4754}a{color:#5b2a9d}',
  'p a{display:inline-block;padding:10px 18px;border-radius:6px;background:#5b2a9d;color:#fff;text-decoration:none}',
  '@media (prefers-color-scheme:dark){body{background:#17161b;color:#f1eff6}li li{color:#c9c5d3}a{color:#cdb0ff}',
  'p a{background:#cdb0ff;color:#17161b}}',
].join('')

export function asHtml(
  { language, subject }: { readonly language: Language; readonly subject: string },
  blocks: readonly WordedBlock[],
): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>`,
    '<body><main>',
    ...blocks.map(blockAsHtml),
    '</main></body></html>',
  ].join('\n')
}

function blockAsHtml(block: WordedBlock): string {
  if (typeof block === 'string' || isLink(block)) return `<p>${lineAsHtml(block)}</p>`
  if ('heading' in block) return `<h2>${escapeHtml(block.heading)}</h2>`
  return `<ul>${block.list.map(itemAsHtml).join('')}</ul>`
}

function itemAsHtml({ text, under }: WordedItem): string {
  const inner = under.map((line) => `<li>${lineAsHtml(line)}</li>`).join('')
  return `<li>${escapeHtml(text)}${inner === '' ? '' : `<ul>${inner}</ul>`}</li>`
}

function lineAsHtml(line: WordedLine): string {
  return isLink(line) ? `<a href="${escapeHtml(line.href)}">${escapeHtml(line.link)}</a>` : escapeHtml(line)
}
