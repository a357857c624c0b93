import { buildWhatChanged } from './build.mjs'
import { serve } from './serve.mjs'

/** Builds what changed, then serves. @returns {Promise<number>} the exit code */
export async function main() {
  await buildWhatChanged()
  return serve()
}
