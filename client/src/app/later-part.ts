import { lazy } from 'react'
import type { ComponentType } from 'react'

const Nothing = (): null => null

/** A part low on a page, whose code loads when it is first shown. When the code does not arrive, the page goes without. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}
