import { createElement, type ElementType, type ReactElement } from 'react'

type Properties = Readonly<Record<string, unknown>>

/** The variants of a recipe, each with the value that it has where none is given. */
export type Variants = Readonly<Record<string, string>>

/** An element that takes one value of each variant as properties, and gets the class of that choice. */
export function elementOf(
  tag: ElementType,
  variants: Variants,
  classOf: (key: string, chosen: Properties) => string,
): (props: object) => ReactElement {
  return function Styled(props) {
    const chosen: Record<string, unknown> = {}
    const rest: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) (Object.hasOwn(variants, name) ? chosen : rest)[name] = value
    const own = classOf(choiceKey(variants, chosen), chosen)
    const { className } = rest
    return createElement(tag, { ...rest, className: typeof className === 'string' ? `${className} ${own}` : own })
  }
}

/** A choice as text: the values of the variants in order. */
export function choiceKey(variants: Variants, chosen: Properties): string {
  return Object.entries(variants)
    .map(([name, fallback]): unknown => chosen[name] ?? fallback)
    .join()
}
