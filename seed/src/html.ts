/** Text as it may stand between HTML tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** One `<p>` for each text. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

/** A heading of level 3 and a list under it. */
export function headedList(heading: string, entries: readonly string[]): string {
  const items = entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')
  return `<h3>${escapeHtml(heading)}</h3><ul>${items}</ul>`
}

/** A heading of level 3 and paragraphs under it. */
export function headedText(heading: string, texts: readonly string[]): string {
  return `<h3>${escapeHtml(heading)}</h3>${paragraphs(texts)}`
}
