/** The longest wait, in milliseconds, for a browser that is never idle. */
const patienceMs = 10_000

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not report idle time.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve)
  })
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => void window.requestAnimationFrame(() => resolve()))
}

/** Resolves when the browser is idle and earlier changes are on the screen: the second frame begins after the first. */
export async function whenShown(): Promise<void> {
  await whenIdle()
  await nextFrame()
  await nextFrame()
}
