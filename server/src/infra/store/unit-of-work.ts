declare const open: unique symbol

/**
 * A unit of work, as it is handed from module to module. It does not show what can be written: a module opens its own
 * tables with `writesOf` in its repository, and others call the functions that its `index.ts` offers.
 */
export type UnitOfWork = { readonly [open]: true }

/**
 * Opens the writes of one repository: `const placeWrites = writesOf('places', createPlaceWrites)`, then
 * `placeWrites(tx).release(…)`. The name is the one under which `createTx` keeps the repository.
 */
export function writesOf<Writes, Making extends readonly never[]>(
  name: string,
  _make: (...args: Making) => Writes,
): (tx: UnitOfWork) => Writes {
  // Every unit of work is made by `createTx`, which keeps reads and writes of a repository under one name.
  return (tx) => (tx as unknown as Readonly<Record<string, Writes>>)[name] as Writes
}

type Write = (...args: never[]) => unknown
type NamesOfWrites<Writes> = { [Name in keyof Writes]: Writes[Name] extends Write ? Name : never }[keyof Writes]

/** A write that other modules may make: `export const lockOrder = offer(orderWrites, 'lockRow')`. */
export function offer<Writes, Name extends NamesOfWrites<Writes>>(
  writes: (tx: UnitOfWork) => Writes,
  name: Name,
): Writes[Name] extends (...args: infer Args) => infer Answer ? (tx: UnitOfWork, ...args: Args) => Answer : never {
  const made = (tx: UnitOfWork, ...args: never[]) => (writes(tx)[name] as Write)(...args)
  // The signature is the write's own, behind the unit of work.
  return made as never
}
