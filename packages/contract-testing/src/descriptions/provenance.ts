/** Where a call or a field comes from, as `x-provenance` says it. */
export type Provenance =
  | { readonly kind: 'stated'; readonly section: string }
  | { readonly kind: 'inferred'; readonly from: string }
  | { readonly kind: 'ours'; readonly why: string }
  | { readonly kind: 'observed'; readonly platform: string; readonly since: string }

function textOf(provenance: Provenance): string {
  switch (provenance.kind) {
    case 'stated':
      return provenance.section
    case 'inferred':
      return provenance.from
    case 'ours':
    case 'observed':
      return ''
  }
}

/** The sections of the documents that a provenance names, such as `S7, P7.1`; null where none says anything. */
export function sentenceOf(provenance: Provenance | undefined): string | null {
  if (provenance === undefined) return null
  const sections = textOf(provenance).match(/\b[SP]\d+(?:\.\d+)?\b/g) ?? []
  return sections.length === 0 ? null : [...new Set(sections)].join(', ')
}
