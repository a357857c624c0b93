/**
 * Puts the site into the page of a partner, below the script element that names this file:
 * `<script async src="https://bookings.example/embed.js" data-venue="…" data-activity="…" data-lang="cy"></script>`.
 * The frame is as tall as its content. `client/src/app/embedding` is the other side. (docs/embedding.md)
 */

/** The messages of the frame; anything else is not for us. */
type Said = { readonly v: 1; readonly type: unknown; readonly height?: unknown }

const isSaid = (data: unknown): data is Said => typeof data === 'object' && data !== null && 'v' in data && data.v === 1

const tallest = 50_000

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) embed(currentScript)

function embed(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src)
  const frame = document.createElement('iframe')
  frame.src = addressOf(origin, script.dataset)
  frame.title = script.dataset['title'] ?? 'Bookings'
  frame.allow = 'geolocation; clipboard-write'
  frame.style.cssText = 'display:block;width:100%;height:600px;min-height:600px;border:0'
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin || !isSaid(data)) return
    const { type, height } = data
    if (type === 'touchline.height' && typeof height === 'number' && height >= 0 && height <= tallest) {
      frame.style.height = `${height}px`
    }
    if (type === 'touchline.page' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
    tellView()
  })
  let isTelling = false
  function tellSoon(): void {
    if (isTelling) return
    isTelling = true
    requestAnimationFrame(() => {
      isTelling = false
      tellView()
    })
  }
  /** Tells the frame which part of it can be seen, if any: dialogs open there. */
  function tellView(): void {
    const { top, bottom } = frame.getBoundingClientRect()
    const height = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0))
    frame.contentWindow?.postMessage({ v: 1, type: 'touchline.view', top: Math.max(0, -top), height }, origin)
  }
  window.addEventListener('scroll', tellSoon, { passive: true })
  window.addEventListener('resize', tellSoon)
  script.after(frame)
}

/** The page of a venue, or of an activity there; home without one. */
function addressOf(origin: string, { venue, activity, lang }: DOMStringMap): string {
  const parts = venue ? ['location', venue, ...(activity ? [activity] : [])] : []
  const url = new URL(`/${parts.map(encodeURIComponent).join('/')}`, origin)
  url.searchParams.set('embedded', 'true')
  const language = lang ?? document.documentElement.lang.split('-')[0]
  if (language) url.searchParams.set('lang', language)
  return url.href
}
