import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { css, type CSSObject } from '@emotion/react'
import { system } from './system.ts'

export type Recipe = RecipeDefinition<RecipeVariantRecord>

/** One value of each variant of a recipe, by the variant's name. */
export type Chosen = Readonly<Record<string, unknown>>

/** A class, and its rules as text: empty in a browser, where they are on the page already. */
export type Look = { readonly name: string; readonly rules: string }

const cache = createCache({ key: 'tl' })

/** The styles of a recipe for chosen variants, with every token and condition resolved. */
export function looksOf(recipe: Recipe): (chosen: Chosen) => Look {
  // Emotion takes Chakra's style objects.
  const stylesFor = system.cva(recipe) as unknown as (chosen: Chosen) => CSSObject
  return (chosen) => {
    const serialised = css(stylesFor(chosen))
    const name = `${cache.key}-${serialised.name}`
    // In a page Emotion inserts rules once; without one it answers their text each time.
    const rules: unknown = cache.insert(`.${name}`, serialised, cache.sheet, typeof document !== 'undefined')
    return { name, rules: typeof rules === 'string' ? rules : '' }
  }
}
