import type { VisiblePart } from './page-messages.ts'

/** Dialogs, and the bars and messages that have a place at the top of the screen. */
const overlays = { dialogs: 'dialog[open]', atTop: '[popover], [data-at-top]' }

/**
 * Moves what belongs to the screen into the part of a tall frame that can be seen. It is done from outside, so that a site
 * that nobody embeds loads none of it.
 */
export function placeInView({ document, innerHeight }: Window, { top, height }: VisiblePart): void {
  for (const { style } of document.querySelectorAll<HTMLElement>(overlays.dialogs)) {
    style.top = `${top}px`
    style.bottom = `${Math.max(0, innerHeight - top - height)}px`
    style.maxHeight = `${height}px`
  }
  for (const { style } of document.querySelectorAll<HTMLElement>(overlays.atTop)) style.marginTop = `${top}px`
}
