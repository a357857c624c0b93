import { createElement, type ElementType, type ReactElement } from 'react'

type Properties = Readonly<Record<string, unknown>>

/** An element that takes one value of each variant as properties, and gets the class of that choice. */
export function elementOf(
  tag: ElementType,
  variants: readonly string[],
  classOf: (key: string, chosen: Properties) => string,
): (props: object) => ReactElement {
  return function Styled(props) {
    const chosen: Record<string, unknown> = {}
    const rest: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) (variants.includes(name) ? chosen : rest)[name] = value
    const own = classOf(choiceKey(variants, chosen), chosen)
    const { className } = rest
    return createElement(tag, { ...rest, className: typeof className === 'string' ? `${className} ${own}` : own })
  }
}

/** A choice as text: the values of the variants in order. */
export function choiceKey(variants: readonly string[], chosen: Properties): string {
  return variants.map((name) => String(chosen[name])).join()
}
