/**
 * Whether an occurrence has the newer shape: from the migration date of its venue on. Before it, it has the older one,
 * by number. Both are days of the venue's calendar, `YYYY-MM-DD`.
 */
export function isV2On(day: string, { migrationOn }: { readonly migrationOn: string | null }): boolean {
  return migrationOn !== null && day >= migrationOn
}
