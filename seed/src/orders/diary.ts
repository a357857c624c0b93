/** A stretch of time. */
export type Span = { readonly startsAt: number; readonly endsAt: number }

/** The bookings of each person by time, so that nobody is in two places at once. */
export type Diary = {
  readonly isFree: (userId: number, spans: readonly Span[]) => boolean
  readonly enter: (userId: number, spans: readonly Span[]) => void
}

/** An empty diary of everybody. */
export function createDiary(): Diary {
  const entries = new Map<number, Span[]>()
  return {
    isFree: (userId, spans) => {
      const taken = entries.get(userId) ?? []
      return !spans.some((span) => taken.some((other) => other.startsAt < span.endsAt && span.startsAt < other.endsAt))
    },
    enter: (userId, spans) => {
      const taken = entries.get(userId)
      if (taken) taken.push(...spans)
      else entries.set(userId, [...spans])
    },
  }
}
