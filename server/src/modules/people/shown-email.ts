import { domainToUnicode } from 'node:url'

/** An address with its domain in its own letters, as people write it; it is stored and sent to in ASCII. [O-296] */
export function shownEmail<E extends string | null>(email: E): E | string {
  if (email === null) return email
  const at = email.lastIndexOf('@') + 1
  const domain = domainToUnicode(email.slice(at))
  return domain === '' ? email : email.slice(0, at) + domain
}
