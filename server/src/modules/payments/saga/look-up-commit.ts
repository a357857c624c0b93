import { CommitUnknownError } from '../../../infra/store/port.ts'

/**
 * Runs a transaction that must not be repeated blindly: when the connection breaks during the commit, `lookUp` reads
 * whether it happened. Undefined means that it did not, and the error is rethrown. (store rule 7)
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
