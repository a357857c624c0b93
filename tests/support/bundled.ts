import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')
const made = new Map<string, Promise<string>>()

/**
 * The path of a file that runs `source` as it is written now, bundled once per worker: a process starts from it in a
 * tenth of the time. It lies in a folder of `home`, beside the migrations, as the built server does; workers that run
 * side by side, on one engine or on two, have a folder each.
 */
export function bundled(source: string, home: 'server' | 'packages/gateway'): Promise<string> {
  const known = made.get(source)
  if (known) return known
  const name = basename(source, '.ts')
  const { TOUCHLINE_ENGINE: engine = 'sqlite', VITEST_POOL_ID: worker = '0' } = process.env
  const folder = `${home}/.cache-${engine}-${worker}-${name}`
  const path = bundleInto(source, `${folder}/${name}.js`)
  made.set(source, path)
  return path
}

async function bundleInto(source: string, result: string): Promise<string> {
  const call = `await bundle(${JSON.stringify(source)}, ${JSON.stringify(result)}, 'tests')`
  const script = `import { bundle } from './scripts/bundle.mjs'; ${call}`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: root })
  return join(root, result)
}
