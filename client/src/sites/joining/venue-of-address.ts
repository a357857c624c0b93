/** Slug of the centre that an address is about, so that its theme is the first one shown; null for none. [S2-077, S2-078] */
export function venueOfAddress({ pathname, searchParams }: URL): string | null {
  return /^\/centre\/([\w-]+)/.exec(pathname)?.[1] ?? searchParams.get('centre')
}
