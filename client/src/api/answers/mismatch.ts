/** A deviation of an answer from the contract. `path` in the wire's spelling: `items[].line_total`. */
export type ContractMismatch = {
  readonly call: string
  readonly path: string
  readonly expected: string
  readonly got: string
}

export type TellMismatch = (mismatch: ContractMismatch) => void

/** The kind of the value, never the value itself, which may be personal. */
export function gotOf(value: unknown): string {
  if (value === undefined) return 'absent'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

/** Reports each kind of deviation once, however many rows have it. */
export function once(tell: TellMismatch): TellMismatch {
  const told = new Set<string>()
  return (mismatch) => {
    const key = Object.values(mismatch).join(' ')
    if (told.has(key)) return
    told.add(key)
    tell(mismatch)
  }
}
