const mostCharacters = 200

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** An operator's HTML or text in one line, cut at a word. */
export function plainText(html: string): string {
  const line = html
    .replaceAll(/<[^>]{0,500}>/g, ' ')
    .replaceAll(/&(\w{2,4}|#\d{1,6});/g, (whole, name: string) => named[name] ?? characterOf(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= mostCharacters) return line
  const cut = line.slice(0, mostCharacters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`
}

function characterOf(name: string): string | undefined {
  const code = name.startsWith('#') ? Number(name.slice(1)) : 0
  return code >= 32 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
