import type { CookieJar } from '../../../api/credentials/cookies.ts'
import { memoryJar } from '../../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../../api/credentials/tokens.ts'
import { parseConfig } from '../../config/config.ts'
import { provideEnvironment } from '../../environment.ts'
import type { Site } from '../../site.ts'

/** Opens a site with a configuration and cookies kept earlier; answers its cookies. */
export function openSite(site: Site, config: object = {}, kept: Record<string, string> = {}): CookieJar {
  const configured = parseConfig(config)
  if (!configured.ok) throw new Error('the configuration of this test is wrong')
  const cookies = memoryJar(kept)
  provideEnvironment({
    site,
    config: configured.config,
    credentials: credentialsIn(cookies, 'bookings', { secure: false, pathname: () => '/' }),
    cookies,
    secure: false,
    modes: { embedded: false, kiosk: null },
  })
  return cookies
}
