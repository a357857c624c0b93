import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder with a page, an asset and a configuration, as a build of the client leaves it; removed after the tests of the file. */
export function siteFolder(title = 'Site', config = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-site-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const head = `<head><meta name="description" content="Book online." /><title>${title}</title></head>`
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html>${head}<body data-site="${title}"></body></html>`)
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'embed.js'), '')
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  return folder
}
