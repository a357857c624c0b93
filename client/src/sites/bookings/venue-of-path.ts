/** Slug of the venue that an address is about, so that its theme is the first one shown; null for none. */
export function venueOfPath(pathname: string): string | null {
  return /^\/(?:(?:courses|camps|packages)\/)?location\/([\w-]+)/.exec(pathname)?.[1] ?? null
}
