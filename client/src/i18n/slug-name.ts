/** A slug as a name, capitalised, where there is no other: `swimming-lessons` is 'Swimming lessons'. [S2-101] */
export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
