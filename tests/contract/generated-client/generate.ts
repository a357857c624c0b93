import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import openapiTs, { astToString } from 'openapi-typescript'
import { generate } from 'orval'

const run = promisify(execFile)

const folder = import.meta.dirname
/** The generated code. Vite loads it, so it is in no `node_modules`. */
const cache = join(folder, '..', '..', '.cache', 'generated-client')

export const generatedFile = (name: string): string => join(cache, name)

/** Makes a client of the OpenAPI document with each of three generators. */
export async function generateClients(document: string): Promise<void> {
  await rm(cache, { recursive: true, force: true })
  await mkdir(generatedFile('openapi-typescript'), { recursive: true })
  const input = generatedFile('openapi.json')
  await writeFile(input, document)
  await writeFile(generatedFile('openapi-typescript/api.d.ts'), astToString(await openapiTs(document)))
  await createClient({
    input,
    output: generatedFile('hey-api'),
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent' },
  })
  await generate({
    input,
    output: {
      target: generatedFile('orval/api.ts'),
      client: 'fetch',
      override: {
        mutator: { path: join(folder, 'orval-send.ts'), name: 'send' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  })
}

/** Compiles a project of this folder; answers what the compiler says. */
export async function compile(project: string): Promise<string> {
  const compiler = join(folder, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')
  const compiled = run(process.execPath, [compiler, '-p', join(folder, project), '--pretty', 'false'])
  return compiled.then(
    ({ stdout }) => stdout,
    // The compiler prints its findings to the standard output.
    (error: { readonly stdout?: string }) => error.stdout ?? 'the compiler did not run',
  )
}
