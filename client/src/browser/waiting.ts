/** Resolves after some milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Lets the browser paint and respond first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

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

/** The longest wait, in milliseconds, for an idle moment of the browser or for earlier turns. */
const longestTurnMs = 3000

/** Settles when all earlier turns have ended. */
let turns = Promise.resolve()

/**
 * Resolves when the browser is idle and has shown earlier parts, one caller after the other: the page grows in short
 * tasks.
 */
export function whenItsTurn(): Promise<void> {
  turns = Promise.race([turns.then(whenShown), wait(longestTurnMs)])
  return turns
}
