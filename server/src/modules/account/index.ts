import { closings } from './closing/close-account.ts'
import { downloadEnds } from './downloads/end-download.ts'
import { downloads } from './downloads/prepare-download.ts'

export { listDownloadKeys } from './downloads/end-download.ts'
export { createDataReads } from './data-repository.ts'
export { createHeldReads } from './held-repository.ts'
export { createAccountReads } from './repository.ts'

export const accountJobs = [closings, downloads, downloadEnds] as const
