import { PlatformError } from '@touchline/contract'
import { text } from '../../../texts/index.ts'

/** PostgreSQL cannot store NUL, and no form needs it: refused on both engines. */
export function refuseNul(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) {
      throw new PlatformError('validation_failed', { fields: { [path || 'body']: [text('fields:invalid')] } })
    }
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    refuseNul(key, path)
    refuseNul(inner, path === '' ? key : `${path}.${key}`)
  }
}
