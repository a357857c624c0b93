import type { ElementType } from 'react'
import { elementOf, type Variants } from './element.ts'

/** A recipe in a build: its class, or the classes of every choice of its variants by the choice's key. */
export type Compiled = string | { readonly variants: Variants; readonly classes: Readonly<Record<string, string>> }

/** Replaces `styled` in a build, with a compiled recipe. (client/build/compiled-styles.ts) */
export function styled(tag: ElementType, recipe: Compiled) {
  return typeof recipe === 'string'
    ? elementOf(tag, {}, () => recipe)
    : elementOf(tag, recipe.variants, (key) => recipe.classes[key] ?? '')
}
