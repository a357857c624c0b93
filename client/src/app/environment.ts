import type { CookieJar } from '../api/cookies.ts'
import type { Credentials } from '../api/tokens.ts'
import type { Config } from './config/config.ts'
import type { Modes } from './modes.ts'
import type { Site } from './site.ts'

/** What is known when the page starts and does not change while it lives. */
export type Environment = {
  readonly config: Config
  readonly site: Site
  readonly credentials: Credentials
  readonly cookies: CookieJar
  /** Cookies are marked Secure: the page came over https. */
  readonly secure: boolean
  readonly modes: Modes
}

let provided: Environment | undefined

/** Sets the environment. Runs once, before anything is rendered. */
export function provideEnvironment(environment: Environment): void {
  provided = environment
}

/** The environment, or null where not even the configuration could be read. */
export function knownEnvironment(): Environment | null {
  return provided ?? null
}

export function environment(): Environment {
  if (!provided) throw new Error('the environment was read before it was provided')
  return provided
}
