import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { PlatformError } from '@touchline/contract'
import { describeError } from '@touchline/serving'
import { hostedSites, mainSite } from '@touchline/sites'
import type { HostedSite } from '@touchline/sites'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../deps.ts'
import type { PageHead, PageLook } from '../../page-head.ts'
import { text, word } from '../../texts/index.ts'
import { refuseOnPage } from './answers/answer-errors.ts'
import { sendPlainPage } from './answers/plain-page.ts'
import { languageOf, markLanguage } from './answers/speak-languages.ts'
import { withHead, withHeading, withLook } from './page-head.ts'
import { languageOfPage, offeredLanguages } from './page-language.ts'
import { serveDirectory, serveRobots } from './site-directory.ts'

/** Addresses of programs: an unknown one below them is a 404 in JSON, never the site. */
const programs = /^\/(api|sandbox|health|documentation|metrics|console)(\/|$|\?)/

/** Sites whose pages belong to one person each. */
const ofPersons: ReadonlySet<HostedSite['name']> = new Set(
  hostedSites.filter((site) => 'isPersonal' in site).map(({ name }) => name),
)

/** A site served under another host name of this server. */
export type OtherSite = {
  /** Its name in the client's configuration. */
  readonly name: HostedSite['name']
  readonly origin: string
  /** Folder of the built site; undefined or missing when it is not served. */
  readonly folder: string | undefined
}

/** The words of the main site's pages to search engines and shared links. */
export type Heads = {
  /** `path` is null on a site under another host. Undefined where asking would make a sandbox. */
  readonly lookOf: (request: FastifyRequest, path: string | null) => Promise<PageLook | undefined>
  /** Undefined for a page that has no head of its own. */
  readonly headOf: (request: FastifyRequest, path: string) => Promise<PageHead | undefined>
  /** The addresses of the site's public pages. */
  readonly listPaths: (request: FastifyRequest) => Promise<readonly string[]>
  /** Whether search engines may list the site: a sandbox is no shop. */
  readonly isListed: boolean
}

type Sites = {
  /** The folder of the built client; undefined or missing when no site is served. */
  readonly folder: string | undefined
  readonly others: readonly OtherSite[]
  readonly publicUrl: string
  /** The content policy of pages: they may be shown where no other answer may. */
  readonly policyOfPages: string
  /** Origins whose pages may show them, besides our own. */
  readonly frameAncestors: readonly string[]
  /** Called before a page is served. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly heads: Heads
  readonly log: Log
}

const isBuilt = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, 'index.html'))

/** Serves the built client: assets immutable, the page fresh, and the page for every other address. */
export async function serveSite(
  app: FastifyInstance,
  { folder, others, publicUrl, policyOfPages, frameAncestors, welcome, heads, log }: Sites,
): Promise<void> {
  const built = isBuilt(folder) ? folder : undefined
  const further = others.flatMap(({ folder: at, ...site }) => (isBuilt(at) ? [{ ...site, folder: at }] : []))
  const folders = new Map(further.map((site) => [new URL(site.origin).host, site.folder]))
  // Every site learns the addresses of the others.
  const known = further.map(({ name, origin }) => [name, origin] as const)
  const sites = { [mainSite.name]: publicUrl, ...Object.fromEntries(known) }
  const facts = { ...(known.length > 0 && { sites }), ...(frameAncestors.length > 0 && { frameAncestors }) }
  if (built !== undefined) await serveFiles(app, { folder: built, facts })
  for (const [host, each] of folders) await serveFiles(app, { folder: each, host, facts })
  for (const { name, origin } of further) {
    serveRobots(app, new URL(origin).host, heads.isListed && !ofPersons.has(name))
  }
  if (built !== undefined) await serveDirectory(app, { publicUrl, heads })
  app.get('/', { schema: { hide: true } }, (request, reply) => page(request, reply))
  app.setNotFoundHandler((request, reply) => page(request, reply))

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wanted = isRead && isPage(request.url) && !acceptsOnlyJson(request)
    const root = folders.get(request.headers.host ?? '') ?? built
    if (!wanted) throw new PlatformError('path_not_found')
    if (root === undefined) return sayNoSites(request, reply)
    try {
      await welcome(request, reply)
    } catch (error) {
      return refuseOnPage(error, reply, log)
    }
    reply.type('text/html; charset=utf-8').headers({ vary: 'Accept', 'content-security-policy': policyOfPages })
    const [address = '/'] = request.url.split('?')
    const path = root === built ? address : null
    const look = await orNone(() => heads.lookOf(request, path))
    if (look === undefined) return reply.sendFile('index.html', root)
    const head = path === null ? undefined : await orNone(() => heads.headOf(request, path))
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Language, Cookie' })
    const looking = withLook(await readFile(join(root, 'index.html'), 'utf8'), look)
    const html = address === '/' ? withHeading(looking, languageOfPage(request, await offeredLanguages(root))) : looking
    return reply.send(head === undefined ? html : withHead(html, head, publicUrl))
  }

  /** A page without its head or look is better than none. */
  async function orNone<Part>(find: () => Promise<Part | undefined>): Promise<Part | undefined> {
    try {
      return await find()
    } catch (error) {
      if (error instanceof PlatformError) return undefined
      log('warn', 'head of a page failed', describeError(error))
      return undefined
    }
  }
}

type Facts = {
  /** Origins of the sites. */
  readonly sites?: Readonly<Record<string, string>>
  readonly frameAncestors?: readonly string[]
}

type Files = {
  readonly folder: string
  /** The host name; by default every name that no other site has. */
  readonly host?: string
  /** The server's part of the configuration, unless the file says otherwise. */
  readonly facts: Facts
}

async function serveFiles(app: FastifyInstance, { folder, host, facts }: Files): Promise<void> {
  const at = host === undefined ? {} : { constraints: { host } }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    setHeaders: (reply, path) => {
      const forever = path.includes(`${join(folder, 'assets')}`)
      reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Pages of other sites run it.
      if (/\bembed\.js(\.\w+)?$/.test(path)) reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    },
    ...at,
  })
  if (Object.keys(facts).length === 0) return
  app.get('/config.json', { ...at, schema: { hide: true } }, async (_request, reply) => {
    // Read each time: it is edited on a deployed site.
    const config: unknown = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))
    return reply.header('cache-control', 'no-cache').send(withFacts(config, facts))
  })
}

/** The configuration with what the server knows; the file wins. */
function withFacts(config: unknown, { sites, frameAncestors }: Facts): unknown {
  const { sites: named = {}, ...rest } = config as { readonly sites?: Readonly<Record<string, string | null>> }
  const given = Object.entries(named).filter(([, origin]) => origin !== null)
  return { ...(frameAncestors && { frameAncestors }), ...rest, sites: { ...sites, ...Object.fromEntries(given) } }
}

/**
 * The address that Fastify routes. No file and no call has an address that cannot be decoded, or one with empty segments or
 * backslashes: outside the addresses of programs and assets, it is a page that the site does not know.
 */
export function routedAddress(url: string): string {
  if (programs.test(url) || url.startsWith('/assets/')) return url
  const [path = ''] = url.split('?')
  return isOdd(path) ? unknownPage : url
}

const unknownPage = '/unknown-page'

function isOdd(path: string): boolean {
  try {
    return /\0|\\|\/\//.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** Tells a person where the API is described. A program asks for no page. */
function sayNoSites(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(request.headers.accept ?? '').includes('text/html')) throw new PlatformError('path_not_found')
  const language = languageOf(request)
  const isHome = /^\/(\?|$)/.test(request.url)
  markLanguage(reply, language)
  reply.code(isHome ? 200 : 404).headers({ vary: 'Accept, Accept-Language', 'cache-control': 'no-cache' })
  return sendPlainPage(reply, {
    language,
    heading: word(language, text('http:no_sites')),
    paragraph: word(language, text('http:api_alone')),
    link: { to: '/documentation', text: word(language, text('http:documentation')) },
  })
}

/** A name with an ending is a file's: a missing file must not be answered with a page. */
function isPage(url: string): boolean {
  const [path = ''] = url.split('?')
  return !programs.test(url) && !/\.[\w-]+$/.test(path) && !path.startsWith('/assets/')
}

/** Below the front page, a request for JSON only is a program's mistake. */
function acceptsOnlyJson({ url, headers }: FastifyRequest): boolean {
  const { accept } = headers
  if (accept === undefined || /^\/(\?|$)/.test(url)) return false
  return accept.split(',').every((range) => /^\s*application\/([\w.-]+\+)?json\b/i.test(range))
}
