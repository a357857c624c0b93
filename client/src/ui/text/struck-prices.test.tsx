import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { SaidAs } from './SaidAs.tsx'

const source = join(import.meta.dirname, '..', '..')

test('[O-559] a struck price is read with a word that says which price it is', async () => {
  const markup = await bareMarkup(
    <s>
      <SaidAs said="Normal price £6.20">£6.20</SaidAs>
    </s>,
  )
  const [, seen] = markup.split('aria-hidden="true"')
  expect(markup).toMatch(/>Normal price £6\.20 /)
  expect(seen).toContain('£6.20')
  // Struck text cannot be named by an attribute.
  const components = globSync('**/*.tsx', { cwd: source })
  const struck = components.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    const names = [...text.matchAll(/const (\w+) = styled\('(?:s|del)'/g)].map(([, name]) => name)
    return names.filter((name) => new RegExp(`<${name} aria-label`).test(text)).map((name) => `${file} ${name}`)
  })
  expect(struck).toEqual([])
})
