import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { css, type CSSObject } from '@emotion/react'
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactElement } from 'react'
import { system } from './system.ts'

type Choice<Values> = keyof Values extends 'true' | 'false' ? boolean : keyof Values

/** What an element takes beside its own properties: one value of each variant of its recipe. */
type Choices<Variants> = keyof RecipeVariantRecord extends keyof Variants
  ? Readonly<Record<never, never>>
  : { readonly [Name in keyof Variants]?: Choice<Variants[Name]> | undefined }

type StyledProps<Tag extends ElementType, Variants> = Omit<ComponentPropsWithRef<Tag>, keyof Choices<Variants>> &
  Choices<Variants>

type Chosen = Readonly<Record<string, unknown>>

export { defineRecipe } from '@chakra-ui/react'

const cache = createCache({ key: 'tl' })

/** The class that stands for the styles; its rules are on the page when it is answered. */
function classOf(styles: CSSObject): string {
  const serialised = css(styles)
  const name = `${cache.key}-${serialised.name}`
  cache.insert(`.${name}`, serialised, cache.sheet, true)
  return name
}

/**
 * An element, or a component that takes a class, in the looks of a recipe in our tokens. Each choice of variants is turned
 * into a class when it is first shown, in the slices in which React puts a page together; from then on the element costs
 * what a plain one does. (docs/decisions/031)
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
): (props: StyledProps<Tag, Variants>) => ReactElement {
  const variants = Object.keys(recipe.variants ?? {})
  const classes = new Map<string, string>()
  let stylesFor: ((chosen: Chosen) => CSSObject) | undefined

  function classFor(chosen: Chosen): string {
    const key = variants.map((name) => String(chosen[name])).join()
    const known = classes.get(key)
    if (known !== undefined) return known
    // Chakra's style objects, every token and condition resolved, are what Emotion takes.
    stylesFor ??= system.cva(recipe) as unknown as (chosen: Chosen) => CSSObject
    const made = classOf(stylesFor(chosen))
    classes.set(key, made)
    return made
  }

  return function Styled(props) {
    const chosen: Record<string, unknown> = {}
    const rest: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) (variants.includes(name) ? chosen : rest)[name] = value
    const own = classFor(chosen)
    const { className } = rest
    return createElement(tag, { ...rest, className: typeof className === 'string' ? `${className} ${own}` : own })
  }
}
