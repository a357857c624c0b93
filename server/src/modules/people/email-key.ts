import { normalEmail } from '@touchline/contract'

/** Normalises an e-mail address for comparison; a text that is no address is trimmed and in lower case. [O-296] */
export function emailKey(email: string): string {
  return (normalEmail(email) ?? email.trim()).toLowerCase()
}
