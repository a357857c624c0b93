import { readFileSync } from 'node:fs'

/** The settings that are secrets. `NAME_FILE` names a file that holds the value of `NAME`. */
export const secretSettings = [
  'DATABASE_URL',
  'GATEWAY_SECRET',
  'GATEWAY_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'GEOCODER_KEY',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/** The environment with its secrets read from their files. Throws an error that names the setting, without its value. */
export function readSecretFiles(environment: Environment): Environment {
  const read = secretSettings.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (file === undefined || file === '') return []
    if (environment[name]) throw new Error(`${name}_FILE: give ${name} or a file of it, not both`)
    return [
      [name, contentOf(`${name}_FILE`, file)],
      [`${name}_FILE`, undefined],
    ] as const
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function contentOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(`${setting}: ${file} cannot be read${code}`, { cause: error })
  }
}
