/** A server cannot start: the message says which file or folder, why, and what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

const remedies: readonly (readonly [codes: RegExp, reason: string, remedy: string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'the disk is full', 'Make room, then start again.'],
  [/^(SQLITE_READONLY|EROFS)/, 'it is read-only', 'Mount the disk for writing, or set DATA_DIR to another folder.'],
  [
    /^(SQLITE_PERM|SQLITE_CANTOPEN|SQLITE_AUTH|EACCES|EPERM)/,
    'it cannot be opened or written to',
    'Let the user that runs the server read and write it and its folder, or set DATA_DIR to another folder.',
  ],
  [
    /^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_IOERR_SHORT_READ)/,
    'it is damaged or no database',
    'Restore it from a backup. A sandbox can begin anew: move the folder of DATA_DIR away and start again.',
  ],
  [/^SQLITE_IOERR|^EIO/, 'the disk cannot be read or written', 'Look at the disk.'],
  [/^(ENOTDIR|EEXIST|ELOOP|ENAMETOOLONG)/, 'it is no folder', 'Set DATA_DIR to a folder.'],
  [/^ENOENT/, 'it cannot be made', 'Set DATA_DIR to a folder on a disk of this machine.'],
]

/**
 * Runs a part of the start. A failure of a disk becomes a StartFailure about `place`, or about the file that the system
 * names; any other is passed on.
 */
export async function startingAt<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw startFailure(error, place)
  }
}

function startFailure(error: unknown, place: string): unknown {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    // Errors of the system have a code, and the path that they are about.
    const { code = '', path } = at as { readonly code?: string; readonly path?: string }
    const known = remedies.find(([codes]) => codes.test(code))
    if (known === undefined) continue
    const [, reason, remedy] = known
    return new StartFailure(`${path ?? place}: ${reason} (${code}). ${remedy}`, { cause: error })
  }
  return error
}
