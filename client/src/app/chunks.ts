import { createElement, memo, use } from 'react'
import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/start-i18n.ts'
import { pageNamespaces } from '../i18n/texts.ts'
import { loadConfig } from './config/load-config.ts'

/** How long a page's code may take. [S9-024] */
export const chunkTimeoutMs = 120_000

/** Code of the site that did not arrive: a connection lost, or a new version delivered meanwhile. [S8-021] */
export class ChunkLoadError extends Error {
  constructor(chunk: string, type: 'error' | 'timeout', url: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${url})`, options)
    this.name = 'ChunkLoadError'
  }
}

/** Browsers name the address in their message; there is no other way to learn it. */
function addressIn(error: unknown): string {
  return error instanceof Error ? (/https?:\S+/.exec(error.message)?.[0] ?? 'unknown') : 'unknown'
}

/** Names of what has not arrived before. */
const missed = new Set<string>()

/**
 * Browsers keep in mind that code did not arrive, and only a new load of the page asks for it again; without a connection
 * that would show no page at all. Answers whether the page is about to be loaded.
 */
async function renewPage(): Promise<boolean> {
  if (!navigator.onLine || !(await loadConfig(new URL('/config.json', window.location.href).href)).ok) return false
  window.location.reload()
  return true
}

/**
 * Loads code, and fails with a ChunkLoadError that says which, how and from where. What failed before and fails again
 * although the site can be reached loads the page anew. [S8-021, S9-024]
 */
export async function loadChunk<M>(chunk: string, load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout', 'unknown')), chunkTimeoutMs)
  })
  const loading = load().catch(async (error: unknown) => {
    if (missed.has(chunk) && (await renewPage())) return new Promise<never>(() => undefined)
    missed.add(chunk)
    throw new ChunkLoadError(chunk, 'error', addressIn(error), { cause: error })
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** Which texts a page reads: those of the first bundle, or also those that come with the pages behind it. */
export type PageTexts = 'first' | 'all'

/** Parameters of an address by their names in the route table. */
export type PathParams = Readonly<Partial<Record<string, string>>>

/** Has what a page begins with there, for the parameters of its address. Never rejects. */
export type Ahead = (params: PathParams) => Promise<unknown>

export type PageModule = { readonly Page: ComponentType; readonly ahead: Ahead }

/** Where the code of a page is; `name` is the chunk's name. */
export type PageCode = {
  readonly name: string
  readonly load: () => Promise<PageModule>
  readonly texts: PageTexts
}

export type LazyPage = {
  readonly Page: ComponentType
  /**
   * Has the page's code there before it is first shown, so that nothing stands in for it. Answers what the page begins with;
   * null when the code did not arrive: showing it tries again.
   */
  readonly prepare: () => Promise<Ahead | null>
}

/** Code that did not arrive, and what makes the next showing ask for it again. */
const failed = new Set<() => void>()

/** After a failure was shown: whoever comes again, with a connection, gets the page. */
export function forgetFailedChunks(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A page whose code and texts are fetched when it is first shown, or prepared. Unlike React's own `lazy` it can be asked for
 * again after it failed.
 */
export function lazyPage({ name, load, texts }: PageCode): LazyPage {
  let loading: Promise<PageModule> | null = null

  function forget(): void {
    loading = null
  }

  async function code(): Promise<PageModule> {
    const [page] = await Promise.all([
      loadChunk(name, load),
      texts === 'all' ? loadChunk('page-texts', () => loadTexts(pageNamespaces)) : undefined,
    ])
    return page
  }

  function codeOnce(): Promise<PageModule> {
    loading ??= code().catch((error: unknown) => {
      failed.add(forget)
      throw error
    })
    return loading
  }

  return {
    // What changes in its frame, such as a name in the breadcrumbs, does not render the page again.
    Page: memo(() => createElement(use(codeOnce()).Page)),
    prepare: () =>
      codeOnce().then(
        ({ ahead }) => ahead,
        () => {
          forget()
          return null
        },
      ),
  }
}
