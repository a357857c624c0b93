/** An instant (epoch milliseconds) as libraries want it. It asks no clock. */
export function dateOf(instant: number): Date {
  return new Date(instant)
}
