/** The longest wait, in milliseconds: a part that comes later must not take the page from its reader. */
const patienceMs = 5000

/** Scrolls to a part of the page and focuses it, as soon as the page shows it. */
export function goWhenShown(id: string): void {
  const watch = new MutationObserver(() => {
    const part = document.getElementById(id)
    if (part === null) return
    watch.disconnect()
    part.scrollIntoView({ block: 'start' })
    part.focus({ preventScroll: true })
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), patienceMs)
}
