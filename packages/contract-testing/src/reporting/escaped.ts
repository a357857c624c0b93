const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for XML and HTML, in elements and attributes, without the control characters that XML forbids. */
export function escaped(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
