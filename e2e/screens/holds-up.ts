import type { Page } from '@playwright/test'

/** Elements beyond the right edge, as markup; a frame scrolls by itself. */
export function overhanging(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    // Drawings lie in a clipping frame, and a sideways-scrolling row hides its own end.
    const isCut = (element: Element): boolean =>
      element !== document.documentElement &&
      element !== document.body &&
      getComputedStyle(element).overflowX !== 'visible'
    const isKept = (element: Element): boolean => {
      const around = element.parentElement
      return around !== null && (isCut(around) || isKept(around))
    }
    const wide = [...document.querySelectorAll('body *:not(svg *)')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isKept(element),
    )
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))
  })
}

/** Text that its box clips without an ellipsis, as markup. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, textOverflow, clip, position } = getComputedStyle(element)
      const isHidden = position === 'absolute' && (element.clientWidth <= 1 || clip !== 'auto')
      if (isHidden || textOverflow === 'ellipsis' || element.innerText?.trim() === '') return false
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2
      const wide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2
      return element.children.length === 0 && (high || wide)
    })
    return cut.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))
  })
}

/** Overlapping words, in pairs; sticky parts may lie over scrolling ones. */
export function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Words = { readonly node: Node; readonly text: string; readonly box: DOMRect }
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const isAside = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position) || isAside(element.parentElement))
    /** The visible part of a line within its clipping frames. */
    const shown = (box: DOMRect, element: Element | null): DOMRect => {
      if (element === null || element === root) return box
      const { overflowX, overflowY } = getComputedStyle(element)
      const frame = element.getBoundingClientRect()
      const [left, right] =
        overflowX === 'visible'
          ? [box.left, box.right]
          : [Math.max(box.left, frame.left), Math.min(box.right, frame.right)]
      const [top, bottom] =
        overflowY === 'visible'
          ? [box.top, box.bottom]
          : [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)]
      return shown(new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), element.parentElement)
    }
    const lines: Words[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      // Content far below the window has no layout yet.
      const isShown = around?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      if (text === '' || !around || !isShown || isAside(around)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ node, text, box: shown(box, around) })
    }
    const onEachOther = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      // Lines of titles are set tight.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height)
    return lines
      .flatMap((one, index) =>
        lines
          .slice(index + 1)
          .flatMap((other) => (one.node !== other.node && onEachOther(one.box, other.box) ? [[one, other]] : [])),
      )
      .slice(0, 5)
      .map((pair) => pair.map(({ text }) => text.slice(0, 60)).join(' | '))
  })
}

/** In forced colours only lines mark the chosen item: the others must have none, or another kind. */
export function chosenLikeTheOthers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lineOf = (element: Element) => {
      const { borderBottom, outline, textDecorationLine, fontWeight } = getComputedStyle(element)
      return [borderBottom, outline, textDecorationLine, fontWeight].join('; ')
    }
    return [...document.querySelectorAll('nav [aria-current="page"]')].flatMap((chosen) => {
      const others = [...(chosen.closest('nav')?.querySelectorAll('a:not([aria-current])') ?? [])]
      return others.some((other) => lineOf(other) === lineOf(chosen)) ? [chosen.outerHTML.slice(0, 160)] : []
    })
  })
}

/** Animations in spite of reduced motion, by name. */
export function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 20)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  )
}

/** Controls that Tab should reach; one of each radio group. */
const tabbable =
  'a[href], button:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"], ' +
  'input:not([type="hidden"], [type="radio"], :disabled)'

/** Visible controls that Tab never reaches, as markup. [WCAG 2.1.1] */
export async function unreachedByTab(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate((selector) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
    )
    const reached = new Set<Element | null>()
    document.addEventListener('focusin', ({ target }) => reached.add(target instanceof Element ? target : null))
    Object.assign(globalThis, {
      notReached: () => all.filter((element) => element.isConnected && !reached.has(element)),
    })
    if (document.activeElement) reached.add(document.activeElement)
    return all.length
  }, tabbable)
  const missing = () =>
    page.evaluate(() => {
      const { notReached } = globalThis as unknown as { notReached: () => readonly Element[] }
      return notReached().map((element) => element.outerHTML.slice(0, 160))
    })
  // Frames, and some native controls, have several tab stops.
  for (let pressed = 0; pressed < count + 40; pressed++) {
    await page.keyboard.press('Tab')
    if (pressed >= count - 1 && (await missing()).length === 0) return []
  }
  return missing()
}

/** Visible text keys: the page misses their texts. */
export function unspoken(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () => document.body.innerText.match(/\b(?:activities|checkout|common|courses|flow|home):\w+\.\S+/g) ?? [],
  )
}
