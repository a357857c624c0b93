export type Availability =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'few' | 'plenty'; readonly places: number }

/** At or below this share of all places, rounded down to whole places, few are left. */
const fewShare = 0.2

/**
 * The badge for places. Without a maximum there is none; below 5 places only sold out is reached. [S9-025, S9-026,
 * S9-027, C-36, C-64]
 */
export function availabilityOf(available: number | null, maximum: number | null): Availability {
  if (available === null || maximum === null) return { kind: 'unknown' }
  if (available <= 0) return { kind: 'sold-out' }
  const few = available <= Math.floor(fewShare * maximum)
  return { kind: few ? 'few' : 'plenty', places: available }
}
