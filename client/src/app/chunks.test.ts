import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from './chunks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('code that is fetched later', () => {
  test('arrives as it is', async () => {
    await expect(loadChunk('Page', () => Promise.resolve('code'))).resolves.toBe('code')
  })

  test('[S8-021] a failure names the chunk, the type and the address', async () => {
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
})
