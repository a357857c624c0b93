/**
 * Keeps the files of the present build, so that the site opens without a connection. It knows the site's own pages, assets
 * and configuration; every other request is the browser's alone, answers of the platform first of all.
 * (docs/decisions/072)
 */

declare const self: ServiceWorkerGlobalScope

/** The present build. The build writes it here. */
declare const keptBuild: {
  readonly name: string
  /** The script of the page. */
  readonly entry: string
  readonly files: readonly string[]
}

const { name, entry, files } = keptBuild
const prefix = 'touchline-'
const cacheName = prefix + name
const shell = '/'
const config = '/config.json'
const assets = '/assets/'

/** How long the network may take before the kept file is used, in milliseconds. */
const patienceMs = 4000

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(keepAssets(event.data)))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** Fails while the server has another build than this one: then the browser tries again at the next visit. */
async function keepBuild(): Promise<void> {
  const page = await fetch(shell, { cache: 'no-cache' })
  const html = await page.text()
  if (!page.ok || !html.includes(entry)) throw new Error('the page is of another build')
  const headers = new Headers(page.headers)
  // The text is no longer compressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const cache = await caches.open(cacheName)
  await Promise.all([
    cache.put(shell, new Response(html, { headers })),
    cache.addAll([...files]),
    cache.add(new Request(config, { cache: 'no-cache' })),
  ])
}

/** Runs once no page uses the build before: a page that is open keeps its files. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((other) => other.startsWith(prefix) && other !== cacheName)
  await Promise.all(old.map((other) => caches.delete(other)))
  await self.clients.claim()
}

/** Keeps the assets that a page had loaded before it was controlled: fonts, pictures, texts of its language. */
async function keepAssets(paths: unknown): Promise<void> {
  if (!Array.isArray(paths)) return
  const wanted = paths.filter((path) => typeof path === 'string' && path.startsWith(assets))
  await Promise.allSettled(wanted.map((path) => assetAt(new Request(path))))
}

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return null
  if (pathname.startsWith(assets)) return assetAt(request)
  if (pathname === config) return configAt(request)
  // Frames and downloads are not pages of the site.
  const isPage = request.mode === 'navigate' && request.destination === 'document'
  return isPage && !/^\/api\/|\.[\w-]+$/.test(pathname) ? networkFirst(fetch(request), shell) : null
}

/** The name of an asset changes with its content. */
async function assetAt(request: Request): Promise<Response> {
  const known = await keptAt(request)
  if (known) return known
  const answer = await fetch(request)
  await keep(request, answer.clone())
  return answer
}

function configAt(request: Request): Promise<Response> {
  const answer = fetch(request)
  const kept = answer.then(async (response) => {
    await keep(config, response.clone())
    return response
  })
  return networkFirst(kept, config)
}

/** The answer of the network; the kept file when there is none in time. */
async function networkFirst(answer: Promise<Response>, path: string): Promise<Response> {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs)).then(() => keptAt(path))
  try {
    return await Promise.race([answer, late.then((kept) => kept ?? answer)])
  } catch {
    return (await keptAt(path)) ?? Response.error()
  }
}

/** A worker that has been removed serves its last pages, and keeps nothing for them. */
async function keep(request: Request | string, answer: Response): Promise<void> {
  if (answer.ok && (await caches.has(cacheName))) await (await caches.open(cacheName)).put(request, answer)
}

function keptAt(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName, ignoreVary: true })
}
