import { afterAll, beforeAll, expect, test } from 'vitest'
import { readByShape } from '../../src/api/answers/read-answer.ts'
import { staticMarkup } from '../../src/app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../src/i18n/start-i18n.ts'
import { namespaces } from '../../src/i18n/text-catalogue.ts'
import { openForACustomer } from './a-customer.ts'
import { cellsOf } from './cells.ts'
import { rowShape } from './read-as.ts'
import { renderedPages } from './rendered-pages.tsx'
import type { RenderedPage } from './rendered-page.ts'

beforeAll(async () => {
  openForACustomer()
  await startI18n()
  await loadTexts(namespaces)
})

/** Texts that no page may show: a missing value's name, or a text's key. */
const unfinished =
  /undefined|\[object|NaN|Invalid Date|\bnull\b|(?<![@\w./-])[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+(?![\w./])/

const textIn = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ')

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
afterAll(() => void process.stdout.write(`stated fields on the screen: ${cells} cells\n`))

test.each(renderedPages.map((page) => [page.name, page] as const))(
  '%s: whichever stated field is missing, the page stands and shows no name of a value',
  async (_, page) => {
    const markupOf = remembered(page)
    for (const cell of cellsOf(page.answer).filter(({ place }) => !page.leaves?.test(place))) {
      const text = textIn(await markupOf(cell.body))
      const at = `${cell.place} ${cell.loss} [${cell.section}]`
      expect(unfinished.exec(text)?.[0], at).toBeUndefined()
      cells += 1
    }
  },
)
