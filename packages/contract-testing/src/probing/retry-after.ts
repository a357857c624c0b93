/** The longest wait that an answer may ask for within a run, in seconds. */
export const longestWait = 60

/** The seconds of a Retry-After, which may be a date; `at` is the instant of the answer. */
export function secondsOf(value: string | undefined, at: string): number | undefined {
  if (value === undefined) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const until = Date.parse(value)
  return Number.isNaN(until) ? undefined : Math.max(Math.ceil((until - Date.parse(at)) / 1000), 0)
}
