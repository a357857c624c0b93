const standard = (encoded: string): string => encoded.replaceAll('=', '').replaceAll('-', '+').replaceAll('_', '/')

/** The readable text that a base64 word holds; undefined where it holds none. */
export function textInBase64(encoded: string): string | undefined {
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const isWhole = Buffer.from(text, 'utf8').toString('base64').replaceAll('=', '') === standard(encoded)
  return isWhole && /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) ? text : undefined
}

/** The text in base64, in the alphabet and with the padding of the word that it replaces. */
export function inBase64As(encoded: string, text: string): string {
  const made = Buffer.from(text, 'utf8').toString(/[-_]/.test(encoded) ? 'base64url' : 'base64')
  return encoded.endsWith('=') ? made : made.replaceAll('=', '')
}

/** The decoded text of a percent-encoded one; itself where it is not well formed. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
