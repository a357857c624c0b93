/** The screens of the client that ask a call, as its build finds them in its modules. */
export type Screens = Readonly<
  Record<
    string,
    {
      readonly screens: readonly string[]
      /** Indices of the screens that ask the call; a whole site stands for its pages. */
      readonly asks: readonly number[]
      /** By the name of a field, indices of the screens that read one of this name. */
      readonly reads: Readonly<Record<string, readonly number[]>>
    }
  >
>

/** Names of a field's path that every answer has. */
const envelope: ReadonlySet<string> = new Set(['data', 'meta'])

/** The screens that read a field and every record on its path. For the whole answer all that ask the call. */
export function screensOf(screens: Screens, call: string, field: string): readonly string[] {
  const own = screens[call]
  if (own === undefined) return []
  const names = field.split('.').map((name) => name.replaceAll('[]', ''))
  // A name that is in no table is that of a header, of a map, or of a field that the contract does not have.
  const known = names.flatMap((name) => {
    const readers = envelope.has(name) ? undefined : own.reads[name]
    return readers === undefined ? [] : [readers]
  })
  const isRead = (index: number): boolean =>
    known.length === 0 ? own.asks.includes(index) : known.every((each) => each.includes(index))
  return own.screens.filter((_, index) => isRead(index))
}
