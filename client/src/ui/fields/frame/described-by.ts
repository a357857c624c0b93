/** The ids of a field's help and error for `aria-describedby`; undefined without either. */
export function describedBy(fieldId: string, help: unknown, error: unknown): string | undefined {
  const ids = [help ? `${fieldId}-help` : '', error ? `${fieldId}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
