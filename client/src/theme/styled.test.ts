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
    const built = compiled('p', compileRecipe(recipe).compiled)
    const shown = styled('p', recipe)
    for (const choice of choices) {
      const properties = { ...choice, className: 'more', id: 'it' }
      const markup = renderToStaticMarkup(createElement(built, properties))
      expect(markup).toMatch(/^<p class="more tl-\w+" id="it"><\/p>$/)
      expect(markup).toBe(renderToStaticMarkup(createElement(shown, properties)))
    }
  })

  test('has rules for every theme, with tokens and conditions resolved', () => {
    const { compiled: made, rules } = compileRecipe(recipe)
    const { variants, classes } = typeof made === 'string' ? { variants: {}, classes: {} } : made
    expect(variants).toEqual({ tone: 'quiet', isWide: 'false' })
    expect(Object.keys(classes)).toEqual(['quiet,true', 'quiet,false', 'loud,true', 'loud,false'])
    expect([...new Set(Object.values(classes))].toSorted()).toEqual([...rules.keys()].toSorted())
    const loudAndWide = rules.get(classes['loud,true'] ?? '') ?? ''
    expect(loudAndWide).toContain('var(--tl-colors-danger)')
    expect(loudAndWide).toContain('font-weight:var(--tl-font-weights-bold)')
    expect(rules.get(classes['quiet,false'] ?? '')).toContain('@media screen and (min-width: 48rem)')
  })

  test('without variants is one class', () => {
    const { compiled: made, rules } = compileRecipe({ base: { p: '1' } })
    if (typeof made !== 'string') throw new Error('a class each')
    expect([made]).toEqual([...rules.keys()])
    expect(renderToStaticMarkup(createElement(compiled('p', made)))).toBe(`<p class="${made}"></p>`)
  })

  test('that is not given a variant without a default has its own look', () => {
    const plain = { variants: { tone: { loud: { color: 'danger' } }, on: { true: { p: '1' }, false: { p: '2' } } } }
    const built = compiled('p', compileRecipe(plain).compiled)
    const shown = styled('p', plain)
    for (const choice of [{}, { tone: 'loud' }, { on: false }, { on: true }] as const)
      expect(renderToStaticMarkup(createElement(built, choice))).toBe(
        renderToStaticMarkup(createElement(shown, choice)),
      )
  })

  test('is found in its file, and refused where the build cannot evaluate it', () => {
    const head = "import { styled } from '../theme/styled.ts'\n"
    const code = `${head}export const Row = styled('li', { base: { p: '1' } })`
    expect(
      findStyled('Row.tsx', code)?.calls.map(({ name, recipe: { start, end } }) => [name, code.slice(start, end)]),
    ).toEqual([['Row', "{ base: { p: '1' } }"]])
    expect(findStyled('Row.tsx', 'export const Row = 1')).toBeNull()
    const both = `${head}import { defineRecipe } from '../theme/recipe.ts'
      const plain = {}
      const rowRecipe = defineRecipe({ base: { p: '1' } })
      const Row = styled('li', rowRecipe)
      const Plain = styled('li', plain)`
    expect(findStyled('Row.tsx', both)?.calls.map(({ name, shared }) => [name, shared])).toEqual([
      ['Row', 'rowRecipe'],
      ['Plain', null],
    ])
    expect(findStyled('Row.tsx', both)?.defined.map(({ name }) => name)).toEqual(['rowRecipe'])
    expect(() => findStyled('Row.tsx', `${head}const rows = { 1: styled('li', {}) }`)).toThrow('at the top of a file')
  })
})
