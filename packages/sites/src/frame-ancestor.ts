/** The problem with a text that is no frame ancestor, in words. */
export const frameAncestorHint = 'give origins such as https://partner.example, with commas between, no path and no *'

/**
 * Whether a text names the pages of one origin in a content policy. A star would let in pages that nobody named, and a
 * policy has no word for an IPv6 address.
 */
export function isFrameAncestor(text: string): boolean {
  return /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
