/**
 * Parses a query: `name[]=a&name[]=b` and repeated plain names are lists. The object has no prototype, so no name can
 * reach one.
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  const parsed: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) {
    const listed = key.endsWith('[]')
    const name = listed ? key.slice(0, -2) : key
    const known = parsed[name]
    if (known === undefined) parsed[name] = listed ? [value] : value
    else if (Array.isArray(known)) known.push(value)
    else parsed[name] = [known, value]
  }
  return parsed
}
