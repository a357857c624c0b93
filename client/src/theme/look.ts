import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { css, type CSSObject } from '@emotion/react'
import { system } from './system.ts'

export type Recipe = RecipeDefinition<RecipeVariantRecord>

/** One value of each variant of a recipe, by the variant's name. */
export type Chosen = Readonly<Record<string, unknown>>

/** A class, and its rules as text: empty in a browser, which has them on the page when it is answered. */
export type Look = { readonly name: string; readonly rules: string }

const cache = createCache({ key: 'tl' })

/** What a recipe looks like for the variants chosen, every token and condition resolved. */
export function looksOf(recipe: Recipe): (chosen: Chosen) => Look {
  // Chakra's style objects are what Emotion takes.
  const stylesFor = system.cva(recipe) as unknown as (chosen: Chosen) => CSSObject
  return (chosen) => {
    const serialised = css(stylesFor(chosen))
    const name = `${cache.key}-${serialised.name}`
    // Emotion keeps what is on the page; without one it answers the text each time.
    const rules: unknown = cache.insert(`.${name}`, serialised, cache.sheet, typeof document !== 'undefined')
    return { name, rules: typeof rules === 'string' ? rules : '' }
  }
}
