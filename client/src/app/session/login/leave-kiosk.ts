import { environment } from '../../environment.ts'
import { logOut } from './log-out.ts'

/** The kiosk's home: the configured address, on the site where the visit began. */
export function kioskHome(): string {
  const { config, modes, site } = environment()
  const home = modes.kiosk?.home ?? site.name
  const { homeUrl } = config.kiosk
  const origin = home === site.name ? null : new Map(Object.entries(config.sites)).get(home)
  return origin ? new URL(homeUrl, origin).href : homeUrl
}

/** Ends the visit: logs out, and opens the kiosk's home for the next visitor. */
export function leaveKiosk(): void {
  void logOut().finally(() => window.location.assign(kioskHome()))
}
