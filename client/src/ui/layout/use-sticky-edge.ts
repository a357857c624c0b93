import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

type Edge = 'top' | 'bottom'

/** Mounted sticky bars, by edge. */
const bars: Readonly<Record<Edge, Set<Element>>> = { top: new Set(), bottom: new Set() }

/** The height that a bar covers. It may be in the flow on some screens; only a sticky one covers content. */
function coveredBy(bar: Element): number {
  return ['sticky', 'fixed'].includes(getComputedStyle(bar).position) ? bar.getBoundingClientRect().height : 0
}

function roomAt(edge: Edge, besides?: Element): number {
  return [...bars[edge]].filter((bar) => bar !== besides).reduce((sum, bar) => sum + coveredBy(bar), 0)
}

/** Pixels between a bar and a focused control; the style sheet has the same until a bar is measured. */
const air = 16

/** The largest share of the screen's height that a bar may cover: one at the top, a closed one at the bottom, and all. [O-547] */
const mostOfScreen = { byTop: 1 / 6, byBottom: 1 / 3, byAll: 2 / 5 } as const

/** A bar that would cover too much, as in very large text, stays in the flow. */
function placeTopBar(bar: Element): void {
  bar.toggleAttribute('data-in-flow', bar.getBoundingClientRect().height > window.innerHeight * mostOfScreen.byTop)
}

/** The same at the bottom, where an opened one was asked for. */
function placeBottomBar(bar: Element): void {
  if (bar.querySelector('[aria-expanded="true"]') !== null) return
  const { height } = bar.getBoundingClientRect()
  const { byBottom, byAll } = mostOfScreen
  const isTooMuch = height > window.innerHeight * byBottom || roomAt('top') + height > window.innerHeight * byAll
  bar.toggleAttribute('data-in-flow', isTooMuch)
}

// Not a custom property: every element inherits those and would be restyled.
function tellPage(): void {
  bars.top.forEach(placeTopBar)
  bars.bottom.forEach(placeBottomBar)
  const { style } = document.documentElement
  style.scrollPaddingTop = `${Math.ceil(roomAt('top')) + air}px`
  style.scrollPaddingBottom = `${Math.ceil(roomAt('bottom')) + air}px`
}

/**
 * For a sticky bar: adds its measured height to the page's scroll padding, so that it never covers a focused control.
 * [WCAG 2.4.11]
 */
export function useStickyEdge<E extends HTMLElement>(edge: Edge): RefObject<E | null> {
  const bar = useRef<E>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    bars[edge].add(element)
    const observer = new ResizeObserver(tellPage)
    observer.observe(element)
    // The size of the screen decides whether it is sticky.
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

function scrollerOf(element: Element): HTMLElement | null {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(outer).overflowY)) return outer
  }
  return null
}

/** For a sticky bar at the foot of a panel that scrolls by itself: it never covers a focused control. [WCAG 2.4.11] */
export function useStickyFoot<E extends HTMLElement>(): RefObject<E | null> {
  const bar = useRef<E>(null)
  useLayoutEffect(() => {
    const element = bar.current
    const scroller = element && scrollerOf(element)
    if (!element || !scroller) return
    const observer = new ResizeObserver(() => {
      const covered = coveredBy(element)
      scroller.style.scrollPaddingBottom = covered === 0 ? '' : `${Math.ceil(covered) + air}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      scroller.style.scrollPaddingBottom = ''
    }
  }, [])
  return bar
}

/**
 * Scrolls content out from under a new bar: content that was in full view stays so; a frame that already reached
 * further up does not move.
 */
function uncover(bar: Element): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || bar.contains(focused)) return
  const { top, bottom, height } = bar.getBoundingClientRect()
  const place = focused.getBoundingClientRect()
  if (place.top < bottom && place.bottom > top) window.scrollBy(0, Math.max(place.top - bottom - air, -height - air))
}

/**
 * For a bar that appears while the page is in use: it lies below the others at the top of the screen, moves nothing,
 * and does not cover the focused control. [WCAG 2.4.11]
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
