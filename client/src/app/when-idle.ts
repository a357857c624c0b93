/** Longer than this, in milliseconds, nothing waits for a browser that never rests. */
const patienceMs = 10_000

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not tell when it rests.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve)
  })
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => void window.requestAnimationFrame(() => resolve()))
}

/** Resolves when the browser has nothing else to do, and what it was given before is on the screen: the second frame begins after the first. */
export async function whenShown(): Promise<void> {
  await whenIdle()
  await nextFrame()
  await nextFrame()
}
