import { normalEmail } from '@touchline/contract'

/** Normalises an e-mail address for comparison; a text that is no address is trimmed and in lower case. [O-296] */
export function emailKey(email: string): string {
  return (normalEmail(email) ?? email.trim()).toLowerCase()
}

/** Apostrophes as phones, word processors and hands type them. */
const apostrophes = /[\u2018\u2019\u02BC`\u00B4]/g

/** Normalises a name for searching: lower case, no accents, one kind of apostrophe, single spaces. */
export function nameKey(name: string): string {
  const plain = name.replaceAll(apostrophes, "'").normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
