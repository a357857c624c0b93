import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allTests } from './all-tests.ts'
import { isForAnyPlatform, type Terms } from './terms.ts'

const docs = join(import.meta.dirname, '..', '..', '..', 'docs')

/** The terms of all tests of the suite. */
function allTerms(): readonly Terms[] {
  const all: Terms[] = []
  allTests((_, terms) => all.push(terms))
  return all
}

/** A badge of a label and a message, about seven pixels a letter. */
function badge(label: string, message: string): string {
  const [left, right] = [label, message].map((text) => text.length * 7 + 12) as [number, number]
  const text = (x: number, content: string): string =>
    `<text x="${x}" y="14" textLength="${content.length * 7}">${content}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${message}">
<rect width="${left}" height="20" fill="#44454d"/><rect x="${left}" width="${right}" height="20" fill="#0a5ea8"/>
<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">${text(6, label)}${text(left + 6, message)}</g>
</svg>
`
}

describe('parity', () => {
  test('[O-462] the share of tests that run on both sides stands in the badge and in the file of the reports', async () => {
    const all = allTerms()
    const both = all.filter(({ needs }) => isForAnyPlatform(needs)).length
    expect(both).toBeGreaterThan(0)
    await expect(`{ "both": ${both}, "all": ${all.length} }\n`).toMatchFileSnapshot(join(docs, 'contract-parity.json'))
    await expect(badge('contract parity', `${both} of ${all.length}`)).toMatchFileSnapshot(
      join(docs, 'images', 'contract-parity.svg'),
    )
  })
})
