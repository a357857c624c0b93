import type { Wait } from './wait.ts'

/** Why an entry waits longer than its position suggests. */
export type Hindrance =
  | { readonly kind: 'booked-elsewhere' }
  | { readonly kind: 'waits-for-more' }
  | { readonly kind: 'to-be-done' | 'was-passed-over'; readonly message: string }

/** The reason why no place is offered: a task before it, or why the entry was passed over; null when unknown. */
export function hindranceOf({ inTheWay, passedOver }: Pick<Wait, 'inTheWay' | 'passedOver'>): Hindrance | null {
  if (inTheWay?.code === 'time_taken') return { kind: 'booked-elsewhere' }
  if (inTheWay) return { kind: 'to-be-done', message: inTheWay.message ?? '' }
  if (!passedOver) return null
  if (passedOver.code === 'waits_for_more') return { kind: 'waits-for-more' }
  // A platform that reports no obstacle knows that it is gone.
  return inTheWay === null ? null : { kind: 'was-passed-over', message: passedOver.message ?? '' }
}
