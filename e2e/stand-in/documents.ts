import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { readDescription } from '@touchline/contract-testing'
import { config } from './answers.ts'

const printed = execFileSync(process.execPath, ['server/src/openapi.ts', 'documents'], {
  cwd: join(import.meta.dirname, '..', '..'),
  maxBuffer: 2 ** 26,
})

/** The description of the documents alone. */
export const documents = readDescription(JSON.parse(printed.toString()))

/** Where the stand-in's calls are, by the configuration of its site. */
export const routing = { apiOrigin: '', basePaths: config.basePaths, paths: config.paths }
