import type { ElementType } from 'react'
import { elementOf } from './element.ts'

/** Replaces `styled` in a build, with the class of every choice by its key. (client/build/compiled-styles.ts) */
export function styled(tag: ElementType, variants: readonly string[], classes: Readonly<Record<string, string>>) {
  return elementOf(tag, variants, (key) => classes[key] ?? '')
}
