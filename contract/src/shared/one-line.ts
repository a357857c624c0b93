/** Control characters, line and paragraph separators, and marks that turn the direction of what follows. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Blanks, marks and fillers, which alone show nothing. */
const visible = /[^\s\p{C}\p{M}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/u

/** Whether a text fits into one line and shows as it was typed; an empty one does. [O-298] */
export function isOneLine(text: string): boolean {
  return !unfit.test(text) && (text.trim() === '' || visible.test(text))
}
