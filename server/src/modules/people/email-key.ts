/** The form in which e-mail addresses are compared: trimmed, lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
