import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from './load-chunk.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a code chunk', () => {
  test('is returned unchanged', async () => {
    await expect(loadChunk('Page', () => Promise.resolve('code'))).resolves.toBe('code')
  })

  test('[S8-021] a failure names the chunk, the error and the address', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/Page-1.js')
    await expect(loadChunk('Page', () => Promise.reject(failure))).rejects.toThrow(
      'Loading chunk Page failed.\n(error: https://x.example/assets/Page-1.js)',
    )
  })

  test('[S9-024] fails after 120 seconds', async () => {
    expect(chunkTimeoutMs).toBe(120_000)
    const loading = loadChunk('Page', () => new Promise(() => undefined))
    const outcome = loading.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs)
    expect(await outcome).toEqual(new ChunkLoadError('Page', 'timeout', 'unknown'))
  })

  test.each([
    ['loads the page anew while the site can be reached', true, 200, 1],
    ['leaves the page without a connection', false, 200, 0],
    ['leaves the page while the site does not answer', true, 503, 0],
  ] as const)('[S8-021] a second failure %s', async (name, onLine, status, reloads) => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('window', { location: { reload, href: 'https://site.example/page' } })
    vi.stubGlobal('fetch', async () => Response.json({}, { status }))
    const failing = () => loadChunk(name, () => Promise.reject(new TypeError('no')))
    await expect(failing()).rejects.toThrow(ChunkLoadError)
    expect(reload).not.toHaveBeenCalled()
    const again = failing().catch((error: unknown) => error)
    if (reloads === 0) expect(await again).toBeInstanceOf(ChunkLoadError)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads))
  })
})
