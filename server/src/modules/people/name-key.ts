/** The form in which names are looked for: lower case, without accents, one space between words. */
export function nameKey(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
