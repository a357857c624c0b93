/** The screens of the client that read each field of each call; the whole answer under an empty name. */
export type Screens = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The screens that read a field. A field that nobody names is as its nearest record; a header is as the whole answer. */
export function screensOf(screens: Screens, call: string, field: string): readonly string[] {
  const own = screens[call]
  if (own === undefined) return []
  for (let name = field; name !== ''; name = name.slice(0, Math.max(name.lastIndexOf('.'), name.lastIndexOf('['), 0))) {
    const found = own[name]
    if (found !== undefined) return found
  }
  return own[''] ?? []
}
