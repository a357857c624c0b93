import type { CookieJar } from '../api/credentials/cookies.ts'
import type { Credentials } from '../api/credentials/tokens.ts'
import type { Config } from './config/config.ts'
import type { Modes } from './modes.ts'
import type { Site } from './site.ts'

/** Facts known at the start of the page that never change. */
export type Environment = {
  readonly config: Config
  readonly site: Site
  readonly credentials: Credentials
  readonly cookies: CookieJar
  /** The page came over https, so cookies are marked Secure. */
  readonly secure: boolean
  readonly modes: Modes
}

let provided: Environment | undefined

/** Sets the environment, once, before anything is rendered. */
export function provideEnvironment(environment: Environment): void {
  provided = environment
}

/** The environment, or null when even the configuration is unreadable. */
export function knownEnvironment(): Environment | null {
  return provided ?? null
}

export function environment(): Environment {
  if (!provided) throw new Error('the environment was read before it was provided')
  return provided
}
