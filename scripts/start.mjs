import { buildWhatChanged } from './build.mjs'
import { serve } from './serve.mjs'

/**
 * Builds what changed, then serves. npm runs this by `exec`, in the place of the shell that a signal to npm would end instead
 * of us (on Windows `exec.cmd` stands in for the word). @returns {Promise<number>} the exit code */
export async function main() {
  await buildWhatChanged()
  return serve()
}
