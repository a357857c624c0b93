import type { GuestPass, SharedPass } from './use-guest-passes.ts'

/** Letters and figures in fours, as they are read out. */
export function groupsOf(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** What a pass is good for, each thing named once. */
export function goodFor({ pricingOptions }: Pick<SharedPass, 'pricingOptions'>): readonly string[] {
  return [...new Set(pricingOptions.flatMap(({ name, reference }) => name ?? reference ?? []))]
}

/** Where it can be used. */
export function placeOf({ venueRestriction }: Pick<SharedPass, 'venueRestriction'>): string | null {
  return venueRestriction?.group?.name ?? venueRestriction?.venue?.name ?? null
}

/** A pass of a platform that does not say how it stands may be shown at the door. */
export function isActive({ status }: Pick<SharedPass, 'status'>): boolean {
  return status === null || status === 'active'
}

/** Passes that are good for the same, in the same place, as long, under one name; each group where its first one stood. */
export function alike(passes: readonly GuestPass[]): readonly (readonly [GuestPass, ...GuestPass[]])[] {
  const groups = Map.groupBy(passes, (pass) =>
    JSON.stringify([pass.name, goodFor(pass), placeOf(pass), pass.expiresAt]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}
