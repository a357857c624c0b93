type Words = {
  /** Codes of the system, SQLite and PostgreSQL. */
  readonly codes: RegExp
  /** A clause about a file, a folder or a database. */
  readonly reason: (subject: string) => string
  readonly remedy: string
}

/** What a disk refuses at any time: it is full, may only be read, or has lost something. */
const always: readonly Words[] = [
  { codes: /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, reason: () => 'the disk is full', remedy: 'Make room.' },
  {
    codes: /^(SQLITE_READONLY|EROFS|25006)/,
    reason: (subject) => `${subject} is read-only`,
    remedy: 'Mount the disk for writing, or set DATA_DIR to another folder.',
  },
  {
    codes: /^(SQLITE_PERM|SQLITE_CANTOPEN|SQLITE_AUTH|EACCES|EPERM)/,
    reason: (subject) => `${subject} cannot be opened or written to`,
    remedy: 'Let the user that runs the server read and write it and its folder, or set DATA_DIR to another folder.',
  },
  {
    codes: /^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_IOERR_SHORT_READ|XX001|XX002)/,
    reason: (subject) => `${subject} is damaged`,
    remedy:
      'Restore it from a backup. A sandbox can be reset or deleted instead; a folder of sandboxes alone can be moved away, and begins anew.',
  },
  {
    codes: /^(SQLITE_IOERR|EIO|58030)/,
    reason: () => 'the disk cannot be read or written',
    remedy: 'Look at the disk.',
  },
]

/** What a path refuses at a start. */
const atStart: readonly Words[] = [
  {
    codes: /^(ENOTDIR|EEXIST|ELOOP|ENAMETOOLONG)/,
    reason: (subject) => `${subject} is no folder`,
    remedy: 'Set DATA_DIR to a folder.',
  },
  {
    codes: /^ENOENT/,
    reason: (subject) => `${subject} cannot be made`,
    remedy: 'Set DATA_DIR to a folder on a disk of this machine.',
  },
]

/** The refusal of a disk behind a failure. `path`: the file or folder that the system names; of a copy its target. */
export type DiskFault = Words & { readonly code: string; readonly path: string | undefined }

/** The refusal of a disk that is behind a failure or one of its causes; undefined for any other failure. */
export function diskFaultOf(error: unknown): DiskFault | undefined {
  return faultAmong(always, error)
}

/** As `diskFaultOf`, with the refusals of paths that mean a disk only while a server starts. */
export function startFaultOf(error: unknown): DiskFault | undefined {
  return faultAmong([...always, ...atStart], error)
}

/** Whether the code of a failure is the refusal of a disk. */
export function isDiskCode(code: string): boolean {
  return always.some(({ codes }) => codes.test(code))
}

/** One line: the file or folder, the reason and the remedy. `place` is where the system names none. */
export function diskFaultLine({ code, path, reason, remedy }: DiskFault, place: string): string {
  return `${path ?? place}: ${reason('it')} (${code}). ${remedy}`
}

function faultAmong(words: readonly Words[], error: unknown): DiskFault | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    const { code, path, dest } = at as { readonly code?: unknown; readonly path?: string; readonly dest?: string }
    if (typeof code !== 'string') continue
    const known = words.find(({ codes }) => codes.test(code))
    if (known) return { ...known, code, path: dest ?? path }
  }
  return undefined
}
