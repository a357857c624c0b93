/** A slug as a name, capitalised: `swimming-lessons` is 'Swimming lessons'. */
export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
