/** 'Main pool · Ravi Menon' of what there is; a line that breaks never begins with a dot. */
export function dotted(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\u00A0· ')
}
