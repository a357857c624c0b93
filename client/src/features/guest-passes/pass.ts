import type { GuestPass, SharedPass } from './use-guest-passes.ts'

/** Letters and digits in groups of four, to read aloud. */
export function groupsOf(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The uses of a pass, each named once. */
export function goodFor({ pricingOptions }: Pick<SharedPass, 'pricingOptions'>): readonly string[] {
  return [...new Set(pricingOptions.flatMap(({ name, reference }) => name ?? reference ?? []))]
}

/** Where it can be used. */
export function placeOf({ venueRestriction }: Pick<SharedPass, 'venueRestriction'>): string | null {
  return venueRestriction?.group?.name ?? venueRestriction?.venue?.name ?? null
}

/** A pass without a state, on another platform, may be shown at the door. */
export function isActive({ status }: Pick<SharedPass, 'status'>): boolean {
  return status === null || status === 'active'
}

/** Passes in the order in which they end; those without an end last. */
export function soonestFirst<Pass extends Pick<SharedPass, 'expiresAt'>>(passes: readonly Pass[]): readonly Pass[] {
  return passes.toSorted((one, other) => instantOr(one.expiresAt, Infinity) - instantOr(other.expiresAt, Infinity) || 0)
}

/** Passes that are over, the last one used or run out first. */
export function latestFirst<Pass extends Pick<SharedPass, 'expiresAt' | 'usedAt'>>(
  passes: readonly Pass[],
): readonly Pass[] {
  const over = ({ usedAt, expiresAt }: Pass): number => instantOr(usedAt ?? expiresAt, 0)
  return passes.toSorted((one, other) => over(other) - over(one))
}

/** Epoch milliseconds of a time on the wire. */
function instantOr(time: string | null, otherwise: number): number {
  const at = Date.parse(time ?? '')
  return Number.isFinite(at) ? at : otherwise
}

/** Passes with equal terms, places, expiry and names, grouped at the first one's position. */
export function alike(passes: readonly GuestPass[]): readonly (readonly [GuestPass, ...GuestPass[]])[] {
  const groups = Map.groupBy(passes, (pass) =>
    JSON.stringify([pass.name, goodFor(pass), placeOf(pass), pass.expiresAt]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}
