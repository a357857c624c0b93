import { createElement, use } from 'react'
import type { ComponentType } from 'react'
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

/** Pages whose code did not arrive. */
const failed = new Set<() => void>()

/** After a failure was shown: the page asks for its code again when it is next opened. */
export function forgetFailedChunks(): void {
  for (const forget of failed) forget()
}

/** Stands in for a page whose code did not arrive, and asks for it again each time it is opened: the router asks only once. */
export function retriedPage(load: () => Promise<ComponentType>, failure: unknown): ComponentType {
  let loading: Promise<ComponentType> | null = Promise.reject(failure)
  loading.catch(() => undefined)
  failed.add(() => {
    loading = null
  })
  return function RetriedPage() {
    loading ??= load()
    return createElement(use(loading))
  }
}
