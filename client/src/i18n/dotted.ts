/** 'Main pool · Ravi Menon', skipping empty parts; a wrapped line never begins with a dot. */
export function dotted(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\u00A0· ')
}
