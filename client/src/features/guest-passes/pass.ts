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

/** Passes with equal terms, places, expiry and names, grouped at the first one's position. */
export function alike(passes: readonly GuestPass[]): readonly (readonly [GuestPass, ...GuestPass[]])[] {
  const groups = Map.groupBy(passes, (pass) =>
    JSON.stringify([pass.name, goodFor(pass), placeOf(pass), pass.expiresAt]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}
