export type DescribedError = {
  readonly error: string
  readonly message?: string
  readonly code?: string
  readonly constraint?: string
  /** The errors behind it, outermost first. */
  readonly causes?: readonly Omit<DescribedError, 'causes' | 'at'>[]
  /** Where it was thrown, innermost first. */
  readonly at?: readonly string[]
}

const mostCauses = 4
const mostFrames = 6

/** An error for the log, with its causes. Messages lose what may be data of a person: see `saidOf`. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { error: typeof error }
  const causes = causesOf(error)
  const [, ...frames] = (error.stack ?? '').split('\n    at ')
  return {
    ...namesOf(error),
    ...(causes.length > 0 && { causes: causes.map(namesOf) }),
    at: frames.slice(0, mostFrames),
  }
}

function causesOf(error: Error): readonly Error[] {
  const causes: Error[] = []
  let at = error.cause
  while (at instanceof Error && causes.length < mostCauses && !causes.includes(at)) {
    causes.push(at)
    at = at.cause
  }
  return causes
}

function namesOf(error: Error): Omit<DescribedError, 'causes' | 'at'> {
  // Errors of drivers carry a code and the name of a constraint, both free of data.
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
  const message = saidOf(error.message)
  return {
    error: error.name,
    ...(message !== '' && { message }),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  }
}

const longestMessage = 200
/** Names in quotation marks that come from the program, not from a request. */
const ownName = /\b(?:reading|setting|constraint|relation|column|table|function|module) ["'`][\w$.]+["'`]/g
/** Words that may be followed by a colon and words of the program: a system's error code, a constraint of SQLite. */
const introducesOwnWords = /^(?:E[A-Z]+|.*constraint failed|no such (?:table|column))$/

/**
 * A message without what it may quote of a request or a row: texts in quotation marks, values after a colon, parameters
 * of a query, addresses and long numbers.
 */
function saidOf(message: string): string {
  const [line = ''] = message.split('\n')
  const [said = '', ...rest] = withoutQuotations(line).split(/: ?/)
  const plain = introducesOwnWords.test(said) ? [said, ...rest].join(': ') : said
  return `${plain}${rest.length > 0 && plain === said ? ': …' : ''}`
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\d[\d -]{3,}\d/g, '…')
    .slice(0, longestMessage)
}

/** Without everything from the first quotation to the last, because quoted texts hold further marks. */
function withoutQuotations(line: string): string {
  // Of the same length, so that places in it are places in the line.
  const foreign = line.replaceAll(ownName, (name) => ' '.repeat(name.length))
  const first = foreign.search(/["'`]/)
  if (first === -1) return line
  const last = Math.max(...['"', "'", '`'].map((mark) => foreign.lastIndexOf(mark)))
  return `${line.slice(0, first)}…${last === first ? '' : line.slice(last + 1)}`
}
