/** Basket actions and the login attempt wait this long for a second press. */
export const debounceMs = 250

/**
 * Runs `action` once presses have stopped for `waitMs`, with the last arguments. All callers of one burst get the
 * answer of that one run.
 */
export function debounced<A extends readonly unknown[], R>(
  action: (...args: A) => Promise<R>,
  waitMs: number = debounceMs,
): (...args: A) => Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let burst: PromiseWithResolvers<R> | undefined
  return (...args) => {
    clearTimeout(timer)
    const mine = (burst ??= Promise.withResolvers<R>())
    timer = setTimeout(() => {
      burst = undefined
      action(...args).then(mine.resolve, mine.reject)
    }, waitMs)
    return mine.promise
  }
}
