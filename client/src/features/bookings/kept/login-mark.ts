/**
 * A mark of a login: two logins have different ones, and none tells the login. FNV-1a, 32 bits.
 */
export function markOf(token: string): string {
  let mark = 0x811c9dc5
  for (const character of token) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (mark >>> 0).toString(36)
}
