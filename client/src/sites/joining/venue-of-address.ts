/** The slug of an address's centre, whose theme is shown first; null for none. */
export function venueOfAddress({ pathname, searchParams }: URL): string | null {
  return /^\/centre\/([\w-]+)/.exec(pathname)?.[1] ?? searchParams.get('centre')
}
