import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

type Edge = 'top' | 'bottom'

/** What stays in view at each edge of the screen, as long as it is mounted. */
const bars: Readonly<Record<Edge, Set<Element>>> = { top: new Set(), bottom: new Set() }

/** Bars may stand in the flow on some screens; only those that stay in view hide what is under them. */
function roomAt(edge: Edge, besides?: Element): number {
  return [...bars[edge]]
    .filter((bar) => bar !== besides)
    .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
    .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
}

/** Between a bar and what takes focus below or above it, in pixels; the style sheet says the same until a bar is measured. */
const air = 16

// Not by a custom property: every element inherits it, so every element would be styled anew.
function tellPage(): void {
  const { style } = document.documentElement
  style.scrollPaddingTop = `${Math.ceil(roomAt('top')) + air}px`
  style.scrollPaddingBottom = `${Math.ceil(roomAt('bottom')) + air}px`
}

/**
 * For a bar that stays in view at an edge of the screen: its measured height becomes part of the page's scroll padding, so
 * that a control that takes focus is never hidden behind it. [WCAG 2.4.11]
 */
export function useStickyEdge<E extends HTMLElement>(edge: Edge): RefObject<E | null> {
  const bar = useRef<E>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    bars[edge].add(element)
    const observer = new ResizeObserver(tellPage)
    observer.observe(element)
    // Whether it is sticky also depends on the size of the screen.
    window.addEventListener('resize', tellPage)
    return () => {
      bars[edge].delete(element)
      observer.disconnect()
      window.removeEventListener('resize', tellPage)
      tellPage()
    }
  }, [edge])
  return bar
}

/** Out from under a bar that has just come: what was in full view is so again, where a frame reaches further up it is not. */
function uncover(bar: Element): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || bar.contains(focused)) return
  const { top, bottom, height } = bar.getBoundingClientRect()
  const place = focused.getBoundingClientRect()
  if (place.top < bottom && place.bottom > top) window.scrollBy(0, Math.max(place.top - bottom - air, -height - air))
}

/**
 * For a bar that comes and goes while somebody is at the page: it lies below the others at the top of the screen, moves
 * nothing, and does not hide what has the focus. [WCAG 2.4.11]
 */
export function useBarBelowOthers(): RefObject<HTMLDivElement | null> {
  const bar = useStickyEdge<HTMLDivElement>('top')
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const place = (): void => {
      element.style.setProperty('top', `${roomAt('top', element)}px`)
    }
    place()
    uncover(element)
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [bar])
  return bar
}
