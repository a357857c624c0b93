import { createElement, use } from 'react'
import type { ComponentType } from 'react'
import { loadConfig } from '../config/load-config.ts'

/** The time limit for a page's code. */
export const chunkTimeoutMs = 120_000

/** Code that failed to load: a lost connection, or a new version. */
export class ChunkLoadError extends Error {
  constructor(chunk: string, type: 'error' | 'timeout', url: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${url})`, options)
    this.name = 'ChunkLoadError'
  }
}

/** Browsers give the address only in their message. */
function addressIn(error: unknown): string {
  return error instanceof Error ? (/https?:\S+/.exec(error.message)?.[0] ?? 'unknown') : 'unknown'
}

/** Names of chunks that failed before. */
const missed = new Set<string>()

/**
 * Browsers cache a failed import until the page is reloaded; without a connection a reload would show nothing. Answers
 * whether the page will reload.
 */
async function renewPage(): Promise<boolean> {
  if (!navigator.onLine || !(await loadConfig(new URL('/config.json', window.location.href).href)).ok) return false
  window.location.reload()
  return true
}

/**
 * Loads code; fails with a ChunkLoadError that names it. A second failure with a working connection reloads the page.
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
