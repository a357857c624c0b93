export type StepRange = { readonly min: number; readonly max: number }

export type StepEvent =
  | { readonly kind: 'increase' }
  | { readonly kind: 'decrease' }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'erased' }
  | { readonly kind: 'double-clicked' }

/** Whether a typed number counts: above min and not above max. [S5-052, S5-053] */
function isTaken(typed: number, { min, max }: StepRange): boolean {
  return Number.isSafeInteger(typed) && typed > min && typed <= max
}

/** The stepper's next value, within min and max; erasing sets 0, or min when that is above 0. */
export function stepped(value: number, event: StepEvent, range: StepRange): number {
  switch (event.kind) {
    case 'increase':
      return Math.min(range.max, value + 1)
    case 'decrease':
      return Math.max(range.min, value - 1)
    case 'erased':
      return Math.max(0, range.min)
    case 'double-clicked':
      return range.max
    case 'typed': {
      const typed = /^\d+$/.test(event.text) ? Number(event.text) : Number.NaN
      return isTaken(typed, range) ? typed : value
    }
  }
}
