import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileRecipe } from '../../build/compile-recipe.ts'
import { findStyled } from '../../build/styled-calls.ts'
import { styled as compiled } from './compiled.ts'
import { defineRecipe } from './recipe.ts'
import { styled } from './styled.ts'

const recipe = defineRecipe({
  base: { p: { base: '2', md: '4' }, color: 'fg' },
  variants: {
    tone: { quiet: { color: 'fg.muted' }, loud: { color: 'danger', p: '1' } },
    isWide: { true: { w: 'full' } },
  },
  compoundVariants: [{ tone: 'loud', isWide: true, css: { fontWeight: 'bold' } }],
  defaultVariants: { tone: 'quiet' },
})

describe('a styled element', () => {
  const choices = [{}, { tone: 'loud' }, { isWide: true }, { tone: 'loud', isWide: true }, { isWide: false }] as const

  test('has the same class from the build as at run time', () => {
    const { variants, classes } = compileRecipe(recipe)
    const built = compiled('p', variants, classes)
    const shown = styled('p', recipe)
    for (const choice of choices) {
      const properties = { ...choice, className: 'more', id: 'it' }
      const markup = renderToStaticMarkup(createElement(built, properties))
      expect(markup).toMatch(/^<p class="more tl-\w+" id="it"><\/p>$/)
      expect(markup).toBe(renderToStaticMarkup(createElement(shown, properties)))
    }
  })

  test('has rules for every theme, with tokens and conditions resolved', () => {
    const { classes, rules } = compileRecipe(recipe)
    expect([...new Set(Object.values(classes))].toSorted()).toEqual([...rules.keys()].toSorted())
    const loudAndWide = rules.get(classes['loud,true'] ?? '') ?? ''
    expect(loudAndWide).toContain('var(--tl-colors-danger)')
    expect(loudAndWide).toContain('font-weight:var(--tl-font-weights-bold)')
    expect(rules.get(classes['undefined,undefined'] ?? '')).toContain('@media screen and (min-width: 48rem)')
  })

  test('is found in its file, and refused where the build cannot evaluate it', () => {
    const head = "import { styled } from '../theme/styled.ts'\n"
    const code = `${head}export const Row = styled('li', { base: { p: '1' } })`
    expect(
      findStyled('Row.tsx', code)?.calls.map(({ name, recipe: { start, end } }) => [name, code.slice(start, end)]),
    ).toEqual([['Row', "{ base: { p: '1' } }"]])
    expect(findStyled('Row.tsx', 'export const Row = 1')).toBeNull()
    expect(() => findStyled('Row.tsx', `${head}const rows = { 1: styled('li', {}) }`)).toThrow('at the top of a file')
  })
})
