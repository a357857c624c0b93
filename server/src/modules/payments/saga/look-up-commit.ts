import { CommitUnknownError } from '../../../infra/store/port.ts'

/**
 * A unit of work that must not be repeated blindly: when the connection broke while committing, `lookUp` says from the
 * database whether it happened. Undefined means that it did not, and the failure goes on to the caller. (store rule 7)
 */
export async function lookUpCommit<T>(work: Promise<T>, lookUp: () => Promise<T | undefined>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof CommitUnknownError)) throw error
    const found = await lookUp()
    if (found === undefined) throw error
    return found
  }
}
