import { diskFaultLine, startFaultOf } from './disk-faults.ts'

/** A server cannot start: the message says which file or folder, why, and what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/**
 * Runs a part of the start. A failure of a disk becomes a StartFailure about `place`, or about the file that the system
 * names; any other is passed on.
 */
export async function startingAt<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const fault = startFaultOf(error)
    if (!fault || error instanceof StartFailure) throw error
    throw new StartFailure(diskFaultLine(fault, place), { cause: error })
  }
}
