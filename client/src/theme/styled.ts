import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react'
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'
import { elementOf } from './element.ts'
import { type Chosen, looksOf } from './look.ts'

type Choice<Values> = keyof Values extends 'true' | 'false' ? boolean : keyof Values

/** The props of an element besides its own: one value of each variant of its recipe. */
type Choices<Variants> = keyof RecipeVariantRecord extends keyof Variants
  ? Readonly<Record<never, never>>
  : { readonly [Name in keyof Variants]?: Choice<Variants[Name]> | undefined }

type StyledProps<Tag extends ElementType, Variants> = Omit<ComponentPropsWithRef<Tag>, keyof Choices<Variants>> &
  Choices<Variants>

/**
 * An element, or a component that takes a class, styled by a recipe in our tokens, at the cost of a plain element.
 * Called once per recipe, at the top of its file: a build replaces it by the classes of all choices, with their rules
 * in style sheets. (docs/decisions/031)
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
): (props: StyledProps<Tag, Variants>) => ReactElement {
  let looks: ((chosen: Chosen) => { readonly name: string }) | undefined
  const classes = new Map<string, string>()
  const variants = Object.fromEntries(Object.keys(recipe.variants ?? {}).map((name) => [name, '']))
  return elementOf(tag, variants, (key, chosen) => {
    const known = classes.get(key)
    if (known !== undefined) return known
    looks ??= looksOf(recipe)
    const { name } = looks(chosen)
    classes.set(key, name)
    return name
  })
}
