/** Normalises an e-mail address for comparison: trimmed, lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
