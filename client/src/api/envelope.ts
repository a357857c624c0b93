type Enveloped = Readonly<Record<string, unknown>> & { readonly data: unknown }

/** An envelope holds nothing but these; an entity that happens to have a field `data` is not one. [O-60] */
const envelopeKeys: ReadonlySet<string> = new Set(['data', 'meta', 'links', 'message', 'statusCode', 'error'])

function isEnvelope(body: unknown): body is Enveloped {
  return (
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    Object.keys(body).every((key) => envelopeKeys.has(key))
  )
}

/** What an answer is about, with or without the `data` wrapper: checkout answers come bare. [payments 2.2] */
export function unwrap(body: unknown): unknown {
  return isEnvelope(body) ? body.data : body
}

/** The paging and sorting of a list, or null when the platform sent none. */
export function metaOf(body: unknown): unknown {
  return isEnvelope(body) ? (body['meta'] ?? null) : null
}
