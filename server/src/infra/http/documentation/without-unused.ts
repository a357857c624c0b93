import type { OpenApiDocument } from './build-document.ts'

/** The document without the components that nothing refers to any more. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { components } = document
  const used = new Set<string>()
  const waiting = referencesIn(document.paths)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (used.has(next)) continue
    used.add(next)
    const [kind = '', name = ''] = next.split('/')
    waiting.push(...referencesIn((components[kind] as Readonly<Record<string, unknown>> | undefined)?.[name]))
  }
  const kept = Object.entries(components).map(([kind, parts]) => {
    // Schemes of security are named by the calls, without a reference.
    if (kind === 'securitySchemes') return [kind, parts]
    return [kind, Object.fromEntries(Object.entries(parts as object).filter(([name]) => used.has(`${kind}/${name}`)))]
  })
  return { ...document, components: Object.fromEntries(kept) }
}

/** The components that a value refers to, as `schemas/Price`. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.replace('#/components/', '')] : referencesIn(inner),
  )
}
