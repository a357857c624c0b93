import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callFinder, type Exchange, judgeAll, readDescription } from '@touchline/contract-testing'
import { config } from '../../e2e/stand-in/answers.ts'

const root = join(import.meta.dirname, '..', '..')

const printed = execFileSync(process.execPath, ['server/src/openapi.ts', 'documents'], {
  cwd: root,
  maxBuffer: 2 ** 26,
}).toString()

/** The description of the documents alone, as the server's program prints it, in a file. */
export const documentsFile = join(mkdtempSync(join(tmpdir(), 'documents-')), 'documents.json')
writeFileSync(documentsFile, printed)

/** A new copy of that description, which a test may change. */
export const documentsOf = (): unknown => JSON.parse(printed)

const documents = readDescription(documentsOf())

const routing = { apiOrigin: '', basePaths: config.basePaths, paths: config.paths }

/** The judgement of exchanges with the stand-in by the documents, or by a changed description. */
export function judged(exchanges: readonly Exchange[], description = documents) {
  return judgeAll(exchanges, description, callFinder(description, routing))
}
