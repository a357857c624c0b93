import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wire } from '../../../e2e/stand-in/stated.ts'
import { readByShape } from '../../src/api/answers/read-answer.ts'
import { staticMarkup } from '../../src/app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../src/i18n/start-i18n.ts'
import { namespaces } from '../../src/i18n/text-catalogue.ts'
import { cellsOf } from './cells.ts'
import type { Cell } from './cells.ts'
import { rowShape } from './read-as.ts'
import { renderedPages } from './rendered-pages.tsx'
import type { RenderedPage } from './rendered-page.ts'
import type { Line } from './rendered-lines.ts'

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
})

/** Texts that no page may show: a missing value's name, or a text's key. */
const unfinished =
  /undefined|\[object|NaN|Invalid Date|\bnull\b|(?<![@\w./-])[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+(?![\w./])/

const textIn = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ')

function begins(place: string, start: string): boolean {
  if (start.endsWith('$')) return place === start.slice(0, -1)
  return place === start || place.startsWith(`${start}.`)
}

/** The expected text without one field: the line, its replacement, or null where it may be missing. */
function expectedOf({ says, of, instead = {} }: Line, { place }: Cell): string | null {
  const otherwise = Object.keys(instead).find((start) => begins(place, start))
  if (otherwise !== undefined) return instead[otherwise] ?? null
  return of.some((start) => begins(place, start)) ? null : says
}

/** The rendering of a body; equal readings render once. */
function remembered({ call, render }: RenderedPage): (body: unknown) => Promise<string> {
  const shown = new Map<string, Promise<string>>()
  return (body) => {
    const key = JSON.stringify(readByShape(rowShape(call), body, () => undefined))
    const markup = shown.get(key) ?? staticMarkup(render(body))
    shown.set(key, markup)
    return markup
  }
}

let cells = 0
let lines = 0
afterAll(() => void process.stdout.write(`stated fields on the screen: ${cells} cells, ${lines} lines looked for\n`))

describe.each(renderedPages.map((page) => [page.name, page] as const))('%s', (_, page) => {
  const { answer, lines: own, leaves } = page
  const markupOf = remembered(page)

  test('shows every line when every stated field is there', async () => {
    const markup = await markupOf(wire(answer))
    for (const { says } of own) expect(markup.includes(says), `says ${says}`).toBe(true)
  })

  test('keeps every line that does not need the missing field', async () => {
    for (const cell of cellsOf(answer).filter(({ place }) => !leaves?.test(place))) {
      const markup = await markupOf(cell.body)
      const at = `${cell.place} ${cell.loss} [${cell.section}]`
      expect(unfinished.exec(textIn(markup))?.[0], at).toBeUndefined()
      for (const line of own) {
        const wanted = expectedOf(line, cell)
        if (wanted === null) continue
        expect(markup.includes(wanted), `${at}: "${wanted}"`).toBe(true)
        lines += 1
      }
      cells += 1
    }
  })
})
