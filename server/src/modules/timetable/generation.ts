/**
 * Which of its two shapes an occurrence has: the older one, by number, before the migration date of its venue, the newer
 * one from that day on. Both are days of the venue's calendar, `YYYY-MM-DD`. [C-35, S7-025]
 */
export function isV2On(day: string, { migrationOn }: { readonly migrationOn: string | null }): boolean {
  return migrationOn !== null && day >= migrationOn
}
