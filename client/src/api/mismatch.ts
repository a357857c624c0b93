/** Something in an answer is not what was agreed. `path` in the wire's spelling: `items[].line_total`. */
export type ContractMismatch = {
  readonly call: string
  readonly path: string
  readonly expected: string
  readonly got: string
}

export type TellMismatch = (mismatch: ContractMismatch) => void

/** What there was, in a word; never the value itself, which may be somebody's. */
export function gotOf(value: unknown): string {
  if (value === undefined) return 'absent'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

/** Tells each kind of mismatch once, however many rows have it and however often they are read. */
export function once(tell: TellMismatch): TellMismatch {
  const told = new Set<string>()
  return (mismatch) => {
    const key = Object.values(mismatch).join(' ')
    if (told.has(key)) return
    told.add(key)
    tell(mismatch)
  }
}
