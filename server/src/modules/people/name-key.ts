/** Apostrophes as phones, word processors and hands type them. */
const apostrophes = /[\u2018\u2019\u02BC`\u00B4]/g

/** Normalises a name for searching: lower case, no accents, one kind of apostrophe, single spaces. */
export function nameKey(name: string): string {
  const plain = name.replaceAll(apostrophes, "'").normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
