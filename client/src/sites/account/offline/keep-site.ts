import { environment } from '../../../app/environment.ts'
import { whenItsTurn } from '../../../browser/waiting.ts'

/** The worker's script at the root of the site, and the beginning of the names of its caches. */
const script = '/service-worker.js'
const prefix = 'touchline-'

let isBegun = false

/**
 * Has a worker keep the files of the site once the first page is there, for visits without a connection. A frame keeps
 * nothing, and a shared device not even what it kept before. (docs/decisions/072)
 */
export async function keepSite(): Promise<void> {
  if (isBegun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isBegun = true
  await whenItsTurn()
  const { config, modes } = environment()
  try {
    if (!config.offline || modes.kiosk) await removeSite()
    else if (!modes.embedded && window.top === window) await register()
  } catch {
    // Where the browser forbids workers, every visit needs a connection.
  }
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  // Loaded before the worker was there: fonts, pictures, and texts in the customer's language.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  active?.postMessage(loaded.flatMap(({ origin, pathname }) => (origin === window.location.origin ? pathname : [])))
}

async function removeSite(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}
