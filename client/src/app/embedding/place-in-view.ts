import type { VisiblePart } from './page-messages.ts'

/**
 * Keeps what belongs to the screen in the part of a tall frame that can be seen: dialogs, and the bars and messages at its
 * top. The rules are there before a dialog opens, so that the browser scrolls nowhere to show its first field. No visit
 * that nobody embeds loads them.
 */
export function placeInView({ document }: Window): (part: VisiblePart) => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return ({ top, height }) => {
    // Out of sight nothing has to move.
    if (height === 0) return
    sheet.replaceSync(
      `dialog[open] { top: ${top}px; bottom: max(0px, 100vh - ${top + height}px); max-height: ${height}px }
      [popover], [data-at-top] { margin-top: ${top}px }`,
    )
  }
}
