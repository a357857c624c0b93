import type { Page } from '@playwright/test'

/**
 * The texts of a page that are cut by a box around them or by the screen, the words of headings that break in the middle,
 * and whether the page scrolls sideways. Boxes that scroll show their text by scrolling.
 */
export function findClipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []

    function boxAround(element: Element): DOMRect | null {
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX } = getComputedStyle(outer)
        if (overflowX === 'auto' || overflowX === 'scroll') return null
        const box = outer.getBoundingClientRect()
        // A box of a pixel is for screen readers.
        if (overflowX !== 'visible') return box.width > 2 ? box : null
      }
      return new DOMRect(0, 0, width, 0)
    }

    function breaks(node: Node): boolean {
      const words = (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)
      return [...words].some(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
    }

    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
      const place = element.getBoundingClientRect()
      if (own.length === 0 || place.width < 3 || place.height < 3) continue
      const said = (element.textContent ?? '').trim().slice(0, 60)
      const around = boxAround(element)
      // An element wholly beside its box, such as the dot of a line that begins with it, is meant to be away.
      const isCut =
        around !== null &&
        ((place.left < around.right && place.right > around.right + 1) ||
          (place.right > around.left && place.left < around.left - 17))
      if (isCut) found.push(`cut: ${said}`)
      if (element.closest('h1, h2, th') && own.some(breaks)) found.push(`broken: ${said}`)
    }
    return found
  })
}
