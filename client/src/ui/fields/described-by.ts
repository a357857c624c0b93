/** Ids of the help and the error of a field, as `aria-describedby` wants them; undefined when it has neither. */
export function describedBy(fieldId: string, help: unknown, error: unknown): string | undefined {
  const ids = [help ? `${fieldId}-help` : '', error ? `${fieldId}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
